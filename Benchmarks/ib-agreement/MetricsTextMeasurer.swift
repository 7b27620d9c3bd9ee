// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// San Francisco's vertical metrics without a font: enough where sizes are taken from recorded frames, because only
/// baselines are requested.
struct MetricsTextMeasurer: TextMeasuring {
    init() {}

    func measure(_ request: TextRequest) -> TextMeasurement {
        let grid = PixelGrid(scale: request.scale)
        let size = request.text.font.size
        let ascender = grid.rounded(0.952148 * size)
        let height = grid.roundedUp(1.193359 * size)
        return TextMeasurement(
            size: Size(width: 0, height: request.text.content.isEmpty ? 0 : height), firstBaseline: ascender,
            lastBaseline: ascender, lineCount: 1)
    }
}
