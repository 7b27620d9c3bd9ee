// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// Text as glyphs of font files, each in its place.
package struct SceneText: Hashable, Sendable {
    package typealias Line = ShapedText.Line
    package typealias Decoration = ShapedText.Decoration
    package typealias GlyphRun = LayoutModel.GlyphRun
    package typealias FontProgram = LayoutModel.FontProgram

    /// The request, for readers of a scene; what is drawn is `lines`.
    package var request: TextRequest
    /// From top to bottom, in points from `origin`.
    package var lines: [Line]
    /// The upper left corner of the text's measured box.
    package var origin: Point
    package var color: Color

    /// - Parameter lines: the request's, as the text was measured.
    package init(request: TextRequest, lines: [Line], origin: Point, color: Color) {
        self.request = request
        self.lines = lines
        self.origin = origin
        self.color = color
    }
}

extension Scene {
    /// The fonts of all texts, each once, in the order in which they are drawn.
    package var fonts: [FontProgram] {
        var seen: Set<FontProgram> = []
        var fonts: [FontProgram] = []
        for item in items {
            guard case .text(let text) = item.shape else { continue }
            for run in text.lines.flatMap(\.runs) where seen.insert(run.font).inserted { fonts.append(run.font) }
        }
        return fonts
    }
}
