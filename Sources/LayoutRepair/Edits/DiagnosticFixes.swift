// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics

/// The fixes of diagnostics as edits.
package enum DiagnosticFixes {
    /// Of each diagnostic with a code the first fix that is an edit; those that overlap an earlier one are left for the next
    /// time.
    package static func edits(of diagnostics: [Diagnostic], code: DiagnosticCode) -> [TextEdit] {
        let found = diagnostics.filter { $0.code == code }.compactMap { diagnostic -> TextEdit? in
            diagnostic.fixes.lazy.compactMap { fix in
                guard let range = fix.range, let replacement = fix.replacement else { return nil }
                return TextEdit(range, replacement)
            }.first
        }
        var edits: [TextEdit] = []
        for edit in found.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        })
        where edit.range.lowerBound >= edits.last?.range.upperBound ?? 0 && edit != edits.last {
            edits.append(edit)
        }
        return edits
    }
}
