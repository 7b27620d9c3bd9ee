// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel

/// Writes an equation in canonical form with the author's own names: a metric stays a metric, `self` stays `self`.
struct EquationFormatter {
    private typealias Term = EquationTerms.Term

    let document: Document
    /// The view whose list holds the equation; nil = the document's.
    let owner: Int?
    /// The instance of a component whose names the equation has, and the id of its view there.
    var instance: (name: String, root: String?)?

    /// The canonical text of an equation that reads as a constraint, and what it then reads as; nil if it cannot be
    /// rearranged.
    func text(_ equation: EquationTerms, of constraint: Constraint) -> (text: String, constraint: Constraint)? {
        let terms =
            equation.left
            + equation.right.map { Term(symbol: $0.symbol, coefficient: -$0.coefficient, spelling: $0.spelling) }
        let operands = terms.filter(\.symbol.isOperand)
        guard (1...2).contains(operands.count), operands.count == (constraint.second == nil ? 1 : 2),
            let firstPlace = operands.firstIndex(where: { denotes($0.symbol, constraint.first) })
        else { return nil }
        let first = operands[firstPlace]
        let second = operands.count == 2 ? operands[1 - firstPlace] : nil
        if let second {
            guard constraint.multiplier == -second.coefficient / first.coefficient else { return nil }
        }
        let constants = terms.filter { !$0.symbol.isOperand && $0.symbol != .notAnAttribute }
        let canonical = constraint.canonical(in: document)
        if canonical != constraint, let second,
            let text = text(canonical, second, first, scale: second.coefficient, constants, equation.suffix)
        {
            return (text, canonical)
        }
        return text(constraint, first, second, scale: first.coefficient, constants, equation.suffix).map {
            ($0, constraint)
        }
    }

    /// `first REL second + constants`, each constant's coefficient divided by the first operand's.
    private func text(
        _ constraint: Constraint, _ first: Term, _ second: Term?, scale: Double, _ constants: [Term], _ suffix: String
    ) -> String? {
        var parts: [(isNegative: Bool, text: String)] = []
        if let second {
            let isAsWritten = abs(second.coefficient) == abs(constraint.multiplier)
            parts.append(
                product(constraint.multiplier, name(second.symbol), spelling: isAsWritten ? second.spelling : nil))
        }
        for constant in constants {
            guard case .metric(let name) = constant.symbol else { continue }
            let coefficient = -constant.coefficient / scale
            guard coefficient != 0 else { continue }
            // A metric over a number such as 3 would be cut off.
            guard Double(DecimalText.shortest(coefficient)) == coefficient || abs(scale) == 1 else { return nil }
            parts.append(product(coefficient, name, spelling: abs(scale) == 1 ? constant.spelling : nil))
        }
        if let number = numbers(constants, scale: scale) { parts.append(number) }
        if constraint.systemSpacing != 0 { parts.append(product(constraint.systemSpacing, "systemSpacing")) }
        if parts.isEmpty { parts.append((false, "0")) }
        var side = ""
        for (index, part) in parts.enumerated() {
            side += index == 0 ? (part.isNegative ? "-" : "") : part.isNegative ? " - " : " + "
            side += part.text
        }
        return "\(name(first.symbol)) \(constraint.relation.sign) \(side)\(suffix)"
    }

    /// The sum of the plain numbers of an equation; nil if it is zero.
    private func numbers(_ constants: [Term], scale: Double) -> (isNegative: Bool, text: String)? {
        let numbers = constants.filter { $0.symbol == .number }
        let sum = -numbers.reduce(0) { $0 + $1.coefficient } / scale
        guard sum != 0 else { return nil }
        let spelling = numbers.count == 1 && abs(scale) == 1 ? numbers[0].spelling : nil
        return (sum < 0, Self.text(abs(sum), spelling: spelling))
    }

    private func product(_ factor: Double, _ name: String, spelling: String? = nil) -> (isNegative: Bool, text: String)
    {
        (factor < 0, abs(factor) == 1 ? name : "\(Self.text(abs(factor), spelling: spelling)) * \(name)")
    }

    /// At most six decimals, unless that would lose something or hide a ratio.
    static func text(_ number: Double, spelling: String?) -> String {
        if let spelling, spelling.contains(":") || spelling.contains("/") { return spelling }
        let short = DecimalText.shortest(number)
        return Double(short) == number ? short : spelling ?? JSONOutput.exactText(number)
    }

    // MARK: Names

    private func name(_ symbol: EquationTerms.Symbol) -> String {
        switch symbol {
        case .attribute(let item, let attribute): "\(item).\(attribute.name)"
        case .distance(let text): text
        case .metric(let name): name
        case .number, .systemSpacing, .notAnAttribute: ""
        }
    }

    /// Whether a name as written means an operand.
    private func denotes(_ symbol: EquationTerms.Symbol, _ operand: Constraint.Operand) -> Bool {
        switch (symbol, operand) {
        case (.attribute(let item, let attribute), .anchor(let anchor)):
            attribute == anchor.attribute && fullName(item) == document.name(of: anchor.item)
        case (.distance, .offset): true
        default: false
        }
    }

    private func fullName(_ item: String) -> String {
        if let instance {
            let base = item.prefix { $0 != "." && $0 != "[" }
            return base == "self" || base == instance.root ?? ""
                ? instance.name + item.dropFirst(base.count) : "\(instance.name).\(item)"
        }
        guard let owner else { return item }
        let parts = item.split(separator: ".", maxSplits: 1)
        let id: String? =
            switch parts.first {
            case "self": document.views[owner].id
            case "superview": document.views[owner].superview.map { document.views[$0].id }
            default: nil
            }
        guard let id else { return item }
        return parts.count > 1 ? "\(id).\(parts[1])" : id
    }
}

extension Constraint.Relation {
    /// As the articles write it.
    var sign: String {
        switch self {
        case .equal: "="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }
}
