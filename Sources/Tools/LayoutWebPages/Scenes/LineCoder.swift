// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// What of a text's lines follows from its row of glyphs, so that a page need not have it: how wide a line is, where an ellipsis is,
/// and from which width on lines are so.
struct LineCoder {
    /// The ellipsis that ends lines, and its width.
    private(set) var dots: TextDrawing.Glyph?
    private(set) var dotsWidth = 0.0
    /// By number of glyphs of the row: where these end, and where the next one begins, in thousandths as the script adds them up.
    private var ends = [(own: 0.0, next: 0.0)]

    /// Points.
    private static let tolerance = 0.01
    /// Points by which the script lets a step begin earlier, since sums of thousandths are not exact.
    private static let lead = 0.006

    init(_ text: TextDrawing) {
        func sum(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }
        for (index, place) in text.places.enumerated() {
            let gap = index > 0 ? 0 : sum(place.start)
            let end = ends[index].next + gap + sum(place.end - place.start)
            let next = index + 1 < text.places.count ? sum(text.places[index + 1].start - place.end) : 0
            ends.append((end, end + next))
        }
        guard let line = text.steps.lazy.compactMap(\.lines.last).first(where: { $0.tail.count == 1 }) else { return }
        dots = line.tail[0].glyph
        dotsWidth = line.width - line.tail[0].x
    }

    /// The part of the row, then 0 for an ellipsis at its end and 1 for one behind a blank; nil for other lines.
    func json(_ line: TextDrawing.Line) -> JSONOutput? {
        guard line.bars.isEmpty else { return nil }
        let part = [line.range.lowerBound, line.range.count].map(JSONOutput.integer)
        if line.tail.isEmpty {
            return abs(line.width - width(of: line.range).own) < Self.tolerance ? .array(part) : nil
        }
        guard line.tail.count == 1, line.tail[0].glyph == dots,
            abs(line.width - line.tail[0].x - dotsWidth) < Self.tolerance
        else { return nil }
        let (own, next) = width(of: line.range)
        if abs(line.tail[0].x - own) < Self.tolerance { return .array(part + [.integer(0)]) }
        return abs(line.tail[0].x - next) < Self.tolerance ? .array(part + [.integer(1)]) : nil
    }

    /// Whether a step begins with the width of its widest line.
    func findsStart(of step: TextDrawing.Step) -> Bool {
        let widths = step.lines.map { line in
            guard json(line) != nil else { return line.width }
            let (own, next) = width(of: line.range)
            guard let end = line.tail.first else { return own }
            return (abs(end.x - own) < Self.tolerance ? own : next) + dotsWidth
        }
        let lead = step.from - ((widths.max() ?? 0) - Self.lead)
        return lead >= 0 && lead < 2 * Self.lead
    }

    /// The width of a part of the row, and that with the blank behind it.
    private func width(of range: Range<Int>) -> (own: Double, next: Double) {
        guard !range.isEmpty else { return (0, 0) }
        let start = range.lowerBound > 0 ? ends[range.lowerBound].next : 0
        return (ends[range.upperBound].own - start, ends[range.upperBound].next - start)
    }
}
