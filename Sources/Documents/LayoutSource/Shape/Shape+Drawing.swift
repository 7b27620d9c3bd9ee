// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// What views draw themselves.
extension Shape {
    static let drawing = ObjectShape(
        noun: "a drawing",
        keys: [
            .init("path", .notation(.pathData), "SVG's path data with the commands M, L, C, Q and Z, in points"),
            .init("fill", .color, "Of the path (default none), or of the text (default black)"),
            .init("gradient", .object(gradient), "Fills the path instead of a colour"),
            .init("fillRule", .choice(DrawnShape.FillRule.self), "What is inside a path (default nonZero)"),
            .init("stroke", .color, "Of the line (default none)"),
            .init("lineWidth", nonNegative, "Points (default 1)"),
            .init("lineCap", .choice(DrawnShape.LineCap.self), "The ends of lines (default butt)"),
            .init("lineJoin", .choice(DrawnShape.LineJoin.self), "The corners of lines (default miter)"),
            .init("lineDash", .list(of: nonNegative, count: 0...100), "Points, on and off in turn (default solid)"),
            .init("lineDashPhase", length, "Points into the dashes at which the line begins (default 0)"),
            .init("clip", .list(of: .notation(.pathData), count: 0...100), "Paths inside all of which it is drawn"),
        ]
            + ContentKeys.text.filter {
                ["text", "markup", "font", "textAlignment", "lineSpacing", "lineHeight"].contains($0.name)
            }
            .map { key in
                var key = key
                key.types = nil
                return key
            } + [.init("frame", .list(of: length, count: 4...4), "The box of a text: x, y, width, height")],
        exclusive: [["path", "text", "markup"]],
        needsOne: [["path", "text", "markup"], ["fill", "gradient", "stroke", "text", "markup"]])

    private static let gradient = ObjectShape(
        noun: "a gradient",
        keys: [
            .init("colors", .list(of: .color, count: 1...100), isRequired: true, "From its start to its end"),
            .init("locations", .list(of: .number(.unit), count: 1...100), "Of the colours, 0 to 1 (default even)"),
            .init("start", .list(of: length, count: 2...2), isRequired: true, "The point where it begins"),
            .init("end", .list(of: length, count: 2...2), isRequired: true, "The point where it ends"),
            .init(
                "radii", .list(of: nonNegative, count: 2...2),
                "Half of the width and height of an ellipse around the start, at which it ends instead"),
        ])
}
