// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// The text of a picture: the legend entries that it needs, its summary, and notes on what is wrong.
struct PictureSummary {
    struct Note {
        var state: MarkState
        var text: String
        /// What the text ends with; if there is not enough room, the last ones are counted instead.
        var list: [String] = []
        var fullText: String { text + list.joined(separator: ", ") }
        /// The constraint of an entry in the list of numbered constraints, without which their numbers mean nothing.
        var constraint: Int?

        var isCallout: Bool { constraint != nil }
        var subject: SceneItem.Subject { constraint.map(SceneItem.Subject.constraint) ?? .picture }
    }

    var legend: [LegendEntry] = []
    var summary = ""
    /// The most severe state of the picture.
    var state = MarkState.determined
    var notes: [Note] = []

    /// More notes than this are counted instead of shown.
    private static let noteLimit = 6
    /// More constraints of one conflict than this are counted; the diagnostics name them all.
    static let memberLimit = 6
    /// More problems of one kind than this share a note.
    private static let sentenceLimit = 2
    /// More views of one note than this are counted.
    private static let viewLimit = 12

    /// - Parameter items: what was drawn; the legend explains it.
    init(
        _ painter: LayoutPainter, marks: [ConstraintMark], tags: [SizeTag], items: [SceneItem],
        omissions: SceneOmissions
    ) {
        let views = painter.document.views.indices.filter { !painter.locator.isHidden($0) }
        let scrolling = PictureSummary.ambiguousScrollViews(painter)
        let counts = StateCounts(painter, views: views, scrolling: scrolling.count, marks: marks, tags: tags)
        state = counts.gravest
        summary = painter.options.showsSummary ? counts.summary(painter, omissions) : ""
        let states = PictureSummary.states(marks, tags)
        notes = painter.numberedConstraints.enumerated().map { number, index in
            let title = painter.layout.constraints[index].title(priority: painter.document.constraints[index].priority)
            let numeral = ValueExplanation.numeral(number + 1, of: painter.numberedConstraints.count)
            return Note(state: states[index] ?? .determined, text: "\(numeral) \(title)", constraint: index)
        }
        notes += PictureSummary.notes(painter, views: views, scrolling: scrolling)
        // The steps of a value have the colour of their marks.
        let remarkState: MarkState = painter.options.explanation == nil ? .misplaced : .determined
        notes += painter.options.remarks.map { Note(state: remarkState, text: $0) }
        legend = LegendEntry.entries(for: painter, marks: marks, tags: tags, items: items, counts: counts)
    }

    /// By constraint, the most severe state of its marks: numbered constraints are listed in the colour that they are drawn in.
    private static func states(_ marks: [ConstraintMark], _ tags: [SizeTag]) -> [Int: MarkState] {
        var states: [Int: MarkState] = [:]
        for (source, state) in marks.map({ ($0.source, $0.state) }) + tags.map({ ($0.source, $0.state) }) {
            guard case .constraint(let index) = source else { continue }
            if state.rawValue >= states[index, default: .determined].rawValue { states[index] = state }
        }
        return states
    }

    /// Content layout guides whose size or position is ambiguous.
    private static func ambiguousScrollViews(_ painter: LayoutPainter) -> [SolvedGuide] {
        guard painter.shows(.issues) else { return [] }
        return painter.solved.guides.filter { guide in
            guard case .builtInGuide(.contentLayoutGuide, of: let view) = guide.item else { return false }
            return !guide.ambiguities.isEmpty && !painter.locator.isHidden(view)
        }
    }

    private static func notes(_ painter: LayoutPainter, views: [Int], scrolling: [SolvedGuide]) -> [Note] {
        guard painter.shows(.issues) else { return [] }
        let document = painter.document
        let conflicts = painter.solved.conflicts.enumerated().filter {
            !painter.repeated.isShown(elsewhere: $0.element.broken, painter.locator)
        }
        var notes: [Note] = conflicts.map { index, conflict in
            let sum = LengthBalances.remark(painter.balances.ofConflicts[index], in: document)
            let count = painter.repeated.count(for: conflict.broken, painter.locator).map { " ×\($0)" } ?? ""
            let others = conflict.members.filter { $0 != conflict.broken }.map { describe($0, painter) }
            return Note(
                state: .conflict,
                text: "× broken: \(describe(conflict.broken, painter))\(count)\(sum); it cannot hold with ",
                list: merged(others))
        }
        notes += ambiguityNotes(painter, views: views)
        notes += scrolling.map { guide in
            let names = guide.ambiguities.map(\.name.rawValue).joined(separator: ", ")
            return Note(
                state: .ambiguous,
                text: "? \(painter.document.views[guide.owner].id): no constraint decides its content's \(names)")
        }
        notes += findingNotes(painter)
        guard notes.count > noteLimit else { return notes }
        let rest = notes.count - noteLimit
        return notes.prefix(noteLimit) + [Note(state: notes[noteLimit].state, text: "and \(rest) more")]
    }

    /// A sentence for each problem; of many of one kind, the views that have it.
    private static func findingNotes(_ painter: LayoutPainter) -> [Note] {
        painter.findings.groups.flatMap { group -> [Note] in
            let glyph = MarkState.warned.glyph
            let views = group.compactMap { $0.views.last }
            guard group.count > sentenceLimit, views.count == group.count else {
                return group.map { finding in
                    let dimension = finding.shortage.flatMap { shortage in
                        finding.views.first.map { SizeLetters.Dimension(.view($0), shortage.axis) }
                    }
                    let balance = dimension.flatMap { painter.balances.ofShortages[$0] }
                        .flatMap { $0.needed.count > 1 ? $0 : nil }
                    return Note(
                        state: .warned,
                        text: glyph + finding.sentence + LengthBalances.remark(balance, in: painter.document))
                }
            }
            return [
                Note(
                    state: .warned, text: "\(glyph)\(group[0].name): ",
                    list: merged(views.map { painter.document.views[$0].id }))
            ]
        }
    }

    /// Each description once, with the number of members that have it.
    private static func merged(_ descriptions: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for description in descriptions { counts[description, default: 0] += 1 }
        var merged: [String] = []
        for description in descriptions {
            guard let count = counts.removeValue(forKey: description) else { continue }
            merged.append(count > 1 ? "\(description) (×\(count))" : description)
        }
        return merged
    }

    /// One for each set of constraints that tie, with the views that they leave open; and one for all views that lack
    /// constraints for the same attributes.
    private static func ambiguityNotes(_ painter: LayoutPainter, views: [Int]) -> [Note] {
        var ties: [(rows: [RowOrigin], views: [Int])] = []
        var lacking: [(names: String, views: [Int])] = []
        for view in views
        where painter.states(ofView: view).contains(.ambiguous) && !painter.repeated.isShown(elsewhere: view) {
            let open = painter.solved.views[view].ambiguities
            let rows = open.map(\.tiedRows).filter { !$0.isEmpty }
            if rows.isEmpty {
                let names = open.map(\.name.rawValue).joined(separator: ", ")
                if let known = lacking.firstIndex(where: { $0.names == names }) {
                    lacking[known].views.append(view)
                } else {
                    lacking.append((names, [view]))
                }
            }
            for rows in rows {
                if let known = ties.firstIndex(where: { $0.rows == rows }) {
                    if ties[known].views.last != view { ties[known].views.append(view) }
                } else {
                    ties.append((rows, [view]))
                }
            }
        }
        let notes = ties.map { tie in
            "? \(list(tie.views, painter)): "
                + (contentSizeTie(tie, painter)
                    ?? tie.rows.map { describe($0, painter) }.joined(separator: " ties with "))
                + LengthBalances.remark(painter.balances.ofTies[tie.rows], in: painter.document)
        }
        let openNotes = lacking.map { names, views in
            "? \(list(views, painter)): no constraint decides \(views.count == 1 ? "its" : "their") \(names)"
        }
        return (notes + openNotes).map { Note(state: .ambiguous, text: $0) }
    }

    /// The names of views, or the first ones and how many more there are.
    private static func list(_ views: [Int], _ painter: LayoutPainter) -> String {
        let names = views.map { view in
            let count = painter.repeated.count(for: view, in: painter.document).map { " ×\($0)" } ?? ""
            return painter.document.views[view].id + count
        }
        guard names.count > viewLimit + 1 else { return names.joined(separator: ", ") }
        return names.prefix(viewLimit).joined(separator: ", ") + " and \(names.count - viewLimit) more"
    }

    /// The common case: contents of the same priority, of which one must give way first.
    private static func contentSizeTie(
        _ tie: (rows: [RowOrigin], views: [Int]), _ painter: LayoutPainter
    ) -> String? {
        let views = painter.document.views
        let parts = tie.rows.map { row -> (id: String, what: String, priority: Float)? in
            switch row {
            case .contentHugging(let view, let axis):
                (views[view].id, "\(axis.rawValue) hugging", views[view].contentHugging[axis].rawValue)
            case .compressionResistance(let view, let axis):
                (
                    views[view].id, "\(axis.rawValue) compression resistance",
                    views[view].compressionResistance[axis].rawValue
                )
            default: nil
            }
        }
        guard let first = parts.first.flatMap(\.self), parts.count > 1, first.priority < 1000,
            parts.allSatisfy({ $0?.what == first.what && $0?.priority == first.priority })
        else { return nil }
        let ids = parts.compactMap { $0?.id }.joined(separator: " and ")
        let text = "\(first.what) of \(ids) ties at \(NumberText.priority(first.priority))"
        let tried = painter.findings.triedAdvice(onTieOf: tie.views.map { views[$0].id })
        if case .some(nil) = tried { return text }
        let changes =
            painter.solved.contentPriorityTies.first { tie in
                tie.members.map { views[$0].id } == parts.compactMap { $0?.id } && first.what.hasSuffix(tie.kind.words)
                    && first.what.hasPrefix(tie.axis.rawValue)
            }?.changes ?? []
        guard !changes.isEmpty else { return text }
        // Advice that would make something else worse has been replaced.
        if case .some(let advice?) = tried, advice.setting == nil { return "\(text). \(advice.description)" }
        return "\(text): set "
            + changes.map { "\(views[$0.view].id)'s to \(NumberText.priority(Float($0.priority)))" }
            .joined(separator: ", ")
    }

    private static func describe(_ origin: RowOrigin, _ painter: LayoutPainter) -> String {
        func id(_ view: Int) -> String { painter.document.views[view].id }
        func size(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
        switch origin {
        case .constraint(let index):
            guard painter.solved.constraints.indices.contains(index) else { return "?" }
            let name = painter.document.constraints[index].identifier.map { " '\($0)'" } ?? ""
            return painter.solved.constraints[index].equation + name
        case .contentHugging(let view, let axis):
            let priority = painter.document.views[view].contentHugging[axis]
            return "\(id(view))'s \(axis.rawValue) hugging \(NumberText.priority(priority.rawValue))"
        case .compressionResistance(let view, let axis):
            let priority = painter.document.views[view].compressionResistance[axis]
            return "\(id(view))'s \(axis.rawValue) compression resistance \(NumberText.priority(priority.rawValue))"
        case .encapsulated(let axis):
            return "the canvas's \(size(axis)), \(NumberText.string(painter.layout.canvasSize[axis]))"
        case .fittingSize(let axis): return "the canvas's fitting \(size(axis))"
        case .builtInGuide(let guide, of: let view): return "\(id(view)).\(guide.rawValue)"
        case .autoresizing(let view, let axis): return "\(id(view))'s autoresizing mask (\(axis.rawValue))"
        case .prototyping(let view): return "\(id(view))'s design frame"
        case .stackView(let view): return "the arrangement of \(id(view))"
        }
    }
}
