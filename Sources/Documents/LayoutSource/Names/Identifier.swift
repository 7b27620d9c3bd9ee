// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// The names that views, guides, metrics and variants may bear.
enum Identifier {
    /// Names with a meaning of their own in constraints.
    static let reserved: Set<String> = ["self", "superview"]

    /// `[A-Za-z_][A-Za-z0-9_-]*`, as JSON Schema writes it.
    static let pattern = "^[A-Za-z_][A-Za-z0-9_-]*$"

    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isWordStart else { return false }
        return name.utf8.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: "-") }
    }
}
