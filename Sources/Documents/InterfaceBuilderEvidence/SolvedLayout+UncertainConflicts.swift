// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension SolvedLayout {
    /// The layout without some of its conflicts, by their indices: what is broken for these alone counts as not satisfied.
    package func withoutConflicts(_ indices: Set<Int>) -> SolvedLayout {
        guard !indices.isEmpty else { return self }
        var layout = self
        let kept = conflicts.indices.filter { !indices.contains($0) }
        layout.conflicts = kept.map { conflicts[$0] }
        for index in constraints.indices {
            layout.constraints[index].conflicts = kept.indices.filter {
                constraints[index].conflicts.contains(kept[$0])
            }
            if constraints[index].status == .broken, layout.constraints[index].conflicts.isEmpty {
                layout.constraints[index].status = .unsatisfied
            }
        }
        let concerned = Set(layout.conflicts.flatMap(\.constraints).flatMap(\.views))
        for index in views.indices where !concerned.contains(index) { layout.views[index].isConflicting = false }
        return layout
    }
}
