// SPDX-License-Identifier: Apache-2.0
/// What brings the advances of a font that another one falls back to, to those of the font that Apple's systems fall back to.
package struct FallbackCorrection: Hashable, Sendable {
    package var families: [String]
    package var scalars: [ClosedRange<UInt32>]
    /// What is added to the advance of each of these characters, as a part of the font size.
    package var advance: Double
}

/// Numbers fitted to labels that Xcode measured (docs/background/text-fits.md).
extension FallbackCorrection {
    /// Hangul syllables, 0.92 wide in Noto, and ideographs, 1 wide.
    static let appleSDGothicNeo = FallbackCorrection(
        families: ["Noto Sans CJK KR"], scalars: [0xAC00...0xD7A3] + ideographs, advance: 0.866)

    /// Ideographs, 1 wide in Noto.
    static let pingFang = FallbackCorrection(
        families: ["SC", "TC", "HK"].map { "Noto Sans CJK " + $0 }, scalars: ideographs, advance: 1.0205)

    private static let ideographs: [ClosedRange<UInt32>] = [0x3400...0x4DBF, 0x4E00...0x9FFF]
}
