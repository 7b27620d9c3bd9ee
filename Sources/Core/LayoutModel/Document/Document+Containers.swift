// SPDX-License-Identifier: Apache-2.0

extension Document {
    /// Whether a view lays its subviews out in columns and rows.
    package func isGridView(_ view: Int) -> Bool { guides.contains { $0.isOfGridView && $0.owner == view } }

    /// The constraints that the author wrote, without those that follow from a grid view's or a split view's contents.
    package var authoredConstraints: [Constraint] {
        let ofContainers = ContainerConstraints(self)
        return ofContainers.isEmpty ? constraints : constraints.filter { !ofContainers.contains($0) }
    }
}
