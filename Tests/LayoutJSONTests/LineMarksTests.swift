// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport
import SourceLocations
import Testing

@testable import LayoutJSON

struct LineMarksTests {
    /// Asked in any order, it counts what a scan from the offset counts.
    @Test(arguments: 0..<20)
    func `The marks to the end of a line are counted from any offset`(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let signs: [UInt8] = [0x22, 0x22, 0x61, 0x20, 0x0A, 0x3A]
        let bytes = (0..<200).map { _ in signs[Int.random(in: signs.indices, using: &random)] }
        let marks = LineMarks()
        for _ in 0..<300 {
            let start = Int.random(in: bytes.indices, using: &random)
            let expected = bytes[start...].prefix { $0 != 0x0A }.count { $0 == 0x22 }
            #expect(marks.count(from: start, in: bytes) == expected)
        }
    }

    @Test func `A mark behind a backslash does not count`() {
        let bytes = Array(#""a\"b", "c"#.utf8)
        #expect(LineMarks().count(from: 0, in: bytes) == 3)
    }

    /// It took minutes when every string counted the marks of the rest of its line.
    @Test func `A damaged file of one line is read once`() {
        let text = #"{"root":{"children":["# + String(repeating: #"{"id":"a" {"id":"b" "#, count: 50_000)
        let result = JSONReader.read(SourceText(name: "", text))
        #expect(!result.isComplete && !result.errors.isEmpty)
    }
}
