// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import Testing

struct JSONOutputTests {
    @Test func `Values are indented by two spaces a level, however deep`() {
        var value = JSONOutput.string(String(repeating: "x", count: 120))
        for _ in 0..<20 { value = .array([value]) }
        let lines = value.text.split(separator: "\n").prefix(21)
        #expect(lines.map { $0.prefix { $0 == " " }.count } == (0...20).map { 2 * $0 })
    }

    @Test(arguments: [0, 9, 10, 99, 100, -1, -10, .max, .min])
    func `An integer takes the room of its characters`(integer: Int) {
        let room = 108 - String(integer).utf8.count
        for excess in 0...1 {
            let value = JSONOutput.array([.string(String(repeating: "x", count: room + excess)), .integer(integer)])
            #expect(value.text.contains("\n") == (excess == 1))
        }
    }

    /// A terminal would show what follows in another order.
    @Test func `Characters that change the direction of text are escaped`() {
        let controls = "\u{61C}\u{200E}\u{200F}\u{202A}\u{202E}\u{2066}\u{2069}\u{2028}"
        #expect(
            JSONOutput.quoted("a\(controls)…ش") == #""a\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u2028…ش""#)
    }

    @Test func `Strings are escaped where JSON requires it`() {
        #expect(JSONOutput.quoted("a\"b\\c\n\t\u{1}\u{7F}\u{85}é😀") == #""a\"b\\c\n\t\u0001\u007f\u0085é😀""#)
        #expect(JSONOutput.quoted("plain") == "\"plain\"")
    }
}
