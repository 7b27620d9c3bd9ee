// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
package import LayoutModel

extension LiveLayout {
    /// The frame of a view in its superview's coordinates, not rounded.
    package func frame(of view: Int) -> Rect {
        guard !builder.context.isDetached[view] else { return detachedFrame(of: view) }
        let frame = alignmentRect(of: .view(view)).outset(by: builder.system.items.insets[view])
        return view == 0 ? Rect(origin: .zero, size: frame.size) : frame
    }

    /// The alignment rectangle of a view, or the rectangle of a guide, in the superview's or owner's coordinates; nil for
    /// a built-in guide that no constraint uses.
    package func rect(of item: LayoutItem) -> Rect? {
        builder.system.items.id(of: item).map(alignmentRect(of:))
    }

    /// The distance of a view's safe area and layout margins from the edges of its bounds.
    package func insets(of view: Int) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
        (builder.inputs.insets.safeAreas[view], builder.inputs.insets.margins[view])
    }

    private func alignmentRect(of item: ItemID) -> Rect {
        let variables = builder.system.items[item]
        return Rect(
            x: value(variables.x), y: value(variables.y), width: value(variables.width),
            height: value(variables.height))
    }

    private func value(_ variable: Variable?) -> Double { variable.map { engine.value(of: $0) } ?? 0 }

    /// A hidden arranged subview is placed without size in the middle of the gap that it leaves.
    private func detachedFrame(of view: Int) -> Rect {
        guard let superview = document.views[view].superview, let stack = document.views[superview].stackView,
            !builder.context.isDetached[superview],
            let index = document.views[superview].subviews.firstIndex(of: view)
        else { return .zero }
        let subviews = document.views[superview].subviews
        func isShown(_ subview: Int) -> Bool { !builder.context.isDetached[subview] }
        let near = subviews[..<index].last(where: isShown).map(frame(of:))
        let far = subviews[(index + 1)...].first(where: isShown).map(frame(of:))
        let isHorizontal = stack.axis == .horizontal
        let origin: Point
        switch (near, far) {
        case (let near?, let far?):
            origin = Point(
                x: isHorizontal ? (near.maxX + far.minX) / 2 : near.minX,
                y: isHorizontal ? near.minY : (near.maxY + far.minY) / 2)
        case (let near?, nil):
            origin = Point(x: isHorizontal ? near.maxX : near.minX, y: isHorizontal ? near.minY : near.maxY)
        case (nil, let far?): origin = far.origin
        case (nil, nil): origin = .zero
        }
        return Rect(origin: origin, size: .zero)
    }

    // MARK: Questions

    /// Which of a view's numbers the constraints leave open; empty if its frame is determined.
    package mutating func ambiguousAttributes(of view: Int) -> [AmbiguousAttribute.Name] {
        let open = Set(engine.solve().ambiguities.map(\.variable.index))
        let variables = builder.system.items[.view(view)]
        let names: [(Variable?, AmbiguousAttribute.Name)] = [
            (variables.x, .x), (variables.y, .y), (variables.width, .width), (variables.height, .height),
        ]
        return names.filter { variable, _ in variable.map { open.contains($0.index) } ?? false }.map(\.1)
    }

    /// Whether the constraints leave something of an item open.
    package mutating func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard let id = builder.system.items.id(of: item) else { return false }
        let open = Set(engine.solve().ambiguities.map(\.variable.index))
        return builder.system.items[id].all.contains { open.contains($0.index) }
    }

    /// The frames of all views in another solution, in which the open numbers of one view take their other end; nil if
    /// its frame is determined.
    package mutating func framesExercisingAmbiguity(of view: Int) -> [Rect]? {
        let own = Set(builder.system.items[.view(view)].all)
        let open = engine.solve().ambiguities.map(\.variable).filter(own.contains)
        guard !open.isEmpty else { return nil }
        let values = engine.otherEnd(of: open)
        return LayoutFrames(builder.context, builder.system.items, values: values).frames
    }

    /// The constraints that determine an item's position and size on an axis, in the order in which they were added.
    package mutating func constraintsAffectingLayout(of item: LayoutItem, for axis: Axis) -> [InstalledConstraint] {
        guard let id = builder.system.items.id(of: item) else { return [] }
        let variables = builder.system.items[id]
        var rows: Set<RowID> = []
        for variable in [variables.position(axis), variables.size(axis)].compactMap(\.self) {
            rows.formUnion(engine.rowsDetermining(variable))
        }
        return rows.sorted().map { builder.system.constraint(behind: $0, in: document) }
    }

    func describe(_ conflicts: [Solution.Conflict]) -> [SolvedConflict] {
        conflicts.map { conflict in
            let constraints = conflict.rows.map { builder.system.constraint(behind: $0, in: document) }
            return SolvedConflict(
                members: constraints.map(\.origin), broken: builder.system.origin(of: conflict.broken),
                constraints: constraints)
        }
    }
}
