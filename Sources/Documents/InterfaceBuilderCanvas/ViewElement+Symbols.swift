// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutXML

/// The alignment rectangles that superviews give to symbols, whose frames are lower or higher.
extension ViewElement {
    /// Whether it is an image view of UIKit with one of the system's symbols.
    var isSymbolView: Bool {
        guard system != .macos, element.name == "imageView" else { return false }
        return element["catalog"] == "system" || element.child("imageReference", key: "image")?["catalog"] == "system"
    }

    /// Points: the height of the alignment rectangle that this view gives to a symbol in it: that of a row that stretches its views, or
    /// what required constraints to both edges of this view leave; nil if neither tells.
    func alignmentHeight(ofSymbol subview: XMLElement) -> Double? {
        if element.name == "stackView" {
            guard element["axis"] != "vertical", [nil, "fill"].contains(element["alignment"]),
                !element.isSet("layoutMarginsRelativeArrangement"), element.child(key: "layoutMargins") == nil,
                element.child(key: "directionalLayoutMargins") == nil
            else { return nil }
            return recordedFrame.height
        }
        guard let id = subview["id"], let top = distance(from: id, at: "top"),
            let bottom = distance(from: id, at: "bottom")
        else { return nil }
        return recordedFrame.height - top - bottom
    }

    /// Points from an edge of this view to that of a subview, if a required constraint says so.
    private func distance(from subview: String, at edge: String) -> Double? {
        for constraint in element.members(of: "constraints") where constraint.isRequiredEquality {
            guard constraint["firstAttribute"] == edge, constraint["secondAttribute"] == edge,
                ConstraintMultiplier.value(of: constraint["multiplier"]) ?? 1 == 1
            else { continue }
            let (first, second) = (constraint["firstItem"] ?? element["id"], constraint["secondItem"])
            let constant = constraint.number("constant") ?? 0
            let isInner = edge == "top"
            if first == subview, second == element["id"] { return isInner ? constant : -constant }
            if first == element["id"], second == subview { return isInner ? -constant : constant }
        }
        return nil
    }
}
