// SPDX-License-Identifier: Apache-2.0
internal import LayoutScene

/// The fonts of scenes, each opened when the first of its glyphs is drawn. One for each drawer.
final class GlyphFaces {
    private var faces: [GlyphFace] = []
    private var cairoFonts: [Int: any CairoFont] = [:]
    private var programs: [SceneText.FontProgram: Int] = [:]
    /// Most runs name a font by an object that was seen before: no path is hashed and no file compared for them. The objects
    /// are kept, since another one could take the place of a freed one.
    private var objects: [ObjectIdentifier: (program: SceneText.FontProgram, number: Int)] = [:]

    /// How many font objects are kept.
    var count: Int { objects.count }

    /// The number of a font, in the order of first use.
    func number(of program: SceneText.FontProgram) throws(RenderingFault) -> Int {
        if let known = objects[ObjectIdentifier(program)] { return known.number }
        let number: Int
        if let known = programs[program] {
            number = known
        } else {
            number = faces.count
            faces.append(try GlyphFace(program))
            programs[program] = number
        }
        objects[ObjectIdentifier(program)] = (program, number)
        return number
    }

    /// For text in a PDF.
    func cairoFont(_ face: Int) throws(RenderingFault) -> any CairoFont {
        if let known = cairoFonts[face] { return known }
        let named = hasImages(face) ? nil : FreeTypeFont(faces[face].program)
        let font: any CairoFont = if let named { named } else { try UserFont(faces[face]) }
        cairoFonts[face] = font
        return font
    }

    /// Whether glyphs of a font can be pictures.
    func hasImages(_ face: Int) -> Bool { faces[face].hasImages }

    func shape(of glyph: UInt32, face: Int) -> GlyphShape { faces[face].shape(of: glyph) }
}
