// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Everything around the canvas: the margin that marks need, the caption above, legend, notes and summary below.
struct CaptionAndLegend {
    /// Points; the margin is never smaller with a caption, nor without.
    private static let margin = 30.0
    private static let bareMargin = 8.0
    private static let lineHeight = 17.0
    private static let marginStep = 40.0
    /// Points between columns of numbered constraints.
    private static let columnGap = 16.0
    /// Points by which lines of alignment and corners of guides leave the canvas.
    private static let overhang = 10.0
    /// Points beyond what is drawn of the layout, in which badges and leaders may be.
    private static let reach = 1000.0

    /// With more notes than this, each has at most two lines; the diagnostics give the full text.
    private static let fullNotes = 2

    let painter: LayoutPainter
    let findings: PictureSummary

    private var theme: SceneTheme { painter.theme }
    /// The screen around the canvas, if it is drawn.
    private var canvas: Rect { painter.screen }

    /// The title of the picture: the author's text, else the document's name, else the file's; with the variant's name, unless
    /// the title is that.
    private var heading: String? {
        switch painter.options.caption {
        case .shown(let name):
            if let title = painter.document.name ?? name, let variant = painter.document.variant,
                !title.hasSuffix(variant)
            {
                "\(title): \(variant)"
            } else {
                painter.document.name ?? name
            }
        case .text(let text), .titled(let text): text
        case .hidden: nil
        }
    }

    private var hasCaption: Bool { painter.options.caption != .hidden }

    func scene(around items: [SceneItem]) -> Scene {
        // A mark at the far end of a view that leaves the picture must not make the picture as large as the view.
        let reach = painter.zone.insetBy(dx: -CaptionAndLegend.reach, dy: -CaptionAndLegend.reach)
        let near = items.indices.filter { reach.overlaps(items[$0].bounds) }
        var covered = canvas
        for index in near {
            let bounds = items[index].bounds
            covered = covered.union(bounds.intersection(reach) ?? bounds)
        }
        let minimum = hasCaption ? CaptionAndLegend.margin : CaptionAndLegend.bareMargin
        // In few, coarse steps, so that the canvas stays where it is when a badge moves.
        func margin(_ needed: Double) -> Double {
            let steps = ((needed + 6 - minimum) / CaptionAndLegend.marginStep).rounded(.up)
            return minimum + max(0, steps) * CaptionAndLegend.marginStep
        }
        let left = margin(canvas.minX - covered.minX)
        let right = margin(covered.maxX - canvas.maxX)
        let width = max(hasCaption ? 280 : 0, left + canvas.width + right)

        // The caption's lines first: the canvas starts below them.
        var words: [SceneItem] = []
        var y = 11.0
        if hasCaption { y = caption(left: left, width: width - left - 12, y: y, into: &words) + 8 }
        let needed = max(0, canvas.minY - covered.minY)
        // Names of views at the upper edge always have room.
        let above =
            needed <= 12
            ? 12 : 12 + ((needed - 12) / CaptionAndLegend.marginStep).rounded(.up) * CaptionAndLegend.marginStep
        let top = max((hasCaption ? y - 4 + above : needed == 0 ? minimum : above).rounded(.up), minimum)
        let beneath = covered.maxY - canvas.maxY
        var bottom = top + canvas.height + 8
        if beneath > CaptionAndLegend.overhang {
            bottom += (beneath / CaptionAndLegend.marginStep).rounded(.up) * CaptionAndLegend.marginStep
        } else if beneath > 4 {
            bottom += 8
        }
        if !findings.legend.isEmpty { bottom = legend(left: left, width: width - 12, y: bottom, into: &words) }
        let callouts = findings.notes.filter(\.isCallout)
        // An entry of the legend may be wider than the layout: the lines below it take that width, too.
        let available = words.reduce(width) { max($0, $1.bounds.maxX + 8) }
        if hasCaption {
            bottom = closing(findings.notes, left: left, width: available - left - 12, y: bottom, into: &words)
            bottom = summary(left: left, width: available - left - 12, y: bottom, into: &words)
        } else if !callouts.isEmpty {
            bottom = closing(callouts, left: left, width: available - left - 8, y: bottom, into: &words)
        }
        // A word that cannot be broken may be wider than all of it.
        let widest = words.reduce(width) { max($0, $1.bounds.maxX + 8) }
        let size = Size(
            width: widest.rounded(.up), height: (bottom + (hasCaption || !words.isEmpty ? 8 : 0)).rounded(.up))

        let offset = Point(x: left - canvas.minX, y: top - canvas.minY)
        var all: [SceneItem] = []
        all.reserveCapacity(1 + near.count + words.count)
        if painter.shows(.canvas) {
            all.append(
                SceneItem(
                    layer: .canvas, subject: .picture, role: .mark, bounds: Rect(origin: .zero, size: size),
                    shape: .rectangle(
                        Rect(origin: .zero, size: size), cornerRadius: 0, fill: theme.backdrop, stroke: nil)))
        }
        for index in near { all.append(items[index].translated(by: offset)) }
        all += words
        return Scene(
            size: size, canvas: painter.canvas.translated(by: offset), scale: painter.scale, title: title,
            description: description, items: all, views: painter.document.sceneElements(of: painter.layout.views),
            constraints: painter.document.sceneElements(of: painter.solved.constraints))
    }

    // MARK: Words

    private var title: String { heading ?? painter.document.name ?? "Layout" }

    private var description: String {
        var parts = [painter.document.description].compactMap { $0 }
        parts.append(details)
        parts.append(findings.summary)
        parts += findings.notes.map(\.fullText)
        let last = parts.removeLast()
        return parts.map { $0.endsSentence ? $0 + " " : $0 + ". " }.joined() + last
    }

    /// `iphone-15 · 393 × 852 · @2x · ltr`
    private var details: String {
        let solved = painter.layout
        let canvas = Rect(origin: .zero, size: solved.canvasSize)
        var parts: [String] = []
        if let device = solved.canvas.device {
            parts.append(solved.canvas.orientation == .landscape ? device + " landscape" : device)
        }
        parts.append("\(NumberText.string(canvas.width)) × \(NumberText.string(canvas.height))")
        parts.append("@\(NumberText.string(solved.canvas.scale))x")
        parts.append(solved.canvas.direction.rawValue)
        if let language = solved.canvas.language { parts.append(language) }
        if solved.canvas.contentSizeCategory != .large {
            parts.append("text size \(solved.canvas.contentSizeCategory.rawValue)")
        }
        if (painter.options.appearance ?? solved.canvas.appearance) == .dark { parts.append("dark") }
        if painter.zoom != 1 { parts.append("drawn at \(NumberText.string(painter.zoom * 100)) %") }
        return parts.joined(separator: " · ")
    }

    private func caption(left: Double, width: Double, y: Double, into words: inout [SceneItem]) -> Double {
        var x = left
        var y = y
        let lines = heading.map { painter.typesetter.lines($0, .captionBold, width: width) } ?? []
        for (number, line) in lines.enumerated() {
            if number > 0 { y += CaptionAndLegend.lineHeight }
            words.append(text(line, Point(x: left, y: y), theme.ink))
            x = left + line.size.width + 15
        }
        // An author who writes a caption says in it what readers need.
        if case .text = painter.options.caption { return y + CaptionAndLegend.lineHeight }
        for line in painter.typesetter.lines(details, .caption, width: width) {
            if x > left, x + line.size.width > left + width {
                x = left
                y += CaptionAndLegend.lineHeight
            }
            words.append(text(line, Point(x: x, y: y), theme.secondaryInk))
            x = left + width
        }
        return y + CaptionAndLegend.lineHeight
    }

    private func legend(left: Double, width: Double, y: Double, into words: inout [SceneItem]) -> Double {
        var x = left
        var middle = y + CaptionAndLegend.lineHeight / 2
        for entry in findings.legend {
            let letter = painter.typesetter.line(entry.letter, .badge)
            let line = painter.typesetter.line(entry.text, .legend)
            let swatch = entry.extent(letter: letter)
            let extent = swatch + 8 + line.size.width
            if x > left, x + extent > width {
                x = left
                middle += CaptionAndLegend.lineHeight
            }
            for shape in entry.shapes(x: x, y: middle, theme: theme, letter: letter) {
                words.append(
                    SceneItem(
                        layer: .legend, subject: .picture, role: .mark,
                        bounds: Rect(x: x, y: middle - 6.5, width: swatch, height: 13), shape: shape))
            }
            words.append(
                text(
                    line, Point(x: x + swatch + 8, y: middle - line.size.height / 2),
                    theme.secondaryInk))
            x += extent + 18
        }
        return middle + CaptionAndLegend.lineHeight / 2 + 2
    }

    private func closing(
        _ notes: [PictureSummary.Note], left: Double, width: Double, y: Double, into words: inout [SceneItem]
    ) -> Double {
        let y = callouts(notes.filter(\.isCallout), left: left, width: width, y: y + 2, into: &words)
        return listed(notes.filter { !$0.isCallout }, left: left, width: width, y: y, into: &words)
    }

    private func listed(
        _ notes: [PictureSummary.Note], left: Double, width: Double, y: Double, into words: inout [SceneItem]
    ) -> Double {
        var y = y
        for note in notes {
            let limit = notes.count > CaptionAndLegend.fullNotes && note.state != .misplaced ? 2 : Int.max
            let text = text(of: note, width: width, atMost: limit)
            for line in painter.typesetter.lines(text, .legend, width: width, atMost: limit) {
                words.append(self.text(line, Point(x: left, y: y), theme.color(of: note.state), note.subject))
                y += CaptionAndLegend.lineHeight - 3
            }
            y += 2
        }
        return y
    }

    /// Numbered constraints in as many columns as have room.
    private func callouts(
        _ notes: [PictureSummary.Note], left: Double, width: Double, y: Double, into words: inout [SceneItem]
    ) -> Double {
        let lines = notes.map { painter.typesetter.line($0.fullText, .legend) }
        let column = (lines.map(\.size.width).max() ?? 0) + CaptionAndLegend.columnGap
        let count = max(1, Int((width + CaptionAndLegend.columnGap) / column))
        guard count > 1 else { return listed(notes, left: left, width: width, y: y, into: &words) }
        let rows = (lines.count + count - 1) / count
        for (index, (note, line)) in zip(notes, lines).enumerated() {
            let place = Point(
                x: left + Double(index / rows) * column,
                y: y + Double(index % rows) * (CaptionAndLegend.lineHeight - 1))
            words.append(text(line, place, theme.color(of: note.state), note.subject))
        }
        return y + Double(rows) * (CaptionAndLegend.lineHeight - 1)
    }

    /// With as many entries of its list as the lines have room for.
    private func text(of note: PictureSummary.Note, width: Double, atMost limit: Int) -> String {
        let count = note.list.count
        for shown in stride(from: min(count, PictureSummary.memberLimit), to: 1, by: -1) {
            let rest = shown < count ? ["\(count - shown) more"] : []
            let text = note.text + (note.list.prefix(shown) + rest).joined(separator: ", ")
            if painter.typesetter.lines(text, .legend, width: width, atMost: Int.max).count <= limit { return text }
        }
        let rest = count > 1 ? ["\(count - 1) more"] : []
        return note.text + (note.list.prefix(1) + rest).joined(separator: ", ")
    }

    /// The last line.
    private func summary(left: Double, width: Double, y: Double, into words: inout [SceneItem]) -> Double {
        var y = y
        for line in painter.typesetter.lines(findings.summary, .summary, width: width) {
            words.append(text(line, Point(x: left, y: y), theme.color(of: findings.state)))
            y += CaptionAndLegend.lineHeight - 2
        }
        return y
    }

    private func text(
        _ line: Typesetter.Line, _ origin: Point, _ color: Color, _ subject: SceneItem.Subject = .picture
    ) -> SceneItem {
        SceneItem(
            layer: .legend, subject: subject, role: .text, bounds: Rect(origin: origin, size: line.size),
            shape: line.text(at: origin, color))
    }
}

extension String {
    fileprivate var endsSentence: Bool { last.map { ".!?…。".contains($0) } ?? true }
}
