// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Views: the keys that all have, and those of some types.
extension Shape {
    static let view = ObjectShape(
        noun: "a view",
        keys: treeKeys + layoutKeys + sizeClassKeys(variation: .viewVariation) + ContentKeys.text
            + ContentKeys.bars + ContentKeys.controls + ContentKeys.stackViews, isTyped: true,
        exclusive: [["text", "title", "markup"], ["layoutMargins", "directionalLayoutMargins"]])

    private static let treeKeys: [ObjectShape.Key] = [
        .init("id", .identifier, "The view's name in constraints, unique in the document"),
        .init("type", .choice(ViewType.self, noun: "view type"), "What kind of view it is (default view)"),
        .init("use", .string, "The name of a component, instead of a type"),
        .init(
            "with", .unchecked(.dictionary(of: .anything, keyNoun: "parameter")), "Values of the component's parameters"
        ),
        .init("repeat", .unchecked(rows), "Rows of parameters, a number, or the path of a JSON or CSV file of rows"),
        .init(
            "children", .list(of: .reference(.view)),
            "Subviews, back to front; a stack view's are its arranged subviews"),
        .init("guides", .list(of: .reference(.guide)), "Layout guides that it owns"),
        .init(
            "isGridView", .boolean,
            "Default false; true: its guides are the columns, rows and cells of an NSGridView, whose constraints are its own"
        ),
        .init(
            "constraints", .list(of: .reference(.constraint)),
            "Constraints in which self and superview name this view and its parent"),
    ]

    private static let layoutKeys: [ObjectShape.Key] = [
        .init("frame", .list(of: length, count: 4...4), "The design-time frame in the superview: x, y, width, height"),
        .init(
            "autoresizing", .list(of: .choice(AutoresizingMask.names.map(\.name))),
            "Translates this mask into constraints, from the frame"),
        .init(
            "selfSizing", .boolean,
            "Default false; with 'autoresizing': the height gives way to required constraints, as in a self-sizing cell"
        ),
        .init(
            "intrinsicContentSize",
            .object(
                ObjectShape(
                    noun: "an intrinsic content size",
                    keys: [
                        .init("width", nonNegative, "Points; left out = no intrinsic width"),
                        .init("height", nonNegative, "Points; left out = no intrinsic height"),
                    ])),
            "Instead of what the type would measure"),
        .init("hugging", .reference(.priorities), "Content-hugging priority"),
        .init("compressionResistance", .reference(.priorities), "Compression-resistance priority"),
        .init("alignmentRectInsets", .reference(.insets), "From the frame to the alignment rectangle"),
        .init(
            "baselineOffsets",
            .object(
                ObjectShape(
                    noun: "baseline offsets",
                    keys: [
                        .init("firstFromTop", length, isRequired: true, "Points from the top to the first baseline"),
                        .init(
                            "lastFromBottom", length, isRequired: true, "Points from the bottom to the last baseline"),
                    ])),
            "Baselines of a view without text"),
        .init("layoutMargins", .reference(.insets), "Margins by edge"),
        .init("directionalLayoutMargins", .reference(.directionalInsets), "Margins by layout direction"),
        .init("preservesSuperviewLayoutMargins", .boolean, "Default false"),
        .init("insetsLayoutMarginsFromSafeArea", .boolean, "Default true"),
        .init(
            "viewRespectsSystemMinimumLayoutMargins", .boolean,
            "Of the root on iOS: whether its margins are at least 16 points at the sides, 20 from a width of 414 on (default true)"
        ),
        .init(
            "additionalSafeAreaInsets", .reference(.insets),
            "Of a view controller's view: what the controller adds to its safe area"),
        .init(
            "semanticContentAttribute", .choice(SemanticContentAttribute.self),
            "Whether the view flips (default unspecified)"),
        .init("hidden", .boolean, "Default false"),
        .init("clipsToBounds", .boolean, "Whether image and subviews are cut off at the bounds (default false)"),
        .init(
            "removed", .boolean,
            "Taken from its superview with all constraints on it, to see what then happens (default false)"),
        .init("style", .reference(.style), "Decoration"),
    ]

    static let guide = ObjectShape(
        noun: "a layout guide", keys: [.init("id", .identifier, isRequired: true, "its name in constraints")])

    static let style = ObjectShape(
        noun: "a style",
        keys: [
            .init("backgroundColor", .color, "Fill"),
            .init("borderColor", .color, "Outline"),
            .init("borderWidth", nonNegative, "Points (default 0)"),
            .init("cornerRadius", nonNegative, "Points (default 0)"),
            .init(
                "maskedCorners", .list(of: .choice(CornerMask.names.map(\.name))), "Those that are round (default all)"),
            .init("cornerCurve", .choice(CornerCurve.self), "How round corners begin (default circular)"),
            .init("tintColor", .color, "Of controls"),
            .init("textColor", .color, "Of text"),
            .init("opacity", .number(.unit), "0 to 1 (default 1)"),
            .init("isEnabled", .boolean, "Whether a control can be used (default true)"),
            .init("symbol", .string, "The system symbol that is drawn instead of an image's placeholder"),
            .init(
                "imageRenderingMode", .choice(ImageRenderingMode.self),
                "How an image file is drawn: alwaysTemplate = in the tint (default with its own colours)"),
            .init(
                "imageCapInsets", .object(capInsets), "Points of an image that keep their size where it is stretched"),
            .init("accessoryType", .choice(CellAccessory.self), "What a cell has at its trailing edge"),
            .init("separatorInset", nonNegative, "Points before the line along a cell's bottom (default no line)"),
            .init(
                "minimumScaleFactor", .number(.unit),
                "The part of its size to which text may shrink to fit (default 0: it does not)"),
            .init(
                "textInsets", .reference(.insets),
                "From the frame to where the text of a label or text field is drawn (default the system's)"),
            .init(
                "contentHorizontalAlignment", .choice(ButtonContent.Horizontal.self),
                "Where a button's title and image are (default center)"),
            .init(
                "contentVerticalAlignment", .choice(ButtonContent.Vertical.self),
                "Where a button's title and image are (default center)"),
            .init(
                "imagePlacement", .choice(ButtonContent.ImagePlacement.self),
                "The edge of a button's title at which its image is (default leading)"),
            .init("titleEdgeInsets", .reference(.insets), "Of the place of a button's title (default 0)"),
            .init("imageEdgeInsets", .reference(.insets), "Of the place of a button's image (default 0)"),
            .init("symbolSize", nonNegative, "Points of letters as large as a button's symbol (default the title's)"),
            .init("subtitle", .string, "Smaller words below a button's title"),
            .init("headerTitle", .string, "Words that a table draws above a section's first cell"),
            .init("footerTitle", .string, "Words that a table draws below a section's last cell"),
            .init(
                "isPlacedBySuperview", .boolean,
                "Whether no marks show the autoresizing mask, as of a table's cells (default false)"),
            .init("isBordered", .boolean, "Whether a button of macOS has a bezel (default true)"),
            .init("shadow", .reference(.shadow), "Of the background, or of the text of a view without one"),
            .init("parts", .reference(.parts), "What the system draws beside the view's content"),
            .init(
                "drawing", .list(of: .reference(.drawing), count: 0...10_000),
                "What the view draws itself, back to front"),
            .init("mask", .notation(.pathData), "A path inside which the view is drawn with its subviews"),
            .init(
                "transform", .list(of: length, count: 6...6),
                "How the picture turns, enlarges and moves the view around its centre: a, b, c, d, tx, ty"),
        ])

    static let font = ObjectShape(
        noun: "a font",
        keys: [
            .init("family", .string, "Default the platform's own"),
            .init("size", .number(NumberRange(lower: 0, upper: 1_000, excludesLower: true)), "Points"),
            .init(
                "weight",
                .either(
                    [.number(NumberRange(lower: 100, upper: 900)), .choice(FontWeight.self, noun: "weight")],
                    expected: "a number from 100 to 900 or a weight's name"), "100 to 900, or a name"),
            .init("italic", .boolean, "Default false"),
            .init("textStyle", .choice(TextStyle.self, noun: "text style"), "Size and weight that follow Dynamic Type"),
        ])

    static let image = Shape.either(
        [
            .string,
            .object(
                ObjectShape(
                    noun: "an image's size",
                    keys: [
                        .init("width", nonNegative, isRequired: true, "points"),
                        .init("height", nonNegative, isRequired: true, "points"),
                    ])),
        ], expected: "a path, or {\"width\", \"height\"} for a placeholder")

    static let priorities = Shape.either(
        [
            contentPriority,
            .object(
                ObjectShape(
                    noun: "priorities",
                    keys: [
                        .init("horizontal", contentPriority, "Default the type's"),
                        .init("vertical", contentPriority, "Default the type's"),
                    ])),
        ], expected: "a priority, or {\"horizontal\", \"vertical\"}")

    static let priority = Shape.either(
        [
            .number(NumberRange(lower: 0, upper: 1_000, excludesLower: true, guardian: .reader)),
            .choice(PriorityName.all, noun: "priority"),
        ],
        expected: "a priority: a number above 0 and at most 1000, or a name")

    /// UIKit tolerates 0 here.
    private static let contentPriority = Shape.either(
        [.number(NumberRange(lower: 0, upper: 1_000, guardian: .reader)), .choice(PriorityName.all, noun: "priority")],
        expected: "a priority: a number above 0 and at most 1000, or a name")

    static let insets = ObjectShape(
        noun: "insets",
        keys: ["top", "left", "bottom", "right"].map { .init($0, length, "Points") })

    static let capInsets = ObjectShape(
        noun: "insets",
        keys: ["top", "left", "bottom", "right"].map { .init($0, nonNegative, "Points") })

    static let directionalInsets = ObjectShape(
        noun: "insets",
        keys: ["top", "leading", "bottom", "trailing"].map { .init($0, length, "Points") })
}
