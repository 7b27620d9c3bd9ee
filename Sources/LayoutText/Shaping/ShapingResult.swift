internal import LayoutGeometry
import LayoutModel

/// A request's text, and what it asked for and did not get.
struct ShapingResult {
    var text: ShapedText
    var findings: [FontFinding]

    static let empty = ShapingResult(
        text: ShapedText(
            measurement: TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0), lines: []),
        findings: [])
}
