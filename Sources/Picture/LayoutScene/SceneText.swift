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
    /// Nil for a text that is as it is in a box of any size.
    package var setting: TextSetting?

    /// - Parameter lines: the request's, as the text was measured.
    package init(
        request: TextRequest, lines: [Line], origin: Point, color: Color, setting: TextSetting? = nil
    ) {
        self.request = request
        self.lines = lines
        self.origin = origin
        self.color = color
        self.setting = setting
    }
}

/// How a text fills its box, in points of the layout: what sets it again in a box of another size.
package struct TextSetting: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        /// In the vertical middle; lines that have no room are left out.
        case middle
        /// From the upper edge, all lines.
        case top
    }

    package var box: Rect
    package var place: Place
    /// The whole text, without a width.
    package var request: TextRequest

    package init(box: Rect, place: Place, request: TextRequest) {
        self.box = box
        self.place = place
        self.request = request
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
