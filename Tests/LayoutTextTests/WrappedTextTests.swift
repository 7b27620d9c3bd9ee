// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

@testable import LayoutText

/// A text at many widths is shaped about as often as its lines change.
struct WrappedTextTests {
    private static let words = "Several words that wrap in a narrow column, one of them incomprehensible, and an end"

    private func request(
        _ mode: LineBreakMode, lines: Int, _ alignment: StyledText.Alignment, _ width: Double
    ) -> TextRequest {
        var request = TextRequest.plain(
            Self.words, lines: lines, mode: mode, width: width, alignment: alignment)
        request.text.pushesOutWords = true
        return request
    }

    /// In an order in which most widths lie between two that are known.
    private static let widths = [40.0, 640] + (0..<600).map { 40 + Double($0 * 181 % 600) }

    @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail, .byTruncatingMiddle], [0, 2])
    func `At every width it is what it is without the others`(mode: LineBreakMode, lines: Int) throws {
        let measurer = try PangoTextMeasurer()
        for alignment in [StyledText.Alignment.natural, .center, .justified] {
            for width in Self.widths {
                let request = request(mode, lines: lines, alignment, width)
                let alone = TextShaper(library: measurer.library, request: request).shape().text
                #expect(measurer.shape(request) == alone, "\(alignment) \(width)")
            }
        }
    }

    @Test func `Widths between two with the same lines need no shaping`() throws {
        let measurer = try PangoTextMeasurer()
        var distinct: Set<ShapedText> = []
        for width in Self.widths {
            distinct.insert(measurer.shape(request(.byWordWrapping, lines: 0, .natural, width)))
        }
        // Each range of widths is found from its ends, and grows with each width beyond them.
        #expect(distinct.count > 8)
        #expect(measurer.shapings < 10 * distinct.count)
    }
}
