// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct FormatTests {
    private static let loose = """
        {
          // Kept.
          "canvas": { "width": 320, "height": 200 },
          "root": { "id": "s", "children": [ { "id": "a" }, { "id": "b" } ] },
          "constraints": [ "a.trailing = b.leading - 8.0", "a.top=s.top + 4", "[a(>=5)]" ]
        }

        """
    private static let canonical = loose.replacing("a.trailing = b.leading - 8.0", with: "b.leading = a.trailing + 8")
        .replacing("a.top=s.top + 4", with: "a.top = s.top + 4")

    @Test func `Standard output is the formatted document`() throws {
        let outcome = try Executable.run(["fmt", "-"], input: Data(Self.loose.utf8))
        #expect(outcome.text == Self.canonical)
        #expect(outcome.status == 0)
        #expect(try Executable.run(["fmt", "-"], input: Data(Self.canonical.utf8)).text == Self.canonical)
    }

    @Test func `The check reports changes and writes nothing`() throws {
        let scratch = try ScratchDirectory()
        let file = try scratch.write(Self.loose, to: "a.layout.json")
        let outcome = try Executable.run(["fmt", "--check", "--diagnostics", "short", file])
        #expect(outcome.status == 2)
        #expect(outcome.text.isEmpty)
        #expect(
            outcome.errors == """
                \(file):5:20: warning: not in canonical form: b.leading = a.trailing + 8 [equation-style]
                \(file):5:52: warning: not in canonical form: a.top = s.top + 4 [equation-style]

                """)
        #expect(try scratch.bytes("a.layout.json") == Data(Self.loose.utf8))
    }

    @Test func `The option --in-place writes the file`() throws {
        let scratch = try ScratchDirectory()
        let files = try [
            scratch.write(Self.loose, to: "a.layout.json"), scratch.write(Self.canonical, to: "b.layout.json"),
        ]
        #expect(try Executable.run(["fmt", "-i"] + files).status == 0)
        #expect(try scratch.bytes("a.layout.json") == Data(Self.canonical.utf8))
        #expect(try Executable.run(["fmt", "--check"] + files).status == 0)
    }

    @Test func `A document with an error is left alone`() throws {
        let scratch = try ScratchDirectory()
        let wrong = Self.loose.replacing("\"a\"", with: "\"a\", \"idd\": 1")
        let file = try scratch.write(wrong, to: "a.layout.json")
        let outcome = try Executable.run(["fmt", "-i", file])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("unknown-key"))
        #expect(try scratch.bytes("a.layout.json") == Data(wrong.utf8))
        #expect(try Executable.run(["fmt", "nothing.layout.json"]).status == 66)
        #expect(try Executable.run(["fmt", "-i", "-"]).status == 64)
        #expect(try Executable.run(["fmt", file, file]).status == 64)
    }

    /// Advice is a note with `check`, and an error with `--strict-guide`.
    @Test func `The check command gives the guide's advice`() throws {
        let text = Self.canonical.replacing("\"[a(>=5)]\"", with: "\"a.left = b.left\", \"b.centerX = 0.5 * s.right\"")
        let input = Data(text.utf8)
        let usual = try Executable.run(["check", "--diagnostics", "short", "-"], input: input)
        #expect(usual.text.contains("note: left stays where it is"))
        #expect(usual.text.contains("[location-multiplier]"))
        #expect(!usual.text.contains("error: the multiplier"))
        let strict = try Executable.run(["check", "--strict-guide", "--diagnostics", "short", "-"], input: input)
        #expect(strict.text.contains("error: the multiplier"))
        #expect(strict.status == 1)
        let solve = try Executable.run(["solve", "-"], input: input)
        #expect(!solve.errors.contains("left stays"))
    }
}
