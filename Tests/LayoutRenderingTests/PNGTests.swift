// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering
import LayoutText
import Testing

struct PNGTests {
    /// Deterministic noise.
    private func bitmap(width: Int, height: Int, colors: UInt32, alpha: Bool) -> Bitmap {
        var state: UInt32 = 12345
        var pixels: [UInt8] = []
        for _ in 0..<width * height {
            state = state &* 1_664_525 &+ 1_013_904_223
            let color = (state >> 8) % colors
            let opacity: UInt8 = alpha && color % 3 == 0 ? UInt8(color % 200) : 255
            pixels += [
                UInt8(truncatingIfNeeded: color &* 97), UInt8(truncatingIfNeeded: color), UInt8(color >> 8 & 0xFF),
                opacity,
            ]
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    @Test(arguments: [1, 2, 3, 4, 16, 17, 255, 256, 257, 60_000] as [UInt32], [false, true])
    func `Pixels survive encoding`(colors: UInt32, alpha: Bool) throws {
        for (width, height) in [(1, 1), (7, 5), (61, 64)] {
            let bitmap = bitmap(width: width, height: height, colors: colors, alpha: alpha)
            #expect(try Bitmap(png: PNGWriter(scale: 2).bytes(of: bitmap)) == bitmap)
        }
    }

    /// Rectangles, repeated rows, gradients and specks.
    @Test(arguments: 0..<40 as Range<UInt32>)
    func `Flat pictures survive encoding`(seed: UInt32) throws {
        var state = seed &* 7919 &+ 1
        func random(_ below: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % below
        }
        let width = [1, 2, 85, 86, 87, 172, 300, 1179, 12_000][random(9)]
        let height = width > 1000 ? 30 : 1 + random(200)
        var bitmap = Bitmap(width: width, height: height, pixels: [UInt8](repeating: 255, count: 4 * width * height))
        for x in 0..<min(width, 256) { bitmap[x, 0] = (UInt8(x), UInt8(height & 0xFF), 0, 255) }
        for y in 0..<height { bitmap[width - 1, y] = (9, UInt8(y & 0xFF), UInt8(random(200)), 255) }
        for _ in 0..<30 {
            let (x, y) = (random(width), random(height))
            let color = (UInt8(random(256)), UInt8(random(4)), UInt8(random(256)), UInt8(255))
            for row in y..<min(height, y + 1 + random(60)) {
                for column in x..<min(width, x + 1 + random(2) * random(width)) { bitmap[column, row] = color }
            }
        }
        #expect(try Bitmap(png: PNGWriter(scale: 3).bytes(of: bitmap)) == bitmap)
    }

    @Test func `Only a transparent picture stores alpha`() throws {
        func colorType(alpha: Bool) throws -> UInt8 {
            try PNGWriter(scale: 1).bytes(of: bitmap(width: 64, height: 64, colors: 300, alpha: alpha))[25]
        }
        #expect(try colorType(alpha: false) == 2)
        #expect(try colorType(alpha: true) == 6)
    }

    /// 72 dots an inch times the scale, in dots a metre: 5669 at 2.
    @Test func `Resolution comes from the scale`() throws {
        let bytes = try PNGWriter(scale: 2).bytes(of: bitmap(width: 2, height: 2, colors: 2, alpha: false))
        let place = try #require(bytes.firstRange(of: Array("pHYs".utf8))?.upperBound)
        #expect(Array(bytes[place..<place + 9]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
        #expect(!bytes.contains(Array("tIME".utf8)))
    }

    @Test func `The canvas is stored as text`() throws {
        let bitmap = bitmap(width: 2, height: 2, colors: 2, alpha: false)
        let writer = PNGWriter(scale: 2, canvas: Rect(x: 30, y: 46.5, width: 393, height: 852))
        let bytes = try writer.bytes(of: bitmap)
        #expect(bytes.contains(Array("tEXtCanvas\0".utf8) + Array("30 46.5 393 852".utf8)))
        #expect(try Bitmap(png: bytes) == bitmap)
        #expect(try !PNGWriter(scale: 2).bytes(of: bitmap).contains(Array("tEXt".utf8)))
    }

    @Test func `Damaged files are refused`() throws {
        let good = try PNGWriter(scale: 1).bytes(of: bitmap(width: 8, height: 8, colors: 200, alpha: true))
        for bytes in [[], Array("not a PNG at all".utf8), Array(good.prefix(40)), Array(good.prefix(good.count - 30))] {
            #expect(throws: RenderingFault.self) { try Bitmap(png: bytes) }
        }
    }

    @Test func `A header that promises too much is refused`() throws {
        var bytes = try PNGWriter(scale: 1).bytes(of: bitmap(width: 8, height: 8, colors: 200, alpha: false))
        bytes[16] = 0x7F
        #expect(throws: RenderingFault.self) { try Bitmap(png: bytes) }
    }
}
