// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The guides of superviews that a new constraint of a file may refer to.
package struct AvailableGuides: Hashable, Sendable {
    package var hasMargins: Bool
    /// Indices of views whose safe area has a name in the file; nil = of every view.
    package var safeAreas: Set<Int>?
    /// Indices of views of whose safe area only top and bottom have names: the layout guides of iOS 7.
    package var verticalSafeAreas: Set<Int> = []
    /// Views without a name in the file, by their indices, and those of the same size whose names the file uses for them.
    package var standIns: [Int: Int] = [:]

    /// The constraint between items that have names.
    func named(_ constraint: Constraint) -> Constraint {
        guard !standIns.isEmpty else { return constraint }
        var named = constraint
        named.first = self.named(constraint.first)
        named.second = constraint.second.map(self.named)
        return named
    }

    private func named(_ operand: Constraint.Operand) -> Constraint.Operand {
        guard case .anchor(let anchor) = operand else { return operand }
        switch anchor.item {
        case .view(let view): return .anchor(Anchor(.view(standIns[view] ?? view), anchor.attribute))
        case .builtInGuide(let guide, let view):
            return .anchor(Anchor(.builtInGuide(guide, of: standIns[view] ?? view), anchor.attribute))
        case .guide: return operand
        }
    }
}
