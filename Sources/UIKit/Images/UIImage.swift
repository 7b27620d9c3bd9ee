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

    /// Whether it is a symbol of the system, whose size follows a configuration.
    private let isSymbol: Bool

    /// An image of that many points.
    public convenience init(
        size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero,
        renderingMode: RenderingMode = .automatic
    ) {
        self.init(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode,
            isSymbol: false)
    }

    private init(
        size: CGSize, scale: CGFloat, alignmentRectInsets: UIEdgeInsets, renderingMode: RenderingMode, isSymbol: Bool
    ) {
        self.size = size
        self.scale = scale
        self.alignmentRectInsets = alignmentRectInsets
        self.renderingMode = renderingMode
        self.isSymbol = isSymbol
    }

    public override convenience init() { self.init(size: .zero) }

    /// An image of an asset catalogue. There are no catalogues here.
    public convenience init?(named name: String) { return nil }

    /// An image of a bundle's catalogue. There are no catalogues here.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        return nil
    }

    /// A symbol of the system: a box of the size that most symbols have at 17 points.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system in the size of a configuration.
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let side = 20 * (configuration?.pointSize ?? 17) / 17
        self.init(
            size: CGSize(width: side.rounded(), height: side.rounded()), scale: 1, alignmentRectInsets: .zero,
            renderingMode: .automatic, isSymbol: true)
    }

    /// The symbol in the size of a configuration; other images stay as they are.
    open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        guard isSymbol, let image = UIImage(systemName: "", withConfiguration: configuration) else { return self }
        return image.copy(renderingMode: renderingMode)
    }

    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbol ? withConfiguration(configuration) : nil
    }

    private func copy(renderingMode: RenderingMode? = nil, alignmentRectInsets: UIEdgeInsets? = nil) -> UIImage {
        UIImage(
            size: size, scale: scale, alignmentRectInsets: alignmentRectInsets ?? self.alignmentRectInsets,
            renderingMode: renderingMode ?? self.renderingMode, isSymbol: isSymbol)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy(renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
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

    open override var intrinsicContentSize: CGSize { naturalSize }

    override var naturalSize: CGSize {
        guard let image else { return super.naturalSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open func startAnimating() {}
    open func stopAnimating() {}

    override var documentContent: ViewContent { .imageView(image?.engineSource) }
}
