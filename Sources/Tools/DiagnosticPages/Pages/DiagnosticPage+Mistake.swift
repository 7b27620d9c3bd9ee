// SPDX-License-Identifier: Apache-2.0
import LayoutLints

extension DiagnosticPage {
    private static let phone = DiagnosticExample.layout(
        """
        {
          "canvas": { "device": "iphone-15" },
          "bars": { "navigationBar": { "title": "Orders" } },
          "root": { "id": "screen", "children": [{ "id": "title", "type": "label", "text": "Today" }] },
          "constraints": [
            "title.centerX = screen.centerX",
            "title.top = screen.top + 20"
          ]
        }
        """)

    /// Mistakes that people make often, and that no conflict and no ambiguity shows.
    static let mistakeLints: [DiagnosticPage] = [
        DiagnosticPage(
            .repeatedConstraint,
            why: """
                Code that makes the constraint may run more than once. If the constant of one is changed later, the other contradicts it.
                """,
            .screen(
                #"{ "id": "title", "type": "label", "text": "Inbox" }"#,
                [
                    "title.leading = screen.leading + 20", "title.leading = screen.leading + 20",
                    "title.top = screen.top",
                ]),
            replacing: ["\"title.leading = screen.leading + 20\",\n    \"title.leading": "\"title.leading"]),
        DiagnosticPage(
            .turnedInequality,
            why: """
                Coordinates grow to the right and downwards. With `>=` at a trailing edge, a long text runs out of the superview and \
                never wraps.
                """,
            .screen(
                #"{ "id": "note", "type": "label", "text": "Hello" }"#,
                [
                    "note.leading = screen.leading + 20", "note.trailing >= screen.trailing - 20",
                    "note.top = screen.top + 20",
                ]),
            replacing: ["note.trailing >= screen.trailing - 20": "screen.trailing >= note.trailing + 20"]),
        DiagnosticPage(
            .hiddenArrangedSize,
            why: """
                To hide an arranged view, UIKit makes it 0 wide or tall with a required constraint, `UISV-hiding`. On iOS 9 to 11 the \
                log then has a conflict with a required size. With priority 999 the size yields while the view is hidden.
                """,
            .screen(
                """
                { "id": "stack", "type": "stackView", "axis": "vertical", "children": [
                        { "id": "banner", "hidden": true }, { "id": "title", "type": "label", "text": "Inbox" } ] }
                """,
                ["stack.top = screen.top", "stack.leading = screen.leading", "banner.height = 44"]),
            replacing: ["banner.height = 44": "banner.height = 44 @999"]),
        DiagnosticPage(
            .impliedSize,
            why: """
                The constraint is satisfied only by this size of the superview. On another screen, or after a rotation, it contradicts \
                the edges.
                """,
            .screen(
                #"{ "id": "card" }"#,
                [
                    "card.leading = screen.leading + 20", "screen.trailing = card.trailing + 20", "card.width = 280",
                    "card.top = screen.top + 20", "card.height = 40",
                ]),
            replacing: ["\"card.width = 280\",\n    ": ""]),
        DiagnosticPage(
            .openBottom,
            why: """
                Without constraints from its top through the content to its bottom, a card or cell does not follow its content.
                """,
            .screen(
                #"{ "id": "card", "children": [{ "id": "title", "type": "label", "text": "Inbox" }] }"#,
                [
                    "card.leading = screen.leading + 20", "screen.trailing = card.trailing + 20",
                    "card.top = screen.top + 20",
                    "title.leading = card.leading + 12", "title.top = card.top + 12",
                ]),
            replacing: [
                "\"title.top = card.top + 12\"":
                    "\"title.top = card.top + 12\",\n    \"card.bottom = title.bottom + 12\""
            ]),
        DiagnosticPage(
            .underBar,
            why: """
                A view controller's view reaches under its bars, the status bar and the home indicator. Only the safe area is free of \
                them and, while the keyboard is shown, what is above `keyboardLayoutGuide`.
                """,
            phone, replacing: ["screen.top + 20": "screen.safeAreaLayoutGuide.top + 20"]),
        DiagnosticPage(
            .textViewHeight,
            why: """
                A text view that scrolls shows any text at any height, so a stack view or card leaves it none.
                """,
            .screen(
                """
                { "id": "stack", "type": "stackView", "axis": "vertical", "children": [
                        { "id": "label", "type": "label", "text": "Notes" },
                        { "id": "notes", "type": "textView", "text": "Ring twice.", "isScrollEnabled": true } ] }
                """,
                ["stack.top = screen.top", "stack.leading = screen.leading", "stack.trailing = screen.trailing"]),
            replacing: ["\"isScrollEnabled\": true": "\"isScrollEnabled\": false"]),
        DiagnosticPage(
            .letterboxedImage,
            why: """
                The view keeps the image's own height, with empty bands above and below. A constraint with the image's ratio lets \
                the height follow the width.
                """,
            .screen(
                #"{ "id": "photo", "type": "imageView", "image": { "width": 640, "height": 100 }, "contentMode": "scaleAspectFit" }"#,
                ["photo.leading = screen.leading", "photo.trailing = screen.trailing", "photo.top = screen.top + 10"]),
            replacing: [
                "\"photo.top = screen.top + 10\"":
                    "\"photo.top = screen.top + 10\",\n    \"photo.width = 640/100 * photo.height\""
            ]),
    ]
}
