// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension LegendEntry {
    /// The marks that a picture has; none if it has only plain distances.
    static func entries(
        for painter: LayoutPainter, marks: [ConstraintMark], tags: [SizeTag], items: [SceneItem], counts: StateCounts
    ) -> [LegendEntry] {
        guard painter.options.legend != .hidden, !painter.options.isContentOnly else { return [] }
        var entries: [LegendEntry] = []
        func add(_ entry: LegendEntry, if isUsed: Bool) { if isUsed { entries.append(entry) } }
        func hasMark(_ test: (ConstraintMark) -> Bool) -> Bool { marks.contains(where: test) }
        func hasText(_ test: (String) -> Bool) -> Bool {
            items.contains { item in
                guard item.layer == .constraints, case .text(let text) = item.shape,
                    case .plain(let string) = text.request.text.content
                else { return false }
                return test(string)
            }
        }
        let isOptional = hasMark { $0.standing == .optional } || tags.contains { $0.standing == .optional }
        add(.distance, if: hasMark { if case .beam = $0.figure { true } else { false } })
        add(.optional, if: isOptional)
        add(
            .running,
            if: items.contains { item in
                if item.layer == .constraints, item.role == .handle, case .ellipse = item.shape { true } else { false }
            })
        add(.flush, if: hasMark { if case .bar = $0.figure { true } else { false } })
        add(.aligned, if: hasMark { if case .alignment = $0.figure { true } else { false } })
        add(.equal, if: tags.contains { $0.place != .corner && !$0.isShare })
        add(.ratio, if: tags.contains { $0.place == .corner })
        add(.share, if: tags.contains(where: \.isShare))
        add(.repeated, if: hasText { $0.contains(" ×") })
        add(.equalDistances, if: hasMark { $0.label?.first?.isLowercase ?? false })
        add(.content, if: items.contains { painter.isContentSizeMark($0) })
        add(.stretched, if: painter.hasStretches)
        if painter.hasMaskMarks { entries += [.strut, .spring] }
        add(.guide, if: items.contains { $0.layer == .guides && $0.role == .mark })
        add(.torn, if: painter.shows(.frames) && !painter.extent.unrolled.isEmpty)
        if counts.ambiguous > 0 { entries += [.ambiguous, .ghost] }
        add(.conflict, if: counts.conflicts > 0 || counts.conflicting > 0)
        if counts.misplaced > 0 {
            entries += painter.options.reference == .earlier ? [.moved, .earlier] : [.misplaced, .wanted]
        }
        add(.unmet, if: hasMark { $0.shortfall != nil })
        let isPlain = entries == [.distance] || entries.isEmpty
        return isPlain && painter.options.legend == .automatic && !painter.shows(.legend) ? [] : entries
    }
}
