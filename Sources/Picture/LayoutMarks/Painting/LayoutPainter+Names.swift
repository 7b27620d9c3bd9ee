// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension LayoutPainter {
    /// Ids at their frames; the canvas itself has one only if it has a problem.
    func nameItems(_ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        viewNameItems(&placer, backdrop) + guideNameItems(&placer, backdrop)
    }

    func name(of view: Int) -> String { states(ofView: view).map(\.glyph).joined() + document.views[view].id }

    private func viewNameItems(_ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        var groups: [Rect: [Int]] = [:]
        for view in document.views.indices where hasName(view) {
            groups[solved.views[view].canvasFrame, default: []].append(view)
        }
        let named = document.views.indices.filter(hasName)
        let first = named.filter { namePrecedence.contains(.view($0)) }
        let others = named.filter { !namePrecedence.contains(.view($0)) }
        return (first + others).flatMap { view -> [SceneItem] in
            guard let group = groups[solved.views[view].canvasFrame], group[0] == view else { return [] }
            return items(of: group, &placer, backdrop)
        }
    }

    private func hasName(_ view: Int) -> Bool {
        (isDrawn(view) || isClipped(view)) && (view > 0 || state(ofView: view) != .determined)
    }

    /// The name of a view, or of all views with one frame: `2 views here: card, content`.
    private func items(of group: [Int], _ placer: inout NamePlacer, _ backdrop: ContentBackdrop) -> [SceneItem] {
        let (first, state) = (group[0], group.map(state(ofView:)).max { $0.rawValue < $1.rawValue } ?? .determined)
        let frame = solved.views[first].canvasFrame
        // A view that is entirely cut off has its name at its frame.
        let limit = isDrawn(first) ? locator.clip(of: first) : zone
        let names = group.map(name(of:))
        let count = "\(group.count) views here"
        let draft = NamePlacer.Draft(
            text: group.count == 1 ? names[0] : count + ": " + names.joined(separator: ", "),
            shortText: group.count == 1 ? nil : count, subject: .view(first), views: group,
            frame: limit?.intersection(frame) ?? frame, state: state)
        guard let placed = placer.place(draft) else { return [] }
        let color = state == .determined ? theme.secondaryInk : theme.color(of: state)
        return tickItems(placed, .view(first), color, backdrop)
            + textItems(placed.line, in: placed.rect, .names, .view(first), color, backdrop)
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
