// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Text of several lines that can be read and edited.
open class UITextView: UIScrollView {
    private var shown = ShownText(
        content: .plain(""), font: .systemFont(ofSize: 12), numberOfLines: 0, lineBreakMode: .byWordWrapping)
    private var automaticWidth: CGFloat?

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// The container is not used: the view has one of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var text: String! {
        get { shown.string }
        set {
            shown.content = .plain(newValue ?? "")
            textChanged()
        }
    }

    open var attributedText: NSAttributedString! {
        get { shown.attributed(color: textColor) }
        set {
            shown.content = newValue.map(ShownText.Content.attributed) ?? .plain("")
            textChanged()
        }
    }

    /// The text, for changes in place: it is measured again after each access.
    open var textStorage: NSTextStorage {
        textChanged()
        if case .attributed(let text) = shown.content, let storage = text as? NSTextStorage { return storage }
        let storage = NSTextStorage(attributedString: shown.attributed(color: textColor))
        storage.addLayoutManager(layoutManager)
        shown.content = .attributed(storage)
        return storage
    }

    open private(set) lazy var layoutManager: NSLayoutManager = {
        let manager = NSLayoutManager()
        manager.addTextContainer(textContainer)
        manager.text = { [weak self] in self?.attributedText ?? NSAttributedString(string: "") }
        return manager
    }()

    open var font: UIFont? {
        get { shown.font }
        set {
            shown.font = newValue ?? .systemFont(ofSize: 12)
            shown.content.set(.font, shown.font)
            textChanged()
        }
    }

    open var textColor: UIColor? { didSet { shown.content.set(.foregroundColor, textColor) } }

    /// The size of the text with its insets at the view's width, in points.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height) }
        set {}
    }

    open var textAlignment: NSTextAlignment {
        get { shown.alignment }
        set { shown.alignment = newValue }
    }

    open var isEditable = true
    open var selectedRange = NSRange(location: 0, length: 0)
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open func scrollRangeToVisible(_ range: NSRange) {}
    open var isSelectable = true
    open var adjustsFontForContentSizeCategory = false
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.textChanged() }
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
    open override var canBecomeFirstResponder: Bool { isEditable }

    open override var isScrollEnabled: Bool {
        didSet {
            guard isScrollEnabled != oldValue else { return }
            structureChanged()
            textChanged()
        }
    }

    private func textChanged() {
        automaticWidth = nil
        invalidateIntrinsicContentSize()
    }

    private var textInsets: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        let inset = textContainerInset
        return UIEdgeInsets(
            top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
    }

    override var naturalSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return size(wrappedAt: automaticWidth)
    }

    /// - Parameter width: points of the text itself.
    private func size(wrappedAt width: CGFloat?) -> CGSize {
        var text = shown
        if text.isEmpty { text.content = .plain("X") }
        let size = text.measure(width: width, direction: effectiveUserInterfaceLayoutDirection).size
        let insets = textInsets
        return CGSize(
            width: (shown.isEmpty ? 0 : CGFloat(size.width)) + insets.left + insets.right,
            height: CGFloat(size.height) + insets.top + insets.bottom)
    }

    override func forgetWrapping() { automaticWidth = nil }

    override var wrapsContent: Bool { !isScrollEnabled }

    override func content(wrappedAt width: CGFloat?) -> LiveContent {
        let known = automaticWidth
        automaticWidth = limit(width)
        let content = makeContent()
        if width == nil { automaticWidth = known }
        return content
    }

    private func limit(_ width: CGFloat?) -> CGFloat? {
        guard let width else { return nil }
        let insets = textInsets
        return shown.wrappingWidth(
            in: width - insets.left - insets.right, direction: effectiveUserInterfaceLayoutDirection)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textInsets
        guard size.width > 0, size.width < 1e9 else { return self.size(wrappedAt: nil) }
        return self.size(wrappedAt: max(size.width - insets.left - insets.right, 0))
    }

    override func baselines(atHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        var text = shown
        if text.isEmpty { text.content = .plain("X") }
        let measured = text.measure(width: automaticWidth)
        return (
            textContainerInset.top + CGFloat(measured.firstBaseline),
            textContainerInset.bottom + CGFloat(measured.size.height - measured.lastBaseline)
        )
    }

    override var textFont: UIFont? { shown.font }
    override var shownTextColor: UIColor? { textColor }

    override var engineContent: ViewContent { .view }

    override var documentContent: ViewContent {
        .textView(
            ViewContent.TextView(
                text: shown.styled, isScrollEnabled: isScrollEnabled,
                textContainerInset: textContainerInset.engineInsets,
                lineFragmentPadding: Double(textContainer.lineFragmentPadding)))
    }
}

/// Where a text view sets its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    private let changed: () -> Void

    init(changed: @escaping () -> Void) { self.changed = changed }

    public override init() { changed = {} }

    public init(size: CGSize) {
        changed = {}
        self.size = size
    }

    /// Points.
    open var size = CGSize.zero
    open weak var layoutManager: NSLayoutManager?
    /// Room that texts would flow around. It has no effect here.
    open var exclusionPaths: [UIBezierPath] = []

    /// Points on each side of a line.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = true
    open var heightTracksTextView = false
}

extension UITextView {
    // None is posted: no one edits here.
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
