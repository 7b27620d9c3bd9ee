// SPDX-License-Identifier: Apache-2.0
/// What a navigation bar shows of a controller.
open class UINavigationItem: NSObject {
    open var title: String?
    /// A view in the middle of the bar instead of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { barChanged() } } }
    open var backButtonTitle: String?
    open var leftItemsSupplementBackButton = false
    open var searchController: UISearchController? { didSet { if searchController !== oldValue { barChanged() } } }
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { barChanged() } }
    }
    open var hidesSearchBarWhenScrolling = true
    open var backButtonDisplayMode = BackButtonDisplayMode.default

    public enum SearchBarPlacement: Int, Hashable, Sendable { case automatic, inline, stacked }

    public enum BackButtonDisplayMode: Int, Hashable, Sendable { case `default`, generic, minimal }

    /// The bar that it is in.
    weak var bar: UINavigationBar?

    private func barChanged() {
        let bar = bar
        MainActor.assumeIsolated { bar?.itemsChanged() }
    }
    /// The first of the items at that side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { barChanged() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { barChanged() } }

    var leadingItems: [UIBarButtonItem] { leftBarButtonItems ?? [] }
    var trailingItems: [UIBarButtonItem] { rightBarButtonItems ?? [] }
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    open var prompt: String?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { barChanged() } }
    }
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    public enum LargeTitleDisplayMode: Int, Hashable, Sendable { case automatic, always, never }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    public init(title: String) { self.title = title.isEmpty ? nil : title }
}

public enum UIBarMetrics: Int, Hashable, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }
