// SPDX-License-Identifier: Apache-2.0
import LayoutModel

extension NSLayoutConstraint {
    /// Every item with the attribute that it is named with, those of distances too.
    var places: [(item: AnyObject, attribute: Attribute)] {
        var all: [(AnyObject, Attribute)] = []
        if let firstItem { all.append((firstItem, firstAttribute)) }
        if let secondItem { all.append((secondItem, secondAttribute)) }
        if let distances {
            if let first = distances.first { all.append((first, distances.firstAttribute)) }
            if let second = distances.second { all.append((second, distances.secondAttribute)) }
        }
        return all
    }

    /// The view of an item: the view itself, or the one that owns a guide.
    static func view(of item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

    /// Whether an item of it is inside a view, or the view itself.
    func refers(inside view: UIView) -> Bool {
        places.contains { Self.view(of: $0.item)?.isDescendant(of: view) == true }
    }

    /// The view that holds the constraint when it is activated; nil for one that is left out.
    func commonAncestor() -> UIView? {
        var ancestor: UIView?
        for place in places {
            guard let view = Self.view(of: place.item), let known = ancestor else {
                ancestor = Self.view(of: place.item)
                guard ancestor != nil else { break }
                continue
            }
            ancestor = known.nearestCommonAncestor(with: view)
            guard ancestor != nil else { break }
        }
        guard let ancestor else {
            if LayoutConflictLog.leavesOutIllegalConstraints { return nil }
            LayoutException.generic.raise(
                "Unable to activate constraint with anchors \(anchorText(firstItem, firstAttribute)) and "
                    + "\(anchorText(secondItem, secondAttribute)) because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        }
        return ancestor
    }

    // MARK: Apple's checks

    func check() {
        let form = { [self] (reason: String) in "NSLayoutConstraint for \(self): \(reason)." }
        let illegal = LayoutException.invalidArgument
        guard let a = firstAttribute.engineAttribute else { illegal.raise(form("Unknown layout attribute")) }
        let b = secondAttribute.engineAttribute
        if a.isLocation, secondItem == nil || b == nil || multiplier == 0 {
            illegal.raise(
                form(
                    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                        + "illegal constraint of a location equal to a constant. Location attributes must be specified "
                        + "in pairs"))
        }
        if secondItem != nil {
            guard let b, a.isLocation == b.isLocation else {
                illegal.raise(form("Invalid pairing of layout attributes"))
            }
            let kinds = [a.kind, b.kind]
            if kinds.contains(.absoluteX), kinds.contains(.relativeX) {
                illegal.raise(
                    form(
                        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                            + "Use leading/trailing for both or neither"))
            }
        }
        checkNumbers()
    }

    func checkNumbers() {
        guard !constant.isFinite || !multiplier.isFinite else {
            if !constant.isWithinEngineLimits || !multiplier.isWithinEngineLimits { NumberLog.reportConstant() }
            return
        }
        LayoutException.internalInconsistency.raise(
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number(constant)) "
                + "firstAnchor:\(anchorText(firstItem, firstAttribute)) "
                + "secondAnchor:\(secondItem.map { anchorText($0, secondAttribute) } ?? "(null)")")
    }
}
