// SPDX-License-Identifier: Apache-2.0
/// The device of the screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()

    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var name: String { UIScreen.main.device.id }
    open var systemName: String { "iOS" }
    /// The system whose controls and metrics are known.
    open var systemVersion: String { UIScreen.main.systemEra.version }
}

extension UIDevice {
    /// As the screen is held.
    public var orientation: UIDeviceOrientation {
        switch UIScreen.main.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        // A device that is turned to the left shows its interface turned to the right.
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }

    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    public var identifierForVendor: UUID? { nil }

    /// Never posted: the orientation is set on `UIScreen.main` before views are made.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIStatusBarStyle: Int, Hashable, Sendable { case `default`, lightContent, darkContent = 3 }

/// Ways to hold a device.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The idiom of the current device; the older form of `UIDevice.current.userInterfaceIdiom`.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
