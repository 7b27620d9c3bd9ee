// SPDX-License-Identifier: Apache-2.0
/// A constraint's equation split before its constant, so that a changed constant is recognised as a change of the same constraint.
struct EquationShape: Hashable, Sendable {
    /// `title.top == screen.top`, or `title.width ==` for a constant alone.
    var shape: String
    /// With its sign: `+ 24`, `- 8`, `+ 0`; without one if the shape ends with the relation.
    var constant: String

    init(_ equation: String) {
        let words = equation.split(separator: " ")
        if words.count >= 3, Self.isNumber(words[words.count - 1]) {
            let before = words[words.count - 2]
            if Self.relations.contains(before) {
                shape = words.dropLast().joined(separator: " ")
                constant = String(words[words.count - 1])
                return
            }
            if before == "+" || before == "-" {
                shape = words.dropLast(2).joined(separator: " ")
                constant = "\(before) \(words[words.count - 1])"
                return
            }
        }
        shape = equation
        constant = "+ 0"
    }

    /// The items that an equation names.
    static func items(in equation: String) -> [String] {
        equation.split(separator: " ").compactMap { word in word.lastIndex(of: ".").map { String(word[..<$0]) } }
    }

    private static let relations: [Substring] = ["==", "<=", ">=", "=", "≤", "≥"]

    private static func isNumber(_ word: Substring) -> Bool { Double(word) != nil }
}
