// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
package import SourceLocations

/// The text of a layout document as a JSON value whose keys and types are checked. Parsed once, it is read for each variant
/// and each canvas.
package struct ParsedDocument: Sendable {
    package let source: SourceText
    /// The value as it is in the text; nil if the text has none.
    let value: JSONValue?
    /// What is left of the value without members that are not allowed; nil if nothing is.
    let checked: JSONValue?
    /// Diagnostics of the syntax, keys and types.
    let findings: ReaderFindings
    /// False where a part of the text could not be read, so that a missing name is not an error.
    package let knowsAllNames: Bool

    package init(_ source: SourceText) {
        self.source = source
        let json = JSONReader.read(source)
        var findings = ReaderFindings()
        findings.add(
            json.errors.map { error in
                var diagnostic = Diagnostic(error)
                if error.kind == .otherNotation { diagnostic.fixes += Self.fix(forOtherNotation: source) }
                return diagnostic
            })
        value = json.value
        guard let value else {
            checked = nil
            self.findings = findings
            knowsAllNames = json.isComplete
            return
        }
        var check = ShapeCheck(findings: findings, isComplete: json.isComplete)
        check.colorNames = Set(value["colors"]?.members.map(\.key) ?? [])
        checked = check.checked(value, .object(Shape.document))
        self.findings = check.findings
        knowsAllNames = json.isComplete && !check.droppedView
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

    /// In the order of the text, whether or not the rest of the document can be read.
    package var variantNames: [String] { value?["variants"]?.members.map(\.key) ?? [] }

    /// The document, with every name resolved, every default filled in and every diagnostic collected.
    package func read(options: ReadOptions = ReadOptions()) -> ReadResult {
        guard let checked else { return ReadResult(document: nil, diagnostics: findings.sorted) }
        var reader = DocumentReader(source: source, options: options)
        reader.findings = findings
        reader.knowsAllNames = knowsAllNames
        return reader.read(checked)
    }
}
