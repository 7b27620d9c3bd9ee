// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics

extension Diagnostic {
    /// Codes of advice that is a matter of style, not a fault of a layout.
    private static let matters = Set(
        (Lint.ofDocuments + Lint.ofLayouts).filter { $0.level != .warning && $0.level != .error }.map(\.code))

    /// The kinds of faults among diagnostics: a repair that leaves one that was not there has made the layout worse.
    package static func faultKinds(of diagnostics: [Diagnostic]) -> Set<DiagnosticCode> {
        var kinds = Set(diagnostics.filter { $0.severity != .note && !matters.contains($0.code) }.map(\.code))
        // Whether an ambiguous view is misplaced is not reported: what determines it does not make it so.
        if kinds.contains(.ambiguousLayout) { kinds.insert(.misplacedView) }
        return kinds
    }
}
