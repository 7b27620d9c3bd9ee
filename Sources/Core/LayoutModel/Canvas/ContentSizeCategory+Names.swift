// SPDX-License-Identifier: Apache-2.0
extension ContentSizeCategory {
    /// The category that UIKit, SwiftUI or `simctl` calls by a name: `.extraLarge`, `xLarge`, `accessibility2`,
    /// `accessibility-extra-large` or `UICTContentSizeCategoryAccessibilityXL`. Nil if there is none.
    package init?(appleName name: String) {
        var words = name.lowercased().filter { $0.isLetter || $0.isNumber }[...]
        for prefix in ["uicontentsizecategory", "uictcontentsizecategory"] where words.hasPrefix(prefix) {
            words = words.dropFirst(prefix.utf8.count)
        }
        let prefix = "accessibility"
        let isForAccessibility = words.hasPrefix(prefix)
        if isForAccessibility { words = words.dropFirst(prefix.utf8.count) }
        var size = String(words)
        for (word, letter) in [("extra", "x"), ("small", "s"), ("medium", "m"), ("large", "l")] {
            size = size.replacing(word, with: letter)
        }
        guard isForAccessibility else {
            self.init(rawValue: size.uppercased())
            return
        }
        let number = ["m", "l", "xl", "xxl", "xxxl"].firstIndex(of: size).map { $0 + 1 } ?? Int(size)
        guard let number else { return nil }
        self.init(rawValue: "AX\(number)")
    }
}
