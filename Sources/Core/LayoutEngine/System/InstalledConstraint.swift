// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

/// A constraint as the engine holds it: one of the document, or one that the system makes.
package struct InstalledConstraint: Hashable, Sendable {
    /// One side of a constraint in the system.
    package enum Operand: Hashable, Sendable {
        case anchor(InstalledAnchor)
        /// `anchorWithOffset(to:)`: the distance `to − from`.
        indirect case offset(from: InstalledAnchor, to: InstalledAnchor)
    }

    package var origin: RowOrigin
    package var first: Operand
    package var relation: Constraint.Relation
    package var second: Operand?
    package var multiplier: Double
    /// Points, system spacing included.
    package var constant: Double
    package var priority: LayoutPriority
    package var identifier: String?

    package init(
        origin: RowOrigin, first: Operand, relation: Constraint.Relation, second: Operand?, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil
    ) {
        self.origin = origin
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }
}

/// An attribute of an item in the system.
package struct InstalledAnchor: Hashable, Sendable {
    package var item: InstalledItem
    package var attribute: LayoutAttribute

    package init(_ item: InstalledItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// What the engine gives a rectangle: the document's items and the helpers of stack views.
package enum InstalledItem: Hashable, Sendable {
    case item(LayoutItem)
    /// `_UIOLAGapGuide`: the space after the visible arranged subview of that index.
    case gapGuide(after: Int, ofStackView: Int)
    /// `UISV-alignment-spanner`: what holds the arranged subviews across the axis.
    case spanner(ofStackView: Int)
    /// `NSStackView.Distribution.Ideal`: the length that sizes or distances along the axis share.
    case distributionIdeal(ofStackView: Int)

    package static func view(_ index: Int) -> InstalledItem { .item(.view(index)) }
}
