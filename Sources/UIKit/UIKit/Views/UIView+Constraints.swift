// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension UIView {
    /// Activates a constraint between this view and what is inside it.
    func add(_ constraint: NSLayoutConstraint) {
        for place in constraint.places {
            guard let view = NSLayoutConstraint.view(of: place.item), view.isDescendant(of: self) else {
                LayoutException.generic.raise(
                    "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the "
                        + "constraint's items must be descendants of that view (or the view itself). This will crash if "
                        + "the constraint needs to be resolved before the view hierarchy is assembled. Break on "
                        + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.")
            }
        }
        guard constraint.holder !== self else { return }
        constraint.holder?.release(constraint)
        hold(constraint)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { release(constraint) }
    }

    func hold(_ constraint: NSLayoutConstraint) {
        for place in constraint.places { NSLayoutConstraint.view(of: place.item)?.notePartIsUsed() }
        heldConstraints.append(constraint)
        rareProperties?.constraintIndex = nil
        constraint.holder = self
        constraint.activation = LayoutHost.nextActivation()
        layoutRoot.host?.activated(constraint)
        setNeedsLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        heldConstraints.remove(constraint)
        constraint.holder = nil
        layoutRoot.host?.deactivated(constraint, from: self)
        setNeedsLayout()
    }

    func changePriorities(_ change: (inout ContentPriorities) -> Void) {
        let old = priorities
        change(&priorities)
        guard priorities != old else { return }
        structureChanged()
        setNeedsLayout()
    }

    // MARK: Autoresizing

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates == viewState.contains(.ownConstraintsOnly) else { return }
        viewState.set(.ownConstraintsOnly, !translates)
        structureChanged()
        setNeedsLayout()
    }

    /// How the view's size and position follow its superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

        var engineMask: LayoutModel.AutoresizingMask {
            LayoutModel.AutoresizingMask(rawValue: UInt8(truncatingIfNeeded: rawValue))
        }
    }

    public var autoresizingMask: AutoresizingMask {
        get { autoresizingMaskStorage }
        set {
            guard newValue != autoresizingMaskStorage else { return }
            autoresizingMaskStorage = newValue
            if translatesAutoresizingMaskIntoConstraints { structureChanged() }
        }
    }

    public var autoresizesSubviews: Bool {
        get { !viewState.contains(.keepsSubviewSizes) }
        set { viewState.set(.keepsSubviewSizes, !newValue) }
    }
}
