// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// A line of the legend: a small drawing of a mark, and what it means.
enum LegendEntry: CaseIterable {
    case distance, optional, running, flush, alignedEdges, alignedCenters, alignedBaselines, equal, ratio, share,
        repeated, equalDistances, alike, content, stretched,
        strut,
        spring, guide, torn, ambiguous, ghost, conflict, warned, misplaced, wanted, moved, earlier, unmet, missed

    static let swatchWidth = 18.0

    var text: String {
        switch self {
        case .distance: "distance or size, points"
        case .optional: "optional, @priority"
        case .running: "distances from one edge, on one line"
        case .flush: "distance 0"
        case .alignedEdges: "aligned edges"
        case .alignedCenters: "aligned centres"
        case .alignedBaselines: "aligned baselines"
        case .repeated: "one number for equal distances or sizes"
        case .equalDistances: "equal distances, by letter"
        case .alike: "as …: the same constraints inside as in that view"
        case .stretched: "hatched: what a stack view adds (+) or takes (−)"
        case .guide: "layout guide"
        case .torn: "scrolls on"
        case .equal: "equal sizes, by letter"
        case .ratio: "width to height"
        case .share: "share of the stack view"
        case .content: "intrinsic content size; inwards: stretched, outwards: compressed"
        case .strut: "strut: fixed margin"
        case .spring: "spring: flexible margin or size"
        case .ambiguous: "? ambiguous: more than one solution"
        case .ghost: "another solution"
        case .conflict: "× in conflict; struck through: broken"
        case .warned: "! problem: see below"
        case .misplaced: "△ misplaced: where the constraints put it"
        case .wanted: "where the document has it"
        case .moved: "△ moved: where it is now"
        case .earlier: "where it was"
        case .unmet: "optional, not met: pulls this way"
        case .missed: "not met: pulls this way"
        }
    }

    /// The drawing, centred on a height, from `x` on.
    func shapes(x: Double, y: Double, theme: SceneTheme, letter: Typesetter.Line) -> [SceneShape] {
        let right = x + LegendEntry.swatchWidth
        let box = Rect(x: x, y: y - 5, width: LegendEntry.swatchWidth, height: 10)
        func line(_ a: Double, _ b: Double, _ stroke: SceneStroke) -> SceneShape {
            .line(from: Point(x: a, y: y), to: Point(x: b, y: y), stroke: stroke)
        }
        func end(_ x: Double, _ color: Color) -> SceneShape {
            .line(
                from: Point(x: x, y: y - 4), to: Point(x: x, y: y + 4),
                stroke: SceneStroke(color, width: Beam.lineWidth))
        }
        func frame(_ stroke: SceneStroke, _ fill: Color?) -> SceneShape {
            .rectangle(box, cornerRadius: 0, fill: fill, stroke: stroke)
        }
        switch self {
        case .distance, .optional:
            let color = theme.determined
            let dash = self == .optional ? [4.0, 3] : []
            return [
                line(x, right, SceneStroke(color, width: Beam.lineWidth, dash: dash)), end(x, color), end(right, color),
            ]
        case .running:
            let stroke = SceneStroke(theme.determined, width: Beam.lineWidth)
            let circle = Rect(
                x: x, y: y - Beam.originRadius, width: 2 * Beam.originRadius, height: 2 * Beam.originRadius)
            return [
                line(circle.maxX, right, stroke), end(x + 11, theme.determined), end(right, theme.determined),
                .ellipse(circle, fill: nil, stroke: stroke),
            ]
        case .alignedEdges:
            let tick = SceneStroke(theme.determined, width: 0.8)
            return [line(x, right, AlignmentLine.Kind.edge.stroke(theme.determined))]
                + [x + 4, right - 4].map {
                    .line(
                        from: Point(x: $0, y: y - AlignmentLine.tickReach),
                        to: Point(x: $0, y: y + AlignmentLine.tickReach), stroke: tick)
                }
        case .alignedCenters: return [line(x, right, AlignmentLine.Kind.center.stroke(theme.determined))]
        case .alignedBaselines: return [line(x, right, AlignmentLine.Kind.baseline.stroke(theme.determined))]
        case .flush:
            return [
                .rectangle(
                    Rect(x: x + 2, y: y - 1.2, width: 14, height: 2.4), cornerRadius: 1, fill: theme.determined,
                    stroke: nil)
            ]
        case .stretched:
            return Hatching(state: .determined).shapes(in: box, color: theme.determined)
        case .alike: return [frame(SceneStroke(theme.frame, width: 0.8), theme.frame.withAlpha(0.12))]
        case .guide: return [frame(SceneStroke(theme.guide, width: 0.8, dash: [3, 2]), nil)]
        case .torn:
            let points = (0...6).map { Point(x: x + 3 * Double($0), y: y + ($0 % 2 == 0 ? -2 : 2)) }
            return [
                .path(
                    points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, fill: nil,
                    stroke: SceneStroke(theme.secondaryInk, width: 1))
            ]
        case .equal, .ratio, .share, .repeated, .equalDistances:
            let size = letter.size
            let badge = Rect(x: x, y: y - 6.5, width: size.width + 8, height: 13)
            return [
                .rectangle(
                    badge, cornerRadius: 4, fill: theme.badge, stroke: SceneStroke(theme.determined, width: 0.8)),
                letter.text(at: Point(x: badge.minX + 4, y: y - size.height / 2), theme.determined),
            ]
        case .content:
            let color = theme.determined
            return [
                .line(
                    from: Point(x: x + 9, y: y - 5), to: Point(x: x + 9, y: y + 5),
                    stroke: SceneStroke(theme.frame, width: 0.8))
            ]
                + [-1.0, 1].map { side in
                    .path(
                        [
                            .move(Point(x: x + 9 + side * 4, y: y)), .line(Point(x: x + 9 + side * 0.8, y: y - 2.2)),
                            .line(Point(x: x + 9 + side * 0.8, y: y + 2.2)), .close,
                        ], fill: color, stroke: nil)
                }
        case .strut, .spring:
            let part: LayoutPainter.MaskPart = self == .strut ? .strut : .spring
            return [
                part.shape(
                    Span(x + 2, right - 2), .horizontal, lane: y, SceneStroke(theme.determined, width: 0.8))
            ]
        case .ambiguous:
            let dash = theme.stateFill == .hatch ? [5.0, 2] : []
            return hatch(.ambiguous, box, theme)
                + [frame(SceneStroke(theme.ambiguous, width: 1.5, dash: dash), fill(theme.ambiguous, theme))]
        case .ghost: return [frame(SceneStroke(theme.ambiguous, width: 1, dash: [1.5, 2]), nil)]
        case .conflict:
            return hatch(.conflict, box, theme) + [
                frame(SceneStroke(theme.conflict, width: 1.5), fill(theme.conflict, theme))
            ]
        case .warned: return [frame(SceneStroke(theme.color(of: .warned), width: 1.5), nil)]
        case .misplaced, .moved: return [frame(SceneStroke(theme.misplaced, width: 1.4, dash: [7, 3]), nil)]
        case .wanted, .earlier:
            return [frame(SceneStroke(theme.secondaryInk, width: 0.8, dash: [1.5, 1.5]), theme.frame.withAlpha(0.12))]
        case .unmet, .missed:
            let color = theme.determined.mixed(over: theme.canvas, fraction: 0.55).legible(on: theme.backdrop, ratio: 3)
            return [
                line(x, right - 4, SceneStroke(color, width: Beam.lineWidth, dash: self == .unmet ? [3, 2] : [])),
                .path(
                    [
                        .move(Point(x: right, y: y)), .line(Point(x: right - 5, y: y - 2.6)),
                        .line(Point(x: right - 5, y: y + 2.6)), .close,
                    ], fill: color, stroke: nil),
            ]
        }
    }

    /// The text of the letter badge.
    var letter: String {
        switch self {
        case .ratio: "2:1"
        case .share: "40 %"
        case .repeated: "8 ×6"
        case .equalDistances: "a"
        default: "= A"
        }
    }

    private var isBadge: Bool { [.equal, .ratio, .share, .repeated, .equalDistances].contains(self) }

    /// Points that the drawing takes.
    func extent(letter: Typesetter.Line) -> Double {
        isBadge ? letter.size.width + 8 : LegendEntry.swatchWidth
    }

    private func hatch(_ state: MarkState, _ box: Rect, _ theme: SceneTheme) -> [SceneShape] {
        guard theme.stateFill == .hatch else { return [] }
        return Hatching(state: state).shapes(
            in: box, color: theme.color(of: state).mixed(over: theme.canvas, fraction: 0.35))
    }

    private func fill(_ color: Color, _ theme: SceneTheme) -> Color? {
        if case .tint(let opacity) = theme.stateFill { color.withAlpha(opacity) } else { nil }
    }
}
