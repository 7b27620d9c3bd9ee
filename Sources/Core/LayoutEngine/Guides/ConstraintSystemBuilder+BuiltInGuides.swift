// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

extension ConstraintSystemBuilder {
    /// Ties every built-in guide in use to its owner's bounds.
    mutating func addBuiltInGuides() {
        let prefix = context.document.platform == .ios ? "UI" : "NS"
        for (guide, owner) in system.items.builtInGuides where !context.isDetached[owner] {
            switch guide {
            case .safeAreaLayoutGuide:
                addEdges(of: guide, owner, inputs.insets.safeArea(of: owner)) {
                    "\(prefix)ViewSafeAreaLayoutGuide-\($0)"
                }
            case .layoutMarginsGuide:
                addEdges(of: guide, owner, inputs.insets.margins(of: owner)) {
                    "\(prefix)View-\($0)Margin-guide-constraint"
                }
            case .readableContentGuide:
                addEdges(of: guide, owner, inputs.insets.readable(of: owner)) {
                    "UIView-\($0)ReadableContent-guide-constraint"
                }
            case .frameLayoutGuide:
                addEdges(of: guide, owner, .zero) { "UIScrollView-\($0)-frame-guide-constraint" }
            case .contentLayoutGuide:
                let offset = context.document.views[owner].contentOffset
                addEdge(.left, of: guide, owner, -offset.x, "UIScrollView-left-content-guide-constraint")
                addEdge(.top, of: guide, owner, -offset.y, "UIScrollView-top-content-guide-constraint")
            case .keyboardLayoutGuide:
                // Off screen, its top rests on the safe area's bottom.
                let name = "UIKeyboardLayoutGuide"
                addEdge(.left, of: guide, owner, 0, "\(name)-left")
                addEdge(.right, of: guide, owner, 0, "\(name)-right")
                addEdge(.bottom, of: guide, owner, 0, "\(name)-bottom")
                let covered = max(inputs.insets.safeArea(of: owner).bottom, context.document.canvas.keyboard)
                let inset = covered - system.items.insets[owner].bottom
                install(
                    InstalledConstraint(
                        origin: .builtInGuide(guide, of: owner), first: .anchor(InstalledAnchor(.view(owner), .bottom)),
                        relation: .equal,
                        second: .anchor(InstalledAnchor(.item(.builtInGuide(guide, of: owner)), .top)),
                        constant: inset, identifier: "\(name)-top"))
            }
        }
    }

    private mutating func addEdges(
        of guide: BuiltInGuide, _ owner: Int, _ insets: EdgeInsets, identifier: (_ edge: String) -> String
    ) {
        addEdge(.left, of: guide, owner, insets.left, identifier("left"))
        addEdge(.top, of: guide, owner, insets.top, identifier("top"))
        addEdge(.right, of: guide, owner, insets.right, identifier("right"))
        addEdge(.bottom, of: guide, owner, insets.bottom, identifier("bottom"))
    }

    /// Puts an edge of a guide that far inside the owner's bounds.
    private mutating func addEdge(
        _ edge: LayoutAttribute, of guide: BuiltInGuide, _ owner: Int, _ inset: Double, _ identifier: String
    ) {
        let outside = system.items.insets[owner]
        let guideAnchor = InstalledAnchor(.item(.builtInGuide(guide, of: owner)), edge)
        let ownerAnchor = InstalledAnchor(.view(owner), edge)
        // Constraints act on the owner's alignment rectangle, guides are measured from its bounds.
        let (first, second, constant) =
            switch edge {
            case .left: (guideAnchor, ownerAnchor, inset - outside.left)
            case .top: (guideAnchor, ownerAnchor, inset - outside.top)
            case .right: (ownerAnchor, guideAnchor, inset - outside.right)
            default: (ownerAnchor, guideAnchor, inset - outside.bottom)
            }
        install(
            InstalledConstraint(
                origin: .builtInGuide(guide, of: owner), first: .anchor(first), relation: .equal,
                second: .anchor(second), constant: constant, identifier: identifier))
    }
}
