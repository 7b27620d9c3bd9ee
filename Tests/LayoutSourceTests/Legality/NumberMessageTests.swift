// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// What messages expect instead of a number that is too large.
struct NumberMessageTests {
    @Test(arguments: [
        (#""lineSpacing": 1e10"#, "expected a number of at most 1000000000, found 10000000000"),
        (#""lineSpacing": -1"#, "expected a number of at least 0, found -1"),
        (#""lineHeight": 1e10"#, "expected a number of at most 1000000000, found 10000000000"),
        (#""lineHeight": 0"#, "expected a number above 0, found 0"),
        (#""numberOfLines": 1e10"#, "expected a whole number from 0 to 1000000, found 10000000000"),
        (#""style": {"opacity": 1e10}"#, "expected a number from 0 to 1, found 10000000000"),
    ])
    func `A message states the bound that a number exceeds`(key: String, message: String) {
        let text = #"{ "root": { "id": "screen", "children": [ { "id": "a", "type": "label", \#(key) } ] } }"#
        let read = Document.read(SourceText(name: "a.json", text))
        #expect(read.diagnostics.map(\.message) == [message])
        #expect(read.diagnostics.map(\.code) == [.numberOutOfRange])
    }
}
