// SPDX-License-Identifier: Apache-2.0
internal import CPango
internal import LayoutGeometry
internal import LayoutModel

/// One request → its lines.
struct TextShaper {
    let library: FontLibrary
    let request: TextRequest
    private let grid: PixelGrid

    /// Sizes that make sense on a screen; others are clamped.
    private static let fontSizes = 0.5...4096.0

    init(library: FontLibrary, request: TextRequest) {
        self.library = library
        self.request = request
        grid = PixelGrid(scale: request.scale.isFinite && request.scale > 0 ? request.scale : 1)
    }

    private var language: String { request.language ?? (request.direction == .rightToLeft ? "ar" : "en") }

    func shape() -> ShapingResult {
        guard !request.text.content.isEmpty else { return .empty }
        var findings: [FontFinding] = []
        let segments = segments(&findings)
        guard segments.contains(where: { !$0.text.isEmpty }) else { return .empty }
        var planner = FacePlanner(library: library, language: language)
        let (lines, isTruncated) = breakLines(Paragraph.split(segments), with: &planner)
        return ShapingResult(
            text: place(lines, isTruncated: isTruncated), findings: findings + planner.findings)
    }

    private func segments(_ findings: inout [FontFinding]) -> [TextSegment] {
        var font = request.text.font
        let sizes = Self.fontSizes
        font.size = font.size.isNaN ? 17 : min(max(font.size, sizes.lowerBound), sizes.upperBound)
        var segments: [TextSegment]
        switch request.text.content {
        case .plain(let text): segments = [TextSegment(text: text, font: font)]
        case .markup(let markup):
            do throws(MarkupFault) {
                segments = try MarkupReader(font: font).read(markup)
            } catch {
                findings.append(.invalidMarkup(error))
                segments = [TextSegment(text: markup, font: font)]
            }
        }
        for index in segments.indices {
            let size = segments[index].font.size
            segments[index].font.size = min(max(size, sizes.lowerBound), sizes.upperBound)
            segments[index].look.letterSpacing +=
                (request.letterSpacing.isFinite ? request.letterSpacing : 0) + request.text.tracking
        }
        return request.text.percentSignTracking == 0 ? segments : segments.flatMap(withPercentSigns)
    }

    /// The segment, cut where an older system's percent sign begins and ends.
    private func withPercentSigns(_ segment: TextSegment) -> [TextSegment] {
        var parts: [TextSegment] = []
        for scalar in segment.text.unicodeScalars {
            let isSign = scalar == "%"
            if let last = parts.indices.last, (parts[last].text.unicodeScalars.first == "%") == isSign {
                parts[last].text.unicodeScalars.append(scalar)
                continue
            }
            var part = segment
            part.text = String(scalar)
            if isSign { part.look.letterSpacing += request.text.percentSignTracking }
            parts.append(part)
        }
        return parts.isEmpty ? [segment] : parts
    }

    private func breakLines(
        _ paragraphs: [Paragraph], with planner: inout FacePlanner
    ) -> (lines: [LineReader.Line], isTruncated: Bool) {
        let limit = request.numberOfLines > 0 ? request.numberOfLines : nil
        var lines: [LineReader.Line] = []
        var isTruncated = false
        for (index, paragraph) in paragraphs.enumerated() {
            let room = limit.map { $0 - lines.count }
            if let room, room <= 0 { return (lines, true) }
            let isLast = index == paragraphs.count - 1
            var (read, isCut) = breakLines(planner.plan(paragraph, standard: request.text.font), room: room)
            if let room, !isLast, read.count >= room, request.lineBreakMode.truncates,
                let last = paragraph.segments.last
            {
                // Text below the last line shows as an ellipsis at its end.
                var marked = paragraph
                marked.append("…", like: last)
                (read, _) = breakLines(planner.plan(marked, standard: request.text.font), room: room)
                isCut = true
            }
            lines += read
            isTruncated = isTruncated || isCut
        }
        return (lines, isTruncated)
    }

    private func breakLines(_ paragraph: PlannedParagraph, room: Int?) -> (lines: [LineReader.Line], isCut: Bool) {
        let breaking = ParagraphLayout.Breaking(
            width: request.width, lines: room, mode: request.lineBreakMode,
            isJustified: request.text.alignment == .justified)
        guard let context = try? library.context(for: paragraph) else { return ([], true) }
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_base_dir(
            context, request.direction == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
        guard let layout = try? ParagraphLayout(paragraph, breaking: breaking, context: context) else {
            return ([], true)
        }
        let greedy = read(layout, of: paragraph, room: room)
        guard request.text.pushesOutWords, let width = request.width, !greedy.isCut,
            let ending = OrphanedWord.ending(of: paragraph.text, linesAt: layout.lineStarts),
            let pushed = try? ParagraphLayout(paragraph, breaking: breaking, unbroken: ending, context: context),
            pushed.lineStarts.count == greedy.lines.count, pushed.lineStarts.last == ending.lowerBound
        else { return greedy }
        let balanced = read(pushed, of: paragraph, room: room)
        return balanced.lines.last.map { $0.line.width <= width } == true ? balanced : greedy
    }

    private func read(
        _ layout: borrowing ParagraphLayout, of paragraph: PlannedParagraph, room: Int?
    ) -> (lines: [LineReader.Line], isCut: Bool) {
        var reader = LineReader(library: library, paragraph: paragraph)
        let count = Int(pango_layout_get_line_count(layout.layout))
        let shown = min(count, room ?? count)
        var lines: [LineReader.Line] = []
        for index in 0..<shown {
            guard let line = pango_layout_get_line_readonly(layout.layout, Int32(index)) else { continue }
            lines.append(reader.read(line))
        }
        return (lines, paragraph.isCut || layout.isEllipsized || shown < count)
    }

    /// Points between the lines of a text style's own font.
    private var leading: Double {
        let font = request.text.font
        guard request.text.lineHeight == nil, font.family == Font.systemFamily,
            let lineHeight = request.text.textStyle?.lineHeight(at: font.size)
        else {
            return 0
        }
        let resolved = library.resolve(font)
        return max(0, lineHeight - resolved.ascent - resolved.descent)
    }

    private func place(_ lines: [LineReader.Line], isTruncated: Bool) -> ShapedText {
        var natural = lines.reduce(0.0) { max($0, $1.line.width) }
        // Pango moves the ellipsis of the last line to the end of the width, which it rounds to 1/1024 point.
        if isTruncated, let last = lines.last, let width = request.width, abs(last.line.width - width) < 1 / 1024 {
            natural = max(width, lines.dropLast().reduce(0.0) { max($0, $1.line.width) })
        }
        // UIKit and AppKit count the space that a break puts at the end of a line, as far as there is room for it.
        let counted = lines.reduce(natural) { max($0, $1.line.width + $1.trailingSpace) }
        let limited = max(natural, min(counted, request.width ?? counted))
        let width = limited > 0 ? grid.roundedUp(limited) : 0
        let box = request.width.map { $0.isFinite ? $0 : width } ?? width
        var top = 0.0
        var placed: [ShapedText.Line] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { top += request.text.lineSpacing + leading }
            let x = request.left(of: line.line.width, in: box)
            placed.append(line.line.moved(right: x, down: grid.rounded(top + line.ascent)))
            top += request.text.lineHeight ?? line.ascent + line.descent
        }
        let measurement = TextMeasurement(
            size: Size(width: width, height: grid.roundedUp(max(0, top))), firstBaseline: placed.first?.baseline ?? 0,
            lastBaseline: placed.last?.baseline ?? 0, ascent: lines.first?.ascent, descent: lines.last?.descent,
            lineCount: placed.count, isTruncated: isTruncated)
        return ShapedText(measurement: measurement, lines: placed)
    }
}

extension LineBreakMode {
    fileprivate var truncates: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }
}
