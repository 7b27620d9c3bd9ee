// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// The calls that controllers get as they come and leave.
@MainActor
struct AppearanceCallTests {
    final class Log { var calls: [String] = [] }

    final class Controller: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ call: String) { log.calls.append("\(name) \(call)") }
        override func viewDidLoad() { note("load") }
        override func viewWillAppear(_ animated: Bool) { note("will") }
        override func viewIsAppearing(_ animated: Bool) { note(view.window == nil ? "is outside" : "is") }
        override func viewDidLayoutSubviews() { if log.calls.last != "\(name) layout" { note("layout") } }
        override func viewDidAppear(_ animated: Bool) { note("did") }
        override func viewWillDisappear(_ animated: Bool) { note(isMovingFromParent ? "leaves" : "hides") }
        override func viewDidDisappear(_ animated: Bool) { note("hidden") }
    }

    private let log = Log()

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// The calls since the last time, without layouts.
    private func calls() -> [String] {
        defer { log.calls = [] }
        return log.calls.filter { !$0.hasSuffix("layout") }
    }

    @Test func `A root controller appears before and after its first layout`() {
        let window = show(Controller("a", log))
        defer { withExtendedLifetime(window) {} }
        #expect(log.calls == ["a load", "a will", "a is", "a layout", "a did"])
    }

    @Test func `A pushed controller appears, and the one below disappears`() {
        let (a, b) = (Controller("a", log), Controller("b", log))
        let navigation = UINavigationController(rootViewController: a)
        let window = show(navigation)
        #expect(calls() == ["a load", "a will", "a is", "a did"])
        navigation.pushViewController(b, animated: false)
        #expect(calls() == ["a hides", "b load", "b will", "b is", "a hidden", "b did"])
        navigation.popViewController(animated: false)
        #expect(calls() == ["b leaves", "a will", "a is", "b hidden", "a did"])
        #expect(b.parent == nil)
        #expect(window.rootViewController === navigation)
    }

    @Test func `A stack that is set at once loads its top controller only`() {
        let navigation = UINavigationController()
        navigation.setViewControllers([Controller("a", log), Controller("b", log)], animated: false)
        let window = show(navigation)
        defer { withExtendedLifetime(window) {} }
        #expect(calls() == ["b load", "b will", "b is", "b did"])
        #expect(navigation.viewControllers.count == 2)
        navigation.popToRootViewController(animated: false)
        #expect(calls() == ["b leaves", "a load", "a will", "a is", "b hidden", "a did"])
    }

    @Test func `A tab bar loads a controller when it is selected`() {
        let tabs = UITabBarController()
        let (a, b) = (Controller("a", log), Controller("b", log))
        tabs.viewControllers = [a, b]
        let window = show(tabs)
        defer { withExtendedLifetime(window) {} }
        #expect(calls() == ["a load", "a will", "a is", "a did"])
        #expect(!b.isViewLoaded && tabs.tabBar.items?.count == 2)
        tabs.selectedViewController = b
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem)
        #expect(calls() == ["a hides", "b load", "b will", "b is", "a hidden", "b did"])
    }

    @Test func `A child appears with its parent, or when its view is added`() {
        let (a, b, c) = (Controller("a", log), Controller("b", log), Controller("c", log))
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        log.calls = []
        let window = show(a)
        #expect(calls() == ["a will", "b will", "a is", "b is", "a did", "b did"])
        a.addChild(c)
        a.view.addSubview(c.view)
        window.layoutIfNeeded()
        #expect(calls() == ["c load", "c will", "c is", "c did"])
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        #expect(calls() == ["c hides", "c hidden"])
    }

    @Test func `A presented controller is in the window`() {
        let (a, b) = (Controller("a", log), Controller("b", log))
        let window = show(a)
        log.calls = []
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true)
        #expect(calls() == ["b load", "a hides", "b will", "b is", "a hidden", "b did"])
        #expect(b.view.frame == window.bounds && b.view.safeAreaInsets.top == 59)
        b.dismiss(animated: true)
        #expect(calls() == ["b hides", "a will", "a is", "b hidden", "a did"])
        #expect(b.view.window == nil && a.view.window === window && a.presentedViewController == nil)
    }

    @Test func `A sheet begins below the status bar, and leaves its presenter visible`() {
        let (a, b) = (Controller("a", log), Controller("b", log))
        let window = show(a)
        log.calls = []
        a.present(b, animated: true)
        #expect(calls() == ["b load", "b will", "b is", "b did"])
        #expect(b.view.frame.minY == 69 && b.view.frame.maxY == window.bounds.height)
        #expect(b.view.safeAreaInsets.top == 0 && b.view.safeAreaInsets.bottom == 34)
    }
}
