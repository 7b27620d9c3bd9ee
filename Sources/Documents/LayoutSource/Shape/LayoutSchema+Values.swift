// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

extension LayoutSchema {
    /// What each value of an enumeration means, in the order of the values.
    static func descriptions(of values: [String], in key: String) -> [String] {
        values.map { description(of: $0, in: key) }
    }

    static func description(of value: String, in key: String) -> String {
        if key == "device", let device = Device.all.first(where: { $0.id == value }) {
            let points = device.size(in: device.onlyOrientation ?? .portrait)
            let size = [points.width, points.height, device.scale].map(DecimalText.shortest)
            return "\(device.name): \(size[0]) × \(size[1]) points at \(size[2]) pixels per point"
        }
        if key == "type", let type = ViewType(rawValue: value) { return type.summary }
        if key == "profile", let profile = Profile.Name(rawValue: value) { return profile.summary }
        return values["\(key).\(value)"] ?? values[value] ?? ""
    }

    /// By value, or by key and value where a value means something else for another key.
    private static let values = barItems.merging(others) { own, _ in own }

    private static let others: [String: String] = [
        "ios": "UIKit", "macos": "AppKit",
        "observed": "The one that public console logs make likely", "latest": "The one activated last",
        "flexibleLeftMargin": "The distance to the superview's left edge grows and shrinks",
        "flexibleWidth": "The width grows and shrinks with the superview",
        "flexibleRightMargin": "The distance to the superview's right edge grows and shrinks",
        "flexibleTopMargin": "The distance to the superview's top edge grows and shrinks",
        "flexibleHeight": "The height grows and shrinks with the superview",
        "flexibleBottomMargin": "The distance to the superview's bottom edge grows and shrinks",
        "unspecified": "Mirrored in right-to-left layouts", "playback": "Playback controls: never mirrored",
        "spatial": "Directions in space: never mirrored", "forceLeftToRight": "Always left to right",
        "forceRightToLeft": "Always right to left",
        "byWordWrapping": "Wraps between words", "byCharWrapping": "Wraps between characters",
        "byClipping": "Cuts the text off at the edge", "byTruncatingHead": "Shows the end, after an ellipsis",
        "byTruncatingTail": "Shows the beginning, before an ellipsis",
        "byTruncatingMiddle": "Shows beginning and end, around an ellipsis",
        "natural": "At the leading edge of the text's direction", "textAlignment.left": "At the left edge",
        "textAlignment.center": "In the middle", "textAlignment.right": "At the right edge",
        "justified": "At both edges, except for the last line",
        "nonZero": "Inside where the outlines' turns do not cancel each other",
        "evenOdd": "Inside where an odd number of outlines is around",
        "butt": "Ends at the path's end", "lineCap.round": "Ends with half a circle",
        "lineCap.square": "Ends half a line width beyond the path's end",
        "miter": "Corners are sharp", "lineJoin.round": "Corners are round", "bevel": "Corners are cut off",
        "plain": "The tint on no background", "gray": "The tint on a grey background",
        "tinted": "The tint on its own colour, faint", "filled": "White on the tint",
        "glass": "Labels' colour on glass", "clearGlass": "Labels' colour on clear glass",
        "prominentGlass": "White on glass in the tint", "prominentClearGlass": "White on clear glass in the tint",
        "scaleToFill": "Scaled on each axis to fill the bounds", "scaleAspectFit": "Scaled to fit, in its proportions",
        "scaleAspectFill": "Scaled to cover the bounds, in its proportions", "redraw": "Drawn again for each size",
        "contentMode.center": "At its own size in the middle", "contentMode.top": "At its own size at the top",
        "contentMode.bottom": "At its own size at the bottom", "contentMode.left": "At its own size at the left",
        "contentMode.right": "At its own size at the right", "topLeft": "At its own size in the upper left corner",
        "topRight": "At its own size in the upper right corner",
        "bottomLeft": "At its own size in the lower left corner",
        "bottomRight": "At its own size in the lower right corner",
        "none": "No border", "line": "A thin line", "bezel": "A sunken edge", "roundedRect": "A rounded rectangle",
        "momentaryPushIn": "A push button", "buttonType.switch": "A check box", "radio": "A radio button",
        "popUp": "A pop-up menu", "pullDown": "A menu that is pulled down", "horizontal": "A row",
        "vertical": "A column",
        "distribution.fill": "Fills the axis: by their content priorities subviews stretch or shrink",
        "fit": "Each segment is as wide as its own title needs",
        "fillEqually": "All subviews, or segments, have one size",
        "fillProportionally": "Fills the axis in proportion to the subviews' own sizes",
        "equalSpacing": "Subviews of their own size with equal gaps",
        "equalCentering": "Subviews of their own size with equal distances between their centres",
        "gravityAreas": "Subviews at the beginning, in the middle and at the end (macOS)",
        "alignment.fill": "Fills the space across the axis", "leading": "At the leading edge", "top": "At the top",
        "firstBaseline": "On one first baseline", "center": "In the middle", "trailing": "At the trailing edge",
        "left": "At the left edge", "right": "At the right edge", "fill": "Over the whole button",
        "bottom": "At the bottom", "lastBaseline": "On one last baseline",
        "mustHold": "Never detached", "detachOnlyIfNecessary": "Detached where there is too little room",
        "notVisible": "Not shown",
        "maskedCorners.topLeft": "The upper left corner", "maskedCorners.topRight": "The upper right corner",
        "maskedCorners.bottomLeft": "The lower left corner", "maskedCorners.bottomRight": "The lower right corner",
        "sheet.medium": "Half as high as the screen", "sheet.large": "Up to 10 points below the status bar",
        "arrowDirection.up": "To what is above", "arrowDirection.down": "To what is below",
        "arrowDirection.left": "To what is on the left", "arrowDirection.right": "To what is on the right",
        "style.default": "In the tint", "style.cancel": "Semibold, for leaving things as they are",
        "style.destructive": "In red, for what cannot be undone", "style.alert": "In the middle of the screen",
        "style.actionSheet": "At the bottom of the screen", "column.primary": "At the leading edge",
        "column.supplementary": "In the middle of three", "column.secondary": "The widest, at the trailing edge",
        "cornerCurve.circular": "A part of a circle",
        "cornerCurve.continuous": "As gently as the corners of Apple's devices",
        "atTop": "Above the border", "atBottom": "Below the border",
        "gridLines.horizontal": "Between rows", "gridLines.vertical": "Between columns",
        "dividers.horizontal": "Between panes on top of each other", "dividers.vertical": "Between panes side by side",
        "above": "Above the track", "below": "Below the track",
        "tickMarkPosition.leading": "At the left of a vertical slider",
        "tickMarkPosition.trailing": "At the right of a vertical slider",
        "linear": "A track", "circular": "A dial",
        "indeterminate": "A bar whose filled part moves", "continuousCapacity": "A high bar, filled up to the value",
        "discreteCapacity": "A box for each level", "relevancy": "Upright lines up to the value", "rating": "Stars",
        "disclosureIndicator": "A chevron", "detailDisclosureButton": "An info button and a chevron",
        "checkmark": "A check mark", "detailButton": "An info button",
        "equal": "The first side equals the second", "lessThanOrEqual": "The first side is at most the second",
        "greaterThanOrEqual": "The first side is at least the second", "=": "Equal", "==": "Equal", "<=": "At most",
        ">=": "At least", "≤": "At most", "≥": "At least",
        "required": "1000: must hold", "defaultHigh": "750: compression resistance", "defaultLow": "250: hugging",
        "fittingSizeLevel": "50: fitting sizes", "fittingSizeCompression": "50: fitting sizes (macOS)",
        "dragThatCanResizeScene": "510: a drag that resizes the scene",
        "sceneSizeStayPut": "500: the scene keeps its size",
        "dragThatCannotResizeScene": "490: a drag that leaves the scene as it is",
        "dragThatCanResizeWindow": "510: a drag that resizes the window",
        "windowSizeStayPut": "500: the window keeps its size",
        "dragThatCannotResizeWindow": "490: a drag that leaves the window as it is",
        "alignAllLeft": "One left edge", "alignAllRight": "One right edge", "alignAllTop": "One top edge",
        "alignAllBottom": "One bottom edge", "alignAllLeading": "One leading edge",
        "alignAllTrailing": "One trailing edge",
        "alignAllCenterX": "One vertical centre line", "alignAllCenterY": "One horizontal centre line",
        "alignAllLastBaseline": "One last baseline", "alignAllFirstBaseline": "One first baseline",
        "directionLeadingToTrailing": "Read from leading to trailing (default)",
        "directionLeftToRight": "Read from left to right", "directionRightToLeft": "Read from right to left",
        "spacingEdgeToEdge": "Distances between edges (default)",
        "spacingBaselineToBaseline": "Distances between baselines",
        "relativeToMargins": "| stands for the superview's margins",
        "ultraLight": "100", "thin": "200", "weight.light": "300", "weight.regular": "400", "medium": "500",
        "semibold": "600", "bold": "700", "heavy": "800", "black": "900",
        "largeTitle": "34 points", "title1": "28 points", "title2": "22 points", "title3": "20 points",
        "headline": "17 points, semibold", "subheadline": "15 points", "body": "17 points", "callout": "16 points",
        "footnote": "13 points", "caption1": "12 points", "caption2": "11 points",
        "normal": "The usual contrast", "high": "Increased contrast",
        "base": "A screen of its own", "elevated": "Over another screen, as a sheet",
        "portrait": "Upright", "landscape": "Turned", "ltr": "Left to right", "rtl": "Right to left",
        "light": "Light colours", "dark": "Dark colours",
        "XS": "Extra small", "S": "Small", "M": "Medium", "L": "Large (the default)", "XL": "Extra large",
        "XXL": "Extra extra large", "XXXL": "Extra extra extra large", "AX1": "Accessibility medium",
        "AX2": "Accessibility large", "AX3": "Accessibility extra large", "AX4": "Accessibility extra extra large",
        "AX5": "Accessibility extra extra extra large",
        "compressed": "As small as possible: [0, 0]", "expanded": "As large as possible: [10000, 10000]",
        "compact": "Little room: a phone's width in portrait, its height in landscape",
        "regular": "Room as on a tablet", "any": "Every size class",
    ]

    private static let barItems: [String: String] = [
        "imagePlacement.background": "Behind the title, as large as the button",
        "imageRenderingMode.alwaysOriginal": "With its own colours",
        "imageRenderingMode.alwaysTemplate": "In the tint, where it is opaque",
        "style.plain": "A title of regular weight",
        "style.done": "A semibold title",
        "systemItem.done": "\"Done\", semibold",
        "systemItem.cancel": "\"Cancel\"",
        "systemItem.edit": "\"Edit\"",
        "systemItem.save": "\"Save\", semibold",
        "systemItem.undo": "\"Undo\"",
        "systemItem.redo": "\"Redo\"",
        "systemItem.close": "\"Close\"",
        "systemItem.add": "A plus",
        "systemItem.compose": "A pencil on a sheet",
        "systemItem.reply": "An arrow that turns back",
        "systemItem.action": "An arrow out of a box: sharing",
        "systemItem.organize": "A folder",
        "systemItem.bookmarks": "A book",
        "systemItem.search": "A magnifying glass",
        "systemItem.refresh": "An arrow in a circle",
        "systemItem.stop": "A cross",
        "systemItem.camera": "A camera",
        "systemItem.trash": "A bin",
        "systemItem.play": "A triangle: playing",
        "systemItem.pause": "Two bars: a pause in playing",
        "systemItem.rewind": "Two triangles to the left",
        "systemItem.fastForward": "Two triangles to the right",
        "systemItem.flexibleSpace": "A share of what the other items of a toolbar leave",
        "systemItem.fixedSpace": "A space of a given width",
        "systemItem.more": "The tab \"More\"",
        "systemItem.favorites": "The tab \"Favorites\"",
        "systemItem.featured": "The tab \"Featured\"",
        "systemItem.topRated": "The tab \"Top Rated\"",
        "systemItem.recents": "The tab \"Recents\"",
        "systemItem.contacts": "The tab \"Contacts\"",
        "systemItem.history": "The tab \"History\"",
        "systemItem.downloads": "The tab \"Downloads\"",
        "systemItem.mostRecent": "The tab \"Most Recent\"",
        "systemItem.mostViewed": "The tab \"Most Viewed\"",
    ]

    /// The default that a key's summary gives, as a value of its shape.
    static func defaultValue(of key: ObjectShape.Key) -> JSONOutput? {
        let marks = ["(default ", "Default "]
        guard let start = marks.lazy.compactMap({ key.summary.range(of: $0)?.upperBound }).first else { return nil }
        let word = String(key.summary[start...].prefix { !"),;:".contains($0) })
        return value(word, of: key.shape)
    }

    private static func value(_ word: String, of shape: Shape) -> JSONOutput? {
        switch shape {
        case .boolean: word == "true" ? .boolean(true) : word == "false" ? .boolean(false) : nil
        case .number, .integer: Double(word).map { .number(DecimalText.shortest($0)) }
        case .choice(let names, _, _): names.contains(word) ? .string(word) : nil
        case .either(let shapes, _): shapes.lazy.compactMap { value(word, of: $0) }.first
        default: nil
        }
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).first }
}
