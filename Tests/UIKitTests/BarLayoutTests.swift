// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Bars of containers, and the safe area that they leave. An iPhone 15 has 59 points above and 34 below.
@MainActor
@Suite(.serialized)
struct BarLayoutTests {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func `A large title follows the display mode of the item`() {
        let (root, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let window = show(navigation)
        #expect(root.view.safeAreaInsets.top == 155)
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: false)
        #expect(second.view.safeAreaInsets.top == 103)
        second.navigationItem.largeTitleDisplayMode = .automatic
        window.layoutIfNeeded()
        #expect(second.view.safeAreaInsets.top == 155)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(navigation.navigationBar.items?.count == 2)
    }

    @Test func `A search bar is below the title, on an iPad beside it`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let window = show(navigation)
        let search = UISearchController(searchResultsController: nil)
        root.navigationItem.searchController = search
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 207)
        #expect(search.searchBar.superview === navigation.navigationBar)
        #expect(search.searchBar.frame == CGRect(x: 0, y: 96, width: 393, height: 52))
        root.navigationItem.preferredSearchBarPlacement = .inline
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 155 && search.searchBar.superview == nil)
        root.navigationItem.preferredSearchBarPlacement = .automatic
        navigation.pushViewController(UIViewController(), animated: false)
        window.layoutIfNeeded()
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 155 && search.searchBar.superview == nil)
        UIScreen.main.device = .iPadPro11
        defer { UIScreen.main.device = .iPhone15 }
        let other = UIViewController()
        other.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let pad = show(UINavigationController(rootViewController: other))
        #expect(other.view.safeAreaInsets.top == pad.safeAreaInsets.top + 50)
    }

    @Test func `A bar that is hidden later gives its space back`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = show(navigation)
        #expect(root.view.safeAreaInsets.top == 103)
        navigation.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.top == 59)
    }

    @Test func `A view that does not extend below the bars begins at the bar`() {
        let root = UIViewController()
        root.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = show(tabs)
        defer { withExtendedLifetime(window) {} }
        #expect(root.view.frame.minY == 103 && root.view.safeAreaInsets.top == 0)
    }

    @Test func `Opaque bars leave no space below them`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.isTranslucent = false
        let window = show(navigation)
        defer { withExtendedLifetime(window) {} }
        #expect(root.view.frame.minY == 103 && root.view.safeAreaInsets.top == 0)
        #expect(root.view.safeAreaInsets.bottom == 34)
    }

    @Test func `A tab bar is hidden while a pushed controller hides it`() {
        let (root, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = show(tabs)
        #expect(root.view.safeAreaInsets.bottom == 83)
        second.hidesBottomBarWhenPushed = true
        navigation.pushViewController(second, animated: false)
        #expect(second.view.safeAreaInsets.bottom == 34 && tabs.tabBar.isHidden)
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(root.view.safeAreaInsets.bottom == 83 && !tabs.tabBar.isHidden)
    }

    @Test func `Bars of a phone in landscape are 32 points high`() {
        UIScreen.main.orientation = .landscapeLeft
        defer { UIScreen.main.orientation = .portrait }
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = show(tabs)
        defer { withExtendedLifetime(window) {} }
        #expect(navigation.navigationBar.frame.height == 32)
        #expect(tabs.tabBar.frame.height == 53)
    }

    @Test func `The view of the title is in the middle of the bar`() {
        let root = UIViewController()
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.navigationItem.titleView = title
        let navigation = UINavigationController(rootViewController: root)
        let window = show(navigation)
        defer { withExtendedLifetime(window) {} }
        #expect(title.superview === navigation.navigationBar)
        #expect(title.frame == CGRect(x: 146.5, y: 7, width: 100, height: 30))
        let label = UILabel()
        label.text = "Title"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.navigationItem.titleView = label
        navigation.view.layoutIfNeeded()
        #expect(title.superview == nil && abs(label.frame.midX - 196.5) < 0.4 && abs(label.frame.midY - 22) < 0.4)
    }

    @Test func `Views of buttons are at the sides of the bar`() {
        let root = UIViewController()
        let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 36)), UILabel())
        right.text = "Badge"
        right.translatesAutoresizingMaskIntoConstraints = false
        let other = UIImageView(image: UIImage(size: CGSize(width: 24, height: 20)))
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(customView: right), UIBarButtonItem(customView: other),
        ]
        let navigation = UINavigationController(rootViewController: root)
        let window = show(navigation)
        defer { withExtendedLifetime(window) {} }
        #expect(left.superview === navigation.navigationBar)
        #expect(left.frame == CGRect(x: 16, y: 4, width: 36, height: 36))
        #expect(right.frame.maxX == 377 && abs(right.frame.midY - 22) < 0.4)
        #expect(abs(other.frame.maxX - (361 - right.frame.width)) < 0.4 && other.frame.midY == 22)
        root.navigationItem.leftBarButtonItem = nil
        navigation.view.layoutIfNeeded()
        #expect(left.superview == nil)
    }
}
