// SPDX-License-Identifier: Apache-2.0
extension ExplainedReport {
    /// Whether margins or places of baselines take part that no member gives.
    var dependsOnUnprinted: Bool { !system.openUnknowns.isEmpty }

    /// Why no conflict is found among the members of a report.
    func openReasons(_ names: LoggedItemNames) -> [String] {
        var reasons: [String] = []
        if report.isTooLong {
            reasons.append("Only the first \(ReportCollector.mostMembers) constraints of the list are read.")
        }
        let unread = report.members.indices.filter { report.members[$0].equation == nil }
        if !unread.isEmpty {
            let list = unread.map { "[\($0)]" }.joined(separator: ", ")
            reasons.append("\(list) \(unread.count == 1 ? "is" : "are") cut off or not readable.")
        } else if report.isCut {
            reasons.append("The list is cut off or shortened: paste the whole report.")
        }
        let placeless = report.members.indices.filter { report.members[$0].equation != nil && system.rows[$0] == nil }
        if !placeless.isEmpty {
            let list = placeless.map { "[\($0)]" }.joined(separator: ", ")
            reasons.append("\(list): the log does not say in which superview.")
        }
        if let (condition, members) = conflictWithMargins {
            let list = members.map { "[\($0)]" }.joined(separator: ", ")
            reasons.append("Layout margins are not printed. \(condition) these conflict: \(list).")
        } else {
            let kinds = system.openUnknowns.map(\.kind)
            if kinds.contains(where: \.isMargin) {
                reasons.append("It depends on layout margins, which are not printed.")
            }
            if kinds.contains(where: \.isBaseline), mayConflictByBaselines {
                reasons.append("It depends on where the baselines are, which is not printed.")
            }
        }
        if reasons.isEmpty {
            reasons.append(
                "As they are printed, all of them can hold: numbers are rounded to six digits, and a constraint "
                    + "that has changed since is printed as it is now.")
        }
        return reasons
    }

    /// Whether there are places of baselines for which the members conflict; those that say the same hold for all.
    private var mayConflictByBaselines: Bool {
        let usable = system.rows.indices.filter { system.rows[$0] != nil }
        return [1.0, 100].contains { scale in
            var placed = system
            for (index, unknown) in system.unknowns.enumerated() where unknown.kind.isBaseline {
                // No two are alike, nor are their differences.
                placed = placed.fixing([index], at: scale * (3 + Double(index * index) * 1.375))
            }
            return SmallestSet.conflict(usable, placed) != nil
        }
    }

    /// For which margins, all of one size, members conflict, with the smallest set of these: `If they are larger than 8,`. Nil if they
    /// do not with those that systems use.
    var conflictWithMargins: (condition: String, members: [Int])? {
        let margins = system.unknowns.indices.filter { system.unknowns[$0].kind.isMargin }
        guard smallest == nil, !margins.isEmpty else { return nil }
        let usable = system.rows.indices.filter { system.rows[$0] != nil }
        func isConflict(at size: Double) -> Bool {
            SmallestSet.conflict(usable, system.fixing(margins, at: size)) != nil
        }
        let usual = [8.0, 16, 20].filter(isConflict)
        guard let largest = usual.last,
            let members = SmallestSet(of: system.fixing(margins, at: largest))?.members
        else { return nil }
        guard !isConflict(at: 0) else {
            let sizes = usual.map { ConstraintWords.number($0) }.joined(separator: " or ")
            return ("With margins of \(sizes) points", members)
        }
        // In tenths of a point.
        var (fits, conflicts) = (0, Int(largest * 10))
        while conflicts - fits > 1 {
            let middle = (fits + conflicts) / 2
            if isConflict(at: Double(middle) / 10) { conflicts = middle } else { fits = middle }
        }
        return ("If they are larger than \(ConstraintWords.number(Double(fits) / 10)),", members)
    }
}

extension ConflictSystem.Unknown.Kind {
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin: true
        default: false
        }
    }

    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension ConflictSystem {
    /// Margins and places of baselines that no member gives.
    fileprivate var openUnknowns: [Unknown] {
        unknowns.indices.filter { unknowns[$0].kind.isUnprinted && isNonNegative($0) }.map { unknowns[$0] }
    }

    /// This system with unknowns replaced by a number.
    fileprivate func fixing(_ fixed: [Int], at value: Double) -> ConflictSystem {
        var system = self
        system.substitute(fixed, value)
        return system
    }
}
