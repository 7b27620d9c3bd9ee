// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// How the size of a view's content compares with the size of the view.
    private enum Fit { case natural, stretched, squeezed }

    /// Arrows on a view's edges: inwards for hugging that is overruled, outwards for compression resistance that is,
    /// and both where a text's width is its own.
    func contentSizeItems(room: PlacementGrid) -> [SceneItem] {
        guard shows(.constraints) else { return [] }
        // Thousands of views may lie on one spot, and each of them searches it.
        let room = room.distinct([.handle, .name, .badge])
        return document.views.indices.filter {
            isDrawn($0) && isInFocus($0) && !repeated.holdsWithoutMarks($0)
        }.flatMap { view in
            [Axis.horizontal, .vertical].flatMap { axis in
                fit(of: view, along: axis).map { arrows(view, axis, $0, room) } ?? []
            }
        }
    }

    private func arrows(
        _ view: Int, _ axis: Axis, _ fit: Fit, _ room: PlacementGrid
    ) -> [SceneItem] {
        let rect = solved.views[view].alignmentRect
        let limit = locator.clip(of: view) ?? zone
        let color =
            isInConflict(contentOf: view, along: axis, fit)
            ? theme.conflict : theme.determined.mixed(over: theme.canvas, fraction: fit == .natural ? 0.7 : 0.85)
        let tips = tips(fit, rect.span(along: axis), isLeftToRight: solved.views[view].direction == .leftToRight)
        let half = fit == .natural ? 2.2 : 2.6
        let rows = places(fit, axis, rect.span(along: axis.other))
        func bounds(_ tip: (Double, Double), _ place: Double) -> Rect {
            Rect(along: axis, Span(tip.0, tip.1), across: Span(place - half, place + half))
        }
        // A badge this close would seem to refer to the content's size; a badge nearby is still better than none.
        func isFree(_ bounds: Rect, clearance: Double) -> Bool {
            limit.contains(bounds)
                && !room.contains(in: bounds) { $0.kind != .badge }
                && !room.contains(in: bounds.insetBy(dx: -clearance, dy: -clearance)) { $0.kind == .badge }
        }
        func row(clearance: Double) -> Double? {
            rows.first { place in tips.allSatisfy { isFree(bounds($0, place), clearance: clearance) } }
        }
        let together = row(clearance: 4) ?? row(clearance: 0)
        // Both halves are there, if not side by side.
        let best = tips.map { tip -> (Rect, Double) in
            let place =
                together ?? rows.first { isFree(bounds(tip, $0), clearance: 0) }
                ?? rows.min { a, b in
                    let cost = { place in room.cost(of: bounds(tip, place)) { _ in 1 } }
                    return cost(a) < cost(b)
                } ?? rect.span(along: axis.other).middle
            return (bounds(tip, place), place)
        }
        return best.filter { zone.overlaps($0.0) }.map { bounds, place in
            let span = bounds.span(along: axis)
            let (base, tip) = tips.first { Span($0, $1) == span } ?? (span.lower, span.upper)
            let path: [ScenePathElement] = [
                .move(Point(along: axis, tip, across: place)), .line(Point(along: axis, base, across: place - half)),
                .line(Point(along: axis, base, across: place + half)), .close,
            ]
            return SceneItem(
                layer: .constraints, subject: .view(view), role: .mark, bounds: bounds,
                shape: .path(path, fill: color, stroke: nil))
        }
    }

    /// Whether the priority of the content's size belongs to a conflict.
    private func isInConflict(contentOf view: Int, along axis: Axis, _ fit: Fit) -> Bool {
        let origins: [RowOrigin] =
            switch fit {
            case .natural: [.contentHugging(view: view, axis: axis), .compressionResistance(view: view, axis: axis)]
            case .stretched: [.contentHugging(view: view, axis: axis)]
            case .squeezed: [.compressionResistance(view: view, axis: axis)]
            }
        return shows(.issues) && solved.conflicts.contains { $0.members.contains(where: origins.contains) }
    }

    /// Where across the axis the arrows may stand: low on a side, below the letters and below the middle that beams and
    /// alignment lines take; then elsewhere.
    private func places(_ fit: Fit, _ axis: Axis, _ across: Span) -> [Double] {
        if fit == .natural {
            return [across.upper - 2.6, across.lower + 2.6, across.upper - 8, across.lower + 8, across.middle]
        }
        let fractions = [0.25, 0.75, 0.375, 0.625, 0.125, 0.875, 0.19, 0.81, 0.31, 0.69, 0.44, 0.56, 0.06, 0.94].map {
            across.lower + across.length * $0
        }
        let ends =
            axis == .horizontal ? [across.upper - 2.6, across.lower + 2.6] : [across.upper - 8, across.lower + 8]
        return ends.filter { across.lower...across.upper ~= $0 } + fractions
    }

    /// From base to tip along the axis: on the trailing edge where the content decides, on both where it is overruled.
    private func tips(_ fit: Fit, _ along: Span, isLeftToRight: Bool) -> [(Double, Double)] {
        let edges = [(along.lower, -1.0), (along.upper, 1.0)]
        switch fit {
        case .natural:
            let edge = edges[isLeftToRight ? 1 : 0]
            return [edge.1, -edge.1].map { (edge.0 + $0 * 0.8, edge.0 + $0 * 4) }
        case .stretched: return edges.map { ($0 + $1 * 2, $0 - $1 * 2) }
        case .squeezed: return edges.map { ($0 - $1 * 2, $0 + $1 * 2) }
        }
    }

    /// Whether an item is one of these arrows.
    func isContentSizeMark(_ item: SceneItem) -> Bool {
        guard item.layer == .constraints, item.role == .mark, case .view(let view) = item.subject,
            case .path(_, _?, nil) = item.shape
        else { return false }
        // Marks beside a stack view's percentages and letters are parts of badges.
        if case .stackView = document.views[view].content { return false }
        return true
    }

    private func fit(of view: Int, along axis: Axis) -> Fit? {
        let solvedView = layout.views[view]
        let rect = solvedView.alignmentRect
        guard let natural = solvedView.intrinsicContentSize[axis], natural > 0, rect.height >= 8, rect.width >= 8
        else { return nil }
        let length = rect.span(along: axis).length
        // Text that wraps has no single natural width.
        if axis == .horizontal, let text = solvedView.textMeasurement, text.lineCount > 1 { return nil }
        if length > natural + 0.5 { return .stretched }
        if length < natural - 0.5 { return .squeezed }
        guard axis == .horizontal, !equatedSizes.contains(SizeLetters.Dimension(.view(view), axis)) else { return nil }
        switch document.views[view].content {
        case .label, .button, .textField: return .natural
        default: return nil
        }
    }

    /// Sizes that a constraint equates to another or a stack view sets along its axis.
    static func equatedSizes(_ locator: AnchorLocator) -> Set<SizeLetters.Dimension> {
        var sizes: Set<SizeLetters.Dimension> = []
        for constraint in locator.document.constraints where constraint.isActive && constraint.relation == .equal {
            for case .anchor(let anchor)? in [constraint.first, constraint.second] where !anchor.attribute.isLocation {
                sizes.insert(SizeLetters.Dimension(anchor))
            }
        }
        for arrangement in Arrangement.all(in: locator, focus: nil) {
            switch arrangement.stack.distribution {
            case .fillEqually, .fillProportionally: sizes.formUnion(arrangement.dimensions)
            case .fill, .equalSpacing, .equalCentering, .gravityAreas: break
            }
        }
        return sizes
    }
}
