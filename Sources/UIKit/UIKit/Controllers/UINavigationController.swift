// SPDX-License-Identifier: Apache-2.0
/// A stack of view controllers below a navigation bar. Only the view of the topmost one is in the hierarchy.
open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    private var stack: [UIViewController] = []
    open weak var delegate: (any UINavigationControllerDelegate)?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// The classes of the bars have no effect here: the bars are those of this module.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    override var shownChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

    // MARK: The stack

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change { $0.append(viewController) }
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? change { $0.removeLast() }.last : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        change { $0 = Array($0.prefix(1)) }
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        return change { $0 = Array($0.prefix(index + 1)) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change { $0 = viewControllers }
    }

    /// - Returns: the controllers that leave the stack.
    @discardableResult
    private func change(_ edit: (inout [UIViewController]) -> Void) -> [UIViewController] {
        let old = stack
        edit(&stack)
        let leaving = old.filter { known in !stack.contains { $0 === known } }
        let joining = stack.filter { known in !old.contains { $0 === known } }
        for controller in joining {
            addChild(controller)
            controller.movement = .toParent
        }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.movement = .fromParent
        }
        if isViewLoaded { show(stack.last, insteadOf: old.last) { showTop() } }
        for controller in leaving { controller.removeFromParent() }
        for controller in joining { controller.didMove(toParent: self) }
        for controller in leaving + joining { controller.movement = .none }
        return leaving
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop()
    }

    private func showTop() {
        fillBar()
        for controller in children where controller !== topViewController {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        guard let shown = topViewController?.view else { return }
        if shown.superview !== view {
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(shown, at: 0)
        }
        viewIfLoaded?.setNeedsLayout()
        tabBarController?.viewIfLoaded?.setNeedsLayout()
    }

    private func fillBar() {
        guard let top = topViewController else { return navigationBar.items = [] }
        navigationBar.items = stack.map(\.navigationItem)
        navigationBar.topTitle = top.navigationItem.title ?? top.title
        navigationBar.shownItem = top.navigationItem
        navigationBar.backTitle = stack.dropLast().last.map {
            $0.navigationItem.backBarButtonItem?.title ?? $0.navigationItem.backButtonTitle
                ?? $0.navigationItem.title ?? $0.title ?? "Back"
        }
    }

    // MARK: Bars

    open var isNavigationBarHidden = false { didSet { if isNavigationBarHidden != oldValue { barsChanged() } } }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    open var isToolbarHidden = true {
        didSet {
            guard isToolbarHidden != oldValue else { return }
            if !isToolbarHidden, let toolbar, toolbar.superview == nil { view.addSubview(toolbar) }
            toolbar.isHidden = isToolbarHidden
            barsChanged()
        }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    // No touches and no keyboard come, so that these hide nothing.
    open var hidesBarsOnTap = false
    open var hidesBarsOnSwipe = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false { didSet { barsChanged() } }
    open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    private func barsChanged() {
        viewIfLoaded?.setNeedsLayout()
        topViewController?.viewIfLoaded?.setNeedsLayout()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBars()
    }

    private func placeBars() {
        fillBar()
        let safeArea = view.safeAreaInsets
        let isCompact = view.traitCollection.verticalSizeClass == .compact
        let isHidden = isNavigationBarHidden || (hidesBarsWhenVerticallyCompact && isCompact)
        let height = isHidden ? 0 : navigationBar.intrinsicContentSize.height
        navigationBar.isHidden = isHidden
        navigationBar.frame = CGRect(
            x: 0, y: safeArea.top, width: view.bounds.width, height: navigationBar.intrinsicContentSize.height)
        var toolbarHeight: CGFloat = 0
        if !isToolbarHidden, let toolbar {
            toolbar.items = topViewController?.toolbarItems
            toolbarHeight = CGFloat(toolbar.barMetrics.toolbar)
            toolbar.frame = CGRect(
                x: 0, y: view.bounds.height - toolbarHeight - safeArea.bottom, width: view.bounds.width,
                height: toolbarHeight + safeArea.bottom)
        }
        topViewController?.fill(
            view, bars: UIEdgeInsets(top: height, left: 0, bottom: toolbarHeight, right: 0),
            isTranslucent: navigationBar.isTranslucent)
    }
}

extension UIViewController {
    /// Gives the view all of its container's, and the bars as safe area, or what the bars leave.
    ///
    /// - Parameter bars: the heights of the bars beyond the container's own safe area, in points.
    func fill(_ container: UIView, bars: UIEdgeInsets, isTranslucent: Bool) {
        let extends = isTranslucent || extendedLayoutIncludesOpaqueBars
        let safeArea = container.safeAreaInsets
        var (frame, insets) = (container.bounds, bars)
        if !(extends && edgesForExtendedLayout.contains(.top)), bars.top > 0 {
            frame.origin.y += safeArea.top + bars.top
            frame.size.height -= safeArea.top + bars.top
            insets.top = 0
        }
        if !(extends && edgesForExtendedLayout.contains(.bottom)), bars.bottom > 0 {
            frame.size.height -= safeArea.bottom + bars.bottom
            insets.bottom = 0
        }
        containerInsets = insets
        if viewIfLoaded?.superview === container, let view { view.frame = frame }
    }
}
