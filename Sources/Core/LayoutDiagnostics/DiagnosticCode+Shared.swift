// SPDX-License-Identifier: Apache-2.0
/// What more than one stage reports; every other code is beside the check that finds it.
extension DiagnosticCode {
    /// A file with the name of a font that holds none.
    package static let brokenFontFile = DiagnosticCode("broken-font-file")
    package static let illegalLocationConstant = DiagnosticCode("illegal-location-constant")
    /// The reader's warning about a multiplier on a location, which a lint may turn into an error.
    package static let locationMultiplier = DiagnosticCode("location-multiplier")
    /// A weight or slant that the document's own fonts of a family do not have.
    package static let missingFontFace = DiagnosticCode("missing-font-face")
    /// A font file of a package that is not installed.
    package static let missingFontFile = DiagnosticCode("missing-font-file")
    /// A system version or an Xcode newer than the platform facts.
    package static let newerThanKnown = DiagnosticCode("newer-than-known")
    package static let nonFiniteNumber = DiagnosticCode("non-finite-number")
    package static let tooManyConstraints = DiagnosticCode("too-many-constraints")
    package static let tooManyViews = DiagnosticCode("too-many-views")
    /// What lies under a bar or the keyboard, which a picture also shows.
    package static let underBar = DiagnosticCode("under-bar")
    /// A font family that no known file has.
    package static let unknownFontFamily = DiagnosticCode("unknown-font-family")
}
