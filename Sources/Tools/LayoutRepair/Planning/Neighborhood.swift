// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Which siblings stand next to a view, and where its superview's edges are.
struct Neighborhood {
    let document: Document
    /// By the document's views.
    let directions: [LayoutDirection]
    let geometry: DesignGeometry
    /// By the document's views, in canvas coordinates.
    private let alignmentRects: [Rect]
    /// By the document's views: the visible subviews in the order of where they start and end along each axis.
    private let sortedSubviews: [Axis: [SortedSubviews]]
    /// What was looked for before: a search may pass all siblings, and planning asks for the same ones in each round.
    private let found = FoundSiblings()

    /// Equal ones stay in the order of the document.
    private struct SortedSubviews {
        var byStart: [Int] = []
        var byEnd: [Int] = []
    }

    /// A sibling and the points between it and the view.
    struct Sibling {
        var index: Int
        var distance: Double
    }

    private final class FoundSiblings {
        struct Key: Hashable {
            var view: Int
            var axis: Axis
            var side: Side
        }

        var nearest: [Key: Sibling?] = [:]
    }

    init(_ design: DesignFrames, _ layout: SolvedLayout) {
        document = design.document
        directions = layout.views.map(\.direction)
        geometry = DesignGeometry(design)
        let (document, directions) = (design.document, layout.views.map(\.direction))
        let rects = design.alignmentRects
        alignmentRects = rects
        sortedSubviews = Dictionary(
            uniqueKeysWithValues: Axis.allCases.map { axis in
                let sorted = document.views.indices.map { superview -> SortedSubviews in
                    let extents = document.views[superview].subviews.filter { !document.views[$0].isHidden }
                        .map { (index: $0, extent: Extent(rects[$0], axis, directions[superview])) }
                    // The standard library's sort is stable.
                    return SortedSubviews(
                        byStart: extents.sorted { $0.extent.start < $1.extent.start }.map(\.index),
                        byEnd: extents.sorted { $0.extent.end < $1.extent.end }.map(\.index))
                }
                return (axis, sorted)
            })
    }

    /// Along an axis in the direction of the view's superview, in canvas coordinates.
    func extent(of index: Int, _ axis: Axis, in superview: Int) -> Extent {
        Extent(alignmentRects[index], axis, directions[superview])
    }

    /// The closest sibling beyond an edge whose extent on the other axis overlaps the view's.
    func nearest(to index: Int, _ axis: Axis, _ side: Side) -> Sibling? {
        let key = FoundSiblings.Key(view: index, axis: axis, side: side)
        if let known = found.nearest[key] { return known }
        let sibling = nearest(to: index, axis, side) { _ in true }
        found.nearest[key] = .some(sibling)
        return sibling
    }

    /// - Parameter isIncluded: of which siblings.
    func nearest(to index: Int, _ axis: Axis, _ side: Side, where isIncluded: (Int) -> Bool) -> Sibling? {
        guard let superview = document.views[index].superview else { return nil }
        let own = extent(of: index, axis, in: superview)
        let across = extent(of: index, axis.other, in: superview)
        guard let sorted = sortedSubviews[axis]?[superview] else { return nil }
        func sibling(_ index: Int) -> Sibling {
            let other = extent(of: index, axis, in: superview)
            return Sibling(index: index, distance: side == .start ? own.start - other.end : other.start - own.end)
        }
        let isFromEnd = side == .start
        let order = isFromEnd ? sorted.byEnd : sorted.byStart
        // Beyond the edge are a beginning or an end of the list.
        let boundary = order.firstIndex(sortedWhere: { (sibling($0).distance < -0.01) == isFromEnd })
        var nearest: Sibling?
        for step in 0..<(isFromEnd ? boundary : order.count - boundary) {
            let candidate = order[isFromEnd ? boundary - 1 - step : boundary + step]
            let next = sibling(candidate)
            if let nearest, next.distance > nearest.distance { break }
            guard candidate != index, extent(of: candidate, axis.other, in: superview).overlaps(across),
                isIncluded(candidate)
            else { continue }
            // The first of equally near neighbours counts.
            if nearest == nil || isFromEnd { nearest = next }
        }
        return nearest
    }

    /// From the superview's edge to the view's, inwards.
    func distanceToSuperview(of index: Int, _ axis: Axis, _ side: Side) -> Double {
        guard let superview = document.views[index].superview else { return 0 }
        let (own, outer) = (extent(of: index, axis, in: superview), extent(of: superview, axis, in: superview))
        return side == .start ? own.start - outer.start : outer.end - own.end
    }

    /// Placed by its stack view or grid view.
    func isArranged(_ index: Int) -> Bool {
        guard let superview = document.views[index].superview else { return false }
        if case .stackView = document.views[superview].content { return true }
        return document.isGridView(superview)
    }
}

extension Array {
    /// The first index whose element satisfies a condition that no element before and every element after it does; `endIndex` if none.
    fileprivate func firstIndex(sortedWhere condition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
