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
    open var contentSize = CGSize.zero

    /// The position of the bounds in the content, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
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

    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
    }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet {
            if contentInsetAdjustmentBehavior != oldValue, safeAreaInsets != .zero { adjustedContentInsetDidChange() }
        }
    }

    open var adjustedContentInset: UIEdgeInsets {
        contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
    }

    /// Called when the safe area or the content inset has changed. Does nothing by itself.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentInsetAdjustmentBehavior != .never { adjustedContentInsetDidChange() }
    }

    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
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
    open var refreshControl: UIRefreshControl?
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

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
