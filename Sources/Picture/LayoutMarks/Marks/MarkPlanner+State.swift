// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

extension MarkPlanner {
    /// Whether a constraint is in force, between items that are drawn, and of the view in focus; those of grid views are left out.
    static func isDrawn(_ index: Int, locator: AnchorLocator, focus: MarkFocus?) -> Bool {
        let document = locator.document
        guard locator.solved.constraints.indices.contains(index) else { return false }
        let constraint = document.constraints[index]
        guard constraint.isActive, !locator.containerConstraints.contains(constraint),
            locator.solved.constraints[index].status != .inactive
        else { return false }
        let owners = constraint.items.map(locator.owner(of:))
        if let focus, !focus.draws(index) { return false }
        return owners.allSatisfy { !locator.isHidden($0) }
    }

    func standing(of index: Int) -> ConstraintMark.Standing {
        if solved.constraints[index].status == .broken { return .broken }
        return document.constraints[index].priority < .required ? .optional : .required
    }

    func state(of index: Int) -> MarkState {
        let constraint = solved.constraints[index]
        if constraint.status == .broken || !constraint.conflicts.isEmpty { return .conflict }
        if affected(by: index).contains(where: { isAmbiguous($0.item, $0.attribute.axis) }) { return .ambiguous }
        return formerConstants[index] == nil ? .determined : .misplaced
    }

    /// A constant in the direction in which its mark gives it; `24 → 40` if it has changed.
    func number(_ index: Int, _ shown: Double) -> String {
        let text = NumberText.string(shown)
        guard let former = formerConstants[index] else { return text }
        let isTurned = shown == -document.constraints[index].nominalConstant && shown != 0
        return NumberText.string(isTurned ? -former : former) + " → " + text
    }

    /// The items that the constraint affects; the edges of a scroll view are those of its content.
    private func affected(by index: Int) -> [Anchor] {
        let constraint = document.constraints[index]
        guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second else {
            return constraint.anchors
        }
        return [locator.placed(first, seenFrom: second), locator.placed(second, seenFrom: first)]
    }

    /// Whether the item's position or size along the axis is open.
    func isAmbiguous(_ item: LayoutItem, _ axis: Axis) -> Bool {
        let ambiguities: [AmbiguousAttribute]
        switch item {
        case .view(let index): ambiguities = solved.views[index].ambiguities
        case .guide, .builtInGuide: ambiguities = openGuides[item] ?? []
        }
        return ambiguities.contains { $0.name.axis == axis }
    }

    /// `≥ 8 @750`.
    func label(_ constraint: Constraint, _ relation: Constraint.Relation, _ text: String) -> String {
        (relation == .equal ? "" : relation.sign + " ") + text + suffix(constraint)
    }

    func suffix(_ constraint: Constraint) -> String {
        constraint.priority < .required ? " @" + NumberText.priority(constraint.priority.rawValue) : ""
    }

    func violation(of index: Int) -> Double { isUnmet(index) ? solved.constraints[index].violation : 0 }

    func lacking(_ index: Int) -> String {
        guard isUnmet(index) else { return "" }
        return ", off by " + NumberText.string(solved.constraints[index].violation)
    }

    func shortfall(
        _ index: Int, wanted: Double, actual: Double, movesUpperEnd: Bool, movesForward: Bool
    ) -> ConstraintMark.Shortfall? {
        guard isUnmet(index), (wanted - actual).isFinite else { return nil }
        return ConstraintMark.Shortfall(
            wanted: wanted, actual: actual, movesUpperEnd: movesUpperEnd, movesForward: movesForward)
    }

    private func isUnmet(_ index: Int) -> Bool {
        solved.constraints[index].status == .unsatisfied && solved.constraints[index].violation > 0.01
    }
}

extension Constraint {
    /// Every item that the equation names, in its order.
    var items: [LayoutItem] { anchors.map(\.item) }

    /// Whether a side of it is a distance between two anchors.
    var hasOffset: Bool {
        if case .offset = first { return true }
        if case .offset? = second { return true }
        return false
    }
}

extension Constraint.Relation {
    var reversed: Constraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    var sign: String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension AmbiguousAttribute.Name {
    var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
