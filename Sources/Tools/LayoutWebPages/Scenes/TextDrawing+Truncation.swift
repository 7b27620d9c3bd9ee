// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// A text in one line that is cut off at its end, at every width, from two texts instead of one for each width: the whole text says where
/// it can be cut, and the text with an ellipsis behind each character where the ellipsis is then.
extension TextDrawing {
    /// The steps below the whole text's own width; nil if letters take other forms beside an ellipsis, or have another order.
    ///
    /// - Parameter dots: the ellipsis alone.
    func truncations(
        of whole: ShapedText, dots: ShapedText, shaping: some TextShaping, _ isBlank: (FontProgram, UInt32) -> Bool
    ) -> [Step]? {
        guard request.numberOfLines == 1, request.lineBreakMode == .byTruncatingTail, whole.lines.count == 1,
            case .plain(let text) = request.text.content, whole.lines[0].decorations.isEmpty
        else { return nil }
        var spread = request
        spread.text.content = .plain(text.map { "\($0)…" }.joined())
        let (line, cutLines) = (whole.lines[0], shaping.shapeOnce(spread).lines)
        let glyphs = Self.glyphs(of: line)
        guard cutLines.count == 1, glyphs.count == text.count else { return nil }
        let cut = Self.glyphs(of: cutLines[0])
        guard cut.count == 2 * glyphs.count,
            glyphs.indices.allSatisfy({ glyphs[$0].glyph == cut[2 * $0].glyph && glyphs[$0].x >= cutPlace($0, glyphs) })
        else { return nil }
        let dotsWidth = dots.lines.first?.width ?? 0
        var count = row.count
        let baseline = line.baseline
        let steps = glyphs.indices.reversed().map { kept -> Step in
            // The first of so many characters are kept.
            if !isBlank(glyphs[kept].glyph.font, glyphs[kept].glyph.id) { count -= 1 }
            let place = kept == 0 ? 0 : glyphs[kept - 1].x + cut[2 * kept - 1].x - cut[2 * kept - 2].x
            let from = max(glyphs[kept].x + dotsWidth, place + dotsWidth - Self.slack) - Self.half
            let end = Placed(glyph: cut[kept == 0 ? 1 : 2 * kept - 1].glyph, x: place)
            let shown = Line(
                range: 0..<count, tail: [end], width: place + dotsWidth, lead: 0, baseline: baseline, bars: [])
            return Step(from: kept == 0 ? 0 : max(from, 0), height: whole.measurement.size.height, lines: [shown])
        }
        for place in Set([0, steps.count / 2, steps.count - 2]) where steps.indices.contains(place) {
            guard isShaped(steps[place], shaping, isBlank) else { return nil }
        }
        return steps
    }

    /// Whether the program shapes a step so.
    private func isShaped(
        _ step: Step, _ shaping: some TextShaping, _ isBlank: (FontProgram, UInt32) -> Bool
    ) -> Bool {
        var request = request
        request.width = step.from + 2 * Self.half
        let found = self.step(shaping.shapeOnce(request), from: step.from, isBlank)
        guard found.lines.count == 1, found.lines[0].isLike(step.lines[0]), let end = found.lines[0].tail.last else {
            return false
        }
        return abs(end.x - found.lines[0].lead - step.lines[0].tail[0].x) < Self.tolerance
            && abs(found.height - step.height) < Self.tolerance
            && abs(found.lines[0].baseline - step.lines[0].baseline) < Self.tolerance
    }

    private func cutPlace(_ index: Int, _ glyphs: [Placed]) -> Double { index == 0 ? 0 : glyphs[index - 1].x }

    /// From the left end of the line.
    private static func glyphs(of line: ShapedText.Line) -> [Placed] {
        line.runs.flatMap { run in
            run.glyphs.map { Placed(glyph: Glyph(run, $0, on: line), x: $0.x - line.x) }
        }
    }

    /// Points by which a line may be wider than its box, as in the program's own truncation, and half a unit of Pango's.
    private static let slack = 1.0 / 512
    private static let half = 0.5 / 1024
}
