// SPDX-License-Identifier: Apache-2.0
/// Widths and heights of a family that may not be redistributed. Where it is not installed, text in its substitute takes as
/// much room as it would in the family itself.
struct FamilyMetrics: Hashable, Sendable {
    var family: String
    /// Parts of the size above and below the baseline, by ascending weight.
    var ascenders: [SystemFont.Sample]
    var descenders: [SystemFont.Sample]
    /// Of regular weight, in thousandths of the size.
    var advances: [Unicode.Scalar: Double]
    /// By what the advances of other weights differ, by ascending weight.
    var weightFactors: [SystemFont.Sample]

    static func named(_ family: String) -> FamilyMetrics? { all.first { $0.family == family } }

    private static let all = [helveticaNeue, helvetica, arial, roboto]

    /// A part of the size; nil for a character that is not in the table.
    /// - Parameter base: the character without its accents.
    func advance(of base: Unicode.Scalar, weight: Int) -> Double? {
        advances[base].map { $0 * SystemFont.interpolated(weightFactors, at: Double(weight)) / 1000 }
    }

    /// The substitute's vertical metrics at a weight. Its own kerning would change the widths.
    func substitute(_ family: String, weight: Int) -> SystemFont {
        SystemFont(
            family: family, ascender: SystemFont.interpolated(ascenders, at: Double(weight)),
            descender: SystemFont.interpolated(descenders, at: Double(weight)), trackings: [], features: "calt=0,kern=0"
        )
    }
}
