// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutText
import Testing

/// The last words of a label: UIKit leaves none of them alone since iOS 11.
struct OrphanedWordTests {
    let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    private func width(_ text: String) -> Double { measurer.measure(.plain(text, scale: 1024)).size.width }

    private func lines(
        _ text: String, width: Double, lines: Int = 0, pushesOut: Bool = true
    ) -> (texts: [String], measured: TextMeasurement) {
        var request = TextRequest.plain(text, lines: lines, width: width)
        request.text.pushesOutWords = pushesOut
        let shaped = measurer.shape(request)
        return (shaped.lines.map { $0.text.trimmingSpaces }, shaped.measurement)
    }

    @Test func `A last line of one word gets the word before it`() {
        let text = "aaaa bbbb cccc dddd"
        let room = width("aaaa bbbb cccc") + 1
        #expect(lines(text, width: room, pushesOut: false).texts == ["aaaa bbbb cccc", "dddd"])
        let (texts, measured) = lines(text, width: room)
        #expect(texts == ["aaaa bbbb", "cccc dddd"])
        #expect(measured.size.width < lines(text, width: room, pushesOut: false).measured.size.width)
        #expect(measured.size.height == lines(text, width: room, pushesOut: false).measured.size.height)
        #expect(lines("one\n" + text, width: room).texts == ["one", "aaaa bbbb", "cccc dddd"])
    }

    @Test func `At the width that they need lines stay as they are`() {
        let text = "aaaa bbbb cccc dddd"
        let first = lines(text, width: width("aaaa bbbb cccc") + 1)
        let again = lines(text, width: first.measured.size.width)
        #expect(again.texts == first.texts)
        #expect(again.measured == first.measured)
    }

    @Test(arguments: [
        // Several words are in the last line.
        ("aaaa bbbb cccc d e", "aaaa bbbb cccc", ["aaaa bbbb cccc", "d e"]),
        // The line before it would be empty.
        ("bbbb aaaa", "bbbb", ["bbbb", "aaaa"]),
        // Both words together do not fit.
        ("aa bbbbbbbb cccccccc", "aa bbbbbbbb", ["aa bbbbbbbb", "cccccccc"]),
        // The author has broken the line.
        ("aaaa bbbb\ncccc", "aaaa bbbb", ["aaaa bbbb", "cccc"]),
        ("  aaaa bbbb", "  aaaa", ["aaaa", "bbbb"]),
    ])
    func `Other last lines stay as they are`(text: String, room: String, expected: [String]) {
        #expect(lines(text, width: width(room) + 1).texts == expected)
        #expect(lines(text, width: width(room) + 1, pushesOut: false).texts == expected)
    }

    @Test func `Truncated text keeps its lines`() {
        let text = "aaaa bbbb cccc dddd eeee ffff gggg"
        let room = width("aaaa bbbb cccc") + 1
        #expect(lines(text, width: room, lines: 2).texts == lines(text, width: room, lines: 2, pushesOut: false).texts)
        #expect(lines(text, width: room, lines: 2).measured.isTruncated)
    }

    @Test func `The font of a system up to iOS 13 is set wider at 17 points`() {
        func width(_ profile: Profile.Name, size: Double, family: String = Font.systemFamily) -> Double {
            var request = TextRequest.plain("Please select a room", size: size, family: family, scale: 1024)
            request.text = request.text.drawn(by: profile)
            return measurer.measure(request).size.width
        }
        for old in [Profile.Name.ios12, .ios13] {
            #expect(abs(width(old, size: 17) - width(.ios17, size: 17) - 20 * 0.02) < 0.02)
            #expect(width(old, size: 16) == width(.ios17, size: 16))
            #expect(width(old, size: 17, family: "DejaVu Sans") == width(.ios17, size: 17, family: "DejaVu Sans"))
        }
        #expect(width(.ios26, size: 17) == width(.ios17, size: 17))
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
    }
}
