// SPDX-License-Identifier: Apache-2.0
/// The outcomes of a run's cases, in the order of the run.
package struct GoldenResults: Sendable {
    package private(set) var all: [GoldenOutcome.CaseResult] = []
    package private(set) var passed = 0
    package var report = GoldenReport()
    /// What the page of failures shows.
    package private(set) var failures: [FailurePage.Case] = []
    /// Goldens without a layout that are those of a renamed one: reported with the new name.
    package private(set) var renamed: Set<String> = []

    package init() {}

    package mutating func add(_ outcome: GoldenOutcome) {
        all += outcome.results
        passed += outcome.passed
        failures += outcome.failures
        renamed.formUnion(outcome.renamedGoldens)
    }
}
