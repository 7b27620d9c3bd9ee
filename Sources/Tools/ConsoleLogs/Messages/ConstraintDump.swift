// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutDiagnostics

/// Constraints that can all hold, printed by the debugger: `constraintsAffectingLayout(for:)`, `constraints`.
struct ConstraintDump {
    private let report: ConflictReport
    private let system: ConflictSystem
    private let names: LoggedItemNames
    private let words: ConstraintWords

    /// - Parameter list: constraints without a conflict, of which at least one can be read.
    init(_ list: ConflictReport) {
        report = list
        // A content's size counts as it is.
        var natural = list
        for index in natural.members.indices where natural.members[index].contentPriorities != nil {
            natural.members[index].priority = nil
        }
        system = ConflictSystem(natural)
        names = LoggedItemNames(list)
        words = ConstraintWords(names: names, superviews: system.superviews)
    }

    var message: LayoutMessage {
        let count = report.members.count
        let open = undetermined
        var headline =
            "The list has \(count == 1 ? "one constraint" : "\(count) constraints, which can all hold"): no conflict."
        if !open.isEmpty {
            headline +=
                " They do not determine \(ConstraintWords.list(Array(open.prefix(6))))"
                + (open.count > 6 ? " and \(open.count - 6) more." : ".")
        } else if !sizes.isEmpty {
            headline += " They give " + ConstraintWords.list(Array(sizes.prefix(4))) + "."
        }
        return LayoutMessage(
            kind: "constraint-list", subjects: [], headline: headline, details: report.members.indices.map(line),
            answers: answers(open), source: report.source)
    }

    /// `[3]  UILabel "Name" is 42 wide  (its natural size: hugging 250, compression resistance 750)`
    private func line(_ member: Int) -> String {
        let constraint = report.members[member]
        guard let equation = constraint.equation else { return "[\(member)] \(constraint.text)" }
        var notes: [String] = []
        if let content = constraint.contentPriorities {
            notes.append(
                "its content: hugging \(ConstraintWords.number(content.hugging)), compression resistance "
                    + ConstraintWords.number(content.resistance))
        } else if let kind = SystemConstraint(constraint) {
            notes.append(kind.note)
        }
        if let priority = constraint.priority, constraint.contentPriorities == nil {
            notes.append("priority \(ConstraintWords.number(priority))")
        }
        if constraint.isInactive { notes.append("inactive") }
        return "[\(member)] \(words.text(of: equation))"
            + (notes.isEmpty ? "" : "  (\(DisplayText.safe(notes.joined(separator: "; "))))")
    }

    private func answers(_ open: [String]) -> [String] {
        var answers: [String] = []
        if !open.isEmpty {
            answers.append(
                "If the view is ambiguous, add a constraint for what is not determined; the list may also lack constraints of its "
                    + "superviews.")
        }
        if report.members.contains(where: { $0.contentPriorities != nil }) {
            answers.append(
                "A size from content is the weakest: it gives way to a constraint of a higher priority than its compression "
                    + "resistance if that makes the view smaller, than its hugging if that makes it larger.")
        }
        if report.members.contains(where: { SystemConstraint($0)?.isImposedSize == true }) {
            answers.append(
                "A size that the system sets, such as one from a frame or autoresizing mask, wins over everything optional."
            )
        }
        if answers.isEmpty {
            answers.append(
                "If the view is not where it should be, compare each line with what you meant: one of them says otherwise."
            )
        }
        return answers
    }

    // MARK: What the list determines

    /// The equalities, with contents at their natural sizes.
    private var equalities: [ConflictSystem.LinearRow] {
        report.members.indices.compactMap { member in
            report.members[member].isInactive ? nil : system.rows[member].flatMap { $0.relation == .equal ? $0 : nil }
        }
    }

    /// Sizes and positions of views, relative to the outermost one, that the equalities leave open.
    private var undetermined: [String] {
        let known = determined
        var open: [String] = []
        var seen: Set<String> = []
        for item in system.unknowns.map(\.item) where seen.insert(item).inserted && !isGuide(item) {
            let isOutermost = system.superviews.superview(of: item) == nil
            for kinds in [[ConflictSystem.Unknown.Kind.x, .width], [.y, .height]] {
                let indices = kinds.map { kind in system.unknowns.firstIndex { $0.item == item && $0.kind == kind } }
                guard indices.contains(where: { $0 != nil }) else { continue }
                for (kind, index) in zip(kinds, indices) where index.flatMap({ known[$0] }) == nil {
                    // Where the outermost view is, its own superviews decide, and often its size as well.
                    guard !isOutermost, let part = Self.part(kind) else { continue }
                    open.append("\(ConstraintWords.possessive(names.name(ofKey: item))) \(part)")
                }
            }
        }
        return open
    }

    /// `UILabel's width of 42`
    private var sizes: [String] {
        let known = determined
        return system.unknowns.enumerated().compactMap { index, unknown in
            guard let value = known[index], unknown.kind == .width || unknown.kind == .height else { return nil }
            return "\(ConstraintWords.possessive(names.name(ofKey: unknown.item))) \(unknown.kind.rawValue) of "
                + ConstraintWords.number((value * 100).rounded() / 100)
        }
    }

    private func isGuide(_ key: String) -> Bool {
        report.members.contains { $0.items.contains { $0.key == key && $0.isGuide } }
    }

    /// By unknown: its value relative to the outermost items at the origin; no entry if the equalities leave it open.
    private var determined: [Int: Double] {
        let rows = equalities
        let outermost = system.unknowns.indices.filter { index in
            let unknown = system.unknowns[index]
            return (unknown.kind == .x || unknown.kind == .y) && system.superviews.superview(of: unknown.item) == nil
                && system.unknowns.contains { system.superviews.superview(of: $0.item) == unknown.item }
        }
        let count = system.unknowns.count
        guard count > 0, count <= 200 else { return [:] }
        var matrix = rows.map { row in (0..<count).map { row.terms[$0] ?? 0 } + [row.constant] }
        matrix += outermost.map { fixed in (0..<count).map { $0 == fixed ? 1 : 0 } + [0] }
        let echelon = EchelonForm(matrix, eliminating: Array(0..<count))
        var values: [Int: Double] = [:]
        for (index, column) in echelon.pivotColumns.enumerated() {
            let row = echelon.rows[index]
            if (0..<count).allSatisfy({ $0 == column || abs(row[$0]) < 1e-9 }) { values[column] = row[count] }
        }
        return values
    }

    private static func part(_ kind: ConflictSystem.Unknown.Kind) -> String? {
        switch kind {
        case .width: "width"
        case .height: "height"
        case .x: "horizontal position"
        case .y: "vertical position"
        default: nil
        }
    }
}
