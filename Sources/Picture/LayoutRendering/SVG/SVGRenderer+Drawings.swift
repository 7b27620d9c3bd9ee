// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

/// Transformations, and how what views draw themselves is painted.
extension SVGRenderer {
    static func attribute(_ transform: AffineTransform) -> String {
        let linear = [transform.a, transform.b, transform.c, transform.d].map { SVGText.number($0, decimals: 6) }
        let numbers = linear + [transform.tx, transform.ty].map { SVGText.number($0) }
        return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }

    /// The attributes of its paint.
    mutating func attributes(of drawing: DrawnShape) -> String {
        var text = SVGText()
        text.add(fill: drawing.fill, stroke: drawing.sceneStroke)
        var attributes = text.string
        if let gradient = drawing.gradient {
            attributes = attributes.replacing(
                " fill=\"none\"", with: " fill=\"url(#\(id(of: gradient)))\"", maxReplacements: 1)
        }
        if drawing.fillRule == .evenOdd { attributes += " fill-rule=\"evenodd\"" }
        guard drawing.stroke != nil else { return attributes }
        if drawing.lineCap != .butt { attributes += " stroke-linecap=\"\(drawing.lineCap.rawValue)\"" }
        if drawing.lineJoin != .miter { attributes += " stroke-linejoin=\"\(drawing.lineJoin.rawValue)\"" }
        if drawing.lineDashPhase != 0 {
            attributes += " stroke-dashoffset=\"\(SVGText.number(drawing.lineDashPhase))\""
        }
        return attributes
    }

    private mutating func id(of gradient: DrawnShape.Gradient) -> String {
        var place: String
        let name: String
        if let radii = gradient.radii {
            name = "radialGradient"
            let shape = AffineTransform(
                a: radii.width, b: 0, c: 0, d: radii.height, tx: gradient.start.x, ty: gradient.start.y)
            place =
                "cx=\"0\" cy=\"0\" r=\"1\"" + Self.attribute(shape).replacing(" transform", with: " gradientTransform")
        } else {
            name = "linearGradient"
            let (start, end) = (gradient.start, gradient.end)
            place = "x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\""
            place += " x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\""
        }
        let stops = gradient.stops.map { stop in
            var color = SVGText()
            color.add(fill: stop.color, stroke: nil)
            let paint = color.string.replacing(" fill", with: " stop-color").replacing(
                "stop-color-opacity", with: "stop-opacity")
            return "<stop offset=\"\(SVGText.number(stop.location))\"\(paint)/>"
        }
        return define("grad", "<\(name)", " gradientUnits=\"userSpaceOnUse\" \(place)>\(stops.joined())</\(name)>")
    }
}
