// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// A picture without what a page does not need: the outlines of its glyphs are in whole 500ths of their size, each line of text is placed
/// once, and what all invisible text has in common is in the page's style. Half of a page's picture are glyphs.
enum CompactDrawing {
    static func compacted(_ picture: [UInt8]) -> [UInt8] {
        var compacted: [UInt8] = []
        compacted.reserveCapacity(picture.count)
        var run = GlyphRun()
        var known: [[UInt8]: Int] = [:]
        for line in picture.pictureLines {
            if let glyph = GlyphUse(line) {
                if !run.takes(glyph) { run.end(&compacted, &known) }
                run.glyphs.append(glyph)
                continue
            }
            run.end(&compacted, &known)
            if !appendOutline(line, to: &compacted) {
                let parts = withoutNames(line) ?? hiddenText(line) ?? hitArea(line) ?? unfilled(line) ?? [line]
                for part in parts { compacted += part }
            }
            compacted += "\n"
        }
        run.end(&compacted, &known)
        // Between lines, not after the last.
        compacted.removeLast()
        return shortNames(compacted)
    }

    /// The names of glyphs are in a page a thousand times.
    private static func shortNames(_ picture: [UInt8]) -> [UInt8] {
        picture.replacingBytes(Array(" id=\"p-glyph-".utf8), with: Array(" id=\"g".utf8)).replacingBytes(
            Array("<use href=\"#p-glyph-".utf8), with: Array("<use href=\"#g".utf8))
    }

    /// Glyphs are 1000 units high.
    private static let unit = 2.0

    /// For what `hiddenText`, `hitArea` and `unfilled` leave.
    static let style =
        "figure text{font-family:sans-serif}figure text:not([fill]){fill-opacity:0}"
        + "figure path.hit{fill:none;stroke:#000;stroke-opacity:0;stroke-width:8px;pointer-events:stroke}"
        + "figure :is(path,rect)[stroke]:not([fill]){fill:none}\n"

    /// What is left of the beginning of a view's or constraint's group: a page finds it by its data.
    private static func withoutNames(_ line: PictureLine) -> [PictureLine]? {
        guard line.hasPrefix("<g id=\"") || line.hasPrefix("<g data-of="), let data = line.firstRange(of: " data-")
        else {
            return nil
        }
        let element = line.prefix(2)
        guard let name = line.firstRange(of: " id=\"") else { return [element, line[data.lowerBound...]] }
        let later = line[name.upperBound...].firstRange(of: " data-") ?? data
        return [element, line[(line.startIndex + 2)..<name.lowerBound], line[later.lowerBound...]]
    }

    /// What is left of the invisible strokes along a constraint's lines.
    private static func hitArea(_ line: PictureLine) -> [PictureLine]? {
        guard line.hasPrefix("<path class=\"hit\" "), let stroke = line.firstRange(of: hitStroke) else { return nil }
        return [line[..<stroke.lowerBound], line[stroke.upperBound...]]
    }

    private static let hitStroke: StaticString =
        " fill=\"none\" stroke=\"#000\" stroke-opacity=\"0\" stroke-width=\"8\" pointer-events=\"stroke\""

    /// What is left of lines and outlines: the style says that they are not filled.
    private static func unfilled(_ line: PictureLine) -> [PictureLine]? {
        guard line.hasPrefix("<path ") || line.hasPrefix("<rect "),
            let fill = line.firstRange(of: " fill=\"none\" stroke=\"")
        else { return nil }
        return [line[..<fill.lowerBound], stroke, line[fill.upperBound...]]
    }

    private static let stroke: PictureLine = Array(" stroke=\"".utf8)[...]

    /// What is left of text that can be searched and selected where its outlines are drawn.
    private static func hiddenText(_ line: PictureLine) -> [PictureLine]? {
        guard line.hasPrefix("<text "), let end = line.firstRange(of: "\">"),
            let found = line.firstRange(of: " lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\""),
            found.upperBound < end.upperBound, let name = line.firstRange(of: " font-family=\"sans-serif\""),
            name.upperBound < found.lowerBound
        else { return nil }
        return [line[..<name.lowerBound], line[name.upperBound..<found.lowerBound], line[found.upperBound...]]
    }

    /// A glyph that a text shows: its place in 500ths of the font's size.
    private struct GlyphUse {
        var reference: PictureLine
        var x: Double
        var y: PictureLine
        var scale: Double

        /// Nil for a line that is something else.
        init?(_ line: PictureLine) {
            guard line.hasPrefix("<use href=\"") else { return nil }
            let parts = line.quotedParts
            guard parts.count == 5, parts[0].isEqual(to: "<use href="), parts[4].isEqual(to: "/>"),
                parts[2].isEqual(to: " transform="), parts[1].contains("glyph-")
            else { return nil }
            let numbers = parts[3].split { "() ".utf8.contains($0) }
            guard numbers.count == 5, numbers[0].isEqual(to: "translate"), numbers[3].isEqual(to: "scale"),
                let left = Double(numbers[1].text), let factor = Double(numbers[4].text), factor > 0
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
        mutating func end(_ picture: inout [UInt8], _ known: inout [[UInt8]: Int]) {
            guard let first = glyphs.first else { return }
            var group: [UInt8] = []
            group += " transform=\""
            if !first.y.isEqual(to: "0") {
                group += "translate(0 "
                group += first.y
                group += ")"
            }
            group.append("scale(\(DecimalText.shortest((first.scale * 1e6).rounded() / 1e6)))\">")
            for glyph in glyphs {
                group += "<use href=\""
                group += glyph.reference
                group.append(glyph.x == 0 ? "\"/>" : "\" x=\"\(DecimalText.exact(glyph.x))\"/>")
            }
            group += "</g>"
            glyphs.removeAll(keepingCapacity: true)
            if let same = known[group] {
                picture.append("<use href=\"#t\(same)\"/>\n")
            } else {
                picture.append("<g id=\"t\(known.count)\"")
                picture += group
                picture += "\n"
                known[group] = known.count
            }
        }
    }

    /// The outline of a glyph in whole 500ths of its size; nil for one that is written in another way.
    static func compactedPath(_ data: Substring) -> String? {
        var path = RelativePath()
        return path.read(data) ? path.text : nil
    }

    /// The numbers of the glyphs that a compacted picture defines, by their outlines.
    static func outlines(in picture: [UInt8]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for line in picture.pictureLines where line.hasPrefix("<path id=\"g") {
            let parts = line.quotedParts
            if parts.count > 3, let number = Int(parts[1].dropFirst().text) { numbers[parts[3].text] = number }
        }
        return numbers
    }

    /// Appends the definition of a glyph with a shorter path. Returns false for a line that is something else.
    private static func appendOutline(_ line: PictureLine, to picture: inout [UInt8]) -> Bool {
        // A picture of a glyph is as large as outlines were.
        if line.hasPrefix("<image id=\"p-glyph-") {
            picture += "<image transform=\"scale(.5)\""
            picture += line.dropFirst(6)
            return true
        }
        guard line.hasPrefix("<path id=\""), line.hasSuffix("\"/>"), let data = line.firstRange(of: "\" d=\""),
            line[..<data.lowerBound].contains("glyph-"),
            let path = compactedPath(line[data.upperBound...].dropLast(3).text[...])
        else { return false }
        picture += line[..<data.upperBound]
        picture.append("\(path)\"/>")
        return true
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
