// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A constraint in plain words: "UILabel starts 20 after the leading edge of UIView".
struct ConstraintWords {
    let names: LoggedItemNames
    let superviews: Superviews

    func text(of equation: LoggedConstraint.Equation) -> String {
        let equation = seenFromInside(equation)
        let first = names.name(of: equation.first.item)
        guard let second = equation.second else { return lone(equation, first) }
        let other = names.name(of: second.item)
        let isPlain = equation.multiplier.value == 1
        if isPlain, let end = equation.first.attribute.end, let far = second.attribute.end {
            return edges(equation, first, end, other, far)
        }
        if equation.first.attribute.isSize, second.attribute.isSize { return sizes(equation, first, other, second) }
        if isPlain, equation.first.attribute == second.attribute, equation.constant.value == 0,
            let centre = equation.first.attribute.centreWords
        {
            return "\(first) is \(centre) \(other)"
        }
        var text = "\(possessive(first)) \(equation.first.attribute.words) \(relationWords(equation.relation)) "
        if !isPlain { text += "\(Self.number(equation.multiplier)) × " }
        text += "\(possessive(other)) \(second.attribute.words)"
        return text + offset(equation.constant)
    }

    /// A constant of an equation as its sentence counts it: edges have a distance, on whichever side.
    func counted(_ constant: Double, of equation: LoggedConstraint.Equation) -> Double {
        var equation = equation
        equation.constant.value = constant
        equation = seenFromInside(equation)
        let hasDistance =
            equation.multiplier.value == 1 && equation.first.attribute.end != nil
            && equation.second?.attribute.end != nil
        return hasDistance ? abs(equation.constant.value) : equation.constant.value
    }

    /// A superview's edge against a subview's, turned around: it is the subview that is placed.
    private func seenFromInside(_ equation: LoggedConstraint.Equation) -> LoggedConstraint.Equation {
        guard let second = equation.second, equation.multiplier.value == 1,
            equation.first.attribute == second.attribute,
            superviews.superview(of: second.item.key) == equation.first.item.key || equation.first.item.isSuperview
        else { return equation }
        var turned = equation
        turned.first = second
        turned.second = equation.first
        turned.constant.value = -equation.constant.value
        turned.relation = equation.relation.mirrored
        return turned
    }

    private func lone(_ equation: LoggedConstraint.Equation, _ first: String) -> String {
        let bound = bound(equation.relation)
        let number = Self.number(equation.constant)
        switch equation.first.attribute {
        case .width: return "\(first) is \(bound)\(number) wide"
        case .height: return "\(first) is \(bound)\(number) tall"
        case .contentWidth, .contentHeight:
            return "\(possessive(first)) \(equation.first.attribute.words) is \(bound)\(number)"
        default:
            return "\(possessive(first)) \(equation.first.attribute.words) is \(bound)\(number) in its superview"
        }
    }

    private func sizes(
        _ equation: LoggedConstraint.Equation, _ first: String, _ other: String, _ second: LoggedAnchor
    ) -> String {
        let attribute = equation.first.attribute.words
        let isSame = equation.first.item.key == second.item.key
        let owner = isSame ? "its" : possessive(other)
        if equation.multiplier.value == 1, equation.constant.value == 0, equation.relation == .equal,
            !equation.first.attribute.isContentSize
        {
            return equation.first.attribute == second.attribute
                ? "\(first) is as \(equation.first.attribute == .width ? "wide" : "tall") as \(other)"
                : "\(possessive(first)) \(attribute) equals \(owner) \(second.attribute.words)"
        }
        let factor = equation.multiplier.value == 1 ? "" : "\(Self.number(equation.multiplier)) × "
        return "\(possessive(first)) \(attribute) \(relationWords(equation.relation)) \(factor)\(owner) "
            + second.attribute.words + offset(equation.constant)
    }

    private func edges(
        _ equation: LoggedConstraint.Equation, _ first: String, _ end: AttributeEnd, _ other: String,
        _ far: AttributeEnd
    ) -> String {
        let value = equation.constant.value
        // `right == left + 126` of one item is its width.
        if equation.first.item.key == equation.second?.item.key, end.isHorizontal == far.isHorizontal, !end.isStart,
            far.isStart
        {
            let size =
                "\(bound(equation.relation))\(Self.number(equation.constant)) \(end.isHorizontal ? "wide" : "tall")"
            return "\(first) is \(size)"
        }
        let distance = Self.number(LoggedNumber(abs(value)))
        let verb = end.isStart ? "starts" : "ends"
        let edge = (equation.second?.attribute ?? equation.first.attribute).edgeWords
        let place = "\(possessive(other)) \(edge)"
        // A bound on where an edge lies, not on a distance.
        switch equation.relation {
        case .equal:
            if value == 0 { return "\(first) \(verb) at \(place)" }
            return "\(first) \(verb) \(distance) \(side(value, end)) \(place)"
        case .greaterThanOrEqual:
            if value == 0 { return "\(first) \(verb) at \(place) or \(side(1, end)) it" }
            return value > 0
                ? "\(first) \(verb) at least \(distance) \(side(value, end)) \(place)"
                : "\(first) \(verb) at most \(distance) \(side(value, end)) \(place)"
        case .lessThanOrEqual:
            if value == 0 { return "\(first) \(verb) at \(place) or \(side(-1, end)) it" }
            return value > 0
                ? "\(first) \(verb) at most \(distance) \(side(value, end)) \(place)"
                : "\(first) \(verb) at least \(distance) \(side(value, end)) \(place)"
        }
    }

    private func side(_ value: Double, _ end: AttributeEnd) -> String {
        end.isHorizontal ? (value < 0 ? "before" : "after") : (value < 0 ? "above" : "below")
    }

    private func offset(_ constant: LoggedNumber) -> String {
        constant.value == 0
            ? ""
            : constant.value < 0
                ? " − \(Self.number(LoggedNumber(-constant.value)))" : " + \(Self.number(constant))"
    }

    private func bound(_ relation: LoggedConstraint.Equation.Relation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    private func relationWords(_ relation: LoggedConstraint.Equation.Relation) -> String {
        switch relation {
        case .equal: "is"
        case .lessThanOrEqual: "is at most"
        case .greaterThanOrEqual: "is at least"
        }
    }

    private func possessive(_ name: String) -> String { Self.possessive(name) }

    static func possessive(_ name: String) -> String { name.hasSuffix("s") ? "\(name)'" : "\(name)'s" }

    /// `[0], [1] and [2]`
    static func list(_ members: [Int]) -> String { list(members.map { "[\($0)]" }) }

    /// `a, b and c`
    static func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// With a true minus sign.
    static func number(_ number: LoggedNumber) -> String { Self.number(number.value) }

    static func number(_ value: Double) -> String {
        let text = DecimalText.general(value == 0 ? 0 : value)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }
}

extension LoggedAttribute {
    /// The phrase for a sentence.
    var words: String {
        switch self {
        case .top, .bottom: rawValue
        case .minX: "left edge"
        case .maxX: "right edge"
        case .minY: "y"
        case .maxY: "far y"
        case .contentWidth: "content width"
        case .contentHeight: "content height"
        default: layoutAttribute?.phrase ?? rawValue
        }
    }

    /// The attribute of the same meaning; nil for an edge of an autoresizing mask.
    private var layoutAttribute: LayoutAttribute? {
        switch self {
        case .midX: .centerX
        case .midY: .centerY
        case .baseline: .lastBaseline
        default: LayoutAttribute.allCases.first { $0.name == rawValue }
        }
    }

    var edgeWords: String {
        switch self {
        case .top, .bottom: rawValue
        case .left, .right, .leading, .trailing: "\(rawValue) edge"
        default: rawValue
        }
    }

    fileprivate var centreWords: String? {
        switch self {
        case .centerX, .midX: "centred horizontally on"
        case .centerY, .midY: "centred vertically on"
        default: nil
        }
    }
}
