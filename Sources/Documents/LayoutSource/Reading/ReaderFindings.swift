// SPDX-License-Identifier: Apache-2.0
package import LayoutDiagnostics
import SourceLocations

/// The diagnostics of one reading, and the names that must not be reported a second time.
struct ReaderFindings {
    /// Beyond this a file is not a layout with mistakes.
    static let limit = 1_000
    /// Suggestions cost a comparison with every known name.
    private static let suggestionLimit = 100

    private(set) var diagnostics: [Diagnostic] = []
    /// Names whose definition was wrong, so that their uses are not errors of their own.
    private(set) var excused: Set<String> = []
    /// The text of a document with uses of components; places in it become places in the files.
    var text: ExpandedText?
    /// What has been reported in such a text: instances have the same mistakes.
    private var reported: [DiagnosticCode: Set<SourceRange>] = [:]
    private var suggestions = 0
    private var omitted = 0

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    mutating func add(_ others: [Diagnostic]) { diagnostics += others.prefix(Self.limit) }

    mutating func excuse(_ name: String) { excused.insert(name) }

    /// False after so many suggestions that more are not worth the search for them.
    var maySuggest: Bool { suggestions < Self.suggestionLimit }

    /// The nearest known name; nil if none is near.
    mutating func nearest(_ name: String, among names: some Collection<String>) -> String? {
        guard maySuggest else { return nil }
        suggestions += 1
        return NearestName.of(name, among: names)
    }

    /// Whether there is an error within a part of the source.
    func hasError(within range: SourceRange, code: DiagnosticCode? = nil) -> Bool {
        let range = text?.place(of: range) ?? range
        return diagnostics.contains { finding in
            guard finding.severity == .error, let found = finding.range, code == nil || code == finding.code else {
                return false
            }
            return range.lowerBound <= found.lowerBound && found.upperBound <= range.upperBound
        }
    }

    /// Adds a diagnostic, with what was probably meant where that is known: the text that should be there, or a
    /// hint in words.
    ///
    /// - Parameter alternative: what may have been meant instead of `meant`, in words.
    mutating func report(
        _ code: DiagnosticCode, _ message: String, at range: SourceRange?, severity: Diagnostic.Severity = .error,
        labels: [Diagnostic.Label] = [], meant: String? = nil, spelling: Spelling = .quoted,
        alternative: String? = nil, hint: String? = nil,
        views: [String] = [], constraints: [String] = [],
        consoleText: String? = nil
    ) {
        let place = range.map { text?.place(of: $0) ?? $0 }
        if text != nil, let place, !reported[code, default: []].insert(place).inserted { return }
        guard diagnostics.count < Self.limit else {
            omitted += 1
            return
        }
        let canReplace = range.map { text?.isCopied($0) ?? true } ?? false
        var fixes = hint.map { [Diagnostic.Fix($0)] } ?? []
        if let meant {
            let replacement = spelling == .quoted ? "\"\(meant)\"" : meant
            fixes.append(
                Diagnostic.Fix(
                    "did you mean '\(meant)'\(alternative.map { ", or \($0)" } ?? "")?",
                    range: canReplace ? place : nil, replacement: canReplace ? replacement : nil))
        }
        let labels = labels.map { Diagnostic.Label(text?.place(of: $0.range) ?? $0.range, $0.message) }
        diagnostics.append(
            Diagnostic(
                code, severity, message, at: place, labels: labels + labelsOfUse(range), fixes: fixes, views: views,
                constraints: constraints, consoleText: consoleText))
    }

    /// The uses that led to a place, and the parameter for which a value stands.
    private func labelsOfUse(_ range: SourceRange?) -> [Diagnostic.Label] {
        guard let range, let text else { return [] }
        if let parameter = text.arguments[text.place(of: range)] {
            return [Diagnostic.Label(parameter, "the value stands for this")]
        }
        return text.nearestUse(of: range).map(text.chain) ?? []
    }

    /// How a name is in the source: as a JSON string of its own, or within one.
    enum Spelling { case quoted, bare }

    /// By place; those about the whole file come first, and equals keep the order in which they were reported.
    var sorted: [Diagnostic] {
        let byPlace = diagnostics.enumerated().sorted { a, b in
            let (x, y) = (a.element.range, b.element.range)
            let first = (x?.lowerBound ?? -1, x?.upperBound ?? -1, a.offset)
            return first < (y?.lowerBound ?? -1, y?.upperBound ?? -1, b.offset)
        }.map(\.element)
        guard omitted > 0 else { return byPlace }
        return byPlace + [
            Diagnostic(
                .tooManyFindings, .note, "\(omitted) more diagnostics are left out; the first may be their cause")
        ]
    }
}

extension DiagnosticCode {
    package static let tooManyFindings = DiagnosticCode("too-many-findings")
    package static let wrongType = DiagnosticCode("wrong-type")
    package static let wrongCount = DiagnosticCode("wrong-count")
    package static let unknownKey = DiagnosticCode("unknown-key")
    package static let missingKey = DiagnosticCode("missing-key")
    package static let contradictoryKeys = DiagnosticCode("contradictory-keys")
    package static let unknownValue = DiagnosticCode("unknown-value")
    package static let numberOutOfRange = DiagnosticCode("number-out-of-range")
    package static let invalidIdentifier = DiagnosticCode("invalid-id")
    package static let invalidColor = DiagnosticCode("invalid-color")
}
