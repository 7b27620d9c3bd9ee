// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutScene

extension LegendEntry {
    /// The marks that a picture has; none if it has only plain distances.
    static func entries(
        for painter: LayoutPainter, marks: [ConstraintMark], tags: [SizeTag], items: [SceneItem], counts: StateCounts
    ) -> [LegendEntry] {
        guard painter.options.legend != .hidden, !painter.options.isContentOnly else { return [] }
        func hasMark(_ test: (ConstraintMark) -> Bool) -> Bool { marks.contains(where: test) }
        func hasAlignment(_ kind: AlignmentLine.Kind) -> Bool {
            hasMark { if case .alignment(let line) = $0.figure { line.kind == kind } else { false } }
        }
        func hasText(_ test: (String) -> Bool) -> Bool {
            items.contains { item in
                guard item.layer == .constraints, case .text(let text) = item.shape,
                    case .plain(let string) = text.request.text.content
                else { return false }
                return test(string)
            }
        }
        let isMisplaced = counts.misplaced > 0
        let entries = LegendEntry.allCases.filter { entry in
            switch entry {
            case .distance: hasMark { if case .beam = $0.figure { true } else { false } }
            case .optional: hasMark { $0.standing == .optional } || tags.contains { $0.standing == .optional }
            case .running:
                items.contains { item in
                    if item.layer == .constraints, item.role == .handle, case .ellipse = item.shape {
                        true
                    } else {
                        false
                    }
                }
            case .flush: hasMark { if case .bar = $0.figure { true } else { false } }
            case .alignedEdges: hasAlignment(.edge)
            case .alignedCenters: hasAlignment(.center)
            case .alignedBaselines: hasAlignment(.baseline)
            case .equal: tags.contains { $0.place != .corner && !$0.isShare }
            case .ratio: tags.contains { $0.place == .corner }
            case .share: tags.contains(where: \.isShare)
            case .repeated: hasText { $0.contains(" ×") }
            case .equalDistances: hasMark { $0.label?.first?.isLowercase ?? false }
            case .alike: painter.shows(.names) && !painter.repeated.isEmpty
            case .content: items.contains { painter.isContentSizeMark($0) }
            case .stretched: painter.hasStretches
            case .strut, .spring: painter.hasMaskMarks
            case .guide: items.contains { $0.layer == .guides && $0.role == .mark }
            case .torn: painter.shows(.frames) && !painter.extent.unrolled.isEmpty
            case .ambiguous, .ghost: counts.ambiguous > 0
            case .conflict: counts.conflicts > 0 || counts.conflicting > 0
            case .warned: !counts.problems.isEmpty
            case .misplaced, .wanted: isMisplaced && painter.options.reference != .earlier
            case .moved, .earlier: isMisplaced && painter.options.reference == .earlier
            case .unmet: hasMark { $0.shortfall != nil && $0.standing == .optional }
            case .missed: hasMark { $0.shortfall != nil && $0.standing == .required }
            }
        }
        let isPlain = entries == [.distance] || entries.isEmpty
        return isPlain && painter.options.legend == .automatic && !painter.shows(.legend) ? [] : entries
    }
}
