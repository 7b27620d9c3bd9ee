// SPDX-License-Identifier: Apache-2.0
/// A controller that loads a view and is notified of its life cycle.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var viewStorage: UIView?
    private var topGuide: LayoutSupport?
    private var bottomGuide: LayoutSupport?
    open private(set) var nibName: String?
    /// The storyboard from which the controller comes; nil for others.
    open internal(set) var storyboard: UIStoryboard?
    /// Makes the view of a scene of the storyboard.
    var loadsScene: (() -> Void)?
    open private(set) var nibBundle: Bundle?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        NibCoder.decode(self, from: coder)
    }

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

    /// Loads the view from the storyboard or the nib of the controller, otherwise makes a plain one of the screen's size.
    open func loadView() {
        guard !loadViewFromFile() else { return }
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

    open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
    /// Nil: transitions are complete when they begin.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// Never called: there are no segues.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: Appearance calls

    var appearanceState = AppearanceState.hidden
    var hasCalledIsAppearing = false
    /// Whether its container is replacing it, or another one by it.
    var isInTransition = false
    var movement = ControllerMovement.none

    open var isMovingToParent: Bool { movement == .toParent }
    open var isMovingFromParent: Bool { movement == .fromParent }
    open var isBeingPresented: Bool { movement == .presented }
    open var isBeingDismissed: Bool { movement == .dismissed }

    /// Whether children get the calls when this controller does.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The children that are on screen with this controller.
    var shownChildren: [UIViewController] {
        guard let viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: viewIfLoaded) == true }
    }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppearTree() } else { willDisappearTree() }
    }

    open func endAppearanceTransition() {
        if appearanceState == .appearing {
            isAppearingTree()
            didAppearTree()
        } else {
            didDisappearTree()
        }
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

    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?

    /// Shows a controller in front of this one, in the same window. Nothing is animated: it is there when this returns.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presenter.showPresented(viewControllerToPresent)
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        (presentedViewController == nil ? presentingViewController : self)?.removePresented()
        completion?()
    }

    /// Whether a presented controller's view is put into the window.
    var isShownInWindow: Bool { true }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }

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

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection
            ?? traitOverrides.applied(to: UITraitCollection.current.overridden(by: overrideUserInterfaceStyle))
    }
    var traitObservers: [TraitObserver] = []
    public var traitOverrides = UITraitOverrides() { didSet { viewIfLoaded?.updateTraits() } }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize = CGSize.zero
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view reaches below the bars of its container.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open var automaticallyAdjustsScrollViewInsets = true
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open private(set) var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var toolbarItems: [UIBarButtonItem]?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.updateTraits() } }
    }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }

    open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
}
