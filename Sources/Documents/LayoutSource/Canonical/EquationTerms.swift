// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// An equation as its author wrote it: sums of terms with their names.
///
/// Only what the formatter can rearrange without loss: no brackets but around a distance, one name in each term.
struct EquationTerms {
    enum Symbol: Equatable {
        case number
        /// An item's attribute: the item as written, and the attribute.
        case attribute(item: String, attribute: LayoutAttribute)
        /// `(b.leading - a.trailing)`, as written.
        case distance(String)
        case metric(String)
        case systemSpacing
        case notAnAttribute

        var isOperand: Bool {
            switch self {
            case .attribute, .distance: true
            case .number, .metric, .systemSpacing, .notAnAttribute: false
            }
        }
    }

    struct Term {
        var symbol: Symbol
        var coefficient: Double
        /// The coefficient as written, where it is a ratio such as `16:9` or has more digits than are printed.
        var spelling: String?
    }

    var left: [Term]
    var relation: Constraint.Relation
    var right: [Term]
    /// Priority and identifier, with a space before each.
    var suffix: String

    /// Nil if the equation has another form.
    init?(_ lexemes: [EquationLexer.Lexeme], text: [UInt8]) {
        var reader = Reader(lexemes: lexemes, text: text)
        guard let left = reader.sum(), case .relation(let relation) = reader.token else { return nil }
        reader.position += 1
        guard let right = reader.sum(), let suffix = reader.suffix() else { return nil }
        self.left = left
        self.relation = relation
        self.right = right
        self.suffix = suffix
    }
}

private struct Reader {
    let lexemes: [EquationLexer.Lexeme]
    let text: [UInt8]
    var position = 0

    var token: EquationLexer.Token { lexemes[min(position, lexemes.count - 1)].token }

    private mutating func take(_ expected: EquationLexer.Token) -> Bool {
        guard token == expected else { return false }
        position += 1
        return true
    }

    mutating func sum() -> [EquationTerms.Term]? {
        var terms: [EquationTerms.Term] = []
        var sign = 1.0
        repeat {
            while token == .minus || token == .plus {
                if token == .minus { sign = -sign }
                position += 1
            }
            guard var term = product() else { return nil }
            term.coefficient *= sign
            terms.append(term)
            sign = 1
        } while token == .plus || token == .minus
        return terms
    }

    private mutating func product() -> EquationTerms.Term? {
        var result = EquationTerms.Term(symbol: .number, coefficient: 1)
        var factors = 0
        repeat {
            if case .number = token {
                guard let (value, spelling) = ratio() else { return nil }
                result.coefficient *= value
                result.spelling = factors == 0 ? spelling : nil
                factors += 1
            } else {
                guard result.symbol == .number, let symbol = symbol() else { return nil }
                result.symbol = symbol
            }
        } while take(.star)
        guard token != .slash, token != .colon else { return nil }
        return result
    }

    /// `2`, `16:9` or `16/9`.
    private mutating func ratio() -> (value: Double, spelling: String)? {
        guard case .number(let numerator) = token else { return nil }
        let start = lexemes[position].start
        position += 1
        guard token == .colon || token == .slash else {
            return (numerator, spelling(start, lexemes[position - 1].end))
        }
        position += 1
        guard case .number(let denominator) = token, denominator != 0 else { return nil }
        position += 1
        return (numerator / denominator, spelling(start, lexemes[position - 1].end).filter { $0 != " " })
    }

    private mutating func symbol() -> EquationTerms.Symbol? {
        if token == .open { return distance() }
        guard let path = path() else { return nil }
        guard path.count > 1 else {
            if path[0] == "systemSpacing" { return .systemSpacing }
            return LayoutAttribute.isNotAnAttribute(path[0]) ? .notAnAttribute : .metric(path[0])
        }
        guard let attribute = LayoutAttribute.named(path[path.count - 1]) else { return nil }
        return .attribute(item: path.dropLast().joined(separator: "."), attribute: attribute)
    }

    private mutating func distance() -> EquationTerms.Symbol? {
        position += 1
        guard let to = symbol(), take(.minus), let from = symbol(), take(.close),
            case .attribute(let toItem, let toAttribute) = to, case .attribute(let fromItem, let fromAttribute) = from
        else { return nil }
        return .distance("(\(toItem).\(toAttribute.name) - \(fromItem).\(fromAttribute.name))")
    }

    private mutating func path() -> [String]? {
        var path: [String] = []
        repeat {
            guard case .word(let word) = token else { return nil }
            path.append(word)
            position += 1
        } while take(.dot)
        return path
    }

    /// Everything after the right side, with single spaces.
    mutating func suffix() -> String? {
        var suffix = ""
        if take(.at) {
            let start = lexemes[position].start
            switch token {
            case .number(let number):
                suffix = " @" + Self.text(number, spelling: spelling(start, lexemes[position].end))
            case .word(let word): suffix = " @" + word
            default: return nil
            }
            position += 1
        }
        if case .quoted = token {
            suffix += " " + spelling(lexemes[position].start, lexemes[position].end)
            position += 1
        }
        return token == .end ? suffix : nil
    }

    private func spelling(_ start: Int, _ end: Int) -> String { String(decoding: text[start..<end], as: UTF8.self) }

    private static func text(_ number: Double, spelling: String) -> String {
        EquationFormatter.text(number, spelling: spelling)
    }
}
