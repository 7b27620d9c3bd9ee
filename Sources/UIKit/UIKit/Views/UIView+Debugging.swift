// SPDX-License-Identifier: Apache-2.0
extension UIView {
    /// Whether the constraints leave the view's frame open: for debugging.
    public var hasAmbiguousLayout: Bool { layoutRoot.layoutHost.isAmbiguous(self) }

    /// Moves an ambiguous view to the other end of its range, and back when called again.
    public func exerciseAmbiguityInLayout() {
        let host = layoutRoot.layoutHost
        if viewState.contains(.hasDebugExercise) {
            viewState.remove(.hasDebugExercise)
            layoutRoot.markTreeForPlacing()
            layoutRoot.layoutIfNeeded()
            return
        }
        let frames = host.framesExercisingAmbiguity(of: self)
        guard !frames.isEmpty else { return }
        viewState.insert(.hasDebugExercise)
        for (view, frame) in frames where view.superview != nil && view.takesFrameFromEngine { view.place(at: frame) }
    }

    /// The constraints that determine the view's location and size on an axis: for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutRoot.layoutHost.constraintsAffectingLayout(of: self, for: axis)
    }

    /// Every frame is set again at the next layout.
    func markTreeForPlacing() {
        for subview in subviewsStorage {
            subview.viewState.insert(.hasNewFrame)
            subview.markTreeForPlacing()
        }
        setNeedsLayout()
    }

    func brief(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
    }
}
