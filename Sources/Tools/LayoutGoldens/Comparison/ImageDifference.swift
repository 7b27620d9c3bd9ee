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
        let old = Plane(expected, shift: shift)
        let new = Plane(actual, shift: (0, 0))
        for y in area.rows {
            for x in area.columns {
                let before = old[x, y]
                let after = new[x, y]
                guard before != after else { continue }
                guard let before, let after else {
                    // A margin that only one picture has is empty.
                    let isCanvas = found.isInCanvas(x, y)
                    if isCanvas || (before ?? after) != (before == nil ? new : old).background {
                        found.insert(x, y, by: 255)
                    }
                    continue
                }
                let distance = Plane.distance(before, after)
                if distance > tolerance { found.insert(x, y, by: distance) }
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
        image = found.picture(over: new)
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
    private let columns: Range<Int>
    private let rows: Range<Int>

    init(_ bitmap: Bitmap, shift: (x: Int, y: Int)) {
        columns = shift.x..<bitmap.width + shift.x
        rows = shift.y..<bitmap.height + shift.y
        words = bitmap.pixels.withUnsafeBytes { bytes in
            (0..<bitmap.width * bitmap.height).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
            }
        }
    }

    /// Nil outside the bitmap.
    subscript(x: Int, y: Int) -> UInt32? {
        guard columns.contains(x), rows.contains(y) else { return nil }
        return words[(y - rows.lowerBound) * columns.count + x - columns.lowerBound]
    }

    /// The pixel of the upper left corner.
    var background: UInt32? { words.first }

    /// The greatest difference of a component.
    static func distance(_ first: UInt32, _ second: UInt32) -> Int {
        var greatest = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            greatest = max(greatest, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
        }
        return greatest
    }

    /// A quarter of the contrast, on white: red, green, blue, alpha.
    static func paled(_ pixel: UInt32?) -> [UInt8] {
        guard let pixel else { return [0xFF, 0xFF, 0xFF, 0xFF] }
        return [0, 8, 16].map { 191 + UInt8(truncatingIfNeeded: pixel >> $0) / 4 } + [0xFF]
    }
}
