// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// The JSON text.
    static let json: [DiagnosticPage] = [
        DiagnosticPage(
            "empty-document", "error", "the file contains no JSON value",
            why: """
                It is empty, or contains only spaces and comments. Often an editor saved it too early, or the first command of a \
                pipe failed.
                """,
            .layout("// nothing yet"),
            corrected: .layout("{ \"canvas\": { \"width\": 320, \"height\": 120 }, \"root\": { \"id\": \"screen\" } }")),
        DiagnosticPage(
            "invalid-utf8", "error", "the file is not valid UTF-8",
            why: "The file has another encoding, such as Latin-1 or UTF-16: save it as UTF-8.",
            .bytes(
                .layout,
                Array("{ \"root\": { \"type\": \"label\", \"text\": \"caf".utf8) + [0xE9] + Array("\" } }\n".utf8)),
            corrected: .layout("{ \"root\": { \"type\": \"label\", \"text\": \"café\" } }")),
        DiagnosticPage(
            "json-syntax", "error", "the text is not JSON (comments and trailing commas are accepted)",
            why: """
                The caret shows where parsing stopped. The mistake is often just before it.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 320, "height": 120 }
                  "root": { "id": "screen" }
                }
                """),
            replacing: ["120 }": "120 },"]),
        DiagnosticPage(
            "nesting-too-deep", "error", "lists, objects, views or brackets nested beyond the limit",
            why: """
                Lists and objects may be nested 600 deep, brackets of an equation 64 deep.
                """,
            .form("\(String(repeating: "(", count: 70))field.width = 120"),
            replacing: [
                String(repeating: "(", count: 70): "",
                "120\"":
                    "120\", \"name.top = screen.top\", \"name.leading = screen.leading\", \"field.top = screen.top\", \"field.leading = name.trailing\"",
            ]),
        DiagnosticPage(
            "duplicate-key", "error", "an object has the same key twice",
            why: """
                JSON readers silently keep one of the two, and not all of them the same one.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 320, "width": 375, "height": 120 },
                  "root": { "id": "screen" }
                }
                """),
            replacing: ["\"width\": 320, ": ""]),
        DiagnosticPage(
            "non-finite-number", "error",
            "a number that is too large, NaN or infinite; Apple's message is \"constant is not finite\"",
            why: """
                UIKit raises an exception for such a constant. JSON cannot express infinity, but a number whose exponent is too \
                large becomes infinite.
                """,
            .form(
                "name.leading = screen.leading + 1e999", "name.top = screen.top", "field.leading = name.leading",
                "field.top = name.bottom"),
            replacing: ["1e999": "20"]),
        DiagnosticPage(
            "too-many-findings", "note", "the rest of a very long list of diagnostics is omitted",
            why: """
                After a thousand diagnostics the rest rarely helps: correct the first ones and check again.
                """,
            .layout(
                "{ \"root\": { \"id\": \"screen\" }, \"constraints\": ["
                    + Array(repeating: "\"title.top = 0\"", count: 1001).joined(separator: ", ") + "] }"),
            corrected: .layout("{ \"canvas\": { \"width\": 320, \"height\": 120 }, \"root\": { \"id\": \"screen\" } }")),
    ]
}
