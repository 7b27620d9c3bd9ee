// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A constraint of an autoresizing mask. Up to iOS 9 it says where the middle is (`midX == + 70`), from iOS 10 on where a
/// view of fixed size and start begins (`minX == 30`); what follows the superview names it.
struct MaskDescription {
    let text: String

    /// Nil if the constraint is written as any other.
    init?(
        _ constraint: InstalledConstraint, _ document: Document, _ names: ConsoleNames, _ style: ConsoleReport.Style
    ) {
        guard case .autoresizing(let view, let axis) = constraint.origin, case .anchor(let anchor) = constraint.first,
            let superview = document.views[view].superview
        else { return nil }
        let item = names.name(of: .view(view))
        let outer = names.name(of: .view(superview))
        let isHorizontal = axis == .horizontal
        let share = constraint.multiplier
        let size = isHorizontal ? "width" : "height"
        if anchor.attribute == .top {
            text = "\(item).minY == \(ConstraintDescription.loneConstant(constraint.constant))"
            return
        }
        guard anchor.attribute == .centerX || anchor.attribute == .centerY else {
            guard share != 0, constraint.second != nil else { return nil }
            let factor = share == 1 ? "" : DecimalText.general(share) + "*"
            text = "\(item).\(size) == \(factor)\(outer).\(size)" + ConstraintDescription.offset(constraint.constant)
            return
        }
        let middle = isHorizontal ? "midX" : "midY"
        switch share {
        case 0:
            if style == .iosLegacy {
                let sign = constraint.constant < 0 ? "-" : "+"
                text = "\(item).\(middle) == \(sign) \(DecimalText.general(abs(constraint.constant)))"
            } else {
                let frame = document.views[view].frame ?? .zero
                let start = constraint.constant - (isHorizontal ? frame.width : frame.height) / 2
                text = "\(item).\(isHorizontal ? "minX" : "minY") == \(ConstraintDescription.loneConstant(start))"
            }
        case 0.5: text = "\(item).\(middle) == \(outer).\(middle)" + ConstraintDescription.offset(constraint.constant)
        default:
            let factor = share == 1 ? "" : DecimalText.general(share) + "*"
            text = "\(item).\(middle) == \(factor)\(outer).\(size)" + ConstraintDescription.offset(constraint.constant)
        }
    }
}
