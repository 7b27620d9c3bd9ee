// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Ids, identifiers, texts and file names that try to act on a terminal or on the log of a continuous integration service.
struct HostileNameTests {
    /// A line that GitHub Actions would read as a workflow command, and sequences that clear, ring, and reorder.
    private static let name = "a\n::error::forged\u{1B}[2J\u{7}\u{9B}2J\u{202E}\r"

    /// The name in JSON, without quotation marks.
    private static let escaped = #"a\n::error::forged\u001b[2J\u0007\u009b2J\u202e\r"#

    private static let document = """
        {
          "canvas": { "width": 100, "height": 100 }, "name": "\(escaped)", "description": "\(escaped)",
          "root": {
            "id": "screen",
            "children": [
              { "id": "\(escaped)", "type": "label", "text": "\(escaped)" }, { "id": "b", "image": "\(escaped)" }
            ]
          },
          "constraints": [
            { "equation": "b.width = 300", "identifier": "\(escaped)" },
            { "equation": "b.width = 200", "identifier": "\(escaped)" },
            "b.top = screen.top", "b.leading = screen.leading"
          ]
        }
        """

    private static let invalid = """
        {
          "root": { "id": "screen", "\(escaped)": 1 },
          "constraints": [
            "\(escaped)", "V:[\(escaped)", { "firstItem": "screen", "firstAttribute": "\(escaped)" },
            { "firstItem": "screen", "firstAttribute": "top\(escaped)", "constant": "\(escaped)" }
          ]
        }
        """

    @Test(arguments: [
        "check", "check --diagnostics short", "check --diagnostics github", "check --diagnostics uikit",
        "solve --format txt", "dump --stage document", "dump --stage constraints", "dump --stage layout",
        "dump --stage scene", "explain --conflict", "explain b.width", "check --strict --diagnostics github",
        "render -o missing/x.png",
    ])
    func `Nothing that a document says reaches a terminal or a log as it is`(command: String) throws {
        let scratch = try ScratchDirectory()
        for (stem, text) in [("valid", Self.document), ("invalid", Self.invalid)] {
            var words = command.split(separator: " ").map(String.init)
            words.insert(try scratch.write(text, to: "\(stem).layout.json"), at: 1)
            expectHarmless(try Executable.run(words, in: scratch.url), words)
        }
    }

    @Test(arguments: [
        "check", "solve", "test", "diff b.layout.json", "explain", "import", "import -o x", "fmt", "render -o x.png",
        "agreement",
        "report", "report merge", "figures", "review --port x",
    ])
    func `Nothing that a file name says reaches a terminal or a log as it is`(command: String) throws {
        let scratch = try ScratchDirectory()
        let path = try scratch.write(Self.invalid, to: Self.name + ".layout.json")
        _ = try scratch.write(Self.invalid, to: "b.layout.json")
        var words = command.split(separator: " ").map(String.init)
        words.insert(path, at: 1)
        expectHarmless(try Executable.run(words, in: scratch.url), words)
        words[1] = path + "?"
        expectHarmless(try Executable.run(words, in: scratch.url), words)
    }

    /// The output for a layout with a conflict, which has more output than an invalid document.
    @Test(arguments: [
        "check --sweep width=100...120", "solve --format txt", "dump --stage document", "explain --conflict",
        "fix --dry-run --reset", "test --golden NAME", "init NAME",
    ])
    func `Nothing that the name of a solved file says reaches a terminal or a log as it is`(command: String) throws {
        let scratch = try ScratchDirectory()
        let document = """
            { "canvas": { "width": 100, "height": 100 }, "name": "\(Self.escaped)", "description": "\(Self.escaped)",
              "root": { "id": "screen", "children": [{ "id": "b" }] },
              "constraints": [
                { "equation": "b.width = 300", "identifier": "\(Self.escaped)" },
                { "equation": "b.width = 200", "identifier": "\(Self.escaped)" },
                "b.top = screen.top", "b.leading = screen.leading"
              ] }
            """
        let path = try scratch.write(document, to: Self.name + ".layout.json")
        var words = command.split(separator: " ").map { $0 == "NAME" ? Self.name : String($0) }
        if words[0] != "init" { words.insert(path, at: 1) }
        expectHarmless(try Executable.run(words, in: scratch.url), words)
    }

    @Test func `No name of an Interface Builder file reaches a terminal or a log as it is`() throws {
        let scratch = try ScratchDirectory()
        let path = scratch.path(Self.name + ".xib")
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/valid/interface-builder/preferences.xib"),
            to: URL(filePath: path))
        for words in [["agreement", "--details", path], ["check", "--sweep", "width=300...310", path]] {
            expectHarmless(try Executable.run(words, in: scratch.url), words)
        }
    }

    @Test func `No name of a page or of its pictures reaches a terminal or a log as it is`() throws {
        let scratch = try ScratchDirectory()
        let page = """
            ```layout
            { "canvas": { "width": 40, "height": 40 }, "root": { "id": "screen" } }
            ```

            """
        let path = try scratch.write(page, to: Self.name + ".md")
        for (words, status) in [(["figures", "--check", path], 2), (["figures", path], 0)] as [([String], Int32)] {
            let outcome = try Executable.run(words, in: scratch.url)
            #expect(outcome.status == status, "\(outcome.errors)")
            expectHarmless(outcome, words)
        }
    }

    /// In a file or a pipe, it has all of its bytes.
    @Test func `A document that is printed does not act on a terminal`() throws {
        let scratch = try ScratchDirectory()
        let raw = "\u{9B}2J\u{202E}"
        let document = #"{"root":{"id":"screen","type":"label","text":"\#(raw)"}}"#
        let path = try scratch.write(document, to: "a.layout.json")
        let piped = try Executable.run(["fmt", "-"], input: Data(document.utf8))
        #expect(piped.text.contains(raw))
        let command = "\(Executable.path.path) fmt - < \(path)"
        let shown = try Executable.run(program: "/usr/bin/script", ["-qec", command, "/dev/null"])
        let text = shown.text.replacing("\r\n", with: "\n")
        #expect(text.contains(#""\#u{FFFD}2J\#u{FFFD}""#), "\(text)")
        expectHarmless(Executable.Outcome(status: 0, output: Data(text.utf8), errors: ""), ["fmt"])
    }

    private func expectHarmless(_ outcome: Executable.Outcome, _ words: [String]) {
        #expect(!(outcome.text + outcome.errors).isEmpty, "\(words)")
        for text in [outcome.text, outcome.errors] {
            let raw = text.unicodeScalars.filter { ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || Self.isControl($0) }
            #expect(raw.isEmpty, "\(words): \(raw.map { String($0.value, radix: 16) })")
            let forged = text.split(whereSeparator: \.isNewline).filter {
                $0.drop(while: \.isWhitespace).hasPrefix("::error::forged")
            }
            #expect(forged.isEmpty, "\(words)")
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
            || (0x2066...0x2069).contains(scalar.value)
    }
}
