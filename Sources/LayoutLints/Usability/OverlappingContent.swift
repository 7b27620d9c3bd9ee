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
    /// More views of one superview than this are not compared with each other.
    private static let mostSiblings = 400

    var overlappingContents: [Lint.Finding] {
        let visible = Set(visibleViews)
        return document.views.indices.flatMap { superview -> [Lint.Finding] in
            let siblings = document.views[superview].subviews.filter {
                visible.contains($0) && document.views[$0].isReadOrTouched
            }
            guard siblings.count <= Self.mostSiblings else { return [] }
            let areas = siblings.map(shownArea)
            var findings: [Lint.Finding] = []
            for first in siblings.indices {
                for second in siblings.indices.dropFirst(first + 1) {
                    let width = min(areas[first].maxX, areas[second].maxX) - max(areas[first].minX, areas[second].minX)
                    let height = min(areas[first].maxY, areas[second].maxY) - max(areas[first].minY, areas[second].minY)
                    guard width > Self.overlap, height > Self.overlap else { continue }
                    let (a, b) = (document.views[siblings[first]], document.views[siblings[second]])
                    findings.append(
                        Lint.Finding(
                            "'\(a.id)' and '\(b.id)' overlap by \(Self.points(width)) × \(Self.points(height)) points",
                            at: b.place, views: [a.id, b.id]))
                }
            }
            return findings
        }
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
