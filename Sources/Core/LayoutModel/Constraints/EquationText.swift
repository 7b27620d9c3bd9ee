// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension Constraint {
    /// The constraint in one line, as an equation reads it: `a.leading == b.trailing + 8`.
    ///
    /// Constants have at most six decimals, multipliers all of their digits; priority and identifier are not included.
    package func equation(in document: Document) -> String {
        EquationText(number: DecimalText.shortest, name: document.name).text(self)
    }
}

/// Writes constraints as equations.
package struct EquationText {
    var number: (Double) -> String
    var name: (LayoutItem) -> String

    package init(number: @escaping (Double) -> String, name: @escaping (LayoutItem) -> String) {
        self.number = number
        self.name = name
    }

    /// - Parameter constantName: the metric that stands for the constant.
    package func text(_ constraint: Constraint, constantName: String? = nil) -> String {
        let relation =
            switch constraint.relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        var parts: [(isNegative: Bool, text: String)] = []
        if let second = constraint.second {
            parts.append(product(constraint.multiplier, text(second)))
        }
        if let constantName {
            parts.append((false, constantName))
        } else if constraint.constant != 0 || (parts.isEmpty && constraint.systemSpacing == 0) {
            parts.append((constraint.constant < 0, number(abs(constraint.constant))))
        }
        if constraint.systemSpacing != 0 { parts.append(product(constraint.systemSpacing, "systemSpacing")) }
        var side = ""
        for (index, part) in parts.enumerated() {
            side += index == 0 ? (part.isNegative ? "-" : "") : part.isNegative ? " - " : " + "
            side += part.text
        }
        return "\(text(constraint.first)) \(relation) \(side)"
    }

    /// Rounded to decimals, a small multiplier would lose its value.
    private func product(_ factor: Double, _ text: String) -> (isNegative: Bool, text: String) {
        (factor < 0, abs(factor) == 1 ? text : "\(Self.multiplier(abs(factor))) * \(text)")
    }

    /// `16/9` instead of sixteen digits, if that is the same number.
    private static func multiplier(_ value: Double) -> String {
        let decimals = DecimalText.exact(value)
        guard decimals.utf8.count > longestDecimals, value < 1000 else { return decimals }
        for denominator in 2...greatestDenominator {
            let numerator = (value * Double(denominator)).rounded()
            if numerator >= 1, numerator / Double(denominator) == value { return "\(Int(numerator))/\(denominator)" }
        }
        return decimals
    }

    private static let longestDecimals = 10
    private static let greatestDenominator = 64

    private func text(_ operand: Constraint.Operand) -> String {
        switch operand {
        case .anchor(let anchor): text(anchor)
        case .offset(let from, let to): "(\(text(to)) - \(text(from)))"
        }
    }

    private func text(_ anchor: Anchor) -> String { name(anchor.item) + "." + anchor.attribute.name }
}

extension Document {
    /// As constraints name it: a view's or a guide's id, or `id.safeAreaLayoutGuide`.
    package func name(of item: LayoutItem) -> String {
        switch item {
        case .view(let index): views[index].id
        case .guide(let index): guides[index].id
        case .builtInGuide(let guide, let index): views[index].id + "." + guide.rawValue
        }
    }
}
