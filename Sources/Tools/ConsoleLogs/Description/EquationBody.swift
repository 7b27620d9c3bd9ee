// SPDX-License-Identifier: Apache-2.0
/// A body written out: `A.width == 0.5*B.width + 10`, `A.right == B.left - 15`, `A.height == 44`.
struct EquationBody {
    let equation: LoggedConstraint.Equation
    private(set) var priority: Double?

    /// - Parameter isWhole: false where the text was cut off behind the body or in it.
    init?(_ text: Substring, names: NameTable, isWhole: Bool) {
        var text = text
        // Masonry and SnapKit put a priority behind: ` ^750`.
        if let caret = text.lastIndex(of: "^"), let value = Double(text[text.index(after: caret)...].trimmed()) {
            priority = value
            text = text[..<caret].trimmed()
        }
        guard let (first, relation, right) = Self.sides(text, names) else { return nil }
        var rest = right.trimmed()
        guard !rest.isEmpty else { return nil }
        if let constant = Self.constant(rest) {
            equation = .init(
                first: first, relation: relation, multiplier: LoggedNumber(1), second: nil, constant: constant,
                isDrawn: false)
            return
        }
        var multiplier = Self.leadingMultiplier(&rest)
        guard let (second, tail) = Self.secondAnchor(rest, names.following(first.item)) else { return nil }
        var remaining = tail.trimmed()
        if let factor = Self.trailingMultiplier(&remaining) { multiplier = factor }
        remaining = remaining.trimmed()
        var constant = LoggedNumber(0)
        if !remaining.isEmpty {
            guard let number = LoggedNumberText.take(&remaining), isWhole ? remaining.trimmed().isEmpty : true else {
                return nil
            }
            constant = number
        }
        equation = .init(
            first: first, relation: relation, multiplier: multiplier, second: second, constant: constant,
            isDrawn: false)
    }

    /// The first relation that follows an anchor: a label's text may hold others.
    private static func sides(
        _ text: Substring, _ names: NameTable
    ) -> (LoggedAnchor, LoggedConstraint.Equation.Relation, Substring)? {
        var index = text.startIndex
        while index < text.endIndex {
            let relation = LoggedConstraint.Equation.Relation(rawValue: String(text[index...].prefix(2)))
            if let relation, let first = ItemText.anchor(text[..<index], names: names) {
                return (first, relation, text[index...].dropFirst(2))
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// A number that is all there is.
    private static func constant(_ text: Substring) -> LoggedNumber? {
        var rest = text
        guard let number = LoggedNumberText.take(&rest), rest.trimmed().isEmpty else { return nil }
        return number
    }

    /// `0.5*`, `-1*`, `-`
    private static func leadingMultiplier(_ text: inout Substring) -> LoggedNumber {
        var rest = text
        if let number = LoggedNumberText.take(&rest) {
            rest.trimStart()
            if rest.first == "*" {
                text = rest.dropFirst().trimmed()
                return number
            }
        }
        if text.first == "-", let next = text.dropFirst().first, next.isLetter || next == "_" || next == "|" {
            text.removeFirst()
            return LoggedNumber(-1)
        }
        return LoggedNumber(1)
    }

    /// The longest text that ends in an attribute; a label's text may hold dots.
    private static func secondAnchor(_ text: Substring, _ names: NameTable) -> (LoggedAnchor, Substring)? {
        for dot in text.indices.reversed() where text[dot] == "." {
            let word = text[text.index(after: dot)...].prefix { $0.isLetter }
            let rest = text[word.endIndex...]
            if let next = rest.first, !" \t*/".contains(next) { continue }
            if let anchor = ItemText.anchor(text[..<word.endIndex], names: names) { return (anchor, rest) }
        }
        return nil
    }

    /// `* 0.5`, `/ 2`
    private static func trailingMultiplier(_ text: inout Substring) -> LoggedNumber? {
        guard let sign = text.first, sign == "*" || sign == "/" else { return nil }
        var rest = text.dropFirst()
        guard var number = LoggedNumberText.take(&rest), number.value != 0 || sign == "*" else { return nil }
        if sign == "/" { number.value = 1 / number.value }
        text = rest
        return number
    }
}
