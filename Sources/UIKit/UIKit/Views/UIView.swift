// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel

/// A rectangle of the interface, which lays out what is inside it.
@preconcurrency @MainActor
open class UIView: UIResponder {
    var frameStorage: CGRect
    weak var superviewStorage: UIView?
    var subviewsStorage: [UIView] = []
    /// What few views of a large hierarchy have.
    var rareProperties: RareViewProperties?
    private var measuredStorage: MeasuredContent?
    var heldConstraints = HeldConstraints()
    var viewState: ViewState = .initial
    private let addressNumber = DebugAddress.nextNumber()
    var placeInLayout = PlaceInLayout.none
    /// The traits of which the view knows.
    var knownTraits = KnownTraits.ofScreen

    var address: DebugAddress { DebugAddress(kind: .object, number: addressNumber) }

    var measured: LiveContent? {
        get { measuredStorage?.content }
        set { measuredStorage = newValue.map(MeasuredContent.of) }
    }

    public override convenience init() { self.init(frame: .zero) }

    /// - Parameter frame: points in the superview.
    public init(frame: CGRect) {
        frame.checkGeometry()
        frameStorage = frame
        super.init()
        finishInit()
    }

    public required init?(coder: NSCoder) {
        frameStorage = .zero
        super.init()
        finishInit()
        NibCoder.decode(self, from: coder)
    }

    /// Set-up by a subclass of this module, before a program's own initialiser continues.
    func finishInit() {}

    /// Hugging and compression resistance of a new view of the class.
    class var standardPriorities: ContentPriorities { .standard }

    /// A program's own class counts as the one of this module that it inherits from.
    open class var layerClass: AnyClass { CALayer.self }

    /// Whether the view cannot be laid out without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Geometry

    /// Points in the superview's bounds.
    open var frame: CGRect {
        get { frameStorage }
        set { setFrame(newValue) }
    }

    /// Points in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
        set { setBounds(newValue) }
    }

    /// Points in the superview's bounds.
    open var center: CGPoint {
        get { CGPoint(x: frameStorage.midX, y: frameStorage.midY) }
        set { setCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { rareProperties?.transform ?? .identity }
        set { if newValue != transform { ownRare.transform = newValue } }
    }

    open var layer: CALayer {
        if let known = rareProperties?.layer { return known }
        let made = CALayer.made(Self.layerClass, of: self)
        ownRare.layer = made
        return made
    }

    /// A number that identifies the view to the program.
    open var tag: Int {
        get { rareProperties?.tag ?? 0 }
        set { if newValue != tag { ownRare.tag = newValue } }
    }

    // MARK: Content

    /// The natural size in points, `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { statedContentSize }

    /// How far the frame reaches beyond the rectangle that constraints act on.
    open var alignmentRectInsets: UIEdgeInsets { stated?.alignmentInsets ?? naturalAlignmentInsets }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose baseline is this view's first.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose baseline is this view's last.
    open var forLastBaselineLayout: UIView { self }

    /// The size that the content needs, in points: of a plain view its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { naturalSizeThatFits(size) }

    open func sizeToFit() {
        let size = sizeThatFits(frameStorage.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    // MARK: Layout

    /// Places subviews as the constraints require.
    open func layoutSubviews() { placeSubviews() }

    open func updateConstraints() {}

    open func setNeedsLayout() { mark(.needsLayout, .descendantNeedsLayout) }

    open func setNeedsUpdateConstraints() { mark(.needsUpdateConstraints, .descendantNeedsUpdateConstraints) }

    open func needsUpdateConstraints() -> Bool { viewState.contains(.needsUpdateConstraints) }

    open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

    open func layoutIfNeeded() { LayoutPass.run(for: self) }

    open func invalidateIntrinsicContentSize() {
        measured = nil
        layoutRoot.host?.contentChanged(self)
        setNeedsLayout()
    }

    /// The size that constraints and contents give the view, as close to a target as they allow; points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingLayout.size(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Points from the edges of the bounds that bars and the device cover.
    open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

    /// Points from the edges of the bounds, the safe area included where the view's margins follow it.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.absolute(newValue)) }
    }

    open var preservesSuperviewLayoutMargins: Bool {
        get { viewState.contains(.preservesSuperviewMargins) }
        set { setMarginFlag(.preservesSuperviewMargins, newValue) }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { !viewState.contains(.ignoresSafeAreaInMargins) }
        set { setMarginFlag(.ignoresSafeAreaInMargins, !newValue) }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.direction)
    }

    /// `layoutMargins` by the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { layoutMargins.directional(for: effectiveUserInterfaceLayoutDirection) }
        set { setMargins(.directional(newValue)) }
    }

    open var traitCollection: UITraitCollection { traits(in: superview?.traitCollection ?? UITraitCollection.current) }

    /// The constraints that the view holds, in the order in which they were activated.
    open var constraints: [NSLayoutConstraint] { heldConstraints.all }

    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { add(constraint) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { remove(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { remove(each) } }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities.hugging[axis] }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriorities { $0.hugging[axis] = priority }
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities.resistance[axis]
    }

    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changePriorities { $0.resistance[axis] = priority }
    }

    /// Whether the view's autoresizing mask and frame become constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !viewState.contains(.ownConstraintsOnly) }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    open var layoutMarginsGuide: UILayoutGuide { guide(.layoutMarginsGuide, "UIViewLayoutMarginsGuide") }
    open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeAreaLayoutGuide, "UIViewSafeAreaLayoutGuide") }
    open var readableContentGuide: UILayoutGuide { guide(.readableContentGuide, "UIViewReadableContentGuide") }

    open var semanticContentAttribute: UISemanticContentAttribute {
        get { semanticContentAttributeStorage }
        set { setSemanticContentAttribute(newValue) }
    }

    // MARK: Hierarchy

    open var superview: UIView? { superviewStorage }
    open var subviews: [UIView] { subviewsStorage }
    open var window: UIWindow? { layoutRoot as? UIWindow }

    open func addSubview(_ view: UIView) { insert(view, at: subviewsStorage.count) }

    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { ($0.firstIndex { $0 === sibling } ?? $0.count - 1) + 1 }
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { $0.firstIndex { $0 === sibling } ?? $0.count }
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    open func bringSubviewToFront(_ view: UIView) { move(view, to: { $0.count }) }
    open func sendSubviewToBack(_ view: UIView) { move(view, to: { _ in 0 }) }

    open func removeFromSuperview() { leaveSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Appearance

    open var isHidden: Bool {
        get { viewState.contains(.isHidden) }
        set {
            guard newValue != isHidden else { return }
            viewState.set(.isHidden, newValue)
            if let stack = superview as? UIStackView, stack.arranges(self) { stack.arrangementChanged() }
        }
    }

    open var alpha: CGFloat {
        get { viewAppearance?.alpha ?? 1 }
        set { changeAppearance { $0.alpha = newValue } }
    }

    open var clipsToBounds: Bool {
        get { viewState.contains(.clipsToBounds) }
        set { viewState.set(.clipsToBounds, newValue) }
    }

    open var isUserInteractionEnabled: Bool {
        get { !viewState.contains(.ignoresInteraction) }
        set { viewState.set(.ignoresInteraction, !newValue) }
    }

    open var backgroundColor: UIColor? {
        get { viewAppearance?.backgroundColor }
        set { changeAppearance { $0.backgroundColor = newValue } }
    }

    open var tintColor: UIColor! {
        get { viewAppearance?.tintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            changeAppearance { $0.tintColor = newValue }
            tintColorDidChange()
        }
    }

    open func tintColorDidChange() {}

    /// How content fills a view of another size.
    open var contentMode: ContentMode {
        get { viewAppearance?.contentMode ?? .scaleToFill }
        set { ownAppearance.contentMode = newValue }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Called for views of an archive in Interface Builder, which do not exist here.
    open func prepareForInterfaceBuilder() {}

    open var isOpaque: Bool {
        get { viewAppearance?.isOpaque ?? true }
        set { ownAppearance.isOpaque = newValue }
    }

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownGestureRecognizers }
        set { ownGestureRecognizers = newValue }
    }

    /// Ends editing of a text inside; returns whether nothing inside is being edited any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingTree(force) }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(at: point, with: event) }

    open override var description: String {
        MainActor.assumeIsolated { logText }
    }

    /// Subviews are elsewhere in the view's own coordinates.
    func boundsOriginChanged() {}

    /// The margins of a view of the class that have not been set, in points.
    var standardLayoutMargins: UIEdgeInsets {
        self is UIStackView ? .zero : UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// Updates of a class of this module that precede those of the program.
    func willUpdateConstraints() {}

    /// The view's content for the engine: the view measures it itself.
    var engineContent: ViewContent { .view }

    /// The view's content in a layout document; a program's own class is an empty box with its name.
    var documentContent: ViewContent { engineContent }

    /// Lets a subclass of this module use more of the solution than its subviews' frames.
    func placeContents(_ host: LayoutHost) {}

    /// The text that descriptions quote.
    var debugText: String? { nil }

    /// The font of the view's text, where it shows one.
    var textFont: UIFont? { nil }

    /// The colour of the view's text, where it has one of its own.
    var shownTextColor: UIColor? { nil }
    /// Adds what pictures show of this class.
    func decorate(_ style: inout ViewStyle) {}

    /// The natural size as the class of this module measures it, regardless of a program's subclass.
    var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// How far the frame of a view of this class reaches beyond its alignment rectangle.
    var naturalAlignmentInsets: UIEdgeInsets { .zero }

    /// Whether the height of the content follows from the width that the layout gives it.
    var wrapsContent: Bool { false }

    /// Measures content at a width in points; nil for no limit.
    func content(wrappedAt width: CGFloat?) -> LiveContent { ownContent }

    /// Measures without a limit of width from here on.
    func forgetWrapping() {}

    /// Whether the view keeps its text in the vertical middle, however high it is.
    var centersText: Bool { false }

    /// Distances of the baselines from the edges of the alignment rectangle at the natural height; nil for none.
    func baselines(atHeight height: CGFloat?) -> (first: CGFloat, last: CGFloat)? { nil }
}
