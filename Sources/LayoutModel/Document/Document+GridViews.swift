// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Whether a constraint is one by which a grid view places its columns, its rows or what is in them.
    package func isOfGridView(_ constraint: Constraint) -> Bool {
        guard !guides.isEmpty else { return false }
        return constraint.anchors.contains { anchor in
            guard case .guide(let index) = anchor.item, guides.indices.contains(index) else { return false }
            return guides[index].isOfGridView
        }
    }
}
