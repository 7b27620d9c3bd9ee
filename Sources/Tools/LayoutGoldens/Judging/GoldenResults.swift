// SPDX-License-Identifier: Apache-2.0
/// The outcomes of a run's cases, in the order of the run.
package struct GoldenResults: Sendable {
    package private(set) var all: [GoldenOutcome.CaseResult] = []
    package private(set) var passed = 0
    package var report = GoldenReport()
    /// Cases that could not be judged, drawn or written.
    package private(set) var errors = 0
    /// What the page of failures shows.
    package private(set) var failures: [FailurePage.Case] = []
    /// Goldens without a layout that are those of a renamed one: reported with the new name.
    package private(set) var renamed: Set<String> = []

    package init() {}

    package mutating func add(_ outcome: GoldenOutcome) {
        all += outcome.results
        passed += outcome.passed
        errors += outcome.results.count { $0.verdict.isError }
        failures += outcome.failures
        renamed.formUnion(outcome.renamedGoldens)
    }

    /// The cases that failed, for a report by cause.
    package var members: [FailureGroup.Member] {
        all.compactMap { result in
            if case .failed(let failure, let lines) = result.verdict {
                FailureGroup.Member(failure, lines: lines)
            } else {
                nil
            }
        }
    }

    /// An input that could not be judged.
    package mutating func addError() { errors += 1 }

    /// `12 passed, 1 failed, 2 errors`
    package var summary: String {
        let undrawn = all.count { if case .undrawable = $0.verdict { true } else { false } }
        return Self.summary(passed: passed, failed: failures.count - undrawn, errors: errors)
    }

    static func summary(passed: Int, failed: Int, errors: Int) -> String {
        "\(passed) passed, \(failed) failed" + (errors == 0 ? "" : ", \(errors) error\(errors == 1 ? "" : "s")")
    }
}
