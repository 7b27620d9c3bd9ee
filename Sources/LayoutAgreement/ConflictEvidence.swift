// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Whether a conflict in a scene of an Interface Builder file is one for certain.
///
/// An inset, a margin or a baseline that the file does not state is an estimate here. If the recorded frames satisfy everything else
/// in the conflict, Xcode's value for it did not conflict.
package struct ConflictEvidence {
    private let scene: ImportedScene
    private let frames: RecordedAlignmentRects

    package init(_ scene: ImportedScene) {
        self.scene = scene
        frames = RecordedAlignmentRects(scene)
    }

    /// Whether a member of the conflict is an estimate and the recorded frames satisfy the others.
    package func isEstimated(_ conflict: SolvedConflict) -> Bool {
        var hasEstimate = false
        for constraint in conflict.constraints {
            switch constraint.origin {
            case .builtInGuide(.safeAreaLayoutGuide, _), .builtInGuide(.layoutMarginsGuide, _): hasEstimate = true
            case .constraint, .contentHugging, .compressionResistance:
                if constraint.isOnBaseline {
                    hasEstimate = true
                } else if let miss = frames.miss(of: constraint), miss > rounding(of: constraint) {
                    return false
                }
            // A window of AppKit takes the size that its contents require.
            case .encapsulated where scene.document.platform == .macos: hasEstimate = true
            case .encapsulated, .fittingSize, .builtInGuide, .autoresizing, .prototyping, .stackView: break
            }
        }
        return hasEstimate
    }

    /// Points that rounding to pixels explains: a pixel for either side.
    private func rounding(of constraint: InstalledConstraint) -> Double {
        (1 + (constraint.second == nil ? 0 : abs(constraint.multiplier))) / scene.document.canvas.scale + 1e-6
    }
}

extension InstalledConstraint {
    fileprivate var isOnBaseline: Bool {
        [first, second].contains { operand in
            guard case .anchor(let anchor)? = operand else { return false }
            return [.firstBaseline, .lastBaseline].contains(anchor.attribute)
        }
    }
}

extension RecordedAlignmentRects {
    /// Points by which the recorded frames miss a constraint, 0 or more; nil if frames alone do not tell it.
    fileprivate func miss(of constraint: InstalledConstraint) -> Double? {
        guard let minuend = value(of: constraint.first) else { return nil }
        var excess = minuend - constraint.constant
        if let second = constraint.second {
            guard let subtrahend = value(of: second) else { return nil }
            excess -= constraint.multiplier * subtrahend
        }
        switch constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }

    private func value(of operand: InstalledConstraint.Operand) -> Double? {
        guard case .anchor(let anchor) = operand, case .item(let item) = anchor.item else { return nil }
        return value(of: Anchor(item, anchor.attribute))
    }
}
