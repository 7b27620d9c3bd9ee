// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    /// The label at the top left, the field after it.
    static let places = [
        "name.leading = screen.leading + 20", "name.top = screen.top + 20", "field.leading = name.leading",
        "field.top = name.bottom + 8",
    ]
    private static let titlePlaces = ["title.centerX = screen.centerX", "title.centerY = screen.centerY"]

    /// The shape of a document.
    static let document: [DiagnosticPage] = [
        DiagnosticPage(
            "wrong-type", "error", "a JSON value of the wrong type",
            why: """
                Numbers have neither quotation marks nor units; lists are in square brackets.
                """,
            .screen(#"{ "id": "title", "type": "label", "text": "Hello", "numberOfLines": "2" }"#, titlePlaces),
            replacing: ["\"2\"": "2"]),
        DiagnosticPage(
            "wrong-count", "error", "a list of the wrong length",
            why: "A frame has four numbers: x, y, width and height.",
            .screen(#"{ "id": "box", "frame": [10, 10, 80], "autoresizing": ["flexibleRightMargin"] }"#, []),
            replacing: ["80]": "80, 40]"]),
        DiagnosticPage(
            "unknown-key", "error", "the object or view type has no such key",
            why: """
                Keys of other types, such as `title` in a label, are unknown as well: the hint names the key that this type has.
                """,
            .screen(#"{ "id": "title", "type": "label", "title": "Hello" }"#, titlePlaces),
            replacing: ["\"title\": \"Hello\"": "\"text\": \"Hello\""]),
        DiagnosticPage(
            "missing-key", "error", "a required key is missing",
            why: """
                A document needs a `root`, a guide an `id`, a constraint written as an object the attributes that it relates.
                """,
            .layout("{ \"canvas\": { \"width\": 320, \"height\": 120 } }"),
            replacing: ["120 } }": "120 }, \"root\": { \"id\": \"screen\" } }"]),
        DiagnosticPage(
            "contradictory-keys", "error", "keys or values that exclude each other",
            why: "Both keys set the same thing: remove one of them.",
            .screen(
                #"""
                { "id": "box", "layoutMargins": { "left": 8 }, "directionalLayoutMargins": { "leading": 16 }, "intrinsicContentSize": { "width": 40, "height": 40 } }
                """#, ["box.centerX = screen.centerX", "box.centerY = screen.centerY"]),
            replacing: ["\"layoutMargins\": { \"left\": 8 }, ": ""]),
        DiagnosticPage(
            "unknown-value", "error", "a name that is not in the list of allowed values",
            why: "The message or the hint gives the nearest allowed values.",
            .screen(#"{ "id": "title", "type": "lable", "text": "Hello" }"#, titlePlaces),
            replacing: ["lable": "label"]),
        DiagnosticPage(
            "number-out-of-range", "error", "a number outside its allowed range",
            why: """
                The message gives the range. Opacities and values of sliders go from 0 to 1.
                """,
            .screen(
                #"{ "id": "volume", "type": "slider", "value": 75 }"#,
                [
                    "volume.leading = screen.leading + 20", "screen.trailing = volume.trailing + 20",
                    "volume.centerY = screen.centerY",
                ]),
            replacing: ["75": "0.75"]),
        DiagnosticPage(
            "invalid-id", "error", "not a valid id: a letter or `_`, then letters, digits, `_` and `-`",
            why: """
                Ids appear in equations, where spaces, dots and operators have another meaning. `self` and `superview` are \
                reserved.
                """,
            .screen(#"{ "id": "first name", "type": "label", "text": "Hello" }"#, []),
            replacing: [
                "first name": "firstName", "      }\n    ]\n  }": "      }\n    ]\n  }",
                "  }\n}":
                    "  },\n  \"constraints\": [\"firstName.centerX = screen.centerX\", \"firstName.centerY = screen.centerY\"]\n}",
            ]),
        DiagnosticPage(
            "invalid-color", "error", "not a colour",
            why: """
                A colour is a name of UIKit, AppKit or CSS, a name from the document's `colors`, or `#0a84ff`. Two values, one for \
                each appearance, are written as `{ "light": "#ffffff", "dark": "#1c1c1e" }`.
                """,
            .screen(
                #"{ "id": "box", "style": { "backgroundColor": "sysBlue" } }"#,
                ["box.top = screen.top", "box.leading = screen.leading", "box.width = 44", "box.height = 44"]),
            replacing: ["\"sysBlue\"": "\"systemBlue\""]),
        DiagnosticPage(
            "duplicate-id", "error", "two views or guides have the same id",
            why: "A constraint could refer to either of them.",
            .screen(
                """
                { "id": "name", "type": "label", "text": "Name" },
                      { "id": "name", "type": "textField" }
                """, ["name.leading = screen.leading + 20", "name.top = screen.top + 20"]),
            replacing: [
                "{ \"id\": \"name\", \"type\": \"textField\"": "{ \"id\": \"field\", \"type\": \"textField\"",
                "screen.top + 20\"\n":
                    "screen.top + 20\",\n    \"field.leading = name.leading\",\n    \"field.top = name.bottom + 8\"\n",
            ]),
        DiagnosticPage(
            "too-many-views", "error", "more views than the limit",
            why: "A document, or an Interface Builder file, may have 200,000 views. Use one for each screen.",
            nil),
        DiagnosticPage(
            "too-many-constraints", "error", "more constraints than the limit",
            why: "A document may have 1,000,000 constraints; `--limit constraints=NUMBER` changes the limit.",
            nil),
        DiagnosticPage(
            "text-too-large", "error", "a text that is too long, or whose markup has too many elements or fonts",
            why: """
                A text may have 1,000,000 bytes, its markup 20,000 elements and 1,000 \
                fonts (sizes, families, languages and features); `--limit text=NUMBER`, `spans` and `font-sizes` change the limits.
                """,
            nil),
        DiagnosticPage(
            "page-text", "note", "a web page only shows its layout, since its texts would take long to measure",
            why: """
                A page that solves its layout again knows what each wrapping text measures at every width. The squares of the \
                lengths of these texts may add up to 2,000,000; `--limit page-text=NUMBER` changes the limit.
                """,
            nil),
        DiagnosticPage(
            "time-limit", "error", "an input that is not finished in the time that `--time-limit` gives it",
            why: """
                The run ends without processing the inputs that follow; `serve` goes on. The default is 60 seconds.
                """,
            nil),
        DiagnosticPage(
            "removed-root", "error", "the root is removed, or not installed in the size classes of the canvas",
            why: """
                Only views below the root can be removed, or left out by `when`.
                """,
            .layout(
                "{ \"canvas\": { \"width\": 320, \"height\": 120 }, \"root\": { \"id\": \"screen\", \"removed\": true } }"
            ),
            replacing: [", \"removed\": true": ""]),
        DiagnosticPage(
            "removed-view", "note", "a view with `\"removed\": true`, and the constraints removed with it",
            why:
                "As with `removeFromSuperview()`, its constraints go with it.",
            .screen(
                """
                { "id": "name", "type": "label", "text": "Name" },
                      { "id": "field", "type": "textField", "removed": true }
                """, places),
            replacing: [", \"removed\": true": ""]),
        DiagnosticPage(
            "zero-content-priority", "warning",
            "a hugging or compression resistance priority of 0, which means no constraint",
            why: """
                With 0 the view's content size has no effect, which is rarely intended: use a low priority such as 250.
                """,
            .screen(
                #"{ "id": "title", "type": "label", "text": "Hello", "hugging": { "vertical": 0 } }"#,
                titlePlaces + ["title.height = 20"]),
            replacing: ["\"vertical\": 0": "\"vertical\": 250"]),
    ]
}
