// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Indexes of what is selected in a control or a bar.
struct SelectionTests {
    private static func findings(_ keys: String) -> [Diagnostic] {
        Document.read(SourceText(name: "test.json", "{\"root\": {\"id\": \"r\", \(keys)}}")).diagnostics
    }

    @Test(arguments: [
        (
            #""type": "segmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": 2"#,
            "no segment has index 2: the last of 2 has index 1"
        ),
        (
            #""type": "tabBar", "items": ["A"], "selectedItem": 1"#,
            "no item has index 1: the only one has index 0"
        ),
        (#""type": "tabBar", "items": [], "selectedItem": 1"#, "no item has index 1: there is none"),
        (#""type": "pageControl", "currentPage": 3"#, "no page has index 3: the last of 3 has index 2"),
    ])
    func `An index beyond the last is a warning at the number`(keys: String, message: String) throws {
        let findings = Self.findings(keys)
        #expect(findings.map(\.code) == [.selectionOutOfRange])
        #expect(findings.first?.severity == .warning)
        #expect(findings.first?.message == message)
    }

    @Test(arguments: [
        #""type": "segmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": 1"#,
        #""type": "segmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": -1"#,
        #""type": "segmentedControl", "segments": []"#, #""type": "tabBar", "items": []"#,
        #""type": "tabBar", "items": [], "selectedItem": 0"#, #""type": "pageControl", "numberOfPages": 0"#,
        #""type": "pageControl", "numberOfPages": 4, "currentPage": 3"#,
    ])
    func `An index of an item, none and the first of none are not`(keys: String) {
        #expect(Self.findings(keys).isEmpty)
    }

    @Test func `Bars of the document count as well`() {
        let text = """
            {"root": {"id": "r"}, "canvas": {"safeArea": {"bottom": 49}},
             "bars": {"tabBar": {"items": ["A", "B"], "selectedItem": 5}}}
            """
        let findings = Document.read(SourceText(name: "test.json", text)).diagnostics
        #expect(findings.map(\.code) == [.selectionOutOfRange])
    }
}
