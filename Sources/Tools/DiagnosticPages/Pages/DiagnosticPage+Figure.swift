// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// What `alrender figures` reports about pages.
    static let figures: [DiagnosticPage] = [
        DiagnosticPage(
            "figure-block", "error", "a layout block without a closing fence, or a figure without its layout",
            why: """
                Without a closing fence the rest of the page belongs to the block. A reference with the comment `<!-- \
                layout -->` belongs to the block directly above it. In AsciiDoc, reStructuredText, Typst and LaTeX a \
                comment belongs to the image in the next line.
                """,
            nil),
        DiagnosticPage(
            "figure-file", "error", "a layout that cannot be read, or a name that a picture cannot have",
            why: """
                The path of a layout is relative to the page's folder. Pictures are written only into the folders passed to \
                `alrender figures`, and two figures cannot have the same name.
                """,
            nil),
        DiagnosticPage(
            "figure-option", "error, or a warning of an option without effect",
            "an option of a figure that does not exist or has a wrong value",
            why: """
                The options of a figure are those of the command line without their dashes, and `alt`, `title` and `name`: \
                `scale=2 no-caption title="Sign in"`.
                """,
            nil),
    ]
}
