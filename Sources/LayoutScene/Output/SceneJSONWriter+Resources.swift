// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutImages
import LayoutModel

/// Fonts, images and the glyphs of texts.
extension SceneJSONWriter {
    /// A font by the name of its file, wherever that is installed.
    func font(_ font: SceneText.FontProgram) -> String {
        let name = font.path.split(separator: "/").last.map(String.init) ?? font.path
        return "{\"file\": \(string(name)), \"face\": \(font.faceIndex), "
            + "\"bytes\": \(font.bytes.count), \"digest\": \"\(ContentDigest(font.bytes))\"}"
    }

    func image(_ file: ImageFile) -> String {
        let digest = file.bytes.withUnsafeBytes { ContentDigest($0) }
        return "{\"file\": \(string(file.path)), \"format\": \"\(file.format.rawValue)\", "
            + "\"bytes\": \(file.bytes.count), \"digest\": \"\(digest)\"}"
    }

    /// What is drawn of a text; places are in points from its origin.
    func lines(of text: SceneText) -> String {
        "\"lines\": [" + text.lines.map(line).joined(separator: ", ") + "]"
    }

    private func line(_ line: SceneText.Line) -> String {
        var members = [
            "\"text\": \(string(line.text))", "\"baseline\": \(number(line.baseline))",
            "\"runs\": [" + line.runs.map(run).joined(separator: ", ") + "]",
        ]
        if !line.decorations.isEmpty {
            members.append("\"decorations\": [" + line.decorations.map(decoration).joined(separator: ", ") + "]")
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    /// Each glyph as its index in the font, the place of its origin and where its characters begin in the line's text.
    private func run(_ run: SceneText.GlyphRun) -> String {
        var members: [String] = []
        if let font = fonts[run.font] { members.append("\"font\": \(font)") }
        members.append("\"size\": \(number(run.size))")
        if let color = run.color { members.append("\"color\": \"\(self.color(color))\"") }
        let glyphs = run.glyphs.map { "[\($0.id), \(number($0.x)), \(number($0.y)), \($0.cluster)]" }
        members.append("\"glyphs\": [" + glyphs.joined(separator: ", ") + "]")
        return "{" + members.joined(separator: ", ") + "}"
    }

    private func decoration(_ decoration: SceneText.Decoration) -> String {
        var members = ["\"kind\": \"\(decoration.kind.rawValue)\"", "\"frame\": \(rect(decoration.rect))"]
        if let color = decoration.color { members.append("\"color\": \"\(self.color(color))\"") }
        return "{" + members.joined(separator: ", ") + "}"
    }
}
