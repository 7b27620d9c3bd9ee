// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import SourceLocations

/// What people write who think of another notation, and what they mean by it.
extension EquationParser {
    /// The token before this one with this one.
    private var rangeWithLast: SourceRange {
        SourceRange(range(of: lexemes[max(position - 1, 0)]).lowerBound, range.upperBound)
    }

    /// `a.width: 20`, as CSS and JSON write it.
    mutating func failAtColon() -> Bool {
        guard let colon = lexemes.firstIndex(where: { $0.token == .colon }), colon > 0,
            case .word = lexemes[colon - 1].token,
            !lexemes.contains(where: { if case .relation = $0.token { true } else { false } })
        else { return false }
        fail("expected =, <= or >=, found ':'", at: range(of: lexemes[colon]), meant: "=")
        return true
    }

    /// `=>` and `=<`, which other languages accept, and `===`.
    mutating func failAtReversedRelation(_ relation: Constraint.Relation) -> Bool {
        if relation == .equal, token == .relation(.equal), lexemes[position].start == lexemes[position - 1].end {
            fail("expected =, <= or >=, found '==='", at: rangeWithLast, meant: "==")
            return true
        }
        guard relation == .equal, token == .unknown(">") || token == .unknown("<") else { return false }
        let meant = token == .unknown(">") ? ">=" : "<="
        fail("expected =, <= or >=, found '=\(found.filter { $0 != "'" })'", at: rangeWithLast, meant: meant)
        return true
    }

    /// What follows a whole equation: often a unit, a percentage, a priority in other words, a second equation.
    mutating func failAtEnd() {
        let message = "expected the end of the equation, found \(found)"
        guard position > 0 else { return fail(message) }
        if case .number(let number) = lexemes[position - 1].token {
            if case .word(let unit) = token, ["pt", "pts", "px", "dp", "sp", "point", "points"].contains(unit) {
                return fail(
                    "numbers are in points and have no unit", at: rangeWithLast, meant: DecimalText.shortest(number))
            }
            if token == .unknown("%") { return failAtPercentage(number) }
            position -= 1
            defer { position += 1 }
            if failAtLetter("number") { return }
        }
        if let product = MissingProduct.text(lexemes, at: position) {
            return fail(message, hint: "write \(product)")
        }
        if let number = DecimalComma.number(lexemes, at: position) {
            let (first, last) = (lexemes[position - 1].start, lexemes[position + 1].end)
            return fail(
                "write a decimal point, not a comma", at: SourceRange(offset(first), offset(last)), meant: number)
        }
        if case .word(let word) = token, word.lowercased() == "priority" {
            let next = position + 1 < lexemes.count ? lexemes[position + 1] : lexemes[position]
            if case .number(let priority) = next.token {
                return fail(
                    message, at: SourceRange(range.lowerBound, range(of: next).upperBound),
                    meant: "@" + DecimalText.shortest(priority))
            }
            return fail(message, hint: "write a priority as @750")
        }
        if token == .unknown(";"), position + 2 >= lexemes.count { return fail(message, hint: "leave it out") }
        let separates = token == .unknown(",") || token == .unknown(";")
        fail(message, hint: separates ? "write each equation as a string of its own" : nil)
    }

    /// `50%`: of the size that is written after it, otherwise of the superview's.
    private mutating func failAtPercentage(_ number: Double) {
        let share = DecimalText.shortest(number / 100)
        if position + 1 < lexemes.count, lexemes[position + 1].token == .star {
            return fail("write a percentage as a multiplier, without '%'", at: rangeWithLast, meant: share)
        }
        let isOf = position + 1 < lexemes.count && lexemes[position + 1].token == .word("of")
        let size = MissingProduct.path(lexemes, from: position + (isOf ? 2 : 1)) ?? sizeOfSuperview
        fail(
            "a percentage is a multiple of another size", at: rangeWithLast,
            hint: "write \(share) * \(size ?? "v.width, with another view's id for v")")
    }

    /// How to write the size of the left view's superview in the same direction.
    private var sizeOfSuperview: String? {
        guard case .word(let name) = lexemes[0].token else { return nil }
        let item = name == "self" ? owner.map { .view($0) } : scope.items[name]
        guard case .view(let view) = item, let superview = scope.views[view].superview else { return nil }
        let isVertical = firstAttribute.flatMap(LayoutAttribute.named)?.axis == .vertical
        return "\(scope.views[superview].id).\(isVertical ? "height" : "width")"
    }

    /// The attribute on the left side; nil if the equation does not begin with one.
    var firstAttribute: String? {
        guard let end = lexemes.firstIndex(where: { if case .relation = $0.token { true } else { false } }), end > 0,
            case .word(let name) = lexemes[end - 1].token, LayoutAttribute.named(name) != nil
        else { return nil }
        return name
    }

    /// `75O` and `1l0`: letters that look like digits, right after the number at this place.
    ///
    /// - Parameter noun: what was expected.
    mutating func failAtLetter(_ noun: String) -> Bool {
        guard position + 1 < lexemes.count, case .number(let number) = token,
            case .word(let letters) = lexemes[position + 1].token, lexemes[position + 1].start == lexemes[position].end
        else { return false }
        let text = DecimalText.shortest(number) + letters
        guard let meant = LookalikeDigits.number(text) else { return false }
        fail(
            "'\(text.shortened)' is not a \(noun)",
            at: SourceRange(range.lowerBound, range(of: lexemes[position + 1]).upperBound), meant: meant)
        return true
    }
}
