// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What only the system draws of a view.
extension Shape {
    static let shadow = ObjectShape(
        noun: "a shadow",
        keys: [
            .init("color", .color, isRequired: true, "With its opacity"),
            .init("x", length, "Points to the right (default 0)"),
            .init("y", length, "Points downwards (default 0)"),
            .init("radius", nonNegative, "Points by which it fades out (default 0)"),
        ])

    static let parts = ObjectShape(
        noun: "parts",
        keys: [
            .init("title", .string, "Of a box"),
            .init("titlePosition", .choice(SystemParts.TitlePosition.self), "Of a box (default atTop)"),
            .init(
                "tabs", .list(of: .string, count: 0...1_000), "Labels of a tab view's tabs, or of a search bar's scopes"
            ),
            .init("selectedTab", .integer(0...999), "From 0 (default 0)"),
            .init("showsCancelButton", .boolean, "Whether a search bar has one (default false)"),
            .init(
                "segments", .list(of: .reference(.barItem), count: 0...100),
                "Pictures of a segmented control's segments instead of their titles"),
            .init("columns", .list(of: .object(column), count: 0...1_000), "Of a table's header"),
            .init("pickerComponents", .list(of: .object(pickerComponent), count: 0...20), "The wheels of a picker"),
            .init("dividers", .choice(SystemParts.Dividers.self), "Lines in the gaps between the subviews"),
            .init("rowHeight", nonNegative, "Points from row to row of a table (default the platform's)"),
            .init(
                "usesAlternatingRowBackgroundColors", .boolean, "Whether every second row is shaded (default false)"),
            .init("separatorColor", .color, "Of the lines between rows"),
            .init(
                "gridLines", .list(of: .choice(SystemParts.gridLineNames.map(\.name))),
                "Lines between rows, and columns"
            ),
        ] + control)

    private static let control: [ObjectShape.Key] = [
        .init("trackColor", .color, "Of the unfilled part of a slider or progress view, or of other pages' dots"),
        .init("thumbColor", .color, "Of the thumb of a slider or a switch, or of the selected segment"),
        .init("numberOfTickMarks", .integer(0...10_000), "Of a slider of macOS (default 0)"),
        .init("tickMarkPosition", .choice(ControlParts.TickMarkPosition.self), "Side of the track (default below)"),
        .init("sliderType", .choice(ControlParts.SliderType.self), "Of a slider of macOS (default linear)"),
        .init(
            "indicatorStyle", .choice(ControlParts.IndicatorStyle.self),
            "How a progress view of macOS shows its value (default a bar)"),
        .init(
            "numberOfLevels", .integer(0...10_000), "The largest number of a discrete or rating indicator (default 0)"),
        .init("pathComponents", .list(of: .string, count: 0...1_000), "Names of a path control, from the root on"),
    ]

    private static let pickerComponent = ObjectShape(
        noun: "a wheel of a picker",
        keys: [
            .init("rows", .list(of: .string, count: 0...1_000), isRequired: true, "Its words"),
            .init("selectedRow", .integer(0...999), "From 0 (default 0)"),
        ])

    private static let column = ObjectShape(
        noun: "a column",
        keys: [
            .init("title", .string, isRequired: true, "The words in the header"),
            .init("x", length, isRequired: true, "Points from the header's left edge"),
            .init("width", nonNegative, isRequired: true, "Points"),
            .init("alignment", .choice(SystemParts.Column.Alignment.self), "Of the title (default natural)"),
        ])
}

extension CornerMask {
    static let names: [(name: String, corners: CornerMask)] = [
        ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]
}

extension SystemParts {
    static let gridLineNames: [(name: String, lines: GridLines)] = [
        ("horizontal", .horizontal), ("vertical", .vertical),
    ]
}
