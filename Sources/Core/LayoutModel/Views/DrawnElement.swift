// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Something that a view draws itself, behind its content and subviews, in points from the upper left corner of its bounds.
package enum DrawnElement: Hashable, Sendable {
    case shape(DrawnShape)
    case text(DrawnString)
}

/// A path with its paint, as `CAShapeLayer` and `CGContext` have it.
package struct DrawnShape: Hashable, Sendable {
    package enum FillRule: String, Hashable, CaseIterable, Sendable { case nonZero, evenOdd }
    package enum LineCap: String, Hashable, CaseIterable, Sendable { case butt, round, square }
    package enum LineJoin: String, Hashable, CaseIterable, Sendable { case miter, round, bevel }

    package var path: [PathElement]
    package var fill: Color?
    /// Instead of `fill`.
    package var gradient: Gradient?
    package var fillRule = FillRule.nonZero
    package var stroke: Color?
    /// Points.
    package var lineWidth = 1.0
    package var lineCap = LineCap.butt
    package var lineJoin = LineJoin.miter
    /// Lengths in points, on and off in turn; empty = solid.
    package var lineDash: [Double] = []
    /// Points.
    package var lineDashPhase = 0.0
    /// Closed outlines inside all of which it is drawn.
    package var clips: [[PathElement]] = []

    package init(path: [PathElement], fill: Color? = nil, stroke: Color? = nil) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
    }

    /// Colours along a line, or around a centre.
    package struct Gradient: Hashable, Sendable {
        package struct Stop: Hashable, Sendable {
            package var color: Color
            /// From 0, the start, to 1, the end.
            package var location: Double

            package init(_ color: Color, at location: Double) {
                self.color = color
                self.location = location
            }
        }

        package var stops: [Stop]
        /// Where it begins; the centre of a radial one.
        package var start: Point
        package var end: Point
        /// Half of the width and height of the ellipse at which a radial gradient ends; nil = along the line.
        package var radii: Size?

        package init(stops: [Stop], start: Point, end: Point, radii: Size? = nil) {
            self.stops = stops
            self.start = start
            self.end = end
            self.radii = radii
        }
    }

    /// Everything at another place, line widths enlarged as areas are.
    package func applying(_ transform: AffineTransform) -> DrawnShape {
        let scale = transform.scale
        var shape = self
        shape.path = path.map(transform.apply)
        shape.clips = clips.map { $0.map(transform.apply) }
        shape.lineWidth *= scale
        shape.lineDash = lineDash.map { $0 * scale }
        shape.lineDashPhase *= scale
        if var gradient {
            (gradient.start, gradient.end) = (transform.apply(gradient.start), transform.apply(gradient.end))
            gradient.radii = gradient.radii.map { Size(width: $0.width * scale, height: $0.height * scale) }
            shape.gradient = gradient
        }
        return shape
    }

    /// What it covers, its line included; nil without a path.
    package var bounds: Rect? {
        let margin = stroke == nil ? 0 : lineWidth * (lineJoin == .miter ? 1.5 : 0.75)
        return path.bounds?.insetBy(dx: -margin, dy: -margin)
    }
}

/// A text that a view draws itself.
package struct DrawnString: Hashable, Sendable {
    package var text: StyledText
    package var color: Color
    /// The box in which it is wrapped and aligned, vertically in its middle.
    package var frame: Rect

    package init(_ text: StyledText, color: Color, frame: Rect) {
        self.text = text
        self.color = color
        self.frame = frame
    }
}
