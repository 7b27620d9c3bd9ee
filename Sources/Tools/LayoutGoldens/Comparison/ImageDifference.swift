// SPDX-License-Identifier: Apache-2.0
package import LayoutRendering

/// What differs between two pictures, pixel by pixel. Places are in pixels of the actual picture.
package struct ImageDifference: Hashable, Sendable {
    /// Pixels of which any component differs; those that only one picture has count as well.
    package var differingPixels: Int
    /// Differing pixels outside the canvas: legend, captions and marks in the margins.
    package var pixelsOutsideCanvas: Int
    /// The pixels that were compared.
    package var comparedPixels: Int
    /// The greatest difference of one component, 0 … 255.
    package var greatestComponent: Int
    /// Half-open bounds of all that differs.
    package var columns: Range<Int>
    package var rows: Range<Int>
    /// Regions that differ, from the top; near ones are one.
    package var boxes: [PixelBox]
    /// The actual picture, paled, with what differs in red and boxed: as large as both pictures laid over each other.
    package var image: Bitmap

    /// Nil if the pictures are the same.
    ///
    /// - Parameters:
    ///   - tolerance: by how much a component of a pixel may differ, 0 … 255. What only one picture has differs with any.
    ///   - canvases: where both pictures have their canvas: its upper left corners are laid over each other, so that a wider margin
    ///     moves nothing. Without them the pictures' corners are.
    package init?(
        expected: Bitmap, actual: Bitmap, tolerance: Int = 0, canvases: (expected: PixelBox, actual: PixelBox)? = nil
    ) {
        guard expected != actual else { return nil }
        let shift =
            canvases.map {
                (
                    x: $0.actual.columns.lowerBound - $0.expected.columns.lowerBound,
                    y: $0.actual.rows.lowerBound - $0.expected.rows.lowerBound
                )
            } ?? (x: 0, y: 0)
        let area = PixelBox(
            columns: min(0, shift.x)..<max(actual.width, expected.width + shift.x),
            rows: min(0, shift.y)..<max(actual.height, expected.height + shift.y))
        var found = DifferingPixels(area: area, canvas: canvases?.actual)
        let (old, new) = (Plane(expected, shift: shift), Plane(actual, shift: (0, 0)))
        let both = old.box.intersection(new.box)
        for y in area.rows {
            let shared = both.rows.contains(y) ? both.columns : area.columns.lowerBound..<area.columns.lowerBound
            new.compare(with: old, in: shared, y) { x, distance in
                if distance > tolerance { found.insert(x, y, by: distance) }
            }
            for columns in [
                area.columns.lowerBound..<shared.lowerBound, shared.upperBound..<area.columns.upperBound,
            ] {
                for x in columns {
                    // A margin that only one picture has is empty.
                    guard let only = old[x, y] ?? new[x, y] else { continue }
                    let background = old[x, y] == nil ? new.background : old.background
                    if found.isInCanvas(x, y) || only != background { found.insert(x, y, by: 255) }
                }
            }
        }
        guard found.count > 0 else { return nil }
        differingPixels = found.count
        pixelsOutsideCanvas = found.countOutside
        comparedPixels = area.columns.count * area.rows.count
        greatestComponent = found.greatest
        columns = found.bounds.columns
        rows = found.bounds.rows
        boxes = found.boxes
        image = found.picture(over: new, boxes)
    }

    /// `1204 pixels differ within x 40 … 96, y 10 … 30, by at most 255 of 255`
    package var text: String {
        "\(differingPixels) \(differingPixels == 1 ? "pixel differs" : "pixels differ") within x \(columns.lowerBound) … \(columns.upperBound), "
            + "y \(rows.lowerBound) … \(rows.upperBound), by at most \(greatestComponent) of 255"
    }
}

/// A rectangle of pixels, half open.
package struct PixelBox: Hashable, Sendable {
    package var columns: Range<Int>
    package var rows: Range<Int>

    package init(columns: Range<Int>, rows: Range<Int>) {
        self.columns = columns
        self.rows = rows
    }

    /// Empty if they have no pixel in common.
    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    func union(_ other: PixelBox) -> PixelBox {
        PixelBox(
            columns: min(
                columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
            rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
    }
}

/// A bitmap laid at a place, with its pixels as single numbers.
struct Plane {
    private let words: [UInt32]
    let box: PixelBox

    init(_ bitmap: Bitmap, shift: (x: Int, y: Int)) {
        box = PixelBox(columns: shift.x..<bitmap.width + shift.x, rows: shift.y..<bitmap.height + shift.y)
        words = bitmap.pixels.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    }

    private func offset(_ x: Int, _ y: Int) -> Int {
        (y - box.rows.lowerBound) * box.columns.count + x - box.columns.lowerBound
    }

    /// Nil outside the bitmap.
    subscript(x: Int, y: Int) -> UInt32? {
        box.columns.contains(x) && box.rows.contains(y) ? words[offset(x, y)] : nil
    }

    /// The pixel of the upper left corner.
    var background: UInt32? { words.first }

    /// Calls a function for each pixel of a part of a row, which both planes have, that differs from the other's.
    ///
    /// - Parameter body: gets the pixel's x and the greatest difference of a component.
    func compare(with other: Plane, in columns: Range<Int>, _ y: Int, _ body: (_ x: Int, _ distance: Int) -> Void) {
        guard !columns.isEmpty else { return }
        words.withUnsafeBufferPointer { words in
            other.words.withUnsafeBufferPointer { others in
                let (start, otherStart) = (offset(columns.lowerBound, y), other.offset(columns.lowerBound, y))
                for index in 0..<columns.count where words[start + index] != others[otherStart + index] {
                    body(columns.lowerBound + index, Self.distance(words[start + index], others[otherStart + index]))
                }
            }
        }
    }

    /// The greatest difference of a component.
    private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        var (greatest, first, second) = (0, first, second)
        for _ in 0..<4 {
            greatest = max(greatest, abs(Int(first & 0xFF) - Int(second & 0xFF)))
            first >>= 8
            second >>= 8
        }
        return greatest
    }

    /// Writes the pixels with a quarter of their contrast, on white.
    func pale(into pixels: UnsafeMutableBufferPointer<UInt32>, of area: PixelBox) {
        for y in box.rows {
            let start = offset(box.columns.lowerBound, y)
            let target =
                (y - area.rows.lowerBound) * area.columns.count + box.columns.lowerBound - area.columns.lowerBound
            for index in 0..<box.columns.count {
                // Red, green and blue in bytes of their own: 191 and a quarter never carry into the next.
                let quarters = UInt32(littleEndian: words[start + index]) >> 2 & 0x003F_3F3F
                pixels[target + index] = (quarters + 0xFFBF_BFBF).littleEndian
            }
        }
    }
}
