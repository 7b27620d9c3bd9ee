// SPDX-License-Identifier: Apache-2.0
/// How diagnostics are printed.
package enum DiagnosticFormat: String, Hashable, CaseIterable, Sendable {
    /// With the line of the source and a mark under the place.
    case human
    /// `file:line:column: severity: message [code]`, one line each.
    case short
    /// One array of objects for the whole run, as in the JSON of `solve`.
    case json
    /// One log of the Static Analysis Results Interchange Format, version 2.1.0, for the whole run.
    case sarif
    /// Workflow commands of GitHub Actions, which show each diagnostic beside its line.
    case github
    /// What Apple's own system prints to its console.
    case uikit

    /// Whether it gives fixes as changes of the source, for programs that carry them out.
    package var listsEdits: Bool { self == .json || self == .sarif }
}
