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
        get { shown.attributed(color: textColor) }
        set {
            shown.content = newValue.map(ShownText.Content.attributed) ?? .plain("")
            invalidateIntrinsicContentSize()
        }
    }

    open var placeholder: String? {
        didSet {
            if attributedPlaceholderStorage?.string != placeholder { attributedPlaceholderStorage = nil }
            if placeholder != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    private var attributedPlaceholderStorage: NSAttributedString?

    open var attributedPlaceholder: NSAttributedString? {
        get { attributedPlaceholderStorage ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            attributedPlaceholderStorage = newValue
            placeholder = newValue?.string
        }
    }

    open var font: UIFont? {
        get { shown.font }
        set {
            shown.font = newValue ?? .systemFont(ofSize: 17)
            shown.content.set(.font, shown.font)
            invalidateIntrinsicContentSize()
        }
    }

    open var textColor: UIColor? { didSet { shown.content.set(.foregroundColor, textColor) } }

    open var textAlignment: NSTextAlignment {
        get { shown.alignment }
        set { shown.alignment = newValue }
    }

    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { invalidateIntrinsicContentSize() } }
    }
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
    /// Views beside the text, shown as their modes say; their frames have the sizes that they are given.
    open var leftView: UIView? { didSet { if leftView !== oldValue { sideViewsChanged(oldValue) } } }
    open var rightView: UIView? { didSet { if rightView !== oldValue { sideViewsChanged(oldValue) } } }
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { sideViewsChanged(nil) } } }
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { sideViewsChanged(nil) } } }
    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var isEditing: Bool { isFirstResponder }
    // Views that the keyboard would have.
    private var inputViews: (input: UIView?, accessory: UIView?) = (nil, nil)
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }
    open override var canBecomeFirstResponder: Bool { true }

    // MARK: Rectangles in the field's coordinates, for subclasses

    /// Where the text is: between the views on its sides, in points.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let border = borderInset
        let left = shownLeftView == nil ? border : leftViewRect(forBounds: bounds).maxX + border / 2
        let right = shownRightView == nil ? bounds.maxX - border : rightViewRect(forBounds: bounds).minX - border / 2
        return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
    }

    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(leftView, in: bounds)
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = sideSize(rightView, in: bounds)
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func sideSize(_ view: UIView?, in bounds: CGRect) -> CGSize {
        guard let view else { return .zero }
        var size = view.frame.size
        // A view without a frame has the size of its content.
        if !view.translatesAutoresizingMaskIntoConstraints || size == .zero {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return size
    }

    private var borderInset: CGFloat { borderStyle == .none ? 0 : 7 }
    private var shownLeftView: UIView? { isShown(leftViewMode) ? leftView : nil }
    private var shownRightView: UIView? { isShown(rightViewMode) ? rightView : nil }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .always: true
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private func sideViewsChanged(_ old: UIView?) {
        if let old, old.superview === self { old.removeFromSuperview() }
        for view in [shownLeftView, shownRightView] {
            if let view, view.superview !== self { addSubview(view) }
        }
        for view in [leftView, rightView] {
            if let view, view.superview === self, view !== shownLeftView, view !== shownRightView {
                view.removeFromSuperview()
            }
        }
        invalidateIntrinsicContentSize()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let view = shownLeftView { view.placeBeside(at: leftViewRect(forBounds: bounds)) }
        if let view = shownRightView { view.placeBeside(at: rightViewRect(forBounds: bounds)) }
    }

    /// The text as it is seen: of a secret one, a dot for each character.
    private var visibleText: ShownText {
        guard isSecureTextEntry, let secret = text, !secret.isEmpty else { return shown }
        var text = shown
        text.content = .plain(String(repeating: "•", count: secret.count))
        return text
    }

    private var measuredText: ShownText {
        var text = visibleText
        if text.isEmpty { text.content = .plain(placeholder ?? "") }
        return text
    }

    override var naturalSize: CGSize {
        let text = measuredText
        let sides = [shownLeftView, shownRightView].reduce(0) { $0 + sideSize($1, in: .zero).width }
        let width = sides + (text.isEmpty ? 0 : CGFloat(text.measure().size.width).rounded(.up))
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

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        let (bounds, standard) = (bounds, bounds.insetBy(dx: borderInset, dy: 0))
        guard bounds.width > 0, bounds.height > 0 else { return }
        let rect = (text ?? "").isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        if rect != standard { style.textInsets = rect.engineInsets(in: bounds) }
    }

    override var documentContent: ViewContent {
        .textField(
            ViewContent.TextField(
                text: visibleText.styled, placeholder: placeholder, borderStyle: borderStyle.engineStyle))
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

extension UITextField {
    // None is posted: no one edits here.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
}
