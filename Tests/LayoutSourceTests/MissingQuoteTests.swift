// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// A missing quotation mark is one error, wherever it is missing, and what does not depend on it is still read.
struct MissingQuoteTests {
    private static let document = """
        {
          "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "type": "view", "children": [ { "id": "box", "type": "view" } ] },
          "constraints": [
            "box.leading = screen.leading + 8", "box.top = screen.top + 8", "box.width = 100", "box.height = 50"
          ]
        }
        """

    private static func findings(_ text: String) -> [Diagnostic] {
        Document.read(SourceText(name: "a.json", text)).diagnostics
    }

    @Test(arguments: [
        ("\"screen\"", "\"screen", "\"screen"), ("\"canvas\"", "\"canvas", "\"canvas"),
        ("+ 8\", \"box.top", "+ 8, \"box.top", "\"box.leading = screen.leading + 8"),
        ("50\"", "50", "\"box.height = 50"), ("\"view\" } ]", "\"view } ]", "\"view"),
    ])
    func `A missing closing quotation mark is reported`(written: String, broken: String, marked: String) throws {
        let text = Self.document.replacing(written, with: broken)
        let findings = Self.findings(text)
        #expect(findings.map(\.message) == ["unterminated string: expected \""])
        let range = try #require(findings.first?.range)
        #expect(String(decoding: Array(text.utf8)[range.lowerBound..<range.upperBound], as: UTF8.self) == marked)
    }

    @Test(arguments: [("\"constraints\"", "constraints\""), ("\"screen\"", "screen\"")])
    func `A missing opening quotation mark is reported`(written: String, broken: String) {
        let findings = Self.findings(Self.document.replacing(written, with: broken))
        #expect(findings.map(\.message) == ["missing opening quote: expected \" before the string"])
    }

    @Test func `An extra quotation mark is reported`() {
        #expect(Self.findings(Self.document.replacing("\"screen\"", with: "\"5\" tall\"")).count == 1)
    }

    @Test func `Errors of other lines are reported, too`() {
        let text = Self.document.replacing("\"screen\"", with: "\"screen").replacing(
            "\"height\": 200", with: "\"hight\": 2")
        let findings = Self.findings(text)
        #expect(findings.map(\.code) == [.unknownKey, .jsonSyntax])
    }

    /// Each mark of the document taken away in turn.
    @Test func `Any one quotation mark of a document may be missing`() {
        let bytes = Array(Self.document.utf8)
        for place in bytes.indices where bytes[place] == UInt8(ascii: "\"") {
            var broken = bytes
            broken.remove(at: place)
            let findings = Document.read(SourceText(name: "a.json", bytes: broken)).diagnostics
            #expect(findings.count == 1, "without the mark at \(place)")
        }
    }
}
