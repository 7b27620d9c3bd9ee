// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension EquationLexer.Token {
    /// As messages name what was found.
    var inMessages: String {
        switch self {
        case .end: "the end"
        case .number(let number): "the number \(DecimalText.shortest(number))"
        case .word(let word): word.shortened
        case .quoted(let text): "'\(text.shortened)'"
        case .relation(let relation): "'\(relation.sign)'"
        case .dot: "'.'"
        case .plus: "'+'"
        case .minus: "'-'"
        case .star: "'*'"
        case .slash: "'/'"
        case .colon: "':'"
        case .open: "'('"
        case .close: "')'"
        case .at: "'@'"
        case .unknown(let text): text.invisibleCharacter ?? "'\(text.shortened)'"
        }
    }
}

extension String {
    /// The code point of a text that is one character without a shape, such as a no-break space; nil for any other text.
    fileprivate var invisibleCharacter: String? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return nil }
        let properties = scalar.properties
        guard properties.isWhitespace || properties.isDefaultIgnorableCodePoint else { return nil }
        let number = String(scalar.value, radix: 16, uppercase: true)
        let name = scalar.value == 0xA0 ? "a no-break space" : "an invisible character"
        return "\(name), U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number)"
    }
}
