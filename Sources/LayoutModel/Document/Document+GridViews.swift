// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Whether a view lays its subviews out in columns and rows.
    package func isGridView(_ view: Int) -> Bool { guides.contains { $0.isOfGridView && $0.owner == view } }

    /// Those of the author: a grid view's own follow from what is in it.
    package var authoredConstraints: [Constraint] {
        let ofGridViews = GridViewConstraints(self)
        return ofGridViews.isEmpty ? constraints : constraints.filter { !ofGridViews.contains($0) }
    }
}
