// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import SourceLocations
import Testing

struct TranslatedStringsTests {
    @Test func `Only texts that people see are replaced, and lines stay where they are`() throws {
        let strings = try TranslatedStrings(SourceText(name: "de.json", #"{ "OK": "Gut \"so\"" }"#))
        let document = """
            // OK
            { "root": { "id": "OK", "text": "OK", "children": [
              { "id": "b", "segments": ["OK", "No"] } ] } }
            """
        let replaced = strings.applied(to: SourceText(name: "x", document))
        #expect(
            String(decoding: replaced.bytes, as: UTF8.self) == """
                // OK
                { "root": { "id": "OK", "text": "Gut \\"so\\"", "children": [
                  { "id": "b", "segments": ["Gut \\"so\\"", "No"] } ] } }
                """)
    }

    @Test(arguments: [
        "prompt", "backItem", "itemTitles", "items", "leftBarButtonItems", "rightBarButtonItems", "subtitle",
        "headerTitle", "footerTitle", "tabs", "pathComponents",
    ])
    func `Texts of bars, cells and menus are replaced, too`(key: String) throws {
        let strings = try TranslatedStrings(SourceText(name: "de.json", #"{ "Orders": "Bestellungen" }"#))
        for value in [#""Orders""#, #"["Orders", { "title": "Orders" }]"#] {
            let replaced = strings.applied(to: SourceText(name: "x", "{ \"\(key)\": \(value) }"))
            #expect(
                String(decoding: replaced.bytes, as: UTF8.self)
                    == "{ \"\(key)\": \(value.replacing("Orders", with: "Bestellungen")) }")
        }
    }

    @Test func `A string catalogue has the texts of a language`() throws {
        let catalogue = SourceText(
            name: "Localizable.xcstrings",
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "OK": { "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Gut" } } } } } }
            """)
        #expect(try TranslatedStrings(catalogue, language: "de").texts == ["OK": "Gut"])
        #expect(try TranslatedStrings(catalogue, language: "fr").texts.isEmpty)
        #expect(throws: (any Error).self) { try TranslatedStrings(catalogue) }
    }

    @Test(arguments: [
        ("strings/ar.json", "ar"), ("pt-BR.lproj/Localizable.strings", "pt-BR"), ("strings/longer.json", nil),
    ])
    func `A strings file that is called by a language sets it`(path: String, language: String?) {
        var matrix = CaseMatrix()
        matrix.strings = [path]
        #expect(matrix.cells.map(\.canvas.language) == [language])
        matrix.languages = ["fr"]
        #expect(matrix.cells.map(\.canvas.language) == ["fr"])
    }
}
