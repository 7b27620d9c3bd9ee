// SPDX-License-Identifier: Apache-2.0
/// A body in words, as KeepLayout writes it: `left inset of <UIView 0x1> to superview <UIView 0x2> equal to 20 with required
/// priority`.
struct SentenceBody {
    let equation: LoggedConstraint.Equation
    private(set) var priority: Double?

    init?(_ text: Substring) {
        guard let subject = text.firstRange(of: " of <"), let close = text[subject.upperBound...].firstIndex(of: ">"),
            let first = Self.item(text[subject.upperBound..<close])
        else { return nil }
        let name = text[..<subject.lowerBound].trimmed()
        var rest = text[text.index(after: close)...].trimmed()
        var second: LoggedItem?
        for preposition in ["to superview <", "in superview <", "to <"] where rest.hasPrefix(preposition) {
            let inner = rest.dropFirst(preposition.count)
            guard let end = inner.firstIndex(of: ">"), let item = Self.item(inner[..<end]) else { return nil }
            second = item
            rest = inner[inner.index(after: end)...].trimmed()
            break
        }
        let relations: [(String, LoggedConstraint.Equation.Relation)] = [
            ("equal to ", .equal), ("at least ", .greaterThanOrEqual), ("at most ", .lessThanOrEqual),
        ]
        guard let (words, relation) = relations.first(where: { rest.hasPrefix($0.0) }) else { return nil }
        rest = rest.dropFirst(words.count)
        guard let value = LoggedNumberText.take(&rest) else { return nil }
        if !rest.contains("required") { priority = 0 }
        guard let equation = Self.equation(name, first, relation, second, value) else { return nil }
        self.equation = equation
    }

    /// `UIView 0x1`
    private static func item(_ text: Substring) -> LoggedItem? {
        let words = text.split(separator: " ")
        guard words.count == 2, words[1].hasPrefix("0x") else { return nil }
        return LoggedItem(className: String(words[0]), pointer: String(words[1]))
    }

    private static func equation(
        _ name: Substring, _ first: LoggedItem, _ relation: LoggedConstraint.Equation.Relation, _ second: LoggedItem?,
        _ value: LoggedNumber
    ) -> LoggedConstraint.Equation? {
        func multiple(
            _ attribute: LoggedAttribute, _ other: LoggedAttribute, of item: LoggedItem, _ share: Double
        )
            -> LoggedConstraint.Equation
        {
            .init(
                first: LoggedAnchor(item: first, attribute: attribute), relation: relation,
                multiplier: LoggedNumber(value.value * share, tolerance: value.tolerance * share),
                second: LoggedAnchor(item: item, attribute: other), constant: LoggedNumber(0), isDrawn: false)
        }
        if let size = LoggedAttribute(rawValue: String(name)), size.isSize {
            // To another view: a share of its size.
            if let second { return multiple(size, size, of: second, 1) }
            return .init(
                first: LoggedAnchor(item: first, attribute: size), relation: relation, multiplier: LoggedNumber(1),
                second: nil, constant: value, isDrawn: false)
        }
        if name == "aspect ratio" { return multiple(.width, .height, of: first, 1) }
        guard let second else { return nil }
        // The middle of the superview is at 0.5.
        if name == "horizontal center" { return multiple(.centerX, .centerX, of: second, 2) }
        if name == "vertical center" { return multiple(.centerY, .centerY, of: second, 2) }
        guard let (attribute, other, isMirrored) = anchors(name) else { return nil }
        var constant = value
        if isMirrored { constant.value = value.value == 0 ? 0 : -value.value }
        return .init(
            first: LoggedAnchor(item: first, attribute: attribute),
            relation: isMirrored ? relation.mirrored : relation, multiplier: LoggedNumber(1),
            second: LoggedAnchor(item: second, attribute: other), constant: constant, isDrawn: false)
    }

    /// What `left inset`, `top offset` or `right alignment` relates, and whether a positive value goes against the axis.
    private static func anchors(_ name: Substring) -> (LoggedAttribute, LoggedAttribute, isMirrored: Bool)? {
        // Views that are aligned along a vertical line have the same horizontal centre.
        if name == "vertical center alignment" { return (.centerX, .centerX, false) }
        if name == "horizontal center alignment" { return (.centerY, .centerY, false) }
        var words = name.split(separator: " ").map(String.init)
        guard let kind = words.popLast(), let edge = words.first,
            let attribute = LoggedAttribute(rawValue: words.last == "baseline" ? "\(edge)Baseline" : edge)
        else { return nil }
        let isFar = [.right, .trailing, .bottom, .lastBaseline].contains(attribute)
        switch (kind, words.dropFirst().joined(separator: " ")) {
        case ("inset", ""), ("inset", "baseline"): return (attribute, attribute, isFar)
        case ("inset", "margin"):
            return LoggedAttribute(rawValue: "\(edge)Margin").map { (attribute, $0, isFar) }
        case ("alignment", ""), ("alignment", "baseline"): return (attribute, attribute, isFar)
        case ("offset", ""), ("offset", "baseline"): return attribute.opposite.map { (attribute, $0, false) }
        default: return nil
        }
    }
}

extension LoggedConstraint.Equation.Relation {
    /// With both sides negated.
    var mirrored: Self {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension LoggedAttribute {
    fileprivate var opposite: LoggedAttribute? {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        case .firstBaseline: .lastBaseline
        case .lastBaseline: .firstBaseline
        default: nil
        }
    }
}
