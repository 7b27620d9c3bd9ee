// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// The constraints of one sentence.
@preconcurrency @MainActor
public final class Constraint {
    var members: [NSLayoutConstraint] = []

    init() {}

    /// Whether they take part in the layout.
    public var isActive: Bool {
        get { members.contains(where: \.isActive) }
        set { members.forEach { $0.isActive = newValue } }
    }

    public var layoutConstraints: [NSLayoutConstraint] { members }

    public func activate() { isActive = true }
    public func deactivate() { isActive = false }
    public func install() { isActive = true }
    public func uninstall() { isActive = false }

    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint {
        members.forEach { $0.constant = offset.points(for: $0.firstAttribute) }
        return self
    }

    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint {
        update(offset: ConstraintMakerExtendable.insets(inset))
    }

    @discardableResult
    public func update(priority: any ConstraintNumber) -> Constraint {
        members.forEach { $0.priority = UILayoutPriority(Float(priority.number)) }
        return self
    }

    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint { update(priority: priority.value) }

    public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
    public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

    /// Whether both constrain the same.
    func isSame(as other: Constraint) -> Bool {
        members.count == other.members.count
            && zip(members, other.members).allSatisfy { a, b in
                a.firstAttribute == b.firstAttribute && a.secondAttribute == b.secondAttribute
                    && a.relation == b.relation && a.secondItem === b.secondItem
            }
    }
}
