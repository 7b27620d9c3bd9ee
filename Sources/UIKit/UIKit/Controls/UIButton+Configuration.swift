// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutModel

extension UIButton {
    /// The appearance of a button since iOS 15.
    public struct Configuration {
        public enum Size: Int, Hashable, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Hashable, Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Hashable, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// Points between image and title.
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Points around title and image.
        public var contentInsets: NSDirectionalEdgeInsets
        public var buttonSize = Size.medium {
            didSet { contentInsets = Self.insets(of: buttonSize) }
        }
        public var cornerStyle = CornerStyle.dynamic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var showsActivityIndicator = false
        /// Where a title and a shorter subtitle begin.
        public var titleAlignment = TitleAlignment.automatic
        public var background = UIBackgroundConfiguration.clear()
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } }
        }
        /// Changes the title's attributes, of which the font changes the size.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var imageColorTransformer: UIConfigurationColorTransformer?

        let style: ButtonConfigurationStyle

        private init(_ style: ButtonConfigurationStyle) {
            self.style = style
            contentInsets = Self.insets(of: .medium)
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }

        // Materials of iOS 26: pictures show their colours without their refraction.
        public static func glass() -> Configuration { capsule(.gray) }
        public static func prominentGlass() -> Configuration { capsule(.filled) }
        public static func clearGlass() -> Configuration { capsule(.plain) }
        public static func prominentClearGlass() -> Configuration { capsule(.tinted) }

        private static func capsule(_ style: ButtonConfigurationStyle) -> Configuration {
            var made = Configuration(style)
            made.cornerStyle = .capsule
            return made
        }

        public static func borderless() -> Configuration {
            var made = Configuration(.plain)
            made.contentInsets = .zero
            return made
        }

        public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }

        /// Points, from published measurements.
        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(ButtonConfigurationStyle.mediumInsets)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        @MainActor
        /// - Parameter isSelection: whether the other title is of a menu, and takes the place of the configuration's.
        func shown(title other: String?, isSelection: Bool = false, font: UIFont?) -> ShownText {
            let size: CGFloat =
                buttonSize == .mini || buttonSize == .small ? 15 : ButtonConfigurationStyle.mediumFontSize
            var font = font ?? .systemFont(ofSize: size)
            if let titleTextAttributesTransformer {
                var attributes = AttributeContainer()
                attributes.uiKit.font = font
                font = titleTextAttributesTransformer(attributes).uiKit.font ?? font
            }
            let content: ShownText.Content =
                isSelection
                ? .plain(other ?? "")
                : attributedTitle.map { .attributed(NSAttributedString(attributes: $0)) }
                    ?? .plain(title ?? other ?? "")
            // A break mode that truncates leaves one line.
            let wraps = titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping
            return ShownText(
                content: content, font: font, numberOfLines: wraps ? 0 : 1, alignment: .center,
                lineBreakMode: titleLineBreakMode)
        }

        /// The size of title and subtitle, and the height of their lines.
        ///
        /// - Parameter width: points that both have; nil for no limit.
        @MainActor
        func withSubtitle(title: CGSize, line: CGFloat, inWidth width: CGFloat? = nil) -> (size: CGSize, line: CGFloat)
        {
            guard let subtitle, !subtitle.isEmpty else { return (title, line) }
            let font = UIFont.systemFont(ofSize: CGFloat(ButtonConfigurationStyle.subtitleSize))
            let text = ShownText(
                content: .plain(subtitle), font: font, numberOfLines: 0, alignment: .center,
                lineBreakMode: .byWordWrapping)
            let wrapping = width.flatMap { text.wrappingWidth(in: $0, direction: .leftToRight) }
            let measured = CGSize(text.measure(width: wrapping).size)
            let height = (title.height > 0 ? line + titlePadding : 0) + measured.height
            return (CGSize(width: max(title.width, measured.width), height: height), height)
        }

        /// Whether only this module measures the button as it is, since documents have contents beside each other.
        var isStacked: Bool {
            subtitle?.isEmpty == false || !imagePlacement.isDisjoint(with: [.top, .bottom])
        }

        func size(title: CGSize, line: CGFloat, image: CGSize) -> CGSize {
            let isVertical = !imagePlacement.isDisjoint(with: [.top, .bottom])
            let padding = image.width > 0 && title.width > 0 ? imagePadding : 0
            let content =
                isVertical
                ? CGSize(width: max(title.width, image.width), height: line + padding + image.height)
                : CGSize(width: title.width + padding + image.width, height: max(line, image.height))
            return CGSize(
                width: content.width + contentInsets.leading + contentInsets.trailing,
                height: content.height + contentInsets.top + contentInsets.bottom)
        }
    }
}

/// Changes a colour.
public struct UIConfigurationColorTransformer {
    public let transform: (UIColor) -> UIColor

    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
