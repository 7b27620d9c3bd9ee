// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Update Constraint Constants.
extension RepairPlanner {
    /// What a baseline may be off by: text is measured here with another font than in Interface Builder, points.
    private static let baselineTolerance = 2.0

    /// Between edges, points.
    private static let systemSpacing = 8.0

    func updatedConstants() -> DocumentChanges {
        var changes = DocumentChanges()
        let places = document.constraints.indices.filter { place in
            let constraint = document.constraints[place]
            return constraint.isActive && concerns(constraint) && isMeasurable(constraint)
        }
        let measured = design.constants(of: places.map { document.constraints[$0] })
        for (place, actual) in zip(places, measured) {
            guard let actual else { continue }
            let (constraint, solved) = (document.constraints[place], layout.constraints[place])
            // An optional constraint that the layout does not satisfy pulls in its direction without reaching it.
            if constraint.priority != .required, solved.status == .unsatisfied { continue }
            let excess = actual - constantValue(ofConstraint: place)
            let isViolated =
                switch constraint.relation {
                case .equal: abs(excess) > tolerance(of: constraint)
                case .lessThanOrEqual: excess > tolerance(of: constraint)
                case .greaterThanOrEqual: -excess > tolerance(of: constraint)
                }
            if isViolated { changes.constants[place] = actual.withoutNoise }
        }
        return changes
    }

    /// With its system spacings, points.
    private func constantValue(ofConstraint place: Int) -> Double {
        let (constraint, solved) = (document.constraints[place], layout.constraints[place])
        guard constraint.systemSpacing != 0 else { return constraint.constant }
        // Between baselines a spacing depends on the font, which the engine knows.
        if constraint.relation == .equal, solved.status == .satisfied { return solved.actualConstant }
        return constraint.constant + Self.systemSpacing * constraint.systemSpacing
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

    /// A design-time frame says nothing of named guides, nor of the size of a scroll view's content.
    private func isMeasurable(_ constraint: Constraint) -> Bool {
        let owners = constraint.anchors.map { document.owner(of: $0.item) }
        return constraint.anchors.allSatisfy { anchor in
            switch anchor.item {
            case .guide, .builtInGuide(.contentLayoutGuide, _): return false
            case .builtInGuide: return true
            case .view(let place):
                guard document.views[place].content == .scrollView, anchor.attribute.isLocation else { return true }
                return !owners.contains { isInside($0, place) }
            }
        }
    }

    private func isInside(_ place: Int, _ ancestor: Int) -> Bool {
        var view = document.views[place].superview
        while let current = view {
            if current == ancestor { return true }
            view = document.views[current].superview
        }
        return false
    }
}
