// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// What its content decides: the size of a card or cell, and where the content of a scroll view begins.
extension MissingConstraints {
    /// Points that may lie between the content and the end of a container at design time; one that is larger has a size of its own.
    private static let widestInset = 44.0

    /// Containers whose content hangs from their start alone are tied to it at their end, inner ones first; and the content of a scroll
    /// view that is tied to its end alone begins at the same distance from its start.
    mutating func addContentTies() {
        for index in selected.sorted(by: >) {
            for axis in Axis.allCases {
                let isScrollView = document.views[index].content == .scrollView
                let constraint = isScrollView ? contentStart(index, axis) : containerEnd(index, axis)
                guard let constraint else { continue }
                let addition = Addition(view: index, axis: axis, constraints: [constraint])
                let solved = solution(with: [addition])
                guard isScrollView || !solved.views[index].open(axis).contains(axis == .horizontal ? .width : .height),
                    keepsContent(of: index, axis, in: solved), add([addition], solved)
                else { continue }
                followLayout()
            }
        }
    }

    /// `card.bottom = text.bottom + 8`
    private func containerEnd(_ index: Int, _ axis: Axis) -> Constraint? {
        guard index != 0, isContainer(index), document.views[index].autoresizingMask == nil,
            layout.views[index].open(axis).contains(axis == .horizontal ? .width : .height)
        else { return nil }
        let ties = ContentTies(of: index, axis, in: document)
        guard let inset = ties.starts.map(\.distance).min(), !ties.hasOthers, inset >= 0 else { return nil }
        if let end = ties.ends.first { return gap(above: end.view, in: index, axis, ties) }
        let direction = layout.views[index].direction
        let extents = document.views[index].subviews.filter { !document.views[$0].isHidden }
            .map { ($0, Extent(design.alignmentRect(of: $0), axis, direction)) }
        guard let last = extents.max(by: { $0.1.end < $1.1.end }) else { return nil }
        // Where the content does not fit into it, it has no size yet.
        let gap = Extent(design.alignmentRect(of: index), axis, direction).end - last.1.end
        guard gap <= max(Self.widestInset, 3 * inset) else { return nil }
        let distance = gap >= 0 ? gap : inset
        let end = AxisAttributes(axis).end
        return Constraint(
            first: .anchor(Anchor(.view(index), end)), relation: .equal, second: .anchor(Anchor(.view(last.0), end)),
            constant: distance.withoutNoise)
    }

    /// `second.top = first.bottom + 8`, where the content reaches from the start and from the end, with a gap in the middle.
    private func gap(above last: Int, in container: Int, _ axis: Axis, _ ties: ContentTies) -> Constraint? {
        let attributes = AxisAttributes(axis)
        // From the end, as far as each view follows another one.
        var chain = [last]
        while let before = predecessor(of: chain[chain.count - 1], attributes), !chain.contains(before) {
            chain.append(before)
        }
        let head = chain[chain.count - 1]
        guard document.views[head].frame == nil, !ties.starts.contains(where: { $0.view == head }) else { return nil }
        let siblings = document.views[container].subviews.filter { !chain.contains($0) && !document.views[$0].isHidden }
        guard let first = siblings.last(where: { $0 < head }) else { return nil }
        return Constraint(
            first: .anchor(Anchor(.view(head), attributes.start)), relation: .equal,
            second: .anchor(Anchor(.view(first), attributes.end)), systemSpacing: 1)
    }

    /// The sibling at whose end a view starts.
    private func predecessor(of view: Int, _ attributes: AxisAttributes) -> Int? {
        for constraint in document.constraints where constraint.isActive && constraint.relation == .equal {
            guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second else {
                continue
            }
            for (inner, outer) in [(first, second), (second, first)]
            where inner == Anchor(.view(view), attributes.start) && outer.attribute == attributes.end {
                if case .view(let other) = outer.item, document.views[other].superview == document.views[view].superview
                {
                    return other
                }
            }
        }
        return nil
    }

    /// `text.leading = scroll.leading + 25`
    private func contentStart(_ index: Int, _ axis: Axis) -> Constraint? {
        let ties = ContentTies(of: index, axis, in: document)
        guard let inset = ties.ends.map(\.distance).min(), ties.starts.isEmpty, !ties.hasOthers else { return nil }
        let direction = layout.views[index].direction
        let extents = document.views[index].subviews.map { ($0, Extent(design.alignmentRect(of: $0), axis, direction)) }
        guard let first = extents.min(by: { $0.1.start < $1.1.start }), !layout.views[first.0].open(axis).isEmpty else {
            return nil
        }
        var distance = max(inset, 0)
        if document.views[first.0].frame != nil {
            let gap = first.1.start - Extent(design.alignmentRect(of: index), axis, direction).start
            if gap >= 0 { distance = gap }
        }
        let start = AxisAttributes(axis).start
        return Constraint(
            first: .anchor(Anchor(.view(first.0), start)), relation: .equal,
            second: .anchor(Anchor(.view(index), start)),
            constant: distance.withoutNoise)
    }

    /// Whether a view has no size but that of its subviews.
    private func isContainer(_ index: Int) -> Bool {
        switch document.views[index].content {
        case .view, .custom: layout.views[index].intrinsicContentSize == IntrinsicContentSize()
        default: false
        }
    }

    /// Whether what is in a view, and is determined, keeps its size.
    private func keepsContent(of index: Int, _ axis: Axis, in solved: SolvedLayout) -> Bool {
        document.views.indices.filter { document.isAncestor(index, of: $0) && layout.views[$0].open(axis).isEmpty }
            .allSatisfy { abs(solved.views[$0].frame.size[axis] - layout.views[$0].frame.size[axis]) <= tolerance }
    }
}
