// SPDX-License-Identifier: Apache-2.0
/// One attribute of an item, for making constraints. Its type determines which anchors it can be related to: those of
/// another axis do not compile.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, PlacedAnchor {
    let place: LayoutPlace
    /// The end of the distance that `anchorWithOffset(to:)` makes; `place` is its start.
    let end: LayoutPlace?

    init(_ place: LayoutPlace, end: LayoutPlace? = nil) {
        self.place = place
        self.end = end
    }

    var operand: LayoutOperand { end.map { .offset(from: place, to: $0) } ?? .anchor(place) }

    /// The view or guide.
    open var item: AnyObject? { place.item }

    open var name: String { "\(place.attribute.name)" }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, 0)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, 0)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, 0)
    }

    /// - Parameter c: points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, c)
    }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, c)
    }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, c)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, anchor.operand, multiplier: 1, constant: constant)
    }

    /// Whether the item's layout is ambiguous: for debugging.
    open var hasAmbiguousLayout: Bool {
        switch place.item {
        case let view as UIView: view.hasAmbiguousLayout
        case let guide as UILayoutGuide: guide.hasAmbiguousLayout
        default: false
        }
    }

    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        let axis: NSLayoutConstraint.Axis = place.attribute.isVertical ? .vertical : .horizontal
        return switch place.item {
        case let view as UIView: view.constraintsAffectingLayout(for: axis)
        case let guide as UILayoutGuide: guide.constraintsAffectingLayout(for: axis)
        default: []
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any PlacedAnchor else { return false }
        return MainActor.assumeIsolated { place == other.place && end == other.end }
    }

    open override var hash: Int { MainActor.assumeIsolated { place.hashValue } }
}

/// The basis of comparison: `firstAnchor` of a constraint has another type than the anchor that made it.
@MainActor
protocol PlacedAnchor: AnyObject, Sendable {
    var place: LayoutPlace { get }
    var end: LayoutPlace? { get }
}

/// An attribute of a view or a layout guide.
struct LayoutPlace: Hashable {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    static func == (a: LayoutPlace, b: LayoutPlace) -> Bool { a.item === b.item && a.attribute == b.attribute }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(item))
        hasher.combine(attribute)
    }
}

/// One side of a constraint.
enum LayoutOperand {
    case anchor(LayoutPlace)
    /// The distance `to − from`.
    case offset(from: LayoutPlace, to: LayoutPlace)

    /// The anchor; for a distance, its end.
    var place: LayoutPlace {
        switch self {
        case .anchor(let place), .offset(_, let place): place
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isVertical: Bool {
        guard let attribute = engineAttribute else { return false }
        return attribute.axis == .vertical
    }
}
