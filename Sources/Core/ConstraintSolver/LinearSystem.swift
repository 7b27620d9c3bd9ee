// SPDX-License-Identifier: Apache-2.0
/// Variables and rows to be solved together, as a value.
package struct LinearSystem: Hashable, Sendable {
    package private(set) var variables: [VariableDeclaration] = []
    package private(set) var rows: [Row] = []

    package init() {}

    /// Variables settle ties in the order in which they are added.
    package mutating func addVariable(isNonNegative: Bool = false, tieRule: VariableDeclaration.TieRule) -> Variable {
        variables.append(VariableDeclaration(isNonNegative: isNonNegative, tieRule: tieRule))
        return Variable(index: variables.count - 1)
    }

    /// A system without some of the rows, whose numbers the others take.
    package func without(_ isLeftOut: (RowID) -> Bool) -> LinearSystem {
        var rest = self
        rest.rows = rows.indices.filter { !isLeftOut(RowID(index: $0)) }.map { rows[$0] }
        return rest
    }

    /// Appends a row.
    @discardableResult
    package mutating func add(_ row: Row) -> RowID {
        rows.append(row)
        return RowID(index: rows.count - 1)
    }
}
