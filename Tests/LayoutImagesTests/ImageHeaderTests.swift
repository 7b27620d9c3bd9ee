// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutImages
import LayoutModel
import RandomTestSupport
import Testing

/// The sizes that files state.
struct ImageHeaderTests {
    static func png(_ width: UInt32, _ height: UInt32, colorType: UInt8 = 6) -> [UInt8] {
        func word(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + word(13) + Array("IHDR".utf8) + word(width)
            + word(height) + [8, colorType, 0, 0, 0] + word(0)
    }

    /// The segments up to the frame header, EXIF in either order of bytes before it.
    static func jpeg(
        _ width: UInt16, _ height: UInt16, orientation: UInt8? = nil, isLittleEndian: Bool = false
    ) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1]
        if let orientation {
            let tiff: [UInt8] =
                isLittleEndian
                ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
                : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
            bytes += [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
        }
        // A fill byte before a marker is allowed.
        bytes += [0xFF, 0xFF, 0xC2, 0, 11, 8, UInt8(height >> 8), UInt8(height & 0xFF), UInt8(width >> 8)]
        return bytes + [UInt8(width & 0xFF), 1, 1, 0x11, 0]
    }

    private func fault(_ bytes: [UInt8], path: String = "a") -> ImageFault? {
        do throws(ImageFault) {
            _ = try ImageFile(path: path, bytes: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3), ("a@2x", 2), ("b@2x/a.png", 1)])
    func `Points are pixels by the scale in the name`(path: String, scale: Double) throws {
        let file = try ImageFile(path: path, bytes: Self.png(150, 90))
        #expect(file.format == .png)
        #expect(file.pixelSize == Size(width: 150, height: 90))
        #expect(file.size == Size(width: 150 / scale, height: 90 / scale))
    }

    @Test(arguments: ImageOrientation.allCases, [false, true])
    func `The orientation is read`(orientation: ImageOrientation, isLittleEndian: Bool) throws {
        let bytes = Self.jpeg(300, 200, orientation: UInt8(orientation.rawValue), isLittleEndian: isLittleEndian)
        let file = try ImageFile(path: "a@2x.jpg", bytes: bytes)
        #expect(file.orientation == orientation)
        #expect(file.storedSize == Size(width: 300, height: 200))
        #expect(file.size == (orientation.rawValue < 5 ? Size(width: 150, height: 100) : Size(width: 100, height: 150)))
        // The stored corners become the upright ones.
        let matrix = orientation.matrix(stored: file.storedSize)
        let corners = [(0.0, 0.0), (300, 0), (0, 200), (300, 200)].map { x, y in
            Point(x: matrix.xx * x + matrix.xy * y + matrix.x0, y: matrix.yx * x + matrix.yy * y + matrix.y0)
        }
        #expect(Set(corners.map(\.x)) == [0, file.pixelSize.width])
        #expect(Set(corners.map(\.y)) == [0, file.pixelSize.height])
    }

    /// Where the stored upper left corner is seen: EXIF's own table.
    @Test(arguments: zip(1...8, [(0.0, 0.0), (1, 0), (1, 1), (0, 1), (0, 0), (1, 0), (1, 1), (0, 1)]))
    func `The orientation says where the first pixel is`(value: Int, corner: (Double, Double)) throws {
        let orientation = try #require(ImageOrientation(rawValue: value))
        let matrix = orientation.matrix(stored: Size(width: 30, height: 20))
        let upright = orientation.upright(Size(width: 30, height: 20))
        #expect(matrix.x0 == corner.0 * upright.width)
        #expect(matrix.y0 == corner.1 * upright.height)
    }

    @Test func `A JPEG without an orientation is upright`() throws {
        let file = try ImageFile(path: "a.jpg", bytes: Self.jpeg(640, 480))
        #expect(file.size == Size(width: 640, height: 480))
        #expect(file.orientation == .up)
        #expect(try ImageFile(path: "a.jpg", bytes: Self.jpeg(9, 9, orientation: 9)).orientation == .up)
    }

    @Test(arguments: [
        ("<svg width=\"24\" height='16'/>", Size(width: 24, height: 16)),
        ("<svg viewBox=\"0 0 30 20\">", Size(width: 30, height: 20)),
        ("<svg viewBox='-5,-5 , 30 20' width='100%' height='100%'>", Size(width: 30, height: 20)),
        ("<svg width='60' viewBox='0 0 30 20'>", Size(width: 60, height: 40)),
        ("<svg height='10px' viewBox='0 0 30 20'>", Size(width: 15, height: 10)),
        ("<svg width='72pt' height='1in'>", Size(width: 96, height: 96)),
        ("<svg width=\"2.54cm\" height=\"25.4 mm\">", Size(width: 96, height: 96)),
        (
            "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1' height='1'> -->\n"
                + "<!DOCTYPE svg [ <!ENTITY a '>'> ]>\n<s:svg data-a='>' width = '7' height = '8' >",
            Size(width: 7, height: 8)
        ),
    ])
    func `The size of an SVG image is read`(text: String, size: Size) throws {
        let file = try ImageFile(path: "a@2x.svg", bytes: Array(text.utf8))
        #expect(file.format == .svg)
        #expect(abs(file.size.width - size.width) < 1e-9)
        #expect(abs(file.size.height - size.height) < 1e-9)
    }

    @Test func `Files that are not images are refused`() {
        #expect(fault([]) == .empty)
        #expect(fault(Array("version https://git-lfs.github.com/spec/v1\n".utf8)) == .pointer)
        #expect(fault(Array("GIF89a".utf8))?.words == "is a GIF image, not a PNG, JPEG, SVG or PDF file")
        #expect(fault(Array("<html><svg width='1' height='1'/></html>".utf8))?.words.hasPrefix("is a web page") == true)
        #expect(fault(Array("RIFF\0\0\0\0WEBPVP8L".utf8))?.words.hasPrefix("is a WebP image") == true)
        #expect(fault(Array("\0\0\0\u{18}ftypheic".utf8))?.words.hasPrefix("is an HEIC image") == true)
        #expect(fault([0x1F, 0x8B, 8])?.words.hasPrefix("is a compressed file") == true)
        #expect(fault(Array("hello".utf8)) == .unknownFormat(nil))
        #expect(fault(Array("<svg>".utf8)) == .withoutSize)
        #expect(fault(Array("<svg width='0' height='4'>".utf8)) == .withoutSize)
        #expect(fault(Array("<svg width='nan' height='inf'>".utf8)) == .withoutSize)
        #expect(fault(Array("<svg width='1".utf8)) == .cutOff)
        #expect(fault(Array(Self.png(3, 3).prefix(20))) == .cutOff)
        #expect(fault(Array(Self.jpeg(3, 3).prefix(12))) == .cutOff)
        #expect(fault(Self.png(0, 3)) == .withoutSize)
        #expect(fault(Self.png(40_000, 1)) == .tooLarge(width: 40_000, height: 1))
        #expect(fault(Self.png(30_000, 30_000)) == .tooLarge(width: 30_000, height: 30_000))
        #expect(fault(Self.png(.max, .max)) == .tooLarge(width: 4_294_967_295, height: 4_294_967_295))
        #expect(fault(Array("<svg width='1e300' height='1e300'>".utf8)) == .tooLarge(width: 1e300, height: 1e300))
        for fault in [ImageFault.tooLarge(width: 1e300, height: .infinity), .cutOff, .missing] {
            #expect(!fault.words.isEmpty)
        }
    }

    @Test func `Opaque images are recognised`() throws {
        for (colorType, isOpaque) in [(UInt8(0), true), (2, true), (3, true), (4, false), (6, false)] {
            #expect(try ImageFile(path: "a", bytes: Self.png(3, 3, colorType: colorType)).isOpaque == isOpaque)
        }
        let transparency: [UInt8] = [0, 0, 0, 1] + Array("tRNS".utf8) + [0, 0, 0, 0, 0]
        #expect(try !ImageFile(path: "a", bytes: Self.png(3, 3, colorType: 3) + transparency).isOpaque)
    }

    @Test func `Embedded files have no metadata`() throws {
        let jpeg = try ImageFile(path: "a", bytes: Self.jpeg(3, 3, orientation: 6) + [0xFF, 0xDA, 1, 2, 3])
        var expected = Self.jpeg(3, 3) + [0xFF, 0xDA, 1, 2, 3]
        // The fill byte.
        expected.remove(at: 8)
        #expect(jpeg.embeddedBytes == expected)
        let text: [UInt8] = [0, 0, 0, 1] + Array("eXIf".utf8) + [0, 0, 0, 0, 0]
        #expect(try ImageFile(path: "a", bytes: Self.png(3, 3) + text).embeddedBytes == Self.png(3, 3))
    }

    /// Reading ends for any bytes.
    @Test func `Damaged headers are refused`() {
        var generator = SplitMix(seed: 7)
        let starts: [[UInt8]] = [
            Self.png(9, 9), Self.jpeg(9, 9, orientation: 6), Array("<svg width='9' height='9' viewBox='0 0 1 1'>".utf8),
            [],
        ]
        for start in starts {
            for length in 0...start.count { _ = fault(Array(start.prefix(length))) }
            for _ in 0..<2_000 {
                var bytes = start + (0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) }
                for _ in 0..<3 {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                if let file = try? ImageFile(path: "a", bytes: bytes) {
                    #expect(file.size.width > 0 && file.size.height > 0)
                    #expect(file.embeddedBytes.count <= bytes.count)
                }
            }
        }
    }
}
