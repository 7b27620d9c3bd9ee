// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// Sentences about a view or a guide, as with the library SnapKit: `make.top.equalToSuperview().offset(8)`.
@preconcurrency @MainActor
public final class ConstraintMaker: ConstraintAttributes {
    let item: AnyObject
    private(set) var sentences: [ConstraintMakerExtendable] = []

    init(_ item: AnyObject) { self.item = item }

    public func with(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let sentence = ConstraintMakerExtendable(item, attributes)
        sentences.append(sentence)
        return sentence
    }
}

/// A sentence: its attributes, and after a relation what they are related to.
@preconcurrency @MainActor
public final class ConstraintMakerExtendable: ConstraintAttributes {
    private let item: AnyObject
    private var attributes: [NSLayoutConstraint.Attribute]
    private var relation: NSLayoutConstraint.Relation?
    private var related = ConstraintItem(target: nil, attributes: [])
    private var isToSuperview = false
    private var lengths: (any ConstraintConstantTarget)?
    private var factor: CGFloat = 1
    private var importance = UILayoutPriority.required
    private var label: String?

    /// The constraints of the sentence, which are made when it has ended.
    public private(set) lazy var constraint = Constraint()

    init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
        (self.item, self.attributes) = (item, attributes)
    }

    public func with(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        self.attributes += attributes
        return self
    }

    // MARK: Relations

    private func relate(
        _ relation: NSLayoutConstraint.Relation, to target: (any ConstraintRelatableTarget)?
    ) -> ConstraintMakerExtendable {
        self.relation = relation
        switch target {
        case nil: isToSuperview = true
        case let item as ConstraintItem: related = item
        case let lengths as any ConstraintConstantTarget: self.lengths = lengths
        case let object?: related = ConstraintItem(target: object as AnyObject, attributes: [])
        }
        return self
    }

    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        relate(.equal, to: other)
    }
    @discardableResult
    public func equalToSuperview() -> ConstraintMakerExtendable { relate(.equal, to: nil) }
    @discardableResult
    public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        relate(.lessThanOrEqual, to: other)
    }
    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable { relate(.lessThanOrEqual, to: nil) }
    @discardableResult
    public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        relate(.greaterThanOrEqual, to: other)
    }
    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable { relate(.greaterThanOrEqual, to: nil) }

    // MARK: Numbers

    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerExtendable {
        lengths = amount
        return self
    }
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerExtendable {
        lengths = Self.insets(amount)
        return self
    }
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerExtendable {
        factor = amount.number
        return self
    }
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerExtendable {
        factor = 1 / amount.number
        return self
    }
    @discardableResult
    public func priority(_ amount: any ConstraintNumber) -> ConstraintMakerExtendable {
        importance = UILayoutPriority(Float(amount.number))
        return self
    }
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerExtendable {
        importance = UILayoutPriority(amount.value)
        return self
    }
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerExtendable {
        self.label = label
        return self
    }

    static func insets(_ amount: any ConstraintConstantTarget) -> any ConstraintConstantTarget {
        guard let number = (amount as? any ConstraintNumber)?.number else { return amount }
        return UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    }

    // MARK: Constraints

    /// The constraints of an ended sentence. A view without superview has none to it.
    func finish() -> Constraint {
        guard let relation else { return constraint }
        let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        let target = isToSuperview ? superview : related.target
        if target == nil, isToSuperview { return constraint }
        constraint.members = attributes.enumerated().map { index, attribute in
            let isSize = attribute == .width || attribute == .height
            let other = target ?? (isSize ? nil : superview)
            let made = NSLayoutConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : opposite(attribute, at: index, hasTarget: target != nil),
                multiplier: factor, constant: lengths?.points(for: attribute) ?? 0)
            made.priority = importance
            made.identifier = label
            return made
        }
        return constraint
    }

    /// The attribute of the other side: the same, the one that is named, or the one at the same place of a list.
    private func opposite(
        _ attribute: NSLayoutConstraint.Attribute, at index: Int, hasTarget: Bool
    ) -> NSLayoutConstraint.Attribute {
        guard hasTarget else { return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute }
        if related.attributes.isEmpty || related.attributes == attributes { return attribute }
        let isList = attributes.count == related.attributes.count
        return isList ? related.attributes[index] : related.attributes[0]
    }
}

public typealias ConstraintMakerRelatable = ConstraintMakerExtendable
public typealias ConstraintMakerEditable = ConstraintMakerExtendable
public typealias ConstraintMakerPrioritizable = ConstraintMakerExtendable
public typealias ConstraintMakerPriortizable = ConstraintMakerExtendable
public typealias ConstraintMakerFinalizable = ConstraintMakerExtendable

/// How important a constraint is.
public struct ConstraintPriority: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let value: Float

    public init(_ value: Float) { self.value = value }
    public init(floatLiteral value: Float) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Float(value) }

    public static let required: ConstraintPriority = 1000
    public static let high: ConstraintPriority = 750
    public static let medium: ConstraintPriority = 500
    public static let low: ConstraintPriority = 250
}

extension UILayoutPriority: ConstraintNumber { public var number: CGFloat { CGFloat(rawValue) } }
