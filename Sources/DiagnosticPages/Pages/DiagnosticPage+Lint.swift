// SPDX-License-Identifier: Apache-2.0
import LayoutLints

extension DiagnosticPage {
    init(
        _ lint: Lint, why explanation: String, _ failing: DiagnosticExample,
        replacing changes: KeyValuePairs<String, String>
    ) {
        let example = lint.level == .off ? failing.strictly : failing
        self.init(
            lint.code.rawValue, "\(lint.level.rawValue); \(lint.strictLevel.rawValue) under `--strict-guide`",
            lint.summary,
            why: explanation, example, replacing: changes)
        self.lint = lint
    }

    /// Advice that needs only the document.
    static let documentLints: [DiagnosticPage] = [
        DiagnosticPage(
            .locationMultiplier,
            why:
                "Half of the trailing edge is half of the width only while the superview begins at 0. Use a width, a centre or a guide.",
            .screen(
                #"{ "id": "line" }"#,
                [
                    "line.leading = 0.5 * screen.trailing", "line.width = 2", "line.top = screen.top + 8",
                    "screen.bottom = line.bottom + 8",
                ]),
            replacing: ["line.leading = 0.5 * screen.trailing": "line.centerX = screen.centerX"]),
        DiagnosticPage(
            .equationStyle,
            why: "Equations of one style are compared at a glance. `alrender fmt` rewrites them.",
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 20", "name.trailing = field.leading - 8",
                "name.firstBaseline = field.firstBaseline"),
            replacing: ["name.trailing = field.leading - 8": "field.leading = name.trailing + 8"]),
        DiagnosticPage(
            .constantSize,
            why: "A constant width cuts a translated title off. Let the content decide, or give a minimum.",
            .screen(
                #"{ "id": "send", "type": "button", "title": "Send", "style": { "backgroundColor": "lightgrey" } }"#,
                ["send.centerX = screen.centerX", "send.centerY = screen.centerY", "send.width = 90"]),
            replacing: ["send.width = 90": "send.width >= 90"]),
        DiagnosticPage(
            .priorityCluster,
            why:
                "A reader of 617 looks for what has 616 and 618. Few levels, near the named ones, say what gives way first.",
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 20", "field.leading = name.trailing + 8",
                "name.firstBaseline = field.firstBaseline", "field.width >= 200 @617"),
            replacing: ["@617": "@751"]),
        DiagnosticPage(
            .fieldHugsLikeLabel,
            why:
                "With the same hugging nothing says which of them takes the room; the label might, and the field begins elsewhere in every row.",
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
            why:
                "A required content size becomes a conflict where there is too little room. 999 protects it from everything else and still yields.",
            .screen(
                #"{ "id": "title", "type": "label", "text": "Inbox", "compressionResistance": 1000 }"#,
                ["title.centerX = screen.centerX", "title.centerY = screen.centerY"]),
            replacing: ["1000": "999"]),
        DiagnosticPage(
            .looseControl,
            why: "A switch that hugs at 250 is stretched as readily as a plain view.",
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
            why: "In Arabic and Hebrew the layout is mirrored, except for what is fixed to left and right.",
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
