// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The bar at the bottom of a tab bar controller.
open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?
    open var barTintColor: UIColor?
    /// Whether content reaches below the bar.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var unselectedItemTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open lazy var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var standardPriorities: ContentPriorities { ContentPriorities(hugging: 250, 750) }

    override var naturalSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(barMetrics.tabBar))
    }

    override var documentContent: ViewContent {
        guard let items else { return .tabBar(nil) }
        return .tabBar(
            ViewContent.TabBar(
                items: items.map(\.barItem), selectedItem: items.firstIndex { $0 === selectedItem ?? items.first }))
    }
}

@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
