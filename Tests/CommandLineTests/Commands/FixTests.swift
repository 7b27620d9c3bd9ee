// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct FixTests {
    let scratch: ScratchDirectory

    init() throws { scratch = try ScratchDirectory() }

    private static let layout = """
        {
          "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "children": [ { "id": "box", "frame": [30, 40, 100, 50] } ] },
          "constraints": [
            "box.leading = screen.leading + 30", // from the left
            "20 + screen.top = box.top",
          ],
        }

        """

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func `A layout is repaired in place, and a second run changes nothing`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--update-constants", "--add-missing"])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "alrender: \(input): 1 constant updated, 2 constraints added\n")
        let repaired = Self.layout.replacing("\"20 + screen.top", with: "\"40 + screen.top").replacing(
            "= box.top\",\n", with: "= box.top\",\n    \"box.width = 100\",\n    \"box.height = 50\",\n")
        #expect(try text(input) == repaired)
        #expect(try Executable.run(["check", input, "--strict"]).status == 0)
        let second = try Executable.run(["fix", input, "--update-constants", "--add-missing"])
        #expect(second.errors == "alrender: \(input): nothing to change\n")
        #expect(try text(input) == repaired)
    }

    @Test func `Of runs on one file at once, each that succeeds has its edit in the file`() async throws {
        let views = (0..<6).map { "{ \"id\": \"v\($0)\", \"frame\": [10, \(20 * $0), 100, 10] }" }
        let input = try scratch.write(
            "{ \"canvas\": { \"width\": 320, \"height\": 200 }, \"root\": { \"id\": \"screen\", \"children\": [\(views.joined(separator: ", "))] },\n\"constraints\": [] }\n",
            to: "race.layout.json")
        let outcomes = try await withThrowingTaskGroup(of: Executable.Outcome.self) { group in
            for index in views.indices {
                group.addTask {
                    try Executable.run(["fix", input, "--pin", "width:\(50 + index)", "--view", "v\(index)"])
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let succeeded = outcomes.filter { $0.status == 0 }.count
        #expect(try text(input).components(separatedBy: ".width = ").count - 1 == succeeded)
        #expect(succeeded > 0)
        for outcome in outcomes where outcome.status != 0 {
            #expect(outcome.status == 73 && outcome.errors.contains("changed by another program"))
        }
    }

    @Test func `A dry run prints a diff and writes nothing`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", "a.layout.json", "--clear", "--dry-run"], in: scratch.url)
        let expected = """
            --- a/a.layout.json
            +++ b/a.layout.json
            @@ -2,7 +2,6 @@
               "canvas": { "width": 320, "height": 200 },
               "root": { "id": "screen", "children": [ { "id": "box", "frame": [30, 40, 100, 50] } ] },
               "constraints": [
            -    "box.leading = screen.leading + 30", // from the left
            -    "20 + screen.top = box.top",
            +    // from the left
               ],
             }

            """
        #expect(outcome.text == expected)
        #expect(try text(input) == Self.layout)
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func `A file in UTF-16 stays in it`(encoding: String.Encoding) throws {
        let sample = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard")
        let original = try String(contentsOf: sample, encoding: .utf8)
        let input = try scratch.write(original, to: "utf8.storyboard")
        let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        try (Data(mark) + #require(original.data(using: encoding))).write(
            to: scratch.url.appending(path: "utf16.storyboard"))
        for path in [input, scratch.path("utf16.storyboard")] {
            #expect(try Executable.run(["fix", path, "--clear", "--add-missing"]).status == 0)
        }
        let bytes = try scratch.bytes("utf16.storyboard")
        let repaired = String(data: bytes.dropFirst(2), encoding: encoding)
        let isSame = try repaired == text(input)
        #expect(isSame && bytes.starts(with: mark))
        #expect(repaired != original)
    }

    @Test func `Folders and patterns stand for the layouts in them`() throws {
        for name in ["a", "b"] { _ = try scratch.write(Self.layout, to: "\(name).layout.json") }
        let folder = try Executable.run(["fix", ".", "--clear"], in: scratch.url)
        #expect(
            folder.errors
                == "alrender: ./a.layout.json: 2 constraints removed\nalrender: ./b.layout.json: 2 constraints removed\n"
        )
        let pattern = try Executable.run(["fix", "[ab].layout.json", "--clear"], in: scratch.url)
        #expect(pattern.errors.components(separatedBy: "nothing to change").count == 3)
        #expect(try Executable.run(["fix", "*.xib", "--clear"], in: scratch.url).status == 66)
    }

    @Test func `A misspelt operation is answered by the one that is meant`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--add-mising"])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("Unknown option '--add-mising'. Did you mean '--add-missing'?"))
    }

    @Test func `What was not written is not reported as done`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--clear", "-o", scratch.path("missing/b.layout.json")])
        #expect(outcome.status == 73)
        #expect(!outcome.errors.contains("removed"))
    }

    @Test func `The result can be written elsewhere`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input, "--clear", "-o", scratch.path("b.layout.json")])
        #expect(outcome.status == 0)
        #expect(try text(input) == Self.layout)
        #expect(try !text(scratch.path("b.layout.json")).contains("box.leading"))
        #expect(try Executable.run(["fix", input, "--clear", "-o", "-"]).text == text(scratch.path("b.layout.json")))
    }

    @Test func `Fixes of diagnostics are applied`() throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        #expect(try Executable.run(["fix", input, "--apply", "equation-style"]).status == 0)
        #expect(
            try text(input) == Self.layout.replacing("20 + screen.top = box.top", with: "box.top = screen.top + 20"))
        let broken = try scratch.write(Self.layout.replacing("\"box.top\"", with: ""), to: "b.layout.json")
        let misspelt = try Executable.run(["fix", input, "--apply", "equation-stile"])
        #expect(misspelt.status == 64)
        #expect(misspelt.errors.contains("no diagnostic has the code 'equation-stile'; did you mean 'equation-style'?"))
        let none = try Executable.run(["fix", broken, "--apply", "unknown-item"])
        #expect(none.errors.contains("no diagnostic with the code 'unknown-item'"))
    }

    @Test(arguments: [
        ([], 64, "nothing to do"), (["--clear", "--view", "bax"], 1, "did you mean 'box'?"),
        (["--pin", "middle"], 64, "middle"), (["--clear", "-o", "a", "--dry-run"], 64, "exclude each other"),
    ])
    func `Mistakes are explained and nothing is written`(arguments: [String], status: Int32, message: String) throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input] + arguments, in: scratch.url)
        #expect(outcome.status == status)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(try text(input) == Self.layout)
        #expect(scratch.names == ["a.layout.json"])
    }

    @Test func `A file that does not parse is left alone`() throws {
        let input = try scratch.write("{ \"root\": }", to: "a.layout.json")
        #expect(try Executable.run(["fix", input, "--add-missing"]).status == 1)
        #expect(try text(input) == "{ \"root\": }")
    }

    /// Messages for a layout document and for an Interface Builder file: what lacks, what is misplaced, what conflicts.
    /// The constant at the leading edge could change, but no constant gives the view its width.
    /// Only the guide forbids its multiplier: the layout is solved, and its diagnostics have fixes.
    /// They are planned for the layout without the conflict, and are edits of the text with it.
    /// What is in it is open itself: constraints at the scroll view alone would leave its content as ambiguous as before.
    @Test(arguments: [
        (["--pin", "left"], "did you mean 'leading'?"), (["--pin", "top:8pt"], "did you mean 'top:8'?"),
        (["--pin", "width:-5"], "a width cannot be negative"), (["--pin", "centerX"], "--align centerX"),
        (["--align", "center"], "--align centerX --align centerY"), (["--align", "baseline"], "'firstBaseline'"),
        (["--align", "leadin"], "did you mean 'leading'?"),
    ])
    func `An edge or attribute that is none is answered by what is meant`(arguments: [String], message: String) throws {
        let input = try scratch.write(Self.layout, to: "a.layout.json")
        let outcome = try Executable.run(["fix", input] + arguments)
        #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }
}
