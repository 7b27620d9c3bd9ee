// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutXML

/// Which macOS drew AppKit's controls, told by their alignment rectangles: with those of the right version the recorded frames satisfy
/// the constraints between the edges of siblings and of their superview.
enum DesignEvidence {
    /// By version: how many required constraints of the document or scene the recorded frames break by a point or more.
    static func brokenConstraints(in scope: XMLElement, toolsVersions: [Double]) -> [Int] {
        var broken = toolsVersions.map { _ in 0 }
        scope.forEach { element in
            let constraints = element.members(of: "constraints")
            guard constraints.contains(where: { $0["firstItem"] != nil || $0["secondItem"] != nil }),
                let view = ViewElement(element, system: .macos)
            else { return }
            let frames = frames(in: view, toolsVersions: toolsVersions)
            for constraint in constraints where constraint["multiplier"] == nil {
                guard ViewElement.isRequiredEquality(constraint),
                    constraint["constant"] != nil || !constraint.isSet("symbolic"),
                    let first = frames[constraint["firstItem"] ?? element["id"] ?? ""],
                    let second = constraint["secondItem"].flatMap({ frames[$0] })
                else { continue }
                for index in broken.indices {
                    guard let edge = position(constraint["firstAttribute"], of: first[index]),
                        let other = position(constraint["secondAttribute"], of: second[index])
                    else { break }
                    if abs(edge - other - (constraint.number("constant") ?? 0)) >= 1 { broken[index] += 1 }
                }
            }
        }
        return broken
    }

    /// By object id and version: the alignment rectangles of the subviews, and the bounds of the view itself.
    private static func frames(in view: ViewElement, toolsVersions: [Double]) -> [String: [Rect]] {
        var frames: [String: [Rect]] = [:]
        for subview in view.subviews {
            guard let id = subview.element["id"] else { continue }
            let frame = view.frame(of: subview)
            frames[id] = toolsVersions.map { version in
                let insets = AlignmentInsets.insets(of: subview, toolsVersion: version)
                return Rect(
                    x: frame.x + insets.left, y: frame.y + insets.top, width: frame.width - insets.left - insets.right,
                    height: frame.height - insets.top - insets.bottom)
            }
        }
        if let id = view.element["id"] {
            let frame = view.recordedFrame
            frames[id] = toolsVersions.map { _ in Rect(x: 0, y: 0, width: frame.width, height: frame.height) }
        }
        return frames
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
