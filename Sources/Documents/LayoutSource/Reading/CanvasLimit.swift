// SPDX-License-Identifier: Apache-2.0

/// How large a canvas may be to be drawn.
package struct CanvasLimit: Hashable, Sendable {
    /// Points of the width and of the height.
    package var side: Double
    /// Pixels of the canvas.
    package var pixels: Double

    package init(side: Double = 20_000, pixels: Double = 100_000_000) {
        self.side = side
        self.pixels = pixels
    }

    package static let standard = CanvasLimit()
}
