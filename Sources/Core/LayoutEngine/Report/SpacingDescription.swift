// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A distance between edges in the visual format: `H:|-(20)-[UILabel:0x…]`, `V:[a]-(>=8)-[b]`.
///
/// Apple's systems draw a distance only where the constraint's first item is the one that comes later in the drawing:
/// the view before the start of its superview, the superview before the end of a view, a view before the one ahead of it.
/// In public logs of iOS 6 to 26 and OS X 10.8 to macOS 26 this decides 305 lines of 305.
struct SpacingDescription {
    let text: String
    /// The view behind `|`, where it occurs.
    let superview: Int?

    /// Nil if the constraint is not such a distance, or was made in the other order: it is then written out.
    ///
    /// - Parameter symbol: what names the constant; nil for a number.
    init?(_ constraint: InstalledConstraint, document: Document, names: ConsoleNames, symbol: String?) {
        guard constraint.multiplier == 1, case .anchor(let first) = constraint.first,
            case .anchor(let second)? = constraint.second, let firstEnd = first.attribute.end,
            let secondEnd = second.attribute.end, first.attribute.axis == second.attribute.axis
        else { return nil }
        let container: InstalledItem?
        if Self.holds(second.item, first.item, document) {
            guard firstEnd == .start, secondEnd == .start else { return nil }
            container = second.item
        } else if Self.holds(first.item, second.item, document) {
            guard firstEnd == .end, secondEnd == .end else { return nil }
            container = first.item
        } else {
            guard firstEnd == .start, secondEnd == .end else { return nil }
            container = nil
        }
        func side(_ anchor: InstalledAnchor) -> String {
            anchor.item == container ? "|" : "[\(names.name(of: anchor.item))]"
        }
        var number = DecimalText.general(constraint.constant)
        if let symbol { number = "\(symbol)(\(number))" }
        let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
        let axis = first.attribute.axis == .horizontal ? "H" : "V"
        let isAbsolute = first.attribute.kind == .absoluteX
        text = "\(axis):\(side(second))-(\(relation)\(number))-\(side(first))" + (isAbsolute ? "(LTR)" : "")
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
