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
        var data = SVGText()
        var last: [ScenePathElement] = []
        for item in items {
            let elements: [ScenePathElement]
            switch item.shape {
            case .line(let from, let to, _): elements = [.move(from), .line(to)]
            case .path(let path, _, let stroke?) where stroke.width < Self.hitWidth: elements = path
            default: continue
            }
            // A line may have an outline behind it.
            if elements != last { data.add(elements) }
            last = elements
        }
        guard !data.bytes.isEmpty else { return }
        body.add("<path class=\"hit\" d=\"")
        body.add(data)
        body.line(Self.hitEnd)
    }

    private static let hitEnd =
        "\" fill=\"none\" stroke=\"#000\" stroke-opacity=\"0\" stroke-width=\"\(SVGText.number(hitWidth))\" "
        + "pointer-events=\"stroke\"/>"

    /// A line's characters over its outlines, as wide as these in any font that the reader has.
    ///
    /// It is anchored at its middle, which is the same place for both writing directions.
    mutating func writeCharacters(of line: SceneText.Line, language: String?) {
        let text = String(line.text.reversed().drop(while: \.isWhitespace).reversed())
        guard !text.isEmpty, line.width > 0, let size = line.runs.map(\.size).max() else { return }
        let language = language.map { " lang=\"\(XMLText.attribute($0))\"" } ?? ""
        body.add("<text x=\"")
        body.add(line.x + line.width / 2)
        body.add("\" y=\"")
        body.add(line.baseline)
        body.add("\" font-family=\"sans-serif\" font-size=\"")
        body.add(size)
        body.add("\" text-anchor=\"middle\" textLength=\"")
        body.add(line.width)
        body.add("\" lengthAdjust=\"spacingAndGlyphs\" fill-opacity=\"0\"\(language)>")
        body.add(XMLText.attribute(text))
        body.line("</text>")
    }
}
