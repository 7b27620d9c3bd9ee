// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

extension ConstraintSystemBuilder {
    /// The pair of inequalities per axis by which a natural size takes part.
    mutating func addContentSizes() {
        system.reserveContentConstraints(
            contents.sizes.reduce(0) { $0 + ($1.width == nil ? 0 : 2) + ($1.height == nil ? 0 : 2) })
        for (index, view) in context.document.views.enumerated() {
            let variables = system.items[.view(index)]
            guard variables.isLaidOut else { continue }
            let size = contents.sizes[index]
            if let width = size.width, let variable = variables.width {
                add(width, .horizontal, of: index, view, variable)
            }
            if let height = size.height, let variable = variables.height {
                add(height, .vertical, of: index, view, variable)
            }
        }
    }

    private mutating func add(
        _ size: Double, _ axis: Axis, of index: Int, _ view: View, _ variable: Variable
    ) {
        guard size.isFinite, size >= 0 else { return }
        let sides: [(ContentConstraint.Side, Row.Relation, LayoutPriority)] = [
            (.hugging, .lessThanOrEqual, view.contentHugging[axis]),
            (.resistance, .greaterThanOrEqual, view.compressionResistance[axis]),
        ]
        for (side, relation, priority) in sides {
            guard priority.rawValue > 0 else { continue }
            system.add(
                Row(
                    [Row.Term(1, variable)], relation, size,
                    priority: Priority(priority.rawValue), breakRank: BreakRank.requiredContentSize.rawValue,
                    groups: Row.Groups(first: index)),
                for: ContentConstraint(view: index, axis: axis, side: side, size: size))
        }
    }
}

extension ItemTable.Variables {
    /// Whether the item has a rectangle, in whole or in part.
    var isLaidOut: Bool { width != nil || height != nil }
}
