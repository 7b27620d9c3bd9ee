// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
    var topTitle: String?
    /// What a navigation controller shows in its bar.
    var shownItem: UINavigationItem?
    var backTitle: String?
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open lazy var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open var shadowImage: UIImage?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// 44 points; a large title takes 52 more.
    override var naturalSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
    }

    override var documentContent: ViewContent { .navigationBar(barContent) }
}

open class UINavigationItem: NSObject {
    open var title: String?
    open var titleView: UIView?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var prompt: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never }

    public init(title: String) { self.title = title.isEmpty ? nil : title }
}

public enum UIBarMetrics: Int, Hashable, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var isEnabled = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?

    public override init() {}
}

open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Hashable, Sendable { case plain = 0, done = 2 }

    public enum SystemItem: Int, Hashable, CaseIterable, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    var systemItem: SystemItem?
    open var width: CGFloat = 0
    open var customView: UIView?
    open var style = Style.plain
    open weak var target: AnyObject?
    open var action: Selector?
    open var tintColor: UIColor?

    public override init() {}

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.action = action
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        title = "\(systemItem)".prefix(1).uppercased() + "\(systemItem)".dropFirst()
        self.action = action
    }

    @preconcurrency @MainActor
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        if let primaryAction {
            self.title = title ?? primaryAction.title
            self.image = image ?? primaryAction.image
        }
        self.menu = menu
    }

    @preconcurrency @MainActor
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.menu = menu
    }

    open var menu: UIMenu?

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

/// The bar at the bottom of a tab bar controller.
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var barTintColor: UIColor?
    open var isTranslucent = true

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }

    override var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

    override var documentContent: ViewContent {
        guard let items else { return .tabBar(nil) }
        return .tabBar(
            ViewContent.TabBar(
                items: items.map(\.barItem), selectedItem: items.firstIndex { $0 === selectedItem ?? items.first }))
    }
}

open class UITabBarItem: UIBarItem {
    open var badgeValue: String?
    open var selectedImage: UIImage?

    public override init() {}

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}

open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }

    override var naturalSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    override var documentContent: ViewContent { .toolbar(items?.map(\.barItem)) }
}
