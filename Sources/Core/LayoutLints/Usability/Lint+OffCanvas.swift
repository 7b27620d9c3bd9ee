// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Views outside the canvas.
    package static let offCanvas = Lint(
        .offCanvas, "Every view lies on the canvas, unless it scrolls.", level: .warning, strict: .warning)
    /// Views that are cut off or get no touches.
    package static let outsideSuperview = Lint(
        .outsideSuperview,
        "Text and controls lie inside their superview: outside it they are cut off or cannot be touched.",
        level: .note, strict: .warning)
}

extension DiagnosticCode {
    package static let offCanvas = DiagnosticCode("off-canvas")
    package static let outsideSuperview = DiagnosticCode("outside-superview")
}

extension LayoutAdvice {
    /// Points: hairlines are often put just outside and, in windows of AppKit, the borders of boxes and scroll views.
    private static let (tolerance, toleranceForBorders) = (1.0, 4.0)

    var viewsOffCanvas: [Lint.Finding] {
        let canvas = views[0].canvasFrame
        return visibleViews.dropFirst().compactMap { index in
            guard !isScrolled(index), !isCovered(byOffCanvasSuperviewOf: index) else { return nil }
            return overflow(of: index, in: canvas, named: "the canvas")
        }
    }

    /// The superview's own diagnostic is enough if it is off by as much.
    private func isCovered(byOffCanvasSuperviewOf index: Int) -> Bool {
        guard let superview = document.views[index].superview, superview != 0 else { return false }
        return views[superview].canvasFrame.contains(views[index].alignmentRect)
            && overflow(of: superview, in: views[0].canvasFrame, named: "") != nil
    }

    var viewsOutsideSuperview: [Lint.Finding] {
        visibleViews.compactMap { index in
            guard let superview = document.views[index].superview, superview != 0, !isScrolled(index),
                document.views[index].content.type.isReadOrTouched, views[superview].state == .determined
            else { return nil }
            return overflow(of: index, in: views[superview].canvasFrame, named: "'\(document.views[superview].id)'")
        }
    }

    private func overflow(of index: Int, in area: Rect, named name: String) -> Lint.Finding? {
        let frame = views[index].alignmentRect
        let isBorder = document.platform == .macos && !document.views[index].content.type.isReadOrTouched
        let tolerance = isBorder ? Self.toleranceForBorders : Self.tolerance
        let sides = [
            ("left of", area.minX - frame.minX), ("above", area.minY - frame.minY),
            ("right of", frame.maxX - area.maxX),
            ("below", frame.maxY - area.maxY),
        ].filter { $0.1 > tolerance }
        guard !sides.isEmpty else { return nil }
        let view = document.views[index]
        let isWhole = !frame.overlaps(area) && frame.width > 0 && frame.height > 0
        let amounts = sides.map { Self.points($0.1) }
        // Equal amounts are said once: "4 points left of, above and below the canvas".
        let isShared = Set(amounts).count == 1
        let parts = zip(sides, amounts).enumerated().map { number, part in
            let (side, amount) = (part.0.0, part.1)
            return isShared && number > 0 ? side : "\(amount) \(amount == "1" ? "point" : "points") \(side)"
        }
        let others = parts.dropLast().joined(separator: ", ")
        let list = (others.isEmpty ? "" : others + " and ") + (parts.last ?? "")
        return Lint.Finding(
            "'\(view.id)' \(isWhole ? "lies wholly outside: it " : "")reaches \(list) \(name)",
            at: view.place, views: [view.id])
    }
}
