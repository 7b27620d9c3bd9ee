// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What marks, names and badges have to avoid.
extension LayoutPainter {
    /// - Parameter fixed: see `fixedGrid(texts:)`.
    func lanes(for plan: MarkPlan, over fixed: PlacementGrid) -> [ConstraintMark] {
        var grid = self.grid(
            marks: plan.marks.filter { if case .alignment = $0.figure { true } else { false } }, over: fixed)
        var frames = FrameCount()
        for index in document.views.indices where document.views[index].subviews.isEmpty && isDrawn(index) {
            let frame = solved.views[index].canvasFrame
            guard frames.add(frame) else { continue }
            grid.add(frame, .leaf, owner: .view(index))
        }
        if shows(.names) { reserveNameHomes(in: &grid) }
        var placer = LanePlacer(
            grid: grid, document: document, locator: locator, zone: zone,
            isCrowded: isCrowded)
        return placer.place(plan.marks, fewestMerged: fewestMerged) { mark in
            mark.label.map { typesetter.badgeSize(typesetter.line($0, .badge)) }
        }
    }

    /// Names come later; their usual place is kept free where that costs nothing.
    func reserveNameHomes(in grid: inout PlacementGrid) {
        var frames = FrameCount()
        for index in document.views.indices where index > 0 && isDrawn(index) {
            let frame = solved.views[index].canvasFrame
            guard frames.add(frame) else { continue }
            let width = max(typesetter.line(name(of: index), .name).size.width, min(frame.width, 100))
            grid.add(
                Rect(x: frame.minX, y: frame.minY - 10.5, width: width, height: 10), .nameHome, owner: .view(index))
        }
    }

    /// What has its place before anything is placed: texts, frames and guides.
    func fixedGrid(texts: [Rect]) -> PlacementGrid {
        var grid = PlacementGrid()
        for text in texts { grid.add(text, .text) }
        if shows(.frames) {
            var frames = FrameCount()
            for view in document.views.indices where isDrawn(view) || isClipped(view) {
                let (frame, alignment) = (solved.views[view].canvasFrame, solved.views[view].alignmentRect)
                guard frames.add(frame) else { continue }
                add(frame, to: &grid, owner: .view(view))
                if alignment != frame, alignment.isFinite { add(alignment, to: &grid, owner: .view(view)) }
            }
        }
        if shows(.guides) {
            for guide in solved.guides
            where guide.canvasFrame.isFinite && hasMarks(guide) && zone.overlaps(guide.canvasFrame) {
                add(guide.canvasFrame, to: &grid, owner: nil)
            }
        }
        return grid
    }

    /// The fixed grid with marks.
    func grid(marks: [ConstraintMark], over fixed: PlacementGrid) -> PlacementGrid {
        var grid = fixed
        let leaders = CoincidentMarks.leaders(of: marks, atLeast: fewestMerged)
        for (index, mark) in marks.enumerated() where leaders[index] == nil {
            switch mark.figure {
            case .alignment(let line):
                let along = line.along.union(line.drawnCore).clamped(to: zone.span(along: line.axis))
                grid.add(
                    Rect(along: line.axis, along, across: Span(line.position - 0.5, line.position + 0.5)),
                    .alignment(line.axis), owner: .mark(index))
                for tick in line.ticks {
                    grid.add(
                        Rect(
                            along: line.axis, Span(tick - 0.4, tick + 0.4),
                            across: Span(
                                line.position - AlignmentLine.tickReach, line.position + AlignmentLine.tickReach)),
                        .alignment(line.axis.other), owner: .mark(index))
                }
            case .bar(let beam):
                grid.add(LanePlacer.barRect(beam), .handle, owner: .mark(index))
                addExtensions(of: beam, owner: index, to: &grid)
            case .beam(let beam):
                grid.add(
                    Rect(along: beam.axis, beam.along, across: Span(beam.lane - 0.8, beam.lane + 0.8)),
                    .beam(beam.axis), owner: .mark(index))
                for end in beam.ends {
                    grid.add(LanePlacer.handle(of: beam, at: end), .handle, owner: .mark(index))
                }
                if let circle = beam.originCircle {
                    grid.add(circle.insetBy(dx: -0.6, dy: -0.6), .handle, owner: .mark(index))
                }
                addExtensions(of: beam, owner: index, to: &grid)
                if let tip = mark.pullTip { grid.add(tip, .handle, owner: .mark(index)) }
            }
        }
        return grid
    }

    private func addExtensions(of beam: Beam, owner: Int, to grid: inout PlacementGrid) {
        for (end, span) in beam.extensions {
            grid.add(
                Rect(along: beam.axis, Span(end - 0.3, end + 0.3), across: span), .alignment(beam.axis.other),
                owner: .mark(owner))
        }
    }

    private func add(_ frame: Rect, to grid: inout PlacementGrid, owner: PlacementGrid.Owner?) {
        for axis in [Axis.horizontal, .vertical] {
            let across = frame.span(along: axis.other)
            for edge in [across.lower, across.upper] {
                grid.add(
                    Rect(along: axis, frame.span(along: axis), across: Span(edge - 0.5, edge + 0.5)), .frameEdge(axis),
                    owner: owner)
            }
        }
    }
}

/// How many views have one and the same frame: the first few count as obstacles, for a place that they take is taken.
private struct FrameCount {
    private static let most = 8

    private var counts: [Rect: Int] = [:]

    /// - Returns: whether fewer than the most had the frame so far.
    mutating func add(_ frame: Rect) -> Bool {
        counts[frame, default: 0] += 1
        return counts[frame, default: 0] <= FrameCount.most
    }
}
