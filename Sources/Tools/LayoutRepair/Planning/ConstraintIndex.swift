// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Constraints by the views that they name, so that those of one view are found without comparing all.
struct ConstraintIndex {
    private(set) var constraints: [Constraint] = []
    /// The view itself, or the owner of a guide.
    private let owner: (LayoutItem) -> Int
    /// By view, ascending.
    private var positions: [Int: [Int]] = [:]

    init(_ constraints: [Constraint] = [], in document: Document) {
        owner = document.owner(of:)
        for constraint in constraints { append(constraint) }
    }

    mutating func append(_ constraint: Constraint) {
        for view in views(of: constraint) { positions[view, default: []].append(constraints.count) }
        constraints.append(constraint)
    }

    /// The positions of constraints that name the view or a guide of it, in ascending order.
    func positions(naming view: Int) -> [Int] { positions[view] ?? [] }

    /// The positions of constraints that name all that another one does, and perhaps more, in ascending order.
    func positions(near constraint: Constraint) -> [Int] {
        views(of: constraint).map(positions(naming:)).min { $0.count < $1.count } ?? []
    }

    private func views(of constraint: Constraint) -> Set<Int> {
        Set(constraint.anchors.map { owner($0.item) })
    }
}
