// SPDX-License-Identifier: Apache-2.0

/// The number that was meant by `75O` or `l00`, where letters look like digits.
enum LookalikeDigits {
    private static let digits: [Character: Character] = ["O": "0", "o": "0", "l": "1", "I": "1"]

    /// Nil if there is no such letter, or something else.
    static func number(_ text: String) -> String? {
        guard text.utf8.count <= 20, text.contains(where: { ("0"..."9").contains($0) }),
            text.contains(where: { digits[$0] != nil })
        else { return nil }
        let number = String(text.map { digits[$0] ?? $0 })
        guard number.allSatisfy({ ("0"..."9").contains($0) || $0 == "." }), number.first != ".", number.last != ".",
            Double(number) != nil
        else { return nil }
        return number
    }
}
