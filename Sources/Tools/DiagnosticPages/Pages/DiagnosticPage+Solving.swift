// SPDX-License-Identifier: Apache-2.0
extension DiagnosticPage {
    private static let box = ##"{ "id": "box", "style": { "backgroundColor": "#bfdbfe" } }"##

    /// Solving.
    static let solving: [DiagnosticPage] = [
        DiagnosticPage(
            "unsatisfiable-constraints", "error",
            "\"Unable to simultaneously satisfy constraints\", with a minimal conflicting set and the constraint that was broken",
            why: """
                These constraints are required and cannot all hold. The system breaks one of them, perhaps not the one that you \
                would choose. Remove one that is not needed, or give one that may yield a priority below 1000. \
                `alrender explain FILE --conflict` adds up the numbers and draws them.
                """,
            .screen(
                box,
                [
                    "box.leading = screen.leading + 20", "screen.trailing = box.trailing + 20", "box.width = 400",
                    "box.top = screen.top",
                    "box.height = 40",
                ]),
            replacing: ["box.width = 400": "box.width = 400 @999"]),
        DiagnosticPage(
            "unsatisfiable-fitting-size", "error", "a required fitting size that the view's constraints rule out",
            why: """
                A fitting priority of 1000 makes the target size required. UIKit's usual value is 50, which means as close as \
                possible.
                """,
            .layout(
                """
                {
                  "root": { "id": "card", "children": [{ "id": "box" }] },
                  "constraints": [
                    "box.leading = card.leading + 8", "card.trailing = box.trailing + 8", "box.width >= 100",
                    "box.top = card.top", "card.bottom = box.bottom", "box.height = 40"
                  ],
                  "fit": [{ "item": "card", "target": [60, 40], "h": 1000 }]
                }
                """),
            replacing: ["\"h\": 1000": "\"h\": 50"]),
        DiagnosticPage(
            "ambiguous-layout", "warning",
            "a view has more than one possible frame; the message gives the range and the cause",
            why: """
                At run time the system silently chooses one of the possible frames. Every view needs a position and a size on each \
                axis; content sizes a label or a button, but not a plain view. If constraints of the same priority tie, make one of \
                them weaker or stronger.
                """,
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 20", "field.leading = name.trailing + 8"),
            replacing: ["name.trailing + 8\"": "name.trailing + 8\",\n    \"field.firstBaseline = name.firstBaseline\""]
        ),
        DiagnosticPage(
            "content-priority-tie", "warning",
            "views share too much or too little room and have the same content priority: which of them gives way is not determined",
            why: """
                The first view is chosen here; another system may choose another. Lower the priority of the view that should give \
                way.
                """,
            .screen(
                """
                { "id": "row", "type": "stackView", "spacing": 8, "children": [
                        { "id": "name", "type": "label", "text": "Delivery address" },
                        { "id": "change", "type": "label", "text": "Change" } ] }
                """,
                [
                    "row.leading = screen.leading + 20", "screen.trailing = row.trailing + 20",
                    "row.centerY = screen.centerY",
                ]),
            replacing: [
                "\"text\": \"Delivery address\" }":
                    "\"text\": \"Delivery address\", \"hugging\": { \"horizontal\": 250 } }"
            ]),
        DiagnosticPage(
            "ambiguous-scrollable-content-size", "warning",
            "the content of a scroll view is not constrained from edge to edge",
            why: """
                Constraints without a gap, from edge to edge of the scroll view through its content, give the content's size.
                """,
            .screen(
                """
                { "id": "scroll", "type": "scrollView", "children": [
                        { "id": "text", "type": "label", "text": "A long text", "numberOfLines": 0 } ] }
                """,
                [
                    "H:|[scroll]|", "V:|[scroll]|", "text.top = scroll.top + 8", "text.leading = scroll.leading + 8",
                    "scroll.trailing = text.trailing + 8", "text.width = scroll.frameLayoutGuide.width - 16",
                ]),
            replacing: [
                "\"text.top = scroll.top + 8\"":
                    "\"text.top = scroll.top + 8\",\n    \"scroll.bottom = text.bottom + 8\""
            ]),
        DiagnosticPage(
            "misplaced-view", "warning", "the frame in the document differs from the one that the constraints give",
            why: """
                Either the `frame` is out of date (`alrender fix --update-frames`) or a constant is wrong (`alrender fix \
                --update-constants`).
                """,
            .screen(
                #"{ "id": "box", "frame": [20, 20, 80, 40] }"#,
                [
                    "box.leading = screen.leading + 20", "box.top = screen.top + 20", "box.width = 100",
                    "box.height = 40",
                ]),
            replacing: ["20, 80, 40": "20, 100, 40"]),
        DiagnosticPage(
            "autoresizing-needs-frame", "error", "a view translates its autoresizing mask but has no frame",
            why: """
                The mask says how a frame changes with the superview: add a frame, or use constraints.
                """,
            .screen(#"{ "id": "box", "autoresizing": ["flexibleRightMargin"] }"#, []),
            replacing: ["\"autoresizing\"": "\"frame\": [20, 20, 80, 44], \"autoresizing\""]),
        DiagnosticPage(
            "unsettled-text", "warning",
            "wrapping text that needs more than the three layout passes because its width depends on other wrapping text",
            why: """
                The layout is solved again with the heights of its texts at most three times, as in UIKit. Here one \
                text's width depends on another's, and a height may be wrong.
                """,
            .layout(
                """
                {
                  "canvas": { "width": 240, "height": 480 },
                  "root": { "id": "screen", "children": [
                    { "id": "first", "type": "label", "numberOfLines": 0, "text": "aaaa bbbb cccc",
                      "hugging": { "horizontal": 252 }, "compressionResistance": { "horizontal": 751 } },
                    { "id": "second", "type": "label", "numberOfLines": 0, "text": "aaaa bbbbb cc dddd",
                      "hugging": { "vertical": 999 }, "compressionResistance": { "vertical": 999 } },
                    { "id": "third", "type": "label", "numberOfLines": 0, "text": "one two three four" } ] },
                  "constraints": [
                    "first.leading = screen.leading", "first.top = screen.top",
                    "second.leading = screen.leading", "second.top = screen.top + 100",
                    "third.leading = screen.leading", "third.top = screen.top + 200",
                    "first.width <= 60",
                    "second.width = 150 - first.width",
                    "third.width = second.height + 20"
                  ]
                }
                """),
            replacing: ["\"first.width <= 60\"": "\"first.width = 60\"", "second.height + 20": "60"]),
        DiagnosticPage(
            "solver-limit", "error", "the solver reached its step limit",
            why: """
                No real layout is known to reach the limit: please report the file.
                """,
            nil),
        DiagnosticPage(
            "numerical-trouble", "error",
            "coefficients are too far apart to be solved exactly; names the constraint that is missed most, or a frame beyond all numbers",
            why: """
                Numbers have about 16 digits, and multipliers in a chain are multiplied with each other: keep them \
                near 1, and relate views directly instead of in a chain. Frames beyond 1,000,000,000 points are \
                reported in the same way.
                """,
            nil),
        DiagnosticPage(
            "nothing-to-exercise", "warning", "`--exercise` names a view that is not ambiguous",
            why: """
                The option moves an ambiguous view to the other end of its range, and changes nothing here.
                """,
            nil),
        DiagnosticPage(
            "partial-sweep", "warning", "`check --sweep` could not search the whole range",
            why: """
                In the ranges that the message names, states that begin and end inside are missing. Sweep a shorter \
                range. It occurs only with thousands of views.
                """,
            nil),
    ]
}
