// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutXML

/// What AppKit's buttons have around their titles inside the alignment rectangle, points: recorded sizes less those of
/// the titles, by version.
enum AppKitButtonInsets {
    static func insets(of element: XMLElement, cell: XMLElement, toolsVersion: Double) -> DirectionalEdgeInsets {
        let isSmall = cell["controlSize"] == "small"
        let isNew = toolsVersion >= 24128
        switch (element.name, cell["type"]) {
        case ("popUpButton", "push"):
            return isNew ? insets(8, 32) : isSmall ? insets(7, 30) : insets(4, 28)
        case ("popUpButton", _): return insets(4, 24)
        case (_, "push") where isSmall: return isNew ? insets(6, 19) : insets(2, 15)
        case (_, "push"): return isNew ? insets(8, 23) : toolsVersion < 17000 ? insets(5, 27) : insets(4, 19)
        // A box or a circle precedes the title.
        case (_, "check"), (_, "radio"):
            return DirectionalEdgeInsets(top: 0, leading: isSmall ? 18 : 19, bottom: 0, trailing: 0)
        case (_, "inline"), (_, "recessed"), (_, "roundRect"): return insets(2, 10)
        default: return .zero
        }
    }

    private static func insets(_ height: Double, _ width: Double) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: (height / 2).rounded(.down), leading: (width / 2).rounded(.down), bottom: (height / 2).rounded(.up),
            trailing: (width / 2).rounded(.up))
    }
}
