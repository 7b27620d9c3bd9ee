// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import SourceLocations

/// A constraint before Apple's checks, with the place of each part that they may point to.
struct ConstraintDraft {
    var first: Constraint.Operand
    var firstRange: SourceRange
    var relation: Constraint.Relation
    var second: Constraint.Operand?
    /// Nil if the document gives no second attribute.
    var secondRange: SourceRange?
    var multiplier: Double
    var multiplierRange: SourceRange?
    var constant: Double
    var systemSpacing: Double
    var range: SourceRange

    /// Whether the constraint may be made: Apple's checks in their order; the first that fails is reported with Apple's message.
    ///
    /// - Parameter pair: for a location alone, the equation with its superview that was probably meant.
    func isLegal(axisPairing: ReadOptions.AxisPairing, pair: String?, findings: inout ReaderFindings) -> Bool {
        guard isOffsetLegal(first, at: firstRange, axisPairing: axisPairing, findings: &findings),
            second.map({ isOffsetLegal($0, at: secondRange ?? range, axisPairing: axisPairing, findings: &findings) })
                ?? true
        else { return false }

        guard let other = second, !(first.isLocation && multiplier == 0) else {
            guard first.isLocation else { return isFinite(findings: &findings) }
            findings.report(
                .illegalLocationConstant,
                "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
                at: multiplier == 0 ? multiplierRange ?? firstRange : firstRange,
                hint: pair.map { "did you mean '\($0)'?" })
            return false
        }
        let crossesAxis = first.crossesAxis(other)
        guard first.isLocation == other.isLocation, axisPairing == .permitted || !crossesAxis else {
            let kind = crossesAxis ? "\(first.axisName) location" : first.kindName
            findings.report(
                .invalidAttributePairing, "Invalid pairing of layout attributes.", at: secondRange ?? range,
                labels: [Diagnostic.Label(firstRange, "paired with this \(kind)")])
            return false
        }
        guard !first.mixesDirections(other) else {
            findings.report(
                .leadingLeftPairing,
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
                at: secondRange ?? range, labels: [Diagnostic.Label(firstRange, "paired with this location")],
                hint: [first, other].lazy.compactMap(\.directionalHint).first)
            return false
        }
        if first.isLocation, multiplier != 1 {
            findings.report(
                .locationMultiplier,
                "the multiplier \(DecimalText.shortest(multiplier)) of a location depends on the superview's coordinates; Apple's guide forbids it",
                at: multiplierRange ?? secondRange ?? range, severity: .warning)
        }
        return isFinite(findings: &findings)
    }

    private func isFinite(findings: inout ReaderFindings) -> Bool {
        guard multiplier.isFinite else {
            findings.report(.nonFiniteNumber, "the multiplier is not finite", at: multiplierRange ?? range)
            return false
        }
        guard constant.isFinite, systemSpacing.isFinite else {
            findings.report(
                .nonFiniteNumber,
                "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(DecimalText.general(constant))",
                at: range)
            return false
        }
        let magnitude = Shape.NumberRange.magnitude
        guard abs(constant) <= magnitude, abs(multiplier) <= magnitude, abs(systemSpacing) <= magnitude else {
            findings.report(
                .numberOutOfRange, "constants and multipliers must not exceed \(DecimalText.shortest(magnitude))",
                at: range)
            return false
        }
        return true
    }

    /// A distance has its own two locations to be paired: on one axis, and both or neither by the layout direction.
    private func isOffsetLegal(
        _ operand: Constraint.Operand, at range: SourceRange, axisPairing: ReadOptions.AxisPairing,
        findings: inout ReaderFindings
    ) -> Bool {
        guard case .offset(let from, let to) = operand else { return true }
        let (a, b) = (Constraint.Operand.anchor(from), Constraint.Operand.anchor(to))
        if a.crossesAxis(b), axisPairing == .refused {
            findings.report(.invalidAttributePairing, "Invalid pairing of layout attributes.", at: range)
            return false
        }
        if a.mixesDirections(b) {
            findings.report(
                .leadingLeftPairing,
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
                at: range)
            return false
        }
        return true
    }
}

extension Constraint.Operand {
    fileprivate var kindName: String {
        switch self {
        case .offset: "distance"
        case .anchor(let anchor): anchor.attribute.isLocation ? "location" : "size"
        }
    }

    fileprivate var axisName: String { anchors.first?.attribute.axis.rawValue ?? "" }

    /// How an absolute attribute is turned into one that follows the layout direction.
    fileprivate var directionalHint: String? {
        guard case .anchor(let anchor) = self, let relative = anchor.attribute.directional else { return nil }
        return "did you mean '\(relative.name)' rather than '\(anchor.attribute.name)'?"
    }

    fileprivate func crossesAxis(_ other: Self) -> Bool {
        guard case .anchor(let a) = self, case .anchor(let b) = other else { return false }
        return a.attribute.isLocation && b.attribute.isLocation && a.attribute.axis != b.attribute.axis
    }

    fileprivate func mixesDirections(_ other: Self) -> Bool {
        guard case .anchor(let a) = self, case .anchor(let b) = other else { return false }
        let kinds = [a.attribute.kind, b.attribute.kind]
        return kinds.contains(.absoluteX) && kinds.contains(.relativeX)
    }
}

extension DiagnosticCode {
    package static let invalidAttributePairing = DiagnosticCode("invalid-attribute-pairing")
    package static let leadingLeftPairing = DiagnosticCode("leading-left-pairing")
}
