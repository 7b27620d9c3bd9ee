// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// What a text measures at every width: lines break differently only at some widths, and between two of them nothing changes.
package struct TextSteps: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        /// The least width of the step, points.
        package var from: Double
        /// The width of the longest line without the space that a break leaves at its end, in whole pixels.
        package var lineWidth: Double
        /// At the widest width of the step, where the space at the end of a line counts as far as there is room for it.
        package var measurement: TextMeasurement

        package init(from: Double, lineWidth: Double, measurement: TextMeasurement) {
            self.from = from
            self.lineWidth = lineWidth
            self.measurement = measurement
        }
    }

    /// From the widest to the narrowest.
    package var steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// - Parameter width: less than the natural width.
    package func measurement(at width: Double, _ grid: PixelGrid) -> TextMeasurement? {
        var (low, high) = (0, steps.count - 1)
        guard high >= 0 else { return nil }
        while low < high {
            let middle = (low + high) / 2
            if steps[middle].from <= width { high = middle } else { low = middle + 1 }
        }
        var measurement = steps[low].measurement
        measurement.size.width = min(measurement.size.width, max(steps[low].lineWidth, grid.roundedUp(width)))
        return measurement
    }
}
