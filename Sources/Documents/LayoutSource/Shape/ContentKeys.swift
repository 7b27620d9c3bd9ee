// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The keys that only some types of view have.
enum ContentKeys {
    private static let textTypes: [ViewType] = [.label, .button, .textField, .textView]

    static let text: [ObjectShape.Key] = [
        .init("text", .string, types: textTypes + [.searchBar], "Plain text"),
        .init("title", .string, types: [.button, .navigationBar], "A button's text; a bar's title"),
        .init("markup", .string, types: textTypes, "Pango markup instead of text"),
        .init("font", .reference(.font), types: textTypes, "Family, size, weight"),
        .init("numberOfLines", .integer(0...1_000_000), types: [.label], "0 = no limit (default 1)"),
        .init("lineBreakMode", .choice(LineBreakMode.self), types: [.label], "Default byTruncatingTail"),
        .init(
            "textAlignment", .choice(StyledText.Alignment.self), types: [.label, .textField, .textView],
            "Default natural"),
        .init(
            "preferredMaxLayoutWidth", Shape.nonNegative, types: [.label], "Points; 0 = from the solved width (default)"
        ),
        .init(
            "setsMaxLayoutWidthAtFirstLayout", .boolean, types: [.label],
            "macOS: whether a label whose lines are broken is as wide as the longest (default false)"),
        .init("lineSpacing", Shape.nonNegative, types: [.label, .textView], "Points added between lines"),
        .init(
            "lineHeight", .number(.positive), types: [.label, .textView],
            "Points that each line takes; what that is more than the font's is above the letters (default the font's)"),
        .init("isScrollEnabled", .boolean, types: [.textView], "Default true"),
        .init("textContainerInset", .reference(.insets), types: [.textView], "Default 8 at top and bottom"),
        .init(
            "lineFragmentPadding", Shape.nonNegative, types: [.textView], "Points at each side of a line (default 5)"),
        .init(
            "contentOffset",
            .object(
                ObjectShape(
                    noun: "a content offset",
                    keys: [
                        .init("x", Shape.length, "Points to the right (default 0)"),
                        .init("y", Shape.length, "Points downwards (default 0)"),
                    ])), types: [.scrollView], "How far the content has been scrolled (default not)"),
        .init("contentInsets", .reference(.directionalInsets), types: [.button], "Default the system button's own"),
        .init(
            "contentEdgeInsets", .reference(.insets), types: [.button],
            "Those of a button without a configuration, whose title takes whole points"),
        .init("imagePadding", Shape.nonNegative, types: [.button], "Points between image and title"),
        .init(
            "image", .reference(.image), types: [.imageView, .button],
            "A path relative to the document, or a placeholder's size"),
        .init(
            "contentMode", .choice(ContentMode.self), types: [.imageView],
            "Where the image is in the bounds (default scaleToFill)"),
        .init("placeholder", .string, types: [.textField, .searchBar], "Shown while there is no text"),
        .init(
            "borderStyle", .choice(ViewContent.TextField.BorderStyle.self), types: [.textField], "Default roundedRect"),
    ]

    /// The keys of bars, also of a bar over the root view.
    static let bars: [ObjectShape.Key] = [
        .init("prompt", .string, types: [.navigationBar], "A line above the title"),
        .init(
            "prefersLargeTitles", .boolean, types: [.navigationBar],
            "Whether the title stands large below the buttons (default false)"),
        .init(
            "backItem", .string, types: [.navigationBar],
            "The title of a back button; left out = no back button, empty = a chevron alone"),
        .init(
            "leftBarButtonItems", .list(of: .reference(.barItem)), types: [.navigationBar],
            "Buttons, from the leading edge"),
        .init(
            "rightBarButtonItems", .list(of: .reference(.barItem)), types: [.navigationBar],
            "Buttons, from the trailing edge"),
        .init(
            "items", .list(of: .reference(.barItem)), types: [.tabBar, .toolbar],
            "Tabs, or buttons and the spaces between them; left out = placeholder items"),
        .init("selectedItem", .integer(-1...9_999), types: [.tabBar], "Index of a tab, -1 = none (default 0)"),
    ]

    /// The keys of a type of bar, where no `type` is given.
    static func barKeys(of type: ViewType) -> [ObjectShape.Key] {
        (text + bars).filter { $0.types?.contains(type) == true }.map { key in
            var key = key
            key.types = nil
            return key
        }
    }

    /// AppKit has no Dynamic Type.
    private static let fontOfSegments = ObjectShape(
        noun: Shape.font.noun, keys: Shape.font.keys.filter { $0.name != "textStyle" })

    private static let segmentMetrics = ObjectShape(
        noun: "segment metrics",
        keys: [
            .init("font", .object(fontOfSegments), "Of the titles (default the system's, 13 points)"),
            .init("padding", Shape.nonNegative, "Points beside each title, on both sides together (default 12)"),
            .init("endPadding", Shape.nonNegative, "Points at each end of the control (default 0)"),
            .init("height", Shape.nonNegative, "Points (default the platform's)"),
            .init(
                "distribution", .choice(SegmentMetrics.Distribution.self),
                "Whether segments are as wide as their own titles (fit, default) or all as the widest (fillEqually)"),
        ])

    static let controls: [ObjectShape.Key] = [
        .init("isOn", .boolean, types: [.switch, .button], "Default false"),
        .init(
            "configuration", .choice(ButtonConfigurationStyle.self), types: [.button],
            "UIButton.Configuration: insets, font size, colours and corners that the button does not state"),
        .init(
            "buttonType", .choice(ViewContent.Button.Kind.self), types: [.button],
            "What it is drawn as: a push button (default), a check box, a radio button, a pop-up button"),
        .init(
            "itemTitles", .list(of: .string), types: [.button],
            "A pop-up menu's titles: the button is as wide as the widest and shows the first if it has no title"),
        .init("value", .number(.unit), types: [.slider, .progressView], "0 to 1 (default 0.5)"),
        .init("segments", .list(of: .string), types: [.segmentedControl], "Titles, from leading to trailing"),
        .init("selectedSegmentIndex", .integer(-1...9_999), types: [.segmentedControl], "-1 = none (default 0)"),
        .init(
            "segmentMetrics", .object(segmentMetrics), types: [.segmentedControl],
            "macOS: how wide and high the segments are; left out = all as wide as the widest title needs"),
        .init("numberOfPages", .integer(0...9_999), types: [.pageControl], "Default 3"),
        .init("currentPage", .integer(0...9_999), types: [.pageControl], "Default 0"),
    ]
}
