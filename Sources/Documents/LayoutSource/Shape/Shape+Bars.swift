// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What bars show.
extension Shape {
    static let barItem = Shape.either(
        [
            .string,
            .object(
                ObjectShape(
                    noun: "an item of a bar",
                    keys: [
                        .init("title", .string, "Its words; a tab's are below its picture"),
                        .init(
                            "systemItem", .choice(BarItem.SystemItem.self, noun: "system item"),
                            "A button of the system, a space or a tab of the system"),
                        .init("symbol", .string, "The system symbol that is its picture"),
                        .init("image", .reference(.image), "Its picture: a path relative to the document, or a size"),
                        .init(
                            "imageRenderingMode", .choice(ImageRenderingMode.self),
                            "How an image file is drawn (default alwaysTemplate: in the tint)"),
                        .init("style", .choice(BarItem.Style.self), "How a button's words are set (default plain)"),
                        .init("isEnabled", .boolean, "Whether it can be used (default true)"),
                        .init("tintColor", .color, "Its own tint"),
                        .init("width", nonNegative, "Points of a fixed space, or of a button (default its content's)"),
                    ])),
        ], expected: "a title, or an object with a title, a systemItem, a symbol or an image")

    static let bars = ObjectShape(
        noun: "an object with bars",
        keys: [
            .init("navigationBar", bar(.navigationBar, noun: "a navigation bar", own: navigationBarKeys), "At the top"),
            .init("toolbar", bar(.toolbar, noun: "a toolbar"), "At the bottom, unless there is a tab bar"),
            .init("tabBar", bar(.tabBar, noun: "a tab bar"), "At the bottom"),
        ])

    /// What only the bar of a navigation controller has.
    private static let navigationBarKeys: [ObjectShape.Key] = [
        .init("searchBar", .string, "The placeholder of a search bar below the title; empty = the system's own"),
        .init(
            "scrollEdgeAppearance", .boolean,
            "Whether nothing is scrolled below the bar, so that it has no background of its own (default false)"),
    ]

    private static func bar(_ type: ViewType, noun: String, own: [ObjectShape.Key] = []) -> Shape {
        .object(
            ObjectShape(
                noun: noun,
                keys: ContentKeys.barKeys(of: type) + own + [
                    .init("style", .reference(.style), "Its colours"),
                    .init(
                        "height", nonNegative,
                        "Points from the canvas's edge (default the system's, or all of a given inset)"),
                ]))
    }
}
