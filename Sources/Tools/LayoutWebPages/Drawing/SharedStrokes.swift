// SPDX-License-Identifier: Apache-2.0
import SourceLocations

/// A picture whose frequent strokes have their colour, opacity and width in the page's style: a class is shorter than they are.
struct SharedStrokes {
    /// SVG.
    let picture: [UInt8]
    /// Rules for the page's style. Any other rule goes before them, as before attributes.
    let style: String

    /// A stroke that is as frequent takes less room with a class.
    private static let leastUses = 8

    init(_ picture: [UInt8]) {
        let lines = picture.pictureLines
        let strokes = lines.map(Self.stroke)
        var uses: [PictureLine: Int] = [:]
        var order: [PictureLine] = []
        for case let stroke? in strokes.map({ $0.map { picture[$0] } }) {
            uses[stroke, default: 0] += 1
            if uses[stroke] == Self.leastUses { order.append(stroke) }
        }
        let names = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var drawn: [UInt8] = []
        drawn.reserveCapacity(picture.count)
        for (line, stroke) in zip(lines, strokes) {
            if let stroke, let name = names[picture[stroke]] {
                let hasClass = line.dropFirst(5).hasPrefix(" class=\"")
                drawn += line.prefix(hasClass ? 13 : 5)
                drawn.append(hasClass ? "s\(name) " : " class=\"s\(name)\"")
                drawn += line[line.startIndex..<stroke.lowerBound].dropFirst(hasClass ? 13 : 5)
                drawn += line[stroke.upperBound...]
            } else {
                drawn += line
            }
            drawn += "\n"
        }
        // Between lines, not after the last.
        drawn.removeLast()
        self.picture = drawn
        style =
            order.enumerated().map { ":where(.s\($0)){\(Self.rule($1))}" }.joined()
            + (order.isEmpty ? "" : ":where([class^=s]:is(path,rect):not([fill])){fill:none}\n")
    }

    /// The attributes of a line's stroke, where they follow each other.
    private static func stroke(_ line: PictureLine) -> Range<Int>? {
        guard line.hasPrefix("<path ") || line.hasPrefix("<rect "), let start = line.firstRange(of: " stroke=\"")
        else { return nil }
        var end = start.lowerBound
        while line[end...].hasPrefix(" stroke=\"") || line[end...].hasPrefix(" stroke-opacity=\"")
            || line[end...].hasPrefix(" stroke-width=\"")
        {
            guard let open = line[end...].firstRange(of: "\""),
                let close = line[open.upperBound...].firstRange(of: "\"")
            else { return nil }
            end = close.upperBound
        }
        return start.lowerBound..<end
    }

    /// Attributes as declarations.
    private static func rule(_ attributes: PictureLine) -> String {
        attributes.text.split(separator: "\" ").map { attribute in
            attribute.replacing(" ", with: "").replacing("=\"", with: ":").replacing("\"", with: "")
        }.joined(separator: ";")
    }
}
