// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics

extension InputOutcome {
    /// The result of an input, in a line: `form.png 12 ms, 1 warning`. Nil if there is nothing to name.
    ///
    /// - Parameter written: the files that were written; without one the input is named.
    func announcement(written: [String], milliseconds: Double) -> String? {
        let names = written.isEmpty ? Array(sources.prefix(1)) : written
        guard !names.isEmpty, !written.isEmpty || !hasComplaint else { return nil }
        var counts: [Diagnostic.Severity: Int] = [:]
        for case .findings(let diagnostics, _, _) in steps {
            for diagnostic in diagnostics { counts[diagnostic.severity, default: 0] += 1 }
        }
        let findings = Diagnostic.Severity.allCases.compactMap { severity in
            counts[severity].map { ", \($0) \(severity.rawValue)\($0 == 1 ? "" : "s")" }
        }
        return DisplayText.safe(names.joined(separator: ", ")) + " \(Self.time(milliseconds))" + findings.joined()
    }

    /// Whether something has failed beyond its diagnostics: the message names the input.
    private var hasComplaint: Bool {
        steps.contains { step in
            switch step {
            case .complaint, .obstacle: true
            default: false
            }
        }
    }

    /// Whole milliseconds, at least one.
    package static func time(_ milliseconds: Double) -> String { "\(Int(max(milliseconds.rounded(), 1))) ms" }
}
