// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Update Constraint Constants.
extension RepairPlanner {
    /// What a baseline may be off by: text is measured here with another font than in Interface Builder, points.
    private static let baselineTolerance = 2.0

    func updatedConstants() -> DocumentChanges {
        var changes = DocumentChanges()
        let indices = concernedConstraints.sorted().filter { index in
            let constraint = document.constraints[index]
            return constraint.isActive && (isMeasurable(constraint) || isAtContentOrigin(constraint))
        }
        let measured = design.constants(of: indices.map { document.constraints[$0] })
        for (index, actual) in zip(indices, measured) {
            guard let actual else { continue }
            let (constraint, solved) = (document.constraints[index], layout.constraints[index])
            // An optional constraint that the layout does not satisfy pulls in its direction without reaching it.
            if constraint.priority != .required, solved.status == .unsatisfied { continue }
            if isViolation(actual - constantValue(ofConstraint: index), of: constraint) {
                changes.constants[index] = actual.withoutNoise
            }
        }
        return changes
    }

    /// Whether a constraint is violated whose left side exceeds its right side by that much, in points.
    func isViolation(_ excess: Double, of constraint: Constraint) -> Bool {
        switch constraint.relation {
        case .equal: abs(excess) > tolerance(of: constraint)
        case .lessThanOrEqual: excess > tolerance(of: constraint)
        case .greaterThanOrEqual: -excess > tolerance(of: constraint)
        }
    }

    /// With its system spacings, points.
    func constantValue(ofConstraint index: Int) -> Double {
        let (constraint, solved) = (document.constraints[index], layout.constraints[index])
        guard constraint.systemSpacing != 0 else { return constraint.constant }
        // Between baselines a spacing depends on the font, which the engine knows.
        if constraint.relation == .equal, solved.status == .satisfied { return solved.actualConstant }
        return constraint.nominalConstant
    }

    /// Edges are rounded to pixels when a frame is recorded: half a pixel for each side of the constraint, and half a point
    /// where Interface Builder compares whole points.
    private func tolerance(of constraint: Constraint) -> Double {
        let pixels = (1 + abs(constraint.second == nil ? 1 : constraint.multiplier)) / 2 / document.canvas.scale
        let isBaseline = constraint.anchors.contains {
            $0.attribute == .firstBaseline || $0.attribute == .lastBaseline
        }
        return max(0.5, pixels, isBaseline && frameTolerance > 0 ? Self.baselineTolerance : 0) + 1e-6
    }

    /// Design-time frames determine neither named guides nor the size of a scroll view's content; those of grid views are not in
    /// the file.
    func isMeasurable(_ constraint: Constraint) -> Bool {
        guard !containerConstraints.contains(constraint) else { return false }
        let owners = constraint.anchors.map { document.owner(of: $0.item) }
        return constraint.anchors.allSatisfy { anchor in
            switch anchor.item {
            case .guide, .builtInGuide(.contentLayoutGuide, _): return false
            case .builtInGuide: return true
            case .view(let index):
                guard document.views[index].content == .scrollView, anchor.attribute.isLocation else { return true }
                return !owners.contains { document.isAncestor(index, of: $0) }
            }
        }
    }

    /// Whether a view is placed from the left or top edge of a scroll view's content, where it begins at design time regardless of its
    /// size.
    private func isAtContentOrigin(_ constraint: Constraint) -> Bool {
        guard constraint.multiplier == 1, !containerConstraints.contains(constraint) else { return false }
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
