// SPDX-License-Identifier: Apache-2.0
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutScene

/// Invisible elements: areas to point at, and text to select, search and read aloud.
extension SVGRenderer {
    /// Points; thin lines are hard to point at.
    private static let hitWidth = 8.0

    /// Invisible wide strokes along the lines of a constraint: pointing near one shows its title.
    mutating func writeHitArea(of items: [SceneItem]) {
        let data = items.compactMap { item -> String? in
            switch item.shape {
            case .line(let from, let to, _): SVGText.data(of: [.move(from), .line(to)])
            case .path(let elements, _, let stroke?) where stroke.width < Self.hitWidth: SVGText.data(of: elements)
            default: nil
            }
        }.joined()
        guard !data.isEmpty else { return }
        body.line(
            "<path class=\"hit\" d=\"\(data)\" fill=\"none\" stroke=\"#000\" stroke-opacity=\"0\" "
                + "stroke-width=\"\(SVGText.number(Self.hitWidth))\" pointer-events=\"stroke\"/>")
    }

    /// A line's characters over its outlines, as wide as these in any font that the reader has.
    ///
    /// It is anchored at its middle, which is the same place for both writing directions.
    mutating func writeCharacters(of line: SceneText.Line, language: String?) {
        let text = String(line.text.reversed().drop(while: \.isWhitespace).reversed())
        guard !text.isEmpty, line.width > 0, let size = line.runs.map(\.size).max() else { return }
        let language = language.map { " lang=\"\(XMLText.attribute($0))\"" } ?? ""
        let place = Point(x: line.x + line.width / 2, y: line.baseline)
        body.line(
            "<text x=\"\(SVGText.number(place.x))\" y=\"\(SVGText.number(place.y))\" "
                + "font-family=\"sans-serif\" font-size=\"\(SVGText.number(size))\" text-anchor=\"middle\" "
                + "textLength=\"\(SVGText.number(line.width))\" lengthAdjust=\"spacingAndGlyphs\" "
                + "fill-opacity=\"0\"\(language)>\(XMLText.attribute(text))</text>")
    }
}
