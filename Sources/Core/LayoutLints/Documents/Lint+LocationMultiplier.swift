// SPDX-License-Identifier: Apache-2.0

extension Lint {
    /// Apple's guide allows no multiplier on a location; the runtime does (S20). The reader reports it.
    package static let locationMultiplier = Lint(
        .locationMultiplier, "No multiplier but 1 on a location: its effect depends on the superview's coordinates.",
        level: .warning, strict: .error)
}
