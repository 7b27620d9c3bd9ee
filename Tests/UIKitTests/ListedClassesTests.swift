// SPDX-License-Identifier: Apache-2.0
import Testing
import UIKit

/// The classes that layout code of an app uses: their initialisers, defaults and sizes.
@MainActor
struct ListedClassesTests {
    @Test func `Controls have their sizes`() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIProgressView(progressViewStyle: .default).intrinsicContentSize.height == 4)
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIDatePicker().intrinsicContentSize.height < 40)
        #expect(UISearchBar().intrinsicContentSize.height == 56)
        #expect(UINavigationBar().intrinsicContentSize.height == 44)
        #expect(UITabBar().intrinsicContentSize.height == 49)
        #expect(UIToolbar().intrinsicContentSize.height == 44)
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize == CGSize(width: 74, height: 26))
        let segments = UISegmentedControl(items: ["One", "Two"])
        #expect(segments.numberOfSegments == 2 && segments.intrinsicContentSize.width > 40)
    }

    @Test func `Text and image views have their API`() {
        let label = UILabel()
        label.text = "text"
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 2
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        label.preferredMaxLayoutWidth = 100
        label.adjustsFontForContentSizeCategory = true
        label.attributedText = NSAttributedString(
            string: "text",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .kern: 1, .foregroundColor: UIColor.red])
        #expect(label.intrinsicContentSize.width > 0)
        let field = UITextField()
        field.placeholder = "name"
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        let text = UITextView()
        text.isScrollEnabled = false
        text.textContainerInset = .zero
        text.textContainer.lineFragmentPadding = 0
        text.text = "text"
        #expect(text.intrinsicContentSize.height > 0)
        let image = UIImage(size: CGSize(width: 10, height: 20))
        #expect(UIImageView(image: image).intrinsicContentSize == image.size)
        #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
        let symbol = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        #expect(symbol?.size == CGSize(width: 40, height: 40))
    }

    @Test func `Buttons have their API`() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.buttonSize = .large
        configuration.background.cornerRadius = 4
        let configured = UIButton(configuration: configuration)
        #expect(configured.intrinsicContentSize.height > button.intrinsicContentSize.height)
        var taps = 0
        configured.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        configured.sendActions(for: .touchUpInside)
        #expect(taps == 1)
    }

    @Test func `Stack views have their API`() {
        let (a, b) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.alignment = .top
        stack.spacing = UIStackView.spacingUseSystem
        stack.insertArrangedSubview(b, at: 0)
        stack.setCustomSpacing(3, after: b)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.isBaselineRelativeArrangement = false
        #expect(stack.arrangedSubviews == [b, a] && stack.customSpacing(after: b) == 3 && stack.alignment == .leading)
        stack.removeArrangedSubview(a)
        #expect(stack.arrangedSubviews == [b] && a.superview === stack)
    }

    @Test func `Scroll views and cells have their API`() {
        let scroll = UIScrollView()
        #expect(scroll.contentLayoutGuide.owningView === scroll && scroll.frameLayoutGuide.owningView === scroll)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
        #expect(scroll.adjustedContentInset.top == 1)
        let row = UITableViewCell(style: .default, reuseIdentifier: "row")
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        for content in [row.contentView, item.contentView] {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        let target = CGSize(width: 320, height: 0)
        for cell in [row, item] as [UIView] {
            let size = cell.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 320, height: 70))
        }
    }

    @Test func `Controllers are called in order`() {
        final class Controller: UIViewController {
            var calls: [String] = []
            override func loadView() {
                super.loadView()
                calls.append("loadView")
            }
            override func viewDidLoad() { calls.append("viewDidLoad") }
            override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
            override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
        }
        let (parent, child) = (Controller(), UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(parent.calls.first == "loadView" && parent.calls.dropFirst().first == "viewDidLoad")
        let (appear, did) = (
            parent.calls.firstIndex(of: "viewWillAppear"), parent.calls.firstIndex(of: "viewDidAppear")
        )
        #expect((appear ?? 9) < (did ?? 0))
        #expect(parent.calls.contains("viewWillLayoutSubviews") && parent.calls.contains("viewDidLayoutSubviews"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(parent.children == [child] && child.parent === parent)
        #expect(parent.topLayoutGuide.length == window.safeAreaInsets.top)
        parent.additionalSafeAreaInsets.top = 10
        window.layoutIfNeeded()
        #expect(parent.view.safeAreaInsets.top == window.safeAreaInsets.top + 10)
    }

    @Test func `Traits, fonts and colours have their API`() {
        let traits = UITraitCollection.current
        #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        #expect(traits.displayScale == UIScreen.main.scale)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 10) == 10)
        // Devices give 16⅓ at medium size, not the 16 points of the text style.
        func scaled(_ category: UIContentSizeCategory) -> CGFloat {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            return UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits)
        }
        #expect(abs(scaled(.medium) - 49 / 3) < 1e-9)
        #expect(scaled(.accessibilityExtraExtraExtraLarge) == 48)
        #expect(UIFont.systemFont(ofSize: 10, weight: .bold).lineHeight > 11)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(
            dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
                == .white.resolvedColor(with: traits))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        insets.left += 1
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 3, y: 1, width: 3, height: 6))
    }
}
