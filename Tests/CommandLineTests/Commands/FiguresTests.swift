// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct FiguresTests {
    private static let layout = """
        { "canvas": { "width": 200, "height": 100, "scale": 1 },
          "root": { "id": "screen", "children": [ { "id": "name", "type": "label", "text": "Name" } ] },
          "constraints": [ "name.top = screen.top + 8", "name.leading = screen.leading + 8" ] }
        """

    private static let page = "# Page\n\n```layout caption=Overview\n\(layout)\n```\n\n![Form](form.layout.json)\n"

    private static func scratch(_ page: String = page) throws -> ScratchDirectory {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(layout, to: "form.layout.json")
        _ = try scratch.write(page, to: "page.md")
        return scratch
    }

    private static func text(_ name: String, in scratch: ScratchDirectory) throws -> String {
        String(decoding: try scratch.bytes(name), as: UTF8.self)
    }

    @Test func `Figures are made, stay as they are, and are made again when a layout changes`() throws {
        let scratch = try Self.scratch()
        let made = try Executable.run(["figures", "."], in: scratch.url)
        #expect(made.status == 0, "\(made.errors)")
        #expect(made.text == "made page-1.png\nmade form.png\nchanged page.md\n")
        let page = try Self.text("page.md", in: scratch)
        #expect(
            page.contains(
                "\n```\n\n![Layout of 200 × 100 points: name, a label, “Name”, at the top left.](page-1.png)<!-- layout -->\n\n"
            ))
        #expect(page.hasSuffix("![Form](form.png)<!-- layout form.layout.json -->\n"))

        let again = try Executable.run(["figures", "page.md"], in: scratch.url)
        #expect(again.status == 0)
        #expect(again.text.isEmpty)
        #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).status == 0)

        _ = try scratch.write(Self.layout.replacing("+ 8", with: "+ 20"), to: "form.layout.json")
        let stale = try Executable.run(["figures", ".", "--check"], in: scratch.url)
        #expect(stale.status == 2)
        #expect(stale.text == "page.md:11: form.png is stale\n")
        #expect(try Executable.run(["figures", "."], in: scratch.url).text == "made form.png\n")
        try FileManager.default.removeItem(atPath: scratch.path("page-1.png"))
        #expect(
            try Executable.run(["figures", ".", "--check"], in: scratch.url).text
                == "page.md:3: page-1.png is missing\n")
    }

    @Test func `A check of a new page writes nothing`() throws {
        let scratch = try Self.scratch()
        let outcome = try Executable.run(["figures", ".", "--check"], in: scratch.url)
        #expect(outcome.status == 2)
        #expect(outcome.text.hasSuffix("page.md: references are stale\n"))
        #expect(scratch.names == ["form.layout.json", "page.md"])
        #expect(try Self.text("page.md", in: scratch) == Self.page)
    }

    @Test func `Names stay when a figure is inserted above`() throws {
        let scratch = try Self.scratch()
        _ = try Executable.run(["figures", "."], in: scratch.url)
        let first = try scratch.bytes("page-1.png")
        let page = try Self.text("page.md", in: scratch)
        _ = try scratch.write("```layout\n\(Self.layout)\n```\n\n" + page, to: "page.md")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.text == "made page-2.png\nchanged page.md\n")
        #expect(try scratch.bytes("page-1.png") == first)
    }

    @Test func `A picture of someone else is not overwritten`() throws {
        let scratch = try Self.scratch("![Form](form.layout.json)\n")
        _ = try scratch.write("by hand", to: "form.png")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.text == "made form-2.png\nchanged page.md\n")
        #expect(try Self.text("form.png", in: scratch) == "by hand")
    }

    @Test func `Errors are at the line of the page`() throws {
        let scratch = try Self.scratch(
            "> ```layout\n> { \"root\": { \"id\": \"a\" },\n>   \"constraints\": [ \"a.with = 3\" ] }\n> ```\n\n![](no.layout.json)\n"
        )
        let outcome = try Executable.run(["figures", ".", "--diagnostics", "short"], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("page.md:3:25: error: "), "\(outcome.errors)")
        #expect(
            outcome.errors.contains("page.md:6:5: error: cannot read the layout 'no.layout.json'"), "\(outcome.errors)")
        #expect(scratch.names == ["form.layout.json", "page.md"])
    }

    @Test(arguments: [
        ("scael=2", "page.md:1:11: error: no option 'scael'", "did you mean 'scale'?"),
        ("theme=moderm", "page.md:1:11: error: the value 'moderm' is invalid for 'theme': expected", "'xcode'"),
        ("size=320", "the value '320' is invalid for 'size': write '320x' for the width alone", "[figure-option]"),
        ("scale=2x", "the value '2x' is invalid for 'scale': did you mean '2'?", "[figure-option]"),
        ("hide=captions", "is invalid for 'hide': no layer 'captions'; expected canvas, safeArea,", "legend [figure"),
        ("text-size=huge", "is invalid for 'text-size': expected XS, S, M, L", "AX5 [figure-option]"),
        ("resize=width=320", "'320' is not a range; did you mean 'width=320...1024'?", "[figure-option]"),
        ("dark", "no option 'dark'", "did you mean 'appearance=dark'?"),
        ("landscap", "no option 'landscap'", "did you mean 'orientation=landscape'?"),
        ("width=320", "no option 'width'", "did you mean 'size=320x'?"),
        ("height=200", "no option 'height'", "did you mean 'size=x200'?"),
        ("iphone-15", "no option 'iphone-15'", "did you mean 'device=iphone-15'?"),
        ("--scale=2", "no option '--scale'", "did you mean 'scale'?"),
        ("animate", "page.md:1:11: error: 'animate' needs 'exercise', the view that it moves", "^~~~~~~"),
        ("format=gif", "'format=gif' is for animations: pass 'resize' or 'animate', or the format png", "^~~~"),
        ("zoom=0", "'zoom' is a factor from 0.1 to 10, not 0.0", "[figure-option]"),
        ("no-caption=1", "page.md:1:11: error: 'no-caption' has no value", "[figure-option]"),
        ("scale", "page.md:1:11: error: 'scale' needs a value", "^~~~~"),
        ("scale=2 caption='Sign in", "page.md:1:19: error: the value of 'caption' has no closing quotation", "^~~~"),
        ("focus=nome", "page.md:1:11: error: no view named 'nome'", "did you mean 'name'?"),
        ("name=../../out", "page.md:1:11: error: the picture '../../out' is outside", "[figure-file]"),
        ("appearance=auto format=png", "'appearance=auto' applies to SVG pictures", "[figure-option]"),
    ])
    func `Mistakes in options have their place and a hint`(options: String, message: String, hint: String) throws {
        let scratch = try Self.scratch("```layout \(options)\n\(Self.layout)\n```\n")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
        #expect(scratch.names == ["form.layout.json", "page.md"])
    }

    @Test func `The language of texts is an option of a figure`() throws {
        let scratch = try Self.scratch("```layout language=de,en\n\(Self.layout)\n```\n")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(!outcome.errors.contains("no option"), "\(outcome.errors)")
    }

    @Test func `An empty block is said to be where it is`() throws {
        let scratch = try Self.scratch("# Title\n\n```layout\n```\n")
        let outcome = try Executable.run(["figures", ".", "--diagnostics", "short"], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains("page.md:3:4: error: the block has no JSON value: expected an object"),
            "\(outcome.errors)")
    }

    @Test func `Several appearances, scales and sizes are made in one run`() throws {
        let scratch = try Self.scratch("![Form](form.layout.json)<!-- layout size=200x,300x -->\n")
        let outcome = try Executable.run(
            [
                "figures", ".", "--appearance", "light", "--appearance=dark", "--scale", "1", "--scale", "2",
                "--folder",
                "images",
            ], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path("images")).sorted()
        #expect(names == ["form.png", "form@2x.png", "form~dark.png", "form~dark@2x.png"])
        let page = try Self.text("page.md", in: scratch)
        #expect(page.contains("srcset=\"images/form~dark.png 1x, images/form~dark@2x.png 2x\""))
        #expect(page.contains("alt=\"Form\"></picture><!-- layout form.layout.json size=200x,300x -->"))
    }

    @Test func `A catalog and the comments of its target have their pictures in its resources`() throws {
        let scratch = try ScratchDirectory()
        let resources = scratch.url.appending(path: "Sources/Forms/Forms.docc/Resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        _ = try scratch.write(
            "# Forms\n\n```layout scale=2 appearance=light,dark\n\(Self.layout)\n```\n",
            to: "Sources/Forms/Forms.docc/Forms.md")
        let comment = "```layout format=svg appearance=auto\n\(Self.layout)\n```".split(separator: "\n").map {
            "/// \($0)\n"
        }.joined()
        _ = try scratch.write(comment + "struct Form {}\n", to: "Sources/Forms/Form.swift")
        let outcome = try Executable.run(["figures", "Sources"], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: resources.path).sorted()
        #expect(names == ["Form-1.svg", "Forms-1@2x.png", "Forms-1~dark@2x.png"])
        #expect(
            try Self.text("Sources/Forms/Form.swift", in: scratch).contains("](Form-1)<!-- layout -->\nstruct Form {}"))
        #expect(try Executable.run(["figures", "Sources", "--check"], in: scratch.url).status == 0)
    }

    @Test func `A resize is an animation that respects reduced motion`() throws {
        let scratch = try Self.scratch(
            """
            ![Form](form.layout.json)<!-- layout resize=width=200...260 -->

            ![Form](form.layout.json)<!-- layout resize=width=200...260 format=gif -->

            """)
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(scratch.names == ["form-2-still.png", "form-2.gif", "form.layout.json", "form.svg", "page.md"])
        let svg = try Self.text("form.svg", in: scratch)
        #expect(svg.contains("@media print,(prefers-reduced-motion:reduce)"))
        #expect(svg.contains("<animate"))
        let page = try Self.text("page.md", in: scratch)
        #expect(
            page.contains(
                "<source media=\"(prefers-reduced-motion: reduce)\" srcset=\"form-2-still.png\"><img src=\"form-2.gif\""
            ))
        #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).status == 0)
    }

    @Test func `An ambiguous view moves to the other end of its range and back`() throws {
        let scratch = try Self.scratch(
            """
            ![Form](open.layout.json)<!-- layout exercise=box animate -->

            """)
        _ = try scratch.write(
            """
            { "canvas": { "width": 200, "height": 60 }, "expect": ["ambiguous-layout"],
              "root": { "id": "screen", "children": [ { "id": "box", "type": "view" } ] },
              "constraints": [ "box.width = 40", "box.height = 20", "box.top = screen.top",
                "box.leading >= screen.leading", "box.trailing <= screen.trailing" ] }
            """, to: "open.layout.json")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let svg = try Self.text("open.svg", in: scratch)
        #expect(svg.contains("@media print,(prefers-reduced-motion:reduce)"))
        #expect(svg.contains("<animate"))
        let wrong = try Executable.run(["figures", ".", "--animate"], in: scratch.url)
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("--animate needs --exercise"))
    }

    @Test func `An animation of a view that is not ambiguous has a warning, and its text claims no movement`() throws {
        let scratch = try Self.scratch("![](open.layout.json)<!-- layout exercise=box animate -->\n")
        _ = try scratch.write(
            """
            { "canvas": { "width": 200, "height": 60 },
              "root": { "id": "screen", "children": [ { "id": "box", "type": "view" } ] },
              "constraints": [ "H:|[box]|", "V:|[box]|" ] }
            """, to: "open.layout.json")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains(":1:34: warning: 'box' is not ambiguous: nothing moves in the animation"))
        #expect(try Self.text("page.md", in: scratch).hasPrefix("![Layout of 200 × 60 points"))
    }

    @Test func `A check names pictures that figures no longer have`() throws {
        let scratch = try Self.scratch(
            "![a](form.layout.json)\n\n![b](form.layout.json)<!-- layout scale=3 name=other -->\n")
        #expect(try Executable.run(["figures", "."], in: scratch.url).status == 0)
        #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).errors.isEmpty)
        _ = try scratch.write("![a](form.png)<!-- layout form.layout.json -->\n", to: "page.md")
        let outcome = try Executable.run(["figures", ".", "--check"], in: scratch.url)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "note: other.png was made for a figure that these pages no longer have\n")
    }

    @Test func `Before and after are side by side`() throws {
        let scratch = try Self.scratch("![Form](form.layout.json)<!-- layout before=old.layout.json format=svg -->\n")
        #expect(
            try Executable.run(["figures", "."], in: scratch.url).errors.contains(
                "cannot read the layout 'old.layout.json'"))
        _ = try scratch.write(Self.layout.replacing("+ 8", with: "+ 20"), to: "old.layout.json")
        #expect(try Executable.run(["figures", "."], in: scratch.url).status == 0)
        let svg = try Self.text("form.svg", in: scratch)
        #expect(svg.contains(">Before</text>"))
        #expect(svg.contains(">After</text>"))
    }

    @Test func `Named constraints, call-outs and crops are options of every picture`() throws {
        let scratch = try Self.scratch()
        func scene(_ options: String) throws -> String {
            let outcome = try Executable.run(
                ["form.layout.json", "-o", "-", "--format", "svg"] + options.split(separator: " ").map(String.init),
                in: scratch.url)
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.text
        }
        let only = try scene("--only constraint-1")
        #expect(only.contains("data-constraint=\"constraint:0\""))
        #expect(!only.contains("data-constraint=\"constraint:1\""))
        #expect(only.contains("only 1 named constraint"))
        let numbered = try scene("--callouts")
        #expect(numbered.contains(">① 8</text>"))
        #expect(numbered.contains(">② name.leading == screen.leading + 8</text>"))
        let bare = try scene("--callouts --no-caption")
        #expect(
            bare.contains(">② name.leading == screen.leading + 8</text>"), "numbers without their list mean nothing")
        #expect(!bare.contains("ltr</text>"))
        let text = """
            {"canvas": {"width": 320, "height": 200}, "root": {"id": "screen", "children": [\((0..<5).map {
                "{\"id\": \"v\($0)\"}"
            }.joined(separator: ","))]},
            "constraints": [\((0..<5).map {
                "\"v\($0).leading = screen.leading + \(8 + $0)\", \"v\($0).top = screen.top + \(8 + 30 * $0)\""
            }.joined(separator: ","))]}
            """
        _ = try scratch.write(text, to: "many.layout.json")
        let many = try Executable.run(
            ["many.layout.json", "-o", "-", "--format", "svg", "--callouts"], in: scratch.url)
        #expect(many.text.contains(">(1) 8</text>") && many.text.contains(">(10) 128</text>"), "all in the same form")
        let cropped = try scene("--crop name+4 --hide constraints,names")
        #expect(cropped.contains("height=\"29\""), "\(cropped.prefix(200))")
        #expect(cropped.contains(">Name</text>"))
        let unknown = try Executable.run(
            ["form.layout.json", "-o", "x.png", "--only", "constraint-9"], in: scratch.url)
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("no constraint named 'constraint-9'"))
    }

    @Test func `The output does not depend on the number of threads`() throws {
        let outputs = try ["1", "4"].map { jobs in
            let scratch = try Self.scratch()
            for number in 0..<4 { _ = try scratch.write(Self.page, to: "other\(number).md") }
            let outcome = try Executable.run(["figures", ".", "-j", jobs], in: scratch.url)
            return outcome.text + (try Self.text("other3.md", in: scratch))
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0].contains("made other0-1.png"))
    }

    @Test func `The figures of this package's own pages are up to date`() throws {
        let outcome = try Executable.run(["figures", "docs/figures.md", "--check"])
        #expect(outcome.status == 0, "\(outcome.text)run 'make gallery'")
    }

    /// The first frame is small enough; the last ones have more than 100 million pixels.
    @Test func `A frame of an animation that cannot be drawn is reported`() throws {
        let tall = Self.layout.replacing("\"height\": 100, \"scale\": 1", with: "\"height\": 10000")
        let scratch = try Self.scratch("```layout resize=width=100...20000\n\(tall)\n```\n")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[canvas-too-large]"), "\(outcome.errors)\(outcome.text)")
    }

    @Test func `What is not a page is refused`() throws {
        let scratch = try Self.scratch()
        #expect(try Executable.run(["figures", "form.layout.json"], in: scratch.url).status == 64)
        #expect(try Executable.run(["figures", "no.md"], in: scratch.url).status == 66)
        try FileManager.default.createDirectory(atPath: scratch.path("empty"), withIntermediateDirectories: false)
        #expect(try Executable.run(["figures", "empty"], in: scratch.url).status == 66)
    }
}
