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

    package init?(id: String, toolsVersion: Double) {
        guard let row = Self.table.first(where: { $0.id == Self.tableName(of: id) }) else { return nil }
        self.id = id
        // From Xcode 16.2 on the name stands for the Pro Max of 2022, before for that of 2020.
        size =
            id == "retina6_7" && toolsVersion >= 23500
            ? Size(width: 430, height: 932) : Size(width: row.width, height: row.height)
        scale = row.scale
        isPad = row.id.hasPrefix("ipad")
        let isTV = id.hasPrefix("appleTV")
        let side: Double = isTV ? (toolsVersion >= 19000 ? 80 : 90) : 0
        safeArea = EdgeInsets(
            top: Self.topInset(of: row, toolsVersion: toolsVersion), left: side, bottom: row.bottom, right: side)
        let top = safeArea.top
        if isPad || isTV {
            landscapeSafeArea = safeArea
        } else if row.bottom > 0 {
            landscapeSafeArea = EdgeInsets(top: 0, left: top, bottom: 21, right: top)
        } else {
            landscapeSafeArea = .zero
        }
    }

    /// Some files write `iPad13_0rounded`, and name an iPad without a home button with or without `rounded`.
    private static func tableName(of id: String) -> String {
        let name = id.hasPrefix("iPad") ? "ipad" + id.dropFirst(4) : id
        guard !table.contains(where: { $0.id == name }), name.hasSuffix("rounded") else { return name }
        return String(name.dropLast("rounded".count))
    }

    /// The status bar, points, as the versions of Xcode draw it.
    ///
    /// Devices with a home button have none in files of Xcode 11 to 14.2. Of the others the canvas took some heights of
    /// older devices first.
    private static func topInset(of row: Row, toolsVersion: Double) -> Double {
        switch row.id {
        case _ where row.id.hasPrefix("appleTV"): row.top
        case _ where row.bottom == 0: toolsVersion >= 14800 && toolsVersion < 21701 ? 0 : row.top
        case "retina6_1": toolsVersion >= 21000 ? 48 : 44
        case "retina5_9": toolsVersion >= 21701 ? 50 : toolsVersion >= 21000 ? 47 : 44
        case "retina6_0": toolsVersion >= 21000 ? 47 : 44
        case "retina6_7": toolsVersion >= 23500 ? 59 : toolsVersion >= 21000 ? 47 : 44
        default: row.top
        }
    }

    package func sizeClasses(isLandscape: Bool) -> SizeClasses {
        if isPad || id.hasPrefix("appleTV") { return SizeClasses(width: .regular, height: .regular) }
        if !isLandscape { return SizeClasses(width: .compact, height: .regular) }
        return SizeClasses(width: size.width >= 414 ? .regular : .compact, height: .compact)
    }

    /// What the heights of bars depend on.
    func barScreen(isLandscape: Bool) -> BarMetrics.Screen {
        BarMetrics.Screen(
            isPad: isPad, hasHomeIndicator: hasHomeIndicator,
            isCompact: sizeClasses(isLandscape: isLandscape) == SizeClasses(width: .compact, height: .compact))
    }

    private struct Row {
        var id: String
        var width: Double
        var height: Double
        var scale: Double
        var top: Double
        var bottom: Double

        init(_ id: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double) {
            self.id = id
            self.width = width
            self.height = height
            self.scale = scale
            self.top = top
            self.bottom = bottom
        }
    }

    /// Safe areas as files of that device record them, else as the devices have them.
    private static let table = [
        Row("retina3_5", 320, 480, 2, 20, 0), Row("retina4_0", 320, 568, 2, 20, 0),
        Row("retina4_7", 375, 667, 2, 20, 0),
        Row("retina5_5", 414, 736, 3, 20, 0), Row("retina5_9", 375, 812, 3, 44, 34),
        Row("retina5_4", 375, 812, 3, 50, 34),
        Row("retina6_0", 390, 844, 3, 47, 34), Row("retina6_1", 414, 896, 2, 44, 34),
        Row("retina6_12", 393, 852, 3, 59, 34),
        Row("retina6_3", 402, 874, 3, 62, 34), Row("retina6_5", 414, 896, 3, 44, 34),
        Row("retina6_54", 420, 912, 3, 68, 34), Row("retina6_7", 428, 926, 3, 47, 34),
        Row("retina6_72", 430, 932, 3, 59, 34), Row("retina6_9", 440, 956, 3, 62, 34),
        Row("ipad7_9", 768, 1024, 2, 20, 0), Row("ipad9_7", 768, 1024, 2, 20, 0), Row("ipad10_5", 834, 1112, 2, 20, 0),
        Row("ipad10_2", 810, 1080, 2, 20, 0), Row("ipad8_3", 744, 1133, 2, 24, 20),
        Row("ipad10_9", 820, 1180, 2, 24, 20),
        Row("ipad11_0", 834, 1194, 2, 24, 20), Row("ipad11_0rounded", 834, 1194, 2, 24, 20),
        Row("ipad12_9", 1024, 1366, 2, 20, 0), Row("ipad12_9rounded", 1024, 1366, 2, 24, 20),
        Row("ipad13_0rounded", 1032, 1376, 2, 24, 20),
        Row("appleTV", 1920, 1080, 1, 60, 60), Row("appleTV4K", 1920, 1080, 1, 60, 60),
    ]
}
