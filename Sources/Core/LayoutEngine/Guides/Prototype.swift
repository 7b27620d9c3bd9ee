// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// What Interface Builder adds for a view when it builds.
enum Prototype {
    case none
    /// The view has no constraint of its own.
    case fixedFrame
    /// The view's constraints leave something open.
    case ambiguity
}

extension Prototype {
    /// The views that no constraint of the document places or sizes.
    static func fixedFrames(_ context: LayoutContext, isInstalled: [Bool]) -> [Prototype] {
        let document = context.document
        let items = ItemTable(document)
        var prototypes = document.views.enumerated().map { index, view in
            let isArranged = view.superview.map { document.views[$0].isStackView } ?? true
            return view.frame == nil || view.autoresizingMask != nil || isArranged || context.isDetached[index]
                ? Prototype.none : .fixedFrame
        }
        for (constraint, isInstalled) in zip(document.constraints, isInstalled) where isInstalled {
            let views = constraint.anchors.compactMap { anchor in
                if case .view(let view) = anchor.item { view } else { nil as Int? }
            }
            let ends = constraint.anchors.compactMap { items.id(of: $0.item) ?? $0.item.owner.map(ItemID.view) }
            for view in views {
                // A constraint of its contents to itself does not determine its position.
                let isContainer = ends.contains {
                    $0 != .view(view) && items.nearestCommonAncestor($0, .view(view)) == view
                }
                if !isContainer { prototypes[view] = .none }
            }
        }
        return prototypes
    }
}

extension ConstraintSystemBuilder {
    mutating func addPrototypes() {
        for (index, prototype) in inputs.prototypes.enumerated() {
            guard let frame = context.document.views[index].frame,
                let superview = context.document.views[index].superview
            else { continue }
            switch prototype {
            case .none: break
            case .fixedFrame:
                add(frame, index, superview, .required, "IB auto generated at build time for view with fixed frame")
            case .ambiguity:
                add(
                    frame, index, superview, LayoutPriority(251),
                    "IB auto generated at build time for view with ambiguity")
            }
        }
    }

    private mutating func add(
        _ frame: Rect, _ index: Int, _ superview: Int, _ priority: LayoutPriority, _ identifier: String
    ) {
        let rect = frame.inset(by: system.items.insets[index])
        let container = system.items.insets[superview]
        let edges: [(LayoutAttribute, Double, Bool)] = [
            (.left, rect.x - container.left, true), (.top, rect.y - container.top, true),
            (.width, rect.width, false), (.height, rect.height, false),
        ]
        for (attribute, constant, isLocation) in edges {
            install(
                InstalledConstraint(
                    origin: .prototyping(view: index), first: .anchor(InstalledAnchor(.view(index), attribute)),
                    relation: .equal,
                    second: isLocation ? .anchor(InstalledAnchor(.view(superview), attribute)) : nil,
                    constant: constant, priority: priority, identifier: identifier))
        }
    }
}

extension LayoutItem {
    /// The owner of a built-in guide.
    fileprivate var owner: Int? {
        if case .builtInGuide(_, let owner) = self { owner } else { nil }
    }
}
