// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Sets badges, names and captions.
struct Typesetter {
    enum Style: Hashable {
        case badge, name, caption, captionBold, legend, summary

        /// Points.
        var size: Double {
            switch self {
            case .badge: 9
            case .name: 8
            case .caption, .captionBold: 10
            case .legend, .summary: 9.5
            }
        }

        var weight: Int {
            switch self {
            case .badge, .captionBold, .summary: 600
            case .name: 500
            case .caption, .legend: 400
            }
        }
    }

    struct Line {
        var request: TextRequest
        var shaped: ShapedText
        var size: Size { shaped.measurement.size }
        /// The characters.
        var text: String { if case .plain(let text) = request.text.content { text } else { "" } }

        func text(at origin: Point, _ color: Color) -> SceneShape {
            .text(SceneText(request: request, lines: shaped.lines, origin: origin, color: color))
        }
    }

    private let measuring: any TextShaping
    /// The lines that were set before: each try to place marks sets the same ones.
    private let memo = Memo()

    private final class Memo {
        struct Key: Hashable {
            /// Strings are equal that differ in their bytes.
            var bytes: [UInt8]
            var style: Style
        }

        var lines: [Key: Line] = [:]
    }

    init(measuring: any TextShaping) { self.measuring = measuring }

    func line(_ string: String, _ style: Style) -> Line {
        let key = Memo.Key(bytes: Array(string.utf8), style: style)
        if let line = memo.lines[key] { return line }
        let line = set(string, style)
        memo.lines[key] = line
        return line
    }

    private func set(_ string: String, _ style: Style) -> Line {
        // A fixed grid, so that marks have the same positions at any bitmap scale.
        let request = TextRequest(
            text: StyledText(content: .plain(string), font: Font(size: style.size, weight: style.weight)),
            scale: 2)
        return Line(request: request, shaped: measuring.shape(request))
    }

    /// Lines of at most `width` points, broken at spaces; a longer word stands alone.
    func lines(_ string: String, _ style: Style, width: Double) -> [Line] {
        string.split(whereSeparator: \.isNewline).flatMap { paragraph(String($0), style, width: width) }
    }

    private func paragraph(_ string: String, _ style: Style, width: Double) -> [Line] {
        var lines: [Line] = []
        let words = string.split(separator: " ", omittingEmptySubsequences: true)
        var rest = words[...]
        while !rest.isEmpty {
            // Most texts fit, and are then set once instead of once for every word.
            if rest.reduce(0, { $0 + $1.utf8.count }) <= Typesetter.mostTriedBytes {
                let whole = line(rest.joined(separator: " "), style)
                if whole.size.width <= width { return lines + [whole] }
            }
            var current = line(String(rest.removeFirst()), style)
            while let word = rest.first {
                let longer = line(current.text + " " + word, style)
                guard longer.size.width <= width else { break }
                current = longer
                rest.removeFirst()
            }
            lines.append(current)
        }
        return lines
    }

    /// Longer texts are not tried as a single line: they hardly ever are one.
    private static let mostTriedBytes = 400

    /// The lines of a text, at most `limit`: the last one then ends in an ellipsis.
    func lines(_ string: String, _ style: Style, width: Double, atMost limit: Int) -> [Line] {
        let all = lines(string, style, width: width)
        guard all.count > limit, limit > 0, case .plain(let last) = all[limit - 1].request.text.content else {
            return all
        }
        var words = last.split(separator: " ")
        while words.count > 1, line(words.joined(separator: " ") + " …", style).size.width > width {
            words.removeLast()
        }
        return all.prefix(limit - 1) + [line(words.joined(separator: " ") + " …", style)]
    }

    static let badgeHeight = 13.0
    static let badgePadding = 4.0

    func badgeSize(_ line: Line) -> Size {
        Size(
            width: max(Typesetter.badgeHeight, line.size.width + 2 * Typesetter.badgePadding),
            height: Typesetter.badgeHeight)
    }
}
