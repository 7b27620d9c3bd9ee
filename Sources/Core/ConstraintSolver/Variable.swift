// SPDX-License-Identifier: Apache-2.0
/// An unknown of a linear system: its position in the system's list of variables.
package struct Variable: ListIndex {
    private let number: Int32

    @inline(__always)
    package init(index: Int) { number = Int32(index) }

    @inline(__always)
    package var index: Int { Int(number) }
}

/// Properties of a variable in addition to its rows.
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
}
