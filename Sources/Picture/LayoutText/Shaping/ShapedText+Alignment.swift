// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel

extension TextRequest {
    /// Where a line begins in a box; points.
    func left(of width: Double, in box: Double) -> Double {
        switch text.alignment {
        case .left: 0
        case .right: box - width
        case .center: (box - width) / 2
        case .natural, .justified: direction == .rightToLeft ? box - width : 0
        }
    }
}

extension ShapedText {
    /// These lines aligned in the box of a request.
    func aligned(for request: TextRequest) -> ShapedText {
        guard let width = request.width, width.isFinite else { return self }
        var text = self
        text.lines = lines.map { line in
            let x = request.left(of: line.width, in: width)
            return line.moved(right: x - line.x)
        }
        return text
    }
}

extension ShapedText.Line {
    /// The line with everything in it moved; points.
    func moved(right x: Double, down y: Double = 0) -> ShapedText.Line {
        guard x != 0 || y != 0 else { return self }
        var line = self
        line.x += x
        line.baseline += y
        for run in line.runs.indices {
            for glyph in line.runs[run].glyphs.indices {
                line.runs[run].glyphs[glyph].x += x
                line.runs[run].glyphs[glyph].y += y
            }
        }
        for index in line.decorations.indices {
            line.decorations[index].rect.x += x
            line.decorations[index].rect.y += y
        }
        return line
    }
}
