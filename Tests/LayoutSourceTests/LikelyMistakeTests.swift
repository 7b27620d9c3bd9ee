// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutModel
import SourceLocations
import Testing

@testable import LayoutSource

/// Mistakes that people make who come from other notations: each is one error, with what was meant.
struct LikelyMistakeTests {
    private static let document = """
        {
          "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "children": [
            { "id": "a", "type": "label", "text": "A" },
            { "id": "b", "type": "label", "text": "B" }
          ] },
          "constraints": [ "a.leading = screen.leading", "a.top = screen.top", "b.left = a.right", "b.top = a.top" ]
        }
        """

    private static func findings(_ text: String) -> [Diagnostic] {
        Document.read(SourceText(name: "a.json", text)).diagnostics
    }

    @Test(arguments: ["scroll", "ScrollView", "scrolView", "UIScrollView"])
    func `A misspelt type of view is one error, even if its guides are used`(type: String) {
        let found = Self.findings(
            """
            {"root": {"id": "screen", "children": [{"id": "list", "type": "\(type)", "children": [{"id": "row"}]}]},
             "constraints": ["row.top = list.contentLayoutGuide.top"]}
            """)
        #expect(found.map(\.code) == [.unknownValue], "\(found.map(\.message))")
        #expect(found.flatMap(\.fixes).map(\.replacement) == ["\"scrollView\""])
    }

    /// The only error of the document with a part replaced; its fix, if it has one with a replacement, makes the document valid.
    private func error(_ part: String, _ replacement: String, corrects: Bool = true) throws -> Diagnostic {
        try #require(Self.document.contains(part))
        let text = Self.document.replacing(part, with: replacement, maxReplacements: 1)
        let findings = Self.findings(text)
        #expect(findings.count == 1, "\(findings.map(\.message))")
        let found = try #require(findings.first)
        if corrects {
            let fix = try #require(found.fixes.first)
            let range = try #require(fix.range)
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: (fix.replacement ?? "").utf8)
            let corrected = String(decoding: bytes, as: UTF8.self)
            #expect(Self.findings(corrected).map(\.message) == [], "\(corrected)")
        }
        return found
    }

    @Test func `A list in braces is read as a list`() throws {
        let found = try error("\"children\": [", "\"children\": {")
        #expect(found.message == "a list begins with '[', found '{'")
        let both = Self.document.replacing("\"children\": [", with: "\"children\": {").replacing(
            "  ] },", with: "  } },")
        #expect(Self.findings(both).map(\.message) == ["a list begins with '[', found '{'"])
    }

    @Test func `An object of a list that is not closed ends before the next one`() throws {
        let found = try error("\"text\": \"A\" },", "\"text\": \"A\",")
        #expect(found.message == "expected '}' before the next object")
        #expect(found.labels.map(\.message) == ["opened here"])
    }

    @Test func `A list that is not closed ends before the next key`() throws {
        let found = try error("\"B\" }\n  ] },", "\"B\" },\n  \"constraints\": [] },")
        #expect(found.message == "expected ']' before the next key")
        #expect(found.labels.map(\.message) == ["opened here"])
        let without = Self.document.replacing("\"B\" }\n  ] },", with: "\"B\" }\n  \"constraints\": [] },")
        #expect(Self.findings(without).map(\.message) == ["expected ']' before the next key"])
        let list = Self.document.replacing("\"root\": {", with: "\"root\": [{")
        #expect(Self.findings(list).map(\.code).contains(.wrongType))
    }

    @Test func `A list that is not opened begins at its first object`() throws {
        let found = try error("\"children\": [", "\"children\": ")
        #expect(found.message == "expected '[' before the first of several objects")
    }

    @Test func `An object of a list that is not opened begins at its first key`() throws {
        for id in ["a", "b"] {
            let found = try error("{ \"id\": \"\(id)\"", "\"id\": \"\(id)\"")
            #expect(found.message == "expected '{' before the key")
        }
    }

    @Test func `A doubled brace is one error`() throws {
        let found = try error("{ \"id\": \"b\"", "{{ \"id\": \"b\"")
        #expect(found.message == "expected a key, found a second '{'")
    }

    @Test(arguments: [("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’")])
    func `Typographic quotation marks are replaced by straight ones`(opening: String, closing: String) throws {
        let key = try error("\"text\": \"A\"", "\(opening)text\(closing): \"A\"")
        #expect(key.message == "a string needs straight double quotes")
        let value = try error("\"text\": \"A\"", "\"text\": \(opening)A\(closing)")
        #expect(value.message == "a string needs straight double quotes")
    }

    @Test func `A comment begins with two slashes`() throws {
        for comment in ["# the canvas\n", "#canvas\n"] {
            let found = try error("\"canvas\"", "\(comment)  \"canvas\"")
            #expect(found.message == "a comment begins with //, found '#'")
        }
        #expect(try error("\"A\" }", "\"A\" } # the first\n").message == "a comment begins with //, found '#'")
    }

    @Test func `A second colon is one error`() throws {
        #expect(
            try error("\"canvas\":", "\"canvas\"::", corrects: false).message == "expected a value, found a second ':'")
    }

    @Test(arguments: [
        ("320", ".5", "0.5"), ("320", "+320", "320"), ("320", "0320", "320"), ("320", "320.", "320"),
        ("320", "320pt", "320"), ("320", "320px", "320"),
    ])
    func `A number that JSON does not know is corrected`(part: String, written: String, meant: String) throws {
        let found = try error(part, written)
        #expect(found.message == "\(written) is not a JSON number")
        #expect(found.fixes.first?.replacement == meant)
    }

    @Test(arguments: ["True", "TRUE", "\"true\"", "\"yes\"", "1"])
    func `What is meant as true is suggested`(written: String) throws {
        let found = try error("\"text\": \"A\"", "\"text\": \"A\", \"hidden\": \(written)")
        #expect(found.fixes.first?.replacement == "true")
        #expect(!found.message.contains("double quotes"))
    }

    @Test func `A number where a text is expected needs quotation marks`() throws {
        let found = try error("\"text\": \"A\"", "\"text\": 5")
        #expect(found.fixes.first?.replacement == "\"5\"")
    }

    @Test func `A single entry is not a list`() throws {
        let found = try error(
            "\"constraints\": [", "\"fonts\": { \"directories\": \"a\" }, \"constraints\": [", corrects: false)
        #expect(found.fixes.map(\.description) == ["a list is in square brackets, even if it has one entry"])
    }

    @Test func `A metric that is not defined is shown with its definition`() throws {
        let found = try error("b.top = a.top", "b.width = gap", corrects: false)
        #expect(found.fixes.map(\.description) == ["define it in the document: \"metrics\": { \"gap\": 8 }"])
    }

    @Test func `A size class is w or h`() throws {
        let found = try error(
            "\"text\": \"A\"",
            "\"text\": \"A\", \"variations\": [{ \"when\": { \"width\": \"compact\" }, \"text\": \"C\" }]")
        #expect(found.fixes.first?.replacement == "\"w\"")
    }

    @Test func `A file that is not JSON is one error`() {
        for text in ["<?xml version=\"1.0\"?><document/>", "%PDF-1.7"] {
            #expect(Self.findings(text).map(\.message) == ["the file is not JSON: expected an object"])
        }
        #expect(Self.findings("root:\n  id: a\n").count == 1)
    }

    @Test func `The encoding of a file is reported`() {
        func message(_ bytes: [UInt8]) -> String? {
            Document.read(SourceText(name: "a.json", bytes: bytes)).diagnostics.first?.message
        }
        #expect(message([0xFF, 0xFE, 0x7B, 0]) == "the file is UTF-16: save it as UTF-8")
        for bytes: [UInt8] in [
            [0x7B, 0, 0, 0], [0, 0, 0, 0x7B], [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0], [0, 0, 0xFE, 0xFF],
        ] {
            #expect(message(bytes) == "the file is UTF-32: save it as UTF-8")
        }
    }

    @Test(arguments: [
        (" H:|-[a]", "H:|-[a]"), ("h:|-[a]", "H:|-[a]"), ("v:[a]-[b]", "V:[a]-[b]"), ("H|-[a]", "H:|-[a]"),
        ("V :[a]-[b]", "V:[a]-[b]"), (" [a]-[b]", "[a]-[b]"),
    ])
    func `A visual format has a beginning that tells it`(written: String, meant: String) throws {
        let found = try error("\"b.top = a.top\"", "\"\(written)\"")
        #expect(found.code == .visualFormatSyntax)
        #expect(found.message == "a visual format begins with H:, V:, | or [")
        #expect(found.fixes.first?.replacement == "\"\(meant)\"")
    }

    @Test func `A visual format is not an equation`() throws {
        let found = try error("\"b.top = a.top\"", "{ \"equation\": \"V:[a]-[b]\" }", corrects: false)
        #expect(found.message == "a visual format has the key 'vfl', rather than 'equation'")
        #expect(Self.findings(Self.document.replacing("b.top = a.top", with: "b.top = a.top '[x]'")).isEmpty)
    }

    @Test(arguments: [
        ("b.width = 0.5 a.width", "write 0.5 * a.width"), ("b.width = 0.5x a.width", "write 0.5 * a.width"),
        ("b.left = 2 screen.layoutMarginsGuide.left", "write 2 * screen.layoutMarginsGuide.left"),
        ("b.width = a.width x 0.5", "write * 0.5"),
    ])
    func `A product needs its sign`(equation: String, hint: String) throws {
        let found = try error("b.top = a.top", equation, corrects: false)
        #expect(found.fixes.map(\.description) == [hint])
    }

    @Test(arguments: [("0,5", "0.5"), ("12,05", "12.05")])
    func `A number has a decimal point`(written: String, meant: String) throws {
        let found = try error("b.top = a.top", "b.width = \(written) * a.width")
        #expect(found.message == "write a decimal point, not a comma")
        #expect(found.fixes.first?.replacement == meant)
    }

    @Test func `Two equations in one string are not a number`() throws {
        let found = try error("b.top = a.top", "b.width = 10, b.height = 20", corrects: false)
        #expect(found.fixes.map(\.description) == ["write each equation as a string of its own"])
    }

    @Test func `An invisible character is named`() throws {
        let space = try error("b.top = a.top", "b.top\u{A0}= a.top", corrects: false)
        #expect(space.message == "expected =, <= or >=, found a no-break space, U+00A0")
        let zero = try error("b.top = a.top", "b.top = a.top\u{200B}", corrects: false)
        #expect(zero.message == "expected the end of the equation, found an invisible character, U+200B")
    }

    @Test func `Of spaces that JSON does not have, the first is reported`() throws {
        let found = try error("\"root\": {", "\u{A0}\"root\":\u{200B}{", corrects: false)
        #expect(found.message == "expected a plain space, found a no-break space, U+00A0")
        let alone = try error("\"root\": {", "\"root\":\u{3000}{")
        #expect(alone.message == "expected a plain space, found an invisible character, U+3000")
    }

    @Test func `A semicolon between entries is read as a comma`() throws {
        let found = try error("\"a.leading = screen.leading\", ", "\"a.leading = screen.leading\"; ")
        #expect(found.message == "entries are separated by ',', found ';'")
    }

    @Test func `An equals sign after a key is read as a colon`() throws {
        #expect(try error("\"root\": {", "\"root\" = {").message == "expected ':' after the key")
    }

    @Test func `A file with the marks of a merge conflict is reported as such`() throws {
        let text = Self.document.replacing(
            "{ \"id\": \"a\"", with: "\n<<<<<<< HEAD\n=======\n>>>>>>> main\n{ \"id\": \"a\"")
        #expect(Self.findings(text).map(\.message) == ["the file has an unresolved merge conflict"])
    }
}
