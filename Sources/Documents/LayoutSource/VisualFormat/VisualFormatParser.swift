// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// Reads a visual format string byte by byte; whitespace is nowhere skipped, as with Apple's.
///
/// Beyond Apple's names, those of views and metrics that have hyphens are read where brackets or parentheses enclose them.
struct VisualFormatParser {
    private let bytes: [UInt8]
    private var position = 0
    private var gapPredicates: [VisualFormat.Predicate] = []
    private(set) var format = VisualFormat(orientation: .horizontal, views: [])

    private let knowsName: (String) -> Bool

    /// - Parameter knowsName: distinguishes a name with a hyphen from a name followed by a connection.
    init(_ format: String, knowsName: @escaping (String) -> Bool) {
        bytes = Array(format.utf8)
        self.knowsName = knowsName
    }

    mutating func parse() throws(VisualFormatError) {
        guard !bytes.isEmpty else { throw VisualFormatError(.emptyString, at: 0) }
        if let offset = bytes.firstIndex(where: { $0 >= 0x80 }) {
            let end = bytes[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? bytes.count
            throw VisualFormatError(.nonASCII, at: offset, range: offset..<end)
        }
        try parseOrientation()
        var connection = try parseOpening()
        while true {
            try parseView(after: connection)
            guard let next = peek() else { return }
            let gap = try parseConnection(before: next)
            if peek() == UInt8(ascii: "|") {
                position += 1
                format.closing = gap
                guard peek() == nil else { throw fail(.expectedEnd) }
                return
            }
            guard peek() == UInt8(ascii: "[") else { throw fail(.expectedViewOrSuperview) }
            connection = gap
        }
    }

    private mutating func parseOrientation() throws(VisualFormatError) {
        guard let letter = peek(), letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V") else { return }
        format.orientation = letter == UInt8(ascii: "V") ? .vertical : .horizontal
        position = 1
        guard peek() == UInt8(ascii: ":") else {
            throw fail(.expectedColon(after: letter == UInt8(ascii: "V") ? .vertical : .horizontal))
        }
        position = 2
    }

    /// The superview and its gap, where the string begins with them.
    private mutating func parseOpening() throws(VisualFormatError) -> VisualFormat.Connection? {
        var connection: VisualFormat.Connection?
        if peek() == UInt8(ascii: "|") {
            position += 1
            guard let next = peek() else { throw fail(.expectedConnectionAfterSuperview) }
            connection = try parseConnection(before: next)
        }
        guard peek() == UInt8(ascii: "[") else { throw fail(.expectedView) }
        return connection
    }

    /// At `[`.
    private mutating func parseView(after connection: VisualFormat.Connection?) throws(VisualFormatError) {
        let start = position
        position += 1
        guard let first = peek(), first.isWordStart else { throw fail(.expectedViewName) }
        let name = parseName(isEnclosed: true)
        let index = format.views.count
        format.views.append(
            VisualFormat.ViewElement(name: name, connection: connection, range: start..<position))
        if peek() == UInt8(ascii: "(") {
            try parsePredicates(of: index)
        }
        guard peek() == UInt8(ascii: "]") else { throw fail(.expectedClosingBracket) }
        position += 1
        format.views[index].range = start..<position
    }

    private mutating func parseConnection(before next: UInt8) throws(VisualFormatError) -> VisualFormat.Connection {
        let start = position
        guard next == UInt8(ascii: "-") else {
            return VisualFormat.Connection(spacing: .flush, range: start..<start)
        }
        position += 1
        guard let byte = peek() else { throw fail(.expectedMoreInput) }
        gapPredicates = []
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "|"):
            return VisualFormat.Connection(spacing: .system, range: start..<position)
        case UInt8(ascii: "("):
            try parsePredicates(of: nil)
        case UInt8(ascii: "-"):
            throw fail(.minusSignOrBar)
        default:
            let object = try parseOperand(isEnclosed: false)
            gapPredicates = [
                VisualFormat.Predicate(relation: .equal, object: object, priority: nil, range: start + 1..<position)
            ]
        }
        guard let end = peek() else { throw fail(.expectedMoreInput) }
        guard end == UInt8(ascii: "-") else { throw fail(.expectedBar) }
        position += 1
        return VisualFormat.Connection(spacing: .predicates(gapPredicates), range: start..<position)
    }

    // MARK: Predicates

    /// From `(` through `)`; for the view at a place, or for the gap being read.
    private mutating func parsePredicates(of view: Int?) throws(VisualFormatError) {
        repeat {
            position += 1
            let predicate = try parsePredicate()
            if let view { format.views[view].predicates.append(predicate) } else { gapPredicates.append(predicate) }
        } while peek() == UInt8(ascii: ",")
        switch peek() {
        case UInt8(ascii: ")"): position += 1
        case nil: throw fail(.expectedMoreInput)
        case UInt8(ascii: "]") where view != nil: throw fail(.unclosedThickness)
        default: throw fail(.expectedParenthesisOrComma)
        }
    }

    private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        let start = position
        let relation = try parseRelation()
        let object = try parseOperand(isEnclosed: true)
        var priority: VisualFormat.Operand?
        if peek() == UInt8(ascii: "@") {
            position += 1
            priority = try parseOperand(isEnclosed: true)
        }
        return VisualFormat.Predicate(
            relation: relation, object: object, priority: priority, range: start..<position)
    }

    private mutating func parseRelation() throws(VisualFormatError) -> Constraint.Relation {
        let relation: Constraint.Relation
        switch peek() {
        case UInt8(ascii: "="): relation = .equal
        case UInt8(ascii: "<"): relation = .lessThanOrEqual
        case UInt8(ascii: ">"): relation = .greaterThanOrEqual
        default: return .equal
        }
        position += 1
        guard peek() == UInt8(ascii: "=") else { throw fail(.unknownRelation) }
        position += 1
        return relation
    }

    /// In parentheses a number may have a sign and a name hyphens.
    private mutating func parseOperand(isEnclosed: Bool) throws(VisualFormatError) -> VisualFormat.Operand {
        guard let byte = peek() else { throw fail(.expectedMoreInput) }
        if byte.isWordStart { return .name(parseName(isEnclosed: isEnclosed)) }
        let end = VisualFormatNumber.end(of: bytes, from: position, signed: isEnclosed)
        guard end > position else { throw fail(.expectedNumberOrMetric) }
        let range = position..<end
        position = end
        let number = Double(String(decoding: bytes[range], as: UTF8.self)) ?? .nan
        guard number.magnitude <= Shape.NumberRange.magnitude else {
            throw VisualFormatError(.numberOutOfRange, at: end, length: range.count)
        }
        return .number(number, range)
    }

    private mutating func parseName(isEnclosed: Bool) -> VisualFormat.Name {
        let start = position
        func name(to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
        position = bytes[start...].firstIndex { !$0.isWordPart } ?? bytes.count
        let mayContinue = [UInt8(ascii: "["), UInt8(ascii: ".")]
        if isEnclosed, let next = peek(), mayContinue.contains(next) {
            // A view inside another one: `episode[0].title`, or all of them: `episode[*].title`.
            let (star, plus) = (UInt8(ascii: "*"), UInt8(ascii: "+"))
            let isPart = { (byte: UInt8) in
                byte.isWordPart || byte == UInt8(ascii: "-") || byte == star || byte == plus
                    || mayContinue.contains(byte)
            }
            var end = position
            while end < bytes.count,
                isPart(bytes[end])
                    || bytes[end] == UInt8(ascii: "]") && (bytes[end - 1].isDigit || bytes[end - 1] == star)
                        && bytes[position..<end].contains(UInt8(ascii: "["))
            {
                end += 1
            }
            while end > position, !knowsName(name(to: end)) { end -= 1 }
            position = end
        }
        if isEnclosed, peek() == UInt8(ascii: "-") {
            let end = bytes[position...].firstIndex { !$0.isWordPart && $0 != UInt8(ascii: "-") } ?? bytes.count
            if knowsName(name(to: end)) { position = end }
        }
        return VisualFormat.Name(text: name(to: position), range: start..<position)
    }

    // MARK: Bytes

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fail(_ kind: VisualFormatError.Kind) -> VisualFormatError {
        VisualFormatError(kind, at: position, range: position..<min(position + 1, bytes.count))
    }
}
