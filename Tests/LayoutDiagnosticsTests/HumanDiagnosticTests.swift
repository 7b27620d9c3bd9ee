// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutJSON
import SourceLocations
import Testing

struct HumanDiagnosticTests {
    private static func mark(_ line: String, _ word: String) -> String {
        let source = SourceText(name: "a.json", line)
        guard let found = line.firstRange(of: word) else { return "" }
        let start = line.utf8.distance(from: line.startIndex, to: found.lowerBound)
        return Diagnostic(.init("code"), .error, "message", at: SourceRange(start, start + word.utf8.count))
            .human(in: source)
    }

    @Test func `A diagnostic has colours`() {
        let source = SourceText(name: "a.json", "titel")
        let diagnostic = Diagnostic(.init("code"), .warning, "no titel", at: SourceRange(0, 5))
        let text = diagnostic.human(in: source, coloring: .terminal)
        #expect(text.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
        #expect(text.contains("\u{1B}[32m^~~~~\u{1B}[0m\n"))
        let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(plain == diagnostic.human(in: source))
    }

    @Test func `A diagnostic has a place, line, mark and hint`() {
        let source = SourceText(name: "card.json", "{\n  \"root\": titel\n}\n")
        let diagnostic = Diagnostic(
            .init("unknown-item"), .error, "no titel", at: SourceRange(12, 17),
            labels: [.init(SourceRange(0, 1), "in this")], fixes: [.init("did you mean title?")])
        #expect(
            diagnostic.human(in: source) == """
                card.json:2:11: error: no titel [unknown-item]
                2 |   "root": titel
                  |           ^~~~~
                card.json:1:1: note: in this
                1 | {
                  | ^
                  = hint: did you mean title?

                """)
        #expect(diagnostic.short(in: source) == "card.json:2:11: error: no titel [unknown-item]")
    }

    @Test func `Tabs and wide characters keep the mark in place`() {
        #expect(
            Self.mark("\tab\tword", "word") == """
                a.json:1:5: error: message [code]
                1 |     ab  word
                  |         ^~~~

                """)
        // Two columns for each of the three Chinese characters; none for the combining acute.
        #expect(
            Self.mark("登录页 e\u{301} word", "word") == """
                a.json:1:8: error: message [code]
                1 | 登录页 e\u{301} word
                  |          ^~~~

                """)
    }

    @Test func `Control characters never reach the terminal`() {
        let text = Self.mark("\u{1B}[31m\u{202E}word", "word")
        #expect(!text.contains("\u{1B}"))
        #expect(!text.contains("\u{202E}"))
        #expect(text.contains("| \u{FFFD}[31m\u{FFFD}word\n  |       ^~~~\n"))
    }

    @Test func `Long lines are cut around the mark`() {
        let text = Self.mark(
            String(repeating: "x", count: 500_000) + " word " + String(repeating: "y", count: 500_000), "word")
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count <= 108 })
        #expect(lines[1].hasPrefix("1 | …x") && lines[1].hasSuffix("y…") && lines[1].contains(" word "))
        let column = lines[2].count - 4
        #expect(String(lines[1].dropFirst(column).prefix(4)) == "word")
    }

    @Test func `A range over lines is marked to the end of its first`() {
        let source = SourceText(name: "a", "abc\ndef")
        let text = Diagnostic(.init("c"), .warning, "m", at: SourceRange(1, 6)).human(in: source)
        #expect(text == "a:1:2: warning: m [c]\n1 | abc\n  |  ^~\n")
    }

    @Test func `A diagnostic at the end of the file has a mark`() {
        let source = SourceText(name: "a", "abc")
        let text = Diagnostic(.init("c"), .error, "m", at: SourceRange(3, 3)).human(in: source)
        #expect(text == "a:1:4: error: m [c]\n1 | abc\n  |    ^\n")
    }

    @Test func `A diagnostic without a place or source has no excerpt`() {
        let diagnostic = Diagnostic(.init("c"), .error, "two\nlines")
        #expect(diagnostic.human(in: nil) == "error: two\\nlines [c]\n")
        #expect(diagnostic.short(in: SourceText(name: "f", "")) == "f: error: two\\nlines [c]")
    }

    @Test func `A diagnostic is written as JSON`() {
        let source = SourceText(name: "a.json", "{\n  x\n}")
        let diagnostic = Diagnostic(
            .init("c"), .error, "say \"x\"", at: SourceRange(4, 5),
            fixes: [.init("write y", range: SourceRange(4, 5), replacement: "y")], views: ["v"],
            constraints: ["v.width == 1"])
        #expect(
            [diagnostic].json(in: source).compactText
                == #"[{"code":"c","severity":"error","message":"say \"x\"","file":"a.json","line":2,"column":3,"endLine":2,"endColumn":4,"views":["v"],"constraints":["v.width == 1"],"fixes":[{"description":"write y","line":2,"column":3,"endLine":2,"endColumn":4,"replacement":"y"}]}]"#
        )
    }

    @Test func `Readable JSON breaks only long lines`() {
        let long = JSONOutput.array((1...40).map { .integer($0) })
        let value = JSONOutput.object([
            "a": .object(["b": .number("1.5"), "c": .array([])]), "gone": nil, "long": long,
        ])
        #expect(value.text.hasPrefix("{\n  \"a\": { \"b\": 1.5, \"c\": [] },\n  \"long\": [\n    1,\n    2,"))
        #expect(value.text.hasSuffix("    40\n  ]\n}"))
    }
}
