// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The other end of an ambiguity as the main picture, as `exerciseAmbiguityInLayout` shows it.
struct Exercise {
    let document: Document
    let solved: SolvedLayout

    /// The layout with the named view, and every view whose ambiguity depends on it, at the other end of its range.
    ///
    /// - Parameter part: how far on the way there, from 0 to 1.
    func layout(exercising id: String, part: Double = 1) -> SolvedLayout {
        guard let chosen = document.views.firstIndex(where: { $0.id == id }),
            solved.views[chosen].otherCanvasFrame != nil, part > 0
        else { return solved }
        let moved = views(tiedTo: chosen)
        var result = solved
        var shifts: [Point] = []
        for (index, view) in document.views.enumerated() {
            let old = solved.views[index]
            // Frames below a view that moves go with it.
            var shift = view.superview.map { shifts[$0] } ?? .zero
            if moved.contains(index), let end = old.otherCanvasFrame {
                let other = old.canvasFrame.interpolated(to: end, part)
                shift = other.origin - old.canvasFrame.origin
                let change = Size(
                    width: other.width - old.canvasFrame.width, height: other.height - old.canvasFrame.height)
                result.views[index].canvasFrame = other
                result.views[index].otherCanvasFrame = old.canvasFrame
                result.views[index].alignmentRect = Rect(
                    x: old.alignmentRect.x + shift.x, y: old.alignmentRect.y + shift.y,
                    width: old.alignmentRect.width + change.width, height: old.alignmentRect.height + change.height)
            } else {
                result.views[index].canvasFrame = old.canvasFrame.translated(by: shift)
                result.views[index].alignmentRect = old.alignmentRect.translated(by: shift)
            }
            result.views[index].firstBaseline = old.firstBaseline.map { $0 + shift.y }
            result.views[index].lastBaseline = old.lastBaseline.map { $0 + shift.y }
            let origin = view.superview.map { result.views[$0].canvasFrame.origin } ?? .zero
            result.views[index].frame = result.views[index].canvasFrame.translated(
                by: Point(x: -origin.x, y: -origin.y))
            shifts.append(shift)
        }
        return result
    }

    /// Ambiguous views that constraints join to one another.
    private func views(tiedTo chosen: Int) -> Set<Int> {
        var tied: Set<Int> = [chosen]
        var grows = true
        while grows {
            grows = false
            for constraint in document.constraints where constraint.isActive {
                let views = constraint.items.compactMap { item -> Int? in
                    guard case .view(let index) = item, solved.views[index].otherCanvasFrame != nil else { return nil }
                    return index
                }
                guard views.contains(where: tied.contains) else { continue }
                for view in views where tied.insert(view).inserted { grows = true }
            }
        }
        return tied
    }
}

extension Rect {
    fileprivate func interpolated(to end: Rect, _ part: Double) -> Rect {
        Rect(
            x: x + (end.x - x) * part, y: y + (end.y - y) * part, width: width + (end.width - width) * part,
            height: height + (end.height - height) * part)
    }
}
