// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// The names that views, guides, metrics and variants may bear.
enum Identifier {
    /// Names with a meaning of their own in constraints.
    static let reserved: Set<String> = ["self", "superview"]

    /// `[A-Za-z_][A-Za-z0-9_-]*`, as JSON Schema writes it.
    static let pattern = "^[A-Za-z_][A-Za-z0-9_-]*$"

    /// Names of views inside others, as in `episode[0].title`.
    static let pathPattern = "^[A-Za-z_][A-Za-z0-9_-]*(\\[[0-9]+\\])?(\\.[A-Za-z_][A-Za-z0-9_-]*(\\[[0-9]+\\])?)*$"

    /// Whether a name is one of a view or a guide, which may be inside an instance of a component: `episode[0].title`.
    static func isItem(_ name: String) -> Bool {
        var isStart = true
        var isIndex = false
        var isPastIndex = false
        for byte in name.utf8 {
            if isIndex {
                if byte.isDigit {
                    isPastIndex = true
                    continue
                }
                guard byte == UInt8(ascii: "]"), isPastIndex else { return false }
                isIndex = false
            } else if isStart {
                guard byte.isWordStart else { return false }
                (isStart, isPastIndex) = (false, false)
            } else if byte == UInt8(ascii: ".") {
                isStart = true
            } else if byte == UInt8(ascii: "["), !isPastIndex {
                isIndex = true
            } else {
                guard !isPastIndex, byte.isWordPart || byte == UInt8(ascii: "-") else { return false }
            }
        }
        return !isStart && !isIndex
    }

    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isWordStart else { return false }
        return name.utf8.allSatisfy { $0.isWordPart || $0 == UInt8(ascii: "-") }
    }
}
