// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The product that was meant by `0.5 a.width`, `0.5x a.width` or `a.width x 0.5`.
enum MissingProduct {
    /// - Parameter position: that of a word, after the first lexeme, that does not belong there.
    static func text(_ lexemes: [EquationLexer.Lexeme], at position: Int) -> String? {
        guard case .word(let word) = lexemes[position].token else { return nil }
        let isSign = ["x", "times"].contains(word.lowercased())
        if case .number(let factor) = lexemes[position - 1].token,
            let item = path(lexemes, from: isSign ? position + 1 : position)
        {
            return "\(DecimalText.shortest(factor)) * \(item)"
        }
        if isSign, position + 1 < lexemes.count, case .number(let factor) = lexemes[position + 1].token {
            return "* \(DecimalText.shortest(factor))"
        }
        return nil
    }

    /// An item's attribute, such as `a.width`; nil for anything else.
    private static func path(_ lexemes: [EquationLexer.Lexeme], from start: Int) -> String? {
        var names: [String] = []
        var position = start
        while position < lexemes.count, case .word(let name) = lexemes[position].token {
            names.append(name)
            guard position + 1 < lexemes.count, lexemes[position + 1].token == .dot else { break }
            position += 2
        }
        return names.count > 1 ? names.joined(separator: ".") : nil
    }
}
