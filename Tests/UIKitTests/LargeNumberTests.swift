// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UIKit

/// `greatestFiniteMagnitude`, with which code says "as much as it likes", and other numbers beyond what a layout can have.
@MainActor
struct LargeNumberTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private func label(_ text: String = "some words that wrap at this width") -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        return label
    }

    @Test func `A fitting size with an unlimited height is that of the text`() {
        let label = label()
        let limited = label.systemLayoutSizeFitting(
            CGSize(width: 100, height: 10_000), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let unlimited = label.systemLayoutSizeFitting(
            CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(limited == unlimited)
        #expect(unlimited.width == 100 && unlimited.height > 50)
        #expect(label.systemLayoutSizeFitting(CGSize(width: CGFloat.infinity, height: .infinity)).height > 20)
    }

    @Test func `A limit that is never reached leaves the layout as it is`() {
        let label = label()
        label.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive = true
        label.widthAnchor.constraint(greaterThanOrEqualToConstant: -.greatestFiniteMagnitude).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        #expect(label.frame.width > 100)
    }

    @Test func `A constant that becomes too large is replaced by the largest`() {
        let label = label()
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        width.isActive = true
        root.layoutIfNeeded()
        width.constant = .greatestFiniteMagnitude
        root.layoutIfNeeded()
        #expect(label.frame.width == 1e9)
        #expect(width.constant == .greatestFiniteMagnitude)
    }

    @Test func `A constant that is too large is reported once, in the words of Auto Layout`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).constant = 1e10
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let ranges = text.ranges(
            of: "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.")
        #expect(ranges.count == 1)
    }

    final class Stated: UIView {
        var size = CGSize.zero
        override var intrinsicContentSize: CGSize { size }
    }

    @Test(arguments: ["inf", "1e300", "nan"])
    func `A view's number that is too large is reported, and the others are laid out`(value: String) async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardErrorContent]
        ) { @MainActor [value] in
            let view = Stated(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let label = UILabel()
            label.text = "a"
            let stated = Stated()
            stated.size = CGSize(width: 10, height: CGFloat(Double(value) ?? 0))
            for subview in [label, stated] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
            }
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 7).isActive = true
            view.layoutIfNeeded()
            precondition(label.frame.minY == 7 && label.frame.height > 10)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("intrinsicContentSize of <"), "\(text)")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -5])
    func `Paragraph styles with unusual numbers leave texts a size`(value: CGFloat) {
        for property in [
            \NSMutableParagraphStyle.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
        ] {
            let style = NSMutableParagraphStyle()
            style[keyPath: property] = value
            let label = label()
            label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
            let height = label.intrinsicContentSize.height
            #expect(height.isFinite && height > 0, "\(property)")
        }
    }
}
