// SPDX-License-Identifier: Apache-2.0
/// A layer: of a view, whose frame and appearance it has, or on its own.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// Nil for a layer on its own.
    private(set) weak var view: UIView?
    private var own = LayerProperties()
    private var animations: [String: CAAnimation] = [:]

    public override init() {}

    /// A copy for presentations, with the same geometry.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { own = other.own }
    }

    public required init?(coder: NSCoder) {}

    /// The layer of a view, of one of this module's classes.
    static func made(_ kind: AnyClass, of view: UIView) -> CALayer {
        var known: AnyClass? = kind
        var layer: CALayer?
        while let candidate = known, layer == nil {
            layer = instance(of: candidate)
            known = _getSuperclass(candidate)
        }
        let made = layer ?? CALayer()
        made.view = view
        made.delegate = view
        return made
    }

    private static func instance(of kind: AnyClass) -> CALayer? {
        if kind == CALayer.self { return CALayer() }
        if kind == CAShapeLayer.self { return CAShapeLayer() }
        if kind == CAGradientLayer.self { return CAGradientLayer() }
        if kind == CATextLayer.self { return CATextLayer() }
        if kind == CAReplicatorLayer.self { return CAReplicatorLayer() }
        return nil
    }

    // MARK: Geometry, in points

    /// In the superlayer's coordinates.
    open var frame: CGRect {
        get {
            if let view { return view.frame }
            let (size, anchor) = (own.bounds.size, own.anchorPoint)
            return CGRect(
                x: own.position.x - anchor.x * size.width, y: own.position.y - anchor.y * size.height,
                width: size.width, height: size.height)
        }
        set {
            if let view { return view.frame = newValue }
            own.bounds.size = newValue.size
            let anchor = own.anchorPoint
            own.position = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }

    /// In the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? own.bounds }
        set { if let view { view.bounds = newValue } else { own.bounds = newValue } }
    }

    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { view?.center ?? own.position }
        set { if let view { view.center = newValue } else { own.position = newValue } }
    }

    /// The point of the bounds that the position is of, as parts of their size. Frames of views do not follow it.
    open var anchorPoint: CGPoint {
        get { own.anchorPoint }
        set { own.anchorPoint = newValue }
    }

    /// Pictures show its part in the plane; it has no effect on frames, as those of views have none.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? own.transform }
        set { if let view { view.transform = newValue.affine } else { own.transform = newValue } }
    }
    open var sublayerTransform = CATransform3DIdentity

    open func affineTransform() -> CGAffineTransform { transform.affine }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Appearance

    /// Points.
    open var cornerRadius: CGFloat {
        get { view.map { $0.viewAppearance?.cornerRadius ?? 0 } ?? own.cornerRadius }
        set { if let view { view.ownAppearance.cornerRadius = newValue } else { own.cornerRadius = newValue } }
    }

    /// Points.
    open var borderWidth: CGFloat {
        get { view.map { $0.viewAppearance?.borderWidth ?? 0 } ?? own.borderWidth }
        set { if let view { view.ownAppearance.borderWidth = newValue } else { own.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { view == nil ? own.borderColor : view?.viewAppearance?.borderColor?.cgColor }
        set {
            own.borderColor = newValue
            view?.ownAppearance.borderColor = newValue.map { UIColor(cgColor: $0) }
        }
    }

    open var backgroundColor: CGColor? {
        get { view == nil ? own.backgroundColor : view?.backgroundColor?.cgColor }
        set {
            own.backgroundColor = newValue
            view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
        }
    }

    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? own.masksToBounds }
        set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
    }

    open var isHidden: Bool {
        get { view?.isHidden ?? own.isHidden }
        set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
    }

    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? own.opacity }
        set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
    }

    open var shadowColor: CGColor?
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var zPosition: CGFloat = 0
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    /// An image. Pictures show what was drawn of it.
    open var contents: Any?
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var isOpaque = false
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var isGeometryFlipped = false
    open var compositingFilter: Any?
    open var filters: [Any]?
    open var actions: [String: any CAAction]?
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open weak var delegate: (any CALayerDelegate)?
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// A layer whose alpha channel masks this one: the outline of a shape's path, or of an opaque background.
    open var mask: CALayer?

    // MARK: Hierarchy

    open var sublayers: [CALayer]? {
        didSet {
            for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
            for layer in sublayers ?? [] { layer.superlayer = self }
        }
    }
    open private(set) weak var superlayer: CALayer?

    open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), $0.count) } }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { all in all.firstIndex { $0 === sibling } ?? 0 }
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.count }
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: index(all))
        sublayers = all
    }

    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        let rest = superlayer.sublayers?.filter { $0 !== self } ?? []
        superlayer.sublayers = rest.isEmpty ? nil : rest
    }

    // MARK: Layout and display

    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { if let view { view.layoutIfNeeded() } else { layoutSublayers() } }
    open func layoutSublayers() {}
    open func setNeedsDisplay() {}
    open func displayIfNeeded() {}
    open func display() {}
    open func presentation() -> Self? { self }
    open func model() -> Self { self }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func action(forKey event: String) -> (any CAAction)? { nil }

    // MARK: Animations, which are kept until they are removed: nothing is animated here

    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? "animation"] = anim }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}

/// What a layer without a view keeps itself.
private struct LayerProperties {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var backgroundColor: CGColor?
    var masksToBounds = false
    var isHidden = false
    var opacity: Float = 1
}
