// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// Views with content: labels, controls, stack views, scroll views, windows and controllers.
@MainActor
struct ContentTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    @Test func `A label takes the size of its text`() {
        let label = add(UILabel())
        label.text = "Hello"
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.size == label.intrinsicContentSize)
        // 17 points of San Francisco on three pixels per point.
        #expect(abs(label.frame.height - 61.0 / 3) < 0.001)
        let width = label.frame.width
        label.text = "Hello, world"
        root.layoutIfNeeded()
        #expect(label.frame.width > width)
    }

    @Test func `A label with several lines wraps at its width`() {
        let label = add(UILabel())
        label.numberOfLines = 0
        label.text = String(repeating: "words that wrap ", count: 8)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 260)
        #expect(label.frame.height > 60)
        root.frame.size.width = 2000
        root.layoutIfNeeded()
        #expect(label.frame.height < 21)
    }

    @Test func `A subclass may add to the natural size`() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 20, height: size.height + 10)
            }
        }
        let (plain, padded) = (add(UILabel()), add(Padded()))
        for label in [plain, padded] { label.text = "Same" }
        root.layoutIfNeeded()
        #expect(padded.frame.width == plain.frame.width + 20)
        #expect(padded.frame.height == plain.frame.height + 10)
    }

    @Test func `Baselines of different fonts meet`() {
        let (small, large) = (add(UILabel()), add(UILabel()))
        (small.font, large.font) = (.systemFont(ofSize: 12), .systemFont(ofSize: 30))
        (small.text, large.text) = ("small", "large")
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(small.frame.minY - (30 - 12) * 0.952148) < 0.7)
    }

    @Test func `Attributed text is measured by its attributes`() {
        let (plain, styled) = (UILabel(), UILabel())
        plain.text = "Hello <&>"
        styled.attributedText = NSAttributedString(
            string: "Hello <&>", attributes: [.font: UIFont.systemFont(ofSize: 34)])
        #expect(styled.intrinsicContentSize.width > plain.intrinsicContentSize.width * 1.7)
        styled.attributedText = NSAttributedString(string: "Hello <&>")
        #expect(styled.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test func `Dynamic Type scales text styles`() {
        defer { UIScreen.main.preferredContentSizeCategory = .large }
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        UIScreen.main.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    }

    @Test func `System colours follow the appearance`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1) == .cyan)
    }

    // MARK: Controls

    @Test func `Controls have their documented sizes`() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().frame(forAlignmentRect: CGRect(x: 0, y: 0, width: 49, height: 31)).width == 51)
        #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIImageView(image: UIImage(size: CGSize(width: 24, height: 30))).intrinsicContentSize.height == 30)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize.width == 74)
        let field = UITextField()
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }

    @Test func `Actions are sent in order`() {
        var log: [Int] = []
        let button = UIButton(type: .system, primaryAction: UIAction { _ in log.append(1) })
        button.addAction(UIAction { _ in log.append(2) }, for: [.touchUpInside, .touchCancel])
        button.sendActions(for: .touchUpInside)
        #expect(log == [1, 2])
    }

    // MARK: Stack views

    @Test func `A stack view arranges and hides`() {
        let stack = add(UIStackView())
        stack.spacing = 8
        stack.distribution = .fillEqually
        let views = (0..<3).map { _ in UIView() }
        for view in views { stack.addArrangedSubview(view) }
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.frame.size.width = 316
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 108, 216])
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(views[2].frame == CGRect(x: 162, y: 0, width: 154, height: 50))
        views[1].isHidden = false
        stack.setCustomSpacing(20, after: views[0])
        root.layoutIfNeeded()
        #expect(views[1].frame.minX == 116)
        stack.removeArrangedSubview(views[1])
        #expect(stack.subviews.count == 3)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
    }

    // MARK: Scroll views

    @Test func `Constraints to its edges give a scroll view's content its size`() {
        let scroll = add(UIScrollView())
        let content = add(UIView(), to: scroll)
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
        #expect(scroll.contentSize == CGSize(width: 300, height: 910))
    }

    // MARK: Controllers

    @Test func `A controller's view is loaded and laid out in order`() {
        final class Controller: UIViewController {
            var log: [String] = []
            let box = UIView()
            override func loadView() {
                log.append("loadView")
                super.loadView()
            }
            override func viewDidLoad() {
                log.append("viewDidLoad")
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    box.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
                    box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                ])
            }
            override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
            override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
        }
        let (window, controller) = (UIWindow(), Controller())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.log.prefix(2) == ["loadView", "viewDidLoad"])
        #expect(controller.log.last == "viewDidAppear")
        #expect(controller.log.contains("viewWillLayoutSubviews"))
        // An iPhone 15: 59 points above, 34 below, margins of 16.
        #expect(controller.box.frame == CGRect(x: 16, y: 59, width: 361, height: 852 - 59 - 34))
        #expect(controller.view.safeAreaInsets.top == 59)
        controller.additionalSafeAreaInsets.top = 11
        window.layoutIfNeeded()
        #expect(controller.box.frame.minY == 70)
    }
}
