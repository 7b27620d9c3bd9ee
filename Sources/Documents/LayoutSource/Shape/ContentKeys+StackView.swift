// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension ContentKeys {
    /// UIStackView's on platform ios, NSStackView's on macos.
    static let stackViews: [ObjectShape.Key] = [
        .init("axis", .choice(["horizontal", "vertical"]), types: [.stackView], "Default horizontal"),
        .init(
            "distribution", .choice(ViewContent.StackView.Distribution.self), types: [.stackView],
            "Default fill; on macOS gravityAreas, which does not exist on iOS"),
        .init(
            "alignment", .choice(ViewContent.StackView.Alignment.self), types: [.stackView],
            "Default fill; on macOS center"),
        .init("spacing", Shape.length, types: [.stackView], "Points (default 0; on macOS 8)"),
        .init(
            "customSpacing", .dictionary(of: Shape.length, keyNoun: "view", keys: .items), types: [.stackView],
            "Id of an arranged subview → points after it"),
        .init("isBaselineRelativeArrangement", .boolean, types: [.stackView], "iOS: default false"),
        .init("isLayoutMarginsRelativeArrangement", .boolean, types: [.stackView], "iOS: default false"),
        .init(
            "gravity",
            .dictionary(
                of: .choice(ViewContent.StackView.Gravity.self, noun: "gravity area"), keyNoun: "view", keys: .items),
            types: [.stackView], "macOS: id of an arranged subview → its gravity area (default leading)"),
        .init(
            "detachesHiddenViews", .boolean, types: [.stackView],
            "macOS: whether hidden views leave their room to the others (default true)"),
        .init(
            "edgeInsets", .reference(.insets), types: [.stackView],
            "macOS: points between the edges and the arranged subviews (default 0)"),
        .init(
            "visibilityPriority",
            .dictionary(
                of: .either(
                    [
                        .number(Shape.NumberRange(lower: 0, upper: 1_000)),
                        .choice(VisibilityPriorityName.all, noun: "visibility priority"),
                    ], expected: "a number from 0 to 1000, or a visibility priority's name"), keyNoun: "view",
                keys: .items),
            types: [.stackView], "macOS: id of an arranged subview → its visibility priority (default mustHold)"),
        .init(
            "clippingResistance", .reference(.priorities), types: [.stackView],
            "macOS: how firmly it stays large enough for its contents (default required)"),
    ]
}
