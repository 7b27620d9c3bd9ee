// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutXML

/// What AppKit's buttons have around their titles inside the alignment rectangle, points: recorded sizes less those of
/// the titles, by the macOS that `toolsVersion` stands for.
enum AppKitButtonInsets {
    static func insets(of element: XMLElement, cell: XMLElement, toolsVersion: Double) -> DirectionalEdgeInsets {
        let isSmall = cell["controlSize"] == "small"
        let design = AppKitDesign(toolsVersion: toolsVersion)
        switch (element.name, cell["type"]) {
        case ("popUpButton", "push"):
            if design == .macOS26 { return insets(isSmall ? 6 : 8, 47) }
            if isSmall { return insets(2, 30) }
            return insets(design == .yosemite ? 5 : 4, 32)
        case ("popUpButton", _): return insets(4, 24)
        case (_, "push") where isSmall:
            switch design {
            case .yosemite: return insets(4, 16)
            case .bigSur: return insets(2, 16)
            case .macOS26: return insets(6, 20)
            }
        case (_, "push"):
            switch design {
            case .yosemite: return insets(5, 28)
            case .bigSur: return insets(4, 20)
            case .macOS26: return insets(8, 24)
            }
        // A box or a circle precedes the title.
        case (_, "check"), (_, "radio"):
            var insets = leading(of: cell["controlSize"], design)
            // Up to Xcode 12.4 the alignment rectangle is lower than a line of the title: 14 points in a frame of 18.
            if design == .yosemite, cell["controlSize"] == nil { (insets.top, insets.bottom) = (-1, -1) }
            return insets
        case (_, "roundRect") where design == .macOS26: return insets(2, isSmall ? 20 : 24)
        case ("button", "roundRect"): return isSmall ? insets(3, 14) : insets(4, 10)
        case (_, "inline"), (_, "recessed"), (_, "roundRect"): return insets(2, 10)
        case (_, "bevel"): return insets(0, 4)
        default: return .zero
        }
    }

    private static func leading(of controlSize: String?, _ design: AppKitDesign) -> DirectionalEdgeInsets {
        let leading =
            switch (controlSize, design) {
            case ("small", _): design == .macOS26 ? 17.0 : 20
            case ("large", .bigSur): 26.0
            case (_, .yosemite): 18.0
            case (_, .bigSur): 24.0
            case (_, .macOS26): 22.0
            }
        return DirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0)
    }

    private static func insets(_ height: Double, _ width: Double) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: (height / 2).rounded(.down), leading: (width / 2).rounded(.down), bottom: (height / 2).rounded(.up),
            trailing: (width / 2).rounded(.up))
    }
}
