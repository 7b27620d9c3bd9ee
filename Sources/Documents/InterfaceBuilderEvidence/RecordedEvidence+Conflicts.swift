// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutModel

/// Whether a conflict is one for certain.
///
/// An inset, a margin or a baseline that the file does not state is an estimate here, and so is a multiplier that the file rounds.
/// If the recorded frames satisfy everything else in the conflict, Xcode's value for it did not conflict.
extension RecordedEvidence {
    /// Whether a member of the conflict is an estimate and the recorded frames satisfy the others.
    private func isEstimated(_ conflict: SolvedConflict) -> Bool {
        var hasEstimate = false
        for constraint in conflict.constraints {
            switch constraint.origin {
            case .builtInGuide(.safeAreaLayoutGuide, _), .builtInGuide(.layoutMarginsGuide, _): hasEstimate = true
            case .contentHugging(let view, _), .compressionResistance(let view, _):
                // The size of a text is recorded in whole pixels, and that of a control of AppKit depends on its design.
                let uncertainty = uncertainty(ofContentIn: view)
                guard !isMissed(constraint, by: uncertainty) else { return false }
                if isText(view) || uncertainty > 0 { hasEstimate = true }
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
    private func isOfCanvas(_ conflict: SolvedConflict) -> Bool {
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
        // Rounding to pixels explains a pixel for either side.
        let rounding =
            (1 + (constraint.second == nil ? 0 : abs(constraint.multiplier))) / scene.document.canvas.scale + 1e-6
        return frames.miss(of: constraint).map { $0 > rounding + uncertainty } ?? false
    }

    /// Points by which edges may be elsewhere, because the file does not state the insets of AppKit's controls.
    private func uncertainty(of constraint: InstalledConstraint) -> Double {
        guard scene.document.platform == .macos else { return 0 }
        return constraint.anchors.reduce(0) { sum, anchor in
            guard anchor.attribute.isLocation, case .item(let item) = anchor.item else { return sum }
            return sum + frames.uncertainty(of: item)
        }
    }

    /// Points by which the size of a view's contents may differ from the one here: those of controls of AppKit depend on their design,
    /// and symbols and templates have insets.
    private func uncertainty(ofContentIn view: Int) -> Double {
        guard scene.document.platform == .macos else { return 0 }
        if case .imageView = scene.document.views[view].content, !hasInsets(view) { return 0 }
        return frames.uncertainty(of: .view(view))
    }

    /// Whether the recorded frame of a view is larger or smaller than its own required size.
    private func hasInsets(_ view: Int) -> Bool {
        scene.document.constraints.contains { constraint in
            guard constraint.isActive, constraint.relation == .equal, constraint.priority == .required,
                constraint.second == nil, constraint.anchors.first?.item == .view(view),
                let actual = frames.constant(of: constraint)
            else { return false }
            return abs(actual - constraint.constant) >= 1
        }
    }

    /// What a conflict leaves out of account; nil for one that is certain.
    func reasonOfEstimate(_ conflict: SolvedConflict) -> String? {
        if isOfCanvas(conflict) {
            return ", but a window takes the size that its contents require, and so does a pane of a split view: "
        }
        return isEstimated(conflict)
            ? ", but the recorded frames satisfy them apart from an inset or a baseline that the file does not state and "
                + "that is estimated: "
            : nil
    }

    /// The layout without conflicts with an estimate, each of which is a note. Pictures show a constraint that does not hold, but no
    /// conflict.
    func withoutEstimatedConflicts(_ layout: SolvedLayout, of document: Document) -> SolvedLayout {
        // On another canvas the recorded frames say nothing.
        guard !layout.conflicts.isEmpty, isOfSize(layout) else { return layout }
        let reasons = layout.conflicts.map(reasonOfEstimate)
        var settled = layout.withoutConflicts(Set(reasons.indices.filter { reasons[$0] != nil }))
        settled.diagnostics = layout.diagnostics.map { finding in
            guard
                let place = layout.conflicts.indices.first(where: { finding.isOf(layout.conflicts[$0], in: document) }),
                let reason = reasons[place]
            else { return finding }
            return Diagnostic(
                .estimatedFrames, .note,
                "these constraints cannot hold together here" + reason + finding.constraints.joined(separator: "; "),
                at: finding.range, views: finding.views, constraints: finding.constraints)
        }
        return settled
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
