// SPDX-License-Identifier: Apache-2.0
import LayoutScene

extension LayoutPainter {
    /// More problems of one kind than this share a badge.
    private static let mostBadges = 3

    /// The kind of each problem at one of its views, with the room that is missing; of many of one kind the first has the badge of all.
    func findingDrafts() -> [BadgeDraft] {
        guard shows(.issues) else { return [] }
        var texts: [(view: Int, text: String)] = []
        for group in findings.groups {
            let placed = group.compactMap { finding in
                finding.views.last { isDrawn($0) && isInFocus($0) }.map { (view: $0, finding: finding) }
            }
            let isCollapsed = placed.count > Self.mostBadges
            for (view, finding) in isCollapsed ? Array(placed.prefix(1)) : placed {
                var text = finding.name
                if isCollapsed {
                    text += " ×\(placed.count)"
                } else if let shortage = finding.shortage {
                    text += ", \(NumberText.string(shortage.needed - shortage.available)) short"
                }
                if let known = texts.firstIndex(where: { $0.view == view }) {
                    texts[known].text += " · " + text
                } else {
                    texts.append((view, text))
                }
            }
        }
        return texts.map { issueDraft($0.view, MarkState.warned.glyph + $0.text, .warned) }
    }
}
