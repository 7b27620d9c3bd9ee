// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics

/// The fixes of diagnostics as edits.
package enum DiagnosticFixes {
    /// The first fix with edits of each diagnostic with a code, in the order of their places; fixes that overlap an
    /// earlier one are left for the next time.
    package static func fixes(of diagnostics: [Diagnostic], code: DiagnosticCode) -> [[TextEdit]] {
        let found = diagnostics.filter { $0.code == code }.compactMap { diagnostic in
            diagnostic.fixes.lazy.map { $0.edits.map { TextEdit($0.range, $0.replacement) } }.first { !$0.isEmpty }
        }
        var fixes: [[TextEdit]] = []
        for fix in found.sorted(by: { $0[0].isBefore($1[0]) }) {
            let isFree = fix.allSatisfy { edit in
                fixes.allSatisfy { $0.allSatisfy { !$0.overlaps(edit) && $0 != edit } }
            }
            if isFree { fixes.append(fix) }
        }
        return fixes
    }
}

extension TextEdit {
    fileprivate func isBefore(_ other: TextEdit) -> Bool {
        (range.lowerBound, range.upperBound) < (other.range.lowerBound, other.range.upperBound)
    }

    fileprivate func overlaps(_ other: TextEdit) -> Bool {
        range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
    }
}
