// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
import LayoutModel

/// A request's text, and the fonts and characters that were not available.
struct ShapingResult {
    var text: ShapedText
    var findings: [FontFinding]
    /// As `BrokenText.breakable`.
    var breakable: [BreakableParagraph]?

    static let empty = ShapingResult(
        text: ShapedText(
            measurement: TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0), lines: []),
        findings: [])
}
