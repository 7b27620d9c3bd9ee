// SPDX-License-Identifier: Apache-2.0
package import LayoutRendering

/// What differs between two pictures, pixel by pixel.
package struct ImageDifference: Hashable, Sendable {
    /// Pixels of which any component differs; those that only one picture has count as well.
    package var differingPixels: Int
    /// The greatest difference of one component, 0 … 255.
    package var greatestComponent: Int
    /// Half-open bounds in pixels of all that differs.
    package var columns: Range<Int>
    package var rows: Range<Int>
    /// The actual picture, paled, with what differs in red: as large as the larger of both.
    package var image: Bitmap

    /// Nil if the pictures are the same.
    ///
    /// - Parameter tolerance: by how much a component of a pixel may differ, 0 … 255. Pictures of different sizes differ
    ///   with any.
    package init?(expected: Bitmap, actual: Bitmap, tolerance: Int = 0) {
        guard expected != actual else { return nil }
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        var count = 0
        var greatest = 0
        var left = width, right = 0, top = height, bottom = 0
        for y in 0..<height {
            for x in 0..<width {
                let old = Self.pixel(expected, x, y)
                let new = Self.pixel(actual, x, y)
                guard old != new, old == nil || new == nil || Self.distance(old, new) > tolerance else {
                    bytes.append(contentsOf: Self.paled(new))
                    continue
                }
                count += 1
                greatest = max(greatest, Self.distance(old, new))
                (left, right) = (min(left, x), max(right, x + 1))
                (top, bottom) = (min(top, y), max(bottom, y + 1))
                bytes.append(contentsOf: [0xD1, 0x1A, 0x2A, 0xFF])
            }
        }
        guard count > 0 else { return nil }
        differingPixels = count
        greatestComponent = greatest
        columns = min(left, right)..<right
        rows = min(top, bottom)..<bottom
        image = Bitmap(width: width, height: height, pixels: bytes)
    }

    /// `1204 pixels differ within x 40 … 96, y 10 … 30, by at most 255 of 255`
    package var text: String {
        "\(differingPixels) \(differingPixels == 1 ? "pixel differs" : "pixels differ") within x \(columns.lowerBound) … \(columns.upperBound), "
            + "y \(rows.lowerBound) … \(rows.upperBound), by at most \(greatestComponent) of 255"
    }

    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
        guard x < bitmap.width, y < bitmap.height else { return nil }
        let start = (y * bitmap.width + x) * 4
        return bitmap.pixels[start..<start + 4]
    }

    private static func distance(_ old: ArraySlice<UInt8>?, _ new: ArraySlice<UInt8>?) -> Int {
        guard let old, let new else { return 255 }
        return zip(old, new).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    /// A quarter of the contrast, on white.
    private static func paled(_ pixel: ArraySlice<UInt8>?) -> [UInt8] {
        guard let pixel else { return [0xFF, 0xFF, 0xFF, 0xFF] }
        return pixel.prefix(3).map { 191 + $0 / 4 } + [0xFF]
    }
}
