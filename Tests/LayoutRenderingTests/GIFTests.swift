// SPDX-License-Identifier: Apache-2.0
import CGIF
import LayoutRendering
import Testing

/// The colours of animations, read back with giflib.
struct GIFTests {
    private static let white: UInt32 = 0xFFFFFF
    private static let canvas: UInt32 = 0xF3F5F8
    private static let blue: UInt32 = 0x2563EB

    private static func bitmap(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) -> Bitmap {
        var pixels: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = color(x, y)
                pixels += [UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF), 255]
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func written(_ bitmaps: [Bitmap]) throws -> [UInt8] {
        try GIFWriter(width: bitmaps.map(\.width).max() ?? 0, height: bitmaps.map(\.height).max() ?? 0, delay: 10)
            .bytes(count: bitmaps.count) { bitmaps[$0] }
    }

    /// The colours of each picture of a GIF file, row by row.
    private static func read(_ bytes: [UInt8]) throws -> [[UInt32]] {
        final class Input {
            var rest: ArraySlice<UInt8>
            init(_ bytes: [UInt8]) { rest = bytes[...] }
        }
        let input = Input(bytes)
        return try withExtendedLifetime(input) {
            var fault: Int32 = 0
            let file = try #require(
                DGifOpen(
                    Unmanaged.passUnretained(input).toOpaque(),
                    { file, target, count in
                        guard let data = file?.pointee.UserData, let target else { return 0 }
                        let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
                        let part = input.rest.prefix(Int(count))
                        input.rest = input.rest.dropFirst(part.count)
                        for (offset, byte) in part.enumerated() { target[offset] = byte }
                        return Int32(part.count)
                    }, &fault))
            defer { DGifCloseFile(file, &fault) }
            try #require(DGifSlurp(file) == GIF_OK)
            return (0..<Int(file.pointee.ImageCount)).map { index in
                let image = file.pointee.SavedImages[index]
                let count = Int(image.ImageDesc.Width) * Int(image.ImageDesc.Height)
                return (0..<count).map { pixel in
                    let color = image.ImageDesc.ColorMap.pointee.Colors[Int(image.RasterBits[pixel])]
                    return UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
                }
            }
        }
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
    }

    @Test(arguments: [1, 2, 3, 16, 17, 255, 256])
    func `A picture of at most 256 colours keeps them`(count: Int) throws {
        func color(_ pixel: Int) -> UInt32 { UInt32(pixel % count * 65_521 % 0x100_0000) }
        let bitmap = Self.bitmap(32, 20) { x, y in color(y * 32 + x) }
        #expect(try Self.read(Self.written([bitmap])) == [(0..<640).map(color)])
    }

    @Test func `Each picture has its own colours`() throws {
        func color(_ number: Int, _ x: Int, _ y: Int) -> UInt32 {
            UInt32(number) << 20 | UInt32(y) << 8 | UInt32(x / 2)
        }
        let bitmaps = (0..<4).map { number in Self.bitmap(20, 20) { x, y in color(number, x, y) } }
        let pictures = try Self.read(Self.written(bitmaps))
        for (number, picture) in pictures.enumerated() {
            #expect(picture == (0..<400).map { color(number, $0 % 20, $0 / 20) })
        }
    }

    /// Two areas and a line on them, with the colours of edges between them, and an image.
    private static func crowded(_ x: Int, _ y: Int) -> UInt32 {
        if y >= 60 { return Self.rgb(x * 2, (y - 60) * 6, (x + y) % 256) }
        if y == 30, x < 90 { return blue }
        guard y == 31 else { return y < 30 ? canvas : white }
        return Self.rgb(0xFF - x, 0xFF - x / 2, 0xFF)
    }

    private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 { UInt32(red << 16 | green << 8 | blue) }

    @Test func `The colours of areas are exact in a picture of many colours`() throws {
        let picture = try #require(try Self.read(Self.written([Self.bitmap(120, 100, Self.crowded)])).first)
        var differences: [Int] = []
        for (place, color) in picture.enumerated() {
            let (x, y) = (place % 120, place / 120)
            let wanted = Self.crowded(x, y)
            if y < 60, y != 31 { #expect(color == wanted) }
            differences.append(Self.distance(color, wanted))
        }
        #expect(Set(picture).count <= 256)
        #expect(differences.reduce(0, +) < 6 * differences.count, "\(differences.reduce(0, +))")
    }

    @Test func `An image with more colours than pixels of any`() throws {
        let bitmap = Self.bitmap(256, 256) { x, y in Self.rgb(x, y, x ^ y) }
        let bytes = try Self.written([bitmap])
        let picture = try #require(try Self.read(bytes).first)
        for (place, color) in picture.enumerated() {
            let (x, y) = (place % 256, place / 256)
            #expect(Self.distance(color, Self.rgb(x, y, x ^ y)) < 48)
        }
        #expect(try Self.written([bitmap]) == bytes)
    }

    @Test func `A smaller picture is continued in the colour of its corner`() throws {
        let small = Self.bitmap(2, 1) { x, _ in x == 0 ? Self.blue : Self.canvas }
        let large = Self.bitmap(3, 2) { _, _ in Self.white }
        let pictures = try Self.read(Self.written([small, large]))
        let c = Self.canvas
        #expect(pictures == [[Self.blue, c, c, c, c, c], Array(repeating: Self.white, count: 6)])
    }

    @Test func `Pictures are requested one after another`() throws {
        var requested: [Int] = []
        _ = try GIFWriter(width: 1, height: 1, delay: 10).bytes(count: 3) { index in
            requested.append(index)
            return Self.bitmap(1, 1) { _, _ in Self.white }
        }
        #expect(requested == [0, 1, 2])
    }
}
