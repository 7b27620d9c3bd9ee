// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Whether a view lays its subviews out in columns and rows.
    package func isGridView(_ view: Int) -> Bool { guides.contains { $0.isOfGridView && $0.owner == view } }

    /// Those of the author: a grid view's own follow from what is in it.
    package var authoredConstraints: [Constraint] {
        guard guides.contains(where: { $0.isOfGridView }) else { return constraints }
        return constraints.filter { !isOfGridView($0) }
    }

    /// Whether a constraint is one by which a grid view places its columns, its rows or what is in them.
    package func isOfGridView(_ constraint: Constraint) -> Bool {
        let anchors = constraint.anchors
        if anchors.contains(where: { isOfGridView($0.item) }) { return true }
        // Those between the baselines of a row are without guides.
        guard anchors.count == 2, case .view(let view) = anchors[0].item, case .view(let other) = anchors[1].item,
            anchors.allSatisfy({ $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }),
            let superview = views[view].superview, views[other].superview == superview, isGridView(superview)
        else { return false }
        return isInSameRow(view, other)
    }

    private func isOfGridView(_ item: LayoutItem) -> Bool {
        guard case .guide(let index) = item, guides.indices.contains(index) else { return false }
        return guides[index].isOfGridView
    }

    /// Whether a grid view holds both views below the top of one row.
    private func isInSameRow(_ view: Int, _ other: Int) -> Bool {
        var rows: [Int] = []
        var otherRows: [Int] = []
        for constraint in constraints {
            guard case .anchor(let content) = constraint.first, case .anchor(let row)? = constraint.second,
                content.attribute == .top, row.attribute == .top, isOfGridView(row.item),
                case .guide(let index) = row.item
            else { continue }
            if content.item == .view(view) { rows.append(index) }
            if content.item == .view(other) { otherRows.append(index) }
        }
        return rows.contains(where: otherRows.contains)
    }
}
