// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// Views that ask for layout while they are laid out or measured.
@MainActor
struct ReentrantLayoutTests {
    final class Fitting: UIView {
        override var intrinsicContentSize: CGSize {
            systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
    }

    @Test func `A view may take the size that fits its constraints for its intrinsic content size`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (view, inner) = (Fitting(), UIView())
        for each in [view, inner] { each.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(view)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 30),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 6),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 42))
        #expect(view.intrinsicContentSize == CGSize(width: 50, height: 42))
    }

    final class Looping: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    @Test func `A view that is laid out inside its own layout without end is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.addSubview(Looping(frame: root.bounds))
            root.layoutIfNeeded()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Layout feedback loop: <"), "\(text.suffix(300))")
    }

    final class Emptying: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for subview in subviews { subview.removeFromSuperview() }
        }
    }

    @Test func `Views may leave the hierarchy while it is laid out`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let (view, inner) = (Emptying(), UILabel())
        inner.text = "a"
        for each in [view, inner] { each.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(view)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.superview == nil && view.frame.size == .zero)
    }
}
