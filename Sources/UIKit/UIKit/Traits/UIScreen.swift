// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// The screen that windows are on. Tests choose which device's it is.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen(device: .iPhone15)

    /// The device whose size, scale and safe area the screen has.
    public var device: UIDeviceModel {
        didSet { changed() }
    }

    /// How the device is held.
    public var orientation = UIInterfaceOrientation.portrait {
        didSet { changed() }
    }

    public var userInterfaceStyle = UIUserInterfaceStyle.light {
        didSet { changed() }
    }

    public var preferredContentSizeCategory = UIContentSizeCategory.large {
        didSet { changed() }
    }

    public var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
        didSet { changed() }
    }

    /// The system whose measures bars and controls have.
    package var systemEra = SystemEra.standard {
        didSet { changed() }
    }

    private var known: UITraitCollection?

    init(device: UIDeviceModel) { self.device = device }

    private func changed() {
        known = nil
        guard self === UIScreen.main else { return }
        let (category, scale) = (preferredContentSizeCategory, scale)
        ScreenTraits.current.withLock { $0 = (category, scale) }
        KnownTraits.ofScreen = KnownTraits(traitCollection)
        for window in UIApplication.shared.windows {
            window.updateTraits()
            window.structureChanged()
            window.setNeedsLayout()
        }
    }

    /// Points.
    open var bounds: CGRect {
        let size = device.size
        return CGRect(
            origin: .zero, size: orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size)
    }

    open var nativeBounds: CGRect {
        let size = device.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    /// Pixels per point.
    open var scale: CGFloat { device.scale }
    open var nativeScale: CGFloat { device.scale }

    open var traitCollection: UITraitCollection {
        if let known { return known }
        let size = bounds.size
        let isPad = device.isPad
        // Wide phones have regular width on their side; measured on 414 points and more.
        let isWide = isPad || (orientation.isLandscape && device.size.width >= 414)
        let made = UITraitCollection(
            idiom: isPad ? .pad : .phone, style: userInterfaceStyle,
            direction: userInterfaceLayoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
            horizontal: isWide ? .regular : .compact,
            vertical: isPad || size.height > size.width ? .regular : .compact,
            category: preferredContentSizeCategory, scale: scale)
        known = made
        return made
    }

    var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(isLandscape: orientation.isLandscape) }
}

public enum UIInterfaceOrientation: Int, Hashable, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A device whose screen is known.
public struct UIDeviceModel: Hashable, Sendable {
    /// As layout documents name it: `iphone-15`.
    public let id: String
    /// Points, upright.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    private let portrait: UIEdgeInsets
    private let landscape: UIEdgeInsets

    /// The device of a layout document's name; nil if there is none.
    public init?(_ id: String) {
        guard let device = Device.named(id) else { return nil }
        self.id = id
        size = CGSize(device.size)
        scale = CGFloat(device.scale)
        portrait = UIEdgeInsets(device.portraitSafeArea.resolved(for: .leftToRight))
        landscape = UIEdgeInsets(device.landscapeSafeArea.resolved(for: .leftToRight))
    }

    /// A screen of a program's own, in points and pixels per point.
    public init(id: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero) {
        self.id = id
        self.size = size
        self.scale = scale
        portrait = safeArea
        landscape = safeArea
    }

    var isPad: Bool { id.hasPrefix("ipad") }

    /// Upright.
    package var safeArea: UIEdgeInsets { portrait }

    func safeAreaInsets(isLandscape: Bool) -> UIEdgeInsets { isLandscape ? landscape : portrait }

    private static func known(_ id: String) -> UIDeviceModel {
        UIDeviceModel(id) ?? UIDeviceModel(id: id, size: CGSize(width: 393, height: 852), scale: 3)
    }

    public static let iPhoneSE = known("iphone-se-3")
    public static let iPhone8 = known("iphone-8")
    public static let iPhone15 = known("iphone-15")
    public static let iPhone16 = known("iphone-16")
    public static let iPhone15ProMax = known("iphone-15-pro-max")
    public static let iPadPro11 = known("ipad-pro-11")
}

/// A space in which points are given.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
