// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The size of what scroll views scroll.
extension MissingConstraints {
    /// The content begins at the scroll view's left and top edge at design time, and the constraints that are there determine the
    /// views in it from that edge. What is missing is the other one: the content reaches beyond the furthest view by the distance that
    /// the nearest one keeps.
    mutating func addContentSizes() {
        for guide in layout.guides {
            guard case .builtInGuide(.contentLayoutGuide, let scrollView) = guide.item, selected.contains(scrollView)
            else { continue }
            for axis in Axis.allCases where isContentOpen(scrollView, axis, in: layout) {
                guard let constraint = contentEdge(scrollView, axis) else { continue }
                let addition = Addition(view: scrollView, axis: axis, constraints: [constraint])
                let solved = solution(with: [addition])
                // Where the views in it are open themselves, its edge would be as open as before.
                guard !isContentOpen(scrollView, axis, in: solved) else { continue }
                _ = add([addition], solved)
            }
        }
    }

    /// The ids of selected scroll views whose content still has no size.
    var openContents: [String] {
        let selected = Set(selected.map { document.views[$0].id })
        return layout.diagnostics.filter { $0.code == .ambiguousScrollableContentSize }.flatMap(\.views)
            .filter(selected.contains)
    }

    private func isContentOpen(_ scrollView: Int, _ axis: Axis, in solved: SolvedLayout) -> Bool {
        let names: Set<AmbiguousAttribute.Name> = axis == .horizontal ? [.x, .width] : [.y, .height]
        return solved.guides.contains {
            $0.item == .builtInGuide(.contentLayoutGuide, of: scrollView)
                && $0.ambiguities.contains { names.contains($0.name) }
        }
    }

    /// Nil if there is nothing in the scroll view.
    private func contentEdge(_ scrollView: Int, _ axis: Axis) -> Constraint? {
        let isMirrored = axis == .horizontal && layout.views[scrollView].direction == .rightToLeft
        let direction = layout.views[scrollView].direction
        let extents = document.views[scrollView].subviews.map {
            ($0, Extent(design.alignmentRect(of: $0), axis, direction))
        }
        guard let last = extents.max(by: { $0.1.end < $1.1.end }),
            let first = extents.min(by: { $0.1.start < $1.1.start })
        else { return nil }
        let bounds = Extent(design.alignmentRect(of: scrollView), axis, direction)
        let edge = isMirrored ? AxisAttributes(axis).start : AxisAttributes(axis).end
        let distance = max(0, isMirrored ? bounds.end - last.1.end : first.1.start - bounds.start).withoutNoise
        return Constraint(
            first: .anchor(Anchor(.view(scrollView), edge)), relation: .equal,
            second: .anchor(Anchor(.view(isMirrored ? first.0 : last.0), edge)),
            constant: isMirrored ? -distance : distance)
    }
}
