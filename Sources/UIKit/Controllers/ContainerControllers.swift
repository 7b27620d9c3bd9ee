// SPDX-License-Identifier: Apache-2.0
/// A stack of view controllers below a navigation bar.
open class UINavigationController: UIViewController {
    open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
    open private(set) var viewControllers: [UIViewController] = []
    open var isNavigationBarHidden = false

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        addChild(viewController)
        if isViewLoaded { show() }
        viewController.didMove(toParent: self)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.removeLast()
        last.viewIfLoaded?.removeFromSuperview()
        last.removeFromParent()
        show()
        return last
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in self.viewControllers {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        self.viewControllers = viewControllers
        for controller in viewControllers { addChild(controller) }
        if isViewLoaded { show() }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        show()
    }

    private func show() {
        for controller in viewControllers.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
        guard let top = topViewController, let shown = top.view else { return }
        navigationBar.topTitle = top.navigationItem.title ?? top.title
        navigationBar.shownItem = top.navigationItem
        let back = viewControllers.dropLast().last
        navigationBar.backTitle = back.map {
            $0.navigationItem.backBarButtonItem?.title ?? $0.navigationItem.title ?? $0.title ?? "Back"
        }
        guard shown.superview !== view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown, at: 0)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBar()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    private func placeBar() {
        let top = view.safeAreaInsets.top
        let height = navigationBar.intrinsicContentSize.height
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        topViewController?.containerInsets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : height, left: 0, bottom: 0, right: 0)
    }
}

/// View controllers that a tab bar switches between.
open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar(frame: .zero)

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            for controller in viewControllers ?? [] { addChild(controller) }
            if isViewLoaded { show() }
        }
    }

    open var selectedIndex = 0 {
        didSet { if isViewLoaded, selectedIndex != oldValue { show() } }
    }

    open var selectedViewController: UIViewController? {
        guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
        return viewControllers[selectedIndex]
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        show()
    }

    private func show() {
        for controller in viewControllers ?? [] where controller !== selectedViewController {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        guard let shown = selectedViewController?.view, shown.superview !== view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown, at: 0)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBar()
    }

    private func placeBar() {
        let height = tabBar.intrinsicContentSize.height
        let bottom = view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width, height: height + bottom)
        selectedViewController?.containerInsets = UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    }
}
