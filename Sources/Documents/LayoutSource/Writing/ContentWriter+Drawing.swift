// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// What views draw themselves.
extension ContentWriter {
    func json(_ element: DrawnElement) -> JSONOutput {
        switch element {
        case .shape(let shape): Self.json(shape)
        case .text(let string):
            .members(
                text(string.text, .label, standard: nil)
                    + Self.members([
                        "fill": .string(string.color.css),
                        "frame": .array(
                            [string.frame.x, string.frame.y, string.frame.width, string.frame.height]
                                .map(JSONOutput.exact)),
                    ]))
        }
    }

    private static func json(_ shape: DrawnShape) -> JSONOutput {
        .object([
            "path": .string(PathData.text(shape.path)),
            "fill": shape.fill.map { .string($0.css) },
            "gradient": shape.gradient.map(json),
            "fillRule": shape.fillRule.unlessStandard(.nonZero),
            "stroke": shape.stroke.map { .string($0.css) },
            "lineWidth": shape.lineWidth == 1 ? nil : .exact(shape.lineWidth),
            "lineCap": shape.lineCap.unlessStandard(.butt),
            "lineJoin": shape.lineJoin.unlessStandard(.miter),
            "lineDash": JSONOutput.array(shape.lineDash.map(JSONOutput.exact)).unlessEmpty,
            "lineDashPhase": shape.lineDashPhase == 0 ? nil : .exact(shape.lineDashPhase),
            "clip": JSONOutput.array(shape.clips.map { .string(PathData.text($0)) }).unlessEmpty,
        ])
    }

    private static func json(_ gradient: DrawnShape.Gradient) -> JSONOutput {
        func pair(_ x: Double, _ y: Double) -> JSONOutput { .array([.exact(x), .exact(y)]) }
        return .object([
            "colors": .array(gradient.stops.map { .string($0.color.css) }),
            "locations": .array(gradient.stops.map { .exact($0.location) }),
            "start": pair(gradient.start.x, gradient.start.y), "end": pair(gradient.end.x, gradient.end.y),
            "radii": gradient.radii.map { pair($0.width, $0.height) },
        ])
    }
}
