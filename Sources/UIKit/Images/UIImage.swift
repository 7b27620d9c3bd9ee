// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A picture of a known size. Pictures of a program show a box of that size.
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

    /// An image of that many points.
    public init(
        size: CGSize, scale: CGFloat = 1, alignmentRectInsets: UIEdgeInsets = .zero,
        renderingMode: RenderingMode = .automatic
    ) {
        self.size = size
        self.scale = scale
        self.alignmentRectInsets = alignmentRectInsets
        self.renderingMode = renderingMode
    }

    public override convenience init() { self.init(size: .zero) }

    /// An image of an asset catalogue: there are none here.
    public convenience init?(named name: String) { return nil }

    /// A symbol of the system: a box of the size that most symbols have at 17 points.
    public convenience init?(systemName name: String) { self.init(size: CGSize(width: 20, height: 20)) }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(size: size, scale: scale, alignmentRectInsets: alignmentRectInsets, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        UIImage(size: size, scale: scale, alignmentRectInsets: alignmentInsets, renderingMode: renderingMode)
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

    var engineSource: ImageSource { .placeholder(size.engineSize) }
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

    open override var intrinsicContentSize: CGSize {
        guard let image else { return super.intrinsicContentSize }
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
