// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

extension Lint {
    /// Text over text, or a control over another.
    package static let overlappingContent = Lint(
        .overlappingContent, "Text and controls of one superview do not overlap.", level: .warning, strict: .warning)
}

extension DiagnosticCode {
    package static let overlappingContent = DiagnosticCode("overlapping-content")
}

extension LayoutAdvice {
    /// Lines of text may come this close: their ascenders and descenders are part of their height.
    private static let overlap = 1.0
    /// Largest number of pairs reported for one superview; a pile of views has one for every two of them.
    private static let mostPairs = 1000

    var overlappingContents: [Lint.Finding] {
        let visible = Set(visibleViews)
        return document.views.indices.flatMap { superview -> [Lint.Finding] in
            let siblings = document.views[superview].subviews.filter {
                visible.contains($0) && document.views[$0].content.type.isReadOrTouched
                    && !isClearButton(document.views[$0])
            }
            let areas = siblings.map(shownArea)
            let overlaps = RectangleOverlaps(of: areas, tolerance: Self.overlap, limit: Self.mostPairs)
            var findings = overlaps.pairs.map { pair in
                let (a, b) = (areas[pair.first], areas[pair.second])
                let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
                let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
                let (first, second) = (document.views[siblings[pair.first]], document.views[siblings[pair.second]])
                return Lint.Finding(
                    "'\(first.id)' and '\(second.id)' overlap by \(Self.points(width)) × \(Self.points(height)) points",
                    at: second.place, views: [first.id, second.id])
            }
            if overlaps.isCut {
                let view = document.views[superview]
                findings.append(
                    Lint.Finding(
                        "more than \(Self.mostPairs) pairs of subviews of '\(view.id)' overlap: the others are not listed",
                        at: view.place, views: [view.id]))
            }
            return findings
        }
    }

    /// Whether it is a button that shows nothing: it takes the clicks on what is below it.
    private func isClearButton(_ view: View) -> Bool {
        guard case .button(let button) = view.content, button.kind == .momentaryPushIn, button.image == nil,
            button.title.content.isEmpty
        else { return false }
        let style = view.style
        return (document.platform == .ios || !style.isBordered) && style.symbol == nil && style.borderWidth == 0
            && (style.backgroundColor?.alpha ?? 0) == 0
    }

    /// Where a label's text is, a control's whole rectangle; canvas coordinates.
    private func shownArea(_ index: Int) -> Rect {
        let area = views[index].alignmentRect
        guard case .label = document.views[index].content, let text = views[index].textMeasurement,
            let request = views[index].text
        else { return area }
        let size = Size(width: min(text.size.width, area.width), height: min(text.size.height, area.height))
        let isRightToLeft = views[index].direction == .rightToLeft
        let share: Double =
            switch request.text.alignment {
            case .left: 0
            case .right: 1
            case .center: 0.5
            case .natural, .justified: isRightToLeft ? 1 : 0
            }
        return Rect(
            x: area.minX + (area.width - size.width) * share, y: area.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
