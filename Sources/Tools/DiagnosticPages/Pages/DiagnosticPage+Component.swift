// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// A document with one component, a use of it, and what is around them.
    private static func page(use: String, parts: String = rowComponent, members: String = "") -> DiagnosticExample {
        .layout(
            """
            {
              "canvas": { "width": 320, "height": 120 },
              "components": {
                \(parts)
              },
              "root": { "id": "screen", "children": [
                \(use)
              ] },
              "constraints": ["screen.leading = row.leading", "screen.top = row.top"]\(members)
            }
            """)
    }

    private static let rowComponent = """
        "row": {
              "parameters": { "title": null },
              "view": { "id": "cell", "type": "label", "text": "{title}" }
            }
        """

    /// Components, and what a document takes from other files.
    static let components: [DiagnosticPage] = [
        DiagnosticPage(
            "unknown-component", "error", "a use of a component that does not exist",
            why: "`use` names a component of the document or of a file that it includes.",
            page(use: #"{ "use": "rwo", "id": "row", "with": { "title": "One" } }"#), replacing: ["rwo": "row"]),
        DiagnosticPage(
            "duplicate-component", "error", "two components of one name",
            why: """
                A name has one meaning in a document and the files that it includes. The second component is reported: rename one \
                of the two.
                """,
            nil),
        DiagnosticPage(
            "component-cycle", "error", "a component that uses itself",
            why: "A component cannot contain itself, directly or through others.",
            page(
                use: #"{ "use": "row", "with": { "title": "One" } }"#,
                parts:
                    #""row": { "parameters": { "title": null }, "view": { "id": "cell", "children": [ { "use": "row" } ] } }"#
            ),
            replacing: [
                #"{ "use": "row" } ] }"#:
                    #"{ "id": "text", "type": "label", "text": "{title}" } ] }, "constraints": ["H:|[text]|", "V:|[text]|"]"#
            ]),
        DiagnosticPage(
            "unknown-parameter", "error, warning or note", "a parameter that does not exist, or that nothing uses",
            why: """
                A use gives the parameters that its component declares, and `{name}` names one of them. A value of a repeated view that \
                nothing uses is a warning; an unused parameter, or column of a table, is a note.
                """,
            page(use: #"{ "use": "row", "with": { "title": "One", "subtitle": "Two" } }"#),
            replacing: [#", "subtitle": "Two""#: ""]),
        DiagnosticPage(
            "missing-parameter", "error", "a required parameter without a value",
            why: "A parameter whose default is `null` needs a value in each use.",
            page(use: #"{ "use": "row" }"#),
            replacing: [#""use": "row" }"#: #""use": "row", "with": { "title": "One" } }"#]),
        DiagnosticPage(
            "unused-component", "note", "a component that nothing uses",
            why: "It may be left over. Components of included files may be unused: they are for several documents.",
            page(
                use: #"{ "id": "row", "type": "label", "text": "One" }"#),
            replacing: [#""id": "row", "type": "label", "text": "One""#: #""use": "row", "with": { "title": "One" }"#]),
        DiagnosticPage(
            "include-cycle", "error", "a file that includes itself",
            why: "The file includes itself directly or through others: remove one of the paths.",
            nil),
        DiagnosticPage(
            "unreadable-data", "error", "a file of rows or texts that cannot be read",
            why: """
                Rows are in a JSON list of objects, or in a `.csv` file with the names of its columns in the first line. Texts are in a \
                JSON object, in a `.strings` file, or in a string catalogue.
                """,
            nil),
        DiagnosticPage(
            "variant-cycle", "error", "a variant that extends itself",
            why: "A variant has the overrides of those that it extends, so none of them may extend it.",
            page(
                use: #"{ "use": "row", "with": { "title": "One" } }"#,
                members: #", "variants": { "dark": { "extends": "dark", "canvas": { "appearance": "dark" } } }"#),
            replacing: [#""extends": "dark", "#: ""]),
        DiagnosticPage(
            "unknown-identifier", "error", "a variant names a constraint that does not exist",
            why: "`constraints` of a variant names constraints of the document by their identifiers.",
            page(
                use: #"{ "use": "row", "with": { "title": "One" } }"#,
                members: #", "variants": { "wide": { "constraints": { "edge": { "constant": 20 } } } }"#),
            replacing: ["screen.leading = row.leading": "screen.leading = row.leading 'edge'"]),
        DiagnosticPage(
            "unknown-text", "error", "a key of texts that no file has",
            why: "`{@key}` stands for a text of the document's `strings`.",
            page(use: #"{ "use": "row", "with": { "title": "{@one}" } }"#), replacing: ["{@one}": "One"]),
        DiagnosticPage(
            "missing-text", "warning", "a text without a translation",
            why: """
                The key has a text in another language, which is shown: add a translation to the file of the wanted language.
                """,
            nil),
    ]
}
