// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Testing
import UIKit

/// Traits that change after a view has been made.
@MainActor
struct TraitChangeTests {
    final class Card: UIView {
        let stack = UIStackView()
        var changes: [UIUserInterfaceSizeClass?] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(stack)
            update()
        }

        required init?(coder: NSCoder) { fatalError("not made from a coder") }

        private func update() {
            stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes.append(previousTraitCollection?.horizontalSizeClass)
            update()
        }
    }

    final class Controller: UIViewController {
        let card = Card()
        var styles: [UIUserInterfaceStyle] = []
        var classes: [UIUserInterfaceSizeClass] = []

        var ownClasses: [UIUserInterfaceSizeClass] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(card)
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
                self.ownClasses.append(previous.horizontalSizeClass)
            }
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (controller: Controller, previous) in
                controller.classes.append(previous.horizontalSizeClass)
            }
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            styles.append(traitCollection.userInterfaceStyle)
        }
    }

    /// Runs a test on a device, as `expectLayout` does.
    private func on(_ device: UIDeviceModel, _ run: (UIWindow) -> Void) {
        let before = UIScreen.main.device
        UIScreen.main.device = device
        defer { UIScreen.main.device = before }
        run(UIWindow(frame: UIScreen.main.bounds))
    }

    @Test func `A view on one device after another follows its traits`() {
        let controller = Controller()
        for (device, axis) in [
            (UIDeviceModel.iPhone15, NSLayoutConstraint.Axis.vertical), (.iPadPro11, .horizontal),
            (.iPhoneSE, .vertical),
        ] {
            on(device) { window in
                window.rootViewController = controller
                window.makeKeyAndVisible()
                #expect(controller.card.stack.axis == axis)
                window.rootViewController = nil
            }
        }
        #expect(controller.ownClasses == controller.classes && controller.classes.contains(.regular))
        #expect(controller.classes == [.compact, .regular])
        #expect(controller.card.changes == [.compact, .regular])
    }

    @Test func `A view that is made for another device than it is shown on hears of that`() {
        let card = Card()
        on(.iPadPro11) { window in
            window.addSubview(card)
            #expect(card.stack.axis == .horizontal && card.changes == [.compact])
            let inner = UIView()
            card.addSubview(inner)
            #expect(card.changes.count == 1)
        }
    }

    @Test func `Handlers that are no longer registered are not called`() {
        let view = UIView()
        var count = 0
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1
        }
        view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in count += 10 }
        view.overrideUserInterfaceStyle = .dark
        #expect(count == 1)
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(count == 1)
    }

    @Test func `A controller can have a style of its own`() {
        let controller = Controller()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let label = UILabel()
        label.textColor = .label
        controller.card.addSubview(label)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.styles == [.dark] && label.traitCollection.userInterfaceStyle == .dark)
        #expect(window.traitCollection.userInterfaceStyle == .light)
        let document = LayoutDocument(of: window).text
        #expect(document.contains(#""appearance": "dark""#) && document.contains("#ffffff"))
        label.overrideUserInterfaceStyle = .light
        #expect(controller.styles == [.dark] && label.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `Windows that are shown follow the screen`() {
        let controller = Controller()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIScreen.main.userInterfaceStyle = .dark
        defer { UIScreen.main.userInterfaceStyle = .light }
        #expect(controller.styles == [.dark] && controller.card.changes == [.compact])
    }
}
