// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// What `diff` and `test` know of git.
struct RevisionTests {
    private let repository: Repository
    private let moved = Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10")

    init() throws {
        repository = try Repository()
        try repository.write(Layouts.valid, to: "layouts/a.layout.json")
        try repository.write(Layouts.valid, to: "layouts/b.layout.json")
        try repository.write(Layouts.valid, to: "layouts/old.layout.json")
        try repository.commit()
    }

    private func change() throws {
        try repository.write(moved, to: "layouts/a.layout.json")
        try repository.write("// A comment.\n" + Layouts.valid, to: "layouts/b.layout.json")
        try repository.write(Layouts.valid, to: "layouts/new.layout.json")
        try FileManager.default.removeItem(atPath: repository.scratch.path("layouts/old.layout.json"))
    }

    private let expected = """
        layouts/a.layout.json
            box.top == screen.top + 8 → + 10: box moves by (0, +2)
        layouts/new.layout.json is new
        layouts/old.layout.json is gone
        1 file changed, 1 added, 1 removed

        """

    @Test func `A commit is compared with the working tree, and with another commit`() throws {
        #expect(try repository.run("diff", "HEAD", "--", "layouts").text == "no difference\n")
        try change()
        for arguments in [["HEAD", "--", "layouts"], ["HEAD", "--", "layouts/"], ["HEAD"]] {
            let outcome = try Executable.run(["diff"] + arguments, in: repository.scratch.url)
            #expect(outcome.status == 2)
            #expect(outcome.text == expected, "\(arguments)")
        }
        try repository.commit()
        #expect(try repository.run("diff", "HEAD~1..HEAD").text == expected)
        #expect(try repository.run("diff", "HEAD~1", "--", "layouts/b.layout.json").status == 0)
        #expect(try repository.run("diff", "nonsense", "--", "layouts").status == 66)
        #expect(try repository.run("diff", "HEAD", "--", "/usr").status == 66)
        let picture = try repository.run("diff", "HEAD~1", "-o", "changes.png", "--format", "json")
        #expect(picture.text.contains("\"path\": \"layouts/a.layout.json\""))
        #expect(try repository.scratch.bytes("changes.png").count > 1000)
    }

    @Test func `A path that neither side has is an error`() throws {
        let outcome = try repository.run("diff", "HEAD", "--", "layout")
        #expect(outcome.status == 66)
        #expect(outcome.errors == "alrender: layout: is neither in HEAD nor in the working tree\n")
        #expect(try repository.run("diff", "HEAD", "--", "layouts/*.layout.json").status == 0)
        try change()
        #expect(try repository.run("diff", "HEAD", "--", "layouts/old.layout.json").status == 2)
        #expect(try repository.run("diff", "HEAD", "--", "layouts/new.layout.json").status == 2)
        #expect(try repository.run("diff", "HEAD..HEAD", "--", "layouts/new.layout.json").status == 66)
    }

    @Test func `A name that reads as a pattern is that of a file if there is one`() throws {
        for name in [":a.layout.json", "*.layout.json"] { try repository.write(Layouts.valid, to: name) }
        try repository.commit()
        for name in [":a.layout.json", "*.layout.json", "layouts/a.layout.json"] {
            try repository.write(moved, to: name)
        }
        for name in [":a.layout.json", "*.layout.json"] {
            let outcome = try repository.run("diff", "HEAD", "--", name)
            #expect(
                outcome.text.hasPrefix("\(name)\n    box.top == screen.top + 8 → + 10: box moves by (0, +2)\n"),
                "\(outcome.text)\(outcome.errors)")
            #expect(outcome.text.hasSuffix("\n1 file changed\n"))
        }
        #expect(try repository.run("diff", "HEAD", "--", "layouts/[a]*").text.hasSuffix("\n1 file changed\n"))
    }

    /// What a link contains is a path, and what it leads to may be outside of the repository.
    @Test func `A link is not a layout`() throws {
        let link = repository.scratch.path("layouts/link.layout.json")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/passwd")
        #expect(try repository.run("diff", "HEAD").text == "no difference\n")
        try repository.commit()
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/etc/group")
        let outcome = try repository.run("diff", "HEAD")
        #expect(outcome.text == "no difference\n" && outcome.errors.isEmpty, "\(outcome.errors)")
        try FileManager.default.removeItem(atPath: link)
        try repository.write(Layouts.valid, to: "layouts/link.layout.json")
        let replaced = try repository.run("diff", "HEAD")
        #expect(replaced.text == "layouts/link.layout.json is new\n1 file added\n" && replaced.errors.isEmpty)
    }

    @Test func `Names with control characters are printed without them, and those that are not UTF-8 are reported`()
        throws
    {
        try repository.write(Layouts.valid, to: "a\u{1B}[31m\nb.layout.json")
        #expect(try repository.run("diff", "HEAD").text == "a\u{FFFD}[31m\\nb.layout.json is new\n1 file added\n")
        let folder = repository.scratch.path("").utf8 + (repository.scratch.path("").hasSuffix("/") ? [] : [0x2F])
        let path = (folder + [0xE9] + Array(".layout.json".utf8) + [0]).map { CChar(bitPattern: $0) }
        let file = open(path, O_WRONLY | O_CREAT, 0o644)
        #expect(file >= 0)
        close(file)
        let outcome = try repository.run("diff", "HEAD")
        #expect(outcome.status == 66)
        #expect(outcome.errors == "alrender: \u{FFFD}.layout.json: has a name that is not UTF-8\n")
        // The others are compared.
        #expect(outcome.text == "a\u{FFFD}[31m\\nb.layout.json is new\n1 file added\n")
    }

    @Test func `Revisions as git's own commands take them are answered with the notation here`() throws {
        try repository.git("branch", "topic")
        let two = try repository.run("diff", "main", "topic")
        #expect(two.status == 64)
        #expect(
            two.errors.hasPrefix(
                "Error: 'main' is a revision of git, not a file: write 'alrender diff main..topic'\n"))
        let path = try repository.run("diff", "main", "layouts/a.layout.json")
        #expect(path.errors.contains("write 'alrender diff main -- layouts/a.layout.json'\n"))
        #expect(try repository.run("diff", "nonsense", "layouts/a.layout.json").status == 66)
    }

    @Test func `As a diff driver of git`() throws {
        try repository.write("*.layout.json diff=alrender\n", to: ".gitattributes")
        try repository.git("config", "diff.alrender.command", "'\(Executable.path.path)' diff --driver")
        try repository.commit()
        try change()
        try repository.git("add", "-A")
        #expect(
            try repository.git("diff", "--cached", "--no-renames") == """
                layouts/a.layout.json
                box.top == screen.top + 8 → + 10: box moves by (0, +2)
                1 difference
                layouts/b.layout.json
                no difference
                layouts/new.layout.json is new
                layouts/old.layout.json is gone

                """)
    }

    @Test func `As a difftool of git, with a picture`() throws {
        try repository.git(
            "config", "difftool.alrender.cmd",
            "'\(Executable.path.path)' diff \"$LOCAL\" \"$REMOTE\" -o changes.png")
        try change()
        let text = try repository.git(
            "difftool", "--no-prompt", "--tool=alrender", "HEAD", "--", "layouts/a.layout.json")
        #expect(text.contains("box.top == screen.top + 8 → + 10: box moves by (0, +2)\n"))
        #expect(try repository.scratch.bytes("changes.png").count > 1000)
    }

    @Test func `A layout differs if an image in it does, and if a set of its asset catalogue does`() throws {
        let dot = try #require(Data(base64Encoded: ChangedLayoutTests.dot))
        let set = "layouts/Assets.xcassets/Brand.colorset"
        try FileManager.default.createDirectory(
            at: repository.scratch.url.appending(path: set), withIntermediateDirectories: true)
        try repository.write("{ }", to: "\(set)/Contents.json")
        try dot.write(to: repository.scratch.url.appending(path: "layouts/dot.png"))
        try repository.write(ChangedLayoutTests.withImage, to: "layouts/b.layout.json")
        let sample = Executable.package.appending(path: "samples/valid/interface-builder/sign-up.storyboard")
        let text = try String(contentsOf: sample, encoding: .utf8)
        try repository.write(
            text.replacing("<resources>", with: "<resources><namedColor name=\"Brand\"/>")
                .replacing(
                    "</scenes>\n</document>",
                    with: "</scenes><resources><namedColor name=\"Brand\"/></resources></document>"),
            to: "layouts/c.storyboard")
        try repository.write(text, to: "layouts/d.storyboard")
        try repository.commit()
        try (dot + Data([0])).write(to: repository.scratch.url.appending(path: "layouts/dot.png"))
        try repository.write("{  }", to: "\(set)/Contents.json")
        let expected = """
            layouts/b.layout.json
                layouts/dot.png differs
            layouts/c.storyboard
                \(set)/Contents.json differs
            2 files changed

            """
        let now = try repository.run("diff", "HEAD")
        #expect(now.text == expected, "\(now.text)\(now.errors)")
        #expect(now.status == 2)
        #expect(try repository.run("diff", "HEAD", "--", "layouts/a.layout.json").text == "no difference\n")
        #expect(try repository.run("diff", "HEAD", "--format", "json").text.contains("\"layouts/dot.png\""))
        try repository.commit()
        #expect(try repository.run("diff", "HEAD~1..HEAD").text == expected)
    }
}
