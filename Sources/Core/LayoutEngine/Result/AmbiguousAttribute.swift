// SPDX-License-Identifier: Apache-2.0
/// One of the four numbers of a frame in its superview that the constraints leave open.
package struct AmbiguousAttribute: Hashable, Sendable {
    /// The values of a frame that may be ambiguous.
    package enum Name: String, Hashable, CaseIterable, Sendable { case x, y, width, height }

    package var name: Name
    /// Infinite where there is no bound.
    package var lower: Double
    package var upper: Double
    /// Why: the constraints of one priority that tie, described; empty if constraints are missing.
    package var tied: [String] = []
    /// The origins of the constraints in `tied`.
    package var tiedRows: [RowOrigin] = []
}
