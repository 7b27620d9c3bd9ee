// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import SourceLocations
import Testing

struct TranslatedStringsTests {
    @Test(arguments: [
        (#""a"="b";"#, ["a": "b"]), ("/* x */ \"a\" // y\n = \n\"b\" ;", ["a": "b"]),
        (#""a \"q\"" = "1\n2\U00e9";"#, ["a \"q\"": "1\n2é"]), ("", [:]),
    ])
    func `Apple's format has comments, escapes and any white space`(text: String, expected: [String: String]) {
        #expect(TranslatedStrings(SourceText(name: "de.strings", text))?.texts == expected)
    }

    @Test(arguments: ["\"a\"", "\"a\" = b;", "/* x", "\"a\" = \"b", "\"\\"])
    func `What is neither format is refused`(text: String) {
        #expect(TranslatedStrings(SourceText(name: "de.strings", text)) == nil)
        #expect(TranslatedStrings(SourceText(name: "de.json", text)) == nil)
    }

    @Test func `Only texts that people see are replaced, and lines stay where they are`() throws {
        let strings = try #require(TranslatedStrings(SourceText(name: "de.json", #"{ "OK": "Gut \"so\"" }"#)))
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
}
