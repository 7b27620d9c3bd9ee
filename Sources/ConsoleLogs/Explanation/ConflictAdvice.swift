// SPDX-License-Identifier: Apache-2.0
/// What to do about a conflict, the likeliest first.
struct ConflictAdvice {
    let explained: ExplainedReport
    let names: LoggedItemNames
    let smallest: [Int]

    var lines: [String] {
        if isOfSystem { return systemLines }
        var lines: [String] = []
        var told: Set<SystemConstraint> = []
        for member in smallest {
            guard let kind = explained.kinds[member], told.insert(kind).inserted else { continue }
            if let line = advice(kind, member) { lines.append(line) }
        }
        if let actionSheet { lines.insert(actionSheet, at: 0) }
        if let twins { lines.insert(twins, at: 0) }
        if let line = changes { lines.append(line) }
        return lines
    }

    private func advice(_ kind: SystemConstraint, _ member: Int) -> String? {
        guard let equation = explained.report.members[member].equation else { return nil }
        let item = names.name(of: equation.first.item)
        let isWidth = equation.first.attribute == .width
        let size = "\(isWidth ? "a width" : "a height") of \(ConstraintWords.number(equation.constant))"
        let yielding = YieldingMember(to: member, of: explained, smallest)?.text
        switch kind {
        case .encapsulatedSize, .presumedSize:
            let owner =
                (kind == .presumedSize ? "Most likely the" : "The")
                + " table, collection view or window gives \(item) \(size)"
            if equation.constant.value == 0 {
                let end = yielding.map { " Give \($0) priority 999: it yields until then, and holds afterwards." } ?? ""
                return owner + ", because it is laid out before it has its size." + end
            }
            let end = yielding.map {
                " If the content is to decide that, give \($0) priority 999: it yields while the size is still an estimate. "
                    + "Otherwise ask for less."
            }
            return owner + "." + (end ?? "")
        case .autoresizingMask:
            if equation.first.item.isPrivate {
                return yielding.map {
                    "The system gives \(item) its frame. Give \($0) priority 999: it yields to that."
                }
            }
            return
                "\(item) still has constraints made from its frame. Set translatesAutoresizingMaskIntoConstraints to "
                + "false where constraints place it"
                + (yielding.map { "; where a parent sizes it by frame, give \($0) priority 999." } ?? ".")
        case .temporarySize:
            let end = yielding.map { " Give \($0) priority 999: it yields then, and holds afterwards." } ?? ""
            return "UIKit gives \(item) \(size) for a moment, to measure it." + end
        case .stackViewHiding:
            let end = yielding.map { " Give \($0) priority 999, so that it can be closed." } ?? ""
            return "A stack view closes up \(item), which is hidden." + end
        case .fittingSize:
            return
                "systemLayoutSizeFitting asks for \(size) at required priority. Ask with fittingSizeLevel on this axis"
                + (yielding.map { ", or give \($0) priority 999." } ?? ".")
        case .prototyping:
            return
                "Interface Builder fixes \(item), which has too few constraints of its own. Add those that are missing, or "
                + "mark the placeholder to be removed at build time."
        case .marginGuide, .safeAreaGuide, .layoutSupport, .stackView, .baseline, .other, .privateViews: return nil
        }
    }

    // MARK: The system's own conflicts

    private var items: [LoggedItem] {
        smallest.flatMap { explained.report.members[$0].items }.filter { !$0.isSuperview && !$0.isGuide }
    }

    /// Whether no view and no constraint of the app takes part.
    private var isOfSystem: Bool {
        smallest.allSatisfy { explained.kinds[$0] != nil } && items.contains(where: \.isPrivate)
            && items.allSatisfy { $0.isPrivate || $0.className == "UIView" }
    }

    private var systemLines: [String] {
        let nothing =
            "Only views and constraints of the system take part, none of the app: nothing needs to be changed."
        guard items.contains(where: { $0.className == "_UIToolbarContentView" }) else { return [nothing] }
        return [
            nothing,
            "The report does not appear if the UIToolbar has a frame other than zero before items are added to it.",
        ]
    }

    /// A known constraint of UIKit that cannot hold by itself.
    private var actionSheet: String? {
        guard smallest.count == 1, let equation = explained.report.members[smallest[0]].equation,
            equation.first.item.className == "UIView", equation.first.attribute == .width, equation.second == nil,
            equation.relation == .equal, equation.constant.value == -16,
            explained.report.members.flatMap(\.items).allSatisfy({ $0.isPrivate || $0.className == "UIView" })
        else { return nil }
        return
            "Action sheets (UIAlertController) of iOS 12.2 to 13 make this constraint, a known bug of UIKit that does not show. If "
            + "one is presented here, nothing needs to be changed."
    }

    /// Two constraints on the same thing: made twice more often than meant.
    private var twins: String? {
        // Two that do conflict without any others, so there are none in a long list.
        guard smallest.count <= SmallestSet.mostReduced else { return nil }
        let own = smallest.filter { explained.kinds[$0] == nil }
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
        let words = ConstraintWords(names: names, superviews: explained.system.superviews)
        var ways: [String] = []
        for (index, member) in proof.members.enumerated() where ways.count < 3 {
            let constraint = explained.report.members[member]
            guard explained.kinds[member] == nil, let equation = constraint.equation,
                abs(proof.multiples[index]) > 1e-9
            else { continue }
            let old = equation.constant.value
            let value = old - proof.gap / proof.multiples[index]
            // Flush edges and ratios are meant as they are, and so is the side that a distance goes to.
            guard old != 0, value * old > -1e-9, equation.multiplier.value == 1 else { continue }
            // A view without a size does not help.
            let isSize = equation.second == nil && equation.first.attribute.isSize
            guard !isSize || value > 1e-4 else { continue }
            let counted = words.counted((value * 1e4).rounded() / 1e4, of: equation)
            ways.append("\(ConstraintWords.number(counted)) in [\(member)]")
        }
        guard !ways.isEmpty, smallest.count > 1 else { return nil }
        return "One other constant would do: \(ways.joined(separator: ", or "))."
    }
}
