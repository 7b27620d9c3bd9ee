// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A view whose content may be larger than its frame.
open class UIScrollView: UIView {
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }

    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { clipsToBounds = true }

    open weak var delegate: (any UIScrollViewDelegate)?

    /// Points; constraints to the content's edges set it.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { noteInsets() } } }

    /// The position of the bounds in the content, in points. At first the content begins below what covers the view.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    override func boundsOriginChanged() {
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        var offset = contentOffset
        if rect.minX < offset.x { offset.x = rect.minX }
        if rect.minY < offset.y { offset.y = rect.minY }
        if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
        if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
        contentOffset = offset
    }

    /// Scrolls to a part of the content, within its limits. Where sizes are estimated until they are visible, the content
    /// around it is laid out meanwhile.
    ///
    /// - Parameters:
    ///   - place: the part's frame; nil if there is none.
    ///   - target: where the offset is to be for the part.
    func scroll(to place: () -> CGRect?, at target: (CGRect) -> CGPoint) {
        for _ in 0..<8 {
            guard bounds.width > 0, bounds.height > 0, let place = place() else { return }
            let (insets, wanted) = (adjustedContentInset, target(place))
            let offset = CGPoint(
                x: max(min(wanted.x, contentSize.width + insets.right - bounds.width), -insets.left),
                y: max(min(wanted.y, contentSize.height + insets.bottom - bounds.height), -insets.top))
            guard offset != contentOffset else { return }
            contentOffset = offset
            layoutIfNeeded()
        }
    }

    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { noteInsets() } } }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { noteInsets() } }

    /// The content inset, and the safe area on the axes that the adjustment behaviour names; points.
    open var adjustedContentInset: UIEdgeInsets {
        let safeArea = safeAreaInsets
        guard safeArea != .zero else { return contentInset }
        let size = contentSize
        let room = bounds.size
        let scrollsAcross =
            alwaysBounceHorizontal || size.width + contentInset.left + contentInset.right > room.width
        var scrollsDown = alwaysBounceVertical || size.height + contentInset.top + contentInset.bottom > room.height
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: return contentInset + safeArea
        case .scrollableAxes: break
        case .automatic: scrollsDown = scrollsDown || isContentOfBars
        }
        return contentInset
            + UIEdgeInsets(
                top: scrollsDown ? safeArea.top : 0, left: scrollsAcross ? safeArea.left : 0,
                bottom: scrollsDown ? safeArea.bottom : 0, right: scrollsAcross ? safeArea.right : 0)
    }

    /// The safe area that the content inset has taken over.
    var safeAreaAdjustment: UIEdgeInsets { adjustedContentInset - contentInset }

    /// Whether it is the content of a controller with a navigation or tab bar.
    private var isContentOfBars: Bool {
        guard let controller = viewController ?? superviewStorage?.viewController else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    private var insetsStorage = UIEdgeInsets.zero

    /// Content at its beginning stays there as the insets change.
    private func noteInsets() {
        let (old, new) = (insetsStorage, adjustedContentInset)
        guard new != old else { return }
        insetsStorage = new
        structureChanged()
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if offset != contentOffset { contentOffset = offset }
        adjustedContentInsetDidChange()
    }

    /// Called when the safe area or the content inset has changed. Does nothing by itself.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        noteInsets()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        noteInsets()
    }

    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { noteInsets() } }
    open var alwaysBounceHorizontal = false { didSet { noteInsets() } }
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var decelerationRate = DecelerationRate.normal
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var scrollsToTop = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var bouncesZoom = true
    open var refreshControl: UIRefreshControl?
    open private(set) var isDragging = false
    open private(set) var isTracking = false
    open private(set) var isDecelerating = false
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open var panGestureRecognizer = UIPanGestureRecognizer()

    /// The content: its constraints say how large that is.
    open var contentLayoutGuide: UILayoutGuide { guide(.contentLayoutGuide, "UIScrollView-contentLayoutGuide") }
    /// The frame, regardless of the content offset.
    open var frameLayoutGuide: UILayoutGuide { guide(.frameLayoutGuide, "UIScrollView-frameLayoutGuide") }

    open func flashScrollIndicators() {}

    override func placeContents(_ host: LayoutHost) {
        if let size = host.contentSize(of: self) { contentSize = size }
    }

    override var engineContent: ViewContent { .scrollView }
}
