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
}
