// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// Cuts an equation into tokens. Places are byte offsets into the equation's own text.
struct EquationLexer {
    enum Token: Equatable {
        case number(Double)
        /// An id, an attribute, a metric or a word of the notation.
        case word(String)
        case quoted(String)
        case relation(Constraint.Relation)
        case dot, plus, minus, star, slash, colon, open, close, at
        case end
        /// A character that the notation does not know.
        case unknown(String)
    }

    struct Lexeme: Equatable {
        var token: Token
        var start: Int
        var end: Int
    }

    private let bytes: [UInt8]
    private let knowsMetric: (String) -> Bool
    private var position = 0

    /// - Parameter knowsMetric: distinguishes a metric with a hyphen in its name from a metric and a minus.
    static func lexemes(of bytes: [UInt8], knowsMetric: @escaping (String) -> Bool) -> [Lexeme] {
        var lexer = EquationLexer(bytes: bytes, knowsMetric: knowsMetric)
        var lexemes: [Lexeme] = []
        lexemes.reserveCapacity(bytes.count / 2 + 1)
        repeat {
            lexemes.append(lexer.next(after: lexemes.last))
        } while lexemes.last?.token != .end
        return lexemes
    }

    private init(bytes: [UInt8], knowsMetric: @escaping (String) -> Bool) {
        self.bytes = bytes
        self.knowsMetric = knowsMetric
    }

    private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func next(after previous: Lexeme?) -> Lexeme {
        while let space = byte(position), space.isSpace { position += 1 }
        let start = position
        guard let first = byte(position) else { return Lexeme(token: .end, start: start, end: start) }
        let token: Token
        if first.isWordStart {
            token = .word(word(isAttribute: previous?.token == .dot))
        } else if first.isDigit
            || (first == UInt8(ascii: ".") && byte(position + 1)?.isDigit == true && !follows(previous))
        {
            token = number()
        } else {
            token = sign(first)
        }
        return Lexeme(token: token, start: start, end: position)
    }

    /// Whether the lexeme before ends right here, so that a point belongs to it.
    private func follows(_ previous: Lexeme?) -> Bool {
        guard let previous, case .word = previous.token else { return false }
        return previous.end == position
    }

    /// An id may have hyphens; an attribute has none, so that a minus may follow it without a space. In `gap-a.width` what
    /// is before the hyphen is a metric, hence the hyphen is a minus.
    private mutating func word(isAttribute: Bool) -> String {
        let start = position
        var end = start
        while let next = byte(end), next.isWordPart || (!isAttribute && next == UInt8(ascii: "-")) { end += 1 }
        if isAttribute, byte(end) == UInt8(ascii: "-"), LayoutAttribute.named(text(start, end)) == nil {
            // A view inside another one: its name may have hyphens too.
            var last = end
            while let next = byte(last), next.isWordPart || next == UInt8(ascii: "-") { last += 1 }
            if byte(last) == UInt8(ascii: ".") || byte(last) == UInt8(ascii: "[") { end = last }
        }
        if !isAttribute, let hyphen = bytes[start..<end].firstIndex(of: UInt8(ascii: "-")) {
            let isItem =
                (byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: "[")) && !knowsMetric(text(start, hyphen))
            if !isItem, !knowsMetric(text(start, end)) { end = hyphen }
        }
        position = endOfIndex(after: end)
        return text(start, position)
    }

    /// The end of the index of an instance, which belongs to the name before it.
    private func endOfIndex(after end: Int) -> Int {
        byte(end) == UInt8(ascii: "[") ? InstanceIndex.end(bytes[end...]) ?? end : end
    }

    private mutating func number() -> Token {
        let start = position
        func skipDigits() { while let next = byte(position), next.isDigit { position += 1 } }
        skipDigits()
        if byte(position) == UInt8(ascii: ".") {
            position += 1
            skipDigits()
        }
        if byte(position) == UInt8(ascii: "e") || byte(position) == UInt8(ascii: "E") {
            let signed = byte(position + 1) == UInt8(ascii: "+") || byte(position + 1) == UInt8(ascii: "-")
            if byte(position + (signed ? 2 : 1))?.isDigit == true {
                position += signed ? 2 : 1
                skipDigits()
            }
        }
        let digits = text(start, position)
        let number = Double(digits.hasSuffix(".") ? digits + "0" : digits)
        // Smaller numbers would count as 0.
        let isZero = !digits.prefix { $0 != "e" && $0 != "E" }.contains { ("1"..."9").contains($0) }
        guard let number, isZero || number >= Double.leastNormalMagnitude else { return .unknown(digits) }
        return .number(number)
    }

    private mutating func sign(_ first: UInt8) -> Token {
        let second = byte(position + 1)
        let isPair = second == UInt8(ascii: "=")
        position += 1
        switch first {
        case UInt8(ascii: "="):
            if isPair { position += 1 }
            return .relation(.equal)
        case UInt8(ascii: "<") where isPair:
            position += 1
            return .relation(.lessThanOrEqual)
        case UInt8(ascii: ">") where isPair:
            position += 1
            return .relation(.greaterThanOrEqual)
        case UInt8(ascii: "."): return .dot
        case UInt8(ascii: "+"): return .plus
        case UInt8(ascii: "-"): return .minus
        case UInt8(ascii: "*"): return .star
        case UInt8(ascii: "/"): return .slash
        case UInt8(ascii: ":"): return .colon
        case UInt8(ascii: "("): return .open
        case UInt8(ascii: ")"): return .close
        case UInt8(ascii: "@"): return .at
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return quoted(first)
        default: return wide()
        }
    }

    private mutating func quoted(_ quote: UInt8) -> Token {
        let start = position
        while let next = byte(position), next != quote { position += 1 }
        guard byte(position) == quote else { return .unknown(text(start - 1, start)) }
        position += 1
        return .quoted(text(start, position - 1))
    }

    /// A character beyond ASCII: `≤`, `≥`, `×`, `·`, `−`.
    private mutating func wide() -> Token {
        let start = position - 1
        while let next = byte(position), next & 0xC0 == 0x80 { position += 1 }
        switch text(start, position) {
        case "≤": return .relation(.lessThanOrEqual)
        case "≥": return .relation(.greaterThanOrEqual)
        case "×", "·": return .star
        case "−": return .minus
        case let other: return .unknown(other)
        }
    }

    private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
