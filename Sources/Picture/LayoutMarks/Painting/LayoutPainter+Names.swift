// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// Ids at their frames; the canvas itself has one only if it has a problem.
    func nameItems(_ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        viewNameItems(&placer, backdrop) + guideNameItems(&placer, backdrop) + ghostNameItems(&placer, backdrop)
    }

    /// `card2 as card` where the marks in another view stand for its own; that one says for how many.
    func name(of view: Int) -> String {
        let name = statesOfName(view).map(\.glyph).joined() + document.views[view].id
        if let leader = repeated.leaders[view] { return "\(name) as \(document.views[leader].id)" }
        return repeated.counts[view].map { "\(name) ×\($0)" } ?? name
    }

    /// The states that the name of a view shows: of one whose marks another has, those of all that is in it.
    private func statesOfName(_ view: Int) -> [MarkState] {
        guard repeated.leaders[view] != nil else { return states(ofView: view) }
        var states: Set<MarkState> = []
        var pending = [view]
        while let next = pending.popLast() {
            states.formUnion(self.states(ofView: next))
            pending += document.views[next].subviews
        }
        return states.sorted { $0.rawValue > $1.rawValue }
    }

    private func viewNameItems(_ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        let named = document.views.indices.filter(hasName)
        var groups: [Rect: [Int]] = [:]
        for view in named { groups[homeOfName(view), default: []].append(view) }
        let first = named.filter { namePrecedence.contains(.view($0)) }
        let others = named.filter { !namePrecedence.contains(.view($0)) }
        let rows = rowsBelowOthers
        return (first + others).flatMap { view -> [SceneItem] in
            guard let group = groups[homeOfName(view)], group[0] == view else { return [] }
            return items(of: group, isRow: rows.contains(view), &placer, backdrop)
        }
    }

    /// Points: names of frames that are closer could be taken for each other.
    private static let nearFrames = 3.0

    /// The frame of the view, or of the one around it that is hardly larger: they share a name.
    private func homeOfName(_ view: Int) -> Rect {
        var home = solved.views[view].canvasFrame
        var next = document.views[view].superview
        while let outer = next, outer > 0, hasName(outer) {
            let frame = solved.views[outer].canvasFrame
            let isNear = [
                home.minX - frame.minX, home.minY - frame.minY, home.maxX - frame.maxX, home.maxY - frame.maxY,
            ].allSatisfy { abs($0) <= Self.nearFrames }
            guard isNear else { break }
            home = frame
            next = document.views[outer].superview
        }
        return home
    }

    /// Names at the other solutions of views, where that is not at the view's own.
    private func ghostNameItems(_ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        guard shows(.issues) else { return [] }
        let views = document.views.indices.filter { isDrawn($0) && isInFocus($0) && !repeated.isShown(elsewhere: $0) }
        return views.flatMap { view -> [SceneItem] in
            let frame = solved.views[view].canvasFrame
            guard let ghost = solved.views[view].otherCanvasFrame, ghost.isFinite, zone.contains(ghost),
                abs(ghost.minX - frame.minX) > 16 || abs(ghost.minY - frame.minY) > 16
            else { return [] }
            let draft = NamePlacer.Draft(
                text: "(\(document.views[view].id))", subject: .view(view), views: [view], frame: ghost,
                state: .ambiguous, home: .inside)
            guard let placed = placer.placeIfFree(draft) else { return [] }
            return tickItems(placed, .view(view), theme.ambiguous, backdrop)
                + textItems(placed.line, in: placed.rect, .names, .view(view), theme.ambiguous, backdrop)
        }
    }

    private func hasName(_ view: Int) -> Bool {
        (isDrawn(view) || isClipped(view)) && (view > 0 || state(ofView: view) != .determined)
            && !repeated.holdsWithoutMarks(view)
    }

    /// The name of a view, or of all views with one frame: `2 views here: card, content`.
    private func items(
        of group: [Int], isRow: Bool, _ placer: inout NamePlacer, _ backdrop: ContentBackdrop
    ) -> [SceneItem] {
        let first = group[0]
        let state = group.flatMap(statesOfName).max { $0.rawValue < $1.rawValue } ?? .determined
        let frame = solved.views[first].canvasFrame
        // A view that is entirely cut off has its name at its frame.
        let limit = isDrawn(first) ? locator.clip(of: first) : zone
        let names = group.map(name(of:))
        let count = "\(group.count) views here"
        let isOneFrame = group.allSatisfy { solved.views[$0].canvasFrame == frame }
        // From the outermost to the innermost.
        let list = isOneFrame ? count + ": " + names.joined(separator: ", ") : names.joined(separator: " › ")
        let draft = NamePlacer.Draft(
            text: group.count == 1 ? names[0] : list,
            shortText: group.count > 1 ? count : repeated.leaders[first].map { "as \(document.views[$0].id)" },
            subject: .view(first), views: group,
            frame: limit?.intersection(frame) ?? frame, state: state, home: isRow ? .row : .above)
        guard let placed = placer.place(draft) else { return [] }
        let color = state == .determined ? theme.secondaryInk : theme.color(of: state)
        return tickItems(placed, .view(first), color, backdrop)
            + textItems(placed.line, in: placed.rect, .names, .view(first), color, backdrop)
    }

    /// Views with others in them that touch the one before them, such as rows of a list: above its frame a name would be that row's.
    var rowsBelowOthers: Set<Int> {
        var rows: Set<Int> = []
        for view in document.views {
            for (before, next) in zip(view.subviews, view.subviews.dropFirst())
            where !document.views[next].subviews.isEmpty {
                let (above, frame) = (solved.views[before].canvasFrame, solved.views[next].canvasFrame)
                guard abs(above.maxY - frame.minY) < 1, above.minX < frame.maxX, frame.minX < above.maxX,
                    above.height > 0
                else { continue }
                rows.insert(next)
            }
        }
        return rows
    }

    /// The line from a frame to its name.
    func tickItems(
        _ placed: NamePlacer.Placed, _ subject: SceneItem.Subject, _ color: Color, _ backdrop: ContentBackdrop
    ) -> [SceneItem] {
        guard let (a, b) = placed.tick else { return [] }
        let bounds = Rect(around: a, b).insetBy(dx: -0.3, dy: -0.3)
        let visible = color.legible(on: backdrop.worst(under: bounds, for: color), ratio: 3)
        return [
            SceneItem(
                layer: .names, subject: subject, role: .leader, bounds: bounds,
                shape: .line(from: a, to: b, stroke: SceneStroke(visible, width: 0.6)))
        ]
    }
}
