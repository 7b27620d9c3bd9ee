// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct GoldenTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["samples/a", "samples/bad"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
        _ = try scratch.write(Layouts.valid, to: "samples/a/box.layout.json")
        _ = try scratch.write(Layouts.unknownKey, to: "samples/bad/key.layout.json")
    }

    /// The environment is empty: these tests may run in continuous integration themselves.
    private func test(_ arguments: String..., environment: [String: String] = [:]) throws -> Executable.Outcome {
        try Executable.run(
            ["test", "samples", "--golden", "golden"] + arguments, in: scratch.url, environment: environment)
    }

    /// Records everything, the document with errors too.
    private func record() throws -> Executable.Outcome { try test("--update", "--allow-errors") }

    private func lastLine(_ outcome: Executable.Outcome) -> String {
        outcome.text.split(separator: "\n").last.map(String.init) ?? ""
    }

    /// A folder is where the picture of one case would be.
    @Test func `A case whose goldens cannot be written is not said to be recorded`() throws {
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "golden/a/box.wide.png"), withIntermediateDirectories: true)
        let outcome = try test("--update", "--allow-errors", "--report", "json=report.json")
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("golden/a/box.wide.png: is a directory"), "\(outcome.errors)")
        #expect(!outcome.text.contains("recorded a/box"), "\(outcome.text)")
        #expect(outcome.text.contains("recorded with errors: bad/key"))
        #expect(lastLine(outcome) == "1 passed, 0 failed, 2 errors")
        let report = try String(contentsOfFile: scratch.path("report.json"), encoding: .utf8)
        #expect(report.contains("its goldens could not be written"))
    }

    @Test func `Recorded goldens pass`() throws {
        let empty = try test()
        #expect(empty.status == 2)
        #expect(empty.text.contains("✗ a/box\n✗ a/box (wide)\n    not recorded yet, in 2 cases\n"))
        #expect(lastLine(empty) == "0 passed, 3 failed")

        let recorded = try record()
        #expect(recorded.status == 1)
        #expect(recorded.text.contains("recorded with errors: bad/key\n    its diagnostics\n    key.layout.json:3:"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path("golden/a")).sorted()
                == ["box.json", "box.png", "box.wide.json", "box.wide.png"])
        #expect(
            try String(contentsOfFile: scratch.path("golden/bad/key.diagnostics.txt"), encoding: .utf8)
                .hasPrefix("key.layout.json:3:"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("samples/bad")) == ["key.layout.json"])
        let again = try test()
        #expect(again.status == 0)
        #expect(again.text == "3 passed, 0 failed\n")
    }

    @Test(arguments: ["[]", "null", #"{"views": 3}"#])
    func `A golden that is not a layout is reported as such`(text: String) throws {
        _ = try record()
        _ = try scratch.write(text, to: "golden/a/box.json")
        let outcome = try test("--filter", "a/box")
        #expect(outcome.status == 2)
        #expect(outcome.text.contains("the recorded json cannot be read: it is not a solved layout"))
        #expect(!outcome.text.contains("is new"))
    }

    @Test func `Errors are not recorded unless they are expected`() throws {
        let conflicting = try scratch.write(Layouts.conflicting, to: "samples/a/box.layout.json")
        let refused = try test("--update")
        #expect(refused.status == 1)
        #expect(refused.text.contains("✗ a/box\n    has errors: not recorded\n    box.layout.json:"))
        #expect(
            refused.text.contains("if this is intended, add \"expect\": [\"unsatisfiable-constraints\"]"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("golden")))

        _ = try scratch.write(
            Layouts.conflicting.replacing(
                "\"root\"", with: "\"expect\": [\"unsatisfiable-constraints\"], \"root\""),
            to: "samples/a/box.layout.json")
        _ = try scratch.write("{ \"allowErrors\": [\"bad/\"] }", to: "alrender.json")
        #expect(try test("--update").status == 0)
        #expect(try test("--strict").status == 0)

        _ = try scratch.write(Layouts.conflicting, to: "samples/a/box.layout.json")
        #expect(try record().status == 1)
        #expect(try test().status == 0)
        #expect(try test("--strict").status == 1)
        #expect(FileManager.default.fileExists(atPath: conflicting))
    }

    @Test func `An expected code that does not exist or occur is reported, and only the former fails strict runs`()
        throws
    {
        func write(_ layout: String, expecting codes: String) throws {
            let text = layout.replacing("\"root\"", with: "\"expect\": [\(codes)], \"root\"")
            _ = try scratch.write(text, to: "samples/a/box.layout.json")
        }
        try write(Layouts.conflicting, expecting: "\"unsatisfiable\"")
        let refused = try test("--update", "--filter", "a/box")
        #expect(refused.status == 1)
        let warning = "warning: no diagnostic has the expected code \"unsatisfiable\""
        #expect(refused.text.contains(warning + "; did you mean \"unsatisfiable-constraints\"?"))

        try write(Layouts.conflicting, expecting: "\"unsatisfiable-constraints\"")
        #expect(try !test("--update", "--filter", "a/box").text.contains("note on"))

        try write(Layouts.valid, expecting: "\"unsatisfiable-constraints\"")
        #expect(try test("--update", "--filter", "a/box").status == 0)
        let unused = try test("--strict", "--filter", "a/box")
        #expect(unused.status == 0)
        #expect(unused.text.contains("note on a/box\n    box.layout.json:"))
        #expect(
            unused.text.contains(
                "note: no error has the expected code \"unsatisfiable-constraints\": remove it from \"expect\""))

        try write(Layouts.valid, expecting: "\"qqq\"")
        let unknown = try test("--filter", "a/box")
        #expect(unknown.status == 0)
        #expect(unknown.text.contains("warning: no diagnostic has the expected code \"qqq\"\n2 passed, 0 failed\n"))
        let strict = try test("--strict", "--filter", "a/box")
        #expect(strict.status == 1)
        #expect(strict.text.contains("--strict allows none of these"))
    }

    @Test func `Continuous integration records only on request`() throws {
        let refused = try test("--update", environment: ["CI": "true"])
        #expect(refused.status == 64)
        #expect(refused.errors.contains("CI is set, so nothing is recorded: pass --record-in-ci if this is intended"))
        #expect(try test("--update", "--record-in-ci", "--filter", "a/box", environment: ["CI": "true"]).status == 0)
        #expect(try test("--record-in-ci").status == 64)
    }

    @Test func `A subfolder has the names of the project`() throws {
        _ = try scratch.write("{ \"layouts\": \"samples\" }", to: "alrender.json")
        _ = try record()
        for path in ["samples/a", "./samples/a/", "samples/../samples/a", scratch.path("samples/a")] {
            let outcome = try Executable.run(["test", path], in: scratch.url)
            #expect(outcome.text == "2 passed, 0 failed\n", "\(path)")
        }
        #expect(
            try Executable.run(["test"], in: scratch.url.appending(path: "samples/a")).text == "3 passed, 0 failed\n")
    }

    @Test func `A mistake in the project file has its place`() throws {
        _ = try scratch.write("{\n  \"goldn\": \"golden\"\n}", to: "alrender.json")
        let outcome = try test()
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("alrender.json:2:3: error: unknown setting \"goldn\""))
        #expect(outcome.errors.contains("did you mean \"golden\"?"))
    }

    @Test func `A variant that no longer exists is reported`() throws {
        _ = try record()
        _ = try scratch.write(
            Layouts.valid.replacing("\"wide\"", with: "\"broad\""), to: "samples/a/box.layout.json")
        let outcome = try test()
        #expect(
            outcome.text.contains(
                "✗ golden/a/box.wide.json\n✗ golden/a/box.wide.png\n    recorded, but 'samples/a/box.layout.json' has no such"
            )
        )
    }

    @Test func `A layout that cannot be made any longer fails`() throws {
        _ = try record()
        let large = Layouts.valid.replacing("\"width\": 320, \"height\": 200", with: "\"width\": 320")
            .replacing("\"box.height = 50\"", with: "\"box.height = 900000\", \"screen.bottom = box.bottom\"")
        _ = try scratch.write(large, to: "samples/a/box.layout.json")
        let outcome = try test()
        #expect(outcome.status == 2)
        #expect(outcome.text.contains("✗ a/box\n    has errors that are not expected\n"), "\(outcome.text)")
        #expect(outcome.text.contains("✗ a/box (wide)\n    has no layout\n"), "\(outcome.text)")
        #expect(outcome.text.contains("[canvas-too-large]"))
        #expect(try test("--update").text.contains("✗ a/box (wide)\n    has no layout\n"))
    }

    @Test func `A golden that cannot be read is not treated as missing`() throws {
        _ = try record()
        let path = scratch.path("golden/a/box.svg")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        let linked = try test("--filter", "a/box")
        #expect(linked.status == 66)
        #expect(linked.errors.contains("golden/a/box.svg: No such file or directory"), "\(linked.errors)")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(try test("--filter", "a/box").status == 66)
    }

    @Test func `Views that moved come first`() throws {
        _ = try record()
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "samples/a/box.layout.json")
        let outcome = try test()
        #expect(outcome.status == 2)
        let lines = outcome.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "✗ a/box")
        #expect(lines.dropFirst().first == "✗ a/box (wide)")
        #expect(lines.dropFirst(2).first == "    box.top == screen.top + 8 → + 10: box moves by (0, +2), in 2 cases")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path("failures/a/box")).sorted()
                == ["actual.json", "actual.png", "diff.png", "expected.json", "expected.png"])
        #expect(lastLine(outcome) == "1 passed, 2 failed")
    }

    @Test func `One page shows all failures`() throws {
        _ = try record()
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "samples/a/box.layout.json")
        let outcome = try test()
        #expect(outcome.text.contains("all of them on one page: failures/index.html\n"))
        let page = try String(contentsOfFile: scratch.path("failures/index.html"), encoding: .utf8)
        let hasRow = page.contains("<a href=\"#case-0-view-0\">box.y</a></td><td>8</td><td>10</td><td>+2</td>")
        #expect(hasRow)
        let hasCommand = page.contains("<code>alrender test samples --golden golden --accept a/box</code>")
        #expect(hasCommand)
        // The page's command accepts that case.
        #expect(
            try test("--accept", "a/box").text
                == "recorded a/box\n    box.top == screen.top + 8 → + 10: box moves by (0, +2)\n1 passed, 0 failed\n")
        let other = try test()
        #expect(other.text.hasPrefix("✗ a/box (wide)\n"))
        #expect(lastLine(other) == "2 passed, 1 failed")
        #expect(try test("--accept", "a/box (wide)").status == 0)
        #expect(try test().status == 0)
    }

    @Test func `The output is the same for any number of threads`() throws {
        _ = try record()
        _ = try scratch.write(Layouts.conflicting, to: "samples/a/box.layout.json")
        let one = try test()
        let page = try scratch.bytes("failures/index.html")
        #expect(try test("-j", "4").output == one.output)
        #expect(try scratch.bytes("failures/index.html") == page)
    }

    /// The goldens do not say what their documents were, as those of earlier versions: a matter of pixels alone.
    @Test func `A tolerance allows small differences of pixels`() throws {
        func write(_ color: String) throws {
            let box = "\"id\": \"box\", \"type\": \"view\""
            _ = try scratch.write(
                Layouts.valid.replacing(box, with: box + ", \"style\": { \"backgroundColor\": \"\(color)\" }"),
                to: "samples/a/box.layout.json")
        }
        try write("#808080")
        _ = try record()
        for name in ["a/box", "a/box.wide"] {
            let text = try String(contentsOfFile: scratch.path("golden/\(name).json"), encoding: .utf8)
            let end = try #require(text.range(of: ",\n  \"document\""))
            _ = try scratch.write(text[..<end.lowerBound] + "\n}\n", to: "golden/\(name).json")
        }
        try write("#848080")
        #expect(try test().status == 2)
        #expect(try test("--tolerance", "1").status == 2)
        #expect(try test("--tolerance", "4").status == 0)
        #expect(try test("--tolerance", "a/=4").status == 0)
        #expect(try test("--tolerance", "other=4").status == 2)
        #expect(try test("--tolerance", "4", "--tolerance", "box=0").status == 2)
        #expect(try test("--tolerance", "256").status == 64)
        #expect(try test("--tolerance", "0,100000px").status == 0)
        #expect(try test("--tolerance", "0,1px").status == 2)
        #expect(try test("--tolerance", "0,100%").status == 0)
        #expect(try test("--tolerance", "0,50").status == 64)
        let project = "{ \"tolerances\": [{ \"cases\": [\"a/\"], \"component\": 4, \"reason\": \"a new grey\" }] }"
        _ = try scratch.write(project, to: "alrender.json")
        #expect(try test().status == 0)
        #expect(try test("--tolerance", "0").status == 2)
    }

    @Test func `Changed diagnostics fail`() throws {
        _ = try record()
        let moved = "// A comment moves everything down.\n" + Layouts.unknownKey.replacing("metricks", with: "mattrix")
        _ = try scratch.write(moved, to: "samples/bad/key.layout.json")
        #expect(try test().status == 0)

        _ = try scratch.write("{ \"diagnostics\": \"text\" }", to: "alrender.json")
        let exact = try test()
        #expect(exact.status == 2)
        #expect(exact.text.contains("    expected: key.layout.json:3:"))
        #expect(exact.text.contains("    unexpected: key.layout.json:4:"))

        try FileManager.default.removeItem(atPath: scratch.path("alrender.json"))
        _ = try scratch.write(
            Layouts.valid.replacing("box.width", with: "bux.width"), to: "samples/bad/key.layout.json")
        let other = try test()
        #expect(other.status == 2)
        #expect(other.text.contains("    expected: error [unknown-key]"))
    }

    @Test func `Cases are selected by the name that is printed`() throws {
        _ = try record()
        #expect(try test("--filter", "a/box (wide)").text == "1 passed, 0 failed\n")
        #expect(try test("--filter", "(wide)").text == "1 passed, 0 failed\n")
        #expect(try test("--filter", "a/box").text == "2 passed, 0 failed\n")
        let unknown = try test("--accept", "a/bux")
        #expect(unknown.status == 66)
        #expect(
            try test("--accept", "a/box (wyde)").errors.contains(
                "no case has the name 'a/box (wyde)'; did you mean 'a/box (wide)'?"))
        #expect(try test("--filter", "(wyde)").errors.contains("no case has '(wyde)' in its name\n"))
        #expect(try test("--filter", "a/bxo").errors.contains("; did you mean 'a/box'?"))
        #expect(try test("--accept", "a/box", "--update").status == 64)
        #expect(try test("--accept", "a/box", "--filter", "a").status == 64)
    }

    @Test func `A renamed layout is one line`() throws {
        _ = try record()
        try FileManager.default.moveItem(
            atPath: scratch.path("samples/a/box.layout.json"), toPath: scratch.path("samples/a/crate.layout.json"))
        let outcome = try test()
        #expect(outcome.status == 2)
        #expect(
            outcome.text.contains(
                "✗ a/crate\n✗ a/crate (wide)\n    has the goldens of a/box, which is gone: '--update --prune' renames them, in 2 cases\n"
            ))
        #expect(!outcome.text.contains("no layout belongs"))
        let pruned = try test("--update", "--allow-errors", "--prune")
        #expect(pruned.text.contains("removed golden/a/box.json\n"))
        #expect(try test().status == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.path("golden/a")).sorted()
                == ["crate.json", "crate.png", "crate.wide.json", "crate.wide.png"])
    }

    @Test func `The failures folder is of the last run`() throws {
        _ = try test()
        _ = try scratch.write("mine", to: "failures/notes.txt")
        _ = try record()
        #expect(try test().status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path("failures")) == ["notes.txt"])
    }

    @Test func `A tolerance needs a reason`() throws {
        _ = try scratch.write("{ \"tolerances\": [{ \"cases\": [\"a/\"], \"component\": 4 }] }", to: "alrender.json")
        let outcome = try test()
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("alrender.json:1:18: error: a tolerance needs a \"reason\""))
    }

    @Test func `A golden without a layout is reported`() throws {
        _ = try record()
        try FileManager.default.removeItem(atPath: scratch.path("samples/a/box.layout.json"))
        let outcome = try test()
        #expect(outcome.status == 2)
        #expect(
            outcome.text.contains(
                "✗ golden/a/box.wide.png\n    recorded, but no layout belongs to it: '--prune' removes it, in 4 cases\n"
            ))
        #expect(lastLine(outcome) == "1 passed, 4 failed")
    }

    @Test func `A run without cases fails`() throws {
        #expect(try Executable.run(["test", scratch.path("golden")]).status == 66)
        #expect(try test("--filter", "nothing").status == 66)
    }

    /// Goldens of another canvas or look are a run of their own, and so is the command that accepts them.
    @Test func `Canvas and appearance options apply to goldens`() throws {
        func test(_ arguments: String..., appearance: String = "dark") throws -> Executable.Outcome {
            try Executable.run(
                ["test", "samples", "--golden", "dark", "--appearance", appearance, "--size", "400x300"] + arguments,
                in: scratch.url)
        }
        let first = try test()
        #expect(first.status == 2)
        #expect(
            first.text.contains(
                "'alrender test samples --golden dark --appearance dark --size 400x300 --update'"))
        #expect(try test("--update", "--allow-errors").status == 1)
        #expect(try test().status == 0)
        let layout = try String(contentsOfFile: scratch.path("dark/a/box.json"), encoding: .utf8)
        #expect(layout.contains("\"width\": 400, \"height\": 300"))
        #expect(try test(appearance: "light").status == 2)
        let twice = try test("--appearance", "light")
        #expect(twice.status == 64)
        #expect(twice.errors.contains("goldens are recorded on one canvas: pass each canvas option once"))
        #expect(try test("--theme", "print").text.contains("pixels differ"))
        #expect(
            try test("--direction", "rtl").text.contains(
                "canvas.direction \"ltr\" → \"rtl\": 1 view moves or is resized, in 2 cases"))
    }

    @Test func `Every stage is timed`() throws {
        _ = try record()
        let timings = try JSONSerialization.jsonObject(with: Data(test("--timings").errors.utf8)) as? [String: Double]
        #expect(try #require(timings?["encode"]) > 0)
    }
}
