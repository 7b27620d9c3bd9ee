// SPDX-License-Identifier: Apache-2.0
/// The order of names in a list for people: that of their characters, but of numbers by their values, so that `f2` comes before `f10`.
struct NaturalOrder: Comparable {
    private let name: String

    init(_ name: String) { self.name = name }

    package static func < (one: NaturalOrder, other: NaturalOrder) -> Bool {
        var (a, b) = (one.name.utf8[...], other.name.utf8[...])
        while let x = a.first, let y = b.first {
            let (first, second) = (number(&a), number(&b))
            if let first, let second {
                if first.count != second.count { return first.count < second.count }
                if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
                continue
            }
            if x != y { return x < y }
            a.removeFirst()
            b.removeFirst()
        }
        if a.isEmpty != b.isEmpty { return a.isEmpty }
        // Names that differ only in leading zeros.
        return one.name < other.name
    }

    /// Takes the digits at the beginning of a text, without zeros at the front; nil if there are none.
    private static func number(_ text: inout Substring.UTF8View) -> Substring.UTF8View? {
        let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty else { return nil }
        text = text[digits.endIndex...]
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}
