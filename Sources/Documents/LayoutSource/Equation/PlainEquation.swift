// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel
import SourceLocations

/// The commonest equations, read without tokens: `a.top = b.bottom + 8`, `a.width >= 0.5 * b.width @750`, `a.height = 20`.
///
/// Anything else, mistakes included, is left to `EquationParser`, which reads these to the same draft, only slower.
struct PlainEquation {
    let draft: ConstraintDraft
    let priority: Double
    let priorityRange: SourceRange?

    /// - Parameter range: the string in the document, with its quotation marks and without escapes.
    /// - Parameter recent: the views that the equations before it have named, in the same bytes.
    /// - Returns: nil if the equation is not as plain as these.
    init?(_ range: SourceRange, in bytes: [UInt8], scope: NameScope, recent: inout RecentViews) {
        var scanner = Scanner(
            bytes: bytes, position: range.lowerBound + 1, end: range.upperBound - 1, items: scope.items,
            platform: scope.platform)
        guard let first = scanner.anchor(&recent), let relation = scanner.relation() else { return nil }
        var constant = 0.0
        var factor: Double?
        let sideStart = scanner.skipSpaces()
        var second: Scanner.PlacedAnchor?
        if let number = scanner.number() {
            if scanner.skip(UInt8(ascii: "*")) {
                factor = number
                second = scanner.anchor(&recent)
                if second == nil { return nil }
            } else {
                constant = number
            }
        } else {
            second = scanner.anchor(&recent)
            if second == nil { return nil }
        }
        let sideEnd = scanner.position
        if second != nil {
            if scanner.skip(UInt8(ascii: "+")) {
                guard let number = scanner.number() else { return nil }
                constant = number
            } else if scanner.skip(UInt8(ascii: "-")) {
                guard let number = scanner.number() else { return nil }
                constant = -number
            }
        }
        var priority = 1000.0
        var priorityRange: SourceRange?
        if scanner.skip(UInt8(ascii: "@")) {
            let start = scanner.skipSpaces()
            guard let number = scanner.number() else { return nil }
            priority = number
            priorityRange = SourceRange(start, scanner.position)
        }
        guard scanner.isAtEnd else { return nil }
        draft = ConstraintDraft(
            first: .anchor(first.anchor), firstRange: first.range, relation: relation,
            second: second.map { .anchor($0.anchor) }, secondRange: second?.range, multiplier: factor ?? 1,
            multiplierRange: second.map { _ in SourceRange(sideStart, sideEnd) }, constant: constant, systemSpacing: 0,
            range: range)
        self.priority = priority
        self.priorityRange = priorityRange
    }
}

/// A place in the text of an equation.
private struct Scanner {
    typealias PlacedAnchor = (anchor: Anchor, range: SourceRange)

    let bytes: [UInt8]
    private(set) var position: Int
    let end: Int
    let items: ItemIndex
    let platform: Platform

    init(bytes: [UInt8], position: Int, end: Int, items: ItemIndex, platform: Platform) {
        self.bytes = bytes
        self.position = position
        self.end = end
        self.items = items
        self.platform = platform
    }

    private var byte: UInt8 { position < end ? bytes[position] : 0 }

    /// Returns the position after the spaces.
    @discardableResult
    mutating func skipSpaces() -> Int {
        while byte == UInt8(ascii: " ") { position += 1 }
        return position
    }

    var isAtEnd: Bool {
        mutating get { skipSpaces() == end }
    }

    mutating func skip(_ sign: UInt8) -> Bool {
        skipSpaces()
        guard byte == sign else { return false }
        position += 1
        return true
    }

    mutating func relation() -> Constraint.Relation? {
        skipSpaces()
        let first = byte
        position += 1
        if first == UInt8(ascii: "=") {
            // `==`, `=<` and `=>` are for the parser.
            return byte == UInt8(ascii: " ") ? .equal : nil
        }
        guard byte == UInt8(ascii: "=") else { return nil }
        position += 1
        switch first {
        case UInt8(ascii: "<"): return .lessThanOrEqual
        case UInt8(ascii: ">"): return .greaterThanOrEqual
        default: return nil
        }
    }

    /// A view's attribute; nil if there is none of this name, or something to be said about it.
    mutating func anchor(_ recent: inout RecentViews) -> PlacedAnchor? {
        let start = skipSpaces()
        guard word() != nil else { return nil }
        var end = skipIndex()
        guard byte == UInt8(ascii: ".") else { return nil }
        position += 1
        guard var name = word() else { return nil }
        // The last word is the attribute; those before it are the way to a view.
        while byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") {
            end = skipIndex()
            guard byte == UInt8(ascii: ".") else { return nil }
            position += 1
            guard let next = word() else { return nil }
            name = next
        }
        guard let view = view(named: start..<end, &recent), let attribute = LayoutAttribute.spelled(bytes[name]),
            !attribute.isMargin || platform != .macos
        else { return nil }
        return (Anchor(.view(view), attribute), SourceRange(start, position))
    }

    private func view(named name: Range<Int>, _ recent: inout RecentViews) -> Int? {
        if let view = recent.view(named: name, in: bytes) { return view }
        guard case .view(let view)? = items[String(decoding: bytes[name], as: UTF8.self)] else { return nil }
        recent.note(name, view)
        return view
    }

    /// Returns the position after `[0]`, if that is here.
    private mutating func skipIndex() -> Int {
        guard byte == UInt8(ascii: "[") else { return position }
        var end = position + 1
        while end < self.end, bytes[end].isDigit { end += 1 }
        if end < self.end, end > position + 1, bytes[end] == UInt8(ascii: "]") { position = end + 1 }
        return position
    }

    private mutating func word() -> Range<Int>? {
        let start = position
        guard byte.isWordStart else { return nil }
        repeat { position += 1 } while byte.isWordPart
        return start..<position
    }

    /// A number of few enough digits that they and the power of ten are exact in doubles, so that dividing rounds once, as
    /// reading its text would.
    mutating func number() -> Double? {
        skipSpaces()
        let start = position
        var digits = 0
        var value = 0
        var scale = 1
        while byte.isDigit {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            digits += 1
            position += 1
            guard digits <= 15 else { break }
        }
        let isWhole = byte != UInt8(ascii: ".")
        if !isWhole, digits > 0 {
            position += 1
            let first = position
            while byte.isDigit, digits <= 15 {
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
                scale *= 10
                digits += 1
                position += 1
            }
            if position == first { digits = 0 }
        }
        guard digits > 0, digits <= 15, !byte.isWordPart, byte != UInt8(ascii: ".") else {
            position = start
            return nil
        }
        return Double(value) / Double(scale)
    }
}
