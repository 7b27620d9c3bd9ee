// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Which constraint of a conflicting set is broken first: the order `observed`, which fits public console logs.
enum BreakRank: Int {
    case requiredContentSize
    case sizeToConstant
    case siblingSpacing
    case trailingOrBottomEdge
    case other
    case system

    init(
        _ constraint: InstalledConstraint, _ first: RowComposer.Operand, _ second: RowComposer.Operand?,
        _ composer: RowComposer
    ) {
        guard constraint.origin.isOwnConstraint else {
            self = .system
            return
        }
        guard case .anchor(let a) = first else {
            self = .other
            return
        }
        guard let second, constraint.multiplier != 0 else {
            self = .sizeToConstant
            return
        }
        guard case .anchor(let b) = second, let aEdge = Edge(a.attribute), let bEdge = Edge(b.attribute) else {
            self = .other
            return
        }
        if composer.holds(a.item) || composer.holds(b.item) {
            self = aEdge == .far || bEdge == .far ? .trailingOrBottomEdge : .other
        } else {
            self = aEdge == bEdge ? .other : .siblingSpacing
        }
    }

    private enum Edge {
        case near, far

        init?(_ attribute: LayoutAttribute) {
            switch attribute {
            case .left, .leading, .top: self = .near
            case .right, .trailing, .bottom: self = .far
            default: return nil
            }
        }
    }
}

extension RowComposer {
    /// Whether an item is the common ancestor of the constraint composed last, or a guide of it.
    fileprivate func holds(_ item: ItemID) -> Bool {
        items.view(of: item) == space
    }
}
