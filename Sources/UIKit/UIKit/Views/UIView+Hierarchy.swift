// SPDX-License-Identifier: Apache-2.0
extension UIView {
    /// The view at the top of the hierarchy.
    var layoutRoot: UIView {
        var view = self
        while let superview = view.superviewStorage { view = superview }
        return view
    }

    /// Whether it has rows in the layout, and a place in documents: a control's own part does not, unless a program uses it.
    var takesPartInLayout: Bool { !viewState.contains(.isPart) || viewState.contains(.isUsedPart) }

    /// Sets the frame of a view that a control places beside its text, regardless of its mask.
    func placeBeside(at rect: CGRect) { if frameStorage != rect { frame = rect } }

    /// A program refers to a part of a control.
    func notePartIsUsed() {
        guard !takesPartInLayout else { return }
        viewState.insert(.isUsedPart)
        structureChanged()
        superviewStorage?.setNeedsLayout()
    }

    public func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let known = ancestor {
            if known === view { return true }
            ancestor = known.superviewStorage
        }
        return false
    }

    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.superviewStorage === self { return self }
        if superviewStorage === other { return other }
        if let superviewStorage, superviewStorage === other.superviewStorage { return superviewStorage }
        var ancestors: Set<ObjectIdentifier> = []
        var view: UIView? = self
        while let known = view {
            ancestors.insert(ObjectIdentifier(known))
            view = known.superviewStorage
        }
        view = other
        while let known = view {
            if ancestors.contains(ObjectIdentifier(known)) { return known }
            view = known.superviewStorage
        }
        return nil
    }

    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviewsStorage {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    func insert(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    /// - Parameter index: its index among the subviews without the new one.
    func insert(_ view: UIView, index: ([UIView]) -> Int) {
        guard view !== self, !isDescendant(of: view) else {
            LayoutException.invalidArgument.raise(
                "Can't add self as subview: \(DebugAddress.name(of: view)) holds \(DebugAddress.name(of: self))")
        }
        let (oldWindow, newWindow) = (view.window, window)
        if view.superviewStorage === self {
            subviewsStorage.removeAll { $0 === view }
            subviewsStorage.insert(view, at: index(subviewsStorage))
            structureChanged()
            return
        }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.willMoveTree(toWindow: newWindow) }
        if let old = view.superviewStorage {
            old.willRemoveSubview(view)
            old.detach(view)
        }
        view.host = nil
        subviewsStorage.insert(view, at: index(subviewsStorage))
        view.superviewStorage = self
        notePartIsUsed()
        if view.takesPartInLayout { structureChanged() }
        setNeedsLayout()
        view.setNeedsLayout()
        view.mark(.needsUpdateConstraints, .descendantNeedsUpdateConstraints)
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.didMoveTree() }
        if newWindow != nil { view.updateTraits() }
    }

    func exchange(_ index1: Int, _ index2: Int) {
        let indices = subviewsStorage.indices
        if let index = [index1, index2].first(where: { !indices.contains($0) }) {
            let bounds = indices.isEmpty ? "for empty array" : "[0 .. \(indices.count - 1)]"
            LayoutException.range.raise(
                "*** -[__NSArrayM objectAtIndexedSubscript:]: index \(index) beyond bounds \(bounds)")
        }
        subviewsStorage.swapAt(index1, index2)
        structureChanged()
    }

    func leaveSuperview() {
        guard let superview = superviewStorage else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { willMoveTree(toWindow: nil) }
        superview.willRemoveSubview(self)
        superview.detach(self)
        superviewStorage = nil
        didMoveToSuperview()
        if hadWindow { didMoveTree() }
    }

    /// Takes a subview out, with the constraints above it that refer to it or to what is inside it.
    private func detach(_ view: UIView) {
        var holder: UIView? = self
        while let known = holder {
            if !known.heldConstraints.isEmpty {
                for constraint in known.heldConstraints(inside: view) { known.release(constraint) }
            }
            holder = known.superviewStorage
        }
        // Views are mostly taken from the ends.
        if subviewsStorage.last === view {
            subviewsStorage.removeLast()
        } else if let index = subviewsStorage.firstIndex(where: { $0 === view }) {
            subviewsStorage.remove(at: index)
        }
        (self as? UIStackView)?.forget(view)
        structureChanged()
        setNeedsLayout()
    }

    func move(_ view: UIView, to index: ([UIView]) -> Int) {
        guard view.superviewStorage === self else { return }
        subviewsStorage.removeAll { $0 === view }
        subviewsStorage.insert(view, at: index(subviewsStorage))
        structureChanged()
    }

    private func willMoveTree(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(toWindow: window, in: superviewStorage ?? window)
        for subview in subviewsStorage { subview.willMoveTree(toWindow: window) }
    }

    private func didMoveTree() {
        didMoveToWindow()
        viewController?.viewDidMoveToWindow()
        for subview in subviewsStorage { subview.didMoveTree() }
    }

    // MARK: Coordinates

    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInRoot, (view ?? layoutRoot).originInRoot)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? layoutRoot).convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where (0, 0) of the view's own coordinates is in those of the root.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var view = self
        while let superview = view.superviewStorage {
            origin.x += view.frameStorage.minX - view.boundsOrigin.x
            origin.y += view.frameStorage.minY - view.boundsOrigin.y
            view = superview
        }
        origin.x -= view.boundsOrigin.x
        origin.y -= view.boundsOrigin.y
        return origin
    }
}
