// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A button with a title, an image, or both.
open class UIButton: UIControl {
    public enum ButtonType: Int, Hashable, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var images: [UInt: UIImage] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var label: UILabel?
    private var picture: UIImageView?
    open private(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        addAction(primaryAction, for: .touchUpInside)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The configuration; nil for the appearance of a button without one.
    open var configuration: Configuration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// The menu that the button would open.
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false

    open var configurationUpdateHandler: ((UIButton) -> Void)?
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: By state

    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        changed()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state.rawValue] = title
        changed()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state.rawValue] = image
        changed()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[0]
    }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The label on which the title's font and lines are set. It is not shown itself.
    open var titleLabel: UILabel? {
        if let label { return label }
        let made = ButtonTitle(of: self)
        made.font = standardFont
        label = made
        return made
    }

    open var imageView: UIImageView? {
        if let picture { return picture }
        let made = UIImageView(image: currentImage)
        picture = made
        return made
    }

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var adjustsImageWhenHighlighted = true

    /// Points between image and title that a document gives a button without a configuration.
    var imagePadding: CGFloat = 0

    func changed() { invalidateIntrinsicContentSize() }

    // MARK: Measuring

    private var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    private var shown: ShownText {
        if let configuration { return configuration.shown(title: currentTitle, font: label?.font) }
        let content: ShownText.Content =
            currentAttributedTitle.map(ShownText.Content.attributed) ?? .plain(currentTitle ?? "")
        return ShownText(
            content: content, font: label?.font ?? standardFont, alignment: .center, lineBreakMode: .byTruncatingMiddle)
    }

    override var naturalSize: CGSize {
        let text = shown
        let image = configuration?.image ?? currentImage
        let measured = text.isEmpty ? .zero : CGSize(text.measure().size)
        let pictureSize = image?.size ?? .zero
        if let configuration {
            let line = measured.height > 0 ? measured.height : text.font.lineHeight.rounded(.up)
            let (texts, lines) = configuration.withSubtitle(title: measured, line: line)
            return configuration.size(title: texts, line: lines, image: pictureSize)
        }
        // Without a configuration titles take whole points: a line of 20.5 makes a button of 33.
        let title = measured.roundedUp
        let line = title.height > 0 ? title.height : text.font.lineHeight.rounded(.up)
        let padding = title.width > 0 && pictureSize.width > 0 ? imagePadding : 0
        let width = title.width + padding + pictureSize.width
        if contentEdgeInsets != .zero {
            let insets = contentEdgeInsets
            return CGSize(
                width: width + insets.left + insets.right,
                height: max(line, pictureSize.height) + insets.top + insets.bottom)
        }
        if title.height == 0, pictureSize.height > 0 {
            return CGSize(width: pictureSize.width, height: max(line, pictureSize.height))
        }
        // 6 points above and below the title, and 30 in width at the least, as Interface Builder records it.
        return CGSize(width: max(width, 30), height: max(line + 12, pictureSize.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var centersText: Bool { true }

    override func baselines(atHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        ControlText.baselines(of: shown, height: height)
    }

    override var textFont: UIFont? { shown.font }
    override var shownTextColor: UIColor? { configuration?.baseForegroundColor ?? titleColor(for: .normal) }
    override var debugText: String? { currentTitle }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        if let configuration {
            configuration.decorate(&style, of: self)
        } else {
            style.tintColor = engineColor(statedTintColor)
        }
        style.show(configuration?.image ?? currentImage, in: self)
        style.buttonContent = buttonContent
    }

    override var documentContent: ViewContent {
        let image = configuration?.image ?? currentImage
        var title = shown.styled
        title.alignment = .natural
        title.lineSpacing = 0
        title.paragraphLineHeight = nil
        return .button(
            ViewContent.Button(
                title: title, image: image?.engineSource,
                imagePadding: Double(configuration?.imagePadding ?? imagePadding),
                contentInsets: configuration?.contentInsets.engineInsets,
                contentEdgeInsets: configuration != nil || contentEdgeInsets == .zero
                    ? nil : contentEdgeInsets.engineInsets))
    }
}

/// Notifies its button of changes.
private final class ButtonTitle: UILabel {
    private weak var button: UIButton?

    init(of button: UIButton) {
        super.init(frame: .zero)
        self.button = button
    }

    required init?(coder: NSCoder) { nil }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.changed()
    }
}

/// One line of text in the vertical middle of a control.
@MainActor
enum ControlText {
    static func baselines(of text: ShownText, height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        var text = text
        // The baseline of an empty control is that of the text that it would have.
        if text.isEmpty { text.content = .plain("X") }
        let measured = text.measure()
        let height = Double(height ?? CGFloat(measured.size.height))
        let top = PixelGrid(scale: Double(UIScreen.main.scale)).rounded(max(height - measured.size.height, 0) / 2)
        return (CGFloat(top + measured.firstBaseline), CGFloat(height - top - measured.lastBaseline))
    }
}

extension CGSize {
    /// Whole points.
    var roundedUp: CGSize { CGSize(width: width.rounded(.up), height: height.rounded(.up)) }
}
