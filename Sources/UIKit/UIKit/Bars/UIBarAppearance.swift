// SPDX-License-Identifier: Apache-2.0
/// The appearance of a bar. It has no effect here: bars are drawn plain.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public override init() {}

    public init(idiom: UIUserInterfaceIdiom) {}

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// The appearance of a bar button.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The appearance in one state.
    @preconcurrency @MainActor
    open class StateAppearance: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    open private(set) var normal = StateAppearance()
    open private(set) var highlighted = StateAppearance()
    open private(set) var disabled = StateAppearance()

    public override init() {}

    public init(style: UIBarButtonItem.Style) {}
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open private(set) var backIndicatorImage: UIImage?

    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
    }
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of the items of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The appearance in one state.
    @preconcurrency @MainActor
    open class StateAppearance: NSObject {
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        open var iconColor: UIColor?
        open var badgeBackgroundColor: UIColor?
    }

    open private(set) var normal = StateAppearance()
    open private(set) var selected = StateAppearance()
    open private(set) var disabled = StateAppearance()
    open private(set) var focused = StateAppearance()

    public override init() {}
}
