// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel
package import LayoutScene

/// A graph of views' positions and sizes over a size of the canvas, with the sizes at which something changes.
package struct SweepGraph: Sendable {
    /// One value of one view.
    package struct Series: Sendable {
        /// What the value is, which gives its line a dash.
        package enum Quantity: Hashable, Sendable {
            /// Along the axis of the graph: solid and dashed.
            case position, size
            /// Along the other axis: dotted.
            case otherSize
        }

        /// `title.x`, `title.width`
        package var name: String
        /// Series of one view have the same colour.
        package var view: Int
        package var quantity: Quantity
        /// x: the size of the canvas or the number of a text size; y: points. Where the value jumps, two follow each other with the
        /// same x.
        package var values: [Point]

        package init(name: String, view: Int, _ quantity: Quantity, values: [Point]) {
            self.name = name
            self.view = view
            self.quantity = quantity
            self.values = values
        }
    }

    /// A size at which something changes.
    package struct Change: Sendable {
        package var value: Double
        /// `545.8: 'headline' is ambiguous`
        package var lines: [String]

        package init(value: Double, lines: [String]) {
            self.value = value
            self.lines = lines
        }
    }

    /// A bend or jump of a line.
    package struct Kink: Sendable {
        /// As in the values of a series.
        package var point: Point
        /// As in a series.
        package var view: Int
        /// The constraint that takes over there.
        package var text: String

        package init(point: Point, view: Int, text: String) {
            self.point = point
            self.view = view
            self.text = text
        }
    }

    package var title: String
    /// What the lines mean.
    package var legend: String
    package var range: ClosedRange<Double>
    package var series: [Series]
    package var changes: [Change]
    package var kinks: [Kink]
    /// Names of values of the axis that has no numbers.
    package var tickNames: [String]

    package init(
        title: String, legend: String = "solid: position, dashed: size, in points", range: ClosedRange<Double>,
        series: [Series], changes: [Change], kinks: [Kink] = [], tickNames: [String] = []
    ) {
        self.title = title
        self.legend = legend
        self.range = range
        self.series = series
        self.changes = changes
        self.kinks = kinks
        self.tickNames = tickNames
    }

    package func scene(theme: SceneTheme, measuring: some TextShaping) -> Scene {
        var drawing = SweepGraphDrawing(graph: self, theme: theme, typesetter: Typesetter(measuring: measuring))
        return drawing.scene()
    }

    /// Multiples of 1, 2 or 5 times a power of ten that divide an interval into about a number of parts.
    static func ticks(_ lower: Double, _ upper: Double, about count: Double) -> [Double] {
        guard upper > lower, (upper - lower).isFinite else { return [lower] }
        var step = 1e-3
        var factors = 0
        while (upper - lower) / step > count * 1.5 {
            step *= [2, 2.5, 2][factors % 3]
            factors += 1
        }
        return Array(stride(from: (lower / step).rounded(.up) * step, through: upper, by: step))
    }
}
