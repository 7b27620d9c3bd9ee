// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Figures in pages other than Markdown.
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
}
