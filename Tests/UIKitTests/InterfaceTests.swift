// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Interfaces that apps and libraries use beside layout.
@MainActor
struct InterfaceTests {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    @Test func `The delegate of an app makes its window`() {
        let delegate = AppDelegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(UIApplication.shared.windows.contains { $0 === delegate.window })
    }

    @Test func `Ending editing makes the field inside resign`() {
        let (view, field) = (UIView(), UITextField())
        view.addSubview(field)
        field.becomeFirstResponder()
        #expect(view.endEditing(true) && !field.isFirstResponder)
    }

    @Test func `Texts have sizes without a view`() {
        let font = UIFont.systemFont(ofSize: 17)
        let label = UILabel()
        label.text = "Some words that wrap"
        label.numberOfLines = 0
        let size = "Some words that wrap".size(withAttributes: [.font: font])
        #expect(size == label.intrinsicContentSize)
        let rect = NSString(string: "Some words that wrap").boundingRect(
            with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(rect.size == label.sizeThatFits(CGSize(width: 80, height: 0)) && rect.height > 40)
    }

    @Test func `Points and rectangles are transformed, and back`() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4)
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(abs(rect.applying(turn).width - 20) < 1e-9)
        let point = CGPoint(x: 5, y: 6).applying(turn).applying(turn.inverted())
        #expect(abs(point.x - 5) < 1e-9 && abs(point.y - 6) < 1e-9)
    }

    @Test func `Geometry and units of time are written as on Apple's platforms`() {
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4.5).debugDescription == "(1.0, 2.0, 3.0, 4.5)")
        #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
        #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
        #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_SEC == NSEC_PER_USEC * USEC_PER_SEC)
    }

    @Test func `A proxy of an appearance keeps what is set`() {
        UILabel.appearance().numberOfLines = 3
        #expect(UILabel.appearance().numberOfLines == 3)
        UILabel.appearance().numberOfLines = 1
    }

    @Test func `A page is shown, and replaced by another`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        pages.setViewControllers([first], direction: .forward, animated: false)
        let window = UIWindow()
        window.rootViewController = pages
        window.makeKeyAndVisible()
        #expect(first.view.frame == window.bounds)
        pages.setViewControllers([second], direction: .forward, animated: false)
        #expect(first.view.superview == nil && second.view.window === window)
    }

    @Test func `Segments have pictures, also in documents`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let control = UISegmentedControl(items: [UIImage(systemName: "plus") as Any, "Two"])
        control.insertSegment(with: UIImage(size: CGSize(width: 60, height: 20)), at: 2, animated: false)
        control.accessibilityIdentifier = "control"
        control.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(control)
        control.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        control.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        view.layoutIfNeeded()
        #expect(abs(control.frame.width - 239) < 0.01)
        let document = LayoutDocument(of: view)
        #expect(document.frames["control"] == control.frame && document.text.contains(#""symbol": "plus""#))
        #expect(control.imageForSegment(at: 2)?.size.width == 60 && control.titleForSegment(at: 1) == "Two")
        control.setTitle("Three", forSegmentAt: 2)
        #expect(control.imageForSegment(at: 2) == nil && control.intrinsicContentSize.width < 200)
    }

    @Test func `A segment has the width that is set`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.setWidth(100, forSegmentAt: 0)
        control.setWidth(50, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width == 151)
    }

    @Test func `A sheet rests at its smallest detent`() {
        let (root, sheet) = (UIViewController(), UIViewController())
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        sheet.sheetPresentationController?.detents = [.custom { _ in 200 }, .large()]
        root.present(sheet, animated: true)
        #expect(sheet.view.frame.height == 234)
    }

    @Test func `A rectangle is kept in a value`() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
    }
}
