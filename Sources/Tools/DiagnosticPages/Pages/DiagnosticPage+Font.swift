// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static func title(_ attributes: String) -> DiagnosticExample {
        .screen(
            "{ \"id\": \"title\", \"type\": \"label\", \(attributes) }",
            ["title.centerX = screen.centerX", "title.centerY = screen.centerY"])
    }

    private static let ownFontsKey = "  \"fonts\": { \"directories\": [\"fonts\"] },\n"

    private static let ownFonts = DiagnosticExample.layout(
        """
        {
        \(ownFontsKey)  "canvas": { "width": 320, "height": 120 },
          "root": { "id": "screen" }
        }
        """)

    /// Fonts and the files of the document.
    static let fonts: [DiagnosticPage] = [
        DiagnosticPage(
            "unknown-font-family", "warning", "no font has that name; a substitute is used",
            why: """
                `alrender fonts` lists the installed fonts. Put the font's files into a folder and name that folder in `fonts`, \
                so that the layout is the same on every machine.
                """,
            title("\"text\": \"Hello\", \"font\": { \"family\": \"Futura Nova\", \"size\": 17 }"),
            replacing: ["\"family\": \"Futura Nova\", ": ""]),
        DiagnosticPage(
            "missing-font-file", "warning", "a font file is not installed; the message names the package",
            why: """
                The text is drawn with another font, so its width differs: install the package.
                """,
            nil),
        DiagnosticPage(
            "missing-font-face", "warning", "the document's own fonts of a family lack a weight or an italic face",
            why: """
                The text is drawn with another face, so its width differs. Put the file of the face into the folder of the others, \
                or use a weight that is there.
                """,
            nil),
        DiagnosticPage(
            "missing-glyph", "warning", "no font has the character",
            why: """
                The character is drawn as a box. Private-use characters, such as the icons of an icon font, need that font in \
                `fonts`.
                """,
            title("\"text\": \"Wi-Fi \u{F0001}\""), replacing: [" \u{F0001}": ""]),
        DiagnosticPage(
            "invalid-markup", "warning", "Pango markup that cannot be parsed is shown as plain text",
            why:
                "Markup is XML: close every tag, and write `<`, `>` and `&` in text as `&lt;`, `&gt;` and `&amp;`.",
            title("\"markup\": \"<b>Terms & conditions</b>\""), replacing: [" & ": " &amp; "]),
        DiagnosticPage(
            "broken-font-file", "error",
            "a file in a font directory of the document is not a font (a warning in Interface Builder files)",
            why: """
                The file has the extension of a font, but is empty, damaged or a pointer of Git LFS: the message \
                says which. Copy it again, or remove it.
                """,
            ownFonts.with(files: ["fonts/title.ttf": Array("not a font".utf8)]), replacing: [ownFontsKey: ""]),
        DiagnosticPage(
            "empty-font-directory", "warning", "a font directory of the document contains no font files",
            why: "The folder exists; its path is relative to the document.",
            ownFonts.with(files: ["fonts/readme.txt": Array("none yet".utf8)]), replacing: [ownFontsKey: ""]),
    ]
}
