// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// A picture without what a page does not need: the outlines of its glyphs are in whole 500ths of their size, each line of text is placed
/// once, and what all invisible text has in common is in the page's style. Half of a page's picture are glyphs.
enum CompactDrawing {
    static func compacted(_ picture: String) -> String {
        var lines: [String] = []
        var run = GlyphRun()
        var known: [String: Int] = [:]
        for line in picture.split(separator: "\n", omittingEmptySubsequences: false) {
            if let glyph = GlyphUse(line) {
                if !run.takes(glyph) { run.end(&lines, &known) }
                run.glyphs.append(glyph)
                continue
            }
            run.end(&lines, &known)
            lines.append(outline(line) ?? withoutNames(line) ?? hiddenText(line) ?? unfilled(line) ?? String(line))
        }
        run.end(&lines, &known)
        return shortNames(lines.joined(separator: "\n"))
    }

    /// The names of glyphs are in a page a thousand times.
    private static func shortNames(_ picture: String) -> String {
        picture.replacing("<path id=\"p-glyph-", with: "<path id=\"g").replacing(
            "<use href=\"#p-glyph-", with: "<use href=\"#g")
    }

    /// Glyphs are 1000 units high.
    private static let unit = 2.0

    /// For the text that `hiddenText` leaves.
    static let style =
        "figure text{font-family:sans-serif}figure text:not(.again,[fill]){fill-opacity:0}"
        + "figure :is(path,rect)[stroke]:not([fill]){fill:none}\n"

    /// The beginning of a view's or constraint's group: a page finds it by its data.
    private static func withoutNames(_ line: Substring) -> String? {
        guard line.hasPrefix("<g id=\"") || line.hasPrefix("<g data-of="), let data = line.firstRange(of: " data-")
        else {
            return nil
        }
        guard let name = line.firstRange(of: " id=\"") else { return "<g\(line[data.lowerBound...])" }
        let later = line[name.upperBound...].firstRange(of: " data-") ?? data
        return "<g\(line[line.index(line.startIndex, offsetBy: 2)..<name.lowerBound])\(line[later.lowerBound...])"
    }

    /// Lines and outlines: the style says that they are not filled.
    private static func unfilled(_ line: Substring) -> String? {
        guard line.hasPrefix("<path ") || line.hasPrefix("<rect "),
            let fill = line.firstRange(of: " fill=\"none\" stroke=\"")
        else { return nil }
        return "\(line[..<fill.lowerBound]) stroke=\"\(line[fill.upperBound...])"
    }

    /// Text that can be searched and selected where its outlines are drawn.
    private static func hiddenText(_ line: Substring) -> String? {
        let common = " lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\""
        let family = " font-family=\"sans-serif\""
        guard line.hasPrefix("<text "), let end = line.firstRange(of: "\">"), let found = line.firstRange(of: common),
            found.upperBound < end.upperBound, let name = line.firstRange(of: family),
            name.upperBound < found.lowerBound
        else { return nil }
        return "\(line[..<name.lowerBound])\(line[name.upperBound..<found.lowerBound])\(line[found.upperBound...])"
    }

    /// A glyph that a text shows: its place in 500ths of the font's size.
    private struct GlyphUse {
        var reference: Substring
        var x: Double
        var y: Substring
        var scale: Double

        /// Nil for a line that is something else.
        init?(_ line: Substring) {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count == 5, parts[0] == "<use href=", parts[4] == "/>", parts[2] == " transform=",
                parts[1].contains("glyph-")
            else { return nil }
            let numbers = parts[3].split { "() ".contains($0) }
            guard numbers.count == 5, numbers[0] == "translate", numbers[3] == "scale", let left = Double(numbers[1]),
                let factor = Double(numbers[4]), factor > 0
            else { return nil }
            reference = parts[1]
            x = (left / factor / CompactDrawing.unit).rounded()
            y = numbers[2]
            scale = factor * CompactDrawing.unit
        }
    }

    private struct GlyphRun {
        var glyphs: [GlyphUse] = []

        func takes(_ glyph: GlyphUse) -> Bool { glyphs.last.map { $0.y == glyph.y && $0.scale == glyph.scale } ?? true }

        /// Texts are often the same: these use the first one's glyphs.
        mutating func end(_ lines: inout [String], _ known: inout [String: Int]) {
            guard let first = glyphs.first else { return }
            let place = first.y == "0" ? "" : "translate(0 \(first.y))"
            let scale = DecimalText.shortest((first.scale * 1e6).rounded() / 1e6)
            let uses = glyphs.map { glyph in
                "<use href=\"\(glyph.reference)\"\(glyph.x == 0 ? "" : " x=\"\(DecimalText.exact(glyph.x))\"")/>"
            }
            let group = " transform=\"\(place)scale(\(scale))\">\(uses.joined())</g>"
            glyphs = []
            if let same = known[group] {
                lines.append("<use href=\"#t\(same)\"/>")
            } else {
                lines.append("<g id=\"t\(known.count)\"\(group)")
                known[group] = known.count
            }
        }
    }

    /// The definition of a glyph with a shorter path; nil for a line that is something else.
    private static func outline(_ line: Substring) -> String? {
        guard line.hasPrefix("<path id=\""), line.hasSuffix("\"/>"), let data = line.firstRange(of: "\" d=\""),
            line[..<data.lowerBound].contains("glyph-")
        else { return nil }
        var path = RelativePath()
        guard path.read(line[data.upperBound...].dropLast(3)) else { return nil }
        return "\(line[..<data.upperBound])\(path.text)\"/>"
    }

    private struct RelativePath {
        private(set) var text = ""
        private var last: Character = " "
        private var position = (x: 0, y: 0)
        private var start = (x: 0, y: 0)

        /// - Returns: whether it has nothing but absolute lines and curves.
        mutating func read(_ data: Substring) -> Bool {
            var rest = data
            while let command = rest.first {
                rest = rest.dropFirst()
                let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
                let numbers = rest[..<end].split { $0 == " " || $0 == "," }.compactMap { Double($0) }
                    .map { Int(($0 / CompactDrawing.unit).rounded()) }
                rest = rest[end...]
                switch (command, numbers.count) {
                case ("M", 2):
                    append("m", [numbers[0] - position.x, numbers[1] - position.y])
                    position = (numbers[0], numbers[1])
                    start = position
                case ("L", 2): line(to: numbers[0], numbers[1])
                case ("H", 1): line(to: numbers[0], position.y)
                case ("V", 1): line(to: position.x, numbers[0])
                case ("C", 6):
                    append(
                        "c", numbers.indices.map { numbers[$0] - ($0 % 2 == 0 ? position.x : position.y) })
                    position = (numbers[4], numbers[5])
                case ("Q", 4):
                    append(
                        "q", numbers.indices.map { numbers[$0] - ($0 % 2 == 0 ? position.x : position.y) })
                    position = (numbers[2], numbers[3])
                case ("Z", 0):
                    text += "z"
                    last = "z"
                    position = start
                default: return false
                }
            }
            return true
        }

        private mutating func line(to x: Int, _ y: Int) {
            let by = (x: x - position.x, y: y - position.y)
            if by.y == 0 {
                append("h", [by.x])
            } else if by.x == 0 {
                append("v", [by.y])
            } else {
                append("l", [by.x, by.y])
            }
            position = (x, y)
        }

        private mutating func append(_ command: Character, _ numbers: [Int]) {
            // After a moveto, further numbers are lines.
            var separates = command == last && command != "m"
            if !separates { text.append(command) }
            last = command
            for number in numbers {
                if separates, number >= 0 { text += " " }
                text += String(number)
                separates = true
            }
        }
    }
}
