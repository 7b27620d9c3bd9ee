// SPDX-License-Identifier: Apache-2.0
import LayoutLints

extension DiagnosticPage {
    private static let title = #"{ "id": "title", "type": "label", "text": "Your order has been sent" }"#
    private static let two = """
        { "id": "name", "type": "label", "text": "Delivery address" },
              { "id": "change", "type": "button", "title": "Change" }
        """

    /// Layouts that are determined and still cannot be used.
    static let usabilityLints: [DiagnosticPage] = [
        DiagnosticPage(
            .offCanvas,
            why:
                "The view, or a part of it, is where it cannot be seen: often a constant of the wrong sign, or a width that is too large for this device.",
            .screen(title, ["title.leading = screen.leading + 200", "title.centerY = screen.centerY"]),
            replacing: ["screen.leading + 200": "screen.leading + 20"]),
        DiagnosticPage(
            .outsideSuperview,
            why: "Outside its superview a control gets no touches, and anything is cut off if the superview clips.",
            .screen(
                #"{ "id": "card", "children": [{ "id": "close", "type": "button", "title": "Close" }] }"#,
                [
                    "card.centerX = screen.centerX", "card.centerY = screen.centerY", "card.width = 200",
                    "card.height = 60",
                    "close.leading = card.trailing - 10", "close.top = card.top",
                ]),
            replacing: ["close.leading = card.trailing - 10": "card.trailing = close.trailing + 10"]),
        DiagnosticPage(
            .noRoom,
            why:
                "Other constraints take all the room. Sizes are never below 0, so that a view of size 0 is often one for which too little is left.",
            .screen(
                title,
                [
                    "title.leading = screen.leading + 160", "screen.trailing = title.trailing + 160",
                    "title.centerY = screen.centerY",
                ]),
            replacing: ["160": "20"]),
        DiagnosticPage(
            .truncatedText,
            why:
                "The text ends in an ellipsis, or its lines are cut. The message says how much is missing, and from which width on it fits.",
            .screen(
                title, ["title.leading = screen.leading + 20", "title.width <= 120", "title.centerY = screen.centerY"]),
            replacing: ["title.width <= 120": "title.width <= 220"]),
        DiagnosticPage(
            .shortenedText,
            why:
                "The label has a limit of lines, or a lower priority than its neighbour, so that it may be shortened: check that what is left is enough.",
            .screen(
                #"{ "id": "note", "type": "label", "numberOfLines": 2, "text": "The proofs came back this morning. Shall we read the last chapter together?" }"#,
                ["note.leading = screen.leading + 20", "note.width = 160", "note.centerY = screen.centerY"]),
            replacing: ["note.width = 160": "note.width = 280", "\"numberOfLines\": 2": "\"numberOfLines\": 3"]),
        DiagnosticPage(
            .squeezedButtonTitle,
            why:
                "The title is shortened in the middle. In another language it is longer still: give a minimum instead of a size.",
            .screen(
                #"{ "id": "send", "type": "button", "title": "Nachricht senden" }"#,
                ["send.centerX = screen.centerX", "send.centerY = screen.centerY", "send.width = 70"]),
            replacing: ["send.width = 70": "send.width >= 70"]),
        DiagnosticPage(
            .overlappingContent,
            why:
                "Text over text cannot be read, and of two controls only the upper one is touched. A constraint between them is missing.",
            .screen(
                two,
                [
                    "name.leading = screen.leading + 20", "name.centerY = screen.centerY",
                    "change.leading = screen.leading + 60",
                    "change.firstBaseline = name.firstBaseline",
                ]),
            replacing: ["change.leading = screen.leading + 60": "change.leading = name.trailing + 8"]),
        DiagnosticPage(
            .smallTouchTarget,
            why: """
                Apple's Human Interface Guidelines ask for 44 × 44 points. Controls that have the size that the system gives them are \
                not reported.
                """,
            .screen(
                #"{ "id": "more", "type": "button", "title": "…" }"#,
                [
                    "more.centerX = screen.centerX", "more.centerY = screen.centerY", "more.width = 30",
                    "more.height = 24",
                ]),
            replacing: ["30": "44", "24": "44"]),
    ]
}
