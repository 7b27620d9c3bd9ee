// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
package import SourceLocations
package import StringsFiles

/// The texts of a strings file by the texts that they replace in a layout document.
package struct TranslatedStrings: Hashable, Sendable {
    package let texts: [String: String]

    /// Reads `{ "Sign in": "Anmelden" }`, Apple's `"Sign in" = "Anmelden";` with comments, or a string catalogue.
    ///
    /// - Parameter language: of a catalogue, which has the texts of several languages.
    package init(_ source: SourceText, language: String? = nil) throws(StringsFileFault) {
        if language == nil, source.name.hasSuffix(".xcstrings") {
            throw StringsFileFault(
                "a string catalogue has the texts of several languages: name them in \"languages\" of the matrix",
                at: SourcePosition(line: 1, column: 1))
        }
        texts = try StringsFile(source, language: language).texts
    }

    /// Keys of a layout document whose values are shown to people.
    private static let keys: Set<String> = [
        "text", "title", "placeholder", "segments", "markup", "prompt", "backItem", "itemTitles", "items",
        "leftBarButtonItems", "rightBarButtonItems", "subtitle", "headerTitle", "footerTitle", "tabs", "pathComponents",
    ]

    /// A layout document with its texts replaced. Everything else stays byte for byte, on the same lines.
    package func applied(to source: SourceText) -> SourceText {
        var edits: [(range: Range<Int>, text: String)] = []
        var pending = [JSONReader.read(source).value].compactMap(\.self)
        while let value = pending.popLast() {
            switch value.content {
            case .object(let members):
                for member in members {
                    if Self.keys.contains(member.key) {
                        for text in [member.value] + member.value.elements { edits += edit(text) }
                    }
                    pending.append(member.value)
                }
            case .array(let elements): pending += elements
            default: break
            }
        }
        var bytes = source.bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        return SourceText(name: source.name, bytes: bytes)
    }

    private func edit(_ value: JSONValue) -> [(range: Range<Int>, text: String)] {
        guard let text = value.string, let translated = texts[text] else { return [] }
        return [(value.range.lowerBound..<value.range.upperBound, JSONOutput.quoted(translated))]
    }
}
