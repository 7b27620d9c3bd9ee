// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What `snp` gives: the attributes of a view or guide, and the ways to make its constraints.
@preconcurrency @MainActor
public struct ConstraintDSL: ConstraintAttributes {
    private let item: AnyObject

    /// The constraints that were made, by item. A program shows some screens and ends.
    private static var made: [ObjectIdentifier: [Constraint]] = [:]

    init(_ item: AnyObject) { self.item = item }

    public func with(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
        ConstraintItem(target: item, attributes: attributes)
    }

    public var target: AnyObject? { item }

    /// Constraints that are not active yet.
    @discardableResult
    public func prepareConstraints(_ sentences: (ConstraintMaker) -> Void) -> [Constraint] {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(item)
        sentences(maker)
        return maker.sentences.map { $0.finish() }
    }

    public func makeConstraints(_ sentences: (ConstraintMaker) -> Void) {
        let constraints = prepareConstraints(sentences)
        constraints.forEach { $0.activate() }
        Self.made[ObjectIdentifier(item), default: []] += constraints
    }

    public func remakeConstraints(_ sentences: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(sentences)
    }

    /// New constants for constraints that were made; others are added.
    public func updateConstraints(_ sentences: (ConstraintMaker) -> Void) {
        for constraint in prepareConstraints(sentences) {
            if let known = Self.made[ObjectIdentifier(item)]?.first(where: { $0.isSame(as: constraint) }) {
                for (old, new) in zip(known.members, constraint.members) { old.constant = new.constant }
            } else {
                constraint.activate()
                Self.made[ObjectIdentifier(item), default: []].append(constraint)
            }
        }
    }

    public func removeConstraints() {
        Self.made.removeValue(forKey: ObjectIdentifier(item))?.forEach { $0.deactivate() }
    }

    public func setLabel(_ label: String) {}

    // MARK: Content sizes

    public var contentHuggingHorizontalPriority: Float {
        get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    public var contentHuggingVerticalPriority: Float {
        get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
        nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
        nonmutating set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal) }
    }
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
        nonmutating set { view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical) }
    }

    private var view: UIView? { item as? UIView }
}

public typealias ConstraintViewDSL = ConstraintDSL
public typealias ConstraintLayoutGuideDSL = ConstraintDSL

extension UIView {
    /// The constraints of the view.
    public var snp: ConstraintDSL { ConstraintDSL(self) }
}

extension UILayoutGuide {
    /// The constraints of the guide.
    public var snp: ConstraintDSL { ConstraintDSL(self) }
}
