// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// A device of Interface Builder's canvas, by the name that files use for it.
package struct SimulatedDevice: Hashable, Sendable {
    package var id: String
    /// Points, portrait.
    package var size: Size
    /// Pixels per point.
    package var scale: Double
    /// The safe area of a portrait screen without bars, points.
    package var safeArea: EdgeInsets
    package var landscapeSafeArea: EdgeInsets
    package var isPad: Bool

    package var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    package init?(id: String, xcode: XcodeRelease) {
        self.id = id
        let name = Self.tableName(of: id)
        isPad = name.hasPrefix("ipad")
        guard let model = Self.model(name, xcode), let device = Device.named(model) else {
            guard let old = Self.withoutModel[name] else { return nil }
            (size, scale) = old
            safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            landscapeSafeArea = isPad ? safeArea : .zero
            return
        }
        size = device.size
        scale = device.scale
        safeArea = device.safeArea(in: .portrait).resolved(for: .leftToRight)
        landscapeSafeArea = device.safeArea(in: .landscape).resolved(for: .leftToRight)
        // Since tvOS 15 the sides are narrower.
        if id.hasPrefix("appleTV"), xcode >= .xcode13 {
            (safeArea.left, safeArea.right) = (80, 80)
            landscapeSafeArea = safeArea
        }
    }

    package func sizeClasses(isLandscape: Bool) -> SizeClasses {
        if isPad || id.hasPrefix("appleTV") { return SizeClasses(width: .regular, height: .regular) }
        if !isLandscape { return SizeClasses(width: .compact, height: .regular) }
        return SizeClasses(width: size.width >= 414 ? .regular : .compact, height: .compact)
    }

    /// What the heights of bars depend on.
    package func barScreen(isLandscape: Bool) -> BarMetrics.Screen {
        BarMetrics.Screen(
            isPad: isPad, hasHomeIndicator: hasHomeIndicator,
            isCompact: sizeClasses(isLandscape: isLandscape) == SizeClasses(width: .compact, height: .compact))
    }

    /// Some files write `iPad13_0rounded`, and name an iPad without a home button with or without `rounded`.
    private static func tableName(of id: String) -> String {
        let name = id.hasPrefix("iPad") ? "ipad" + id.dropFirst(4) : id
        guard models[name] == nil, withoutModel[name] == nil, name.hasSuffix("rounded") else { return name }
        return String(name.dropLast("rounded".count))
    }

    /// The device's id in documents.
    private static func model(_ name: String, _ xcode: XcodeRelease) -> String? {
        // From Xcode 16.2 on the name stands for the Pro Max of 2022, before for that of 2020.
        name == "retina6_7" && xcode >= .xcode16_2 ? "iphone-14-pro-max" : models[name]
    }

    private static let models = [
        "retina4_0": "iphone-se-1", "retina4_7": "iphone-8", "retina5_5": "iphone-8-plus", "retina5_9": "iphone-x",
        "retina5_4": "iphone-12-mini", "retina6_0": "iphone-12", "retina6_1": "iphone-xr", "retina6_12": "iphone-15",
        "retina6_3": "iphone-16-pro", "retina6_5": "iphone-xs-max", "retina6_54": "iphone-air",
        "retina6_7": "iphone-12-pro-max", "retina6_72": "iphone-15-plus", "retina6_9": "iphone-16-pro-max",
        "ipad7_9": "ipad-mini-5", "ipad9_7": "ipad-9-7", "ipad10_5": "ipad-pro-10-5", "ipad10_2": "ipad-10-2",
        "ipad8_3": "ipad-mini-6", "ipad10_9": "ipad-10", "ipad11_0": "ipad-pro-11", "ipad11_0rounded": "ipad-pro-11",
        "ipad12_9rounded": "ipad-pro-12-9", "ipad13_0rounded": "ipad-pro-13", "appleTV": "apple-tv",
        "appleTV4K": "apple-tv",
    ]

    /// Devices with a home button that documents do not name: the iPhone 4s and the first iPad Pro.
    private static let withoutModel: [String: (Size, Double)] = [
        "retina3_5": (Size(width: 320, height: 480), 2), "ipad12_9": (Size(width: 1024, height: 1366), 2),
    ]
}
