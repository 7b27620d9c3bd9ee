// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering

/// The rectangle of the layout's canvas in a PNG file, in points: its text chunk `Canvas`.
struct PNGCanvas: Hashable, Sendable {
    var rectangle: Rect

    /// Nil for a file without the chunk.
    init?(png: [UInt8]) {
        guard let text = PNGText.value(of: .canvas, in: png) else { return nil }
        let numbers = text.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
        rectangle = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
