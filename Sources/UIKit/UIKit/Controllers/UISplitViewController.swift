// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Two controllers beside each other where the width is regular: the first is 320 points wide. In a compact width only the
/// first one is shown, as if no detail had been chosen.
open class UISplitViewController: UIViewController {
    public enum Style: Int, Hashable, Sendable { case unspecified, doubleColumn, tripleColumn }
    public enum Column: Int, Hashable, Sendable { case primary, supplementary, secondary, compact }
    public enum DisplayMode: Int, Hashable, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    }

    open private(set) var style = Style.unspecified
    open var preferredDisplayMode = DisplayMode.automatic
    open var preferredPrimaryColumnWidth: CGFloat = SplitMetrics.primaryWidth
    open var presentsWithGesture = true
    open weak var delegate: (any UISplitViewControllerDelegate)?
    private var columns: [Column: UIViewController] = [:]

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for controller in children {
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            for controller in newValue {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }
    open func show(_ column: Column) {}
    open func hide(_ column: Column) {}

    override var shownChildren: [UIViewController] {
        isCollapsed ? Array(children.prefix(1)) : Array(children.suffix(2))
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shown = shownChildren
        var frame = view.bounds
        for (index, controller) in shown.enumerated() {
            guard let child = controller.view else { continue }
            if child.superview !== view { view.addSubview(child) }
            let isLast = index == shown.count - 1
            let width = isLast ? frame.width : min(preferredPrimaryColumnWidth, frame.width)
            child.frame = CGRect(x: frame.minX, y: 0, width: width, height: frame.height)
            frame.origin.x += width
            frame.size.width -= width
        }
    }
}

@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}
