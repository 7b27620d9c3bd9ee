// SPDX-License-Identifier: Apache-2.0
/// The root of a hierarchy: it has the size of its screen, and its root view controller's view fills it.
open class UIWindow: UIView {
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let alert = Level(rawValue: 2000)
        public static let statusBar = Level(rawValue: 1000)
    }

    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }
    open private(set) var isKeyWindow = false
    open weak var windowScene: UIWindowScene?

    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func finishInit() { isHidden = true }

    open override var window: UIWindow? { self }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.disappear()
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if isShown { showRoot() } else { installRootView() }
        }
    }

    /// Whether its controllers are visible.
    private var isShown = false
    /// Controllers whose views have been added, and are visible after the next layout.
    var appearing: [UIViewController] = []

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        isShown = true
        showRoot()
    }

    open func makeKey() {
        isKeyWindow = true
        UIApplication.shared.shown(self)
    }

    open func becomeKey() {}
    open func resignKey() {}

    private func showRoot() {
        guard let rootViewController else { return layoutIfNeeded() }
        rootViewController.willAppearTree()
        installRootView()
        rootViewController.isAppearingTree()
        layoutIfNeeded()
        rootViewController.didAppearTree()
    }

    private func installRootView() {
        guard let controller = rootViewController, let view = controller.view else { return }
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    func finishAppearances() {
        let controllers = appearing
        appearing = []
        for controller in controllers { controller.didAppearTree() }
    }

    /// The part of the screen that the device covers, if the window is as large as the screen.
    var deviceSafeAreaInsets: UIEdgeInsets {
        let screen = UIScreen.main
        return frame.size == screen.bounds.size ? screen.safeAreaInsets : .zero
    }

    open override func layoutSubviews() { super.layoutSubviews() }
}
