// SPDX-License-Identifier: Apache-2.0
/// Drawings for the names of system symbols: of the same meaning and about the same weight as those of the system, but
/// not its shapes.
///
/// Each is a line of outlines, with semicolons between them, in a square of 24 units, y downwards: `M x y`, `L x y`,
/// `C x1 y1 x2 y2 x y` and `Z` as in SVG, `O x y r` a circle, `R x y width height r` a rectangle with round corners. `#` before
/// an outline: filled in the `.fill` variant; `-`: a detail, drawn in the colour behind there; `*`: always filled.
enum SymbolTable {
    static let drawings: [Substring: [Substring]] = [drawings1, drawings2, drawings3].reduce(into: [:]) { table, text in
        for (name, outlines) in entries(text) { table[name] = outlines.split(separator: ";") }
    }

    /// The name of the drawing for another name.
    static let synonyms: [Substring: Substring] = entries(otherNames).reduce(into: [:]) { table, entry in
        for name in entry.value.split(separator: " ") { table[name] = entry.name }
    }

    /// The outlines of a name, under which a drawing is or which is another name of one; nil for any other.
    static func drawing(for name: Substring) -> [Substring]? { drawings[synonyms[name] ?? name] }

    private static func entries(_ text: String) -> [(name: Substring, value: Substring)] {
        text.split(separator: "\n").compactMap { line in
            line.firstIndex(of: ":").map { (line[..<$0], line[line.index(after: $0)...]) }
        }
    }
}
