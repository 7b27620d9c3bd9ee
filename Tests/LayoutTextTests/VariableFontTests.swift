// SPDX-License-Identifier: Apache-2.0
import FontFiles
import Foundation
import LayoutModel
import LayoutText
import Testing

/// A font whose file has an axis for its weight, here one without glyphs that differ.
struct VariableFontTests {
    private static let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    /// A font file with one table more: a font with axes of these ranges, whose defaults are in their middle.
    private func file(axes: [(tag: String, range: ClosedRange<Int>)]) throws -> String {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let font = [UInt8](try Data(contentsOf: URL(filePath: Self.path)))
        func number(_ offset: Int, _ count: Int) -> Int {
            font[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        var table = bytes(1, 2) + bytes(0, 2) + bytes(16, 2) + bytes(2, 2) + bytes(axes.count, 2) + bytes(20, 2)
        table += bytes(0, 2) + bytes(4 * axes.count + 4, 2)
        for axis in axes {
            let middle = (axis.range.lowerBound + axis.range.upperBound) / 2
            table += Array(axis.tag.utf8)
            for value in [axis.range.lowerBound, middle, axis.range.upperBound] { table += bytes(value << 16, 4) }
            table += bytes(0, 2) + bytes(1, 2)
        }
        let count = number(4, 2)
        var (directory, contents): ([UInt8], [UInt8]) = (Array(font[..<4]) + bytes(count + 1, 2) + font[6..<12], [])
        let start = 12 + 16 * (count + 1)
        func add(_ tag: [UInt8], _ checksum: Int, _ table: [UInt8]) {
            directory += tag + bytes(checksum, 4) + bytes(start + contents.count, 4) + bytes(table.count, 4)
            contents += table + [UInt8](repeating: 0, count: -table.count & 3)
        }
        var tables = stride(from: 12, to: 12 + 16 * count, by: 16).map { record in
            (
                tag: Array(font[record..<record + 4]), checksum: number(record + 4, 4),
                bytes: Array(font[number(record + 8, 4)..<number(record + 8, 4) + number(record + 12, 4)])
            )
        }
        tables.append((tag: Array("fvar".utf8), checksum: 0, bytes: table))
        for table in tables.sorted(by: { $0.tag.lexicographicallyPrecedes($1.tag) }) {
            add(table.tag, table.checksum, table.bytes)
        }
        let path = NSTemporaryDirectory() + "variable-\(UUID().uuidString).ttf"
        try Data(directory + contents).write(to: URL(filePath: path))
        return path
    }

    @Test func `A font with an axis for the weight has all weights of its range`() throws {
        let path = try file(axes: [("wght", 200...700)])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let faces = FontFile.faces(inFile: path)
        #expect(faces.map(\.weight) == [200, 300, 400, 500, 600, 700])
        #expect(faces.map { $0.variations["wght"] } == [200, 300, 400, 500, 600, 700])
        #expect(faces.allSatisfy { !$0.isItalic && $0.family == "DejaVu Sans" })
        let measurer = try PangoTextMeasurer(documentFonts: faces)
        for (weight, found) in [(400, 400.0), (700, 700), (900, 700), (100, 200)] {
            let line = measurer.shape(.plain("a", family: "DejaVu Sans", weight: weight)).lines.first
            #expect(line?.runs.first?.font.variations == ["wght": found])
        }
    }

    @Test func `An axis for the slant gives italic faces`() throws {
        let path = try file(axes: [("slnt", -12...0), ("wght", 400...500)])
        defer { try? FileManager.default.removeItem(atPath: path) }
        let faces = FontFile.faces(inFile: path)
        #expect(faces.map(\.isItalic) == [false, false, true, true])
        #expect(faces.last?.variations == ["slnt": -12, "wght": 500])
    }

    @Test func `A font without axes has one face`() {
        #expect(FontFile.faces(inFile: Self.path).map(\.variations) == [[:]])
    }
}
