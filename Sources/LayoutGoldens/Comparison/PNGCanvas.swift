// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The rectangle of the layout's canvas in a PNG file, in points: its text chunk `Canvas`.
struct PNGCanvas: Hashable, Sendable {
    var rectangle: Rect

    /// Nil for a file without the chunk.
    init?(png: [UInt8]) {
        var place = 8
        while place + 12 <= png.count {
            let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = png[place + 4..<place + 8]
            let end = place + 8 + length
            guard end + 4 <= png.count, !type.elementsEqual("IDAT".utf8) else { return nil }
            if type.elementsEqual("tEXt".utf8) {
                let text = String(decoding: png[place + 8..<end], as: UTF8.self)
                if text.hasPrefix("Canvas\0") {
                    let numbers = text.dropFirst(7).split(separator: " ").compactMap { Double($0) }
                    guard numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else { return nil }
                    rectangle = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                    return
                }
            }
            place = end + 4
        }
        return nil
    }
}
