// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// Views whose contents share too much or too little room at the same priority, so that it is open which of them gives way.
package struct ContentPriorityTie: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// There is room to spare: one of them must stretch.
        case hugging
        /// There is too little room: one of them must shrink.
        case compressionResistance
    }

    /// A view's priority that is set to settle the tie.
    package struct Change: Hashable, Sendable {
        package var view: Int
        package var priority: Double
    }

    package var kind: Kind
    package var axis: Axis
    package var priority: Double
    /// Views, in document order.
    package var members: [Int]
    /// The stack view whose order settles the tie; nil if it is not settled.
    package var stackView: Int?
    /// Priorities that settle the tie, each with what misses its content size most giving way first; empty if none are known.
    package var changes: [Change]
}
