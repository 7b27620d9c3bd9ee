// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

extension LayoutPainter {
    /// Zigzag lines where a scroll view ends and its content continues; they stop at text.
    func tornEdgeItems(_ gaps: LineGaps) -> [SceneItem] {
        guard shows(.frames) else { return [] }
        return extent.unrolled.sorted().flatMap { view -> [SceneItem] in
            let frame = solved.views[view].canvasFrame
            guard isDrawn(view) else { return [] }
            var content = frame
            for inner in document.views.indices
            where locator.isStrictAncestor(view, of: inner) && isDrawn(inner) {
                content = content.union(solved.views[inner].canvasFrame)
            }
            return [Axis.horizontal, .vertical].flatMap { axis -> [SceneItem] in
                let (own, whole) = (frame.span(along: axis), content.span(along: axis))
                var edges: [Double] = []
                if whole.lower < own.lower - 0.5 { edges.append(own.lower) }
                if whole.upper > own.upper + 0.5 { edges.append(own.upper) }
                return edges.flatMap { edge in
                    gaps.pieces(of: frame.span(along: axis.other), axis.other, at: edge, reach: LayoutPainter.tornReach)
                        .map { tornEdge(view, axis, at: edge, $0) }
                }
            }
        }
    }

    /// Whether content, including text, continues beyond the edges of a view.
    func isTorn(_ subject: SceneItem.Subject) -> Bool {
        if case .view(let view) = subject { extent.unrolled.contains(view) } else { false }
    }

    /// Points to each side that the zigzag takes.
    private static let tornReach = 2.5

    private func tornEdge(_ view: Int, _ axis: Axis, at edge: Double, _ across: Span) -> SceneItem {
        let (reach, tooth) = (LayoutPainter.tornReach, 5.0)
        let count = min(max(Int((across.length / tooth).rounded()), 2), 2000)
        let step = across.length / Double(count)
        let points = (0...count).map { number in
            Point(
                along: axis, edge + (number % 2 == 0 ? -reach : reach), across: across.lower + step * Double(number))
        }
        return SceneItem(
            layer: .frames, subject: .view(view), role: .mark,
            bounds: Rect(along: axis, Span(edge - reach - 0.5, edge + reach + 0.5), across: across),
            shape: .path(
                points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, fill: nil,
                stroke: SceneStroke(theme.secondaryInk, width: 1)))
    }
}
