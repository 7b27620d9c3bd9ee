// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutScene

/// The two pictures of a file that follows its viewer's appearance: what differs in no more than colours is drawn once, and the file's style
/// has the dark colours. Elsewhere the light ones hold, where style sheets or media queries are not supported.
struct SVGAppearances {
    enum Side: String { case light, dark }

    struct Pair {
        var item: SceneItem
        /// The counterpart in the dark picture.
        var dark: SceneItem?
        /// The picture that it is in; nil for both.
        var side: Side?
    }

    /// Rules of the style, with their numbers.
    private var rules: [String: Int] = [:]
    /// How many items of one picture alone are looked past.
    private static let mostPassed = 12

    /// The items of both pictures, from back to front.
    static func pairs(_ light: [SceneItem], _ dark: [SceneItem]) -> [Pair] {
        let forms = dark.map(\.uncolored)
        var pairs: [Pair] = []
        var place = 0
        for item in light {
            let form = item.uncolored
            let near = place..<min(place + mostPassed, dark.count)
            guard let found = near.first(where: { forms[$0] == form }) else {
                pairs.append(Pair(item: item, side: .light))
                continue
            }
            pairs += dark[place..<found].map { Pair(item: $0, side: .dark) }
            pairs.append(Pair(item: item, dark: dark[found]))
            place = found + 1
        }
        return pairs + dark[place...].map { Pair(item: $0, side: .dark) }
    }

    /// The class of an item with other colours in the dark picture; empty for the same.
    mutating func attribute(of light: SceneItem, _ dark: SceneItem) -> String {
        let (own, other) = (light.shape.colors, dark.shape.colors)
        guard own.fill != other.fill || own.stroke != other.stroke else { return "" }
        var rule = ""
        for (name, color) in [("fill", other.fill), ("stroke", other.stroke)] {
            guard let color else { continue }
            var text = SVGText()
            text.add(fill: color, stroke: nil)
            let parts = text.string.split(separator: "\"")
            rule += "\(name):\(parts[1]);\(name)-opacity:\(parts.count > 3 ? String(parts[3]) : "1");"
        }
        let number = rules[rule] ?? rules.count
        rules[rule] = number
        return " class=\"\(SVGPrefix.placeholder)c\(number)\""
    }

    var style: String {
        let prefix = SVGPrefix.placeholder
        let colors = rules.sorted { $0.value < $1.value }.map { ".\(prefix)c\($0.value){\($0.key.dropLast())}" }
            .joined()
        return "<style>.\(prefix)dark{display:none}@media(prefers-color-scheme:dark)"
            + "{.\(prefix)light{display:none}.\(prefix)dark{display:inline}\(colors)}</style>"
    }
}

extension SceneItem {
    /// The item in one colour; that of parts of a text, and of an image, stays.
    fileprivate var uncolored: SceneItem {
        var item = self
        let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
        func plain(_ color: Color?) -> Color? { color.map { _ in black } }
        func plain(_ stroke: SceneStroke?) -> SceneStroke? {
            stroke.map { SceneStroke(black, width: $0.width, dash: $0.dash) }
        }
        switch shape {
        case .rectangle(let rect, let radius, let fill, let stroke):
            item.shape = .rectangle(rect, cornerRadius: radius, fill: plain(fill), stroke: plain(stroke))
        case .ellipse(let rect, let fill, let stroke):
            item.shape = .ellipse(rect, fill: plain(fill), stroke: plain(stroke))
        case .line(let from, let to, let stroke):
            item.shape = .line(from: from, to: to, stroke: SceneStroke(black, width: stroke.width, dash: stroke.dash))
        case .path(let elements, let fill, let stroke):
            item.shape = .path(elements, fill: plain(fill), stroke: plain(stroke))
        case .text(var text):
            text.color = black
            item.shape = .text(text)
        case .drawing(var drawing):
            (drawing.fill, drawing.stroke) = (plain(drawing.fill), plain(drawing.stroke))
            item.shape = .drawing(drawing)
        case .image: break
        }
        return item
    }
}

extension SceneShape {
    fileprivate var colors: (fill: Color?, stroke: Color?) {
        switch self {
        case .rectangle(_, _, let fill, let stroke), .ellipse(_, let fill, let stroke), .path(_, let fill, let stroke):
            (fill, stroke?.color)
        case .line(_, _, let stroke): (nil, stroke.color)
        case .text(let text): (text.color, nil)
        case .drawing(let drawing): (drawing.fill, drawing.stroke)
        case .image: (nil, nil)
        }
    }
}
