// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Whether a view lays its subviews out in columns and rows.
    package func isGridView(_ view: Int) -> Bool { guides.contains { $0.isOfGridView && $0.owner == view } }

    /// Whether a constraint is one by which a grid view places its columns, its rows or what is in them.
    package func isOfGridView(_ constraint: Constraint) -> Bool {
        let anchors = constraint.anchors
        let hasGuide = anchors.contains { anchor in
            guard case .guide(let index) = anchor.item, guides.indices.contains(index) else { return false }
            return guides[index].isOfGridView
        }
        if hasGuide { return true }
        // Those between the baselines of a row are without guides, and like the others not in the file's text.
        return constraint.source == nil
            && anchors.allSatisfy { $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }
            && guides.contains(where: \.isOfGridView)
    }
}
