// SPDX-License-Identifier: Apache-2.0

extension ConflictAdvice {
    /// Two constraints on the same thing: made twice more often than meant.
    var twins: String? {
        // Two that do conflict without any others, so there are none in a long list.
        guard smallest.count <= SmallestSet.mostReduced else { return nil }
        let own = smallest.filter { explained.kinds[$0] == nil }
        for (index, first) in own.enumerated() {
            for second in own[(index + 1)...] {
                guard let a = explained.report.members[first].equation,
                    let b = explained.report.members[second].equation, a.relation == .equal, b.relation == .equal
                else { continue }
                if let opposite = oppositeSigns(first, a, second, b) { return opposite }
                if a.isOnSameAnchors(as: b) {
                    return
                        "[\(first)] and [\(second)] say the same thing with different constants. Keep one and change its "
                        + "constant; deactivate the old constraint before a new one is made."
                }
                if a.first == b.first, a.second == b.second, a.second != nil, a.multiplier != b.multiplier {
                    let item = ConstraintWords.possessive(names.name(of: a.first.item))
                    return
                        "[\(first)] and [\(second)] both give \(item) \(a.first.attribute.words), by different multipliers. Keep one of "
                        + "them."
                }
                if let anchor = a.anchorPlacedTwice(by: b) {
                    let item = ConstraintWords.possessive(names.name(of: anchor.item))
                    return "[\(first)] and [\(second)] both place \(item) \(anchor.attribute.words). Keep one of them."
                }
                if !hasImposedSize, let anchor = anchorTiedTwice(a, b) {
                    let item = ConstraintWords.possessive(names.name(of: anchor.item))
                    return
                        "[\(first)] and [\(second)] both place \(item) \(anchor.attribute.words), against different views. "
                        + "Remove one of them, or give it priority 999."
                }
            }
        }
        return nil
    }

    /// Two constraints between the same edges whose distances differ in nothing but the sign.
    private func oppositeSigns(
        _ first: Int, _ a: LoggedConstraint.Equation, _ second: Int, _ b: LoggedConstraint.Equation
    ) -> String? {
        guard let turned = b.turned(to: a), a.constant.value != 0, turned.constant.value == -a.constant.value,
            let other = a.second, !a.first.attribute.isSize
        else { return nil }
        let distance = ConstraintWords.number(abs(a.constant.value))
        let edges =
            "\(ConstraintWords.possessive(names.name(of: a.first.item))) \(a.first.attribute.words) and "
            + "\(ConstraintWords.possessive(names.name(of: other.item))) \(other.attribute.words)"
        // The written equation: a drawing shows its distance as it is.
        let wrong = a.isDrawn != b.isDrawn ? (a.isDrawn ? second : first) : a.isOverlapping ? first : second
        let right = wrong == first ? second : first
        return
            "[\(first)] and [\(second)] place \(edges) \(distance) apart, with opposite signs. Most likely the sign in [\(wrong)] is "
            + "wrong: with the other sign it says what [\(right)] says, and one of the two is enough."
    }

    /// Two members that are the same constraint, made twice; they need not conflict.
    var sameTwice: String? {
        let own = explained.report.members.indices.filter { explained.kinds[$0] == nil }
        guard own.count <= SmallestSet.mostReduced else { return nil }
        for (index, first) in own.enumerated() {
            for second in own[(index + 1)...] {
                guard let a = explained.report.members[first].equation,
                    let b = explained.report.members[second].equation, a.relation == b.relation,
                    a.first == b.first, a.second == b.second, a.multiplier == b.multiplier, a.constant == b.constant,
                    a.first.item.isDistinct, a.second?.item.isDistinct ?? true
                else { continue }
                return
                    "[\(first)] and [\(second)] are the same constraint twice: remove one of them. Look for code that makes it each "
                    + "time that it runs, such as in layoutSubviews or for a cell that is used again."
            }
        }
        return nil
    }

    /// Inequalities that keep a view outside of its superview, which are mostly meant to keep it inside.
    var turnedRelations: [String] {
        smallest.compactMap { member in
            guard explained.kinds[member] == nil, let equation = explained.report.members[member].equation,
                let outside = keptOutside(equation)
            else { return nil }
            let relation = equation.relation == .greaterThanOrEqual ? "<=" : ">="
            return
                "[\(member)] keeps \(ConstraintWords.possessive(names.name(of: outside.inner.item))) \(outside.inner.attribute.words) "
                + "outside of \(names.name(of: outside.outer.item)). To keep it inside, make the relation \(relation): at the trailing and "
                + "bottom edges a view is inside at a smaller coordinate."
        }
    }

    /// The edges of an inequality between a view and its superview that has the view outside.
    private func keptOutside(
        _ equation: LoggedConstraint.Equation
    ) -> (inner: LoggedAnchor, outer: LoggedAnchor)? {
        guard equation.relation != .equal, equation.multiplier.value == 1, let second = equation.second,
            let end = equation.first.attribute.end, end == second.attribute.end
        else { return nil }
        let isTurned = isSubview(second.item, of: equation.first.item)
        guard isTurned || isSubview(equation.first.item, of: second.item) else { return nil }
        let relation = isTurned ? equation.relation.mirrored : equation.relation
        // One at the far edge is inside at a smaller coordinate, one at the near edge at a larger one. Far beyond the edge, it is meant so.
        guard relation == (end.isStart ? .lessThanOrEqual : .greaterThanOrEqual), abs(equation.constant.value) <= 40
        else { return nil }
        return isTurned ? (second, equation.first) : (equation.first, second)
    }

    /// As far as it is known, or an inset at another edge shows it.
    private func isSubview(_ item: LoggedItem, of outer: LoggedItem) -> Bool {
        if outer.isSuperview { return !item.isSuperview }
        let superviews = explained.system.superviews
        if let superview = superviews.superview(of: item.key) { return superview == outer.key }
        guard superviews.superview(of: outer.key) == nil else { return false }
        return explained.report.members.compactMap(\.equation).contains { other in
            guard let second = other.second, let end = other.first.attribute.end, end == second.attribute.end,
                other.multiplier.value == 1,
                other.relation == .equal || end.isStart && other.relation == .greaterThanOrEqual
            else { return false }
            return other.first.item.key == item.key && second.item.key == outer.key
                && (end.isStart ? other.constant.value > 0 : other.constant.value < 0)
        }
    }

    /// Whether the system or a frame gives a view a size, which is then what the conflict comes of.
    private var hasImposedSize: Bool { smallest.contains { explained.kinds[$0]?.isImposedSize == true } }

    /// An edge or centre that both relate to what the item is in: a view around it, or a guide of one.
    private func anchorTiedTwice(
        _ first: LoggedConstraint.Equation, _ second: LoggedConstraint.Equation
    ) -> LoggedAnchor? {
        guard let firstRest = first.second, let secondRest = second.second, first.multiplier.value == 1,
            second.multiplier.value == 1
        else { return nil }
        let superviews = explained.system.superviews
        func isOutside(_ other: LoggedItem, of item: LoggedItem) -> Bool {
            other.isSuperview || superviews.isInside(item.key, of: other.key)
                || other.isGuide
                    && superviews.superview(of: other.key).map { superviews.isInside(item.key, of: $0) } == true
        }
        for (anchor, rest) in [(first.first, firstRest), (firstRest, first.first)] where !anchor.attribute.isSize {
            for (other, otherRest) in [(second.first, secondRest), (secondRest, second.first)]
            where other == anchor && rest.item.key != otherRest.item.key {
                if isOutside(rest.item, of: anchor.item), isOutside(otherRest.item, of: anchor.item) { return anchor }
            }
        }
        return nil
    }

    /// A view that is both centred on another and at its edge, so that the other can only be as large as it makes that.
    var centred: String? {
        guard smallest.count <= SmallestSet.mostReduced, !hasImposedSize else { return nil }
        for member in smallest where explained.kinds[member] == nil {
            guard let centre = explained.report.members[member].equation, let outer = centre.second,
                centre.relation == .equal, centre.multiplier.value == 1, centre.first.attribute == outer.attribute,
                centre.first.attribute == .centerX || centre.first.attribute == .centerY
            else { continue }
            let edges = smallest.filter { other in
                guard explained.kinds[other] == nil, let edge = explained.report.members[other].equation,
                    let second = edge.second, edge.relation == .equal, edge.multiplier.value == 1,
                    edge.first.attribute == second.attribute,
                    edge.first.attribute.end?.isHorizontal == (centre.first.attribute == .centerX)
                else { return false }
                return Set([edge.first.item.key, second.item.key]) == [centre.first.item.key, outer.item.key]
            }
            guard !edges.isEmpty else { continue }
            let item = names.name(of: centre.first.item)
            let both = edges.count > 1 ? "give it both its edges" : "places one of its edges"
            return
                "[\(member)] centres \(item) on \(names.name(of: outer.item)), and \(ConstraintWords.list(edges)) \(both): "
                + "most likely one of these is left over."
        }
        return nil
    }

    /// The size that everything else asks for instead, in points; nil if that is none.
    func wantedSize(_ member: Int) -> String? {
        guard var value = otherConstant(member), value > 1e-4 else { return nil }
        // Of a smallest set, whose sum other members may exceed.
        if isAtLeast, let nearest = explained.system.nearestSize(beside: member), nearest > value { value = nearest }
        return ConstraintWords.number((value * 1e4).rounded() / 1e4)
    }

    /// Whether a size is larger than what the rest comes to; nil if that is not known.
    func isLeftOver(_ member: Int) -> Bool? {
        guard let value = otherConstant(member), let equation = explained.report.members[member].equation else {
            return nil
        }
        return value < equation.constant.value
    }

    /// Whether no more than the rounding to pixels is missing, which is half a point at most.
    var isRounding: Bool { explained.sum.map { abs($0.tooMany) <= 0.5 + 1e-6 } ?? false }

    var isAtLeast: Bool { explained.sum?.isAtLeast ?? true }

    private func otherConstant(_ member: Int) -> Double? {
        guard let proof = explained.proof, let index = proof.members.firstIndex(of: member),
            let equation = explained.report.members[member].equation, abs(proof.multiples[index]) > 1e-9
        else { return nil }
        return equation.constant.value - proof.gap / proof.multiples[index]
    }

    /// By how much one constraint alone would have to change.
    var changes: String? {
        guard let proof = explained.proof else { return nil }
        let words = ConstraintWords(names: names, superviews: explained.system.superviews)
        var ways: [String] = []
        for member in proof.members where ways.count < 3 {
            let constraint = explained.report.members[member]
            guard explained.kinds[member] == nil, let equation = constraint.equation, let value = otherConstant(member)
            else { continue }
            let old = equation.constant.value
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

    /// Where nothing but constraints of the app can be changed.
    var ownAlone: String? {
        let own = smallest.filter { explained.kinds[$0] == nil && explained.report.members[$0].owner == nil }
        guard own.count > 2, own.count <= 6 else { return nil }
        return "Remove one of \(ConstraintWords.list(own)), or give it priority 999."
    }

    /// Insets with which all of the set would hold if their sign were the other one, and the view be inside of its superview.
    var mistakenSigns: [String] {
        guard smallest.count > 2 else { return [] }
        let words = ConstraintWords(names: names, superviews: explained.system.superviews)
        return smallest.compactMap { member in
            guard explained.kinds[member] == nil, let equation = explained.report.members[member].equation,
                let second = equation.second, equation.relation == .equal, equation.multiplier.value == 1,
                let end = equation.first.attribute.end, end == second.attribute.end,
                let wanted = otherConstant(member), equation.constant.value != 0,
                abs(wanted + equation.constant.value) < 1e-4
            else { return nil }
            let isTurned = isSubview(second.item, of: equation.first.item)
            guard isTurned || isSubview(equation.first.item, of: second.item) else { return nil }
            // `inner.trailing == outer.trailing + 16`, or `inner.leading == outer.leading - 16`
            guard (equation.constant.value > 0) == (end.isStart == isTurned) else { return nil }
            let (inner, outer) = isTurned ? (second.item, equation.first.item) : (equation.first.item, second.item)
            let number = ConstraintWords.number(equation.isDrawn ? words.counted(wanted, of: equation) : wanted)
            return
                "[\(member)] places \(ConstraintWords.possessive(names.name(of: inner))) \(equation.first.attribute.words) outside of "
                + "\(names.name(of: outer)). Most likely its sign is wrong: with \(number) all of "
                + "these hold."
        }
    }

    /// Trailing and bottom edges beyond those of the superview, where the content does not fit: a sign is easily mistaken.
    var placedOutside: [String] {
        guard let sum = explained.sum else { return [] }
        return sum.haves.dropFirst().compactMap { part in
            guard explained.kinds[part.member] == nil, let equation = explained.report.members[part.member].equation,
                let second = equation.second, equation.first.attribute == second.attribute,
                equation.first.attribute.end?.isStart == false
            else { return nil }
            let superviews = explained.system.superviews
            let isTurned = superviews.superview(of: second.item.key) == equation.first.item.key
            // Libraries put the subview first.
            let isSubviewFirst =
                superviews.superview(of: equation.first.item.key) == second.item.key
                || explained.report.members[part.member].className.map { $0.contains("MAS") || $0.contains("Snap") }
                    == true
            guard isTurned || isSubviewFirst else { return nil }
            let (inner, outer) = isTurned ? (second.item, equation.first.item) : (equation.first.item, second.item)
            // `inner.right == outer.right + 10`
            guard (isTurned ? -1 : 1) * equation.constant.value > 0 else { return nil }
            let edge = equation.first.attribute.words
            return
                "[\(part.member)] places \(ConstraintWords.possessive(names.name(of: inner))) \(edge) outside of "
                + "\(names.name(of: outer)). If it is meant to be inside, change the sign of the constant."
        }
    }

    /// Shares of a stack view's whole length, beside which there is no room for its margins.
    var proportional: String? {
        let members = smallest.map { explained.report.members[$0] }
        guard members.contains(where: { $0.identifier?.hasPrefix("UISV-fill-proportionally") == true }),
            smallest.contains(where: { explained.kinds[$0] == .marginGuide })
                || members.contains(where: { $0.items.contains { $0.label?.contains("LayoutMarginsGuide") == true } })
        else { return nil }
        return
            "The stack view's distribution 'fill proportionally' gives its views shares of its whole length, and has no room for its "
            + "layout margins. Choose another distribution, such as 'fill'."
    }

    /// What a stack view makes of the sizes of its arranged subviews.
    var stackView: String? {
        let identifiers = smallest.filter { explained.kinds[$0] == .stackView }.compactMap {
            explained.report.members[$0].identifier
        }
        let own = smallest.filter { member in
            explained.kinds[member] == nil
                && explained.report.members[member].equation?.first.attribute.isSize == true
        }
        if own.isEmpty { return proportional }
        guard own.count <= 4 else { return nil }
        let yields = own.map { "[\($0)]" }.joined(separator: " or ")
        if identifiers.contains(where: { $0.hasPrefix("UISV-fill-equally") }) {
            return
                "The stack view's distribution makes its views equally large: choose another, or give \(yields) priority 999."
        }
        let alignments = smallest.filter { explained.report.members[$0].identifier == "UISV-alignment" }.compactMap {
            explained.report.members[$0].equation?.first.attribute
        }
        guard Set(alignments.compactMap(\.end?.isStart)).count == 2 else { return nil }
        let size = alignments.contains(where: \.isHorizontal) ? "wide" : "tall"
        return
            "The stack view's alignment 'fill' makes its views equally \(size): choose another, such as 'center', or give "
            + "\(yields) priority 999."
    }
}

extension LoggedItem {
    /// Whether its address or its own name tells it from others of its class.
    fileprivate var isDistinct: Bool { pointer != nil || name != nil || isSuperview }
}

extension LoggedConstraint.Equation {
    fileprivate func isOnSameAnchors(as other: LoggedConstraint.Equation) -> Bool {
        multiplier == other.multiplier
            && (first == other.first && second == other.second
                || multiplier.value == 1 && first == other.second && second == other.first)
    }

    /// The equation with its anchors in the order of another one; nil if that has other anchors.
    fileprivate func turned(to other: LoggedConstraint.Equation) -> LoggedConstraint.Equation? {
        guard multiplier.value == 1, other.multiplier.value == 1, isOnSameAnchors(as: other) else { return nil }
        guard first != other.first, let second else { return self }
        var turned = self
        (turned.first, turned.second) = (second, first)
        turned.constant.value = -constant.value
        turned.relation = relation.mirrored
        return turned
    }

    /// Whether the end of one view lies behind the start of the next.
    fileprivate var isOverlapping: Bool {
        guard let end = first.attribute.end, let far = second?.attribute.end, end.isStart != far.isStart else {
            return false
        }
        return end.isStart ? constant.value < 0 : constant.value > 0
    }

    /// An edge or centre that both relate to the same other item, by different attributes of it.
    fileprivate func anchorPlacedTwice(by other: LoggedConstraint.Equation) -> LoggedAnchor? {
        guard let second, let otherSecond = other.second, multiplier.value == 1, other.multiplier.value == 1 else {
            return nil
        }
        for (shared, rest) in [(first, second), (second, first)] where !shared.attribute.isSize {
            for (candidate, otherRest) in [(other.first, otherSecond), (otherSecond, other.first)]
            where candidate == shared && rest.item.key == otherRest.item.key && rest.attribute != otherRest.attribute {
                return shared
            }
        }
        return nil
    }
}
