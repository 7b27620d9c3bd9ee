// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// A button with a title, an image, or both. Its label and its image view are subviews, which it fills and places.
open class UIButton: UIControl {
    public enum ButtonType: Int, Hashable, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
        public static let roundedRect = ButtonType.system
    }

    private var titles: [UInt: String] = [:]
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgroundImages: [UInt: UIImage] = [:]
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private(set) var label: UIButtonLabel?
    private(set) var picture: UIImageView?
    /// Points that the layout gives title and image; nil for no limit.
    private var automaticWidth: CGFloat?
    private var needsConfigurationUpdate = false
    private var isUpdatingConfiguration = false
    private var isFillingParts = false
    open internal(set) var buttonType = ButtonType.custom

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbol { setImage(symbol, for: .normal) }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbol { setImage(symbol, for: .normal) }
        take(primaryAction)
    }

    /// - Parameter primaryAction: its title and image are shown where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            configuration.image = configuration.image ?? primaryAction.image
        }
        self.configuration = configuration
        // Observers do not run in initialisers.
        setNeedsUpdateConfiguration()
        changed()
        take(primaryAction)
    }

    private func take(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .touchUpInside)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Configuration

    /// The configuration; nil for the appearance of a button without one.
    open var configuration: Configuration? {
        didSet {
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
            changed()
        }
    }

    /// The menu that the button would open.
    open var menu: UIMenu? { didSet { if menu !== oldValue { changed() } } }
    /// Whether the button shows the selected action of its menu.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { changed() } }
    }
    open var automaticallyUpdatesConfiguration = true

    /// Called before the next layout, and after changes of the state or of the configuration.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    /// For subclasses that change the configuration with the state.
    open func updateConfiguration() {}

    override func willUpdateConstraints() {
        guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
        needsConfigurationUpdate = false
        isUpdatingConfiguration = true
        defer { isUpdatingConfiguration = false }
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    override func stateChanged() {
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        changed()
    }

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

    /// An image behind title and image, as large as the button. The button is at least as large as the image.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
        changed()
    }

    /// The size of symbols in that state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state.rawValue] = configuration
        changed()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state.rawValue] = color
        label?.textColor = currentTitleColor
    }

    open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state.rawValue] ?? attributedTitles[0]
    }
    open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] ?? backgroundImages[0] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue] ?? symbolConfigurations[0]
    }

    open var currentTitle: String? { selectedAction?.title ?? title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentImage: UIImage? { selectedAction.map(\.image) ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }

    // MARK: Parts

    /// The label of the title: its font, its lines and its break mode are the title's.
    open var titleLabel: UILabel? {
        if label == nil { fillLabel() }
        return label
    }

    open var imageView: UIImageView? {
        if picture == nil { fillImageView() }
        return picture
    }

    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true

    /// Points between image and title that a document gives a button without a configuration.
    var imagePadding: CGFloat = 0

    func changed() {
        automaticWidth = nil
        if label != nil || !titleText.isEmpty { fillLabel() }
        if picture != nil || shownImage != nil { fillImageView() }
        invalidateIntrinsicContentSize()
    }

    /// The label tells of changes that are not the button's own.
    func labelChanged() { if !isFillingParts { changed() } }

    private func fillLabel() {
        isFillingParts = true
        defer { isFillingParts = false }
        let text = titleText
        if label == nil {
            let made = UIButtonLabel(of: self)
            made.viewState.insert(.isPart)
            label = made
            addSubview(made)
        }
        label?.fill(text)
        label?.textColor = configuration?.baseForegroundColor ?? currentTitleColor
    }

    private func fillImageView() {
        if picture == nil {
            let made = UIImageView(image: nil)
            made.viewState.insert(.isPart)
            picture = made
            addSubview(made)
        }
        picture?.image = shownImage
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    // MARK: Rectangles in the button's coordinates, for subclasses

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownContentInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { partRects(in: contentRect).image }

    // MARK: Measuring

    private var standardFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    /// The title in the font, the lines and the break mode that it has.
    var titleText: ShownText {
        var text: ShownText
        if let configuration {
            text = configuration.shown(
                title: currentTitle, isSelection: selectedAction != nil, font: label?.ownFont)
        } else {
            let content: ShownText.Content =
                currentAttributedTitle.map(ShownText.Content.attributed) ?? .plain(currentTitle ?? "")
            text = ShownText(
                content: content, font: label?.ownFont ?? standardFont, alignment: .center,
                lineBreakMode: .byTruncatingMiddle)
        }
        text.numberOfLines = label?.ownNumberOfLines ?? text.numberOfLines
        text.lineBreakMode = label?.ownLineBreakMode ?? text.lineBreakMode
        return text
    }

    var shownImage: UIImage? {
        if configuration?.showsActivityIndicator == true {
            return UIImage(size: UIActivityIndicatorView(style: .medium).intrinsicContentSize, scale: 1)
        }
        let size =
            configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
        return (configuration?.image ?? currentImage)?.preferring(size)
    }

    override var naturalSize: CGSize { naturalSize(of: titleText, inWidth: automaticWidth) }

    override func forgetWrapping() { automaticWidth = nil }

    /// Buttons without a configuration keep their title's height, as UIKit's do: their labels wrap it.
    override var wrapsContent: Bool { configuration != nil && titleText.numberOfLines != 1 }

    override func content(wrappedAt width: CGFloat?) -> LiveContent {
        let known = automaticWidth
        automaticWidth = width
        let content = makeContent()
        if width == nil { automaticWidth = known }
        return content
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        willUpdateConstraints()
        guard wrapsContent, size.width > 0, size.width < 1e9 else { return intrinsicContentSize }
        return naturalSize(of: titleText, inWidth: size.width)
    }

    override var centersText: Bool { true }

    override func baselines(atHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? {
        let text = titleText
        return ControlText.baselines(
            of: text, width: automaticWidth.flatMap { wrappingWidth(of: text, inWidth: $0) }, height: height)
    }

    override var textFont: UIFont? { titleText.font }
    override var shownTextColor: UIColor? { configuration?.baseForegroundColor ?? titleColor(for: .normal) }
    override var debugText: String? { currentTitle }

    override func decorate(_ style: inout ViewStyle) {
        super.decorate(&style)
        if let configuration {
            configuration.decorate(&style, of: self)
        } else {
            style.tintColor = engineColor(statedTintColor)
        }
        style.show(shownImage, in: self)
        style.buttonContent = buttonContent
        let tint = engineColor(statedTintColor ?? .tintColor)
        if let background = currentBackgroundImage?.drawing(in: bounds, tint: tint) {
            style.drawing = background + (style.drawing ?? [])
        }
    }

    override var documentContent: ViewContent { .button(documentButton) }
}
