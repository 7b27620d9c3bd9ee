// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The document and its canvas.
extension Shape {
    /// The whole file.
    static let document = ObjectShape(
        noun: "a layout document",
        keys: [
            .init("$schema", .anything, "Address of the JSON Schema, for editors"),
            .init("name", .string, "A name for captions"),
            .init("description", .string, "Alternative text of the picture"),
            .init(
                "platform", .choice(Platform.self, noun: "platform"),
                "Attribute set, default priorities, control sizes (default ios)"),
            .init(
                "profile", .choice(Profile.Name.self, noun: "profile"),
                "Control sizes and default priorities of one system version"),
            .init(
                "canvas", .reference(.canvas), "What the root is solved for; without it the root gets its fitting size"),
            .init(
                "metrics", .dictionary(of: length, keyNoun: "metric"),
                "Numbers with names, for equations and the Visual Format Language"),
            .init(
                "colors", .dictionary(of: .color, keyNoun: "color"),
                "Colours with names, for any colour of the document"),
            .init(
                "include", .list(of: .string),
                "Paths of documents whose components, metrics, colours and strings are taken"
            ),
            .init(
                "components", .unchecked(.dictionary(of: .reference(.component), keyNoun: "component")),
                "Views with constraints that are used by name"),
            .init("root", .reference(.view), isRequired: true, "the root view"),
            .init("constraints", .list(of: .reference(.constraint)), "Constraints, in the order of activation"),
            .init(
                "breakPolicy", .choice(Document.BreakPolicy.self, noun: "break policy"),
                "Which constraint of a conflict is broken (default observed)"),
            .init(
                "bars", .reference(.bars),
                "Bars of the view controllers around the root view, which add their heights to the device's safe area"),
            .init(
                "presentation", .reference(.presentation),
                "How the root view is shown over a screen, or what is over it"),
            .init("window", .reference(.window), "The window of macOS around the root view"),
            .init("splitView", .reference(.splitView), "The split view of which the root view is a column"),
            .init(
                "variants", .dictionary(of: .reference(.variant), keyNoun: "variant", limit: 256),
                "Named overrides of anything in the document, a picture each"),
            .init("strings", .reference(.strings), "Files of texts by language"),
            .init(
                "variations", .list(of: .reference(.documentVariation)),
                "Other values of metrics in some size classes; the most specific match wins"),
            .init(
                "fit", .list(of: .reference(.fitting)),
                "Fitting sizes to compute in addition to the layout: systemLayoutSizeFitting of views"),
            .init("expect", .list(of: .string), "Codes of the errors that tests of the layout expect"),
            .init(
                "fonts",
                .object(
                    ObjectShape(
                        noun: "an object with font directories",
                        keys: [
                            .init(
                                "directories", .list(of: .string),
                                "Directories with font files, relative to the document")
                        ])),
                "Folders with fonts in addition to the built-in ones"),
        ])

    /// Pixels per point. Cairo has no transformation for much smaller ones.
    static let scale = NumberRange(lower: 0.01, upper: 16)

    static let canvas = ObjectShape(
        noun: "a canvas",
        keys: [
            .init("device", .choice(Device.all.map(\.id), noun: "device"), "A screen of the device table"),
            .init("orientation", .choice(Canvas.Orientation.self), "How the device is held (default portrait)"),
            .init("width", .number(canvasSide), "Points; left out without a device = fitted"),
            .init("height", .number(canvasSide), "Points; left out without a device = fitted"),
            .init(
                "scale", .number(scale),
                "Pixels per point (default the device's, else 2)"),
            .init("safeArea", .reference(.directionalInsets), "Points; an edge left out is the device's"),
            .init(
                "keyboard", .either([.boolean, nonNegative], expected: "true, false or a height in points"),
                "Whether the keyboard is shown, or its height in points from the bottom edge (default false)"),
            .init("direction", .choice(["ltr", "rtl"]), "Layout direction (default ltr)"),
            .init("appearance", .choice(Canvas.Appearance.self), "Light or dark (default light)"),
            .init(
                "contrast", .choice(Canvas.Contrast.self), "Whether colours have increased contrast (default normal)"),
            .init(
                "elevation", .choice(Canvas.Elevation.self),
                "Whether the screen lies over another one: dark backgrounds are then lighter (default base)"),
            .init(
                "contentSizeCategory", .choice(ContentSizeCategory.self, noun: "content size category"),
                "Dynamic Type (default L)"),
            .init("language", .string, "A BCP 47 tag, for shaping text"),
        ])

    /// The longest side of a canvas, points: several times the largest screen, and small enough to draw.
    static let canvasSide = NumberRange(lower: 0, upper: CanvasLimit.standard.side, excludesLower: true)

    static let fitting = ObjectShape(
        noun: "a request for a fitting size",
        keys: [
            .init("item", .identifier, isRequired: true, "the id of a view"),
            .init(
                "target",
                .either(
                    [.list(of: nonNegative, count: 2...2), .choice(FittingRequest.NamedTarget.self, noun: "target")],
                    expected: "[width, height] in points, \"compressed\" or \"expanded\""),
                "The size to come near to (default compressed, [0, 0])"),
            .init("h", priority, "Horizontal fitting priority (default 50, fittingSizeLevel)"),
            .init("v", priority, "Vertical fitting priority (default 50, fittingSizeLevel)"),
        ])
}

extension Shape.Name {
    var shape: Shape {
        switch self {
        case .view: .object(Shape.view)
        case .guide: .object(Shape.guide)
        case .constraint: Shape.constraint
        case .font: .object(Shape.font)
        case .style: .object(Shape.style)
        case .image: Shape.image
        case .priorities: Shape.priorities
        case .insets: .object(Shape.insets)
        case .directionalInsets: .object(Shape.directionalInsets)
        case .canvas: .object(Shape.canvas)
        case .variant: .object(Shape.variant)
        case .fitting: .object(Shape.fitting)
        case .barItem: Shape.barItem
        case .bars: .object(Shape.bars)
        case .presentation: .object(Shape.presentation)
        case .window: .object(Shape.window)
        case .splitView: .object(Shape.splitView)
        case .shadow: .object(Shape.shadow)
        case .drawing: .object(Shape.drawing)
        case .parts: .object(Shape.parts)
        case .component: .object(Shape.component)
        case .viewOverride: .object(Shape.viewOverride)
        case .constraintOverride: .object(Shape.constraintOverride)
        case .strings: Shape.strings
        case .sizeClasses: .object(Shape.sizeClassCondition)
        case .viewVariation: .object(Shape.viewVariation)
        case .constraintVariation: .object(Shape.constraintVariation)
        case .documentVariation: .object(Shape.documentVariation)
        }
    }
}
