// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutXML

/// What AppKit's buttons have around their titles inside the alignment rectangle, points: recorded sizes less those of
/// the titles, by the macOS that `toolsVersion` stands for.
enum AppKitButtonInsets {
    static func insets(of element: XMLElement, cell: XMLElement, toolsVersion: Double) -> DirectionalEdgeInsets {
        let size = element["controlSize"] ?? cell["controlSize"]
        let isSmall = size == "small"
        let design = AppKitDesign(toolsVersion: toolsVersion)
        switch (element.name, cell["type"]) {
        case ("popUpButton", "push"):
            if design == .macOS26 { return isSmall ? insets(6, 39) : insets(8, 47) }
            if isSmall { return design == .yosemite ? insets(4, 30) : insets(2, 24) }
            if size == "large" { return insets(12, 40) }
            return design == .yosemite ? insets(5, 33) : insets(4, 32)
        case ("popUpButton", "recessed") where design == .macOS26 && isSmall: return insets(6, 32)
        case ("popUpButton", "recessed"): return insets(4, design == .bigSur ? 22 : 26)
        case ("popUpButton", "roundRect") where isSmall: return insets(2, 20)
        case ("popUpButton", _): return insets(4, 24)
        case (_, "push"): return push(size, design)
        // A box or a circle precedes the title.
        case (_, "check"), (_, "radio"):
            var insets = leading(of: size, design)
            // Up to Xcode 12.4 a check box is lower than a line of its title, 14 points in a frame of 18, small ones 12, and stands
            // closer to it.
            if design == .yosemite, cell["type"] == "check", size == nil || isSmall {
                (insets.top, insets.bottom) = (-1, -1)
                if isSmall { insets.leading -= 3 }
            } else if design == .yosemite, size == nil {
                insets.leading += 2
            }
            return insets
        case (_, "help"), (_, "round"), (_, "disclosure"), (_, "disclosureTriangle"): return .zero
        // Without a border nothing but the title.
        case _ where cell["borderStyle"] == nil: return insets(0, hasImageAlone(cell) ? 0 : 4)
        // As high as push buttons, around a line of 12 points or of 11.
        case (_, "roundRect") where design == .macOS26, (_, "recessed") where design == .macOS26:
            return isSmall ? insets(6, 20) : insets(9, 24)
        case (_, "bevel") where design == .macOS26: return push(size, design)
        case (_, "roundRect"), (_, "recessed"): return isSmall ? insets(2, 14) : insets(3, 14)
        case (_, "inline"): return design == .yosemite ? insets(3, 12) : insets(4, 10)
        case (_, "roundTextured") where isSmall: return design == .yosemite ? insets(5, 20) : insets(2, 12)
        case (_, "roundTextured"): return design == .yosemite ? insets(6, 20) : insets(4, 15)
        case (_, "squareTextured") where design == .yosemite && size == nil: return insets(6, 8)
        case (_, "smallSquare") where hasImageAlone(cell): return insets(5, 4)
        case (_, "smallSquare") where design == .bigSur && size == nil: return insets(5, 6)
        case (_, "smallSquare"): return insets(5, 20)
        case (_, "bevel") where design == .bigSur && size == nil: return insets(2, 20)
        case (_, "bevel"): return insets(0, 4)
        default: return .zero
        }
    }

    private static func hasImageAlone(_ cell: XMLElement) -> Bool {
        cell["imagePosition"] == "only" || cell["imagePosition"] == "overlaps" && (cell["title"] ?? "").isEmpty
    }

    private static func push(_ size: String?, _ design: AppKitDesign) -> DirectionalEdgeInsets {
        switch (size, design) {
        case ("mini", .yosemite): insets(4, 22)
        case ("mini", .bigSur): insets(3, 20)
        case ("small", .yosemite): insets(4, 16)
        case ("small", .bigSur): insets(2, 16)
        case ("small", .macOS26): insets(6, 20)
        case ("large", .yosemite): insets(12, 32)
        case ("large", .bigSur): insets(12, 20)
        case ("large", .macOS26): insets(12, 24)
        case (_, .yosemite): insets(5, 28)
        case (_, .bigSur): insets(4, 20)
        case (_, .macOS26): insets(8, 24)
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
