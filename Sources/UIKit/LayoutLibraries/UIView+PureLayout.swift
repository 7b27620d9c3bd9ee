// SPDX-License-Identifier: Apache-2.0
public import UIKit

public enum ALEdge {
    case left, right, top, bottom, leading, trailing

    fileprivate var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    /// Whether insets are subtracted.
    fileprivate var isFar: Bool { [.right, .bottom, .trailing].contains(self) }
}

public enum ALDimension {
    case width, height

    fileprivate var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

public enum ALAxis {
    case vertical, horizontal, baseline, lastBaseline, firstBaseline

    /// A vertical axis is that on which centres have one x.
    fileprivate var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .vertical: .centerX
        case .horizontal: .centerY
        case .baseline, .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        }
    }
}

/// Sentences in the words of the library PureLayout.
extension UIView {
    public static func newAutoLayout() -> Self {
        unsafeDowncast(RegisteredClass.make(self), to: Self.self).configureForAutoLayout()
    }

    public convenience init(forAutoLayout: ()) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @discardableResult
    public func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    private func relate(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, to other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant)
        constraint.isActive = true
        return constraint
    }

    private func pin(
        _ edge: ALEdge, to other: Any?, inset: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        let isTurned = edge.isFar && relation != .equal
        let turned: NSLayoutConstraint.Relation = relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        return relate(
            edge.attribute, isTurned ? turned : relation, to: other, edge.attribute,
            constant: edge.isFar ? -inset : inset)
    }

    private static let sides: [ALEdge] = [.top, .leading, .bottom, .trailing]

    private func pinSides(to other: Any?, _ insets: UIEdgeInsets, excluding edge: ALEdge?) -> [NSLayoutConstraint] {
        Self.sides.filter { side in
            side != edge && !(side == .leading && edge == .left) && !(side == .trailing && edge == .right)
        }.map { side in
            let inset =
                switch side {
                case .top: insets.top
                case .bottom: insets.bottom
                case .leading, .left: insets.left
                case .trailing, .right: insets.right
                }
            return pin(side, to: other, inset: inset, .equal)
        }
    }

    // MARK: The superview

    @discardableResult
    public func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .vertical), autoAlignAxis(toSuperviewAxis: .horizontal)]
    }

    @discardableResult
    public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
        relate(axis.attribute, .equal, to: superview, axis.attribute)
    }

    @discardableResult
    public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { pin(edge, to: superview, inset: inset, relation) }

    @discardableResult
    public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { pin(edge, to: superview?.layoutMarginsGuide, inset: 0, relation) }

    @discardableResult
    public func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { pin(edge, to: superview?.safeAreaLayoutGuide, inset: inset, relation) }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil
    ) -> [NSLayoutConstraint] { pinSides(to: superview, insets, excluding: edge) }

    @discardableResult
    public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge? = nil) -> [NSLayoutConstraint] {
        pinSides(to: superview?.layoutMarginsGuide, .zero, excluding: edge)
    }

    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(
        with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil
    ) -> [NSLayoutConstraint] { pinSides(to: superview?.safeAreaLayoutGuide, insets, excluding: edge) }

    // MARK: Other views

    @discardableResult
    public func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { relate(edge.attribute, relation, to: view, other.attribute, constant: offset) }

    @discardableResult
    public func autoAlignAxis(
        _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0
    ) -> NSLayoutConstraint { relate(axis.attribute, .equal, to: view, axis.attribute, constant: offset) }

    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to other: ALDimension, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { relate(dimension.attribute, relation, to: view, other.attribute, constant: offset) }

    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to other: ALDimension, of view: UIView, withMultiplier multiplier: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        relate(dimension.attribute, relation, to: view, other.attribute, multiplier: multiplier)
    }

    // MARK: Sizes

    @discardableResult
    public func autoSetDimension(
        _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint { relate(dimension.attribute, relation, to: nil, .notAnAttribute, constant: size) }

    @discardableResult
    public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }
}
