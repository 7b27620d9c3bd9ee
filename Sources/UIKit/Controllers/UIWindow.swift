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
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRootView()
        }
    }

    open func makeKeyAndVisible() {
        isKeyWindow = true
        isHidden = false
        installRootView()
        layoutIfNeeded()
        rootViewController?.appear()
    }

    open func makeKey() { isKeyWindow = true }

    private func installRootView() {
        guard let controller = rootViewController, let view = controller.view else { return }
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }

    /// The part of the screen that the device covers, if the window is as large as the screen.
    var deviceSafeAreaInsets: UIEdgeInsets {
        let screen = UIScreen.main
        return frame.size == screen.bounds.size ? screen.safeAreaInsets : .zero
    }

    open override func layoutSubviews() { super.layoutSubviews() }
}

/// A scene of an app. It has no effect here.
@preconcurrency @MainActor
open class UIWindowScene: NSObject {
    open private(set) var windows: [UIWindow] = []
    open var screen: UIScreen { .main }

    public override init() {}
}

/// The app. It has no effect here: nothing runs.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public enum State: Int, Hashable, Sendable { case active, inactive, background }

    /// The reason for which an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.userInterfaceLayoutDirection
    }

    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.preferredContentSizeCategory }
    open var applicationState: State { .active }
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var statusBarFrame: CGRect { .zero }
}
