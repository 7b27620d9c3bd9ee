// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Texts in the form that the page's script reads. In several directions and numbers of pixels per point a text has one row of glyphs.
extension PageScenes {
    mutating func number(of request: TextRequest) -> Int {
        let number = texts.number(of: request)
        if number == textDrawings.count {
            let isBlank = { [glyphs] (font: FontProgram, glyph: UInt32) in glyphs.isBlank(glyph, of: font) }
            var plain = request
            (plain.scale, plain.direction) = (1, .leftToRight)
            let text =
                textsAlike[plain].flatMap {
                    TextDrawing(request, like: $0, shaping: painter.shaping, isBlank: isBlank)
                } ?? TextDrawing(request, shaping: painter.shaping, isBlank: isBlank)
            if textsAlike[plain] == nil { textsAlike[plain] = text }
            textDrawings.append(.null)
            let fewer = fewerLines(text).map { JSONOutput.integer(self.number(of: $0)) }
            textDrawings[number] = json(text, fewer)
        }
        return number
    }

    /// More lines than that are hardly ever cut off, and long texts would fill the page.
    private static let mostFewerLines = 3

    /// The text in fewer lines, the last of which is cut off: one line, two lines and so on.
    private func fewerLines(_ text: TextDrawing) -> [TextRequest] {
        let most = text.steps.map(\.lines.count).max() ?? 0
        guard text.request.numberOfLines != 1, most > 1 else { return [] }
        return (1...min(most - 1, Self.mostFewerLines)).map { count in
            var request = text.request
            request.numberOfLines = count
            return request
        }.filter { $0.numberOfLines != text.request.numberOfLines }
    }

    private mutating func json(_ text: TextDrawing, _ fewer: [JSONOutput]) -> JSONOutput {
        let align =
            switch text.request.text.alignment {
            case .left: 0.0
            case .center: 0.5
            case .right: 1.0
            case .natural, .justified: text.request.direction == .rightToLeft ? 1.0 : 0
            }
        let row = row(of: text)
        var members: [JSONOutput.Member] = [
            .init("row", .integer(rows.number(of: row))), .init("align", .decimal(align)),
            .init("width", .decimal(text.natural.size.width)), .init("limit", .integer(text.request.numberOfLines)),
            .init("spacing", .decimal(text.request.text.lineSpacing)),
            .init("heights", .array(text.steps.map { .decimal($0.height) }.runs)),
            .init(
                "baselines", .array(text.steps.map { .array($0.lines.map { .decimal($0.baseline, places: 3) }) }.runs)),
        ]
        if !fewer.isEmpty { members.append(.init("fewer", .array(fewer))) }
        if text.lefts.contains(where: { abs($0) > 0.001 }) {
            members.append(.init("lefts", .array(text.lefts.map { .decimal($0, places: 3) })))
        }
        return .members(members)
    }

    private mutating func row(of text: TextDrawing) -> JSONOutput {
        var styles: [JSONOutput] = []
        var start = 0
        for index in text.row.indices {
            let isLast = index + 1 == text.row.count
            guard isLast || style(text.row[index + 1]) != style(text.row[index]) else { continue }
            styles += [.integer(index + 1 - start)] + style(text.row[index])
            start = index + 1
        }
        let thousandths = { (points: Double) in JSONOutput.integer(Int((points * 1000).rounded())) }
        let advances = text.places.map { thousandths($0.end - $0.start) }
        let gaps = text.places.indices.map { index in
            thousandths(text.places[index].start - (index > 0 ? text.places[index - 1].end : 0))
        }
        let coder = LineCoder(text)
        let steps = text.steps.enumerated().map { index, step -> JSONOutput in
            let lines = JSONOutput.array(step.lines.map { coder.json($0) ?? json($0) })
            let isLast = index > 0 && index == text.steps.count - 1
            return isLast || coder.findsStart(of: step)
                ? .array([lines]) : .array([.decimal(step.from, places: 6), lines])
        }
        let dots = coder.dots.map { json(TextDrawing.Placed(glyph: $0, x: 0)) + [.decimal(coder.dotsWidth)] } ?? []
        return .members([
            .init("glyphs", .array(text.row.map { .integer(glyphs.number(of: $0.id, of: $0.font)) })),
            .init("advances", .array(advances)), .init("gaps", .array(gaps)), .init("styles", .array(styles)),
            .init("steps", .array(steps)), .init("dots", .array(dots)),
        ])
    }

    private mutating func style(_ glyph: TextDrawing.Glyph) -> [JSONOutput] {
        let color = glyph.color.map { colors.number(of: Array(repeating: $0, count: painter.appearances.count)) }
        return [.decimal(glyph.size), .decimal(glyph.drop), .integer(color ?? -1)]
    }

    /// Its part of the row and its width; then the glyphs and the bars that are not in the row.
    private mutating func json(_ line: TextDrawing.Line) -> JSONOutput {
        var parts: [JSONOutput] = [
            .integer(line.range.lowerBound), .integer(line.range.count),
            .decimal(line.width, places: 3), .array(line.tail.flatMap { json($0) }),
        ]
        if !line.bars.isEmpty { parts.append(.array(line.bars.flatMap { json($0) })) }
        return .array(parts)
    }

    private mutating func json(_ placed: TextDrawing.Placed) -> [JSONOutput] {
        [.integer(glyphs.number(of: placed.glyph.id, of: placed.glyph.font)), .decimal(placed.x, places: 3)]
            + style(placed.glyph)
    }

    private mutating func json(_ bar: ShapedText.Decoration) -> [JSONOutput] {
        let color = bar.color.map { colors.number(of: Array(repeating: $0, count: painter.appearances.count)) }
        let numbers = [bar.rect.x, bar.rect.y, bar.rect.width, bar.rect.height]
        return numbers.map { .decimal($0, places: 3) }
            + [.integer(color ?? -1), .integer(bar.kind == .background ? 1 : 0)]
    }

    /// A line that stays as it is: its baseline, its glyphs and its bars.
    mutating func json(_ line: ShapedText.Line) -> JSONOutput {
        var placed: [JSONOutput] = []
        for run in line.runs {
            for glyph in run.glyphs where !glyphs.isBlank(glyph.id, of: run.font) {
                placed += json(
                    TextDrawing.Placed(
                        glyph: TextDrawing.Glyph(
                            font: run.font, id: glyph.id, size: run.size, color: run.color,
                            drop: glyph.y - line.baseline),
                        x: glyph.x))
            }
        }
        return .array([
            .decimal(line.baseline, places: 3), .array(placed), .array(line.decorations.flatMap { json($0) }),
        ])
    }
}

extension [JSONOutput] {
    /// Each value with how often it follows itself.
    fileprivate var runs: [JSONOutput] {
        var found: [(value: JSONOutput, count: Int)] = []
        for value in self {
            if found.last?.value == value { found[found.count - 1].count += 1 } else { found.append((value, 1)) }
        }
        return found.flatMap { [$0.value, .integer($0.count)] }
    }
}
