// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGoldens
import LayoutRuns

extension GoldenOutcome {
    /// Prints an outcome and writes its files; failed cases leave files that the caller's page of failures refers to. What failed is
    /// printed by the caller, by cause.
    ///
    /// - Parameter setup: says in which folders files are written.
    func inputOutcome(_ setup: GoldenSetup) -> InputOutcome {
        var outcome = InputOutcome(timings: timings)
        outcome.steps = files.map { .file(path: $0.path, $0.bytes, directory: .made, links: setup.links(of: $0.path)) }
        outcome.steps += removedFiles.map { .removal(path: $0) }
        for result in results {
            switch result.verdict {
            case .passed, .unwritten: break
            case .removed: outcome.printAchievement("removed \(DisplayText.safe(result.name))\n")
            case .recorded(let lines):
                outcome.printAchievement("recorded \(DisplayText.safe(result.name))\n" + Self.indented(lines))
            case .recordedWithErrors(let lines):
                outcome.printAchievement(
                    "recorded with errors: \(DisplayText.safe(result.name))\n" + Self.indented(lines))
                outcome.status.worsen(to: .errorDiagnostic)
            case .refused(let lines):
                outcome.printProduct("✗ \(DisplayText.safe(result.name))\n" + Self.indented(lines))
                outcome.status.worsen(to: .errorDiagnostic)
            case .failed: outcome.status.worsen(to: .difference)
            case .undrawable(let fault):
                outcome.printProduct("✗ \(DisplayText.safe(result.name))\n" + Self.indented([fault.message]))
                outcome.status.worsen(to: .difference)
                outcome.status.worsen(to: fault.status)
            case .fault(let fault): outcome.complain(fault.fileFault)
            }
        }
        if let remarks {
            outcome.printProduct("note on \(DisplayText.safe(remarks.name))\n" + Self.indented(remarks.lines))
        }
        return outcome
    }

    private static func indented(_ lines: [String]) -> String { lines.map { "    \(DisplayText.safe($0))\n" }.joined() }
}
