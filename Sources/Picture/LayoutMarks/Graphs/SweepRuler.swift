// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel
package import LayoutScene

/// The range of a sweep as a line, with the sizes at which the layout changes and the one that is shown.
package struct SweepRuler {
    package var range: ClosedRange<Double>
    package var changes: [Double]

    package init(range: ClosedRange<Double>, changes: [Double]) {
        self.range = range
        self.changes = changes
    }

    /// Points.
    package static let height = 34.0
    private static let markerRadius = 4.0
    private static let tickLength = 7.0

    /// - Parameter origin: the left end of its area.
    package func items(
        at value: Double, origin: Point, length: Double, theme: SceneTheme, measuring: some TextShaping
    ) -> [SceneItem] {
        let typesetter = Typesetter(measuring: measuring)
        let y = origin.y + 8
        func x(_ value: Double) -> Double {
            origin.x + (value - range.lowerBound) / (range.upperBound - range.lowerBound) * length
        }
        func item(_ shape: SceneShape, _ bounds: Rect) -> SceneItem {
            SceneItem(layer: .legend, subject: .picture, role: .mark, bounds: bounds, shape: shape)
        }
        func line(_ from: Point, _ to: Point, _ color: Color, _ width: Double) -> SceneItem {
            item(
                .line(from: from, to: to, stroke: SceneStroke(color, width: width)),
                Rect(minX: from.x, minY: from.y, maxX: to.x, maxY: to.y).insetBy(dx: -width, dy: -width))
        }
        var items = [
            line(Point(x: origin.x, y: y), Point(x: origin.x + length, y: y), theme.canvasOutline, 1.5)
        ]
        // Numbers that have room: the ends of the range first.
        var taken: [Span] = []
        for value in [range.lowerBound, range.upperBound] + changes {
            let place = x(value)
            items.append(
                line(
                    Point(x: place, y: y - Self.tickLength / 2), Point(x: place, y: y + Self.tickLength / 2),
                    theme.secondaryInk, 1))
            let label = typesetter.line(NumberText.string(value), .legend)
            let left = min(max(place - label.size.width / 2, origin.x), origin.x + length - label.size.width)
            let span = Span(left - 4, left + label.size.width + 4)
            guard !taken.contains(where: { $0.lower < span.upper && span.lower < $0.upper }) else { continue }
            taken.append(span)
            let corner = Point(x: left, y: y + Self.tickLength)
            items.append(
                SceneItem(
                    layer: .legend, subject: .picture, role: .text, bounds: Rect(origin: corner, size: label.size),
                    shape: label.text(at: corner, theme.secondaryInk)))
        }
        let marker = Rect(x: x(value), y: y, width: 0, height: 0)
            .insetBy(dx: -Self.markerRadius, dy: -Self.markerRadius)
        items.append(item(.ellipse(marker, fill: theme.determined, stroke: nil), marker))
        return items
    }
}
