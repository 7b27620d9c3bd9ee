// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The safe area that the recorded frames of a scene imply where the file does not say it: a view controller may stand within
/// bars of another file, and a sheet within none.
struct SafeAreaInference {
    let document: Document
    let solve: (Document) -> SolvedLayout

    /// The document with that safe area; the same one where its own agrees, or where the frames contradict each other.
    func document(standing frames: DesignFrames) -> Document {
        var result = document
        let users = document.constraints.indices.filter { index in
            let constraint = document.constraints[index]
            return constraint.isActive && constraint.relation == .equal && constraint.multiplier == 1
                && constraint.priority == .required && edge(of: constraint) != nil
        }
        let measured = frames.constants(of: users.map { document.constraints[$0] })
        for edge in KnownInsets.Edge.allCases {
            var insets: Set<Double> = []
            for (index, actual) in zip(users, measured) {
                let constraint = document.constraints[index]
                guard let (other, sign) = self.edge(of: constraint), other == edge, let actual else { continue }
                let excess = actual - constraint.nominalConstant
                insets.insert(((inset(edge) + sign * excess) * 2).rounded() / 2)
            }
            guard insets.count == 1, let inset = insets.first, inset != self.inset(edge),
                KnownInsets.containSafeArea(inset, at: edge)
            else { continue }
            switch edge {
            case .top: result.canvas.safeArea.top = inset
            case .bottom: result.canvas.safeArea.bottom = inset
            case .left: result.canvas.safeArea.leading = inset
            case .right: result.canvas.safeArea.trailing = inset
            }
        }
        return result
    }

    private func inset(_ edge: KnownInsets.Edge) -> Double {
        let area = document.canvas.safeArea
        return switch edge {
        case .top: area.top
        case .bottom: area.bottom
        case .left: area.leading
        case .right: area.trailing
        }
    }

    /// The edge of the safe area that a constraint holds a view against, and how its constant grows with the inset.
    private func edge(of constraint: Constraint) -> (KnownInsets.Edge, sign: Double)? {
        guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second else {
            return nil
        }
        let guide = LayoutItem.builtInGuide(.safeAreaLayoutGuide, of: 0)
        guard (first.item == guide) != (second.item == guide) else { return nil }
        let isFirst = first.item == guide
        // The view's edge minus the guide's grows as the guide recedes from it.
        let side: Double = isFirst ? -1 : 1
        switch (isFirst ? first : second).attribute {
        case .top, .firstBaseline: return (.top, side)
        case .bottom, .lastBaseline: return (.bottom, -side)
        case .leading, .left: return (.left, side)
        case .trailing, .right: return (.right, -side)
        default: return nil
        }
    }
}
