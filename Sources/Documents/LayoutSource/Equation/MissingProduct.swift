// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// The product that was meant by `0.5 a.width`, `1/2 a.width`, `0.5x a.width` or `a.width x 0.5`.
enum MissingProduct {
    /// - Parameter position: that of a word that does not belong there.
    static func text(_ lexemes: [EquationLexer.Lexeme], at position: Int) -> String? {
        guard position > 0, case .word(let word) = lexemes[position].token else { return nil }
        let isSign = ["x", "times"].contains(word.lowercased())
        if let start = startOfFactor(lexemes, before: position),
            let item = path(lexemes, from: isSign ? position + 1 : position)
        {
            return "\(text(lexemes[start..<position])) * \(item)"
        }
        if isSign, let end = endOfFactor(lexemes, from: position + 1) {
            return "* \(text(lexemes[position + 1..<end]))"
        }
        return nil
    }

    /// An item's attribute, such as `a.width`; nil for anything else.
    static func path(_ lexemes: [EquationLexer.Lexeme], from start: Int) -> String? {
        var names: [String] = []
        var position = start
        while position < lexemes.count, case .word(let name) = lexemes[position].token {
            names.append(name)
            guard position + 1 < lexemes.count, lexemes[position + 1].token == .dot else { break }
            position += 2
        }
        return names.count > 1 ? names.joined(separator: ".") : nil
    }

    /// Where the numbers and metrics begin whose product or quotient ends at a place, brackets included; nil if none does.
    private static func startOfFactor(_ lexemes: [EquationLexer.Lexeme], before end: Int) -> Int? {
        var start = end
        while let operand = startOfOperand(lexemes, before: start) {
            start = operand
            guard start > 0, [.slash, .star, .colon].contains(lexemes[start - 1].token) else { return start }
            start -= 1
        }
        return nil
    }

    private static func startOfOperand(_ lexemes: [EquationLexer.Lexeme], before end: Int) -> Int? {
        guard end > 0 else { return nil }
        switch lexemes[end - 1].token {
        case .number: return end - 1
        case .word: return end > 1 && lexemes[end - 2].token == .dot ? nil : end - 1
        case .close:
            guard let open = lexemes[..<end].lastIndex(where: { $0.token == .open }) else { return nil }
            return startOfFactor(lexemes, before: end - 1) == open + 1 ? open : nil
        default: return nil
        }
    }

    private static func endOfFactor(_ lexemes: [EquationLexer.Lexeme], from start: Int) -> Int? {
        var position = start
        while position < lexemes.count, case .number = lexemes[position].token {
            position += 1
            guard position < lexemes.count, [.slash, .colon].contains(lexemes[position].token) else { return position }
            position += 1
        }
        return nil
    }

    /// As equations are written: only products have spaces.
    private static func text(_ lexemes: ArraySlice<EquationLexer.Lexeme>) -> String {
        lexemes.map { lexeme in
            switch lexeme.token {
            case .number(let number): DecimalText.shortest(number)
            case .word(let word): word
            case .slash: "/"
            case .colon: ":"
            case .star: " * "
            case .open: "("
            case .close: ")"
            default: ""
            }
        }.joined()
    }
}
