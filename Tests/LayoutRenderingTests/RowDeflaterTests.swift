// SPDX-License-Identifier: Apache-2.0
import CZlib
import RandomTestSupport
import Testing

@testable import LayoutRendering

struct RowDeflaterTests {
    @Test(arguments: 0..<60 as Range<UInt64>)
    func `Zlib decompresses what was compressed`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let bytesPerPixel = 3 + Int(seed % 2)
        let width = try #require([1, 2, 5, 86, 300, 1179, 8191, 8192, 10_923, 12_000].randomElement(using: &random))
        let count = width > 1000 ? 60 : Int.random(in: 1...400, using: &random)
        let colors = try #require([1, 2, 20, 256].randomElement(using: &random))
        var row = [UInt8](repeating: 7, count: 1 + bytesPerPixel * width)
        var rows: [[UInt8]] = []
        while rows.count < count {
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                rows += Array(repeating: row, count: min(count - rows.count, Int.random(in: 1...50, using: &random)))
            case 1:
                // A line of one colour.
                let start = Int.random(in: 0..<row.count, using: &random)
                let end = Int.random(in: start...row.count, using: &random)
                let color = UInt8(Int.random(in: 0..<colors, using: &random))
                for index in start..<end { row[index] = color }
                rows.append(row)
            case 2:
                for _ in 0..<10 {
                    row[Int.random(in: 0..<row.count, using: &random)] = UInt8(
                        Int.random(in: 0..<colors, using: &random))
                }
                rows.append(row)
            default:
                if random.isOne(in: 4) {
                    row = row.map { _ in UInt8(Int.random(in: 0..<colors, using: &random)) }
                }
                rows.append(row)
            }
        }
        let compressed = Self.compressed(rows, bytesPerPixel: bytesPerPixel)
        #expect(try Self.decompressed(compressed, count: rows.count * row.count) == rows.flatMap { $0 })
    }

    @Test(arguments: [3, 4], 1...4)
    func `Repeated rows of colours that differ in a few bytes are decompressed`(bytesPerPixel: Int, offset: Int) throws
    {
        let white = [UInt8](repeating: 255, count: bytesPerPixel * 200)
        let blue = (0..<bytesPerPixel * 200).map { $0 % bytesPerPixel < offset - 1 ? 0 : UInt8(255) }
        let row = [0] + white + blue + white + Array(blue.prefix(offset))
        let rows = Array(repeating: row, count: 50) + [row.reversed()]
        let compressed = Self.compressed(rows, bytesPerPixel: bytesPerPixel)
        #expect(try Self.decompressed(compressed, count: rows.count * row.count) == rows.flatMap { $0 })
    }

    /// Pictures are made of runs and repeated rows, of colours that may differ in a single byte.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `Zlib decompresses runs of colours that differ in a few bytes`(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let bytesPerPixel = 3 + Int(seed % 2)
        let width = Int.random(in: 1...(random.isOne(in: 20) ? 12_000 : 800), using: &random)
        let base = (0..<bytesPerPixel).map { _ in UInt8.random(in: 0...255, using: &random) }
        let colors = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            var color = base
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                color[Int.random(in: 0..<bytesPerPixel, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            return color
        }
        let longestRun = random.isOne(in: 2) ? width : 20
        var rows: [[UInt8]] = []
        while rows.count < 40 {
            var row: [UInt8] = [0]
            while row.count < 1 + bytesPerPixel * width {
                let run = Int.random(in: 1...longestRun, using: &random)
                let color = colors[Int.random(in: 0..<colors.count, using: &random)]
                for _ in 0..<run where row.count < 1 + bytesPerPixel * width { row += color }
            }
            rows += Array(repeating: row, count: Int.random(in: 1...20, using: &random))
        }
        let compressed = Self.compressed(rows, bytesPerPixel: bytesPerPixel)
        #expect(try Self.decompressed(compressed, count: rows.count * rows[0].count) == rows.flatMap { $0 })
    }

    @Test func `Noise grows by less than one per cent`() throws {
        var random = SplitMix(seed: 1)
        let rows = (0..<200).map { _ in (0..<1201).map { _ in UInt8.random(in: 0...255, using: &random) } }
        let compressed = Self.compressed(rows, bytesPerPixel: 3)
        #expect(try Self.decompressed(compressed, count: 200 * 1201) == rows.flatMap { $0 })
        #expect(compressed.count < 200 * 1201 * 101 / 100)
    }

    @Test func `A row that is the same again takes a few bytes`() {
        let row = (0..<1180).map { UInt8($0 % 251) }
        let one = Self.compressed([row], bytesPerPixel: 3).count
        #expect(Self.compressed(Array(repeating: row, count: 1000), bytesPerPixel: 3).count < one + 1000 * 8)
    }

    private static func compressed(_ rows: [[UInt8]], bytesPerPixel: Int) -> [UInt8] {
        var deflater = RowDeflater(length: rows[0].count, bytesPerPixel: bytesPerPixel)
        for (index, row) in rows.enumerated() {
            if index > 0, row == rows[index - 1] {
                deflater.repeatRow()
            } else {
                deflater.append { target in
                    UnsafeMutableRawBufferPointer(start: target, count: row.count).copyBytes(from: row)
                }
            }
        }
        return deflater.finish()
    }

    /// One byte more than expected, so that a longer stream is seen.
    private static func decompressed(_ bytes: [UInt8], count: Int) throws -> [UInt8] {
        var length = UInt(count + 1)
        var result = [UInt8](repeating: 0, count: count + 1)
        try #require(uncompress(&result, &length, bytes, UInt(bytes.count)) == Z_OK)
        return Array(result[..<Int(length)])
    }
}
