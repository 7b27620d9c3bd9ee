// SPDX-License-Identifier: Apache-2.0
/// A body in the visual format: `H:|-(8)-[A]`, `V:[A]-(>=8)-[B]`, `H:[A(44)]`.
///
/// A gap is read as the console draws it: the item that comes later is the first of the equation.
struct DrawnBody {
    let equation: LoggedConstraint.Equation
    private(set) var priority: Double?

    init?(_ text: Substring, names: NameTable) {
        guard var rest = Self.withoutAxis(text) else { return nil }
        let isHorizontal = rest.isHorizontal
        guard let start = Self.takeSide(&rest.text, names: names) else { return nil }
        if let size = start.predicate {
            guard let relation = size.relation, let item = start.item else { return nil }
            priority = size.priority
            equation = .init(
                first: LoggedAnchor(item: item, attribute: isHorizontal ? .width : .height), relation: relation,
                multiplier: LoggedNumber(1), second: nil, constant: size.number, isDrawn: true)
            return
        }
        guard let gap = Self.takeGap(&rest.text),
            let end = Self.takeSide(&rest.text, names: names.following(start.item))
        else { return nil }
        rest.text.trimStart()
        let isAbsolute = rest.text.hasPrefix("(LTR)") || rest.text.hasPrefix("(RTL)")
        // What follows a drawing names no items.
        guard !rest.text.contains("]"), !rest.text.contains(":0x") else { return nil }
        let (near, far): (LoggedAttribute, LoggedAttribute) =
            switch (isHorizontal, isAbsolute) {
            case (true, true): (.left, .right)
            case (true, false): (.leading, .trailing)
            case (false, _): (.top, .bottom)
            }
        let superview = names.superview
        let first: LoggedAnchor
        let second: LoggedAnchor
        switch (start.item, end.item) {
        case (nil, let item?):
            first = LoggedAnchor(item: item, attribute: near)
            second = LoggedAnchor(item: superview, attribute: near)
        case (let item?, nil):
            first = LoggedAnchor(item: superview, attribute: far)
            second = LoggedAnchor(item: item, attribute: far)
        case (let before?, let after?):
            first = LoggedAnchor(item: after, attribute: near)
            second = LoggedAnchor(item: before, attribute: far)
        case (nil, nil): return nil
        }
        priority = gap.priority
        equation = .init(
            first: first, relation: gap.relation ?? .equal, multiplier: LoggedNumber(1), second: second,
            constant: gap.number, isDrawn: true)
    }

    private struct Predicate {
        var relation: LoggedConstraint.Equation.Relation?
        var number: LoggedNumber
        var priority: Double?
    }

    /// An item with the size behind it; the bar has neither.
    private struct Side {
        var item: LoggedItem?
        var predicate: Predicate?
    }

    /// A drawing begins with its axis, which a translation may have torn off: `H | - (0) - [A]`.
    private static func withoutAxis(_ text: Substring) -> (isHorizontal: Bool, text: Substring)? {
        var rest = text.trimmed()
        guard let axis = rest.first, axis == "H" || axis == "V" || axis == "[" || axis == "|" else { return nil }
        if axis == "H" || axis == "V" {
            rest.removeFirst()
            rest.trimStart()
            if rest.first == ":" { rest.removeFirst() }
            rest.trimStart()
        }
        guard rest.first == "[" || rest.first == "|", !rest.hasPrefix("|.") else { return nil }
        return (axis != "V", rest)
    }

    private static func takeSide(_ text: inout Substring, names: NameTable) -> Side? {
        text.trimStart()
        if text.first == "|" {
            text.removeFirst()
            return Side()
        }
        guard text.first == "[", let end = closingBracket(of: text) else { return nil }
        var inner = text[..<end].dropFirst().trimmed()
        text = text[text.index(after: end)...]
        var side = Side()
        // `(44)` behind the item; a label's text ends in an apostrophe.
        if inner.last == ")", let open = inner.lastIndex(of: "("), open > inner.startIndex {
            var predicate = inner[inner.index(after: open)...].dropLast()
            if inner[..<open].last == ")" || !predicate.contains(where: \.isNumber) { return nil }
            // A symbol has brackets of its own: `(NSSpace(8))`.
            guard let size = Self.predicate(&predicate) else { return nil }
            side.predicate = size
            inner = inner[..<open]
        }
        guard !inner.isEmpty else { return nil }
        side.item = ItemText.item(inner, names: names)
        return side
    }

    /// The bracket that closes an item, whose text may hold some: what follows is a gap, a mark or nothing.
    private static func closingBracket(of text: Substring) -> Substring.Index? {
        let indices = text.indices.filter { text[$0] == "]" }
        // Without a label's text the first is the one.
        guard let first = indices.first else { return nil }
        if !text[..<first].contains("'") { return first }
        return indices.first { index in
            let before = text[..<index].last
            let rest = text[text.index(after: index)...].trimmed()
            let ends = before == "'" || before == ")" || before?.isHexDigit == true
            return ends && (rest.isEmpty || "-~(|[".contains(rest[rest.startIndex]) || rest.hasPrefix("priority"))
        }
    }

    /// `-(8)-`, `-8-`, `-`, `~~(8)~~`; nil if the gap is not whole.
    private static func takeGap(_ text: inout Substring) -> Predicate? {
        var rest = text
        func takeDash() -> Bool {
            rest.trimStart()
            let dashes = rest.prefix { $0 == "-" || $0 == "~" }
            rest = rest[dashes.endIndex...]
            rest.trimStart()
            return !dashes.isEmpty
        }
        if rest.trimmed().first == "[" || rest.trimmed().first == "|" {
            text = rest
            return Predicate(relation: .equal, number: LoggedNumber(0), priority: nil)
        }
        guard takeDash() else { return nil }
        if rest.first == "(" {
            rest.removeFirst()
            guard let gap = predicate(&rest) else { return nil }
            rest.trimStart()
            guard rest.first == ")" else { return nil }
            rest.removeFirst()
            guard takeDash() else { return nil }
            text = rest
            return gap
        }
        if var gap = predicate(&rest) {
            guard takeDash() else { return nil }
            gap.relation = gap.relation ?? .equal
            text = rest
            return gap
        }
        return nil
    }

    /// `8`, `>=8`, `==8@250`
    private static func predicate(_ text: inout Substring) -> Predicate? {
        text.trimStart()
        var relation = LoggedConstraint.Equation.Relation.equal
        for symbol in ["==", ">=", "<="] where text.hasPrefix(symbol) {
            relation = LoggedConstraint.Equation.Relation(rawValue: symbol) ?? .equal
            text = text.dropFirst(2)
        }
        guard let number = LoggedNumberText.take(&text) else { return nil }
        var priority: Double?
        if text.first == "@" {
            text.removeFirst()
            let digits = text.prefix { $0.isNumber || $0 == "." }
            priority = Double(digits)
            text = text[digits.endIndex...]
        }
        return Predicate(relation: relation, number: number, priority: priority)
    }
}
