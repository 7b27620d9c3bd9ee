// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
package import LayoutModel

/// Text of equal cells: each character 10 points wide and each line 20 high at 17 points, other sizes in proportion;
/// letter spacing.
///
/// Lines break at spaces; a word wider than the limit breaks inside. The baseline stands 16 points below a line's top.
package struct FixedCellText: TextShaping {
    package init() {}

    package func measure(_ request: TextRequest) -> TextMeasurement {
        let string =
            switch request.text.content {
            case .plain(let string), .markup(let string): string
            }
        guard !string.isEmpty else {
            return TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0)
        }
        let grid = PixelGrid(scale: request.scale)
        let ratio = request.text.font.size / 17
        let (cell, height, ascent) = (
            10 * ratio + request.letterSpacing, grid.roundedUp(20 * ratio), grid.rounded(16 * ratio)
        )
        let limit = request.width.map { max(Int(($0 / cell + 1e-9).rounded(.down)), 1) } ?? Int.max
        var lines: [Int] = []
        for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
            lines += request.numberOfLines == 1 ? [paragraph.count] : Self.lines(of: paragraph, limit: limit)
        }
        let isCut = request.numberOfLines > 0 && lines.count > request.numberOfLines
        if isCut { lines.removeSubrange(request.numberOfLines...) }
        let widest = min(lines.max() ?? 0, limit)
        let total = Double(lines.count) * height + Double(lines.count - 1) * request.text.lineSpacing
        return TextMeasurement(
            size: Size(width: grid.roundedUp(Double(widest) * cell), height: total), firstBaseline: ascent,
            lastBaseline: total - height + ascent, lineCount: lines.count,
            isTruncated: isCut || (request.numberOfLines == 1 && (lines.max() ?? 0) > limit))
    }

    /// Without glyphs: there is no font.
    package func shapeOnce(_ request: TextRequest) -> ShapedText { shape(request) }

    package func shape(_ request: TextRequest) -> ShapedText {
        ShapedText(measurement: measure(request), lines: [])
    }

    /// The lengths of a paragraph's lines in characters.
    private static func lines(of paragraph: Substring, limit: Int) -> [Int] {
        var lines: [Int] = []
        var line = 0
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var length = word.count
            if line > 0, line + 1 + length <= limit {
                line += 1 + length
                continue
            }
            if line > 0 { lines.append(line) }
            while length > limit {
                lines.append(limit)
                length -= limit
            }
            line = length
        }
        return lines + [line]
    }
}
