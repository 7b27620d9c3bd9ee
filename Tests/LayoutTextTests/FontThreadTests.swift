// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import LayoutText
import Testing

/// Pango looks for fonts in its own threads, which continue after a font has been found.
struct FontThreadTests {
    /// More faces than Cairo keeps open. Crashed in one of three runs when six of them, each a hundred times as long, shared
    /// two processors.
    @Test(arguments: 0..<8)
    func `Faces are opened while Pango looks for others`(_ run: Int) throws {
        for _ in 0..<4 {
            let text = try PangoTextMeasurer()
            for weight in [400, 700, 300, 900, 500, 600, 100, 800, 200] {
                for italic in [false, true] {
                    let request = TextRequest.plain("Añ \(run)", weight: weight, italic: italic)
                    #expect(text.measure(request).size.width > 0)
                }
            }
        }
    }

    /// More than Pango caches, and each of them again after it has been evicted.
    @Test func `More fonts can be used than Pango caches`() throws {
        let text = try PangoTextMeasurer()
        func widths() -> [Double] {
            (0..<600).map { text.measure(.plain("Width", size: 10 + Double($0) / 8)).size.width }
        }
        let first = widths()
        for (size, width) in first.enumerated().dropFirst(80) { #expect(width > first[size - 80]) }
        #expect(widths() == first)
    }

    @Test func `One paragraph may have more fonts than Pango caches`() throws {
        let text = try PangoTextMeasurer()
        let sizes = (0..<400).map { 8 + Double($0) / 16 }
        let markup = sizes.map { "<span size=\"\(Int($0 * 1024))\">a</span>" }.joined()
        let width = text.measure(.markup(markup)).size.width
        let parts = sizes.reduce(0.0) {
            $0 + text.measure(.markup("<span size=\"\(Int($1 * 1024))\">a</span>")).size.width
        }
        #expect(abs(width - parts) < 0.5 * Double(sizes.count))
        #expect(width > 400 * 4)
    }
}
