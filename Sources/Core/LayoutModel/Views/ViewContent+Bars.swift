// SPDX-License-Identifier: Apache-2.0

/// What bars show. Sizes do not depend on it.
extension ViewContent {
    /// `UINavigationBar` with its top item, a `UINavigationItem`.
    package struct NavigationBar: Hashable, Sendable {
        package var title: String?
        /// A line above the title (`UINavigationItem.prompt`).
        package var prompt: String?
        /// Whether the title is large, below the buttons.
        package var prefersLargeTitles = false
        /// The placeholder of a search bar below the title (`UINavigationItem.searchController`); nil = none, empty = the
        /// system's own. A bar that is itself a view has none.
        package var searchBar: String?
        /// Whether nothing is scrolled below the bar, so that it has neither a background nor a line (`scrollEdgeAppearance`); nil =
        /// as the system decides it.
        package var isAtScrollEdge: Bool?
        /// The title of the item below the top one (`UINavigationBar.backItem`), to which a back button leads; nil = no back
        /// button.
        package var backItem: String?
        /// From the leading edge.
        package var leftBarButtonItems: [BarItem] = []
        /// From the trailing edge.
        package var rightBarButtonItems: [BarItem] = []

        package init(title: String? = nil) { self.title = title }
    }

    /// `UITabBar` with its items.
    package struct TabBar: Hashable, Sendable {
        package var items: [BarItem]
        /// An index in `items`; nil = none.
        package var selectedItem: Int?

        package init(items: [BarItem], selectedItem: Int? = 0) {
            self.items = items
            self.selectedItem = selectedItem
        }
    }

    /// The items of a bar, for images and texts; setting an equal number of items replaces them.
    package var barItems: [BarItem] {
        get {
            switch self {
            case .navigationBar(let bar): bar.leftBarButtonItems + bar.rightBarButtonItems
            case .tabBar(let bar): bar?.items ?? []
            case .toolbar(let items): items ?? []
            default: []
            }
        }
        set {
            guard newValue.count == barItems.count else { return }
            switch self {
            case .navigationBar(var bar):
                let count = bar.leftBarButtonItems.count
                bar.leftBarButtonItems = Array(newValue.prefix(count))
                bar.rightBarButtonItems = Array(newValue.dropFirst(count))
                self = .navigationBar(bar)
            case .tabBar(var bar?):
                bar.items = newValue
                self = .tabBar(bar)
            case .toolbar(.some): self = .toolbar(newValue)
            default: break
            }
        }
    }

    /// The words of a bar.
    package var barTexts: [String] {
        var texts = barItems.compactMap { $0.title }
        if case .navigationBar(let bar) = self {
            for text in [bar.title, bar.prompt, bar.backItem, bar.searchBar] { if let text { texts.append(text) } }
        }
        return texts
    }
}
