// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Fonts, images and the glyphs of texts.
extension SceneJSONWriter {
    /// A font by the name of its file, wherever that is installed.
    func font(_ font: SceneText.FontProgram) -> JSONOutput {
        .object([
            "file": .string(font.path.split(separator: "/").last.map(String.init) ?? font.path),
            "face": .integer(font.faceIndex), "bytes": .integer(font.bytes.count),
            "digest": .string(ContentDigest(font.bytes).description),
            "variations": font.variations.isEmpty
                ? nil
                : .string(
                    font.variations.sorted { $0.key < $1.key }.map { "\($0.key)=\(DecimalText.shortest($0.value))" }
                        .joined(separator: ",")),
        ])
    }

    func image(_ file: ImageFile) -> JSONOutput {
        .object([
            "file": .string(file.path), "format": .string(file.format.rawValue), "bytes": .integer(file.bytes.count),
            "digest": .string(file.bytes.withUnsafeBytes { ContentDigest($0) }.description),
        ])
    }

    /// The glyphs and bars of a text; positions are in points from its origin.
    func lines(of text: SceneText) -> JSONOutput { .array(text.lines.map(line)) }

    private func line(_ line: SceneText.Line) -> JSONOutput {
        .object([
            "text": .string(line.text), "baseline": number(line.baseline), "runs": .array(line.runs.map(run)),
            "decorations": line.decorations.isEmpty ? nil : .array(line.decorations.map(decoration)),
        ])
    }

    /// Each glyph as its index in the font, the position of its origin and where its characters begin in the line's text.
    private func run(_ run: SceneText.GlyphRun) -> JSONOutput {
        let glyphs = run.glyphs.map { glyph in
            JSONOutput.array([.number("\(glyph.id)"), number(glyph.x), number(glyph.y), .number("\(glyph.cluster)")])
        }
        return .object([
            "font": fonts[run.font].map(JSONOutput.integer), "size": number(run.size), "color": run.color.map(color),
            "glyphs": .array(glyphs),
        ])
    }

    private func decoration(_ decoration: SceneText.Decoration) -> JSONOutput {
        .object([
            "kind": .string(decoration.kind.rawValue), "frame": rect(decoration.rect),
            "color": decoration.color.map(color),
        ])
    }
}
