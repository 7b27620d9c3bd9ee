// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// An editable line of text.
open class UITextField: UIControl {
    public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }

    private var shown = ShownText(content: .plain(""), font: .systemFont(ofSize: 17))

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String? {
        get { shown.string }
        set {
            guard newValue ?? "" != shown.string else { return }
            shown.content = .plain(newValue ?? "")
            invalidateIntrinsicContentSize()
        }
    }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: shown.string) }
        set {
            shown.content = newValue.map(ShownText.Content.attributed) ?? .plain("")
            invalidateIntrinsicContentSize()
        }
    }

    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }

    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }

    open var font: UIFont? {
        get { shown.font }
        set {
            shown.font = newValue ?? .systemFont(ofSize: 17)
            invalidateIntrinsicContentSize()
        }
    }

    open var textColor: UIColor?

    open var textAlignment: NSTextAlignment {
        get { shown.alignment }
        set { shown.alignment = newValue }
    }

    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType?
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    open var leftView: UIView?
    open var rightView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightViewMode = ViewMode.never
    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { true }

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    private var measuredText: ShownText {
        var text = shown
        if text.isEmpty { text.content = .plain(placeholder ?? "") }
        return text
    }

    override var naturalSize: CGSize {
        let text = measuredText
        let width = text.isEmpty ? 0 : CGFloat(text.measure().size.width).rounded(.up)
        var line = text
        line.content = .plain("X")
        let height = CGFloat(line.measure().size.height)
        switch borderStyle {
        // 22 at 17 points of text, as Interface Builder records it.
        case .none:
            let scale = UIScreen.main.scale
            return CGSize(width: width, height: height + (1.5 * scale).rounded(.up) / scale)
        case .line, .bezel: return CGSize(width: width + 14, height: height + 8)
        // 7 points of border on each side and the same again for the caret; 34 high up to 17 points of text.
        case .roundedRect: return CGSize(width: width + 28, height: max(34, height.rounded(.up) + 13))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var centersText: Bool { true }

    override func baselines(atHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        ControlText.baselines(of: measuredText, height: height)
    }

    override var textFont: UIFont? { shown.font }

    override var shownTextColor: UIColor? { textColor }

    override var documentContent: ViewContent {
        .textField(
            ViewContent.TextField(
                text: shown.styled, placeholder: placeholder, borderStyle: borderStyle.engineStyle))
    }
}

extension UITextField.BorderStyle {
    fileprivate var engineStyle: ViewContent.TextField.BorderStyle {
        switch self {
        case .none: .none
        case .line: .line
        case .bezel: .bezel
        case .roundedRect: .roundedRect
        }
    }
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
}

public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Hashable, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Hashable, Sendable { case `default`, dark, light }

public enum UITextAutocapitalizationType: Int, Hashable, Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int, Hashable, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Hashable, Sendable { case `default`, no, yes }

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
