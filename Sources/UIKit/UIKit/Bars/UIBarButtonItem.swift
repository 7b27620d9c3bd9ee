// SPDX-License-Identifier: Apache-2.0
/// An item of a bar.
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0
    open var isEnabled = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var imageInsets = UIEdgeInsets.zero
    open var landscapeImagePhone: UIImage?

    // Texts of bars are drawn plain.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }

    public override init() {}
}

open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Hashable, Sendable { case plain = 0, bordered, done }

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

    public convenience init(
        title: String? = nil, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.action = action
        self.menu = menu
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    @preconcurrency @MainActor
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.menu = menu
    }

    open var menu: UIMenu?

    /// A space that takes what other items leave.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// - Parameter width: points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let made = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        made.width = width
        return made
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
