// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What is around the root view.
extension Shape {
    private typealias Alert = Surroundings.Alert

    static let presentation = ObjectShape(
        noun: "a presentation",
        keys: [
            .init(
                "sheet",
                .either(
                    [.choice(["medium", "large"]), .number(.positive)],
                    expected: "'medium', 'large' or a height in points"),
                "The root view is a sheet: its detent, or its height above the safe area at the bottom"),
            .init("prefersGrabberVisible", .boolean, "Whether the sheet has a grabber (default false)"),
            .init("popover", .object(popover), "The root view is a popover"),
            .init("alert", .object(alert), "An alert over the screen"),
            .init("over", .string, "The document behind a sheet or a popover, by its path"),
        ], exclusive: [["sheet", "popover"]])

    private static let popover = ObjectShape(
        noun: "a popover",
        keys: [
            .init("width", .number(.positive), isRequired: true, "points"),
            .init("height", .number(.positive), isRequired: true, "points"),
            .init(
                "sourceRect", .list(of: length, count: 4...4),
                "What the arrow points at: [x, y, width, height] on the screen (default the button at the trailing end of its bar)"
            ),
            .init(
                "arrowDirection", .choice(Surroundings.Popover.Arrow.self),
                "Where the arrow points (default up)"),
        ])

    private static let alert = ObjectShape(
        noun: "an alert",
        keys: [
            .init("title", .string, "Its title"),
            .init("message", .string, "What is below the title"),
            .init(
                "actions",
                .list(
                    of: .either(
                        [
                            .string,
                            .object(
                                ObjectShape(
                                    noun: "an action",
                                    keys: [
                                        .init("title", .string, isRequired: true, "its words"),
                                        .init(
                                            "style", .choice(Alert.Action.Style.self), "How it looks (default default)"),
                                    ])),
                        ], expected: "a title, or an object with a title and a style")), "Its buttons"),
            .init(
                "style", .choice(Alert.Style.self),
                "In the middle, or a sheet of actions at the bottom (default alert)"),
        ])

    static let window = ObjectShape(
        noun: "a window",
        keys: [
            .init("title", .string, "In its title bar"),
            .init("subtitle", .string, "Below the title, or beside it without a toolbar"),
            .init("toolbar", .list(of: .reference(.barItem)), "Items of its toolbar (default it has none)"),
        ])

    static let splitView = ObjectShape(
        noun: "a split view",
        keys: [
            .init(
                "column", .choice(Surroundings.SplitView.Column.self),
                "The column that the root view is (default secondary)"),
            .init("primary", .string, "The document in the column at the leading edge, by its path"),
            .init("supplementary", .string, "The document in the column in the middle; without one there are two"),
            .init("secondary", .string, "The document in the widest column"),
            .init("primaryWidth", .number(.positive), "Points (default 320)"),
            .init("supplementaryWidth", .number(.positive), "Points (default 320)"),
        ])
}
