// SPDX-License-Identifier: Apache-2.0

/// A picture without what a page does not need: what all invisible text has in common is in the page's style.
enum CompactDrawing {
    static func compacted(_ picture: [UInt8]) -> [UInt8] {
        var compacted: [UInt8] = []
        compacted.reserveCapacity(picture.count)
        for line in picture.pictureLines {
            let parts = withoutNames(line) ?? hiddenText(line) ?? hitArea(line) ?? unfilled(line) ?? [line]
            for part in parts { compacted += part }
            compacted += "\n"
        }
        // Between lines, not after the last.
        compacted.removeLast()
        return shortNames(compacted)
    }

    /// The names of glyphs and their groups are in a page a thousand times.
    private static func shortNames(_ picture: [UInt8]) -> [UInt8] {
        ["g", "t"].reduce(picture) { picture, name in
            [" id=\"", "<use href=\"#"].reduce(picture) { picture, start in
                picture.replacingBytes(Array("\(start)p-:\(name)".utf8), with: Array("\(start)\(name)".utf8))
            }
        }
    }

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

    /// The numbers of the glyphs that a compacted picture defines, by their outlines.
    static func outlines(in picture: [UInt8]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for line in picture.pictureLines where line.hasPrefix("<path id=\"g") {
            let parts = line.quotedParts
            if parts.count > 3, let number = Int(parts[1].dropFirst().text) { numbers[parts[3].text] = number }
        }
        return numbers
    }
}
