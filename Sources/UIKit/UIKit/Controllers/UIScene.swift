// SPDX-License-Identifier: Apache-2.0
/// One instance of an app's interface. No scene is ever connected here; a test makes one where code takes it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Hashable, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// What a scene is connected with.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
    }

    open private(set) var session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""
    open var activationState: ActivationState { .foregroundActive }

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// A scene of an app's main role.
    public override convenience init() { self.init(session: UISceneSession(), connectionOptions: ConnectionOptions()) }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.last }
    open var screen: UIScreen { .main }
    open var coordinateSpace: any UICoordinateSpace { UIScreen.main }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
    open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    open var isStatusBarHidden: Bool { false }
    open var statusBarStyle: UIStatusBarStyle { .default }
}

/// A session that the system keeps for a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    open private(set) var role = Role.windowApplication
    open private(set) weak var scene: UIScene?
    open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    open private(set) var persistentIdentifier = "scene"

    public override init() {}
}

/// How the system would make a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    open var delegateClass: AnyClass?
    open var sceneClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// A URL that a scene would open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL

    public init(url: URL) { self.url = url }
}

/// An activity that an app could continue. It has no effect here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    public init(activityType: String) { self.activityType = activityType }
}

/// Methods that the system calls on a scene. Here a test calls those that it wants to run.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
