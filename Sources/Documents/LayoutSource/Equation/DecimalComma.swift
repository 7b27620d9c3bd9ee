// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The number that was meant by `0,5`, as many languages write it.
enum DecimalComma {
    /// - Parameter position: that of a lexeme, after the first one, that does not belong there.
    /// - Returns: nil unless it is a comma that touches numbers on both sides.
    static func number(_ lexemes: [EquationLexer.Lexeme], at position: Int) -> String? {
        guard lexemes[position].token == .unknown(","), position + 1 < lexemes.count else { return nil }
        let (before, comma, after) = (lexemes[position - 1], lexemes[position], lexemes[position + 1])
        guard case .number(let whole) = before.token, case .number(let digits) = after.token,
            whole == whole.rounded(), digits == digits.rounded(), before.end == comma.start, comma.end == after.start
        else { return nil }
        // Zeros in front, as in 0,05, count.
        let text = DecimalText.shortest(digits)
        let zeros = after.end - after.start - text.utf8.count
        guard zeros >= 0 else { return nil }
        return "\(DecimalText.shortest(whole)).\(String(repeating: "0", count: zeros))\(text)"
    }
}
