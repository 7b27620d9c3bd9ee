// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import DiagnosticPages
import LayoutExplanations
import LayoutJSON
package import LayoutRuns
import LayoutSource

/// What a client can read about layouts: pages of the documentation, a page for each diagnostic, the schema.
package struct ReferencePages {
    private let files: any FileSystem
    private let pipelines: PipelinePool
    /// The names of the pages, without their extension, by the order of the documentation.
    private let pages: [(name: String, title: String, path: String)]

    private static let scheme = "alrender://"
    private static let reference = scheme + "reference/"
    private static let diagnostics = scheme + "diagnostics"
    private static let schema = scheme + "schema"

    /// - Parameter folder: of the pages, as Markdown; nil if none are installed.
    package init(in folder: String?, of files: any FileSystem, pipelines: PipelinePool) {
        self.files = files
        self.pipelines = pipelines
        let names = folder.map { files.contents(of: $0).files.filter { $0.hasSuffix(".md") && $0 != "README.md" } }
        pages = (names ?? []).map { name in
            let path = "\(folder ?? "")/\(name)"
            let first = Self.text(path, files)?.split(separator: "\n", maxSplits: 1).first ?? ""
            let title = first.drop { $0 == "#" || $0 == " " }
            return (String(name.dropLast(3)), title.isEmpty ? name : String(title), path)
        }
    }

    private static func text(_ path: String, _ files: any FileSystem) -> String? {
        (try? files.readRegularFile(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let markdown = "text/markdown"

    var listed: [JSONOutput] {
        func resource(_ uri: String, _ name: String, _ title: String, _ type: String = Self.markdown) -> JSONOutput {
            .object([
                "uri": .string(uri), "name": .string(name), "title": .string(title), "mimeType": .string(type),
            ])
        }
        return pages.map { resource(Self.reference + $0.name, $0.name, $0.title) } + [
            resource(Self.diagnostics, "diagnostics", "All diagnostics, a line each"),
            resource(Self.schema, "schema", "JSON Schema of layout documents", "application/schema+json"),
        ]
    }

    static let templates: [JSONOutput] = [
        .object([
            "uriTemplate": .string(diagnostics + "/{code}"), "name": .string("diagnostic"),
            "title": .string("What a diagnostic means, with an example and its correction"),
            "mimeType": .string(markdown),
        ])
    ]

    func contents(_ uri: String?) throws(ProtocolFault) -> JSONOutput {
        guard let uri else { throw ProtocolFault(.invalidParameters, "expected the uri of a resource") }
        guard let (text, type) = text(of: uri) else {
            throw ProtocolFault(
                .resourceNotFound, "there is no resource '\(uri)'", data: .object(["uri": .string(uri)]))
        }
        return .object(["uri": .string(uri), "mimeType": .string(type), "text": .string(text)])
    }

    private func text(of uri: String) -> (text: String, type: String)? {
        if uri == Self.schema { return (LayoutSchema.jsonText, "application/schema+json") }
        if uri == Self.diagnostics { return (DiagnosticPages.index, Self.markdown) }
        if uri.hasPrefix(Self.diagnostics + "/") {
            let code = String(uri.dropFirst(Self.diagnostics.count + 1))
            guard let page = DiagnosticPages.page(of: code), case .success(let pipeline) = pipelines.lease().pipeline
            else { return nil }
            return (page.markdown(pipeline), Self.markdown)
        }
        guard uri.hasPrefix(Self.reference),
            let page = pages.first(where: { Self.reference + $0.name == uri }),
            let text = Self.text(page.path, files)
        else { return nil }
        return (text, Self.markdown)
    }
}
