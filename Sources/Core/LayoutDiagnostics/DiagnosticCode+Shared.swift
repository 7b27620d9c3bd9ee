// SPDX-License-Identifier: Apache-2.0
/// What more than one stage reports; every other code is beside the check that finds it.
extension DiagnosticCode {
    /// A file with the name of a font that holds none.
    package static let brokenFontFile = DiagnosticCode("broken-font-file")
    package static let illegalLocationConstant = DiagnosticCode("illegal-location-constant")
    /// The reader's warning about a multiplier on a location, which a lint may turn into an error.
    package static let locationMultiplier = DiagnosticCode("location-multiplier")
    /// A system version or an Xcode newer than the platform facts.
    package static let newerThanKnown = DiagnosticCode("newer-than-known")
    package static let nonFiniteNumber = DiagnosticCode("non-finite-number")
    package static let tooManyConstraints = DiagnosticCode("too-many-constraints")
    package static let tooManyViews = DiagnosticCode("too-many-views")
}
