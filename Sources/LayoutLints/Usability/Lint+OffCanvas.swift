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
    /// Shadows and hairlines may stick out by this many points.
    private static let tolerance = 0.5

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
                document.views[index].isReadOrTouched, views[superview].state == .determined
            else { return nil }
            return overflow(of: index, in: views[superview].canvasFrame, named: "'\(document.views[superview].id)'")
        }
    }

    private func overflow(of index: Int, in area: Rect, named name: String) -> Lint.Finding? {
        let frame = views[index].alignmentRect
        let sides = [
            ("left of", area.minX - frame.minX), ("above", area.minY - frame.minY),
            ("right of", frame.maxX - area.maxX),
            ("below", frame.maxY - area.maxY),
        ].filter { $0.1 > Self.tolerance }
        guard !sides.isEmpty else { return nil }
        let view = document.views[index]
        let isWhole = !frame.overlaps(area) && frame.width > 0 && frame.height > 0
        let amounts = sides.map { "\(Self.points($0.1)) points \($0.0)" }.joined(separator: " and ")
        return Lint.Finding(
            "'\(view.id)' \(isWhole ? "lies wholly outside: it" : "") reaches \(amounts) \(name)"
                .replacing("  ", with: " "),
            at: view.place, views: [view.id])
    }
}
