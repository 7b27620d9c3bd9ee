// SPDX-License-Identifier: Apache-2.0
import LayoutFigures
import SourceLocations
import Testing

/// Pages other than Markdown: which images are figures, and what the pages become.
struct MarkupTests {
    private static func page(_ text: String, _ language: MarkupLanguage) -> FigurePage {
        FigurePage(SourceText(name: "page", text), kind: .markup(language))
    }

    /// A page after its figures got a light picture with the name `p`.
    private static func changed(
        _ text: String, _ kind: FigurePage.Kind, format: String = "png",
        alternative: String = "A \"form\", 50 % wide"
    ) -> String {
        let page = FigurePage(SourceText(name: "page", text), kind: kind)
        let picture = FigurePicture(format: format, appearance: .light, scale: 1, width: 320, height: 200)
        let texts = page.requests.map { _ in
            FigurePage.FigureText(
                files: FigureFiles(
                    name: FigureName(folder: "", stem: "p"), pictures: [picture], isForDocC: false),
                alternative: alternative)
        }
        return String(decoding: page.bytes(with: texts), as: UTF8.self)
    }

    struct Case: Sendable {
        var language: MarkupLanguage
        var before: String
        var after: String
    }

    static let cases = [
        Case(
            language: .asciiDoc, before: "= T\n\nimage::a.layout.json[]\n",
            after: "= T\n\n// layout a.layout.json alt=auto\nimage::p.png[\"A \\\"form\\\", 50 % wide\"]\n"),
        Case(
            language: .asciiDoc,
            before: "// layout scale=2\n.Title\n[#form]\nimage::a.layout.json[A form,width=300]\n\nEnd",
            after: "// layout a.layout.json scale=2\n.Title\n[#form]\nimage::p.png[A form,width=300]\n\nEnd"),
        Case(
            language: .asciiDoc, before: "image::a.layout.json[width=300]",
            after: "// layout a.layout.json alt=auto\nimage::p.png[\"A \\\"form\\\", 50 % wide\",width=300]"),
        Case(
            language: .asciiDoc, before: "image::a.layout.json[width=300, alt=\"Form, old\"]\n",
            after: "// layout a.layout.json\nimage::p.png[width=300, alt=\"Form, old\"]\n"),
        Case(
            language: .asciiDoc, before: ":imagesdir: images\n\nimage::../a.layout.json[A]\n",
            after: ":imagesdir: images\n\n// layout ../a.layout.json\nimage::../p.png[A]\n"),
        Case(
            language: .asciiDoc, before: "// layout a.layout.json alt=\"A {b}\"\n\nText\n",
            after: "// layout a.layout.json alt=\"A {b}\"\nimage::p.png[\"A \\{b}\"]\n\nText\n"),
        Case(
            language: .reStructuredText, before: "Text\n\n.. image:: a.layout.json\n\nText\n",
            after:
                "Text\n\n.. layout a.layout.json alt=auto\n.. image:: p.png\n   :alt: A \"form\", 50 % wide\n\nText\n"),
        Case(
            language: .reStructuredText,
            before:
                ".. note::\r\n\r\n   .. layout size=320x\r\n   .. figure:: a.layout.json\r\n      :width: 300\r\n\r\n      Caption\r\n",
            after:
                ".. note::\r\n\r\n   .. layout a.layout.json size=320x alt=auto\r\n   .. figure:: p.png\r\n      :alt: A \"form\", 50 % wide\r\n      :width: 300\r\n\r\n      Caption\r\n"
        ),
        Case(
            language: .reStructuredText,
            before: ".. layout a.layout.json alt=auto\n.. image:: p.png\n   :alt: Old\n     text\n   :width: 3\n",
            after:
                ".. layout a.layout.json alt=auto\n.. image:: p.png\n   :alt: A \"form\", 50 % wide\n   :width: 3\n"),
        Case(
            language: .reStructuredText, before: ".. |f| image:: a.layout.json\n   :alt: Mine\n",
            after: ".. layout a.layout.json\n.. |f| image:: p.png\n   :alt: Mine\n"),
        Case(
            language: .reStructuredText, before: "  .. layout a.layout.json\n",
            after:
                "  .. layout a.layout.json alt=auto\n  .. image:: p.png\n     :alt: A \"form\", 50 % wide\n"),
        Case(
            language: .typst, before: "= T\n\n#figure(\n  image(\"a.layout.json\", width: 80%),\n  caption: [A],\n)\n",
            after:
                "= T\n\n#figure(\n  // layout a.layout.json alt=auto\n  image(\"p.png\", alt: \"A \\\"form\\\", 50 % wide\", width: 80%),\n  caption: [A],\n)\n"
        ),
        Case(
            language: .typst, before: "// layout focus=a\n#image(\"a.layout.json\", alt: \"Mine, (\\\"b\\\")\")\n",
            after: "// layout a.layout.json focus=a\n#image(\"p.png\", alt: \"Mine, (\\\"b\\\")\")\n"),
        Case(
            language: .typst, before: "// layout a.layout.json",
            after: "// layout a.layout.json alt=auto\n#image(\"p.png\", alt: \"A \\\"form\\\", 50 % wide\")"),
        Case(
            language: .latex,
            before: "\\begin{figure}\n  \\includegraphics[width=\\linewidth]{a.layout.json}\n\\end{figure}\n",
            after:
                "\\begin{figure}\n  % layout a.layout.json\n  \\includegraphics[width=\\linewidth]{p.png}\n\\end{figure}\n"
        ),
        Case(
            language: .latex, before: "% layout a.layout.json alt=auto\n\\centering\n\\includegraphics*{old}\n",
            after:
                "% layout a.layout.json alt=auto\n\\centering\n\\includegraphics*[alt={A \"form\", 50 \\% wide}]{p.png}\n"
        ),
        Case(
            language: .latex, before: "%layout alt=\"B_1\"\n\\includegraphics[width=3cm, alt={A, b}]{a.layout.json}\n",
            after:
                "%layout a.layout.json alt=\"B_1\"\n\\includegraphics[width=3cm, alt={B\\_1}]{p.png}\n"),
        Case(
            language: .latex, before: "% layout a.layout.json\n\nText\n",
            after: "% layout a.layout.json\n\\includegraphics{p.png}\n\nText\n"),
    ]

    @Test(arguments: cases)
    func `A reference is inserted or changed, and stays as it is in a second run`(example: Case) {
        let once = Self.changed(example.before, .markup(example.language))
        #expect(once == example.after)
        #expect(Self.changed(once, .markup(example.language)) == once)
    }

    static let withoutFigures: [(MarkupLanguage, String)] = [
        (.asciiDoc, "----\nimage::a.layout.json[]\n----\n"),
        (.asciiDoc, "////\n// layout a.layout.json\n////\n"),
        (.asciiDoc, "// image::a.layout.json[]\n"),
        (.asciiDoc, "image::https://example.org/a.layout.json[]\n"),
        (.reStructuredText, "Example::\n\n  .. image:: a.layout.json\n\n"),
        (.reStructuredText, ".. code-block:: rst\n\n   .. layout a.layout.json\n   .. image:: p.png\n"),
        (.reStructuredText, ".. A comment\n   .. image:: a.layout.json\n"),
        (.typst, "```typ\n#image(\"a.layout.json\")\n```\n"),
        (.typst, "Text `image(\"a.layout.json\")`\n/* #image(\"a.layout.json\") */\n"),
        (.typst, "Text // #image(\"a.layout.json\")\n"),
        (.typst, "#my-image(\"a.layout.json\")\n"),
        (.latex, "\\begin{verbatim}\n\\includegraphics{a.layout.json}\n\\end{verbatim}\n"),
        (.latex, "Text % \\includegraphics{a.layout.json}\n%\\includegraphics{a.layout.json}\n"),
        (.latex, "\\includegraphics{logo}\n% layouts are \\% good\n"),
    ]

    @Test(arguments: withoutFigures)
    func `Code, comments and other images are left`(language: MarkupLanguage, text: String) {
        let page = Self.page(text, language)
        #expect(page.requests.isEmpty)
        #expect(page.diagnostics.isEmpty)
        #expect(Self.changed(text, .markup(language)) == text)
    }

    @Test(arguments: [
        ("% layout scale=2\n\nText\n", "no image of a layout directly below this comment"),
        ("% layout scale=2\n\\includegraphics{logo}\n", "no image of a layout directly below this comment"),
        ("% layout a.layout.json\nText\n", "no image directly below this comment"),
        (
            "\\includegraphics{a.layout.json} \\includegraphics{b.layout.json}\n",
            "a figure is the first image of its line"
        ),
        ("% layout title=A\n\\includegraphics{a.layout.json}\n", "images in pages of this kind have no title"),
    ])
    func `A comment without its image, and an image without its line, are reported`(text: String, message: String) {
        let found = Self.page(text, .latex).diagnostics
        #expect(found.count == 1)
        #expect(found.first?.message.contains(message) == true, "\(found)")
    }

    /// A comment behind an image would make it more than an image alone in its paragraph, which has a caption.
    @Test(arguments: [
        (
            "![A *form*](a.layout.json){#fig-a width=50%}\n",
            "<!-- layout a.layout.json -->\n![A *form*](p.png){#fig-a width=50%}\n"
        ),
        (
            "<!-- layout scale=2 -->\n![](a.layout.json){#fig-a}\n",
            "<!-- layout a.layout.json scale=2 -->\n![](p.png){#fig-a}\n"
        ),
        ("> - ![A](a.layout.json)\n", "> - <!-- layout a.layout.json -->\n>   ![A](p.png)\n"),
        (
            "Text ![A](a.layout.json){width=9} text\n",
            "Text ![A](p.png){width=9}<!-- layout a.layout.json --> text\n"
        ),
        ("<!-- layout a.layout.json -->\n", "<!-- layout a.layout.json -->\n![](p.png)\n"),
        (
            "<!--\n```layout\n{}\n```\n-->\n\nEnd\n",
            "<!--\n```layout\n{}\n```\n-->\n\n<!-- layout -->\n![](p.png)\n\nEnd\n"
        ),
    ])
    func `In pages for Pandoc the comment is above the image`(before: String, after: String) {
        let once = Self.changed(before, .pandoc)
        #expect(once == after)
        #expect(Self.changed(once, .pandoc) == once)
    }

    @Test func `Attributes of an image stay beside it`() {
        let once = Self.changed("![A](a.layout.json){width=50%} b\n", .markdown)
        #expect(once == "![A](p.png){width=50%}<!-- layout a.layout.json --> b\n")
        #expect(Self.changed(once, .markdown) == once)
    }

    @Test func `The kind of a page is that of its name`() {
        #expect(FigurePage.kind(of: "a.qmd") == .pandoc)
        #expect(FigurePage.kind(of: "a/b.Rmd") == .pandoc)
        #expect(FigurePage.kind(of: "a.adoc") == .markup(.asciiDoc))
        #expect(FigurePage.kind(of: "a.rst") == .markup(.reStructuredText))
        #expect(FigurePage.kind(of: "a.typ") == .markup(.typst))
        #expect(FigurePage.kind(of: "a.tex") == .markup(.latex))
        #expect(FigurePage.kind(of: "a.mkd") == .markdown)
        #expect(FigurePage.kind(of: "a.txt") == nil)
    }

    /// What is open to the end of a page is looked for once.
    @Test(
        .timeLimit(.minutes(5)), arguments: MarkupLanguage.allCases,
        [
            "image(\"a.layout.json\" ", "image(", "/*", "`", "``` ", "\\begin{verbatim", "\\includegraphics[",
            "\\includegraphics{a.layout.json", "image::a.layout.json[\"", "image::a.layout.json[\n", ".. image:: a\n",
            ".. image:: a\n   :x:\n", "::\n", "// layout\n", "% layout\n", "% layout a.b\n", ".. layout a.b\n",
        ])
    func `Pages that open without end are read in a time in proportion to their length`(
        language: MarkupLanguage, beginning: String
    ) {
        let page = Self.page(String(repeating: beginning, count: 200_000 / beginning.utf8.count), language)
        #expect(page.requests.count <= 200_000)
    }
}
