// SPDX-License-Identifier: Apache-2.0
/// One linear constraint: `Σ coefficient · variable  relation  constant`.
///
/// Numbers are finite, and of a magnitude up to `largest`; an engine that has a row with others does not solve.
package struct Row: Hashable, Sendable {
    /// How the sum of the terms relates to the constant.
    package enum Relation: Int8, Hashable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A variable times a coefficient.
    package struct Term: Hashable, Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ coefficient: Double, _ variable: Variable) {
            self.coefficient = coefficient
            self.variable = variable
        }
    }

    /// Up to two of the caller's groups that a row belongs to, such as the views of a constraint.
    package struct Groups: Hashable, Sendable {
        // Two optional numbers would take twice the memory.
        private let firstNumber: Int32
        private let secondNumber: Int32
        private static let nothing = Int32.min

        package static let none = Groups()

        package init(first: Int? = nil, second: Int? = nil) {
            firstNumber = first.map(Int32.init) ?? Self.nothing
            secondNumber = second.map(Int32.init) ?? Self.nothing
        }

        package var first: Int? { firstNumber == Self.nothing ? nil : Int(firstNumber) }
        package var second: Int? { secondNumber == Self.nothing ? nil : Int(secondNumber) }

        /// One group twice where both are the same.
        package var all: [Int] { [first, second].compactMap { $0 } }
    }

    /// Larger than in any layout, and small enough that all results of a solve are finite.
    package static let largest = 1e60

    /// Terms of the same variable add up.
    package var terms: [Term]
    package var relation: Relation
    package var constant: Double
    package var priority: Priority
    /// In a conflict the row with the lowest rank is broken; among equals the one added last.
    package var breakRank: Int
    /// Conflicts with equally many rows: the one whose rows belong to fewer groups is reported.
    package var groups: Groups

    package init(
        _ terms: [Term], _ relation: Relation, _ constant: Double,
        priority: Priority = .required, breakRank: Int = 0, groups: Groups = .none
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.breakRank = breakRank
        self.groups = groups
    }

    /// Whether a coefficient or constant is neither too large nor not a number.
    static func isInRange(_ number: Double) -> Bool { abs(number) <= largest }
}

/// A row's position in its system. Never used again after the row is removed.
package struct RowID: ListIndex {
    private let number: Int32

    @inline(__always)
    package init(index: Int) { number = Int32(index) }

    @inline(__always)
    package var index: Int { Int(number) }
}
