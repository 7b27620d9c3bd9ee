// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// `--watch`: what it does again after a change, and the line that says so.
struct WatchTests {
    private static let watching = "Control-C ends\n"

    /// The lines after what was printed at the start, with digits of times replaced.
    private static func news(_ program: RunningProgram, after start: String) -> String {
        String(program.printed.dropFirst(start.count)).replacing(/[0-9]+ ms/, with: "N ms")
    }

    @Test func `A line says which files were written, and what was found`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        _ = try scratch.write(Layouts.valid, to: "b.layout.json")
        let program = try RunningProgram(
            [
                "a.layout.json", "b.layout.json", "-o", "{stem}.svg", "-o", "{stem}.txt", "--watch", "--diagnostics",
                "short",
            ],
            in: scratch)
        #expect(program.waits(for: Self.watching))
        let start = program.printed
        #expect(
            start.replacing(/[0-9]+ ms/, with: "N ms")
                == "a.svg, a.txt N ms\nb.svg, b.txt N ms\nalrender: watching 2 files, Control-C ends\n")
        _ = try scratch.write(Layouts.ambiguous, to: "b.layout.json")
        #expect(program.waits(for: "1 warning\n"))
        let lines = Self.news(program, after: start).split(separator: "\n")
        #expect(lines.count == 2, "the input that did not change is not drawn again: \(lines)")
        #expect(lines.first?.contains("[ambiguous-layout]") == true)
        #expect(lines.last == "b.svg, b.txt N ms, 1 warning")
        _ = try scratch.write("{", to: "a.layout.json")
        #expect(program.waits(for: " ms, 1 error\n"), "\(program.printed)")
        #expect(program.interrupt() == 0)
    }

    @Test func `A new file in a folder is checked`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        let program = try RunningProgram(["check", ".", "--watch", "--diagnostics", "short"], in: scratch)
        #expect(program.waits(for: "watching 1 file, "))
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "more"), withIntermediateDirectories: false)
        usleep(300_000)
        _ = try scratch.write(Layouts.unknownKey, to: "more/b.layout.json")
        #expect(program.waits(for: "[unknown-key]"))
        #expect(program.waits(for: "watching 2 files, "))
        #expect(program.interrupt() == 0)
    }

    @Test func `Files that are removed are not counted, and have no result`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        _ = try scratch.write(Layouts.valid, to: "b.layout.json")
        let program = try RunningProgram(["check", ".", "--watch"], in: scratch)
        #expect(program.waits(for: "watching 2 files, "))
        let start = program.printed
        try FileManager.default.removeItem(atPath: scratch.path("b.layout.json"))
        #expect(program.waits(for: "watching 1 file, "), "\(program.printed)")
        #expect(program.interrupt() == 0)
        #expect(!Self.news(program, after: start).contains("b.layout.json N ms"))
        #expect(!program.printed.contains("layouts: "))
    }

    @Test func `The only input has no result while it is not there`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        let program = try RunningProgram(["check", "a.layout.json", "--watch"], in: scratch)
        #expect(program.waits(for: Self.watching))
        let start = program.printed
        try FileManager.default.removeItem(atPath: scratch.path("a.layout.json"))
        #expect(program.waits(for: "a.layout.json: No such file"), "\(program.printed)")
        #expect(program.waits(for: "watching 0 files"), "\(program.printed)")
        #expect(!Self.news(program, after: start).contains("a.layout.json N ms"))
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        #expect(program.waits { Self.news(program, after: start).contains("a.layout.json N ms") })
        #expect(program.interrupt() == 0)
    }

    @Test(arguments: [["check", "project"], ["check", "project/*.layout.json"], ["figures", "project"]])
    func `A link out of the folder that appears is reported once, and other files count after its removal`(
        command: [String]
    ) throws {
        let scratch = try ScratchDirectory()
        for folder in ["project", "elsewhere"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: false)
        }
        for name in ["project/a.layout.json", "elsewhere/secret.layout.json"] {
            _ = try scratch.write(Layouts.valid, to: name)
        }
        for name in ["project/a.md", "elsewhere/secret.md"] { _ = try scratch.write("# A\n", to: name) }
        let program = try RunningProgram(command + ["--watch", "--diagnostics", "short"], in: scratch)
        #expect(program.waits(for: Self.watching))
        let suffix = command[0] == "figures" ? "md" : "layout.json"
        let link = scratch.path("project/link.\(suffix)")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../elsewhere/secret.\(suffix)")
        #expect(program.waits(for: "project/link.\(suffix): is a link that leads out of 'project'"))
        try FileManager.default.removeItem(atPath: link)
        let text = command[0] == "figures" ? "```layout\n\(Layouts.unknownKey)\n```\n" : Layouts.unknownKey
        _ = try scratch.write(text, to: "project/b.\(suffix)")
        #expect(program.waits(for: "[unknown-key]"), "\(program.printed)")
        #expect(program.printed.components(separatedBy: "is a link").count == 2)
        #expect(program.interrupt() == 0)
    }

    @Test func `Figures are made again after a change of their page or of their layout`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "form.layout.json")
        _ = try scratch.write("# One\n\n![](form.layout.json)<!-- layout alt=\"A form\" -->\n", to: "one.md")
        _ = try scratch.write("# Two\n", to: "two.md")
        let program = try RunningProgram(["figures", ".", "--format", "svg", "--watch"], in: scratch)
        #expect(program.waits(for: Self.watching))
        #expect(
            program.printed.replacing(/[0-9]+ ms/, with: "N ms")
                == "form.svg, one.md N ms\nalrender: watching 3 files, Control-C ends\n")
        let start = program.printed
        let picture = try scratch.bytes("form.svg")
        _ = try scratch.write(Layouts.valid.replacing("+ gap", with: "+ 20"), to: "form.layout.json")
        #expect(program.waits { Self.news(program, after: start).contains("form.svg N ms\n") }, "\(program.printed)")
        #expect(try scratch.bytes("form.svg") != picture)
        _ = try scratch.write("# Two\n\n```layout\n\(Layouts.valid)\n```\n", to: "two.md")
        #expect(program.waits(for: "two-1.svg, two.md "))
        _ = try scratch.write("# Three\n\n```layout\n\(Layouts.valid)\n```\n", to: "three.md")
        #expect(program.waits(for: "three-1.svg, three.md "))
        #expect(program.interrupt() == 0)
    }

    @Test func `Tests run again for what changed, and the last line counts all of them`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: false)
        _ = try scratch.write(Layouts.valid, to: "layouts/a.layout.json")
        _ = try scratch.write(Layouts.valid, to: "layouts/b.layout.json")
        #expect(try Executable.run(["test", "layouts", "--update"], in: scratch.url).status == 0)
        let program = try RunningProgram(["test", "layouts", "--watch"], in: scratch)
        #expect(program.waits(for: Self.watching))
        var start = program.printed
        #expect(start.hasPrefix("4 passed, 0 failed\n"))
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "layouts/b.layout.json")
        #expect(program.waits(for: "2 passed, 2 failed\n"))
        #expect(Self.news(program, after: start).hasPrefix("layouts/b.layout.json N ms, 0 passed, 2 failed\n✗ b\n"))
        #expect(FileManager.default.fileExists(atPath: scratch.path("failures/b/diff.png")))
        start = program.printed
        _ = try scratch.write(Layouts.valid, to: "layouts/b.layout.json")
        #expect(program.waits { Self.news(program, after: start).contains("4 passed, 0 failed\n") })
        #expect(!FileManager.default.fileExists(atPath: scratch.path("failures/b/diff.png")))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("failures/index.html")))
        start = program.printed
        try FileManager.default.removeItem(atPath: scratch.path("golden/a.json"))
        #expect(program.waits { Self.news(program, after: start).contains("3 passed, 1 failed\n") })
        #expect(program.interrupt() == 0)
    }

    @Test(arguments: ["--update", "--accept a", "--prune", "--report github", "--shard 1/2", "--changed-since main"])
    func `Watching tests only compares`(option: String) throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        let words = option.split(separator: " ").map(String.init)
        let outcome = try Executable.run(["test", ".", "--watch"] + words, in: scratch.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--watch and \(words[0]) exclude each other"))
    }

    /// Editors replace a file by a new one. The old one's identity is then free, and an output may get it.
    @Test func `An input that is replaced again and again is drawn every time, into every file`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        let program = try RunningProgram(["a.layout.json", "-o", "a.svg", "-o", "a.txt", "--watch"], in: scratch)
        #expect(program.waits(for: Self.watching))
        for round in 1...10 {
            _ = try scratch.write(Layouts.valid + String(repeating: "\n", count: round), to: "new")
            try #require(rename(scratch.path("new"), scratch.path("a.layout.json")) == 0)
            #expect(program.waits { program.printed.ranges(of: "a.svg").count > round })
        }
        #expect(!program.printed.contains("would be overwritten"))
        usleep(200_000)
        #expect(program.threads <= 2, "a round leaves no thread")
        #expect(program.interrupt() == 0)
    }

    @Test(.timeLimit(.minutes(1)))
    func `Control-C ends a round that waits for a pipe`() throws {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(Layouts.valid, to: "a.layout.json")
        let program = try RunningProgram(["check", "a.layout.json", "--watch"], in: scratch)
        #expect(program.waits(for: Self.watching))
        try FileManager.default.removeItem(atPath: scratch.path("a.layout.json"))
        try #require(mkfifo(scratch.path("a.layout.json"), 0o600) == 0)
        usleep(600_000)
        #expect(program.interrupt() == 0)
    }

    /// A file that is written in place is shorter for a moment. One that is mapped then would end the program.
    @Test func `A font that is written again is opened again`() throws {
        let scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "fonts"), withIntermediateDirectories: false)
        let whole = try Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"))
        let font = URL(filePath: scratch.path("fonts/mono.ttf"))
        try whole.write(to: font)
        _ = try scratch.write(
            """
            { "canvas": { "width": 200, "height": 100 }, "fonts": { "directories": ["fonts"] },
              "root": { "id": "r", "children": [
                { "id": "a", "type": "label", "text": "a", "font": { "family": "DejaVu Sans Mono" } } ] },
              "constraints": [ "a.top = r.top", "a.leading = r.leading" ] }
            """, to: "a.layout.json")
        let program = try RunningProgram(
            ["a.layout.json", "-o", "a.txt", "--watch", "--diagnostics", "short"], in: scratch)
        #expect(program.waits(for: "watching 3 files"))
        let file = try FileHandle(forWritingTo: font)
        try file.truncate(atOffset: 64)
        #expect(program.waits(for: "[broken-font-file]"))
        try file.seek(toOffset: 0)
        try file.write(contentsOf: whole)
        try file.close()
        #expect(program.waits { program.printed.ranges(of: "a.txt").count == 2 })
        #expect(program.interrupt() == 0)
    }
}
