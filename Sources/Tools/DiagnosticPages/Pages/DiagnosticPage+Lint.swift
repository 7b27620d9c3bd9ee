// SPDX-License-Identifier: Apache-2.0
import LayoutLints

extension DiagnosticPage {
    init(
        _ lint: Lint, why explanation: String, _ failing: DiagnosticExample,
        replacing changes: KeyValuePairs<String, String>
    ) {
        let example = lint.level == .off ? failing.strictly : failing
        let strictly = lint.strictLevel == lint.level ? "" : "; \(lint.strictLevel.rawValue) under `--strict-guide`"
        self.init(
            lint.code.rawValue, lint.level.rawValue + strictly, lint.summary, why: explanation, example,
            replacing: changes)
        self.lint = lint
    }

    /// Advice that needs only the document.
    static let documentLints: [DiagnosticPage] = [
        DiagnosticPage(
            .locationMultiplier,
            why: """
                Half of the trailing edge is half of the width only if the superview starts at 0. Use a width, a centre or a \
                guide.
                """,
            .screen(
                #"{ "id": "line" }"#,
                [
                    "line.leading = 0.5 * screen.trailing", "line.width = 2", "line.top = screen.top + 8",
                    "screen.bottom = line.bottom + 8",
                ]),
            replacing: ["line.leading = 0.5 * screen.trailing": "line.centerX = screen.centerX"]),
        DiagnosticPage(
            .selfRelation,
            why: """
                Such a constraint holds anywhere. Most often one of the two names was meant to be another.
                """,
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 20", "field.leading = name.trailing + 8",
                "field.firstBaseline = field.firstBaseline"),
            replacing: ["field.firstBaseline = field.firstBaseline": "name.firstBaseline = field.firstBaseline"]),
        DiagnosticPage(
            .equationStyle,
            why: "Equations in one style are easier to compare. `alrender fmt` rewrites them.",
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 20", "name.trailing = field.leading - 8",
                "name.firstBaseline = field.firstBaseline"),
            replacing: ["name.trailing = field.leading - 8": "field.leading = name.trailing + 8"]),
        DiagnosticPage(
            .constantSize,
            why: """
                A constant width truncates a translated title. Let the content determine the width, or set a minimum.
                """,
            .screen(
                #"{ "id": "send", "type": "button", "title": "Send", "style": { "backgroundColor": "lightgrey" } }"#,
                ["send.centerX = screen.centerX", "send.centerY = screen.centerY", "send.width = 90"]),
            replacing: ["send.width = 90": "send.width >= 90"]),
        DiagnosticPage(
            .priorityCluster,
            why: """
                With a few levels near the named priorities, it is easy to see which constraint gives way first.
                """,
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 20", "field.leading = name.trailing + 8",
                "name.firstBaseline = field.firstBaseline", "field.width >= 200 @617"),
            replacing: ["@617": "@751"]),
        DiagnosticPage(
            .fieldHugsLikeLabel,
            why: """
                With the same hugging, either of them may be stretched. If the label is, the field starts at a different place \
                in every row.
                """,
            .screen(
                """
                { "id": "name", "type": "label", "text": "Name" },
                      { "id": "field", "type": "textField", "hugging": { "horizontal": 251 } }
                """,
                [
                    "name.leading = screen.leading + 20", "name.top = screen.top + 20",
                    "field.leading = name.trailing + 8",
                    "name.firstBaseline = field.firstBaseline", "screen.trailing = field.trailing + 20",
                ]),
            replacing: [", \"hugging\": { \"horizontal\": 251 }": ""]),
        DiagnosticPage(
            .requiredContentPriority,
            why: """
                A required content size becomes a conflict where there is too little room. 999 outweighs all other optional \
                constraints and still yields.
                """,
            .screen(
                #"{ "id": "title", "type": "label", "text": "Inbox", "compressionResistance": 1000 }"#,
                ["title.centerX = screen.centerX", "title.centerY = screen.centerY"]),
            replacing: ["1000": "999"]),
        DiagnosticPage(
            .looseControl,
            why: "A switch with a hugging priority of 250 is stretched as easily as a plain view.",
            .screen(
                #"{ "id": "toggle", "type": "switch", "hugging": { "horizontal": 250 } }"#,
                ["toggle.centerX = screen.centerX", "toggle.centerY = screen.centerY"]),
            replacing: ["250": "750"]),
        DiagnosticPage(
            .contentPriorityWithoutContent,
            why: "The priority has no effect: set it on the arranged subviews.",
            .screen(
                """
                { "id": "row", "type": "stackView", "spacing": 8, "hugging": { "horizontal": 750 }, "children": [
                        { "id": "name", "type": "label", "text": "Storage" }, { "id": "value", "type": "label", "text": "64 GB" } ] }
                """,
                ["row.centerX = screen.centerX", "row.centerY = screen.centerY"]),
            replacing: ["\"hugging\": { \"horizontal\": 750 }, ": ""]),
        DiagnosticPage(
            .leftRightAttribute,
            why: "In Arabic and Hebrew the layout is mirrored, except for constraints on left and right.",
            .form(
                "name.left = screen.left + 20", "name.top = screen.top + 20", "field.leading = name.leading",
                "field.top = name.bottom"),
            replacing: ["name.left = screen.left": "name.leading = screen.leading"]),
        DiagnosticPage(
            .constrainedAutoresizingView,
            why: """
                The mask already fixes the view's frame: a constraint can only repeat or contradict it. In code this is the missing \
                `translatesAutoresizingMaskIntoConstraints = false`.
                """,
            .screen(
                #"{ "id": "box", "frame": [20, 20, 80, 48], "autoresizing": ["flexibleRightMargin"] }"#,
                ["box.width = 80"]),
            replacing: [",\n  \"constraints\": [\n    \"box.width = 80\"\n  ]": ""]),
    ]
}
