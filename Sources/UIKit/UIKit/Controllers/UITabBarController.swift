// SPDX-License-Identifier: Apache-2.0
/// View controllers that a tab bar switches between. Only the view of the selected one is loaded and in the hierarchy.
open class UITabBarController: UIViewController {
    open private(set) lazy var tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?

    open var viewControllers: [UIViewController]? {
        didSet {
            let old = (oldValue ?? []).indices.contains(selectedIndex) ? oldValue?[selectedIndex] : nil
            let controllers = viewControllers ?? []
            for controller in controllers where controller.parent !== self {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            if !controllers.indices.contains(selectedIndex) { selectedIndex = 0 }
            fillBar()
            if isViewLoaded { show(selectedViewController, insteadOf: old) { showSelected() } }
            for controller in oldValue ?? [] where !controllers.contains(where: { $0 === controller }) {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
        }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue else { return }
            tabBar.selectedItem = selectedViewController?.tabBarItem
            guard isViewLoaded else { return }
            let old = viewControllers.flatMap { $0.indices.contains(oldValue) ? $0[oldValue] : nil }
            show(selectedViewController, insteadOf: old) { showSelected() }
        }
    }

    open var selectedViewController: UIViewController? {
        get {
            guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
            return viewControllers[selectedIndex]
        }
        set {
            guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
            selectedIndex = index
        }
    }

    override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    private func fillBar() {
        tabBar.items = viewControllers?.compactMap(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    private func showSelected() {
        fillBar()
        for controller in children where controller !== selectedViewController {
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
        let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
        let isHidden = stack.contains(where: \.hidesBottomBarWhenPushed)
        tabBar.isHidden = isHidden
        let height = tabBar.intrinsicContentSize.height
        let bottom = view.safeAreaInsets.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width, height: height + bottom)
        selectedViewController?.fill(
            view, bars: UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0),
            isTranslucent: tabBar.isTranslucent)
    }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
