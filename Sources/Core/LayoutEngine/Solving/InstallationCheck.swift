// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import LayoutModel

/// Decides which of a document's constraints enter the system, and says why another does not.
///
/// A document that was read has passed Apple's checks already; one that a program made is checked only for what the
/// arithmetic needs.
enum InstallationCheck {
    static func check(_ document: Document) -> (isInstalled: [Bool], findings: [Diagnostic]) {
        var isInstalled: [Bool] = []
        isInstalled.reserveCapacity(document.constraints.count)
        var findings: [Diagnostic] = []
        for constraint in document.constraints {
            if let (code, message) = fault(in: constraint) {
                isInstalled.append(false)
                let equation = constraint.equation(in: document)
                findings.append(
                    Diagnostic(code, .error, "\(message) (\(equation))", at: constraint.source, constraints: [equation])
                )
            } else {
                isInstalled.append(constraint.isActive)
            }
        }
        findings += document.views.compactMap { autoresizingFault(in: $0, of: document) }
        return (isInstalled, findings)
    }

    private static func fault(in constraint: Constraint) -> (DiagnosticCode, String)? {
        if case .anchor(let anchor) = constraint.first, anchor.attribute.isLocation,
            constraint.second == nil || constraint.multiplier == 0
        {
            return (.illegalLocationConstant, "Location attributes must be specified in pairs.")
        }
        guard constraint.constant.isFinite, constraint.multiplier.isFinite, constraint.systemSpacing.isFinite else {
            return (.nonFiniteNumber, "NSLayoutConstraint constant is not finite!  That's illegal.")
        }
        return nil
    }

    private static func autoresizingFault(in view: View, of document: Document) -> Diagnostic? {
        guard let mask = view.autoresizingMask, let superview = view.superview else { return nil }
        guard view.frame != nil else {
            return Diagnostic(
                .autoresizingNeedsFrame, .error,
                "'\(view.id)' translates its autoresizing mask into constraints, which requires a 'frame'",
                at: view.source, views: [view.id])
        }
        guard !mask.isEmpty, document.designSize(of: superview) == nil else { return nil }
        let parent = document.views[superview]
        return Diagnostic(
            .autoresizingNeedsFrame, .error,
            "'\(view.id)' resizes in proportion to '\(parent.id)', which needs a 'frame' for its design-time size",
            at: view.source, views: [view.id, parent.id])
    }
}

extension DiagnosticCode {
    package static let autoresizingNeedsFrame = DiagnosticCode("autoresizing-needs-frame")
}
