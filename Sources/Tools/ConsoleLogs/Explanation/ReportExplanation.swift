// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

/// A report in plain words: what conflicts, the sum that shows it, what the system does, what helps.
struct ReportExplanation {
    let explained: ExplainedReport
    private let names: LoggedItemNames
    private let words: ConstraintWords

    init(_ explained: ExplainedReport) {
        self.explained = explained
        names = LoggedItemNames(explained.report)
        words = ConstraintWords(names: names, superviews: explained.system.superviews)
    }

    var text: String {
        guard let smallest = explained.smallest else { return unexplained + "\n" }
        var lines = [headline(smallest), ""]
        lines += smallest.map(line)
        if let sum = explained.sum, sum.haves.count + sum.needs.count > 2 { lines += ["", SumText(sum).text] }
        lines += ["", aftermath(smallest)]
        let advice = ConflictAdvice(explained: explained, names: names, smallest: smallest).lines
        if !advice.isEmpty { lines += ["What helps:"] + advice.map { "  • \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    /// `[3]  UILabel is 40 tall   (set by …)`
    private func line(_ member: Int) -> String {
        let constraint = explained.report.members[member]
        guard let equation = constraint.equation else { return "  [\(member)] \(constraint.text)" }
        var notes: [String] = []
        if let kind = explained.kinds[member] { notes.append(kind.note) }
        if let identifier = constraint.identifier, SystemConstraint(constraint) == nil {
            notes.append("'\(identifier)'")
        }
        if let file = constraint.file {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            notes.append(constraint.line.map { "\(name):\($0)" } ?? name)
        } else if let label = constraint.label {
            notes.append("'\(label)'")
        } else if let owner = constraint.owner {
            notes.append(owner)
        }
        let note = notes.isEmpty ? "" : "  (\(DisplayText.safe(notes.joined(separator: "; "))))"
        return "  [\(member)] \(words.text(of: equation))\(note)"
    }

    // MARK: What conflicts

    private func headline(_ smallest: [Int]) -> String {
        let equations = smallest.compactMap { explained.report.members[$0].equation }
        if smallest.count == 1, let only = equations.first { return alone(only) }
        if let text = sameThing(equations) { return text }
        guard let sum = explained.sum, let room = explained.report.members[sum.room.member].equation else {
            return contradiction(smallest) ?? negativeSize ?? "These \(smallest.count) constraints cannot all hold"
                + missing + "."
        }
        let item = names.name(of: room.first.item)
        let size = "\(ConstraintWords.number(room.constant)) \(sum.isHorizontal ? "wide" : "tall")"
        let off = ConstraintWords.number(Self.rounded(abs(sum.tooMany)))
        let need = ConflictSum.text(sum.needs)
        let excess = sum.tooMany > 0 ? "too many" : "left over"
        if sum.haves.count > 1 {
            // What counts twice is easier to read as a place.
            let isRepeated = [sum.haves, sum.needs].contains { $0.count > Set($0.map(\.member)).count }
            if isRepeated, let places = contradiction(smallest) { return places }
            let others = ConstraintWords.list(sum.haves.dropFirst().map(\.member).withoutRepeats)
            let needed = sum.needs.map(\.member).withoutRepeats
            let needs = ConstraintWords.list(needed)
            let haves = ConflictSum.text(sum.haves)
            if sum.isAtLeast {
                return
                    "\(item) is \(size): with \(others), there is room for \(haves), but the constraints need \(need): \(off) too many."
            }
            return
                "\(item) is \(size): with \(others), that makes \(haves), but \(needs) \(needed.count == 1 ? "makes" : "make") \(need): \(off) \(excess)."
        }
        let bound = room.relation == .lessThanOrEqual ? "at most " : ""
        let counted = sum.room.share == 1 ? "" : ", of which \(sum.room.text) counts"
        if sum.isAtLeast {
            return "\(item) is \(bound)\(size)\(counted), but the constraints need \(need): \(off) too many."
        }
        let most = sum.isAtMost ? "at most " : ""
        return "\(item) is \(size)\(counted), but the constraints make it \(most)\(need): \(off) \(excess)."
    }

    /// To hundredths: the numbers of a log are rounded themselves.
    private static func rounded(_ value: Double) -> Double { value < 0.1 ? value : (value * 100).rounded() / 100 }

    /// Where one constraint has an edge or a centre, and where all the others have it.
    private func contradiction(_ smallest: [Int]) -> String? {
        guard let proof = explained.proof, proof.sizes.isEmpty, smallest.count > 2 else { return nil }
        let report = explained.report
        func isPlace(_ member: Int) -> Bool {
            guard let equation = report.members[member].equation, let second = equation.second,
                equation.multiplier.value == 1, !equation.first.attribute.isSize, !second.attribute.isSize,
                let index = proof.members.firstIndex(of: member), abs(proof.multiples[index]) > 1e-9
            else { return false }
            return smallest.allSatisfy { $0 == member || report.members[$0].equation?.relation == .equal }
        }
        let broken = report.broken.flatMap { smallest.contains($0) ? [$0] : nil } ?? []
        let own = smallest.filter { explained.kinds[$0] == nil }
        guard let member = (broken + own.reversed()).first(where: isPlace),
            let index = proof.members.firstIndex(of: member), let equation = report.members[member].equation
        else { return nil }
        var implied = equation
        implied.relation = .equal
        let value = equation.constant.value - proof.gap / proof.multiples[index]
        implied.constant = LoggedNumber((value * 1e4).rounded() / 1e4)
        let rest = smallest.filter { $0 != member }
        let others = rest.count > 3 ? "the others" : ConstraintWords.list(rest)
        return "By \(others), \(words.text(of: implied)); by [\(member)], \(words.text(of: equation))."
    }

    /// Where the constraints leave a view less than nothing.
    private var negativeSize: String? {
        guard let proof = explained.proof, let share = proof.sizeMultiples.first, share > 1e-9,
            proof.sizeMultiples.allSatisfy({ abs($0 - share) < 1e-9 }), proof.sizes.count <= 3
        else { return nil }
        let sizes = proof.sizes.map { explained.system.unknowns[$0] }
        guard let kind = sizes.first?.kind, kind == .width || kind == .height, sizes.allSatisfy({ $0.kind == kind })
        else { return nil }
        let items = sizes.map { names.name(ofKey: $0.item) }
        let isExact = proof.members.allSatisfy { explained.report.members[$0].equation?.relation == .equal }
        let size = ConstraintWords.number((-proof.gap / share * 1e4).rounded() / 1e4)
        return
            "These \(proof.members.count) constraints cannot all hold: \(ConstraintWords.list(items)) would be \(isExact ? "" : "at most ")\(size) "
            + "\(kind == .width ? "wide" : "tall")\(items.count > 1 ? " together" : "")."
    }

    private var missing: String {
        guard let proof = explained.proof, proof.multiples.allSatisfy({ abs(abs($0) - 1) < 1e-9 || abs($0) < 1e-9 })
        else { return "" }
        return ": they miss one another by \(ConstraintWords.number(proof.gap))"
    }

    private func alone(_ equation: LoggedConstraint.Equation) -> String {
        let item = names.name(of: equation.first.item)
        let constant = ConstraintWords.number(equation.constant)
        guard equation.second == nil, equation.first.attribute.isSize else {
            return "One constraint alone cannot hold."
        }
        let size = equation.first.attribute.rawValue
        return
            "The \(size) of \(item) cannot be \(constant): a \(size) is never below 0. A size with a negative constant "
            + "mostly comes of one that was meant to be relative to another view, or of a subtraction from a size that was 0 yet."
    }

    /// Two constraints that give one attribute two values.
    private func sameThing(_ equations: [LoggedConstraint.Equation]) -> String? {
        guard equations.count == 2, equations[0].first == equations[1].first,
            equations[0].second == equations[1].second,
            equations[0].multiplier == equations[1].multiplier
        else { return nil }
        let first = equations[0].first
        let item = ConstraintWords.possessive(names.name(of: first.item))
        let values = equations.map { equation in
            let bound =
                switch equation.relation {
                case .equal: ""
                case .lessThanOrEqual: "at most "
                case .greaterThanOrEqual: "at least "
                }
            return bound + ConstraintWords.number(equation.constant)
        }
        guard let second = equations[0].second else {
            return "\(item) \(first.attribute.words) cannot be \(values[0]) and \(values[1]) at once."
        }
        let other = ConstraintWords.possessive(names.name(of: second.item))
        return "\(item) \(first.attribute.words) cannot be \(values[0]) and \(values[1]) from \(other) "
            + "\(second.attribute.words) at once."
    }

    // MARK: What the system does

    private func aftermath(_ smallest: [Int]) -> String {
        var text: [String] = []
        let spare = explained.report.members.indices.filter { !smallest.contains($0) }
        if !spare.isEmpty {
            let list = spare.map { "[\($0)]" }.joined(separator: ", ")
            text.append(
                "\(list) \(spare.count == 1 ? "is" : "are") in the list, but the rest conflicts without \(spare.count == 1 ? "it" : "them")."
            )
        }
        if let broken = explained.report.broken {
            text.append(
                smallest.contains(broken)
                    ? "The system gives up [\(broken)] and keeps the others."
                    : "The system gives up [\(broken)], which the conflict does not need: it stays, and a further report follows."
            )
        } else {
            text.append(unlisted ?? "The log does not say which constraint the system gave up.")
        }
        return text.joined(separator: " ")
    }

    /// A note about a broken constraint that is not in the list; nil if it is in the list.
    private var unlisted: String? {
        explained.report.unlistedBroken?.equation.map {
            "The system gives up a constraint that is not in the list: \(words.text(of: $0))."
        }
    }

    // MARK: What the log leaves open

    private var unexplained: String {
        let report = explained.report
        if report.members.isEmpty {
            return
                "This report has no list of constraints: it was not copied, or the system withheld it ('<private>'). Run the app "
                + "from Xcode, or log with private data, and paste the whole report."
        }
        var lines = ["The log does not show why these constraints conflict:", ""]
        lines += report.members.indices.map(line)
        lines.append("")
        lines.append(contentsOf: explained.openReasons(names))
        if let broken = report.broken {
            lines.append("The system gives up [\(broken)] and keeps the others.")
        } else if let unlisted {
            lines.append(unlisted)
        }
        let advice = openAdvice
        if !advice.isEmpty { lines += ["What helps:"] + advice.map { "  • \($0)" } }
        return lines.joined(separator: "\n")
    }

    /// What helps against the system's constraints, also where the log does not show the whole conflict.
    private var openAdvice: [String] {
        let members = explained.report.members
        let all = ConflictAdvice(explained: explained, names: names, smallest: Array(members.indices))
        if all.isOfSystem || explained.report.systemProcess != nil { return all.lines }
        var lines = [all.sameTwice].compactMap(\.self)
        if explained.report.isCut || members.contains(where: { $0.equation == nil }) {
            if let line = all.emptySize ?? all.proportional { lines.append(line) }
        } else {
            let conflict = explained.conflictWithMargins?.members
            let advice = ConflictAdvice(
                explained: explained, names: names, smallest: conflict ?? Array(members.indices))
            lines += conflict == nil ? advice.systemConstraintLines : advice.openLines
        }
        if explained.report.unlistedBroken != nil {
            lines.append(
                "If the constraint that the system gives up may yield, give it priority 999: then the layout is as it is now, "
                    + "without the report. Otherwise paste the whole report.")
        }
        return lines
    }
}

extension [Int] {
    fileprivate var withoutRepeats: [Int] {
        var seen: Set<Int> = []
        return filter { seen.insert($0).inserted }
    }
}
