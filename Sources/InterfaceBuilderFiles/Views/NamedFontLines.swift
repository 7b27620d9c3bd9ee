// SPDX-License-Identifier: Apache-2.0
internal import LayoutModel

/// Line heights of families that many files name and few machines have. Another font stands for such a family, whose lines
/// would be as high as its own.
enum NamedFontLines {
    /// Points; nil for other families.
    static func height(of font: Font) -> Double? {
        let family = String(font.family.lowercased().filter { $0 != " " })
        return heights[family].map { $0 * font.size }
    }

    /// Ascent and descent of one point, from the `hhea` table of the families' regular faces. Of those after the blank line,
    /// what 250 labels of a line in eight repositories have.
    private static let heights: [String: Double] = [
        "cabin": 1.215, "karla": 1.169, "lato": 1.2, "opensans": 1.361_816_406_25,
        "quicksand": 1.25, "roboto": 1.171_875,

        "ibmplexsans": 1.3, "montserrat": 1.219, "nunitosans": 1.364, "rubik": 1.186, "vazir": 1.5615,
    ]
}
