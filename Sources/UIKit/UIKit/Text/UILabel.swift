// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel

/// Text that is not editable.
open class UILabel: UIView {
    private var shown = ShownText(content: .plain(""), font: UILabel.standardFont, pushesOutWords: true)
    private var hasText = false
    private var rareLabelProperties: RareProperties?

    private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// What most labels of a large hierarchy leave as it is.
    private final class RareProperties {
        /// The width that the layout gives text of several lines; nil for no limit.
        var automaticWidth: CGFloat?
        var color: UIColor?
        var preferredMaxLayoutWidth: CGFloat = 0
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var adjustsFontForContentSizeCategory = false
        var baselineAdjustment = UIBaselineAdjustment.alignBaselines
        var highlightedTextColor: UIColor?
        var isHighlighted = false
        var isEnabled = true
        var shadowColor: UIColor?
        var shadowOffset = CGSize(width: 0, height: -1)
    }

    private var ownLabelProperties: RareProperties {
        if let rareLabelProperties { return rareLabelProperties }
        let made = RareProperties()
        rareLabelProperties = made
        return made
    }

    private var automaticWidth: CGFloat? {
        get { rareLabelProperties?.automaticWidth }
        set { if newValue != automaticWidth { ownLabelProperties.automaticWidth = newValue } }
    }

    private var colorStorage: UIColor? {
        get { rareLabelProperties?.color }
        set { if rareLabelProperties != nil || newValue != nil { ownLabelProperties.color = newValue } }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { isUserInteractionEnabled = false }

    open var text: String? {
        get { hasText ? shown.string : nil }
        set {
            let isSame = hasText == (newValue != nil) && isPlain && shown.string == newValue ?? ""
            guard !isSame else { return }
            hasText = newValue != nil
            shown.content = .plain(newValue ?? "")
            textChanged()
        }
    }

    /// Shows the text of a control that the label is a part of.
    func show(_ text: ShownText) {
        hasText = !text.isEmpty
        let alignment = shown.alignment
        shown = text
        shown.alignment = alignment
        textChanged()
    }

    private var isPlain: Bool { if case .plain = shown.content { true } else { false } }

    open var attributedText: NSAttributedString? {
        get {
            guard hasText else { return nil }
            switch shown.content {
            case .attributed(let text): return text
            case .plain(let text): return NSAttributedString(string: text, attributes: [.font: font as Any])
            }
        }
        set {
            hasText = newValue != nil
            shown.content = newValue.map(ShownText.Content.attributed) ?? .plain("")
            textChanged()
        }
    }

    open var font: UIFont! {
        get { shown.font }
        set {
            let font: UIFont = newValue ?? UILabel.standardFont
            guard !isPlain || font != shown.font || font.textStyle != shown.font.textStyle else { return }
            shown.font = font
            shown.content.set(.font, font)
            textChanged()
        }
    }

    open var textColor: UIColor! {
        get { colorStorage ?? .label }
        set {
            colorStorage = newValue
            shown.content.set(.foregroundColor, newValue)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { shown.alignment }
        set { shown.alignment = newValue }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { shown.lineBreakMode }
        set {
            guard newValue != shown.lineBreakMode else { return }
            shown.lineBreakMode = newValue
            textChanged()
        }
    }

    /// 0 for no limit.
    open var numberOfLines: Int {
        get { shown.numberOfLines }
        set {
            guard newValue != shown.numberOfLines else { return }
            shown.numberOfLines = newValue
            structureChanged()
            textChanged()
        }
    }

    /// Points that text of several lines wraps at; 0 for the width that the layout gives.
    open var preferredMaxLayoutWidth: CGFloat {
        get { rareLabelProperties?.preferredMaxLayoutWidth ?? 0 }
        set {
            guard newValue != preferredMaxLayoutWidth else { return }
            ownLabelProperties.preferredMaxLayoutWidth = newValue
            textChanged()
        }
    }

    open var adjustsFontSizeToFitWidth: Bool {
        get { rareLabelProperties?.adjustsFontSizeToFitWidth ?? false }
        set { ownLabelProperties.adjustsFontSizeToFitWidth = newValue }
    }

    open var minimumScaleFactor: CGFloat {
        get { rareLabelProperties?.minimumScaleFactor ?? 0 }
        set { ownLabelProperties.minimumScaleFactor = newValue }
    }

    open var allowsDefaultTighteningForTruncation: Bool {
        get { rareLabelProperties?.allowsDefaultTighteningForTruncation ?? false }
        set { ownLabelProperties.allowsDefaultTighteningForTruncation = newValue }
    }

    open var adjustsFontForContentSizeCategory: Bool {
        get { rareLabelProperties?.adjustsFontForContentSizeCategory ?? false }
        set { ownLabelProperties.adjustsFontForContentSizeCategory = newValue }
    }

    open var baselineAdjustment: UIBaselineAdjustment {
        get { rareLabelProperties?.baselineAdjustment ?? .alignBaselines }
        set { ownLabelProperties.baselineAdjustment = newValue }
    }

    open var highlightedTextColor: UIColor? {
        get { rareLabelProperties?.highlightedTextColor }
        set { ownLabelProperties.highlightedTextColor = newValue }
    }

    open var isHighlighted: Bool {
        get { rareLabelProperties?.isHighlighted ?? false }
        set { ownLabelProperties.isHighlighted = newValue }
    }

    open var isEnabled: Bool {
        get { rareLabelProperties?.isEnabled ?? true }
        set { ownLabelProperties.isEnabled = newValue }
    }

    open var shadowColor: UIColor? {
        get { rareLabelProperties?.shadowColor }
        set { ownLabelProperties.shadowColor = newValue }
    }

    open var shadowOffset: CGSize {
        get { rareLabelProperties?.shadowOffset ?? CGSize(width: 0, height: -1) }
        set { ownLabelProperties.shadowOffset = newValue }
    }

    private func textChanged() {
        automaticWidth = nil
        invalidateIntrinsicContentSize()
    }

    // MARK: Measuring

    override var naturalSize: CGSize {
        guard !shown.isEmpty else { return .zero }
        return CGSize(measurement.size)
    }

    private var measurement: TextMeasurement {
        let direction = effectiveUserInterfaceLayoutDirection
        return shown.measure(
            width: wrappingWidth.flatMap { shown.wrappingWidth(in: $0, direction: direction) }, direction: direction)
    }

    /// The width that lines may have, in points; nil for no limit.
    private var wrappingWidth: CGFloat? {
        wraps && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticWidth
    }

    /// The size of `textRect(forBounds:limitedToNumberOfLines:)`, which subclasses enlarge for a padding.
    open override var intrinsicContentSize: CGSize {
        guard stated?.contentSize == nil, hasRectOfItsOwn else { return super.intrinsicContentSize }
        return sizeOfText(in: CGSize(width: wrappingWidth ?? Self.unlimited, height: Self.unlimited))
    }

    private static let unlimited: CGFloat = 1e7

    /// Whether a subclass may change the text's rectangle.
    private var hasRectOfItsOwn: Bool { type(of: self) != UILabel.self && type(of: self) != UIButtonLabel.self }

    private func sizeOfText(in size: CGSize) -> CGSize {
        let bounds = CGRect(origin: .zero, size: size)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    private var wraps: Bool { numberOfLines != 1 }

    override func forgetWrapping() { automaticWidth = nil }

    override var wrapsContent: Bool { wraps && preferredMaxLayoutWidth <= 0 }

    override func content(wrappedAt width: CGFloat?) -> LiveContent {
        let known = automaticWidth
        automaticWidth = limit(width)
        let content = makeContent()
        // The width of the layout stays, and with it the value of `intrinsicContentSize`.
        if width == nil { automaticWidth = known }
        return content
    }

    private func limit(_ width: CGFloat?) -> CGFloat? {
        hasRectOfItsOwn
            ? width : width.flatMap { shown.wrappingWidth(in: $0, direction: effectiveUserInterfaceLayoutDirection) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e9 ? length : Self.unlimited }
        if hasRectOfItsOwn {
            return sizeOfText(
                in: CGSize(width: wraps ? limit(size.width) : Self.unlimited, height: limit(size.height)))
        }
        guard !shown.isEmpty else { return .zero }
        let width = wraps && size.width > 0 && size.width < 1e9 ? size.width : nil
        return CGSize(shown.measure(width: width, direction: effectiveUserInterfaceLayoutDirection).size)
    }

    /// The rectangle in the bounds that a number of lines of the text take. Subclasses that change it change the label's
    /// size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var text = shown
        text.numberOfLines = numberOfLines
        guard !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let direction = effectiveUserInterfaceLayoutDirection
        let width =
            numberOfLines == 1 ? nil : text.wrappingWidth(in: max(bounds.width, 0), direction: direction)
        let size = CGSize(text.measure(width: width, direction: direction).size)
        return CGRect(
            origin: bounds.origin,
            size: CGSize(width: min(size.width, max(bounds.width, 0)), height: min(size.height, max(bounds.height, 0))))
    }

    /// Draws nothing: pictures show the text in the rectangle that a subclass passes on.
    open func drawText(in rect: CGRect) { DrawnText.rect = rect }

    override func baselines(atHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        guard !shown.isEmpty else { return nil }
        let measured = measurement
        // Half of the height that a subclass adds is above the text, half below.
        let extra = max((height ?? CGFloat(measured.size.height)) - CGFloat(measured.size.height), 0) / 2
        return (
            extra + CGFloat(measured.firstBaseline), extra + CGFloat(measured.size.height - measured.lastBaseline)
        )
    }

    override var textFont: UIFont? { shown.font }
    override var shownTextColor: UIColor? { colorStorage }

    override func decorate(_ style: inout ViewStyle) {
        // Without a least factor the text shrinks as far as it has to.
        if adjustsFontSizeToFitWidth { style.minimumScaleFactor = min(max(Double(minimumScaleFactor), 0.01), 1) }
        style.isEnabled = isEnabled
        if hasRectOfItsOwn, bounds.width > 0, bounds.height > 0 {
            style.textInsets = DrawnText.rect(of: self).flatMap { $0.engineInsets(in: bounds) }
        }
    }

    override var debugText: String? {
        guard isPlain, !shown.isEmpty else { return nil }
        return shown.string
    }

    // MARK: Documents

    override var engineContent: ViewContent { .label(label(StyledText(content: .plain(""), font: font.engineFont))) }

    override var documentContent: ViewContent { .label(label(shown.styled)) }

    private func label(_ text: StyledText) -> ViewContent.Label {
        ViewContent.Label(
            text: text, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode.engineMode,
            preferredMaxLayoutWidth: Double(preferredMaxLayoutWidth))
    }
}

/// How shrunk text is aligned vertically. It has no effect here.
public enum UIBaselineAdjustment: Int, Hashable, Sendable { case alignBaselines, alignCenters, none }
