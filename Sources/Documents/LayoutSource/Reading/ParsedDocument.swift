// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
package import LayoutModel
package import SourceLocations
import StringsFiles

/// The text of a layout document as a JSON value whose keys and types are checked. Parsed once, it is read for each variant
/// and each canvas.
package struct ParsedDocument: Sendable {
    /// With the texts that it includes.
    package let source: SourceText
    /// The value as it is in the text; nil if the text has none.
    let value: JSONValue?
    /// Nil for a document that includes nothing and has no components.
    let included: IncludedDocuments?
    /// Diagnostics of the syntax.
    private let syntax: ReaderFindings
    private let isComplete: Bool
    private let files: NamedFiles
    /// The document without a variant, in its own texts.
    private let own: CheckedDocument

    /// - Parameter files: where the files are that the document includes.
    package init(_ source: SourceText, files: NamedFiles = .none) {
        let json = JSONReader.read(source)
        var findings = ReaderFindings()
        findings.add(
            json.errors.map { error in
                var diagnostic = Diagnostic(error)
                if error.kind == .otherNotation { diagnostic.fixes += Self.fix(forOtherNotation: source) }
                return diagnostic
            })
        value = json.value
        self.files = files
        isComplete = json.isComplete
        syntax = findings
        guard let value else {
            self.source = source
            included = nil
            own = CheckedDocument(checked: nil, findings: findings, knowsAllNames: json.isComplete)
            return
        }
        let isExpanded = value.member("include") != nil || DocumentExpansion.concerns(value)
        let included = isExpanded ? IncludedDocuments(value, of: source, files: files) : nil
        self.included = included
        var whole = source
        whole.included = included?.sources ?? []
        self.source = whole
        own = CheckedDocument(
            value, source: whole, included: included, syntax: findings, isComplete: json.isComplete)
    }

    /// Where a file of another kind belongs.
    private static func fix(forOtherNotation source: SourceText) -> [Diagnostic.Fix] {
        let start = String(decoding: source.bytes.prefix(4_096), as: UTF8.self)
        if !start.contains("<svg"),
            ["<?xml", "<document"].contains(where: start.drop(while: \.isWhitespace).hasPrefix)
        {
            return [Diagnostic.Fix("the file is XML: Interface Builder files are named .xib or .storyboard")]
        }
        if ["Unable to simultaneously satisfy", "<NSLayoutConstraint:"].contains(where: start.contains) {
            return [Diagnostic.Fix("'alrender explain' reads console logs")]
        }
        return FileKind(of: source.bytes).map { [Diagnostic.Fix("the file is \($0.noun), not a layout document")] }
            ?? []
    }

    /// False where a part of the text could not be read, so that a missing name is not an error.
    package var knowsAllNames: Bool { own.knowsAllNames }

    /// The name of the first instance of the component at a place.
    func firstUse(of component: SourceRange) -> String? {
        own.text.flatMap { text in
            text.definitions.first { $0.range == component }.map { text.uses[$0.use].name }
        }
    }

    /// In the order of the text, whether or not the rest of the document can be read.
    package var variantNames: [String] { value?["variants"]?.members.map(\.key) ?? [] }

    /// The language of the document's own texts, where it says so: the canvas's, or that of its first file of texts.
    package var sourceLanguage: String? {
        let paths = value.flatMap { included?.completed($0) ?? $0 }?["strings"]
        let first = paths?.string ?? paths?.elements.first?.string
        return value?["canvas"]?.string("language") ?? first.flatMap(LanguageTag.ofFile)
    }

    /// What the canvases of a variant, and of those that it extends, give.
    package func canvases(ofVariant name: String) -> [CanvasOverrides] {
        VariantChain(of: name, in: value?["variants"]?.members ?? []).layers.map { CanvasOverrides($0["canvas"]) }
    }

    /// The canvas of a variant that changes nothing else.
    package func canvasAlone(ofVariant name: String) -> CanvasOverrides? {
        guard let variant = value?["variants"]?[name], variant.members.map(\.key) == ["canvas"] else { return nil }
        return CanvasOverrides(variant["canvas"])
    }

    /// The document, with every name resolved, every default filled in and every diagnostic collected.
    package func read(options: ReadOptions = ReadOptions()) -> ReadResult {
        guard let value else { return own.read(source, options: options, writtenNames: []) }
        let variants = value["variants"]?.members ?? []
        let names = variants.contains { $0.value.member("views") != nil } ? Self.names(in: value["root"]) : []
        let edition = edition(options, variants)
        var options = options
        if options.pseudo == .rtl, options.canvas.direction == nil { options.canvas.direction = .rightToLeft }
        guard edition.texts != nil || DocumentEdition.isStructural(edition.layers) else {
            return own.read(source, options: options, writtenNames: names)
        }
        let checked = CheckedDocument(
            value, source: source, included: included, syntax: syntax, isComplete: isComplete, edition: edition)
        return checked.read(source, options: options, writtenNames: names)
    }

    /// What the variant and the language of a reading change.
    private func edition(_ options: ReadOptions, _ variants: [JSONValue.Member]) -> DocumentEdition {
        var edition = DocumentEdition()
        if let name = options.variant { edition.layers = VariantChain(of: name, in: variants).layers }
        let chosen = edition.layers.last { $0.member("strings") != nil }?["strings"]
        let own = value.flatMap { (included?.completed($0) ?? $0)["strings"] }
        guard chosen != nil || own != nil || !options.strings.isEmpty || options.pseudo != nil || hasKeys else {
            return edition
        }
        let canvases = [value?["canvas"]] + edition.layers.map { $0["canvas"] }
        edition.texts = LocalizedTexts(
            chosen ?? own, isChosen: chosen != nil, given: options.strings,
            language: options.canvas.language ?? canvases.compactMap { $0?.string("language") }.last,
            pseudo: options.pseudo, files: files)
        return edition
    }

    /// Whether a text may have a key of texts.
    private var hasKeys: Bool {
        ([source] + source.included).contains { $0.bytes.range(ofBytes: "{@") != nil }
    }

    /// The ids of views in a text, and the components that it uses without one.
    private static func names(in view: JSONValue?) -> Set<String> {
        guard let view else { return [] }
        let own = (view.string("id") ?? view.string("use")).map { [$0] } ?? []
        return (view["children"]?.elements ?? []).reduce(into: Set(own)) { $0.formUnion(names(in: $1)) }
    }
}
