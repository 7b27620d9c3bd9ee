// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Whether a view lays its subviews out in columns and rows.
    package func isGridView(_ view: Int) -> Bool { guides.contains { $0.isOfGridView && $0.owner == view } }

    /// Whether a constraint is one by which a grid view places its columns, its rows or what is in them.
    package func isOfGridView(_ constraint: Constraint) -> Bool {
        // Those between the baselines of a row are without guides, and like the others not in the file's text.
        if constraint.source == nil { return guides.contains(where: \.isOfGridView) }
        return constraint.anchors.contains { anchor in
            guard case .guide(let index) = anchor.item, guides.indices.contains(index) else { return false }
            return guides[index].isOfGridView
        }
    }
}
