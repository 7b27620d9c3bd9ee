// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import SourceLocations

/// A document with every use of a component written out, of which only what has the right keys and types is left.
struct CheckedDocument: Sendable {
    /// Nil if nothing is left.
    var checked: JSONValue?
    /// Diagnostics of the syntax, keys and types.
    var findings: ReaderFindings
    /// False where a part of the text could not be read, so that a missing name is not an error.
    var knowsAllNames: Bool
    /// What uses of components have made; nil if there are none.
    var text: ExpandedText?
    /// The files that the document includes.
    var files: [FileReference] = []

    init(checked: JSONValue?, findings: ReaderFindings, knowsAllNames: Bool) {
        self.checked = checked
        self.findings = findings
        self.knowsAllNames = knowsAllNames
    }

    /// - Parameter isComplete: false where the text ended early or has parts that could not be read.
    init(
        _ value: JSONValue, source: SourceText, included: IncludedDocuments?, syntax: ReaderFindings, isComplete: Bool,
        edition: DocumentEdition = DocumentEdition()
    ) {
        var findings = syntax
        for name in included?.findings.excused ?? [] { findings.excuse(name) }
        if isComplete, included?.isComplete != false {
            DocumentEdition.checkNames(
                in: included?.completed(value) ?? value, components: included?.definitions ?? [], &findings)
        }
        var value = edition.applied(to: value)
        var unused: [JSONValue] = []
        knowsAllNames = isComplete
        if let included {
            var expansion = DocumentExpansion(included, bytes: source.bytesOfFiles)
            for var definition in included.definitions {
                definition.parameters = edition.parameters(of: definition.name, definition.parameters)
                expansion.components[definition.name] = definition
                expansion.componentNames.append(definition.name)
            }
            findings.add(included.findings.diagnostics)
            for name in included.findings.excused { expansion.findings.excuse(name) }
            expansion.knowsAllNames = included.isComplete
            value = expansion.expanded(included.completed(value))
            findings.add(expansion.findings.diagnostics)
            knowsAllNames = knowsAllNames && expansion.knowsAllNames
            text = expansion.text
            files = included.references + expansion.references
            unused = expansion.unusedViews
        }
        findings.text = text
        value = edition.completed(value, &findings)
        if let texts = edition.texts {
            findings.add(texts.findings.diagnostics)
            files += texts.references
        }
        var check = ShapeCheck(findings: findings, isComplete: isComplete && (included?.isComplete ?? true))
        check.colorNames = Set(value["colors"]?.members.map(\.key) ?? [])
        checked = check.checked(value, .object(Shape.document))
        for view in unused { _ = check.checked(view, .reference(.view)) }
        self.findings = check.findings
        knowsAllNames = knowsAllNames && !check.droppedView
    }

    /// - Parameter writtenNames: of views in the document's own text.
    func read(_ source: SourceText, options: ReadOptions, writtenNames: Set<String>) -> ReadResult {
        guard let checked else { return ReadResult(document: nil, diagnostics: findings.sorted, files: files) }
        var reader = DocumentReader(source: source, bytes: text?.bytes ?? source.bytes, options: options)
        reader.findings = findings
        reader.knowsAllNames = knowsAllNames
        reader.files = files
        reader.writtenNames = writtenNames
        var result = reader.read(checked)
        result.instances = text?.instances ?? [:]
        return result
    }
}

extension SourceText {
    /// The bytes of the text and of what it includes, a byte apart.
    fileprivate var bytesOfFiles: [UInt8] {
        included.reduce(into: bytes) { bytes, text in
            bytes.append(UInt8(ascii: "\n"))
            bytes += text.bytes
        }
    }
}
