// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The image and texts of a row.
public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
        public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }

        public var font = UIFont.preferredFont(forTextStyle: .body)
        public var color = UIColor.label
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    public struct ImageProperties {
        public static let standardDimension: CGFloat = 1.797_693_134_862_315_7e308

        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        /// Points; the image is not larger. 0 for no limit.
        public var maximumSize = CGSize.zero
        /// Points in whose middle the image is; 0 for the image's own size.
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties()
    public var prefersSideBySideTextAndSecondaryText = false
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// This configuration: no state changes how a row looks here.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    // MARK: Styles

    private init(
        _ style: UIFont.TextStyle = .body, _ secondary: UIFont.TextStyle = .caption1,
        secondaryColor: UIColor = .label
    ) {
        textProperties.font = .preferredFont(forTextStyle: style)
        secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
        secondaryTextProperties.color = secondaryColor
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(.body, .body, secondaryColor: .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    public static func plainHeader() -> UIListContentConfiguration {
        var made = header()
        made.textProperties.font = .systemFont(ofSize: 17, weight: .semibold)
        return made
    }

    public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

    public static func groupedHeader() -> UIListContentConfiguration {
        var made = header()
        made.textProperties.transform = .uppercase
        made.directionalLayoutMargins.top = 17.5
        return made
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        var made = header()
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        return made
    }

    private static func header() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(.footnote, .footnote, secondaryColor: .secondaryLabel)
        made.textProperties.color = .secondaryLabel
        made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6.5, leading: 16, bottom: 6.5, trailing: 16)
        return made
    }

    public static func sidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
    public static func sidebarHeader() -> UIListContentConfiguration {
        var made = header()
        made.textProperties.font = .preferredFont(forTextStyle: .headline)
        made.textProperties.color = .label
        return made
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { plainHeader() }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}

/// The view of a row's content: its image and texts in stack views.
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let texts = UIStackView()
    private let row = UIStackView()
    /// Where the line below a list's cell begins.
    var firstText: UIView? { label.superview == nil || label.isHidden ? nil : label }
    private var edges: [NSLayoutConstraint] = []
    private var imageSize: [NSLayoutConstraint] = []

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            shown = new
            show()
        }
    }

    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
        for view in [imageView, texts] as [UIView] { row.addArrangedSubview(view) }
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        edges = [
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            trailingAnchor.constraint(equalTo: row.trailingAnchor),
            row.topAnchor.constraint(equalTo: topAnchor),
            bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ]
        // A cell higher or lower than its content is not a conflict.
        edges[3].priority = .required - 1
        let least = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        least.priority = .required - 2
        NSLayoutConstraint.activate(edges + [least])
        show()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    private func show() {
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.contentMode = .scaleAspectFit
        NSLayoutConstraint.deactivate(imageSize)
        let (least, most) = (shown.imageProperties.reservedLayoutSize, shown.imageProperties.maximumSize)
        imageSize = []
        if least.width > 0, least.width < 1e6 {
            imageSize.append(imageView.widthAnchor.constraint(equalToConstant: least.width))
        }
        if least.height > 0, least.height < 1e6 {
            imageSize.append(imageView.heightAnchor.constraint(equalToConstant: least.height))
        }
        if most.width > 0 { imageSize.append(imageView.widthAnchor.constraint(lessThanOrEqualToConstant: most.width)) }
        if most.height > 0 {
            imageSize.append(imageView.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
        }
        NSLayoutConstraint.activate(imageSize)
        // Below the limits of its size.
        imageView.setContentHuggingPriority(.required - 1, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
        dress(label, shown.text, shown.attributedText, shown.textProperties)
        dress(secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        label.setContentHuggingPriority(.defaultHigh, for: .vertical)
        arrangeTexts(inWidth: bounds.width)
        row.spacing = shown.imageToTextPadding
        let margins = shown.directionalLayoutMargins
        for (edge, constant) in zip(edges, [margins.leading, margins.trailing, margins.top, margins.bottom]) {
            edge.constant = constant
        }
        alpha = shown.alpha
    }

    /// Texts are side by side if that is preferred and none of them has to wrap; otherwise one is below the other.
    ///
    /// - Parameter width: points of the view; 0 if it has none yet.
    func arrangeTexts(inWidth width: CGFloat) {
        let isBeside = shown.prefersSideBySideTextAndSecondaryText && (width <= 0 || textWidth <= room(inWidth: width))
        let axis: NSLayoutConstraint.Axis = isBeside ? .horizontal : .vertical
        if texts.axis != axis { texts.axis = axis }
        texts.spacing =
            isBeside ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
        secondaryLabel.setContentHuggingPriority(isBeside ? .defaultHigh : .defaultLow, for: .horizontal)
    }

    /// The width of the texts beside each other, each on one line.
    private var textWidth: CGFloat {
        let widths = [label, secondaryLabel].filter { !$0.isHidden }.map { label in
            label.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width
        }
        return widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * shown.textToSecondaryTextHorizontalPadding
    }

    private func room(inWidth width: CGFloat) -> CGFloat {
        let margins = shown.directionalLayoutMargins
        let inner = width - margins.leading - margins.trailing
        guard !imageView.isHidden else { return inner }
        let (reserved, most) = (shown.imageProperties.reservedLayoutSize.width, shown.imageProperties.maximumSize.width)
        var image = imageView.intrinsicContentSize.width
        if most > 0 { image = min(image, most) }
        if reserved > 0, reserved < 1e6 { image = reserved }
        return inner - image - shown.imageToTextPadding
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeTexts(inWidth: bounds.width)
    }

    private func dress(
        _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text =
                switch properties.transform {
                case .none: text
                case .uppercase: text?.uppercased()
                case .lowercase: text?.lowercased()
                case .capitalized: text?.capitalized
                }
        }
        label.isHidden = (label.text ?? "").isEmpty
    }
}
