// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// The glyphs of a text at every width: those of the whole text in one row, and for each width at which its lines change the parts of
/// the row that are its lines.
struct TextDrawing {
    /// A glyph that is not blank, of a font, size and colour.
    struct Glyph: Hashable {
        var font: FontProgram
        var id: UInt32
        var size: Double
        var color: Color?
        /// Points below the baseline.
        var drop: Double
    }

    struct Placed {
        var glyph: Glyph
        /// Points from the left end of the line.
        var x: Double
    }

    struct Line {
        /// The part of the row that the line begins with.
        var range: Range<Int>
        /// What follows, such as an ellipsis.
        var tail: [Placed]
        var width: Double
        /// Where its first glyph is.
        var lead: Double
        var baseline: Double
        /// From the left end of the line and the upper edge of the text.
        var bars: [ShapedText.Decoration]

        /// Whether it shows the same glyphs.
        func isLike(_ other: Line) -> Bool {
            range == other.range && tail.elementsEqual(other.tail) { $0.glyph == $1.glyph }
        }

        /// Whether what follows its part of the row is where it is in another line, which may be moved to the left.
        func endsLike(_ other: Line) -> Bool {
            zip(tail, other.tail).allSatisfy {
                abs($0.x - $1.x) < TextDrawing.tolerance || abs($0.x - lead - $1.x) < TextDrawing.tolerance
            }
        }
    }

    struct Step {
        /// The least width, points; that of the first step is the text's own.
        var from: Double
        var height: Double
        var lines: [Line]
    }

    let request: TextRequest
    /// The whole text, each line as it is in a box without a width.
    private(set) var row: [Glyph] = []
    /// By glyph of the row: its place, and where the glyph after it begins.
    private(set) var places: [(start: Double, end: Double)] = []
    /// From the widest to the narrowest; the first is the text without a width.
    private(set) var steps: [Step] = []
    let natural: TextMeasurement
    /// Where the lines begin in a box without a width.
    let lefts: [Double]

    /// More lines are those of the last step: only long texts have so many.
    private static let mostSteps = 300
    private static let unitsPerPoint = 1024.0

    /// - Parameters:
    ///   - request: without a width.
    ///   - isBlank: whether a glyph shows nothing.
    init(_ request: TextRequest, shaping: some TextShaping, isBlank: (FontProgram, UInt32) -> Bool) {
        self.request = request
        let whole = shaping.shape(request)
        natural = whole.measurement
        lefts = whole.lines.map(\.x)
        (row, places) = Self.row(of: whole, isBlank)
        let widest = (whole.lines.map(\.width).max() ?? 0) * Self.unitsPerPoint
        steps = [step(whole, from: (widest.rounded() - 0.5) / Self.unitsPerPoint, isBlank)]
        guard !row.isEmpty else { return }
        var ellipsis = request
        ellipsis.text.content = .plain("…")
        let shapedDots = shaping.shape(ellipsis)
        if let found = truncations(of: whole, dots: shapedDots, shaping: shaping, isBlank) {
            steps += found
            return
        }
        let dots = shapedDots.lines.first?.width ?? 0
        var request = request
        var width = widest.rounded() - 1
        let pixel = Self.unitsPerPoint / request.scale
        while width > 0, steps.count < Self.mostSteps {
            request.width = width / Self.unitsPerPoint
            let shaped = shaping.shapeOnce(request)
            var found = step(shaped, from: 0, isBlank)
            var own = found.lines.map { ($0.width * Self.unitsPerPoint).rounded() }
            // A line that is cut off is said to be as wide as its box, in which its glyphs are aligned.
            if shaped.measurement.isTruncated, let last = found.lines.indices.last,
                let tail = found.lines[last].tail.last, own[last] >= width - 1
            {
                let lead = found.lines[last].lead
                for index in found.lines[last].tail.indices { found.lines[last].tail[index].x -= lead }
                found.lines[last].width = tail.x - lead + dots
                own[last] = min((found.lines[last].width * Self.unitsPerPoint).rounded(), width)
            }
            // A character that is wider than the line stays in it.
            let widest = own.filter { $0 <= width }.max() ?? 0
            found.from = max((widest - 0.5) / Self.unitsPerPoint, 0)
            let isGuess = found.lines.contains { $0.range.isEmpty && $0.tail.count > 1 }
            if let known = steps.last, known.lines.elementsEqual(found.lines, by: { $0.isLike($1) }) {
                // The width that was thought to be the least was not.
                steps[steps.count - 1].from = found.from
                width = min(widest - 1, width - pixel / 4)
            } else {
                steps.append(found)
                width = isGuess ? min(widest - 1, width - pixel) : widest - 1
            }
        }
        if steps.count > 1 { steps[steps.count - 1].from = 0 }
    }

    /// The text with other pixels or in another direction: mostly its lines are those that are known. Nil if they are not.
    ///
    /// - Parameter known: the same text.
    init?(
        _ request: TextRequest, like known: TextDrawing, shaping: some TextShaping,
        isBlank: (FontProgram, UInt32) -> Bool
    ) {
        let whole = shaping.shape(request)
        self.request = request
        natural = whole.measurement
        lefts = whole.lines.map(\.x)
        (row, places) = Self.row(of: whole, isBlank)
        steps = known.steps
        let isAlike = zip(places, known.places).allSatisfy {
            abs($0.start - $1.start) < Self.tolerance && abs($0.end - $1.end) < Self.tolerance
        }
        // Fonts of several heights make lines of several heights.
        let hasBars = steps.contains { $0.lines.contains { !$0.bars.isEmpty } }
        guard row == known.row, isAlike, !hasBars,
            Set(row.map { "\(ObjectIdentifier($0.font)) \($0.size) \($0.drop)" }).count == 1
        else { return nil }
        for group in Dictionary(grouping: steps.indices, by: { steps[$0].lines.count }).values {
            for index in Set([group[0], group[group.count - 1]]) {
                var narrowed = request
                if index > 0 { narrowed.width = steps[index - 1].from - 0.5 / Self.unitsPerPoint }
                let found = step(index > 0 ? shaping.shapeOnce(narrowed) : whole, from: 0, isBlank)
                guard found.lines.elementsEqual(steps[index].lines, by: { $0.isLike($1) && $0.endsLike($1) }) else {
                    return nil
                }
                for other in group {
                    steps[other].height = found.height
                    for line in found.lines.indices { steps[other].lines[line].baseline = found.lines[line].baseline }
                }
            }
        }
    }

    /// The glyphs of the whole text, and their places in their lines.
    private static func row(
        of whole: ShapedText, _ isBlank: (FontProgram, UInt32) -> Bool
    ) -> (row: [Glyph], places: [(start: Double, end: Double)]) {
        var (row, places): ([Glyph], [(start: Double, end: Double)]) = ([], [])
        for line in whole.lines {
            let glyphs = line.runs.flatMap { run in run.glyphs.map { (run, $0) } }
            for (index, (run, glyph)) in glyphs.enumerated() where !isBlank(run.font, glyph.id) {
                row.append(Glyph(run, glyph, on: line))
                let end = index + 1 < glyphs.count ? glyphs[index + 1].1.x : line.x + line.width
                places.append((glyph.x - line.x, end - line.x))
            }
        }
        return (row, places)
    }

    func step(_ shaped: ShapedText, from: Double, _ isBlank: (FontProgram, UInt32) -> Bool) -> Step {
        var next = 0
        var lines: [Line] = []
        for line in shaped.lines {
            let placed = line.runs.flatMap { run in
                run.glyphs.filter { !isBlank(run.font, $0.id) }.map {
                    Placed(glyph: Glyph(run, $0, on: line), x: $0.x - line.x)
                }
            }
            let start = next
            for glyph in placed {
                guard next < row.count, row[next] == glyph.glyph,
                    abs(places[next].start - places[start].start - glyph.x + placed[0].x) < Self.tolerance
                else { break }
                next += 1
            }
            // A line that begins with a blank is not where the row is.
            if let first = placed.first, abs(first.x) > Self.tolerance, start > 0 { next = start }
            let bars = line.decorations.map { bar in
                var bar = bar
                bar.rect.x -= line.x
                return bar
            }
            lines.append(
                Line(
                    range: start..<next, tail: Array(placed.dropFirst(next - start)), width: line.width,
                    lead: placed.first?.x ?? 0,
                    baseline: line.baseline, bars: bars))
        }
        return Step(from: from, height: shaped.measurement.size.height, lines: lines)
    }

    /// Points.
    static let tolerance = 0.03
}

extension TextDrawing.Glyph {
    init(_ run: GlyphRun, _ glyph: GlyphRun.Glyph, on line: ShapedText.Line) {
        self.init(font: run.font, id: glyph.id, size: run.size, color: run.color, drop: glyph.y - line.baseline)
    }
}
