// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
import LayoutXML

/// What a file records of an NSSplitView.
struct SplitView {
    /// Along which the panes follow each other.
    let axis: Axis
    private let size: Size
    private let panes: [Rect]
    private let priorities: [LayoutPriority]

    /// Nil without panes, and for those whose frames are not in the file.
    init?(_ element: XMLElement) {
        guard let rect = element.child("rect", key: "frame") else { return nil }
        axis = element.isSet("vertical") ? .horizontal : .vertical
        size = Self.frame(rect).size
        let subviews = element.members(of: "subviews")
        panes = subviews.compactMap { pane in pane.child("rect", key: "frame").map { Self.frame($0) } }
        guard !panes.isEmpty, panes.count == subviews.count, !subviews.contains(where: { $0.isSet("hidden") }) else {
            return nil
        }
        priorities = element.members(of: "holdingPriorities").map { LayoutPriority(Float($0.number("value") ?? 250)) }
    }

    /// Whether the panes, with a divider between each two, fill it: otherwise the file is from before a change.
    var isFilled: Bool {
        guard let first = panes.first, let last = panes.last, abs(first.start(axis)) <= Self.tolerance,
            abs(last.end(axis) - size[axis]) <= Self.tolerance
        else { return false }
        let across = axis.other
        for pane in panes {
            let difference = pane.size[across] - size[across]
            guard abs(pane.start(across)) <= Self.tolerance, abs(difference) <= Self.tolerance else { return false }
        }
        return zip(panes, panes.dropFirst()).allSatisfy { pane, next in
            (0...Self.thickestDivider).contains(next.start(axis) - pane.end(axis))
        }
    }

    /// How strongly a pane keeps its width or height (`holdingPriorityForSubview(at:)`).
    func holdingPriority(ofPane index: Int) -> LayoutPriority {
        priorities.indices.contains(index) ? priorities[index] : .defaultLow
    }

    private static func frame(_ rect: XMLElement) -> Rect {
        Rect(
            x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: max(0, rect.number("width") ?? 0),
            height: max(0, rect.number("height") ?? 0))
    }

    /// Points.
    private static let (tolerance, thickestDivider) = (1.0, 20.0)
}

extension Rect {
    func start(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }
    func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
