// SPDX-License-Identifier: Apache-2.0
import LayoutImages
import LayoutModel
import LayoutRendering
import RandomTestSupport
import Testing

/// Files that were cut off, damaged or made to do harm: decoding ends, with a fault or with pixels.
struct HostileImageTests {
    private static func files() throws -> [ImageFile] {
        [
            try ImageFixtures.png(40, 30) { x, y in (UInt8(x * 6), UInt8(y * 8), UInt8(x * y % 256), 255) },
            try ImageFixtures.png(9, 9) { x, y in (UInt8(x), 0, 0, UInt8(y * 20)) },
            try ImageFixtures.quarters(.right),
            try ImageFixtures.svg("<g><path d='M0 0L20 10V4Z' fill='#123'/><text x='2' y='9'>Hi</text></g>"),
        ]
    }

    private func fault(_ bytes: [UInt8]) -> ImageFault? {
        do throws(ImageFault) {
            var file = try ImageFile(path: "a", bytes: bytes)
            try file.check()
            return nil
        } catch {
            return error
        }
    }

    @Test func `Complete files are accepted`() throws {
        for file in try Self.files() { #expect(fault(file.bytes) == nil) }
    }

    /// Cut off before the last pixels, every file is refused; what may be missing is the end mark alone.
    @Test func `Files cut off at any length are refused`() throws {
        for file in try Self.files() {
            let end = file.format == .png ? 16 : file.format == .jpeg ? 3 : 1
            for length in 0..<file.bytes.count {
                let found = fault(Array(file.bytes.prefix(length)))
                if length < file.bytes.count - end { #expect(found != nil, "\(file.format) of \(length) bytes") }
            }
        }
    }

    @Test func `Damaged bytes are refused or drawn`() throws {
        var generator = SplitMix(seed: 11)
        for file in try Self.files() {
            for _ in 0..<150 {
                var bytes = file.bytes
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                _ = fault(bytes)
            }
        }
    }

    /// A header that lies about the size, as a bomb of few bytes would.
    @Test func `Huge sizes are refused before memory is allocated`() throws {
        var bytes = try ImageFixtures.png(9, 9) { _, _ in (0, 0, 0, 255) }.bytes
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0, 0, 0, 0x7F, 0])
        #expect(fault(bytes) == .tooLarge(width: 32_512, height: 32_512))
    }

    /// A progressive JPEG is a pass over all pixels for each scan, and a scan may have a few bytes.
    @Test func `Scans without end are refused`() throws {
        var bytes = ImageFixtures.quartersJPEG
        let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x1B, 0x58, 0x1B, 0x58])
        bytes += (0..<50).flatMap { _ in [0xFF, 0xDA] as [UInt8] }
        #expect(fault(bytes) == .undecodable("it has 51 scans"))
    }

    /// Elements that contain each other, and entities that would fill the memory.
    @Test func `SVG images that expand without end are refused`() throws {
        _ = fault(try ImageFixtures.svg("<g id='a'><use href='#a'/></g>").bytes)
        var doctype = "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
        for level in 1...40 { doctype += "<!ENTITY a\(level) '&a\(level - 1);&a\(level - 1);'>" }
        let text = doctype + "]><svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&a40;</text></svg>"
        #expect(fault(Array(text.utf8)) != nil)
    }
}
