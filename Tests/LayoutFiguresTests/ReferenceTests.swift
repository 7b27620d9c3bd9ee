// SPDX-License-Identifier: Apache-2.0
import LayoutFigures
import SourceLocations
import Testing

/// What a page becomes: references change, and no other byte.
struct ReferenceTests {
    /// A page after its figures got a light PNG picture with the name `p`.
    private static func changed(
        _ text: String, _ kind: FigurePage.Kind = .markdown, pictures: [FigurePicture] = [picture()],
        alternative: String = "What is where"
    ) -> String {
        let page = FigurePage(SourceText(name: "page", text), kind: kind)
        let files = FigureFiles(
            name: FigureName(folder: "", stem: "p"), pictures: pictures, isForDocC: kind.isDocC)
        let texts = page.requests.map { _ in FigurePage.FigureText(files: files, alternative: alternative) }
        return String(decoding: page.bytes(with: texts), as: UTF8.self)
    }

    private static func picture(
        _ appearance: FigurePicture.Appearance = .light, scale: Double = 1, format: String = "png"
    ) -> FigurePicture {
        FigurePicture(format: format, appearance: appearance, scale: scale, width: 320, height: 200)
    }

    struct Case: Sendable {
        var before: String
        var after: String
        var kind = FigurePage.Kind.markdown
    }

    static let cases = [
        Case(
            before: "```layout\n{}\n```\n",
            after: "```layout\n{}\n```\n\n![What is where](p.png)<!-- layout -->\n"),
        Case(
            before: "```layout\r\n{}\r\n```\r\ntext\r\n",
            after: "```layout\r\n{}\r\n```\r\n\r\n![What is where](p.png)<!-- layout -->\r\n\r\ntext\r\n"),
        Case(before: "```layout\n{}\n```", after: "```layout\n{}\n```\n\n![What is where](p.png)<!-- layout -->"),
        Case(
            before: "> 1. ```layout\n>    {}\n>    ```\n>    text\n",
            after: ">  1. ```layout\n>    {}\n>    ```\n>\n>    ![What is where](p.png)<!-- layout -->\n>\n>    text\n"
                .replacing(">  1.", with: "> 1.")),
        Case(
            before: "<!--\n```layout\n{}\n```\n-->\n\nEnd\n",
            after: "<!--\n```layout\n{}\n```\n-->\n\n![What is where](p.png)<!-- layout -->\n\nEnd\n"),
        Case(
            before: "a ![Sign in](a.layout.json \"T\") b",
            after: "a ![Sign in](p.png \"T\")<!-- layout a.layout.json --> b"),
        Case(
            before: "![Sign in][Form  A] and ![form a][]\n\n[form a]: a.layout.json 'T'\n",
            after: "![Sign in](p.png 'T')<!-- layout a.layout.json --> and "
                + "![form a](p.png 'T')<!-- layout a.layout.json -->\n\n[form a]: a.layout.json 'T'\n"),
        Case(
            before: "[a]: a.png\n[b]: b.layout.json\n\n![a] ![c] ![b]\n",
            after: "[a]: a.png\n[b]: b.layout.json\n\n![a] ![c] ![b](p.png)<!-- layout b.layout.json -->\n"),
        Case(
            before: "![](a.layout.json)<!-- layout scale=2 -->",
            after: "![What is where](p.png)<!-- layout a.layout.json scale=2 alt=auto -->"),
        Case(
            before: "<!-- layout a.layout.json title=\"T\" alt=\"A [b]\" -->",
            after: "![A \\[b\\]](p.png \"T\")<!-- layout a.layout.json title=\"T\" alt=\"A [b]\" -->"),
        Case(
            before: "<img alt='A' src='a.layout.json' width=300>",
            after: "<img alt='A' src='p.png' width=300><!-- layout a.layout.json -->"),
        Case(
            before: "![A](sub%20dir/a.layout.json)",
            after: "![A](p.png)<!-- layout sub%20dir/a.layout.json -->"),
        Case(before: "![A](a.layout.json)", after: "![A](p)<!-- layout a.layout.json -->", kind: .docc),
        Case(
            before: "    /// ```layout\n    /// {}\n    /// ```\n    struct A {}\n",
            after:
                "    /// ```layout\n    /// {}\n    /// ```\n    ///\n    /// ![What is where](p)<!-- layout -->\n    struct A {}\n",
            kind: .swift),
        Case(
            before: "/**\n * ```layout\n * {}\n * ```\n */\n",
            after: "/**\n * ```layout\n * {}\n * ```\n *\n * ![What is where](p)<!-- layout -->\n */\n", kind: .swift),
    ]

    @Test(arguments: cases)
    func `A reference is inserted or changed, and stays as it is in a second run`(example: Case) {
        let once = Self.changed(example.before, example.kind)
        #expect(once == example.after)
        #expect(Self.changed(once, example.kind) == once)
    }

    @Test func `Generated alternative text follows the layout, an author's stays`() {
        let generated = "![old](p.png)<!-- layout a.layout.json alt=auto -->"
        #expect(Self.changed(generated) == "![What is where](p.png)<!-- layout a.layout.json alt=auto -->")
        let own = "![mine \\* too](p.png)<!-- layout a.layout.json -->"
        #expect(Self.changed(own) == own)
    }

    @Test func `Appearances and scales become one picture element, and one reference in DocC`() {
        let pictures = [
            Self.picture(), Self.picture(scale: 2), Self.picture(.dark), Self.picture(.dark, scale: 2),
        ]
        let page = "![A & \\*](a.layout.json)"
        let element =
            "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"p~dark.png 1x, p~dark@2x.png 2x\">"
            + "<img src=\"p.png\" srcset=\"p.png 1x, p@2x.png 2x\" width=\"320\" height=\"200\" alt=\"A &amp; *\"></picture>"
            + "<!-- layout a.layout.json -->"
        let once = Self.changed(page, pictures: pictures)
        #expect(once == element)
        #expect(Self.changed(once, pictures: pictures) == element)
        #expect(Self.changed(once) == "![A \\& \\*](p.png)<!-- layout a.layout.json -->")
        #expect(Self.changed(page, .docc, pictures: pictures) == "![A & \\*](p)<!-- layout a.layout.json -->")
    }

    @Test func `Files have the names that DocC gives them`() {
        func paths(_ pictures: [FigurePicture], docc: Bool) -> [String] {
            let files = FigureFiles(name: FigureName(folder: "i/", stem: "p"), pictures: pictures, isForDocC: docc)
            return pictures.map(files.path)
        }
        let pictures = [Self.picture(), Self.picture(.dark, scale: 2)]
        #expect(paths(pictures, docc: true) == ["i/p.png", "i/p~dark@2x.png"])
        #expect(paths([Self.picture(scale: 2)], docc: true) == ["i/p@2x.png"])
        #expect(paths([Self.picture(scale: 2)], docc: false) == ["i/p.png"])
        #expect(paths([Self.picture(.dark)], docc: false) == ["i/p.png"])
        #expect(paths([Self.picture(.automatic, scale: 3, format: "svg")], docc: true) == ["i/p.svg"])
        for path in ["i/p.png", "i/p~dark@2x.png", "i/p@3x.gif", "i/p", "i/p.svg"] {
            #expect(FigureName(picturePath: path) == FigureName(folder: "i/", stem: "p"))
        }
    }

    @Test func `A page without figures keeps its bytes`() {
        let text = "# T\r\n\n```swift\nlet a = 1\n```\n![a](b.png)\u{0}\u{FEFF}"
        #expect(Self.changed(text) == text)
    }
}
