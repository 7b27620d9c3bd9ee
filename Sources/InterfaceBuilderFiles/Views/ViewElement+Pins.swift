// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// What a superview's constraints tell of the alignment rectangles of pictures.
extension ViewElement {
    /// A subview that shows a picture, with the lengths that required constraints give it where both of its edges are tied to this
    /// view or to plain views in it, or one of its sides to that of a plain view or of such a picture.
    func withPins(_ subview: ViewElement) -> ViewElement {
        guard system == .macos, subview.showsPicture else { return subview }
        var subview = subview
        subview.pinnedWidth = pinnedLength(of: subview, .horizontal)
        subview.pinnedHeight = pinnedLength(of: subview, .vertical)
        return subview
    }

    private func pinnedLength(of subview: ViewElement, _ axis: Axis, isOther: Bool = false) -> Double? {
        let (start, end, length) = axis == .horizontal ? ("leading", "trailing", "width") : ("top", "bottom", "height")
        var (first, last): (Double?, Double?)
        for constraint in element.members(of: "constraints")
        where constraint["multiplier"] == nil && Self.isRequiredEquality(constraint) {
            let isFirst = constraint["firstItem"] == subview.element["id"]
            guard isFirst || constraint["secondItem"] == subview.element["id"],
                let attribute = constraint[isFirst ? "firstAttribute" : "secondAttribute"],
                let other = constraint[isFirst ? "secondAttribute" : "firstAttribute"],
                let id = constraint[isFirst ? "secondItem" : "firstItem"] ?? element["id"]
            else { continue }
            let constant = (constraint.number("constant") ?? 0) * (isFirst ? 1 : -1)
            if attribute == length, other == length, !isOther, let picture = self.subview(id), picture.showsPicture,
                let size = pinnedLength(of: picture, axis, isOther: true)
            {
                return size + constant
            }
            guard let frame = plainFrame(id) else { continue }
            let (origin, size) = axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
            if attribute == length, other == length { return size + constant }
            guard other == start || other == end else { continue }
            let place = origin + (other == end ? size : 0) + constant
            if attribute == start { first = place } else if attribute == end { last = place }
        }
        guard let first, let last, last > first else { return nil }
        return last - first
    }

    /// In this view's coordinates, of itself or a subview whose alignment rectangle is its frame.
    private func plainFrame(_ id: String) -> Rect? {
        if id == element["id"] { return Rect(x: 0, y: 0, width: recordedFrame.width, height: recordedFrame.height) }
        guard let view = subview(id), view.element.name == "customView" || view.element.name == "view"
        else { return nil }
        return frame(of: view)
    }

    private func subview(_ id: String) -> ViewElement? {
        element.members(of: "subviews").first { $0["id"] == id }.flatMap { ViewElement($0, system: system) }
    }

    /// Whether a cell has an image, by name or as a symbol with a configuration.
    var showsPicture: Bool {
        guard element.name == "button" || element.name == "imageView", let cell = element.child(key: "cell")
        else { return false }
        return cell["image"] != nil || cell.child(key: "image") != nil
    }

    static func isRequiredEquality(_ constraint: XMLElement) -> Bool {
        constraint["relation"] == nil && constraint["priority"] == nil && !constraint.isSet("placeholder")
    }
}
