// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Texts of a document in other languages.
struct LocalizedTextsTests {
    private static let files = NamedFiles { path in
        switch path {
        case "en.json": .bytes(Array(#"{ "in": "Sign in", "only": "English" }"#.utf8))
        case "de.json": .bytes(Array(#"{ "in": "Anmelden", "OK": "Gut \"so\"" }"#.utf8))
        case "all.xcstrings":
            .bytes(
                Array(
                    #"""
                    { "sourceLanguage": "en", "version": "1.0", "strings": { "in": { "localizations": {
                      "en": { "stringUnit": { "state": "new", "value": "Enter" } },
                      "de": { "stringUnit": { "state": "translated", "value": "Eintreten" } } } } } }
                    """#.utf8))
        default: .missing(meant: nil)
        }
    }

    private static func texts(
        _ children: String, strings: String = #"["en.json", "de.json"]"#, _ language: String? = nil,
        pseudo: PseudoLanguage? = nil
    ) -> (texts: [String], codes: [String]) {
        var options = ReadOptions()
        options.canvas.language = language
        options.pseudo = pseudo
        let read = Document.read(
            SourceText(name: "t", #"{ "strings": \#(strings), "root": { "id": "OK", "children": [ \#(children) ] } }"#),
            options: options, files: files)
        return (
            read.document?.views.compactMap { $0.words } ?? [], read.diagnostics.map(\.code.rawValue)
        )
    }

    private static func label(_ text: String) -> String { #"{ "type": "label", "text": "\#(text)" }"# }

    @Test(
        arguments: [
            ("{@in}", nil, "Sign in"), ("{@in}", "de", "Anmelden"), ("{@in}", "de-AT", "Anmelden"),
            ("OK", "de", "Gut \"so\""),
            ("OK", "fr", "OK"), ("{@in}, please", "de", "Anmelden, please"),
        ] as [(String, String?, String)])
    func `a key in braces or a text is replaced by that of the language`(text: String, language: String?, shown: String)
    {
        let found = Self.texts(Self.label(text), language)
        #expect(found.texts == [shown])
        #expect(found.codes.isEmpty)
    }

    @Test func `a text without a translation is that of the first file, with a warning`() {
        let found = Self.texts(Self.label("{@only}"), "de")
        #expect(found.texts == ["English"])
        #expect(found.codes == ["missing-text"])
        #expect(Self.texts(Self.label("{@none}"), "de").codes == ["unknown-text"])
    }

    @Test func `a catalogue has all languages`() {
        #expect(Self.texts(Self.label("{@in}"), strings: #""all.xcstrings""#).texts == ["Enter"])
        #expect(Self.texts(Self.label("{@in}"), strings: #""all.xcstrings""#, "de").texts == ["Eintreten"])
    }

    @Test func `titles of bars, segments and menus are texts; names are not`() throws {
        let source = SourceText(
            name: "t",
            #"""
            { "strings": ["en.json", "de.json"], "canvas": { "language": "de", "width": 300, "height": 300, "safeArea": { "top": 44 } },
              "bars": { "navigationBar": { "title": "OK", "rightBarButtonItems": ["OK", { "title": "OK" }] } },
              "root": { "id": "OK", "children": [ { "type": "segmentedControl", "segments": ["OK", "No"] } ] } }
            """#)
        let document = try #require(Document.read(source, files: Self.files).document)
        #expect(document.views[0].id == "OK")
        #expect(document.jsonText.contains(#""segments": ["Gut \"so\"", "No"]"#))
        #expect(document.jsonText.split(separator: #""Gut \"so\"""#).count == 5)
    }

    @Test func `a pseudo-language is longer, accented or mirrored`() {
        let long = Self.texts(Self.label("Sign in"), pseudo: .long).texts.first ?? ""
        #expect(long.hasPrefix("Sign in ") && Double(long.count) >= 1.4 * 7)
        #expect(Self.texts(Self.label("Sign in"), pseudo: .accented).texts == ["Šîĝñ îñ"])
        #expect(Self.texts(Self.label("Sign in"), pseudo: .rtl).texts == ["\u{202E}Sign in\u{202C}"])
        #expect(PseudoLanguage.accented.text(of: "<b>a</b> &amp; b", isMarkup: true) == "<b>å</b> &amp; ƀ")
    }
}
