// SPDX-License-Identifier: Apache-2.0
package import InterfaceBuilderFiles
package import LayoutEngine
import LayoutGeometry
import LayoutModel

/// Whether a conflict in a scene of an Interface Builder file is one for certain.
///
/// An inset, a margin or a baseline that the file does not state is an estimate here, and so is a multiplier that the file rounds.
/// If the recorded frames satisfy everything else in the conflict, Xcode's value for it did not conflict.
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
            case .contentHugging(let view, _), .compressionResistance(let view, _):
                if hasInsets(view) {
                    hasEstimate = true
                } else if isMissed(constraint) {
                    return false
                } else if isText(view) {
                    // The size of a text is recorded in whole pixels.
                    hasEstimate = true
                }
            case .constraint:
                if constraint.isOnBaseline {
                    hasEstimate = true
                } else if isMissed(constraint) {
                    guard !isMissed(constraint, by: uncertainty(of: constraint)) else { return false }
                    hasEstimate = true
                } else if constraint.hasRoundedMultiplier {
                    hasEstimate = true
                }
            // A window of AppKit takes the size that its contents require.
            case .encapsulated where scene.document.platform == .macos: hasEstimate = true
            case .encapsulated, .fittingSize, .builtInGuide, .autoresizing, .prototyping, .stackView: break
            }
        }
        return hasEstimate
    }

    /// Whether the conflict is with a size that AppKit does not require: that of a pane of a split view, which has a holding
    /// priority, or of a window, whose size stays put by 500 only. It grows with what the root or its contents require of their
    /// own sizes.
    package func isOfCanvas(_ conflict: SolvedConflict) -> Bool {
        guard scene.document.platform == .macos else { return false }
        var (hasRoot, hasContent, isOfRoot) = (false, false, true)
        for constraint in conflict.constraints {
            switch constraint.origin {
            case .encapsulated: hasRoot = true
            case .compressionResistance: hasContent = true
            case .autoresizing(let view, _):
                isOfRoot = false
                if let superview = scene.document.views[view].superview,
                    scene.document.views[superview].style.parts?.dividers != nil
                {
                    return true
                }
            case .constraint:
                for anchor in constraint.anchors {
                    if case .item(.view(0)) = anchor.item { continue }
                    isOfRoot = false
                }
            default: isOfRoot = false
            }
        }
        return hasRoot && (hasContent || isOfRoot)
    }

    private func isText(_ view: Int) -> Bool {
        switch scene.document.views[view].content {
        case .label, .textView, .textField, .button: true
        default: false
        }
    }

    private func isMissed(_ constraint: InstalledConstraint, by uncertainty: Double = 0) -> Bool {
        frames.miss(of: constraint).map { $0 > rounding(of: constraint) + uncertainty } ?? false
    }

    /// Points by which edges may be elsewhere, because the file does not state the insets of AppKit's controls.
    private func uncertainty(of constraint: InstalledConstraint) -> Double {
        guard scene.document.platform == .macos else { return 0 }
        var uncertainty = 0.0
        for anchor in constraint.anchors where anchor.attribute.isLocation {
            if case .item(let item) = anchor.item { uncertainty += RecordedContradiction.uncertainty(of: item, scene) }
        }
        return uncertainty
    }

    /// Whether an image of AppKit has insets, as symbols and templates do: its size in the file's resources includes them.
    private func hasInsets(_ view: Int) -> Bool {
        guard scene.document.platform == .macos, case .imageView = scene.document.views[view].content else {
            return false
        }
        return scene.document.views[view].alignmentRectInsets != .zero
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

    /// Whether the multiplier has six digits after the point: Xcode writes fractions such as 19/31 with so many.
    fileprivate var hasRoundedMultiplier: Bool {
        let millionths = multiplier * 1e6
        guard second != nil, abs(millionths - millionths.rounded()) < 1e-6 else { return false }
        let tenths = millionths.rounded() / 10
        return tenths != tenths.rounded()
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
