// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Figures in pages other than Markdown, and those that draw what other commands draw.
struct FigureKindTests {
    private static let layout = """
        { "canvas": { "width": 200, "height": 100, "scale": 1 },
          "root": { "id": "screen", "children": [ { "id": "name", "type": "label", "text": "Name" } ] },
          "constraints": [ "name.top = screen.top + 8", "name.leading = screen.leading + 8" ] }
        """

    private static func scratch(_ page: String) throws -> ScratchDirectory {
        let scratch = try ScratchDirectory()
        _ = try scratch.write(layout, to: "form.layout.json")
        _ = try scratch.write(page, to: "page.md")
        return scratch
    }

    private static func text(_ name: String, in scratch: ScratchDirectory) throws -> String {
        String(decoding: try scratch.bytes(name), as: UTF8.self)
    }

    @Test func `Pages of other languages have the same figures, and PDF pictures in LaTeX`() throws {
        let scratch = try Self.scratch("![Form](form.layout.json)\n")
        let pages = [
            "a.adoc": "image::form.layout.json[Form]\n", "b.rst": ".. image:: form.layout.json\n   :alt: Form\n",
            "c.typ": "#image(\"form.layout.json\", alt: \"Form\")\n",
            "d.tex": "\\includegraphics{form.layout.json}\n", "e.qmd": "![Form](form.layout.json){#fig-form}\n",
        ]
        for (name, text) in pages { _ = try scratch.write(text, to: name) }
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try Self.text("a.adoc", in: scratch) == "// layout form.layout.json\nimage::form.png[Form]\n")
        #expect(
            try Self.text("b.rst", in: scratch) == ".. layout form.layout.json\n.. image:: form.png\n   :alt: Form\n")
        #expect(
            try Self.text("c.typ", in: scratch)
                == "// layout form.layout.json\n#image(\"form.png\", alt: \"Form\")\n")
        #expect(
            try Self.text("d.tex", in: scratch) == "% layout form.layout.json\n\\includegraphics{form-2.pdf}\n")
        #expect(
            try Self.text("e.qmd", in: scratch)
                == "<!-- layout form.layout.json -->\n![Form](form.png){#fig-form}\n")
        #expect(scratch.names.filter { $0.hasPrefix("form") } == ["form-2.pdf", "form.layout.json", "form.png"])
        #expect(try scratch.bytes("form-2.pdf").starts(with: Array("%PDF".utf8)))
        #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).status == 0)
        _ = try scratch.write(Self.layout.replacing("+ 8", with: "+ 20"), to: "form.layout.json")
        let stale = try Executable.run(["figures", ".", "--check"], in: scratch.url)
        #expect(stale.status == 2)
        #expect(stale.text == "a.adoc:1: form.png is stale\nd.tex:1: form-2.pdf is stale\n")
    }

    @Test func `A PDF of the same scene by another version of Cairo is up to date`() throws {
        let scratch = try Self.scratch("")
        _ = try scratch.write("% layout form.layout.json\n\\includegraphics{form.pdf}\n", to: "a.tex")
        #expect(try Executable.run(["figures", "."], in: scratch.url).status == 0)
        let pdf = try scratch.bytes("form.pdf")
        let (version, end) = (Array("%PDF-1.".utf8), Array("% Scene ".utf8))
        #expect(pdf.starts(with: version))
        let digest = try #require(pdf.indices.last { pdf[$0...].starts(with: end) })
        let tails: [(bytes: [UInt8], status: Int32)] = [
            (version + Array("3\n%other objects\n".utf8) + pdf[digest...], 0),
            (Array(pdf.dropLast(7)), 2), (Array(pdf[..<digest]) + Array("startxref\n9\n%%EOF\n".utf8), 2),
        ]
        for (bytes, status) in tails {
            try Data(bytes).write(to: scratch.url.appending(path: "form.pdf"))
            #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).status == status)
        }
        #expect(try Executable.run(["figures", "."], in: scratch.url).status == 0)
        #expect(try scratch.bytes("form.pdf") == pdf)
    }

    @Test(arguments: [
        ("a.tex", "% layout form.layout.json format=svg\n", "a.tex:1:27: error: LaTeX shows no SVG and GIF pictures"),
        ("a.tex", "% layout form.layout.json resize=width=200...300\n", "a.tex:1:27: error: LaTeX shows no SVG"),
        ("a.docc/a.md", "![](../form.layout.json)<!-- layout format=pdf -->\n", "DocC shows no PDF pictures"),
        ("a.md", "![](form.layout.json)<!-- layout resize=width=200...300 format=pdf -->\n", "gif or svg"),
    ])
    func `Formats that a page cannot show are refused`(name: String, text: String, message: String) throws {
        let scratch = try Self.scratch("")
        try FileManager.default.createDirectory(atPath: scratch.path("a.docc"), withIntermediateDirectories: false)
        _ = try scratch.write(text, to: name)
        let outcome = try Executable.run(["figures", ".", "--diagnostics", "short"], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `A sweep is drawn as by check`() throws {
        let scratch = try Self.scratch("![](form.layout.json)<!-- layout sweep=width=20...300 -->\n")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let page = try Self.text("page.md", in: scratch)
        #expect(page.hasPrefix("![Layouts and a graph of the views over the width, 20 to 300: "), "\(page)")
        #expect(page.hasSuffix("](form.png)<!-- layout form.layout.json sweep=width=20...300 alt=auto -->\n"))
        let command = ["check", "form.layout.json", "--sweep", "width=20...300", "-o", "sweep.png"]
        #expect(try Executable.run(command, in: scratch.url).status == 0)
        #expect(try Executable.run(["diff", "form.png", "sweep.png"], in: scratch.url).text == "no difference\n")
        #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).status == 0)
        _ = try scratch.write(
            "![](form.layout.json)<!-- layout sweep=width=20...300 appearance=dark theme=xcode -->\n",
            to: "page.md")
        #expect(try Executable.run(["figures", "."], in: scratch.url).status == 0)
        let dark = command.dropLast() + ["dark.png", "--appearance", "dark", "--theme", "xcode"]
        #expect(try Executable.run(Array(dark), in: scratch.url).status == 0)
        #expect(try Executable.run(["diff", "form-2.png", "dark.png"], in: scratch.url).text == "no difference\n")
        let both = try Executable.run(
            ["figures", ".", "--sweep", "width=20...300", "--explain", "name.x"], in: scratch.url)
        #expect(both.errors.contains("--sweep and --explain exclude each other"))
    }

    @Test func `An explanation is drawn as by explain, and does not depend on the place of its block`() throws {
        let block = "```layout explain=name.x format=svg caption=Form\n\(Self.layout)\n```\n"
        let scratch = try Self.scratch(block)
        #expect(try Executable.run(["figures", "."], in: scratch.url).status == 0)
        let page = try Self.text("page.md", in: scratch)
        #expect(page.contains("What gives name.x: "), "\(page)")
        let sentence = try #require(
            page.firstRange(of: "What gives name.x: ").map { page[$0.upperBound...].prefix { $0 != "]" } })
        #expect(!sentence.contains("  "), "\(sentence)")
        let svg = try Self.text("page-1.svg", in: scratch)
        #expect(svg.contains("name.x: 8 = 8"), "\(svg)")
        _ = try scratch.write("# Title\n\nText\n\n\(page)", to: "page.md")
        #expect(try Executable.run(["figures", ".", "--check"], in: scratch.url).status == 0)
    }

    @Test(arguments: [
        ("name", "'name' names no value, expected a view and x, y, width"), ("nam.x", "did you mean 'name.x'?"),
        ("name.widht", "did you mean 'name.width'?"), ("name.trailing", "did you mean 'name.x'?"),
    ])
    func `A value that cannot be explained has its place`(value: String, message: String) throws {
        let scratch = try Self.scratch("```layout explain=\(value)\n\(Self.layout)\n```\n")
        let outcome = try Executable.run(["figures", "."], in: scratch.url)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("page.md:1:11: error: "), "\(outcome.errors)")
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
