// SPDX-License-Identifier: Apache-2.0

/// The constraint of the app that is best made optional where a size of the system does not fit: one at the trailing or bottom edge,
/// so that the others keep the content in its place.
struct YieldingMember {
    private let member: Int
    private let equation: LoggedConstraint.Equation

    /// Nil if the app made none along the axis.
    init?(to system: Int, of explained: ExplainedReport, _ smallest: [Int]) {
        guard let size = explained.report.members[system].equation else { return nil }
        var best: (member: Int, equation: LoggedConstraint.Equation, rank: Int)?
        for member in smallest where explained.kinds[member] == nil {
            guard let equation = explained.report.members[member].equation,
                equation.first.attribute.isHorizontal == size.first.attribute.isHorizontal
            else { continue }
            let rank = equation.rank(beside: size.first.item.key)
            if best.map({ rank <= $0.rank }) ?? true { best = (member, equation, rank) }
        }
        guard let best else { return nil }
        (member, equation) = (best.member, best.equation)
    }

    /// `the bottom constraint [5]`
    var text: String {
        guard equation.isAtFarEnd else { return "[\(member)]" }
        return "the \(equation.first.attribute.isHorizontal ? "trailing" : "bottom") constraint [\(member)]"
    }
}

extension LoggedConstraint.Equation {
    fileprivate var isAtFarEnd: Bool { second.map { first.attribute.isFarEnd && $0.attribute.isFarEnd } ?? false }

    /// The least is the best.
    fileprivate func rank(beside key: String) -> Int {
        if isAtFarEnd { return first.item.key == key || second?.item.key == key || first.item.isSuperview ? 0 : 1 }
        return second == nil ? 2 : 3
    }
}

extension LoggedAttribute {
    fileprivate var isFarEnd: Bool {
        switch self {
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline, .baseline: true
        default: false
        }
    }
}
