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
            why: """
                The view, or a part of it, is outside the visible area. Often a constant has the wrong sign, or a width is too \
                large for this device.
                """,
            .screen(title, ["title.leading = screen.leading + 200", "title.centerY = screen.centerY"]),
            replacing: ["screen.leading + 200": "screen.leading + 20"]),
        DiagnosticPage(
            .outsideSuperview,
            why: """
                Outside its superview a control receives no touches, and if the superview clips, everything is cut \
                off.
                """,
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
            why: """
                Other constraints take all the space. Sizes are never negative, so a view of size 0 often has too little space \
                left.
                """,
            .screen(
                title,
                [
                    "title.leading = screen.leading + 160", "screen.trailing = title.trailing + 160",
                    "title.centerY = screen.centerY",
                ]),
            replacing: ["160": "20"]),
        DiagnosticPage(
            .truncatedText,
            why: """
                The text ends in an ellipsis, or its lines are cut. The message gives the missing width and the width at which \
                it fits.
                """,
            .screen(
                title, ["title.leading = screen.leading + 20", "title.width <= 120", "title.centerY = screen.centerY"]),
            replacing: ["title.width <= 120": "title.width <= 220"]),
        DiagnosticPage(
            .shortenedText,
            why: """
                The label has a limit of lines, or a lower priority than its neighbour, so it may be shortened: check that the \
                rest is still understandable.
                """,
            .screen(
                #"{ "id": "note", "type": "label", "numberOfLines": 2, "text": "The proofs came back this morning. Shall we read the last chapter together?" }"#,
                ["note.leading = screen.leading + 20", "note.width = 160", "note.centerY = screen.centerY"]),
            replacing: ["note.width = 160": "note.width = 280", "\"numberOfLines\": 2": "\"numberOfLines\": 3"]),
        DiagnosticPage(
            .squeezedButtonTitle,
            why: """
                The title is shortened in the middle. It may be even longer in another language: set a minimum width instead of \
                a constant one.
                """,
            .screen(
                #"{ "id": "send", "type": "button", "title": "Nachricht senden" }"#,
                ["send.centerX = screen.centerX", "send.centerY = screen.centerY", "send.width = 70"]),
            replacing: ["send.width = 70": "send.width >= 70"]),
        DiagnosticPage(
            .overlappingContent,
            why: """
                Overlapping text cannot be read, and of two overlapping controls only the upper one receives \
                touches: a constraint between them is missing. Overlaps up to a point do not count.
                """,
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
                Apple's Human Interface Guidelines ask for 44 × 44 points. Controls at the system's own size are not reported.
                """,
            .screen(
                #"{ "id": "more", "type": "button", "title": "…" }"#,
                [
                    "more.centerX = screen.centerX", "more.centerY = screen.centerY", "more.width = 30",
                    "more.height = 24",
                ]),
            replacing: ["30": "44", "24": "44"]),
        DiagnosticPage(
            .lowContrast,
            why: """
                The limits are those of Apple's guidelines and of WCAG: 4.5 to 1, and 3 to 1 from 18 points on or in \
                bold. Each appearance is checked as it is drawn: text in a fixed colour on a background that adapts \
                is readable in one appearance only. What the system itself combines is not reported, nor text over \
                images. In Xcode's files only colours that the file states count, and those of the program do not.
                """,
            .screen(
                ##"{ "id": "title", "type": "label", "text": "Overdue", "style": { "textColor": "#ffcc00", "backgroundColor": "white" } }"##,
                ["title.centerX = screen.centerX", "title.centerY = screen.centerY"]),
            replacing: ["#ffcc00": "#946800"]),
        DiagnosticPage(
            .appearanceWithoutEffect,
            why: """
                The picture for the dark appearance is the light one, and a test of it says nothing. Colours by name, such as \
                `systemBackground` and `label`, or one for each appearance follow it.
                """,
            DiagnosticExample(
                .layout,
                """
                {
                  "canvas": { "width": 320, "height": 120, "appearance": "dark" },
                  "root": {
                    "id": "screen",
                    "style": { "backgroundColor": "white" },
                    "children": [
                      { "id": "title", "type": "label", "text": "Hello", "style": { "textColor": "black" } }
                    ]
                  },
                  "constraints": ["title.centerX = screen.centerX", "title.centerY = screen.centerY"]
                }
                """),
            replacing: ["\"white\"": "\"systemBackground\"", "\"black\"": "\"label\""]),
    ]
}
