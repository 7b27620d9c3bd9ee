// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// Outlines of other solutions, frames with a state, and the document's frames of misplaced views.
    func issueItems() -> [SceneItem] {
        guard shows(.issues) else { return [] }
        let drawn = document.views.indices.filter(showsState)
        return drawn.flatMap(ghostItems) + drawn.flatMap(stateItems) + drawn.flatMap(selectionItems)
    }

    /// The states of a view, the most severe first; empty if it is determined.
    func states(ofView view: Int) -> [MarkState] {
        guard shows(.issues) else { return [] }
        let solvedView = layout.views[view]
        var states: [MarkState] = []
        if solvedView.isConflicting { states.append(.conflict) }
        if !solvedView.ambiguities.isEmpty { states.append(.ambiguous) }
        if findings.concern(view) { states.append(.warned) }
        if solvedView.misplacedFrame != nil { states.append(.misplaced) }
        return states
    }

    func state(ofView view: Int) -> MarkState { states(ofView: view).first ?? .determined }

    /// An outline with handles around a view that the picture is about.
    private func selectionItems(_ view: Int) -> [SceneItem] {
        guard focus != nil else { return [] }
        let frame = PixelGrid(scale: scale).rounded(solved.views[view].canvasFrame)
        let color = theme.color(of: state(ofView: view))
        let corners = [frame.minX, frame.midX, frame.maxX].flatMap { x in
            [frame.minY, frame.midY, frame.maxY].map { Point(x: x, y: $0) }
        }.filter { $0 != frame.center }
        return [outline(.issues, .view(view), frame, SceneStroke(color, width: 1.5))]
            + corners.map { corner in
                let handle = Rect(x: corner.x - 2, y: corner.y - 2, width: 4, height: 4)
                return outline(.issues, .view(view), handle, SceneStroke(color, width: 0.8), fill: theme.badge)
            }
    }

    func isInFocus(_ view: Int) -> Bool { focus?.views.contains(view) ?? true }

    /// Whether a view's state is drawn at its own frame.
    private func showsState(_ view: Int) -> Bool {
        isDrawn(view) && isInFocus(view) && !repeated.holdsWithoutMarks(view)
    }

    private func ghostItems(_ view: Int) -> [SceneItem] {
        let solvedView = solved.views[view]
        guard repeated.leaders[view] == nil, let ghost = solvedView.otherCanvasFrame, ghost.isFinite,
            zone.overlaps(ghost.insetBy(dx: -0.5, dy: -0.5))
        else { return [] }
        // A little inside, so that edges which do not move can be distinguished from the frame's own.
        let inset = ghost.width > 12 && ghost.height > 12 ? 3.0 : 0
        return [
            outline(
                .issues, .view(view), ghost.insetBy(dx: inset, dy: inset),
                SceneStroke(theme.ambiguous, width: 1, dash: [1.5, 2]))
        ]
    }

    private func stateItems(_ view: Int) -> [SceneItem] {
        let frame = PixelGrid(scale: scale).rounded(solved.views[view].canvasFrame)
        let states = states(ofView: view)
        var items: [SceneItem] = []
        if states.contains(.misplaced), let old = documentFrame(of: view) {
            items.append(
                outline(.issues, .view(view), old, SceneStroke(theme.secondaryInk, width: 0.8, dash: [1.5, 1.5])))
        }
        // A second state is within the frame of the more severe one.
        for (number, state) in states.prefix(frame.width > 10 && frame.height > 10 ? 2 : 1).enumerated() {
            let width = number > 0 ? 1 : state == .misplaced ? 1.4 : 1.5
            items.append(
                outline(
                    .issues, .view(view), frame.insetBy(dx: 2.5 * Double(number), dy: 2.5 * Double(number)),
                    SceneStroke(theme.color(of: state), width: width, dash: dash(of: state, isSecond: number > 0))))
        }
        return items
    }

    private func dash(of state: MarkState, isSecond: Bool) -> [Double] {
        switch state {
        case .misplaced: [7, 3]
        case .warned: []
        case .determined, .ambiguous, .conflict:
            isSecond || theme.stateFill == .hatch && state == .ambiguous ? [5, 2] : []
        }
    }

    /// The document's frame of a misplaced view.
    private func documentFrame(of view: Int) -> Rect? {
        let solvedView = solved.views[view]
        let frame = solvedView.misplacedFrame?.translated(by: solvedView.canvasFrame.origin - solvedView.frame.origin)
        return frame.flatMap { $0.isFinite ? $0 : nil }
    }

    /// Tints and hatches of frames in a state; texts are drawn over them.
    func stateFillItems() -> [SceneItem] {
        guard shows(.issues) else { return [] }
        return document.views.indices.filter(showsState).flatMap { view -> [SceneItem] in
            let states = states(ofView: view)
            var items: [SceneItem] = []
            if states.contains(.misplaced), let old = documentFrame(of: view) {
                items += fill(old, theme.frame.withAlpha(0.12), view)
            }
            // Tints within tints would become too dark; the outermost one stands for all.
            guard let state = states.first, state == .ambiguous || state == .conflict, !hasAncestor(of: view, in: state)
            else { return items }
            let frame = PixelGrid(scale: scale).rounded(solved.views[view].canvasFrame)
            let color = theme.color(of: state)
            switch theme.stateFill {
            case .tint(let opacity): items += fill(frame, color.withAlpha(opacity), view)
            case .hatch:
                items += Hatching(state: state).items(in: frame, clip: zone, subject: .view(view), color: color)
            }
            return items
        }
    }

    private func hasAncestor(of view: Int, in state: MarkState) -> Bool {
        var next = document.views[view].superview
        while let current = next {
            if self.state(ofView: current) == state, isInFocus(current) { return true }
            next = document.views[current].superview
        }
        return false
    }

    private func fill(_ rect: Rect, _ color: Color, _ view: Int) -> [SceneItem] {
        guard rect.isFinite, let visible = rect.intersection(zone) else { return [] }
        return [
            SceneItem(
                layer: .issues, subject: .view(view), role: .mark, bounds: visible,
                shape: .rectangle(visible, cornerRadius: 0, fill: color, stroke: nil))
        ]
    }
}
