// SPDX-License-Identifier: Apache-2.0
/// An unknown of a linear system: its place in the system's list of variables.
package struct Variable: Hashable, Comparable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }

    package static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// What a system says about a variable in addition to its rows.
package struct VariableDeclaration: Hashable, Sendable {
    /// Which of several equally good values the variable takes.
    package enum TieRule: Hashable, Sendable {
        /// The greatest value where it is bounded above, else the least.
        case largest
        /// The only finite end, else the value nearest to zero.
        case nearestToZero
    }

    /// Whether the value is at least zero: an implicit required bound that no conflict ever lists.
    package var isNonNegative: Bool
    package var tieRule: TieRule

    package init(isNonNegative: Bool, tieRule: TieRule) {
        self.isNonNegative = isNonNegative
        self.tieRule = tieRule
    }
}
