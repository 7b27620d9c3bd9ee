// SPDX-License-Identifier: Apache-2.0
/// Have and need as two bars, drawn to one scale.
struct SumText {
    private let sum: ConflictSum

    init(_ sum: ConflictSum) { self.sum = sum }

    /// Characters of the longer bar.
    private static let width = 48

    var text: String {
        let longest = max(sum.have, sum.need, 1e-9)
        func widths(_ parts: [ConflictSum.Part]) -> [Int] {
            parts.map { Int((max($0.value, 0) / longest * Double(Self.width)).rounded()) }
        }
        return "  have  " + Self.line(sum.haves, widths: widths(sum.haves)) + "\n  need  "
            + Self.line(sum.needs, widths: widths(sum.needs))
    }

    /// `├─20─┼────240────┼─20─┤`, each part at least as wide as its number.
    private static func line(_ parts: [ConflictSum.Part], widths: [Int]) -> String {
        guard !parts.isEmpty else { return "│ 0" }
        var text = "├"
        for (index, part) in parts.enumerated() {
            let number = ConstraintWords.number(part.value)
            let room = max(widths[index] - 1, number.count)
            let left = (room - number.count) / 2
            text += String(repeating: "─", count: left) + number
            text += String(repeating: "─", count: room - number.count - left)
            text += index < parts.count - 1 ? "┼" : "┤"
        }
        return text
    }
}
