// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutXML

/// Which macOS drew AppKit's controls, told by their alignment rectangles: with those of the right version the recorded frames satisfy
/// the constraints between the edges of siblings and of their superview.
enum DesignEvidence {
    /// How many required constraints of the document or scene the recorded frames break by a point or more.
    static func brokenConstraints(in scope: XMLElement, toolsVersion: Double) -> Int {
        var broken = 0
        scope.forEachOnCanvas { element in
            let constraints = element.members(of: "constraints")
            guard !constraints.isEmpty, let view = ViewElement(element, system: .macos) else { return }
            let bounds = view.recordedFrame
            var rects = [Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)]
            var indices = [element["id"] ?? "": 0]
            for subview in view.subviews {
                indices[subview.element["id"] ?? ""] = rects.count
                let insets = AlignmentInsets.insets(of: subview, toolsVersion: toolsVersion)
                rects.append(view.frame(of: subview).inset(by: insets))
            }
            for constraint in constraints where constraint["multiplier"] == nil {
                guard ViewElement.isRequiredEquality(constraint),
                    constraint["constant"] != nil || !constraint.isSet("symbolic"),
                    let first = indices[constraint["firstItem"] ?? element["id"] ?? ""],
                    let second = indices[constraint["secondItem"] ?? "-"],
                    let edge = position(constraint["firstAttribute"], of: rects[first]),
                    let other = position(constraint["secondAttribute"], of: rects[second])
                else { continue }
                if abs(edge - other - (constraint.number("constant") ?? 0)) >= 1 { broken += 1 }
            }
        }
        return broken
    }

    private static func position(_ attribute: String?, of rect: Rect) -> Double? {
        switch attribute {
        case "leading", "left": rect.minX
        case "trailing", "right": rect.maxX
        case "top": rect.minY
        case "bottom": rect.maxY
        default: nil
        }
    }
}

extension XMLElement {
    /// Calls `body` with this element and all below it except those of tabs that are not selected: Xcode lays out only the selected
    /// tab, so that the others have the frames that earlier versions gave them.
    func forEachOnCanvas(_ body: (XMLElement) -> Void) {
        body(self)
        let selected = name == "tabView" ? ViewElement(self, system: .macos)?.selectedTab : nil
        for child in children {
            if let selected, child.name == "tabViewItems" {
                selected.forEachOnCanvas(body)
            } else {
                child.forEachOnCanvas(body)
            }
        }
    }
}
