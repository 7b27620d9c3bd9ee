// SPDX-License-Identifier: Apache-2.0
import LayoutLints

extension DiagnosticPage {
    private static func label(_ attributes: String, _ constraints: String...) -> DiagnosticExample {
        .screen("{ \"id\": \"note\", \"type\": \"label\", \(attributes) }", constraints)
    }

    /// Advice that needs the solved layout.
    static let layoutLints: [DiagnosticPage] = [
        DiagnosticPage(
            .stretchedBaseline,
            why: "The text is centred in the larger height, but the baseline stays where it is at the natural height.",
            .form(
                "name.leading = screen.leading + 20", "name.top = screen.top + 10", "name.height = 60",
                "field.leading = name.trailing + 8", "field.firstBaseline = name.firstBaseline"),
            replacing: ["\n    \"name.height = 60\",": ""]),
        DiagnosticPage(
            .controlOffNaturalSize,
            why: """
                Switches, steppers and indicators are drawn at one size. A larger frame only moves them away from where their \
                constraints suggest.
                """,
            .screen(
                #"{ "id": "count", "type": "stepper" }"#,
                [
                    "count.leading = screen.leading + 16", "screen.trailing = count.trailing + 16",
                    "count.centerY = screen.centerY",
                ]),
            replacing: ["\n    \"screen.trailing = count.trailing + 16\",": ""]),
        DiagnosticPage(
            .preferredWidthMismatch,
            why: """
                The lines are broken for one width and shown at another. Omit the preferred width: the solved width is then \
                used.
                """,
            label(
                "\"numberOfLines\": 0, \"preferredMaxLayoutWidth\": 120, \"text\": \"Deliveries are left with a neighbour if you are out.\"",
                "note.leading = screen.leading + 16", "screen.trailing = note.trailing + 16",
                "note.top = screen.top + 12"),
            replacing: ["\"preferredMaxLayoutWidth\": 120, ": ""]),
        DiagnosticPage(
            .stretchedInvisibleView,
            why: """
                Only the gap next to the view looks wrong. Raise the hugging of the view that must not stretch.
                """,
            .screen(
                """
                { "id": "name", "type": "label", "text": "Battery", "hugging": { "horizontal": 250 } },
                      { "id": "charge", "type": "label", "text": "87 %" }
                """,
                [
                    "name.leading = screen.leading + 16", "charge.centerY = screen.centerY",
                    "charge.leading = name.trailing + 8",
                    "name.firstBaseline = charge.firstBaseline", "screen.trailing = charge.trailing + 16",
                ]),
            replacing: ["screen.trailing = charge.trailing + 16": "screen.trailing >= charge.trailing + 16"]),
    ]
}
