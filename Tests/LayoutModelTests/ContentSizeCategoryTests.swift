// SPDX-License-Identifier: Apache-2.0
import LayoutModel
import Testing

struct ContentSizeCategoryTests {
    @Test(
        arguments: [
            ("extraLarge", .extraLarge), (".xLarge", .extraLarge), ("large", .large),
            ("xxxLarge", .extraExtraExtraLarge),
            ("UIContentSizeCategoryExtraSmall", .extraSmall), ("UICTContentSizeCategoryXXL", .extraExtraLarge),
            ("UICTContentSizeCategoryAccessibilityM", .accessibilityMedium), ("accessibility2", .accessibilityLarge),
            ("accessibility-extra-large", .accessibilityExtraLarge), ("extra-extra-large", .extraExtraLarge),
            (".accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
            ("ax4", .accessibilityExtraExtraLarge),
            ("accessibility6", nil), ("huge", nil), ("", nil),
        ] as [(String, ContentSizeCategory?)])
    func `A category has the names of UIKit, SwiftUI and simctl`(name: String, category: ContentSizeCategory?) {
        #expect(ContentSizeCategory(appleName: name) == category)
    }

    @Test(arguments: ContentSizeCategory.allCases)
    func `A category has its own name`(category: ContentSizeCategory) {
        #expect(ContentSizeCategory(appleName: "\(category)") == category)
    }
}
