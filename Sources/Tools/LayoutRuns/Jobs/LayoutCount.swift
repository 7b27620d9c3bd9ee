// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import Synchronization

/// How many layouts were checked, and how many diagnostics of each severity they have. Threads may count at the same time.
package final class LayoutCount: Sendable {
    private struct Counts {
        var layouts = 0
        var severities: [Diagnostic.Severity: Int] = [:]
    }

    private let counts = Mutex(Counts())

    package init() {}

    package func add(_ run: LayoutRun) {
        counts.withLock { counts in
            counts.layouts += 1
            for diagnostic in run.diagnostics { counts.severities[diagnostic.severity, default: 0] += 1 }
        }
    }

    /// `12 layouts: 1 error, 3 warnings, 0 notes`
    package var text: String {
        counts.withLock { counts in
            func part(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
            let parts = Diagnostic.Severity.allCases.map { part(counts.severities[$0] ?? 0, $0.rawValue) }
            return part(counts.layouts, "layout") + ": " + parts.joined(separator: ", ")
        }
    }
}
