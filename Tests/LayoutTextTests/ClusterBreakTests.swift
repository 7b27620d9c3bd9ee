// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

@testable import LayoutText

/// Lines that may end within a grapheme cluster, where Pango 1.50 fails an assertion if the rest does not fit.
struct ClusterBreakTests {
    @Test(arguments: [
        "o p re\u{AD}\u{200B}\ti", "o p re\u{AD}\u{AD}\ti", "o p re\u{AD}\u{200D}\ti", "o p re\u{AD}\u{2060}\ti",
        "o p re\u{AD}\u{FEFF}\ti", "o p re\u{AD}\u{301}\ti", "o p re\u{AD}\u{200E}\ti", "o p re\u{2010}\u{200B}\ti",
    ])
    func `A text with such a break is measured at every width`(text: String) throws {
        let measurer = try PangoTextMeasurer()
        for step in 8..<600 {
            let request = TextRequest.plain(text, lines: 0, mode: .byWordWrapping, width: Double(step) / 4)
            let size = measurer.measure(request).size
            #expect(size.width > 0 && size.height >= 20)
        }
    }

    @Test func `A word without such a break is broken where it does not fit`() throws {
        let request = TextRequest.plain("incompréhensible", lines: 0, mode: .byWordWrapping, width: 40)
        #expect(try PangoTextMeasurer().measure(request).lineCount > 1)
    }
}
