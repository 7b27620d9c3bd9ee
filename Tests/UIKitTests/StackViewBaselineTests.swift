// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// A horizontal stack view has the baselines of its tallest arranged view, also after a change.
@MainActor
struct StackViewBaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let box = UIView()
    private let text = UILabel()
    private let other = UILabel()

    @Test func `The baseline moves to what becomes the tallest`() {
        for label in [text, other] { label.text = "text" }
        let stack = UIStackView(arrangedSubviews: [box, text])
        stack.alignment = .center
        for view in [stack, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let height = box.heightAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([
            height, box.widthAnchor.constraint(equalToConstant: 20),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
        ])
        root.layoutIfNeeded()
        let baseline = other.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
        baseline.isActive = true
        root.layoutIfNeeded()
        // A view without baselines has its top instead.
        #expect(other.frame.minY < 100 && other.frame.maxY > 100)
        height.constant = 5
        root.layoutIfNeeded()
        #expect(other.frame.minY == 100)
        height.constant = 60
        root.layoutIfNeeded()
        #expect(other.frame.minY < 100 && other.frame.maxY > 100)
    }
}
