// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Sizes and attributes of texts that subclasses and attributed strings change.
@MainActor
struct TextContentTests {
    final class PaddedLabel: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
            return CGRect(
                x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + 30, height: rect.height + 10)
        }
    }

    @Test func `A label with a padding is larger by it`() {
        let (plain, padded) = (UILabel(), PaddedLabel())
        for label in [plain, padded] { label.text = "Some words" }
        let size = plain.intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 10))
        padded.sizeToFit()
        #expect(padded.frame.size == padded.intrinsicContentSize)
    }

    @Test func `A label with a padding wraps inside it`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (plain, padded) = (UILabel(), PaddedLabel())
        for label in [plain, padded] {
            label.text = "Some words that need more than one line"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        plain.widthAnchor.constraint(equalToConstant: 150).isActive = true
        padded.widthAnchor.constraint(equalToConstant: 180).isActive = true
        root.layoutIfNeeded()
        #expect(plain.frame.height > 35)
        #expect(padded.frame.height == plain.frame.height + 10)
    }

    @Test func `A font that is set after an attributed text applies to all of it`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Words", attributes: [.font: UIFont.systemFont(ofSize: 40), .kern: 2])
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize.height < 25)
        let text = label.attributedText
        #expect((text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(text?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test func `Attributed texts of fields and text views are those that were set`() {
        let text = NSAttributedString(string: "Words", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        let (field, view) = (UITextField(), UITextView())
        field.attributedText = text
        field.attributedPlaceholder = text
        view.attributedText = text
        #expect(field.attributedText == text && field.attributedPlaceholder == text && view.attributedText == text)
        view.text = "Plain"
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
    }

    @Test func `A configuration of symbols applies what it states`() {
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let body = UIImage.SymbolConfiguration(pointSize: 17)
        #expect(UIImage(systemName: "star", withConfiguration: large.applying(body))?.size.width == 20)
        let bold = large.applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(UIImage(systemName: "star", withConfiguration: bold)?.size.width == 40)
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = large
        #expect(view.intrinsicContentSize.width == 40)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
        #expect(view.intrinsicContentSize.width > 22)
    }

    @Test func `Controls have their sizes from the start`() {
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
        #expect(UISegmentedControl(items: ["One", "Two"]).frame.width > 60)
        #expect(UIPickerView().frame.size == UIPickerView().intrinsicContentSize)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
        slider.sizeToFit()
        #expect(slider.frame.width == 200 && slider.frame.height > 20)
    }

    @Test func `A text view knows the size of its content`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.text = "Words that need some lines in a narrow view"
        #expect(view.contentSize.width == 100 && view.contentSize.height > 50)
    }

    @Test func `Views beside a field's text are laid out`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let width = field.intrinsicContentSize.width
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIImageView())
        field.leftView = left
        field.rightView = right
        #expect(left.superview == nil)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(left.superview === field && left.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        #expect(field.intrinsicContentSize.width == width + 30 && right.superview == nil)
    }

    @Test func `The readable width is limited without a constraint to it`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 500))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 484))
    }

    @Test func `A secret text is seen as dots`() {
        let field = UITextField()
        field.text = "will"
        let width = field.intrinsicContentSize.width
        field.isSecureTextEntry = true
        #expect(field.intrinsicContentSize.width != width && field.text == "will")
        let document = LayoutDocument(of: field).text
        #expect(document.contains("••••") && !document.contains("will"))
        field.text = ""
        field.placeholder = "Password"
        #expect(LayoutDocument(of: field).text.contains("Password"))
    }
}
