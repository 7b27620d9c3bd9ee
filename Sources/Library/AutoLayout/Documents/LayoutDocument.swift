// SPDX-License-Identifier: Apache-2.0
import ImageProcesses
package import LayoutLints
package import LayoutModel
package import LayoutSource
import SourceLocations

/// A layout: a tree of views and the constraints between them.
///
/// A document comes from a text, from literals of Swift, from a builder, or from a view of the module UIKit. Nothing is read or solved before
/// ``solved(variant:canvas:withAdvice:)``, which throws all mistakes of the text with their places.
///
/// ```swift
/// let document = LayoutDocument(["canvas": ["width": 320, "height": 120]]) {
///     LayoutView("screen") {
///         for number in 1...3 { LayoutView("row\(number)") }
///     }
/// } constraints: {
///     "|[row1, row2, row3]|"
///     for number in 2...3 { "row\(number).top = row\(number - 1).bottom + 8" }
/// }
/// ```
public struct LayoutDocument: Hashable, Sendable {
    /// The name in captions of pictures and in diagnostics, such as that of a file.
    public var name: String
    /// What the document names by paths: images (PNG, JPEG, SVG), included documents, rows of data, texts, documents behind a sheet. This library
    /// opens no file.
    public var files: [String: [UInt8]]
    /// The path of the program `alrender`, of the same version, in processes of which images are decoded: a harmful file then ends such a
    /// process, not this one. Nil to decode them in this process.
    public var imageProgram: String?
    private let content: Content

    private enum Content: Hashable, Sendable {
        case file([UInt8])
        case model(Document)
    }

    private init(_ content: Content, _ name: String, _ files: [String: [UInt8]]) {
        self.content = content
        self.name = name
        self.files = files
    }

    /// The text of a layout file, in JSON.
    public init(_ text: String, named name: String = "layout", files: [String: [UInt8]] = [:]) {
        self.init(contents: Array(text.utf8), named: name, files: files)
    }

    /// The bytes of a layout file, in UTF-8 or UTF-16.
    public init(contents: [UInt8], named name: String, files: [String: [UInt8]] = [:]) {
        self.init(.file(contents), name, files)
    }

    /// A layout file as literals of Swift.
    public init(_ value: LayoutValue, named name: String = "layout", files: [String: [UInt8]] = [:]) {
        self.init(value.json.text + "\n", named: name, files: files)
    }

    /// A document that is built in code.
    ///
    /// - Parameters:
    ///   - keys: what the document states in addition to its views and constraints: `canvas`, `metrics`, `variants` and so on.
    ///   - root: the root view with the views inside it.
    ///   - constraints: equations, visual formats, or objects.
    public init(
        _ keys: KeyValuePairs<String, LayoutValue> = [:], named name: String = "layout", files: [String: [UInt8]] = [:],
        root: () -> LayoutView, @LayoutBuilder<LayoutValue> constraints: () -> [LayoutValue] = { [] }
    ) {
        let members =
            keys.map { LayoutValue.Member($0.key, $0.value) } + [
                LayoutValue.Member("root", root().value), LayoutValue.Member("constraints", .array(constraints())),
            ]
        self.init(.object(members), named: name, files: files)
    }

    /// A document that was made of something else than a text.
    package init(_ model: Document, named name: String) { self.init(.model(model), name, [:]) }

    /// The text of a layout file. Reading it gives an equal layout.
    public var text: String {
        switch content {
        case .file(let bytes): String(decoding: bytes, as: UTF8.self)
        case .model(let model): model.jsonText
        }
    }

    private var source: SourceText {
        switch content {
        case .file(let bytes): SourceText(name: name, bytes: bytes)
        case .model(let model): SourceText(name: name, model.jsonText)
        }
    }

    /// What the document was made of; nil for a text.
    package var model: Document? { if case .model(let model) = content { model } else { nil } }

    /// Solves the layout. Conflicts and ambiguities are diagnostics of the result; what keeps a document from being solved is thrown.
    ///
    /// - Parameters:
    ///   - variant: one of the document's ``variants``.
    ///   - canvas: keys of a document's `canvas` over those that it states, such as `["device": "iphone-16", "direction": "rtl"]`.
    ///   - withAdvice: whether the diagnostics have the advice that `alrender check` gives.
    public func solved(
        variant: String? = nil, canvas: LayoutValue = [:], withAdvice: Bool = false
    ) throws(LayoutError) -> SolvedLayout {
        var options = ReadOptions(variant: variant)
        if canvas != [:] { options.canvas = try Self.overrides(canvas) }
        let decoder = imageProgram.map { ProcessImageDecoder(program: $0) }
        let resources = FilesInMemory(files: files, imageDecoder: decoder)
        return try PipelinePool.shared.withPipeline { pipeline throws(LayoutError) in
            try SolvedLayout(run(options, resources, pipeline, advice: withAdvice ? .standard : nil))
        }
    }

    package func run(
        _ options: ReadOptions, _ resources: some DocumentResources, _ pipeline: LayoutPipeline,
        advice: Lint.Strictness? = nil
    ) -> LayoutRun {
        if let model, options == ReadOptions() {
            let source = SourceText(name: name, "")
            return pipeline.solve(model, of: source, findings: [], resources: resources, advice: advice)
                .judged(.allowed)
        }
        return pipeline.solve(source, options: options, resources: resources, advice: advice).judged(.allowed)
    }

    /// The names of the document's variants, in its order. A text with mistakes throws them.
    public var variants: [String] { get throws(LayoutError) { try read().variants.map(\.name) } }

    /// The document after reading.
    package func read() throws(LayoutError) -> Document {
        if let model { return model }
        let files = FilesInMemory(files: files, imageDecoder: nil).namedFiles
        return try Self.read(ParsedDocument(source, files: files))
    }

    private static func read(_ parsed: ParsedDocument) throws(LayoutError) -> Document {
        let result = parsed.read(options: ReadOptions())
        guard let document = result.document else {
            throw .invalidDocument(result.diagnostics.map { LayoutDiagnostic($0, in: parsed.source) })
        }
        return document
    }

    private static func overrides(_ canvas: LayoutValue) throws(LayoutError) -> CanvasOverrides {
        let document = LayoutDocument(["canvas": canvas, "root": ["id": "root"]], named: "canvas")
        return try document.read().overrides
    }
}

extension LayoutDocument: ExpressibleByDictionaryLiteral {
    /// A layout file as a literal, its keys in the order of the literal.
    public init(dictionaryLiteral elements: (String, LayoutValue)...) {
        self.init(.object(elements.map { LayoutValue.Member($0.0, $0.1) }))
    }
}
