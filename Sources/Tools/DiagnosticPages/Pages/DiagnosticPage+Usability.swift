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
                Often a constant has the wrong sign, or a width is too large for this device.
                """,
            .screen(title, ["title.leading = screen.leading + 200", "title.centerY = screen.centerY"]),
            replacing: ["screen.leading + 200": "screen.leading + 20"]),
        DiagnosticPage(
            .outsideSuperview,
            why: """
                A control receives no touches there, and a superview that clips hides everything.
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
                The message gives the missing width and the width at which the text fits.
                """,
            .screen(
                title, ["title.leading = screen.leading + 20", "title.width <= 120", "title.centerY = screen.centerY"]),
            replacing: ["title.width <= 120": "title.width <= 220"]),
        DiagnosticPage(
            .shortenedText,
            why: """
                Check that what is left of the text is understandable.
                """,
            .screen(
                #"{ "id": "note", "type": "label", "numberOfLines": 2, "text": "The proofs came back this morning. Shall we read on?" }"#,
                ["note.leading = screen.leading + 20", "note.width = 160", "note.centerY = screen.centerY"]),
            replacing: ["note.width = 160": "note.width = 280"]),
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
                Overlapping text cannot be read, and of two controls only the upper one receives touches: a constraint between \
                them is missing. Overlaps up to a point do not count.
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
                The size is that of Apple's Human Interface Guidelines.
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
                The limits are those of Apple's guidelines and of WCAG; text is large from 18 points on. Each appearance \
                is checked as it is drawn: text in a fixed colour on a background that adapts is readable in one of them \
                only. Colours that the system itself combines are not reported, nor text over images, nor colours that an Xcode \
                file does not state.
                """,
            .screen(
                ##"{ "id": "title", "type": "label", "text": "Overdue", "style": { "textColor": "#ffcc00", "backgroundColor": "white" } }"##,
                ["title.centerX = screen.centerX", "title.centerY = screen.centerY"]),
            replacing: ["#ffcc00": "#8c7000"]),
        DiagnosticPage(
            .appearanceWithoutEffect,
            why: """
                The dark picture is the light one, and a test of it says nothing. Colours by name, such as `systemBackground` \
                and `label`, or one for each appearance follow it.
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
