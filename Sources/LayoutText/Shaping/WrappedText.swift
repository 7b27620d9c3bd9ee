// SPDX-License-Identifier: Apache-2.0
import LayoutModel
/// The lines of a text at a range of widths.
///
/// Where two widths give the same lines, every width between them does: each line takes as many words as fit, and more width
/// never takes fewer. A layout that is solved at many sizes thus shapes a text about as often as its lines change.
struct WrappedText {
    /// Points.
    var widths: ClosedRange<Double>
    let result: ShapingResult

    /// False where lines end at any character and the last one gets a word from the one before: a little more width then takes
    /// characters of that word, until all of it moves down again.
    static func isPossible(for request: TextRequest) -> Bool {
        !(request.text.pushesOutWords && request.lineBreakMode == .byCharWrapping)
    }
}

extension [WrappedText] {
    /// Adds what a text is at a width, which none of these has.
    mutating func note(_ result: ShapingResult, at width: Double) {
        guard width.isFinite else { return }
        guard let same = firstIndex(where: { $0.result.text == result.text }) else {
            return append(WrappedText(widths: width...width, result: result))
        }
        let widths = self[same].widths
        self[same].widths = Swift.min(widths.lowerBound, width)...Swift.max(widths.upperBound, width)
    }
}
