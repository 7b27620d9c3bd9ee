// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Views and constraints that are too far from the canvas to be drawn: they are counted at the border on their side.
struct FarAway {
    private struct Side {
        var views: [Int] = []
        var constraints: Set<ConstraintMark.Source> = []
        /// Points of the layout from the canvas to the nearest of them.
        var distance = Double.infinity
    }

    fileprivate enum Direction: Int, CaseIterable { case left, up, right, down }

    /// The marks within reach, cut where they leave it.
    private(set) var near = MarkPlan()
    private(set) var subjects: [SceneItem.Subject] = []
    private var sides: [Direction: Side] = [:]
    private let canvas: Rect

    init(_ painter: LayoutPainter, plan: MarkPlan) {
        canvas = painter.canvas
        var far: [Int: Direction] = [:]
        if painter.shows(.frames) || painter.shows(.names) {
            for view in painter.document.views.indices.dropFirst() where !painter.locator.isHidden(view) {
                let frame = painter.solved.views[view].canvasFrame
                guard frame.isFinite, !painter.isDrawn(view), !painter.isClipped(view) else { continue }
                if painter.locator.clip(of: view) != nil { continue }
                far[view] = add(view, frame, zoom: painter.zoom)
            }
        }
        for mark in plan.marks {
            if let visible = mark.visible(in: painter.zone) {
                near.marks.append(visible)
            } else {
                addMark(mark, painter, far)
            }
        }
        for tag in plan.tags {
            if painter.locator.rect(of: tag.item).map(painter.zone.overlaps) ?? false {
                near.tags.append(tag)
            } else {
                count(tag.source, painter, far)
            }
        }
    }

    private mutating func add(_ view: Int, _ frame: Rect, zoom: Double) -> Direction {
        let gaps: [(Direction, Double)] = [
            (.left, canvas.minX - frame.maxX), (.right, frame.minX - canvas.maxX), (.up, canvas.minY - frame.maxY),
            (.down, frame.minY - canvas.maxY),
        ]
        let (side, gap) = gaps.reduce(gaps[0]) { $1.1 > $0.1 ? $1 : $0 }
        sides[side, default: Side()].views.append(view)
        sides[side, default: Side()].distance = min(sides[side]?.distance ?? .infinity, max(0, gap / zoom))
        subjects.append(.view(view))
        return side
    }

    private mutating func addMark(_ mark: ConstraintMark, _ painter: LayoutPainter, _ far: [Int: Direction]) {
        count(mark.source, painter, far)
    }

    private mutating func count(_ source: ConstraintMark.Source, _ painter: LayoutPainter, _ far: [Int: Direction]) {
        subjects.append(source.subject)
        guard case .constraint(let index) = source else { return }
        let side = painter.document.constraints[index].items.lazy.compactMap { far[painter.locator.owner(of: $0)] }
            .first
        sides[side ?? .down, default: Side()].constraints.insert(source)
    }

    /// A badge on each side that has some: `→ 3 views, 12 constraints, 4100 points away`.
    func drafts(_ theme: SceneTheme) -> [BadgeDraft] {
        Direction.allCases.compactMap { direction in
            guard let side = sides[direction] else { return nil }
            var parts: [String] = []
            switch side.views.count {
            case 0: break
            case 1: parts.append("1 view")
            default: parts.append("\(side.views.count) views")
            }
            switch side.constraints.count {
            case 0: break
            case 1: parts.append("1 constraint")
            default: parts.append("\(side.constraints.count) constraints")
            }
            var text = direction.arrow + " " + parts.joined(separator: ", ")
            if side.distance.isFinite { text += ", \(NumberText.string(side.distance.rounded())) points away" }
            let foot = direction.point(on: canvas)
            return BadgeDraft(
                subject: .picture, layer: .constraints, text: text, color: theme.secondaryInk, outline: .solid,
                isStruck: false, foot: foot, owner: nil, home: .border(foot))
        }
    }
}

extension FarAway.Direction {
    fileprivate var arrow: String {
        switch self {
        case .left: "←"
        case .up: "↑"
        case .right: "→"
        case .down: "↓"
        }
    }

    fileprivate func point(on canvas: Rect) -> Point {
        switch self {
        case .left: Point(x: canvas.minX, y: canvas.midY)
        case .up: Point(x: canvas.midX, y: canvas.minY)
        case .right: Point(x: canvas.maxX, y: canvas.midY)
        case .down: Point(x: canvas.midX, y: canvas.maxY)
        }
    }
}

extension ConstraintMark {
    /// Cut where it leaves a rectangle; nil if nothing of it is inside.
    fileprivate func visible(in zone: Rect) -> ConstraintMark? {
        var mark = self
        switch figure {
        case .alignment(let line):
            return line.isVisible(in: zone) ? self : nil
        case .beam(var beam):
            guard beam.isVisible(in: zone) else { return nil }
            beam.cut(to: zone)
            mark.figure = .beam(beam)
        case .bar(var beam):
            guard beam.isVisible(in: zone) else { return nil }
            beam.cut(to: zone)
            mark.figure = .bar(beam)
        }
        return mark
    }
}
