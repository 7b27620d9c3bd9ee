// SPDX-License-Identifier: Apache-2.0
/// What to do about a conflict, the likeliest first.
struct ConflictAdvice {
    let explained: ExplainedReport
    let names: LoggedItemNames
    let smallest: [Int]

    var lines: [String] {
        let kinds = smallest.compactMap { member in
            SystemConstraint(explained.report.members[member]).map { (kind: $0, member: member) }
        }
        var lines: [String] = []
        var told: Set<SystemConstraint> = []
        for (kind, member) in kinds where told.insert(kind).inserted {
            if let line = advice(kind, member) { lines.append(line) }
        }
        if let twins { lines.insert(twins, at: 0) }
        if let line = changes { lines.append(line) }
        return lines
    }

    private func advice(_ kind: SystemConstraint, _ member: Int) -> String? {
        guard let equation = explained.report.members[member].equation else { return nil }
        let item = names.name(of: equation.first.item)
        let isWidth = equation.first.attribute == .width
        let ends = isWidth ? "trailing" : "bottom"
        let size = "\(isWidth ? "a width" : "a height") of \(ConstraintWords.number(equation.constant))"
        switch kind {
        case .encapsulatedSize:
            let owner = "The table, collection view or window gives \(item) \(size)"
            return owner
                + (equation.constant.value == 0
                    ? ", because it is laid out before it has its size. Give the \(ends) constraint priority 999: it yields until "
                        + "then, and holds afterwards."
                    : ". If the content is to decide that, give the \(ends) constraint priority 999: it yields while the size is "
                        + "still an estimate. Otherwise ask for less.")
        case .autoresizingMask:
            return
                "\(item) still has constraints made from its frame. Set translatesAutoresizingMaskIntoConstraints to "
                + "false where constraints place it; where a parent sizes it by frame, give one of yours priority 999."
        case .temporarySize:
            return
                "UIKit gives \(item) \(size) for a moment, to measure it. Give the \(ends) constraint priority 999: it "
                + "yields then, and holds afterwards."
        case .stackViewHiding:
            return
                "A stack view closes up \(item), which is hidden. Give one of the constraints inside it along this axis "
                + "priority 999, so that it can be closed."
        case .fittingSize:
            return
                "systemLayoutSizeFitting asks for \(size) at required priority. Ask with fittingSizeLevel on this axis, or "
                + "give the \(ends) constraint priority 999."
        case .prototyping:
            return
                "Interface Builder fixes \(item), which has too few constraints of its own. Add those that are missing, or "
                + "mark the placeholder to be removed at build time."
        case .marginGuide, .safeAreaGuide, .layoutSupport, .stackView, .baseline, .other: return nil
        }
    }

    /// Two constraints on the same thing: made twice more often than meant.
    private var twins: String? {
        // Two that do conflict without any others, so there are none in a long list.
        guard smallest.count <= SmallestSet.mostReduced else { return nil }
        let own = smallest.filter { SystemConstraint(explained.report.members[$0]) == nil }
        for (index, first) in own.enumerated() {
            for second in own[(index + 1)...] {
                guard let a = explained.report.members[first].equation,
                    let b = explained.report.members[second].equation,
                    a.first == b.first, a.second == b.second, a.relation == .equal, b.relation == .equal,
                    a.multiplier == b.multiplier
                else { continue }
                return
                    "[\(first)] and [\(second)] say the same thing with different constants. Keep one and change its "
                    + "constant; deactivate the old constraint before a new one is made."
            }
        }
        return nil
    }

    /// By how much one constraint alone would have to change.
    private var changes: String? {
        guard let proof = explained.proof else { return nil }
        var ways: [String] = []
        for (index, member) in proof.members.enumerated() where ways.count < 3 {
            let constraint = explained.report.members[member]
            guard SystemConstraint(constraint) == nil, let equation = constraint.equation,
                abs(proof.multiples[index]) > 1e-9
            else { continue }
            let old = equation.constant.value
            let value = old - proof.gap / proof.multiples[index]
            // Flush edges and ratios are meant as they are, and so is the side that a distance goes to.
            guard old != 0, value * old > -1e-9, equation.multiplier.value == 1 else { continue }
            ways.append("\(ConstraintWords.number((value * 1e4).rounded() / 1e4)) in [\(member)]")
        }
        guard !ways.isEmpty, smallest.count > 1 else { return nil }
        return "One other constant would do: \(ways.joined(separator: ", or "))."
    }
}
