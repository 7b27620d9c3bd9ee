// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A distance between edges in the visual format: `H:|-(20)-[UILabel:0x…]`, `V:[a]-(>=8)-[b]`.
struct SpacingDescription {
    let text: String
    /// The view behind `|`, where it occurs.
    let superview: Int?

    /// Nil if the constraint is not a distance between an end and a start.
    init?(_ constraint: InstalledConstraint, document: Document, names: ConsoleNames) {
        guard constraint.multiplier == 1, case .anchor(let first) = constraint.first,
            case .anchor(let second)? = constraint.second, let firstEnd = first.attribute.end,
            let secondEnd = second.attribute.end, first.attribute.axis == second.attribute.axis
        else { return nil }
        let container: InstalledItem? =
            Self.holds(first.item, second.item, document)
            ? first.item : Self.holds(second.item, first.item, document) ? second.item : nil
        // What stands nearer to the start of the axis, so that the distance counts from it.
        let isFirstNear: Bool
        if let container {
            guard firstEnd == secondEnd else { return nil }
            isFirstNear = (first.item == container) == (firstEnd == .start)
        } else {
            guard firstEnd != secondEnd else { return nil }
            isFirstNear = firstEnd == .end
        }
        // first = second + c: the distance from the second to the first is c.
        let distance = isFirstNear ? -constraint.constant : constraint.constant
        let relation: Constraint.Relation =
            switch constraint.relation {
            case .lessThanOrEqual: isFirstNear ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: isFirstNear ? .lessThanOrEqual : .greaterThanOrEqual
            case .equal: .equal
            }
        func side(_ anchor: InstalledAnchor) -> String {
            anchor.item == container ? "|" : "[\(names.name(of: anchor.item))]"
        }
        let (near, far) = isFirstNear ? (first, second) : (second, first)
        var number = DecimalText.general(distance)
        if case .constraint(let place) = constraint.origin, document.constraints[place].systemSpacing != 0 {
            number = "NSLayoutAnchorConstraintSpace(\(number))"
        }
        let symbol = relation == .equal ? "" : relation.symbol
        let axis = first.attribute.axis == .horizontal ? "H" : "V"
        let isAbsolute = first.attribute.kind == .absoluteX
        text = "\(axis):\(side(near))-(\(symbol)\(number))-\(side(far))" + (isAbsolute ? "(LTR)" : "")
        if case .item(.view(let view))? = container { superview = view } else { superview = nil }
    }

    /// Whether an item is the other's superview or owner.
    private static func holds(_ item: InstalledItem, _ other: InstalledItem, _ document: Document) -> Bool {
        guard case .item(.view(let view)) = item else { return false }
        return switch other {
        case .item(.view(let child)): document.views[child].superview == view
        case .item(.guide(let guide)): document.guides[guide].owner == view
        case .item(.builtInGuide(_, of: let owner)): owner == view
        case .gapGuide(_, let stack), .spanner(let stack), .distributionIdeal(let stack): stack == view
        }
    }
}

private enum AxisEnd {
    case start, end
}

extension LayoutAttribute {
    fileprivate var end: AxisEnd? {
        switch self {
        case .left, .leading, .top: .start
        case .right, .trailing, .bottom: .end
        default: nil
        }
    }
}
