// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
package import LayoutModel
package import SourceLocations

/// A layout document with its equations in canonical form; everything else, including comments, is unchanged.
package struct FormattedDocument: Hashable, Sendable {
    package var bytes: [UInt8]
    /// In the order of the text; empty if it was canonical.
    package var edits: [EquationEdit]

    package var wasCanonical: Bool { edits.isEmpty }
}

extension Document {
    /// The canonical form of the text that this document was read from.
    ///
    /// Objects and visual formats have no other spelling and are left unchanged.
    package func formatted(_ source: SourceText) -> FormattedDocument {
        let edits = canonicalEdits(of: ParsedDocument(source))
        var bytes: [UInt8] = []
        var position = 0
        for edit in edits {
            bytes += source.bytes[position..<edit.range.lowerBound]
            bytes += Array(edit.replacement.utf8)
            position = edit.range.upperBound
        }
        bytes += source.bytes[position...]
        return FormattedDocument(bytes: bytes, edits: edits)
    }

    /// What `formatted(_:)` would change.
    package func canonicalEdits(of parsed: ParsedDocument) -> [EquationEdit] {
        guard let root = parsed.value else { return [] }
        var placesBySource: [SourceRange: Int] = [:]
        for (index, constraint) in constraints.enumerated() {
            // Of a component's constraint, that of the first instance.
            if let range = constraint.source, placesBySource[range] == nil { placesBySource[range] = index }
        }
        var viewsBySource: [SourceRange: Int] = [:]
        for (index, view) in views.enumerated() {
            if let range = view.source, viewsBySource[range] == nil { viewsBySource[range] = index }
        }
        let metricNames = Set(metrics.map(\.name))
        var edits: [EquationEdit] = []
        for entry in EquationStrings.all(in: root) {
            let value = entry.value["equation"] ?? entry.value
            guard let text = value.string, let index = placesBySource[value.range] else { continue }
            var formatter = EquationFormatter(document: self, owner: entry.owner.flatMap { viewsBySource[$0] })
            var known = metricNames
            if let component = entry.component {
                formatter.instance = parsed.firstUse(of: component.range).map { ($0, component["view"]?.string("id")) }
                known = Set((component["parameters"]?.members ?? []).map(\.key))
                known.formUnion((component["metrics"]?.members ?? []).map(\.key))
            }
            let bytes = Array(text.utf8)
            let lexemes = EquationLexer.lexemes(of: bytes) { known.contains($0) }
            guard let terms = EquationTerms(lexemes, text: bytes),
                let (equation, constraint) = formatter.text(terms, of: constraints[index]), equation != text
            else { continue }
            edits.append(
                EquationEdit(
                    constraint: index, range: value.range, replacement: JSONOutput.string(equation).text,
                    equation: equation, exchangesItems: constraint != constraints[index]))
        }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

/// The strings of a JSON tree that may be equations.
private enum EquationStrings {
    /// One with the source of the view whose list holds it, or with the component that it is of.
    typealias Entry = (owner: SourceRange?, component: JSONValue?, value: JSONValue)

    static func all(in document: JSONValue) -> [Entry] {
        var result: [Entry] = (document["constraints"]?.elements ?? []).map { (nil, nil, $0) }
        for component in document["components"]?.members ?? [] {
            result += (component.value["constraints"]?.elements ?? []).map { (nil, component.value, $0) }
            result += all(inViewsOf: component.value["view"], component: component.value)
        }
        return result + all(inViewsOf: document["root"], component: nil)
    }

    private static func all(inViewsOf root: JSONValue?, component: JSONValue?) -> [Entry] {
        var result: [Entry] = []
        var views = root.map { [$0] } ?? []
        while let view = views.popLast() {
            result += (view["constraints"]?.elements ?? []).map { (view.range, component, $0) }
            views += view["children"]?.elements ?? []
        }
        return result
    }
}
