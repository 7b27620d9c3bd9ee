// SPDX-License-Identifier: Apache-2.0
import Foundation
import LayoutGeometry
import LayoutModel

/// An image of a known size. Pictures of the layout show a box of that size.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// Points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    public let alignmentRectInsets: UIEdgeInsets
    public let renderingMode: RenderingMode

    /// Of a symbol of the system, whose size follows a configuration.
    let symbolName: String?
    /// The size of the letters that the symbol goes with; nil for the one of the text beside it.
    let symbolPointSize: CGFloat?
    /// The colour that a symbol has of its own; nil for the tint.
    let tintColor: UIColor?

    /// An image of that many points.
    public convenience init(
        size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero,
        renderingMode: RenderingMode = .automatic
    ) {
        self.init(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode,
            symbolName: nil)
    }

    private init(
        size: CGSize, scale: CGFloat, alignmentRectInsets: UIEdgeInsets, renderingMode: RenderingMode,
        symbolName: String?, symbolPointSize: CGFloat? = nil, tintColor: UIColor? = nil
    ) {
        self.size = size
        self.scale = scale
        self.alignmentRectInsets = alignmentRectInsets
        self.renderingMode = renderingMode
        self.symbolName = symbolName
        self.symbolPointSize = symbolPointSize
        self.tintColor = tintColor
    }

    public override convenience init() { self.init(size: .zero) }

    /// An image of an asset catalogue. There are no catalogues here.
    public convenience init?(named name: String) { return nil }

    /// An image of a bundle's catalogue. There are no catalogues here.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        return nil
    }

    /// A symbol of the system, of the size that most symbols have at 17 points. Pictures show the drawings that alrender has
    /// of the most used ones, and a box for others.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system in the size of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let side = 20 * (configuration?.pointSize ?? 17) / 17
        self.init(
            size: CGSize(width: side.rounded(), height: side.rounded()), scale: 1, alignmentRectInsets: .zero,
            renderingMode: .automatic, symbolName: name, symbolPointSize: configuration?.pointSize)
    }

    /// The symbol in the size of a configuration; other images stay as they are.
    open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard let symbolName, let image = UIImage(systemName: symbolName, withConfiguration: configuration) else {
            return self
        }
        return image.copy(renderingMode: renderingMode, tintColor: tintColor)
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        symbolName != nil ? withConfiguration(configuration) : nil
    }

    private func copy(
        renderingMode: RenderingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil, tintColor: UIColor? = nil
    ) -> UIImage {
        UIImage(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
            renderingMode: renderingMode ?? self.renderingMode, symbolName: symbolName,
            symbolPointSize: symbolPointSize, tintColor: tintColor ?? self.tintColor)
    }

    /// An image of the same size that pictures show as a symbol.
    func named(_ symbolName: String) -> UIImage {
        UIImage(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode,
            symbolName: symbolName)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode)
    }

    /// The image in a colour of its own. Pictures show it of symbols.
    open func withTintColor(_ color: UIColor) -> UIImage { copy(tintColor: color) }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode, tintColor: color)
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        copy(alignmentRectInsets: alignmentInsets)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    var engineSource: ImageSource { .placeholder(size.engineSize) }
}

extension UIImage {
    /// The size and weight of a symbol. Layout follows the point size; the rest has no effect here.
    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        let pointSize: CGFloat
        private let weight: SymbolWeight
        private let scale: SymbolScale

        public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
        }

        /// A configuration of colours, which do not affect layout.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 17) }
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 17) }

        /// This configuration with what another says about the size.
        open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            configuration.pointSize == 17 ? self : configuration
        }

        public convenience init(weight: SymbolWeight) { self.init(pointSize: 17, weight: weight) }
        public convenience init(scale: SymbolScale) { self.init(pointSize: 17, scale: scale) }

        @preconcurrency @MainActor
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
        }

        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        }

        open override var hash: Int { pointSize.hashValue }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
}

/// A view of an image.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.alignmentRectInsets != oldValue?.alignmentRectInsets { structureChanged() }
            invalidateIntrinsicContentSize()
        }
    }

    open var highlightedImage: UIImage?
    /// The size of a symbol without a configuration. It has no effect here.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    open var isHighlighted = false
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0

    public override init(frame: CGRect) { super.init(frame: frame) }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { isUserInteractionEnabled = false }

    override var naturalSize: CGSize {
        guard let image else { return super.naturalSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }

    override var naturalAlignmentInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open func startAnimating() {}
    open func stopAnimating() {}

    override var documentContent: ViewContent { .imageView(image?.engineSource) }

    override func decorate(_ style: inout ViewStyle) { style.show(image, in: self) }
}
