// SPDX-License-Identifier: Apache-2.0
import SourceLocations
import Testing

struct SourceTextTests {
    @Test func `Columns count characters and lines end before their break`() {
        let source = SourceText(name: "", "é\r\nab😀c\n\n")
        #expect(source.position(of: 0) == SourcePosition(line: 1, column: 1))
        #expect(source.position(of: 2) == SourcePosition(line: 1, column: 2))
        #expect(source.position(of: 4) == SourcePosition(line: 2, column: 1))
        #expect(source.position(of: 10) == SourcePosition(line: 2, column: 4))
        #expect(source.position(of: 11) == SourcePosition(line: 2, column: 5))
        #expect(source.position(of: 12) == SourcePosition(line: 3, column: 1))
        #expect(source.position(of: 99) == SourcePosition(line: 4, column: 1))
        #expect((0...5).map(source.line) == ["", "é", "ab😀c", "", "", ""])
    }

    @Test func `Columns can count bytes, and the code units of UTF-16`() {
        var source = SourceText(name: "", "x\naé😀c")
        source.columnUnit = .bytes
        #expect([2, 3, 5, 9, 10].map { source.position(of: $0).column } == [1, 2, 4, 8, 9])
        source.columnUnit = .utf16
        #expect([2, 3, 5, 9, 10].map { source.position(of: $0).column } == [1, 2, 3, 5, 6])
        let units = Array("\u{FEFF}aé😀c".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        var wide = SourceText(name: "", bytes: units)
        wide.columnUnit = .utf16
        #expect([2, 4, 6, 10].map { wide.position(of: $0).column } == [1, 2, 3, 5])
    }

    /// Columns of one long line, counted by blocks, against a count from its start.
    @Test func `Columns of a long line are found`() {
        let text = "ä\n" + String(repeating: "aé😀", count: 2_000)
        let source = SourceText(name: "", text)
        var expected = 1
        var offset = 3
        for scalar in text.unicodeScalars.dropFirst(2) {
            #expect(source.position(of: offset) == SourcePosition(line: 2, column: expected))
            expected += 1
            offset += UTF8.width(scalar)
        }
        #expect(source.position(of: offset + 10).column == expected)
    }
}
