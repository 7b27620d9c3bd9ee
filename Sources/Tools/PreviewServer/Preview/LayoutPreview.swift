// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutGeometry
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
    /// What the requested constants belong to in the file: equations by the places of their constraints.
    package var equations: [Int: String] = [:]
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

    /// What a page needs in addition to its picture.
    ///
    /// - Parameters:
    ///   - canvas: where it is in the picture.
    ///   - hasPage: whether there is something to show, if only what was there before an error.
    package func json(canvas: Rect?, hasPage: Bool) -> JSONOutput {
        func count(_ severity: Diagnostic.Severity) -> JSONOutput {
            .integer(diagnostics.count { $0.severity == severity })
        }
        var members: [(String, JSONOutput)] = [
            ("revision", .string(revision)), ("hasPicture", .boolean(result != nil)), ("hasPage", .boolean(hasPage)),
            (
                "parts",
                .array(
                    parts.map { .object(["id": $0.id.map(JSONOutput.string), "name": $0.name.map(JSONOutput.string)]) })
            ),
            ("knowsParts", .boolean(knowsParts)),
            (
                "equations",
                .members(equations.sorted { $0.key < $1.key }.map { .init(String($0.key), .string($0.value)) })
            ),
            ("errors", count(.error)), ("warnings", count(.warning)), ("problem", .string(problemText)),
        ]
        if let run = result?.run, let document = run.document, let layout = run.layout {
            let views = layout.views.indices.dropFirst().filter { !document.views[$0].isHidden }.map { index in
                let frame = layout.views[index].canvasFrame
                return JSONOutput.members([
                    .init("id", .string(document.views[index].id)), .init("x", .exact(frame.x)),
                    .init("y", .exact(frame.y)), .init("width", .exact(frame.width)),
                    .init("height", .exact(frame.height)),
                ])
            }
            members.append(("views", .array(views)))
            members.append(("width", .exact(layout.canvasSize.width)))
            members.append(("height", .exact(layout.canvasSize.height)))
            if let canvas {
                members.append(("canvasX", .exact(canvas.x)))
                members.append(("canvasY", .exact(canvas.y)))
                members.append(("zoom", .exact(canvas.width / max(layout.canvasSize.width, 1e-9))))
            }
        }
        return .members(members.map { JSONOutput.Member($0.0, $0.1) })
    }
}
