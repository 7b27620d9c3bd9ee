// SPDX-License-Identifier: Apache-2.0
/// The place of the constant in the text of an equation, so that a program can write another one there.
package struct EquationConstant: Hashable, Sendable {
    /// Bytes of the equation: a number, a metric or a system spacing by itself, with the sign in front of it; empty if the
    /// equation has none and one may be inserted.
    package var range: Range<Int>
    /// The text that precedes a positive number there, and a negative one.
    package var positivePrefix: String
    package var negativePrefix: String

    /// The first of the equation; nil if the text is not an equation.
    package static func find(in text: String, metrics: [String]) -> EquationConstant? {
        let bytes = Array(text.utf8)
        let known = Set(metrics)
        let lexemes = EquationLexer.lexemes(of: bytes) { known.contains($0) }
        guard
            let end = lexemes.firstIndex(where: {
                if case .quoted = $0.token { true } else { $0.token == .at || $0.token == .end }
            }),
            lexemes[..<end].contains(where: { if case .relation = $0.token { true } else { false } })
        else { return nil }
        var depth = 0
        for index in 0..<end {
            switch lexemes[index].token {
            case .open: depth += 1
            case .close: depth -= 1
            case .number where depth == 0: break
            case .word(let word) where depth == 0 && (known.contains(word) || word == "systemSpacing"): break
            default: continue
            }
            if depth == 0, let found = term(at: index, lexemes, end: end, bytes) { return found }
        }
        let last = lexemes[end - 1].end
        return EquationConstant(range: last..<last, positivePrefix: " + ", negativePrefix: " - ")
    }

    /// The lexeme with its sign, if nothing multiplies it and it names no item.
    private static func term(
        at index: Int, _ lexemes: [EquationLexer.Lexeme], end: Int, _ bytes: [UInt8]
    ) -> EquationConstant? {
        let lexeme = lexemes[index]
        guard lexeme.token != .open, lexeme.token != .close else { return nil }
        if index + 1 < end {
            switch lexemes[index + 1].token {
            case .plus, .minus, .relation: break
            default: return nil
            }
        }
        guard index > 0 else {
            return EquationConstant(range: lexeme.start..<lexeme.end, positivePrefix: "", negativePrefix: "-")
        }
        let before = lexemes[index - 1]
        switch before.token {
        case .relation:
            return EquationConstant(range: lexeme.start..<lexeme.end, positivePrefix: "", negativePrefix: "-")
        case .plus, .minus:
            // A sign that begins a side is part of the number.
            let isSign = index == 1 || { if case .relation = lexemes[index - 2].token { true } else { false } }()
            let space = String(decoding: bytes[before.end..<lexeme.start], as: UTF8.self)
            return EquationConstant(
                range: before.start..<lexeme.end, positivePrefix: isSign ? "" : "+" + space,
                negativePrefix: "-" + (isSign ? "" : space))
        default: return nil
        }
    }

    /// The text of the range for a number.
    package func text(_ value: Double, number: (Double) -> String) -> String {
        (value < 0 ? negativePrefix : positivePrefix) + number(abs(value))
    }
}
