// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver
package import LayoutModel

/// The rows of a layout, each with its origin.
package struct ConstraintSystem {
    package internal(set) var linear = LinearSystem()
    /// By row: the constraint behind it.
    private var sources: [Source] = []
    private var systemConstraints: [InstalledConstraint] = []
    private var contentConstraints: [ContentConstraint] = []
    /// By the document's constraint: its row; nil if it is inactive or illegal.
    var constraintRows: [RowID?] = []
    /// By the document's constraint: its constant with system spacing in points.
    var constraintConstants: [Double] = []
    /// The rows by which the order of arranged subviews settles ties.
    var arrangementOrder = 0..<0
    var items: ItemTable

    private enum Source {
        /// Index in the document's constraints.
        case document(Int32)
        /// Index in `contentConstraints`.
        case content(Int32)
        /// Index in `systemConstraints`.
        case system(Int32)
    }

    init(items: ItemTable) { self.items = items }

    var rowCount: Int { sources.count }

    package func origin(of row: RowID) -> RowOrigin { origin(of: sources[row.index]) }

    /// By row.
    var origins: some RandomAccessCollection<RowOrigin> { sources.lazy.map { origin(of: $0) } }

    private func origin(of source: Source) -> RowOrigin {
        switch source {
        case .document(let index): .constraint(Int(index))
        case .content(let index): contentConstraints[Int(index)].origin
        case .system(let index): systemConstraints[Int(index)].origin
        }
    }

    /// The constraint behind a row; `document` is the one that the system follows from.
    func constraint(behind row: RowID, in document: Document) -> InstalledConstraint {
        switch sources[row.index] {
        case .document(let index):
            InstalledConstraint(document, constraint: Int(index), constant: constraintConstants[Int(index)])
        case .content(let index): contentConstraints[Int(index)].installed(in: document)
        case .system(let index): systemConstraints[Int(index)]
        }
    }

    /// Reserves space for a number of content constraints.
    mutating func reserveContentConstraints(_ count: Int) { contentConstraints.reserveCapacity(count) }

    /// Adds a row for a natural size.
    mutating func add(_ row: Row, for constraint: ContentConstraint) {
        sources.append(.content(Int32(contentConstraints.count)))
        contentConstraints.append(constraint)
        linear.add(row)
    }

    /// Adds a row for a constraint.
    @discardableResult
    mutating func add(_ row: Row, for constraint: InstalledConstraint) -> RowID {
        if case .constraint(let index) = constraint.origin {
            sources.append(.document(Int32(index)))
        } else {
            sources.append(.system(Int32(systemConstraints.count)))
            systemConstraints.append(constraint)
        }
        return linear.add(row)
    }

    /// What a live layout keeps of the rows.
    var liveRows: LiveRows {
        LiveRows(constraintRows, contentConstraints, systemConstraints, viewCount: items.viewCount)
    }
}

extension InstalledConstraint {
    /// A constraint of the document.
    ///
    /// - Parameter constant: with system spacing, points.
    package init(_ document: Document, constraint index: Int, constant: Double) {
        self.init(document.constraints[index], at: index, constant: constant)
    }

    init(_ constraint: Constraint, at index: Int, constant: Double) {
        self.init(
            origin: .constraint(index), first: Operand(constraint.first), relation: constraint.relation,
            second: constraint.second.map(Operand.init), multiplier: constraint.multiplier, constant: constant,
            priority: constraint.priority, identifier: constraint.identifier)
    }
}
