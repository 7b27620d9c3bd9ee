// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
    var topTitle: String?
    /// What a navigation controller shows in its bar.
    var shownItem: UINavigationItem?
    var backTitle: String?
    /// The stack, of which the last one is shown.
    open var items: [UINavigationItem]? {
        didSet {
            let isSame = (oldValue ?? []).elementsEqual(items ?? []) { $0 === $1 }
            for item in oldValue ?? [] { item.bar = nil }
            for item in items ?? [] { item.bar = self }
            if !isSame { itemsChanged() }
        }
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }
    open var barTintColor: UIColor?
    /// Whether content reaches below the bar.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var barStyle = UIBarStyle.default
    open weak var delegate: (any UINavigationBarDelegate)?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
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

    /// Whether the top item has a large title: `automatic` is as the item below, and large at the bottom of the stack.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, !isCompact else { return false }
        let stack = items ?? shownItem.map { [$0] } ?? []
        return stack.reduce(true) { isLarge, item in
            switch item.largeTitleDisplayMode {
            case .automatic: isLarge
            case .always: true
            case .never: false
            }
        }
    }

    /// Whether it is on a phone in landscape orientation.
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The row of its title, a large title and a search bar.
    override var naturalSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: titleHeight + (stackedSearchBar == nil ? 0 : searchBarHeight))
    }

    private var titleHeight: CGFloat { showsLargeTitle ? rowHeight + CGFloat(barMetrics.largeTitle) : rowHeight }

    // MARK: Search

    private var searchBarHeight: CGFloat { CGFloat(barMetrics.searchBar) }
    private var searchBar: UISearchBar?

    /// The search bar below the title. On an iPad it is beside the title instead, where it is not laid out.
    private var stackedSearchBar: UISearchBar? {
        guard let item = topItem ?? shownItem, let controller = item.searchController else { return nil }
        switch item.preferredSearchBarPlacement {
        case .stacked: return controller.searchBar
        case .inline: return nil
        case .automatic: return traitCollection.userInterfaceIdiom == .pad ? nil : controller.searchBar
        }
    }

    private func showSearchBar() {
        let bar = stackedSearchBar
        guard bar !== searchBar else { return }
        if searchBar?.superview === self { searchBar?.removeFromSuperview() }
        searchBar = bar
        if let bar { addSubview(bar) }
    }

    // MARK: Views of the title and of buttons

    private var titleView: UIView?
    private let itemViews = BarItemViews()

    /// Points from the top of the bar to what is below its buttons.
    var rowHeight: CGFloat { CGFloat(barMetrics.navigationBar) }

    func itemsChanged() {
        invalidateIntrinsicContentSize()
        superview?.setNeedsLayout()
        let item = topItem ?? shownItem
        showSearchBar()
        itemViews.update(item?.leadingItems ?? [], item?.trailingItems ?? [], in: self)
        let view = item?.titleView
        guard view !== titleView else { return }
        titleView?.removeFromSuperview()
        titleView = view
        guard let view else { return }
        addSubview(view)
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        let middle = topAnchor.anchorWithOffset(to: view.centerYAnchor)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: centerXAnchor),
            middle.constraint(equalToConstant: rowHeight / 2),
        ])
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let item = topItem ?? shownItem { itemViews.place(item.leadingItems, item.trailingItems, in: self) }
        showSearchBar()
        searchBar?.frame = CGRect(x: 0, y: titleHeight, width: bounds.width, height: searchBarHeight)
        guard let titleView, titleView.translatesAutoresizingMaskIntoConstraints else { return }
        let row = rowHeight
        var size = titleView.frame.size
        if size == .zero { size = titleView.sizeThatFits(CGSize(width: bounds.width, height: row)) }
        if size == .zero { size = titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        size = CGSize(width: min(size.width, bounds.width), height: min(size.height, row))
        titleView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (row - size.height) / 2, width: size.width, height: size.height)
    }

    override var documentContent: ViewContent { .navigationBar(barContent) }
}

extension UIView {
    /// Heights of bars on the screen that the view is on.
    var barMetrics: BarMetrics {
        let traits = traitCollection
        let screen = UIScreen.main
        return BarMetrics(
            screen.systemEra,
            on: BarMetrics.Screen(
                isPad: traits.userInterfaceIdiom == .pad,
                hasHomeIndicator: screen.device.safeAreaInsets(isLandscape: false).bottom > 0,
                isCompact: traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact))
    }
}

public enum UIBarStyle: Int, Hashable, Sendable { case `default`, black }

@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
