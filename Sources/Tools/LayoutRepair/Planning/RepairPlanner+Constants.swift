// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Update Constraint Constants.
extension RepairPlanner {
    func updatedConstants() -> DocumentChanges {
        var changes = DocumentChanges()
        let indices = concernedConstraints.sorted().filter { index in
            let constraint = document.constraints[index]
            return constraint.isActive && (measure.isMeasurable(constraint) || isAtContentOrigin(constraint))
        }
        let measured = design.constants(of: indices.map { document.constraints[$0] })
        for (index, actual) in zip(indices, measured) {
            guard let actual else { continue }
            let (constraint, solved) = (document.constraints[index], layout.constraints[index])
            // An optional constraint that the layout does not satisfy pulls in its direction without reaching it.
            if constraint.priority != .required, solved.status == .unsatisfied { continue }
            if measure.isViolation(actual - measure.constantValue(ofConstraint: index), of: constraint) {
                changes.constants[index] = actual.withoutNoise
            }
        }
        return changes
    }

    /// Whether a view is placed from the left or top edge of a scroll view's content, where it begins at design time regardless of its
    /// size.
    private func isAtContentOrigin(_ constraint: Constraint) -> Bool {
        guard constraint.multiplier == 1, !measure.containerConstraints.contains(constraint) else { return false }
        let owners = constraint.anchors.map { document.owner(of: $0.item) }
        return constraint.anchors.allSatisfy { anchor in
            let owner = document.owner(of: anchor.item)
            switch anchor.item {
            case .guide: return false
            case .builtInGuide(.contentLayoutGuide, _): break
            case .builtInGuide: return true
            case .view:
                guard document.views[owner].content == .scrollView,
                    owners.contains(where: { document.isAncestor(owner, of: $0) })
                else { return true }
            }
            switch anchor.attribute {
            case .top, .left: return true
            case .leading: return layout.views[owner].direction == .leftToRight
            default: return false
            }
        }
    }
}
