// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

struct TextStyleTests {
    @Test(arguments: TextStyle.allCases)
    func `No step of Dynamic Type is smaller than the previous one`(style: TextStyle) {
        let sizes = ContentSizeCategory.allCases.map { style.size(in: $0) }
        #expect(sizes.count == 12)
        #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    }

    /// The smallest, the usual and the largest size, from Apple's own table.
    @Test(
        arguments: [
            (.largeTitle, 31, 34, 60), (.title1, 25, 28, 58), (.title2, 19, 22, 56), (.title3, 17, 20, 55),
            (.headline, 14, 17, 53), (.body, 14, 17, 53), (.callout, 13, 16, 51), (.subheadline, 12, 15, 49),
            (.footnote, 12, 13, 44), (.caption1, 11, 12, 43), (.caption2, 11, 11, 40),
        ] as [(TextStyle, Double, Double, Double)])
    func `Text styles have their sizes`(style: TextStyle, smallest: Double, usual: Double, largest: Double) {
        #expect(style.size(in: .extraSmall) == smallest)
        #expect(style.size(in: .large) == usual)
        #expect(style.size(in: .accessibilityExtraExtraExtraLarge) == largest)
    }
}
