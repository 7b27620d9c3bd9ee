// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

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
    /// The size of a symbol, where the image has none of its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }
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

    private var shownImage: UIImage? { image?.preferring(preferredSymbolConfiguration) }

    override var naturalSize: CGSize {
        guard let image = shownImage else { return super.naturalSize }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom
        )
    }

    override var naturalAlignmentInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    open func startAnimating() {}
    open func stopAnimating() {}

    override var documentContent: ViewContent { .imageView(shownImage?.engineSource) }

    override func decorate(_ style: inout ViewStyle) {
        style.show(shownImage, in: self)
        guard let image = shownImage else { return }
        let box = Rect(x: 0, y: 0, width: bounds.width.engineNumber, height: bounds.height.engineNumber)
        let place = contentMode.engineMode.frame(ofImage: image.size.engineSize, in: box)
        let tint = engineColor(image.tintColor ?? statedTintColor ?? .tintColor)
        guard let drawn = image.drawing(in: CGRect(place), tint: tint) else { return }
        let isCut = clipsToBounds && !box.contains(place)
        style.drawing = (style.drawing ?? []) + (isCut ? drawn.map { $0.clipped(to: [PathElement](box)) } : drawn)
    }
}
