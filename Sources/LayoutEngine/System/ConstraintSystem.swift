// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver

/// The rows of a layout, each with where it comes from.
package struct ConstraintSystem {
    package internal(set) var linear = LinearSystem()
    /// By row.
    package internal(set) var origins: [RowOrigin] = []
    /// By row: the constraint behind it.
    private(set) var constraints: [InstalledConstraint] = []
    /// By the document's constraint: its row; nil if it is inactive or illegal.
    var constraintRows: [RowID?] = []
    /// By the document's constraint: its constant with system spacing in points.
    var constraintConstants: [Double] = []
    var items: ItemTable

    init(items: ItemTable) { self.items = items }

    /// Adds a row for a constraint.
    @discardableResult
    mutating func add(_ row: Row, for constraint: InstalledConstraint) -> RowID {
        linear.add(row)
        origins.append(constraint.origin)
        constraints.append(constraint)
        return RowID(index: origins.count - 1)
    }

    /// Follows a row whose constant has changed.
    mutating func setConstant(_ constant: Double, ofConstraintBehind row: RowID) {
        constraints[row.index].constant = constant
    }

    /// Follows a constraint of the document whose constant or priority has changed.
    mutating func replace(constraintBehind row: RowID, by constraint: InstalledConstraint) {
        constraints[row.index] = constraint
    }
}
