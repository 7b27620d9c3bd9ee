// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry
package import LayoutModel

/// The changes that an operation makes to a document, before they become edits of a file.
package struct DocumentChanges: Hashable, Sendable {
    /// New design-time frames by the indices of views, in the superview, y downwards.
    package var frames: [Int: Rect] = [:]
    /// New constants by the indices of constraints, in points; a system spacing of the constraint is part of it.
    package var constants: [Int: Double] = [:]
    /// Indices of constraints.
    package var removed: Set<Int> = []
    package var added: [Constraint] = []
    /// What was left unchanged, and why: a sentence each.
    package var notes: [String] = []

    package init() {}

    package var isEmpty: Bool { frames.isEmpty && constants.isEmpty && removed.isEmpty && added.isEmpty }
}
