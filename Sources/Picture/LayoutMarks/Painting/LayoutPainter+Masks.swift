// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// The effect of an autoresizing mask on one of the lengths along an axis: a margin, the size, the other margin.
    enum MaskPart {
        /// Keeps its length.
        case strut
        /// Takes its share of a change.
        case spring
    }

    /// Points of a strut or spring beside its view; a shorter margin has a shorter one.
    private static let maskReach = 14.0

    /// Springs and struts of views whose frames follow from their autoresizing masks; no constraint of the document
    /// holds them.
    func maskItems(_ room: inout PlacementGrid) -> [SceneItem] {
        maskedViews.flatMap { view in
            [Axis.horizontal, .vertical].flatMap { maskItems(view, $0, &room) }
        }
    }

    var hasMaskMarks: Bool { !maskedViews.isEmpty }

    private var maskedViews: [Int] {
        guard shows(.constraints) else { return [] }
        return document.views.indices.filter { index in
            let view = document.views[index]
            guard view.autoresizingMask != nil, view.frame != nil, let superview = view.superview,
                isDrawn(index), isInFocus(index), !repeated.holdsWithoutMarks(index),
                !view.style.isPlacedBySuperview || isInConflict(index)
            else { return false }
            if case .stackView = document.views[superview].content { return false }
            return true
        }
    }

    private func isInConflict(_ view: Int) -> Bool {
        solved.conflicts.contains { conflict in
            [Axis.horizontal, .vertical].contains { conflict.members.contains(.autoresizing(view: view, axis: $0)) }
        }
    }

    private func maskItems(_ view: Int, _ axis: Axis, _ room: inout PlacementGrid) -> [SceneItem] {
        guard let superview = document.views[view].superview, let mask = document.views[view].autoresizingMask else {
            return []
        }
        let frame = solved.views[view].canvasFrame
        let along = frame.span(along: axis)
        let outer = solved.views[superview].canvasFrame.span(along: axis)
        let parts = LayoutPainter.parts(mask, axis)
        var items: [SceneItem] = []
        let reach = LayoutPainter.maskReach
        if outer.lower < along.lower {
            let mark = Span(max(outer.lower, along.lower - reach), along.lower)
            items += maskItem(parts.lower, view, axis, mark, frame, &room)
        }
        if parts.size == .spring {
            let length = min(along.length - 6, 2 * reach)
            items += maskItem(
                .spring, view, axis, Span(along.middle - length / 2, along.middle + length / 2), frame, &room)
        }
        if outer.upper > along.upper {
            let mark = Span(along.upper, min(outer.upper, along.upper + reach))
            items += maskItem(parts.upper, view, axis, mark, frame, &room)
        }
        return items
    }

    /// With nothing flexible on an axis the frame keeps its distance to the left and to the top.
    static func parts(_ mask: AutoresizingMask, _ axis: Axis) -> (lower: MaskPart, size: MaskPart, upper: MaskPart) {
        let all: [AutoresizingMask] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        var parts = all.map { mask.contains($0) ? MaskPart.spring : .strut }
        if !parts.contains(.spring) { parts[2] = .spring }
        return (parts[0], parts[1], parts[2])
    }

    private func maskItem(
        _ part: MaskPart, _ view: Int, _ axis: Axis, _ along: Span, _ frame: Rect, _ room: inout PlacementGrid
    ) -> [SceneItem] {
        guard along.length >= 3 else { return [] }
        let across = frame.span(along: axis.other)
        let limit = locator.clip(of: view)?.intersection(zone) ?? zone
        for fraction in [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9] {
            let lane = across.lower + across.length * fraction
            let bounds = Rect(along: axis, along, across: Span(lane - 2.4, lane + 2.4))
            let isFree =
                room.cost(of: bounds) { obstacle in
                    switch obstacle.kind {
                    case .text, .name, .badge, .handle, .beam, .leader: 1
                    case .alignment(let other): other == axis ? 1 : 0
                    case .frameEdge, .leaf, .nameHome: 0
                    }
                } == 0
            guard isFree, limit.contains(bounds) else { continue }
            room.add(bounds, .beam(axis))
            let isInConflict = solved.conflicts.contains { $0.members.contains(.autoresizing(view: view, axis: axis)) }
            let color = theme.color(of: isInConflict && shows(.issues) ? .conflict : .determined)
            return [
                SceneItem(
                    layer: .constraints, subject: .view(view), role: .mark, bounds: bounds,
                    shape: part.shape(along, axis, lane: lane, SceneStroke(color, width: 0.8)))
            ]
        }
        return []
    }
}

extension LayoutPainter.MaskPart {
    /// A strut is a line with ends, a spring a zigzag.
    func shape(_ along: Span, _ axis: Axis, lane: Double, _ stroke: SceneStroke) -> SceneShape {
        func point(_ position: Double, _ offset: Double) -> Point {
            Point(along: axis, position, across: lane + offset)
        }
        switch self {
        case .strut:
            return .path(
                [
                    .move(point(along.lower, -2)), .line(point(along.lower, 2)), .move(point(along.lower, 0)),
                    .line(point(along.upper, 0)), .move(point(along.upper, -2)), .line(point(along.upper, 2)),
                ], fill: nil, stroke: stroke)
        case .spring:
            let turns = max(2, Int((along.length / 2).rounded()))
            let step = along.length / Double(turns)
            var path: [ScenePathElement] = [.move(point(along.lower, 0))]
            for turn in 0..<turns {
                path.append(.line(point(along.lower + step * (Double(turn) + 0.5), turn % 2 == 0 ? 2 : -2)))
            }
            path.append(.line(point(along.upper, 0)))
            return .path(path, fill: nil, stroke: stroke)
        }
    }
}
