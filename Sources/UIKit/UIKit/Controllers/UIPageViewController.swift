// SPDX-License-Identifier: Apache-2.0
/// Pages, of which one or two are shown. No one turns them here: a program sets the page that is laid out.
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Hashable, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Hashable, Sendable { case none, min, mid, max }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    open private(set) var transitionStyle = TransitionStyle.pageCurl
    open private(set) var navigationOrientation = NavigationOrientation.horizontal
    open private(set) var viewControllers: [UIViewController]? = []
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    open var isDoubleSided = false
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    private let pageControl = UIPageControl()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var shownChildren: [UIViewController] { viewControllers ?? [] }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let old = self.viewControllers ?? []
        let new = viewControllers ?? []
        self.viewControllers = new
        for controller in new where controller.parent !== self { addChild(controller) }
        if isViewLoaded { show(new.first, insteadOf: old.first) { showPages() } }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new { controller.didMove(toParent: self) }
        completion?(true)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPages()
    }

    private func showPages() {
        for controller in children where !shownChildren.contains(where: { $0 === controller }) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        for controller in shownChildren {
            guard let shown = controller.view, shown.superview !== view else { continue }
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(shown, at: 0)
        }
    }

    /// The dots of pages, 37 points high at the bottom, are there if the data source counts pages of a scrolling controller.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let count = dataSource?.presentationCount(for: self) ?? 0
        let hasDots = transitionStyle == .scroll && count > 0
        let height: CGFloat = hasDots ? 37 : 0
        if hasDots {
            pageControl.numberOfPages = count
            pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            if pageControl.superview !== view { view.addSubview(pageControl) }
            let bottom = view.bounds.height - view.safeAreaInsets.bottom
            pageControl.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
        } else {
            pageControl.removeFromSuperview()
        }
        var frame = view.bounds
        if hasDots { frame.size.height -= height + view.safeAreaInsets.bottom }
        for controller in shownChildren where controller.viewIfLoaded?.superview === view {
            controller.view.frame = frame
        }
    }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
