// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static func strings(_ horizontal: String) -> DiagnosticExample {
        .form(horizontal, "V:|-20-[name]", "field.firstBaseline = name.firstBaseline")
    }

    /// The Visual Format Language.
    static let visualFormat: [DiagnosticPage] = [
        DiagnosticPage(
            "visual-format-syntax", "error", "the string does not follow the grammar; whitespace is not skipped",
            why: """
                The caret is under the character at which Apple's parser stops. Spaces are not allowed.
                """,
            strings("H:|-[name]-[field"), replacing: ["[field\"": "[field]-|\""]),
        DiagnosticPage(
            "visual-format-unknown-view", "error", "a name that is not a key in the views dictionary",
            why: "The document takes the place of the views dictionary: names are the ids of its views.",
            strings("H:|-[name]-[feld]-|"), replacing: ["[feld]": "[field]"]),
        DiagnosticPage(
            "visual-format-unknown-metric", "error",
            "a metric without a value, or a view where a number is expected",
            why: "Distances and sizes are numbers, names from `metrics`, or views of the same size in parentheses.",
            strings("H:|-margin-[name]-[field]-|"),
            replacing: ["\"root\": {": "\"metrics\": { \"margin\": 20 },\n  \"root\": {"]),
        DiagnosticPage(
            "visual-format-no-superview", "error", "`|` next to the root, which has no superview",
            why: "`|` is the edge of the superview. The size of the root is that of the canvas.",
            strings("H:|-[screen]-|"), replacing: ["[screen]": "[name]-[field]"]),
        DiagnosticPage(
            "visual-format-alignment", "error", "an option that aligns views along the axis of the string",
            why: """
                A horizontal string can align its views' tops, bottoms, centres or baselines; a vertical one their leading and \
                trailing edges.
                """,
            .form(
                #"{ "vfl": "H:|-[name]-[field]-|", "options": ["alignAllLeading"] }"#, "V:|-20-[name]",
                "field.top = name.top"),
            replacing: ["alignAllLeading": "alignAllFirstBaseline", ",\n    \"field.top = name.top\"": ""]),
    ]
}
