// SPDX-License-Identifier: Apache-2.0
import LayoutFigures
import SourceLocations
import Testing

/// Which figures a page asks for: fences and images where CommonMark has them, and nowhere else.
struct PageTests {
    private static func page(_ text: String, _ kind: FigurePage.Kind = .markdown) -> FigurePage {
        FigurePage(SourceText(name: "page", text), kind: kind)
    }

    /// The layout's text of each figure without white space, or its path.
    private static func layouts(_ text: String, _ kind: FigurePage.Kind = .markdown) -> [String] {
        let page = page(text, kind)
        return page.requests.map { request in
            switch request.layout {
            case .block(let lines, _):
                String(decoding: page.document(of: lines).bytes.filter { $0 > 32 }, as: UTF8.self)
            case .file(let path, _): path
            }
        }
    }

    @Test(arguments: [
        "```layout\n{1}\n```\n",
        "```layout\r\n{1}\r\n```\r\n",
        "```layout\n{1}\n```",
        "~~~ layout scale=2\n{1}\n~~~",
        "````layout\n{1}\n````",
        "```json layout\n{1}\n```",
        "   ```layout\n   {1}\n   ```",
        "- item\n\n  ```layout\n  {1}\n  ```",
        "1. a\n   - b\n\n     ```layout\n     {1}\n     ```\n",
        "> quote\n> ```layout\n> {1}\n> ```\n",
        "> - ```layout\n>   {1}\n>   ```\n",
        "- a\n\n\t```layout\n\t{1}\n\t```\n",
        "text\n```layout\n{1}\n```\ntext",
        "<!--\n```layout\n{1}\n```\n-->\n",
        "!!! note\n    ```layout\n    {1}\n    ```\n",
        "\u{FEFF}```layout\n{1}\n```\n",
    ])
    func `A fence is found in any container`(text: String) {
        #expect(Self.layouts(text) == ["{1}"])
    }

    @Test(arguments: [
        "````markdown\n```layout\n{1}\n```\n````\n",
        "~~~\n```layout\n{1}\n```\n~~~\n",
        "    ```layout\n    {1}\n    ```\n",
        "```layouts\n{1}\n```",
        "```swiftly layout\n{1}\n```",
        "`` ```layout `` is a fence",
        "<pre>\n```layout\n{1}\n```\n</pre>\n",
        "`![a](a.layout.json)`",
        "``![a](a.layout.json) ` ``",
        "\\![a](a.layout.json)",
        "    ![a](a.layout.json)",
        "```\n![a](a.layout.json)\n```",
        "[a](a.layout.json)",
        "![a](https://example.org/a.layout.json)",
        "![a](a.png)",
        "<!-- ![a](a.layout.json) -->",
    ])
    func `Code and other links are left`(text: String) {
        #expect(Self.layouts(text).isEmpty)
    }

    @Test(arguments: [
        "![a](a.layout.json)", "![a](<a.layout.json>)", "![a](a.layout.json \"Title\")", "text ![](a.layout.json) text",
        "[![a](a.layout.json)](https://example.org)", "| ![a](a.layout.json) |", "- ![a](a.layout.json)",
        "![a](a.png)<!-- layout a.layout.json scale=2 -->", "<img src=\"a.layout.json\" alt=\"a\">",
        "<picture><img src=\"a.png\"></picture><!-- layout a.layout.json -->", "<!-- layout a.layout.json -->",
        "![a [b]](a.layout.json)", "text\n    ![a](a.layout.json)", "# ![a](a.layout.json)",
        "` ![a](a.layout.json)",
    ])
    func `An image of a layout is found`(text: String) {
        #expect(Self.layouts(text) == ["a.layout.json"])
    }

    @Test func `Swift comments have figures, string literals do not`() {
        let text = """
            let a = "\\(b("/// ![](no.layout.json)"))" // ![](no.layout.json)
            let c = \"\"\"
                /// ![](no.layout.json)
                \"\"\"
            let d = #"\\" /** ![](no.layout.json) */"#
            /// ![](a.layout.json)
            ///
            /// ```layout
            /// {1}
            /// ```
            struct A {
                /**
                 * ![](b.layout.json)
                 */
                func b() {}
                /**
                ![](c.layout.json)
                */
            }
            """
        #expect(Self.layouts(text, .swift) == ["a.layout.json", "{1}", "b.layout.json", "c.layout.json"])
    }

    @Test func `Lines in the braces of a directive may be indented`() {
        let text =
            "@Row {\n    @Column {\n        ![](a.layout.json)\n\n        ```layout\n        {1}\n        ```\n    }\n}\n"
        #expect(Self.layouts(text, .docc) == ["a.layout.json", "{1}"])
        // Elsewhere the braces are text, which goes on, and the fence is indented code.
        #expect(Self.layouts(text) == ["a.layout.json"])
    }

    @Test func `Options are words with values in quotation marks`() throws {
        let request = try #require(
            Self.page("```layout scale=2 no-caption title=\"Sign \\\"in\\\"\" alt='a b'\n{1}\n```").requests.first)
        #expect(request.words.map(\.key) == ["scale", "no-caption", "title", "alt"])
        #expect(request.words.map(\.value) == ["2", nil, "Sign \"in\"", "a b"])
        #expect(request.words[0].range == SourceRange(10, 17))
    }

    @Test func `A document of a block has the places of the page`() throws {
        let page = Self.page("> ä\n>\n> ```layout\n> {\n>   1 }\n> ```\n")
        guard case .block(let lines, _) = try #require(page.requests.first).layout else {
            Issue.record("expected a block")
            return
        }
        let document = page.document(of: lines)
        #expect(document.position(of: page.source.bytes.firstIndex(of: 0x7B) ?? 0).line == 4)
        #expect(document.bytes.firstIndex(of: 0x7B) == page.source.bytes.firstIndex(of: 0x7B))
    }

    @Test func `An open fence and a figure without a layout are reported`() {
        #expect(Self.page("```layout\n{1}\n").diagnostics.map(\.message).first?.contains("closing fence") == true)
        let stray = Self.page("```layout\n{1}\n```\n\ntext\n\n![a](a.png)<!-- layout -->\n")
        #expect(stray.diagnostics.map(\.message).first?.contains("no layout block") == true)
        #expect(stray.requests.count == 1)
    }

    /// The comment that the program writes behind the figure would end it, with the figure inside.
    @Test(arguments: [FigurePage.Kind.markdown, .pandoc, .docc])
    func `A comment without an end before a figure is reported`(kind: FigurePage.Kind) throws {
        let text = "a <!-- b ![a](a.layout.json) c\n"
        let page = Self.page(text, kind)
        #expect(page.requests.isEmpty)
        let found = try #require(page.diagnostics.first)
        #expect(found.message == "the comment has no end, expected '-->' before the figure")
        #expect(found.range == SourceRange(2, 6))
        #expect(Self.layouts("a ![a](a.layout.json) <!-- b\n", kind) == ["a.layout.json"])
        #expect(Self.layouts("a <!-- b\n\n![a](a.layout.json)\n", kind) == ["a.layout.json"])
    }

    @Test func `DocC's Image directive cannot show a layout`() throws {
        let text =
            "@Row {\n  @Image(source: \"form.layout.json\", alt: \"A form\")\n}\n@Image(source: form, alt: \"A\")\n"
        let found = Self.page(text, .docc).diagnostics
        #expect(found.map(\.code.rawValue) == ["figure-block"])
        let range = try #require(found.first?.range)
        #expect(Array(text.utf8)[range.lowerBound..<range.upperBound].elementsEqual("form.layout.json".utf8))
        #expect(Self.page(text).diagnostics.isEmpty)
    }

    /// What is open to the end of a paragraph is looked for once, not from each of its beginnings.
    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            "![", "![a](", "![a](b", "![a](<", "![a](b \"", "![a](b (", "![a][", "![a][b](", "<!-- ", "a<!--layout ",
            "![a](b.png)<!-- layout ", "<picture>", "<img a", "<img a=\"", "<img src=a ", "`a ``b ```c ", "[![",
        ])
    func `Pages that open without end are read in a time in proportion to their length`(beginning: String) {
        let text = "a " + String(repeating: beginning, count: 300_000 / beginning.utf8.count)
        for rest in ["", "\n\n![A](a.layout.json)\n"] {
            #expect(Self.page(text + rest).requests.count <= 1)
        }
    }

    @Test(.timeLimit(.minutes(5)))
    func `Images in each other's words are read in a time in proportion to their length`() {
        let count = 40_000
        let text = String(repeating: "![", count: count) + "a" + String(repeating: "](b.png)", count: count)
        #expect(Self.page(text).requests.isEmpty)
        let labels = String(repeating: "![", count: count) + String(repeating: "]", count: count)
        #expect(Self.page(labels + "\n\n[a]: a.layout.json\n").requests.isEmpty)
    }

    @Test func `Brackets, titles and labels are those of CommonMark`() {
        #expect(Self.layouts("![a [b] \\[ c](x.layout.json)\n") == ["x.layout.json"])
        #expect(Self.layouts("![a](x.layout.json (title))\n") == ["x.layout.json"])
        #expect(Self.layouts("![a](<x y.layout.json> 'it')\n") == ["x y.layout.json"])
        #expect(Self.layouts("![a] b ![c](x.layout.json)\n") == ["x.layout.json"])
        #expect(Self.layouts("![a [b](x.layout.json)\n").isEmpty)
        let label = String(repeating: "l", count: 999)
        #expect(Self.layouts("![\(label)]\n\n[\(label)]: x.layout.json\n") == ["x.layout.json"])
        #expect(Self.layouts("![l\(label)]\n\n[l\(label)]: x.layout.json\n").isEmpty)
    }

    /// GitHub and DocC show such a page as it is; its figures would be missing without a message.
    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], []] as [[UInt8]])
    func `A page in UTF-16 is reported`(mark: [UInt8]) {
        let units = "# A\n\n```layout\n{1}\n```\n".utf16
        let bytes =
            mark
            + units.flatMap {
                mark == [0xFE, 0xFF] ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
            }
        for kind in [FigurePage.Kind.markdown, .docc, .swift] {
            let page = FigurePage(SourceText(name: "page", bytes: bytes), kind: kind)
            #expect(page.diagnostics.map(\.message) == ["the page is UTF-16: save it as UTF-8"])
            #expect(page.diagnostics.map(\.code.rawValue) == ["figure-block"])
        }
    }
}
