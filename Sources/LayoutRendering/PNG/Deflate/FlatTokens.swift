internal import CDeflate

/// Rows of opaque pixels as Deflate's literals and matches, found pixel by pixel.
///
/// A general compressor walks through flat colour byte by byte. Here a run is compared with the pixel on its left and with
/// the row above, and only where both end is a table of earlier pixels asked.
struct FlatTokens {
    /// A pixel as 0x00BBGGRR for three literals, or a match: bit 31, length in bits 16 … 24, distance − 1 below.
    private(set) var tokens: [UInt32] = []
    private(set) var literalCounts = [Int](repeating: 0, count: 286)
    private(set) var distanceCounts = [Int](repeating: 0, count: 30)
    /// Bits that follow the codes of lengths and distances.
    private(set) var extraBits = 0

    static let isMatch: UInt32 = 1 << 31
    private static let window = 32_768
    private static let longestMatch = 258
    private static let tableBits = 13

    /// A match that may still grow: nothing else has been emitted since.
    private var open: (distance: Int, length: Int) = (0, 0)
    private var recent = [Int32](repeating: -1, count: 1 << tableBits)

    /// - Parameter pixels: width · height words of red, green, blue, alpha from the lowest byte up, all opaque.
    init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
        tokens.reserveCapacity(width * height / 8)
        let stride = 1 + 3 * width
        for y in 0..<height {
            let row = pixels + y * width
            if y > 0, stride <= Self.window, alr_rows_are_equal(row, row - width, width) {
                extend(distance: stride, by: stride)
                continue
            }
            // The filter's number. Above it stands the same one.
            if y > 0, open.distance == stride {
                open.length += 1
            } else {
                close()
                tokens.append(Self.filterByte)
                literalCounts[0] += 1
            }
            addPixels(of: y, pixels, width: width, stride: stride)
        }
        close()
        literalCounts[256] = 1
    }

    /// Stands for a single literal zero.
    static let filterByte: UInt32 = 1 << 30

    private mutating func addPixels(of y: Int, _ pixels: UnsafePointer<UInt32>, width: Int, stride: Int) {
        let row = pixels + y * width
        let hasAbove = y > 0 && stride <= Self.window
        var x = 0
        while x < width {
            var left = 0
            if x > 0 {
                let color = row[x - 1]
                while x + left < width, row[x + left] == color { left += 1 }
            }
            var above = 0
            if hasAbove {
                let other = row - width
                while x + above < width, row[x + above] == other[x + above] { above += 1 }
            }
            // A longer distance has more extra bits.
            if left > 0, left + 1 >= above {
                extend(distance: 3, by: 3 * left)
                x += left
            } else if above > 1 || (above == 1 && open.distance == stride) {
                extend(distance: stride, by: 3 * above)
                x += above
            } else if let (distance, count) = earlier(x, y, pixels, width: width, stride: stride) {
                extend(distance: distance, by: 3 * count)
                x += count
            } else {
                close()
                addLiteral(row[x] & 0xFF_FFFF)
                x += 1
            }
        }
    }

    /// Where the pixels at (x, y) have stood before within reach, two of them at least.
    private mutating func earlier(
        _ x: Int, _ y: Int, _ pixels: UnsafePointer<UInt32>, width: Int, stride: Int
    ) -> (distance: Int, count: Int)? {
        guard x + 1 < width else { return nil }
        let place = y * width + x
        let key = (pixels[place] &* 0x9E37_79B1) ^ (pixels[place + 1] &* 0x85EB_CA6B)
        let slot = Int((key &* 0xC2B2_AE35) >> UInt32(32 - Self.tableBits))
        let before = Int(recent[slot])
        recent[slot] = Int32(truncatingIfNeeded: place)
        guard before >= 0 else { return nil }
        let (thatY, thatX) = before.quotientAndRemainder(dividingBy: width)
        let distance = (y - thatY) * stride + 3 * (x - thatX)
        guard distance <= Self.window else { return nil }
        var count = 0
        let most = width - max(x, thatX)
        while count < most, pixels[before + count] == pixels[place + count] { count += 1 }
        return count >= 2 ? (distance, count) : nil
    }

    private mutating func extend(distance: Int, by length: Int) {
        if open.distance != distance { close() }
        open = (distance, open.length + length)
    }

    private mutating func addLiteral(_ pixel: UInt32) {
        tokens.append(pixel)
        literalCounts[Int(pixel & 0xFF)] += 1
        literalCounts[Int(pixel >> 8 & 0xFF)] += 1
        literalCounts[Int(pixel >> 16)] += 1
    }

    /// Emits the open match in pieces that Deflate can hold: 3 to 258 bytes each.
    private mutating func close() {
        var rest = open.length
        guard rest > 0 else { return }
        let distance = DeflateSymbol.distance(open.distance)
        while rest > 0 {
            var piece = min(rest, Self.longestMatch)
            if (1...2).contains(rest - piece) { piece -= 3 }
            let length = DeflateSymbol.length(piece)
            literalCounts[length.symbol] += 1
            distanceCounts[distance.symbol] += 1
            extraBits += length.extraBits + distance.extraBits
            tokens.append(Self.isMatch | UInt32(piece) << 16 | UInt32(open.distance - 1))
            rest -= piece
        }
        open = (0, 0)
    }
}
