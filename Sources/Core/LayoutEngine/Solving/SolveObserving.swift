// SPDX-License-Identifier: Apache-2.0
/// Observes how a layout is solved, for callers that read a clock.
package protocol SolveObserving {
    /// Returns what `build` returns: the rows of one pass.
    func building(_ build: () -> ConstraintSystem) -> ConstraintSystem
}

/// Observes nothing.
package struct Unobserved: SolveObserving {
    package init() {}

    package func building(_ build: () -> ConstraintSystem) -> ConstraintSystem { build() }
}
