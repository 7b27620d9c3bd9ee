// SPDX-License-Identifier: Apache-2.0
/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
    public enum SystemItem: Int, Hashable, CaseIterable, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    open var badgeValue: String?
    open var selectedImage: UIImage?

    public override init() {}

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let words = "\(systemItem)".map { $0.isUppercase ? " \($0)" : String($0) }.joined()
        self.init(title: words.prefix(1).uppercased() + words.dropFirst(), image: nil, tag: tag)
    }

    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
