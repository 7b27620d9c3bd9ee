// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutRuns
import LayoutScene
import SourceLocations

/// What there is to show of a layout: solved as it is requested, or why it cannot be.
struct LayoutPreview {
    package var source: SourceText?
    /// Scenes of an Interface Builder file, or a document's variants after the document itself.
    package var parts = [Part()]
    /// Whether these are all: the names in a text with an error may be missing.
    var knowsParts = true
    /// Nil if there is no layout.
    package var result: LayoutJob.Result?
    package var diagnostics: [Diagnostic] = []
    /// What the program reports apart from diagnostics, such as that the file cannot be read.
    var complaints: [String] = []
    /// Files that it was made from.
    package var sources: [String] = []

    /// What a menu chooses from.
    struct Part: Hashable {
        /// In requests; nil for the document itself.
        package var id: String?
        package var name: String?
    }

    /// Whether the text is the one that a page has seen.
    package var revision: String {
        source.map { Self.revision(of: $0.bytes) } ?? ""
    }

    package static func revision(of bytes: [UInt8]) -> String {
        bytes.withUnsafeBytes { ContentDigest($0).description }
    }

    /// Everything that is wrong, as on a terminal.
    var problemText: String {
        let findings = source.map { DiagnosticReport.text(diagnostics, in: $0, format: .human) } ?? ""
        return complaints.map { "\($0)\n" }.joined() + findings
    }

    /// What a page asks when its file has changed.
    ///
    /// - Parameter change: how often its files have changed.
    package func json(change: Int) -> JSONOutput {
        .members([
            .init("revision", .string(revision)), .init("change", .integer(change)),
            .init("hasLayout", .boolean(result != nil)),
            .init("parts", .array(knowsParts ? parts.map { .string($0.id ?? "") } : [])),
            .init("problem", .string(problemText)),
        ])
    }
}
