// SPDX-License-Identifier: Apache-2.0
/// The names of Swift's classes in the Objective-C runtime, where these are nested, private or generic: `_TtCC5MyApp5Outer5Inner`.
enum MangledClassName {
    /// `Inner`; nil if the text is none of these names.
    static func innermost(_ text: String) -> String? {
        var rest = Substring(text)
        guard rest.hasPrefix("_Tt") else { return nil }
        rest.removeFirst(3)
        let kinds = rest.prefix { "GCVO".contains($0) }
        let depth = kinds.count { $0 != "G" }
        guard depth > 0 else { return nil }
        rest = rest[kinds.endIndex...]
        // The module, then one name for each kind.
        guard rest.first?.isNumber == true ? identifier(&rest) != nil : takeSubstitution(&rest) else { return nil }
        var name: String?
        for _ in 0..<depth {
            // A private name has the mark of its file before it.
            if rest.first == "P" {
                rest.removeFirst()
                guard identifier(&rest) != nil else { return nil }
            }
            guard let next = identifier(&rest) else { return nil }
            name = next
        }
        return name
    }

    /// `5Inner`
    private static func identifier(_ text: inout Substring) -> String? {
        let digits = text.prefix { ("0"..."9").contains($0) }
        guard let count = Int(digits), count > 0, count <= 1000 else { return nil }
        let rest = text[digits.endIndex...]
        guard rest.count >= count else { return nil }
        text = rest.dropFirst(count)
        return String(rest.prefix(count))
    }

    /// `s` for the standard library, `So` for Objective-C.
    private static func takeSubstitution(_ text: inout Substring) -> Bool {
        for prefix in ["So", "s"] where text.hasPrefix(prefix) {
            text = text.dropFirst(prefix.count)
            return true
        }
        return false
    }
}
