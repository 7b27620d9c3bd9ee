// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import LayoutRendering

/// The glyphs of a page's texts, each outline once.
final class GlyphPool {
    private struct Key: Hashable {
        var font: ObjectIdentifier
        var glyph: UInt32
    }

    private let definitions = SVGDefinitions()
    /// The numbers of outlines that the page's picture has.
    private let pictured: [String: Int]
    private var found = NumberedValues<SVGDefinitions.Glyph>()
    /// Nil for a blank.
    private var numbers: [Key: Int?] = [:]
    /// Another font could take the place of a freed one.
    private var fonts: [ObjectIdentifier: FontProgram] = [:]

    init(outlines: [String: Int]) { pictured = outlines }

    func isBlank(_ glyph: UInt32, of font: FontProgram) -> Bool { place(glyph, font) == nil }

    func number(of glyph: UInt32, of font: FontProgram) -> Int { place(glyph, font) ?? 0 }

    private func place(_ glyph: UInt32, _ font: FontProgram) -> Int? {
        let key = Key(font: ObjectIdentifier(font), glyph: glyph)
        if let known = numbers[key] { return known }
        fonts[key.font] = font
        // A font that cannot be read draws nothing, and the page's picture says so.
        let shape = try? definitions.glyph(glyph, of: font)
        let number = shape.map { found.number(of: $0) }
        numbers[key] = .some(number)
        return number
    }

    /// By number: that of a glyph of the picture, the data of a path, or an element.
    var json: [JSONOutput] {
        found.values.map { glyph in
            switch glyph {
            case .outline(let path): pictured[path].map(JSONOutput.integer) ?? .string(path)
            case .image(let element): .string(element)
            }
        }
    }
}

/// Values with numbers in the order in which they are met.
struct NumberedValues<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let known = numbers[value] { return known }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
