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

    func shape() -> ShapingResult { placed(broken()) }

    /// The text in lines; nil if there is none.
    func broken() -> BrokenText? {
        guard !request.text.content.isEmpty else { return nil }
        var findings: [FontFinding] = []
        let segments = segments(&findings)
        guard segments.contains(where: { !$0.text.isEmpty }) else { return nil }
        var planner = FacePlanner(library: library, language: language)
        var text = breakLines(Paragraph.split(segments), with: &planner)
        text.findings = findings + planner.findings
        return text
    }

    /// The text with its lines in their places.
    func placed(_ text: BrokenText?) -> ShapingResult {
        guard let text else { return .empty }
        let (tops, measurement) = measured(text)
        let width = measurement.size.width
        let box = request.width.map { $0.isFinite ? $0 : width } ?? width
        let lines = zip(text.lines, tops).map { line, top in
            line.line.moved(right: request.left(of: line.line.width, in: box), down: grid.rounded(top + line.ascent))
        }
        return ShapingResult(
            text: ShapedText(measurement: measurement, lines: lines), findings: text.findings, breakable: text.breakable
        )
    }

    /// What the text measures, with or without its glyphs.
    func measurement(of text: BrokenText) -> TextMeasurement { measured(text).measurement }

    /// The text in lines of the request's width, from its paragraphs on one line each; nil if Pango must break them, or shorten the last
    /// line because there are more lines than the request has.
    func broken(_ natural: ShapingResult, withGlyphs: Bool) -> BrokenText? {
        guard let width = request.width, width.isFinite, width >= 0, let paragraphs = natural.breakable else {
            return nil
        }
        var lines: [LineReader.Line] = []
        for paragraph in paragraphs {
            let broken = paragraph.lines(
                within: width, pushesOutWords: request.text.pushesOutWords, withGlyphs: withGlyphs)
            guard let broken else { return nil }
            lines += broken
        }
        guard request.numberOfLines <= 0 || lines.count <= request.numberOfLines else { return nil }
        return BrokenText(lines: lines, isTruncated: false, findings: natural.findings)
    }

    /// Whether the text may be broken at some width where all of its words fit.
    private var mayBreak: Bool {
        request.width == nil && request.numberOfLines != 1 && request.lineBreakMode != .byCharWrapping
            && request.text.alignment != .justified
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
    ) -> BrokenText {
        let limit = request.numberOfLines > 0 ? request.numberOfLines : nil
        var lines: [LineReader.Line] = []
        var isTruncated = false
        var breakable: [BreakableParagraph]? = mayBreak ? [] : nil
        for (index, paragraph) in paragraphs.enumerated() {
            let room = limit.map { $0 - lines.count }
            if let room, room <= 0 { return BrokenText(lines: lines, isTruncated: true, findings: []) }
            let isLast = index == paragraphs.count - 1
            let plan = planner.plan(paragraph, standard: request.text.font)
            let broken = breakLines(plan, room: room)
            var (read, isCut) = (broken.lines, broken.isCut)
            if let part = broken.breakable { breakable?.append(part) } else { breakable = nil }
            if let room, !isLast, read.count >= room, request.lineBreakMode.truncates,
                let last = paragraph.segments.last
            {
                // Text below the last line shows as an ellipsis at its end.
                var marked = paragraph
                marked.append("…", like: last)
                read = breakLines(planner.plan(marked, standard: request.text.font), room: room).lines
                isCut = true
                breakable = nil
            }
            lines += read
            isTruncated = isTruncated || isCut
        }
        return BrokenText(lines: lines, isTruncated: isTruncated, findings: [], breakable: breakable)
    }

    /// A paragraph in lines.
    struct BrokenParagraph {
        var lines: [LineReader.Line] = []
        var isCut = true
        var breakable: BreakableParagraph?
    }

    private func breakLines(_ paragraph: PlannedParagraph, room: Int?) -> BrokenParagraph {
        let breaking = ParagraphLayout.Breaking(
            width: request.width, lines: room, mode: request.lineBreakMode,
            isJustified: request.text.alignment == .justified)
        guard let context = try? library.context(for: paragraph) else { return BrokenParagraph() }
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_base_dir(
            context, request.direction == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
        let mayShorten = room != nil && request.lineBreakMode.truncates
        guard request.width != nil, request.lineBreakMode != .byCharWrapping, !mayShorten, paragraph.mayHaveLongWord,
            let direction = ParagraphLayout.direction(ofPiecesOf: paragraph, context: context)
        else { return breakWhole(paragraph, breaking, context: context) }
        pango_context_set_base_dir(context, direction)
        return breakInPieces(paragraph, breaking, context: context)
    }

    /// The paragraph in lines, laid out at once.
    func breakWhole(
        _ paragraph: PlannedParagraph, _ breaking: ParagraphLayout.Breaking, isPiece: Bool = false,
        context: OpaquePointer
    ) -> BrokenParagraph {
        guard let layout = try? ParagraphLayout(paragraph, breaking: breaking, isPiece: isPiece, context: context)
        else { return BrokenParagraph() }
        var greedy = read(layout, of: paragraph, room: breaking.lines, context: context)
        if layout.isEllipsized, let last = greedy.lines.last,
            var line = truncated(paragraph, at: layout.lines[greedy.lines.count - 1], context: context)
        {
            // What is cut out counts towards the height.
            (line.ascent, line.descent) = (last.ascent, last.descent)
            greedy.lines[greedy.lines.count - 1] = line
            return greedy
        }
        guard request.text.pushesOutWords, let width = request.width, !greedy.isCut,
            let ending = OrphanedWord.ending(of: paragraph.text, linesAt: layout.lineStarts)
        else { return greedy }
        guard
            let pushed = try? ParagraphLayout(
                paragraph, breaking: breaking, unbroken: ending, isPiece: isPiece, context: context),
            pushed.lineStarts.count == greedy.lines.count, pushed.lineStarts.last == ending.lowerBound
        else { return greedy }
        let balanced = read(pushed, of: paragraph, room: breaking.lines, context: context)
        guard let last = balanced.lines.last, last.line.width <= width else { return greedy }
        return balanced
    }

    private func read(
        _ layout: borrowing ParagraphLayout, of paragraph: PlannedParagraph, room: Int?, context: OpaquePointer
    ) -> BrokenParagraph {
        let isJustified = request.text.alignment == .justified
        if isJustified, let width = request.width { layout.fillJustifiedLines(to: width) }
        var reader = LineReader(library: library, paragraph: paragraph)
        let all = layout.lines
        let shown = all.prefix(room ?? all.count)
        var lines = shown.map { reader.read($0) }
        if isJustified {
            for (index, line) in shown.enumerated().dropLast() where lines[index].line.text.isOneWord {
                lines[index] = natural(lines[index], line, of: paragraph, context: context)
            }
        }
        return BrokenParagraph(
            lines: lines, isCut: paragraph.isCut || layout.isEllipsized || shown.count < all.count,
            breakable: mayBreak && lines.count == 1 ? BreakableParagraph(layout, of: paragraph, lines[0]) : nil)
    }

    /// Points between the lines of a text style's own font.
    private var leading: Double {
        let font = request.text.font
        guard request.text.lineHeight == nil, request.text.paragraphLineHeight == nil, font.family == Font.systemFamily,
            let lineHeight = request.text.textStyle?.lineHeight(at: font.size)
        else {
            return 0
        }
        let resolved = library.resolve(font)
        return max(0, lineHeight - resolved.ascent - resolved.descent)
    }

    /// - Returns: the top of each line, not rounded, and what all of them measure.
    private func measured(_ text: BrokenText) -> (tops: [Double], measurement: TextMeasurement) {
        let (lines, isTruncated) = (text.lines, text.isTruncated)
        var natural = lines.reduce(0.0) { max($0, $1.line.width) }
        // A line with an ellipsis counts with its whole width.
        if isTruncated, let last = lines.last, let width = request.width,
            abs(last.line.width + last.gap - width) < 1 / 1024
        {
            natural = max(width, lines.dropLast().reduce(0.0) { max($0, $1.line.width) })
        }
        // UIKit and AppKit count the space that a break puts at the end of a line, as far as there is room for it.
        let counted = lines.reduce(natural) { max($0, $1.line.width + $1.trailingSpace) }
        let limited = max(natural, min(counted, request.width ?? counted))
        let width = limited > 0 ? grid.roundedUp(limited) : 0
        let leading = leading
        var top = 0.0
        var tops: [Double] = []
        tops.reserveCapacity(lines.count)
        for (index, line) in lines.enumerated() {
            if index > 0 { top += request.text.lineSpacing + leading }
            let natural = line.ascent + line.descent
            if let height = request.text.paragraphLineHeight {
                tops.append(top + height - natural)
                top += height
            } else {
                tops.append(top)
                top += request.text.lineHeight ?? natural
            }
        }
        func baseline(_ line: LineReader.Line?, _ top: Double?) -> Double {
            guard let line, let top else { return 0 }
            return line.line.baseline + grid.rounded(top + line.ascent)
        }
        let measurement = TextMeasurement(
            size: Size(width: width, height: grid.roundedUp(max(0, top))),
            firstBaseline: baseline(lines.first, tops.first), lastBaseline: baseline(lines.last, tops.last),
            ascent: lines.first?.ascent, descent: lines.last?.descent, lineCount: lines.count,
            isTruncated: isTruncated)
        return (tops, measurement)
    }
}

extension String {
    /// Whether it has no space but at its end, and is of a script with spaces between words.
    fileprivate var isOneWord: Bool {
        let text = prefix(upTo: lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)
        return !text.contains(" ") && text.unicodeScalars.allSatisfy { !$0.isOfScriptWithoutSpaces }
    }
}

extension Unicode.Scalar {
    /// Thai to Myanmar, Khmer, and from the radicals of Chinese to Hangul.
    fileprivate var isOfScriptWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF: true
        default: value >= 0x20000
        }
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
