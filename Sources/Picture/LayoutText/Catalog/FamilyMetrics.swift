// SPDX-License-Identifier: Apache-2.0
/// Widths and heights of a family that may not be redistributed, or that many machines lack. Where it is not installed, text in
/// its substitute takes as much room as it would in the family itself.
struct FamilyMetrics: Hashable, Sendable {
    var family: String
    /// Parts of the size above and below the baseline, by ascending weight.
    var ascenders: [SystemFont.Sample]
    var descenders: [SystemFont.Sample]
    /// Advances in regular weight, in thousandths of the size. Empty: those of the system font.
    var advances: [Unicode.Scalar: Double]
    /// Advances in weight 700, in thousandths of the size, if each character's is known.
    var boldAdvances: [Unicode.Scalar: Double] = [:]
    /// By what the advances of other weights differ, by ascending weight.
    var weightFactors: [SystemFont.Sample] = [SystemFont.Sample(at: 400, value: 1)]
    /// An installed family that looks more like this one than the system font does.
    var substituteFamily: String?

    /// - Returns: for an unknown family the metrics of Helvetica Neue, which Xcode draws instead; nil for San Francisco under one of
    ///   its names.
    static func named(_ family: String) -> FamilyMetrics? {
        if ["SF ", "."].contains(where: family.hasPrefix) { return nil }
        return known[key(family)] ?? helveticaNeue
    }

    /// Families are also known by their PostScript names, without spaces.
    static func key(_ family: String) -> String { family.lowercased().filter { $0 != " " } }

    private static let known = Dictionary(uniqueKeysWithValues: all.map { (key($0.family), $0) })

    private static let all =
        [helveticaNeue, helvetica, arial, roboto] + applesWithAdvances + applesWithoutAdvances + openFamilies

    /// A part of the size; nil for a character that is not in the table.
    /// - Parameter base: the character without its accents.
    func advance(of base: Unicode.Scalar, weight: Int) -> Double? {
        guard let regular = advances[base] else { return nil }
        guard let bold = boldAdvances[base] else {
            return regular * SystemFont.interpolated(weightFactors, at: Double(weight)) / 1000
        }
        return (regular + (bold - regular) * Double(weight - 400) / 300) / 1000
    }

    /// The system font with the vertical metrics of the family at a weight.
    func substitute(_ system: SystemFont, weight: Int) -> SystemFont {
        var font = system
        font.ascender = SystemFont.interpolated(ascenders, at: Double(weight))
        font.descender = SystemFont.interpolated(descenders, at: Double(weight))
        guard !advances.isEmpty else { return font }
        font.trackings = []
        font.weightTrackings = []
        font.corrections = nil
        // Its own kerning would change the widths.
        font.features = "calt=0,kern=0"
        return font
    }
}

extension FamilyMetrics {
    /// The characters of the tables of advances: printable ASCII, then the punctuation that texts use most.
    static let tabulated = (0x20...0x7E).compactMap(Unicode.Scalar.init) + Array("–—‘’“”•…".unicodeScalars)

    /// - Parameters:
    ///   - ascender: a part of the size, as is `descender`.
    ///   - advances: of the characters in `tabulated`, in thousandths of the size; those at the end may be left out.
    init(
        _ family: String, ascender: Double, descender: Double, advances: [Double], bold: [Double] = []
    ) {
        func table(_ advances: [Double]) -> [Unicode.Scalar: Double] {
            Dictionary(uniqueKeysWithValues: zip(Self.tabulated, advances))
        }
        self.init(
            family: family, ascenders: [SystemFont.Sample(at: 400, value: ascender)],
            descenders: [SystemFont.Sample(at: 400, value: descender)], advances: table(advances),
            boldAdvances: table(bold))
    }
}
