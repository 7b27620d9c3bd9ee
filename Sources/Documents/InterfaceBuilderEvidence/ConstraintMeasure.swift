// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
package import LayoutModel

/// Whether constraints hold in frames of design time, which are rounded to pixels.
package struct ConstraintMeasure {
    let document: Document
    let layout: SolvedLayout
    /// Points by which a design-time frame may be off; 0 in a layout document.
    let frameTolerance: Double
    package let containerConstraints: ContainerConstraints

    package init(_ document: Document, _ layout: SolvedLayout, frameTolerance: Double) {
        self.document = document
        self.layout = layout
        self.frameTolerance = frameTolerance
        containerConstraints = ContainerConstraints(document)
    }

    /// What a baseline may be off by: text is measured here with another font than in Interface Builder, points.
    private static let baselineTolerance = 2.0

    /// Whether a constraint is violated whose left side exceeds its right side by that much, in points.
    package func isViolation(_ excess: Double, of constraint: Constraint) -> Bool {
        constraint.relation.miss(excess) > tolerance(of: constraint)
    }

    /// With its system spacings, points.
    package func constantValue(ofConstraint index: Int) -> Double {
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
    package func isMeasurable(_ constraint: Constraint) -> Bool {
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
}
