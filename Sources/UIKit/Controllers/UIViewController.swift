// SPDX-License-Identifier: Apache-2.0
/// A controller that loads a view and is notified of its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var viewStorage: UIView?
    private var hasAppeared = false
    private var topGuide: LayoutSupport?
    private var bottomGuide: LayoutSupport?
    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init() }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewStorage
        }
        set { setView(newValue) }
    }

    open var viewIfLoaded: UIView? { viewStorage }
    open var isViewLoaded: Bool { viewStorage != nil }

    open func loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        loadView()
        viewDidLoad()
    }

    private func setView(_ view: UIView?) {
        viewStorage?.viewController = nil
        viewStorage = view
        view?.viewController = self
        view?.structureChanged()
    }

    /// Makes the view: a plain one of the screen's size.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setView(view)
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func didReceiveMemoryWarning() {}

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        pendingAppearance = isAppearing
    }

    open func endAppearanceTransition() {
        guard let isAppearing = pendingAppearance else { return }
        pendingAppearance = nil
        hasAppeared = isAppearing
        if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
    }

    private var pendingAppearance: Bool?

    /// Every call of an appearance in its order.
    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        for child in children { child.appear() }
        view.layoutIfNeeded()
        viewDidAppear(false)
    }

    // MARK: Children

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.appear()
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }

    open private(set) lazy var presentationController: UIPresentationController? =
        popoverPresentationController ?? sheetPresentationController
        ?? UIPresentationController(presentedViewController: self, presenting: presentingViewController)

    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        modalPresentationStyle == .popover
        ? UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController) : nil

    open private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
        ? UISheetPresentationController(presentedViewController: self, presenting: presentingViewController) : nil

    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    // MARK: Safe area and margins

    /// Points that the controller's own bars cover beyond the safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.structureChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Including what containers add.
    var allAdditionalSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets + containerInsets }

    /// The area that the bars of the container cover, in points.
    var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewIfLoaded?.structureChanged() } }
    }

    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        .systemMinimum(inWidth: viewIfLoaded?.frame.width ?? UIScreen.main.bounds.width)
    }

    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            viewIfLoaded?.structureChanged()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    open var topLayoutGuide: any UILayoutSupport {
        let guide = topGuide ?? LayoutSupport(of: view, isTop: true)
        topGuide = guide
        return guide
    }

    open var bottomLayoutGuide: any UILayoutSupport {
        let guide = bottomGuide ?? LayoutSupport(of: view, isTop: false)
        bottomGuide = guide
        return guide
    }

    // MARK: Appearance

    open var title: String?
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open private(set) var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var toolbarItems: [UIBarButtonItem]?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func setNeedsStatusBarAppearanceUpdate() {}
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem!

    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
}

public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Hashable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The strip of a controller's view that bars cover at its top or bottom.
final class LayoutSupport: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(of view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        // Two constraints, as UIKit adds to the view for each of its guides: libraries' tests count them.
        NSLayoutConstraint.activate(
            isTop
                ? [topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: safeArea.topAnchor)]
                : [
                    topAnchor.constraint(equalTo: safeArea.bottomAnchor),
                    bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}
