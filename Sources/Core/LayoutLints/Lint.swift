// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
package import SourceLocations

/// Advice that a layout can break and still be correct.
package struct Lint: Sendable {
    /// How severe its diagnostics are.
    package enum Level: String, Hashable, CaseIterable, Sendable {
        case off, note, warning, error

        package var severity: Diagnostic.Severity? {
            switch self {
            case .off: nil
            case .note: .note
            case .warning: .warning
            case .error: .error
            }
        }
    }

    /// How strictly the advice is applied, and the levels that a user has given to single lints.
    package struct Strictness: Hashable, Sendable {
        /// Apple's guide, applied strictly.
        package var isByGuide = false
        package var levels: [DiagnosticCode: Level] = [:]
        /// Whether advice that would be a note is left out, unless it has a level of its own.
        package var isForFaultsOnly = false

        package init(isByGuide: Bool = false, levels: [DiagnosticCode: Level] = [:]) {
            self.isByGuide = isByGuide
            self.levels = levels
        }

        package static let standard = Strictness()
        package static let guide = Strictness(isByGuide: true)
        /// What every picture tells: what is wrong, not what could be better.
        package static let faults: Strictness = {
            var faults = Strictness()
            faults.isForFaultsOnly = true
            return faults
        }()
    }

    /// What a check has found, before its level is known.
    package struct Finding: Hashable, Sendable {
        package var message: String
        package var range: SourceRange?
        package var fixes: [Diagnostic.Fix]
        package var views: [String]
        package var constraints: [String]
        /// The room that the first of the views lacks.
        package var shortage: Diagnostic.Shortage?

        package init(
            _ message: String, at range: SourceRange?, fixes: [Diagnostic.Fix] = [], views: [String] = [],
            constraints: [String] = [], shortage: Diagnostic.Shortage? = nil
        ) {
            self.message = message
            self.range = range
            self.fixes = fixes
            self.views = views
            self.constraints = constraints
            self.shortage = shortage
        }
    }

    package var code: DiagnosticCode
    /// The advice in one sentence.
    package var summary: String
    package var level: Level
    package var strictLevel: Level

    package init(_ code: DiagnosticCode, _ summary: String, level: Level, strict: Level) {
        self.code = code
        self.summary = summary
        self.level = level
        strictLevel = strict
    }

    /// How severe the diagnostics are.
    package func level(_ strictness: Strictness) -> Level {
        if let level = strictness.levels[code] { return level }
        let level = strictness.isByGuide ? strictLevel : level
        return strictness.isForFaultsOnly && level == .note ? .off : level
    }

    /// Reports what a check has found; if the lint is off, the check does not run.
    package func diagnostics(_ strictness: Strictness, _ findings: () -> [Finding]) -> [Diagnostic] {
        guard let severity = level(strictness).severity else { return [] }
        return findings().map { finding in
            var diagnostic = Diagnostic(
                code, severity, finding.message, at: finding.range, fixes: finding.fixes, views: finding.views,
                constraints: finding.constraints)
            diagnostic.shortage = finding.shortage
            return diagnostic
        }
    }

    /// Sets the severity of a diagnostic of the reader that is also a lint, where the options say one.
    package static func promoted(_ diagnostics: [Diagnostic], _ strictness: Strictness) -> [Diagnostic] {
        diagnostics.compactMap { diagnostic in
            guard diagnostic.code == Lint.locationMultiplier.code else { return diagnostic }
            guard strictness.isByGuide || strictness.levels[diagnostic.code] != nil else { return diagnostic }
            guard let severity = Lint.locationMultiplier.level(strictness).severity else { return nil }
            var result = diagnostic
            result.severity = severity
            return result
        }
    }
}
