// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Constraints: an object with Apple's names, an equation, or the Visual Format Language.
extension Shape {
    static let constraint = Shape.either(
        [.string, .object(constraintObject)],
        expected: "a constraint: an equation in quotes, an object, or {\"vfl\": …}")

    /// Both forms in one shape, since only `vfl` distinguishes them.
    static let constraintObject = ObjectShape(
        noun: "a constraint",
        keys: [
            .init(
                "firstItem", .notation(.item),
                "Id of a view or a guide, or a built-in guide such as v.safeAreaLayoutGuide"),
            .init("firstAttribute", .notation(.attribute), "Attribute of the first item"),
            .init(
                "relation", .choice(RelationName.names, aliases: RelationName.symbols, noun: "relation"),
                "Default equal"),
            .init("secondItem", .notation(.otherItem), "Left out for a constant size"),
            .init("secondAttribute", .notation(.attribute), "Attribute of the second item, or notAnAttribute"),
            .init(
                "multiplier", .either([length, .string], expected: "a number, or a ratio such as \"16:9\""), "Default 1"
            ),
            .init(
                "constant", .either([length, .string], expected: "a number, a metric's name or \"systemSpacing\""),
                "Points (default 0)"),
            .init("priority", priority, "Default required"),
            .init("identifier", .string, "For reports"),
            .init("isActive", .boolean, "Default true"),
            .init("equation", .notation(.equation), "An equation, beside when, isActive or an identifier"),
            .init("vfl", .notation(.visualFormat), "A string of the Visual Format Language"),
            .init(
                "options", .list(of: .choice(VisualFormatOption.names, noun: "option")),
                "Alignment, direction and spacing of a visual format"),
            .init("metrics", .dictionary(of: length, keyNoun: "metric"), "Metrics of this visual format alone"),
        ] + sizeClassKeys(variation: .constraintVariation),
        splits: [
            ObjectShape.Split(
                marker: "vfl", noun: "a visual format",
                with: ["vfl", "options", "metrics", "identifier", "isActive", "priority", "when"],
                without: ["options", "metrics"]),
            ObjectShape.Split(
                marker: "equation", noun: "an equation", with: ["equation", "identifier", "isActive", "when"],
                without: []),
        ], needsWithoutMarker: ["firstItem", "firstAttribute"],
        companions: [.init(key: "secondItem", needs: "secondAttribute")])
}

/// `NSLayoutConstraint.Relation` by name and by sign.
enum RelationName {
    static let names = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]
    static let symbols = ["=", "==", "<=", ">=", "≤", "≥"]

    static func relation(_ name: String) -> Constraint.Relation? {
        switch name {
        case "=", "==": .equal
        case "<=", "≤": .lessThanOrEqual
        case ">=", "≥": .greaterThanOrEqual
        default: Constraint.Relation(rawValue: name)
        }
    }
}

/// `NSLayoutConstraint.FormatOptions` by name.
enum VisualFormatOption {
    static let names = [
        "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom", "alignAllLeading", "alignAllTrailing",
        "alignAllCenterX", "alignAllCenterY", "alignAllLastBaseline", "alignAllFirstBaseline",
        "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft",
        "spacingEdgeToEdge", "spacingBaselineToBaseline", "relativeToMargins",
    ]
}

/// Priorities that have names.
enum PriorityName {
    static let all = [
        "required", "defaultHigh", "defaultLow", "fittingSizeLevel", "fittingSizeCompression", "dragThatCanResizeScene",
        "sceneSizeStayPut", "dragThatCannotResizeScene", "dragThatCanResizeWindow", "windowSizeStayPut",
        "dragThatCannotResizeWindow",
    ]

    static func value(_ name: String) -> LayoutPriority? {
        switch name {
        case "required": .required
        case "defaultHigh": .defaultHigh
        case "defaultLow": .defaultLow
        case "fittingSizeLevel", "fittingSizeCompression": .fittingSizeLevel
        case "dragThatCanResizeScene", "dragThatCanResizeWindow": LayoutPriority(510)
        case "sceneSizeStayPut", "windowSizeStayPut": LayoutPriority(500)
        case "dragThatCannotResizeScene", "dragThatCannotResizeWindow": LayoutPriority(490)
        default: nil
        }
    }
}
