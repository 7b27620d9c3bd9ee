// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct CheckTests {
    let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["layouts", "layouts/inner"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: false)
        }
        _ = try scratch.write(Layouts.valid, to: "layouts/a.layout.json")
        _ = try scratch.write(Layouts.valid, to: "layouts/inner/b.layout.json")
        _ = try scratch.write("{}", to: "layouts/inner/other.json")
    }

    @Test(arguments: [
        (["layouts"], "2 layouts"), (["layouts/**/*.layout.json"], "2 layouts"),
        (["layouts/inner", "layouts"], "2 layouts"),
    ])
    func `Folders and patterns mean the layouts in them, which are counted`(inputs: [String], count: String) throws {
        let outcome = try Executable.run(["check"] + inputs, in: scratch.url)
        #expect(outcome.errors.contains("alrender: \(count): 0 errors"), "\(outcome.errors)")
    }

    @Test(arguments: ["layouts/*.xib", "nothing/**/*.layout.json"])
    func `A pattern without a match is reported`(pattern: String) throws {
        let outcome = try Executable.run(["check", pattern], in: scratch.url)
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("no file matches the pattern"))
    }

    /// A box of at least 100 points between margins of 20 needs 140.
    private static let box = """
        {
          "canvas": { "width": 300, "height": 100 },
          "root": { "id": "screen", "children": [ { "id": "box" } ] },
          "constraints": [ "H:|-20-[box(>=100)]-20-|", "V:|[box]|" ]
        }
        """

    /// The picture that the documentation shows.
    @Test func `A sweep names views that are ambiguous together as a list`() throws {
        _ = try scratch.write(
            """
            { "canvas": { "width": 320, "height": 100 },
              "root": { "id": "root", "children": [
                { "id": "title", "type": "label", "text": "Total amount due" },
                { "id": "price", "type": "label", "text": "$1,299.00" } ] },
              "constraints": [ "H:|-16-[title]-8-[price]-16-|", "V:|-16-[title]", "V:|-16-[price]" ] }
            """, to: "due.layout.json")
        let outcome = try Executable.run(
            ["check", "due.layout.json", "--sweep", "width=150...500"], in: scratch.url)
        #expect(outcome.text.contains("from 150: title and price are ambiguous together"), "\(outcome.text)")
    }

    @Test func `A sweep is drawn as layouts and a graph`() throws {
        let path = scratch.path("sweep.png")
        let outcome = try Executable.run(
            ["check", "samples/valid/screens/chat-row.layout.json", "--sweep", "width=200...400", "-o", path],
            in: Executable.package)
        #expect(outcome.status == 0)
        let shown = Executable.package.appending(path: "docs/images/sweep.png")
        #expect(try Executable.run(["diff", shown.path, path]).text == "no difference\n")
    }

    @Test(arguments: [
        ["-o", "a.png"], ["--sweep", "width=100...200", "-o", "a.bmp"], ["--sweep", "width=100...200", "-o", "a.json"],
        ["--sweep", "width=100...200", "--sweep", "height=100...200", "-o", "a.png"],
    ])
    func `Only one sweep of one layout is drawn`(options: [String]) throws {
        let input = try scratch.write(Layouts.valid, to: "box.layout.json")
        #expect(try Executable.run(["check", input] + options, in: scratch.url).status == 64)
        #expect(!scratch.names.contains { $0.hasPrefix("a.") })
    }

    /// The stack view is too narrow for the stepper. The width that the other stack view in it has now is too large as well.
    @Test func `A fix that conflicts in a document with a conflict is not listed`() throws {
        let input = try scratch.write(
            """
            {"platform": "macos", "canvas": {"width": 375, "height": 300}, "root": {"id": "root", "children": [
              {"id": "s", "type": "stackView", "axis": "vertical", "alignment": "leading", "children": [
                {"id": "t", "type": "stackView", "axis": "vertical", "alignment": "trailing",
                 "children": [{"id": "b", "type": "button", "title": "dolor"}]},
                {"id": "st", "type": "stepper"}]}]},
             "constraints": ["st.width = 63", "s.leading = root.leading + 14", "s.top = root.top", "s.width = 40"]}
            """, to: "narrow.layout.json")
        let json = try Executable.run(["check", input, "--diagnostics", "json"])
        let found = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
        let ambiguous = try #require(found.first { $0["code"] as? String == "ambiguous-layout" })
        let fix = try #require((ambiguous["fixes"] as? [[String: Any]])?.first?["replacement"] as? String)
        #expect(fix.hasPrefix(", \"b.leading = t.leading + "), "\(json.text)")
    }

    @Test func `A sweep is drawn as an animation`() throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        let arguments = ["check", input, "--sweep", "width=100...200", "--scale", "0.25", "-o", "a.gif"]
        #expect(try Executable.run(arguments, in: scratch.url).status == 0)
        let bytes = try Data(contentsOf: scratch.url.appending(path: "a.gif"))
        #expect(bytes.starts(with: Array("GIF89a".utf8)) && bytes.last == 0x3B)
        // Graphic control extensions: one for each picture, forwards and back.
        let controls = bytes.ranges(of: [0x21, 0xF9, 0x04])
        #expect(controls.count == 72)
    }

    /// A sweep over 100 points has keyframes at its ends alone: nothing changes.
    @Test func `A sweep is an SVG file that moves`() throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        let outcome = try Executable.run(
            ["check", input, "--sweep", "width=320...420", "-o", "a.svg"], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let svg = try String(contentsOf: scratch.url.appending(path: "a.svg"), encoding: .utf8)
        #expect(svg.contains("keyTimes=\"0;0.5;1\"") && svg.contains("prefers-reduced-motion:reduce"))
        #expect(!svg.contains("<script"))
        let page = ["check", input, "--sweep", "width=100...200", "-o", "a.html"]
        #expect(try Executable.run(page, in: scratch.url).status == 0)
        let html = try String(contentsOf: scratch.url.appending(path: "a.html"), encoding: .utf8)
        #expect(html.contains("<ol id=\"stages\">") && html.contains(">100 to "))
    }

    @Test func `Width and height are swept together`() throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        let outcome = try Executable.run(["check", input, "--sweep", "width=100...200,height=300...500"])
        #expect(outcome.text.hasPrefix("\(input): width,height 100×300...200×500\n"), "\(outcome.text)")
        #expect(outcome.text.contains("  from 140×380: "), "\(outcome.text)")
    }

    @Test func `A picture of several scenes needs a path for each`() throws {
        let input = Executable.package.appending(path: "samples/review/before.storyboard").path
        let sweep = ["check", input, "--sweep", "width=320...400", "-o"]
        let outcome = try Executable.run(sweep + ["a.svg"], in: scratch.url)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("name one with --scene, or put {scene} into the path"))
        #expect(!scratch.names.contains { $0.hasSuffix(".svg") })
        #expect(try Executable.run(sweep + ["{scene}.svg"], in: scratch.url).status == 0)
        #expect(scratch.names.count { $0.hasSuffix(".svg") } > 1)
    }

    @Test func `A sweep says from which size on a layout changes`() throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        let outcome = try Executable.run(["check", input, "--sweep", "width=100...200"])
        #expect(outcome.status == 0)
        #expect(outcome.text.hasPrefix("\(input): width 100...200\n"))
        #expect(outcome.text.contains("  from 140: "), "\(outcome.text)")
        let json = try Executable.run(["check", input, "--sweep", "width=100...200", "--diagnostics", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let changes = try #require(object["changes"] as? [[String: Any]])
        #expect(changes.first?["at"] as? Double == 140)
    }

    @Test(arguments: [
        "width", "width=200...100", "depth=1...2", "text-size=S", "width=0...10", "width=1...2,width=1...2",
    ])
    func `A range that makes no sense is a usage error`(range: String) throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        #expect(try Executable.run(["check", input, "--sweep", range]).status == 64)
    }

    @Test(arguments: [
        ("width=320..1024", "did you mean 'width=320...1024'?"), ("width=500...300", "did you mean 'width=300...500'?"),
        ("widht=1...2", "did you mean 'width'?"), ("width", "as in width=320...1024"),
        ("width=300...300", "the range has one value"), ("text-size=XS...Huge", "'Huge' is not a text size"),
    ])
    func `A range that makes no sense is answered by what is meant`(range: String, message: String) throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        let outcome = try Executable.run(["check", input, "--sweep", range])
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    // MARK: What a sweep lists

    private func sweep(_ children: String, _ constraints: String, _ range: String) throws -> String {
        let input = try scratch.write(
            """
            {"canvas": {"width": 320, "height": 100}, "root": {"id": "s", "children": [\(children)]},
             "constraints": [\(constraints)]}
            """, to: "a.layout.json")
        let outcome = try Executable.run(["check", input, "--sweep", range, "-o", scratch.path("a.pdf")])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.text.split(separator: "\n").dropFirst().joined(separator: "\n")
    }

    /// What texts of the picture say.
    private var picture: String {
        get throws {
            let (text, output) = (Process(), Pipe())
            text.executableURL = URL(filePath: "/usr/bin/pdftotext")
            text.arguments = ["-raw", scratch.path("a.pdf"), "-"]
            text.standardOutput = output
            try text.run()
            let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            text.waitUntilExit()
            return words.replacing("\n", with: " ")
        }
    }

    private static let inMargins = """
        "a.leading = s.layoutMarginsGuide.leading", "a.trailing = s.layoutMarginsGuide.trailing", "V:|[a]|"
        """

    @Test func `A sweep lists frames that jump`() throws {
        let text = try sweep(#"{"id": "a"}"#, Self.inMargins, "width=410...418")
        #expect(text == "  at 414: a.x jumps from 16 to 20, a.width from 382 to 374")
        #expect(try picture.contains("414: a.x jumps from 16 to 20, a.width from 382 to 374"))
        let json = try Executable.run(
            ["check", scratch.path("a.layout.json"), "--sweep", "width=410...418", "--diagnostics", "json"])
        let object = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        let change = try #require((object["changes"] as? [[String: Any]])?.first)
        let jump = try #require((change["jumps"] as? [[String: Any]])?.first)
        #expect(change["at"] as? Double == 414)
        #expect(
            jump["subject"] as? String == "a.x" && jump["from"] as? Double == 16 && jump["to"] as? Double == 20)
    }

    @Test func `A sweep counts the lines of texts, and draws what becomes higher`() throws {
        let label = #"{"id": "a", "type": "label", "text": "Several words that wrap", "numberOfLines": 0}"#
        let text = try sweep(label, #""H:|[a]|", "V:|[a]""#, "width=100...300")
        let lines = text.split(separator: "\n").map { $0.split(separator: ": ").last ?? "" }
        #expect(
            lines == ["the text of 'a' takes 3 lines", "the text of 'a' takes 2 lines", "the text of 'a' takes 1 line"]
                || lines == ["the text of 'a' takes 2 lines", "the text of 'a' takes 1 line"], "\(text)")
        let picture = try picture
        #expect(picture.contains("a.height") && picture.contains("solid: x, dashed: width, dotted: height, in points"))
    }

    @Test func `What differs at one size alone is said to do so`() throws {
        let text = try sweep(
            #"{"id": "card"}"#, #""H:|-20-[card(200)]-20-|", "V:|[card]|""#, "width=180...320")
        let lines = text.split(separator: "\n")
        #expect(
            lines.count == 2 && lines[0].hasPrefix("  from 180: ")
                && lines[0].hasSuffix("conflicts with other constraints"))
        #expect(lines[1].hasPrefix("  at 240 only: ") && lines[1].hasSuffix("does not conflict"), "\(text)")
        // The picture has the states of the first size, too.
        let picture = try picture
        #expect(picture.contains("180: ") && picture.contains("240 only: "))
    }

    @Test func `A sweep is drawn in the colours that are given`() throws {
        let input = try scratch.write(Self.box, to: "a.layout.json")
        func drawn(_ options: String...) throws -> String {
            let arguments = ["check", input, "--sweep", "width=100...200", "-o", scratch.path("a.svg")] + options
            #expect(try Executable.run(arguments).status == 0)
            return try String(contentsOf: scratch.url.appending(path: "a.svg"), encoding: .utf8)
        }
        // The backdrop.
        let dark = try drawn("--appearance", "dark").lowercased()
        #expect(dark.contains("#11151c") && !dark.contains("#f3f5f8"))
        #expect(try drawn().lowercased().contains("#f3f5f8"))
        #expect(try !drawn("--theme", "print").lowercased().contains("#f3f5f8"))
        #expect(try Executable.run(["check", input, "--theme", "print"]).status == 64)
        let both = ["check", input, "--sweep", "width=100...200", "-o", scratch.path("a.svg"), "--appearance", "auto"]
        #expect(try Executable.run(both).errors.contains("pass --appearance light or dark"))
    }
}
