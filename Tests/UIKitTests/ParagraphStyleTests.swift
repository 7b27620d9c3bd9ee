// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Heights of lines, as design systems give them.
@MainActor
struct ParagraphStyleTests {
    private func label(_ change: (NSMutableParagraphStyle) -> Void, size: CGFloat = 20) -> UILabel {
        let style = NSMutableParagraphStyle()
        change(style)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
            string: "one\ntwo", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: size)])
        return label
    }

    @Test func `Equal limits of the line height give the height of every line`() {
        let label = label {
            $0.minimumLineHeight = 30
            $0.maximumLineHeight = 30
        }
        #expect(label.intrinsicContentSize.height == 60)
    }

    @Test func `A multiple is of the font's line height, within the limits`() {
        let line = UIFont.systemFont(ofSize: 20).lineHeight
        let multiple = label { $0.lineHeightMultiple = 1.5 }.intrinsicContentSize.height
        #expect(abs(multiple - 3 * line) < 0.5)
        let limited = label {
            $0.lineHeightMultiple = 1.5
            $0.maximumLineHeight = 26
        }
        #expect(limited.intrinsicContentSize.height == 52)
        let higher = label {
            $0.lineHeightMultiple = 0.5
            $0.minimumLineHeight = 18
        }
        #expect(higher.intrinsicContentSize.height == 36)
    }

    @Test func `The document of a hierarchy has the line height`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(
            label {
                $0.minimumLineHeight = 30
                $0.maximumLineHeight = 30
            })
        #expect(LayoutDocument(of: root).text.contains("\"lineHeight\": 30"))
    }

    @Test func `Documents of buttons and fields leave line heights out, which they cannot have`() throws {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 30
        style.lineSpacing = 4
        let text = NSAttributedString(string: "one", attributes: [.paragraphStyle: style])
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (field, button) = (UITextField(), UIButton(type: .system))
        field.attributedText = text
        button.setAttributedTitle(text, for: .normal)
        root.addSubview(field)
        root.addSubview(button)
        let written = LayoutDocument(of: root).text
        #expect(LayoutDocument(written).viewNames.count == 3)
        #expect(!written.contains("lineHeight") && !written.contains("lineSpacing"))
    }
}
