// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

extension LayoutPainter {
    /// Ghosts of other solutions, frames in a state, and where the document wanted a misplaced view.
    func issueItems() -> [SceneItem] {
        guard shows(.issues) else { return [] }
        let drawn = document.views.indices.filter { isDrawn($0) && isInFocus($0) }
        return drawn.flatMap(ghostItems) + drawn.flatMap(stateItems)
    }

    func isInFocus(_ view: Int) -> Bool { focus == nil || focus == view }

    private func ghostItems(_ view: Int) -> [SceneItem] {
        let solvedView = solved.views[view]
        guard let ghost = solvedView.otherCanvasFrame, ghost.isFinite, zone.overlaps(ghost.insetBy(dx: -0.5, dy: -0.5))
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
        let solvedView = solved.views[view]
        let frame = PixelGrid(scale: scale).rounded(solvedView.canvasFrame)
        let state = state(ofView: view)
        switch state {
        case .determined: return []
        case .misplaced:
            guard let wanted = solvedView.misplacedFrame else { return [] }
            let offset = solvedView.canvasFrame.origin - solvedView.frame.origin
            let old = wanted.translated(by: offset)
            guard old.isFinite else { return [] }
            return [
                outline(.issues, .view(view), old, SceneStroke(theme.frame, width: 0.8, dash: [1, 1.5])),
                outline(
                    .issues, .view(view), frame, SceneStroke(theme.color(of: state), width: 1.4, dash: [7, 3])),
            ]
        case .ambiguous, .conflict:
            let isDashed = theme.stateFill == .hatch && state == .ambiguous
            return [
                outline(
                    .issues, .view(view), frame,
                    SceneStroke(theme.color(of: state), width: 1.5, dash: isDashed ? [5, 2] : []))
            ]
        }
    }

    /// Tints and hatches of frames in a state; texts are drawn over them.
    func stateFillItems() -> [SceneItem] {
        guard shows(.issues) else { return [] }
        return document.views.indices.filter { isDrawn($0) && isInFocus($0) }.flatMap { view -> [SceneItem] in
            let solvedView = solved.views[view]
            let state = state(ofView: view)
            switch state {
            case .determined: return []
            case .misplaced:
                guard let wanted = solvedView.misplacedFrame else { return [] }
                let old = wanted.translated(by: solvedView.canvasFrame.origin - solvedView.frame.origin)
                return fill(old, theme.frame.withAlpha(0.12), view)
            case .ambiguous, .conflict:
                // Tints within tints would add up to mud; the outermost says it for all.
                if hasAncestor(of: view, in: state) { return [] }
                let frame = PixelGrid(scale: scale).rounded(solvedView.canvasFrame)
                let color = theme.color(of: state)
                switch theme.stateFill {
                case .tint(let opacity): return fill(frame, color.withAlpha(opacity), view)
                case .hatch:
                    return Hatching(state: state).items(in: frame, clip: zone, subject: .view(view), color: color)
                }
            }
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
