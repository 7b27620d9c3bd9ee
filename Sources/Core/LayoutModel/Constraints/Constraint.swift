// SPDX-License-Identifier: Apache-2.0
package import SourceLocations

/// One constraint: `first relation multiplier · second + constant + systemSpacing · (system spacing)`.
package struct Constraint: Hashable, Sendable {
    /// `NSLayoutConstraint.Relation`.
    package enum Relation: String, Hashable, CaseIterable, Sendable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// What a side of the equation measures.
    package enum Operand: Hashable, Sendable {
        case anchor(Anchor)
        /// `anchorWithOffset(to:)`: the distance `to − from`, points.
        indirect case offset(from: Anchor, to: Anchor)
    }

    /// What numbers were given by name: the names stay when the document is written.
    package struct Spelling: Hashable, Sendable {
        /// The equation without its identifier, with metrics by name and items by id.
        package var equation: String
        /// The metric that the constant is, where the constraint is an object with variations and so no equation.
        package var constantName: String?
        /// What the names stood for: a constraint that has changed since is written with numbers.
        package var multiplier: Double
        package var constant: Double
        package var priority: LayoutPriority

        package init(
            equation: String, constantName: String?, multiplier: Double, constant: Double, priority: LayoutPriority
        ) {
            self.equation = equation
            self.constantName = constantName
            self.multiplier = multiplier
            self.constant = constant
            self.priority = priority
        }
    }

    package var first: Operand
    package var relation: Relation
    /// Nil = Not An Attribute.
    package var second: Operand?
    package var multiplier: Double
    /// Points.
    package var constant: Double
    /// How many system spacings are added to the constant.
    package var systemSpacing: Double
    package var priority: LayoutPriority
    package var identifier: String?
    package var isActive: Bool
    /// Nil if it names no metric.
    @Boxed package var spelling: Spelling?
    /// Its place in the document; nil if a program made it.
    package var source: SourceRange?

    package init(
        first: Operand, relation: Relation, second: Operand?, multiplier: Double = 1, constant: Double = 0,
        systemSpacing: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil,
        isActive: Bool = true, source: SourceRange? = nil
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.systemSpacing = systemSpacing
        self.priority = priority
        self.identifier = identifier
        self.isActive = isActive
        self.source = source
    }
}

/// An attribute of an item.
package struct Anchor: Hashable, Sendable {
    package var item: LayoutItem
    package var attribute: LayoutAttribute

    package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}

/// A view or a layout guide, by its index in the document.
package enum LayoutItem: Hashable, Sendable {
    case view(Int)
    case guide(Int)
    case builtInGuide(BuiltInGuide, of: Int)
}

/// A guide that every view, scroll view or root has; the raw value is its name after the dot.
package enum BuiltInGuide: String, Hashable, CaseIterable, Sendable {
    case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide
    case contentLayoutGuide, frameLayoutGuide, keyboardLayoutGuide
}

extension Constraint {
    /// All anchors that it names, those of distances too.
    package var anchors: [Anchor] { first.anchors + (second?.anchors ?? []) }
}

extension Constraint.Operand {
    package var anchors: [Anchor] {
        switch self {
        case .anchor(let anchor): [anchor]
        case .offset(let from, let to): [from, to]
        }
    }

    /// A distance is a dimension, regardless of its ends.
    package var isLocation: Bool {
        if case .anchor(let anchor) = self { anchor.attribute.isLocation } else { false }
    }
}

extension Constraint.Relation {
    /// The relation after the two sides are swapped.
    package var flipped: Constraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
