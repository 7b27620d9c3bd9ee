// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
package import LayoutModel

extension LiveLayout {
    /// The frame of a view in its superview's coordinates, not rounded.
    package func frame(of view: Int) -> Rect { frame(of: view, values: nil) }

    /// The alignment rectangle of a view, or the rectangle of a guide, in the superview's or owner's coordinates; nil for
    /// a built-in guide that no constraint uses.
    package func rect(of item: LayoutItem) -> Rect? {
        system.items.id(of: item).map { alignmentRect(of: $0, values: nil) }
    }

    /// - Parameter values: by variable; nil for those of the solution.
    private func frame(of view: Int, values: [Double]?) -> Rect {
        guard !system.isDetached(view) else { return detachedFrame(of: view, values: values) }
        let frame = alignmentRect(of: .view(view), values: values).outset(by: system.items.insets[view])
        return view == 0 ? Rect(origin: .zero, size: frame.size) : frame
    }

    private func alignmentRect(of item: ItemID, values: [Double]?) -> Rect {
        let variables = system.items[item]
        return Rect(
            x: value(of: variables.x, values), y: value(of: variables.y, values),
            width: value(of: variables.width, values), height: value(of: variables.height, values))
    }

    private func value(of variable: Variable?, _ values: [Double]?) -> Double {
        guard let variable else { return 0 }
        return values?[variable.index] ?? engine.value(of: variable)
    }

    /// A hidden arranged subview is placed without size in the middle of the gap that it leaves.
    private func detachedFrame(of view: Int, values: [Double]?) -> Rect {
        let superview = system.items.owner(of: .view(view))
        guard view > 0, let entry = system.stacks[superview], !system.isDetached(superview),
            let index = entry.arranged.firstIndex(of: view)
        else { return .zero }
        func isShown(_ subview: Int) -> Bool { !system.isDetached(subview) }
        let near = entry.arranged[..<index].last(where: isShown).map { frame(of: $0, values: values) }
        let far = entry.arranged[(index + 1)...].first(where: isShown).map { frame(of: $0, values: values) }
        let gap = ArrangementGap(
            near: near, far: far, axis: entry.stack.axis, direction: system.maker.composer.directions[superview])
        return Rect(origin: gap.parkingPlace, size: .zero)
    }

    // MARK: Questions

    /// Which of a view's numbers the constraints leave open; empty if its frame is determined.
    package mutating func ambiguousAttributes(of view: Int) -> [AmbiguousAttribute.Name] {
        let open = Set(engine.solve().ambiguities.map(\.variable.index))
        let variables = system.items[.view(view)]
        let names: [(Variable?, AmbiguousAttribute.Name)] = [
            (variables.x, .x), (variables.y, .y), (variables.width, .width), (variables.height, .height),
        ]
        return names.filter { variable, _ in variable.map { open.contains($0.index) } ?? false }.map(\.1)
    }

    /// Whether the constraints leave something of an item open.
    package mutating func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard let id = system.items.id(of: item) else { return false }
        let open = Set(engine.solve().ambiguities.map(\.variable.index))
        return system.items[id].all.contains { open.contains($0.index) }
    }

    /// The frames of all views in another solution, in which the open numbers of one view take their other end; nil if
    /// its frame is determined.
    package mutating func framesExercisingAmbiguity(of view: Int) -> [Rect]? {
        let own = Set(system.items[.view(view)].all)
        let open = engine.solve().ambiguities.map(\.variable).filter(own.contains)
        guard !open.isEmpty else { return nil }
        let values = engine.otherEnd(of: open)
        return (0..<system.items.viewCount).map { frame(of: $0, values: values) }
    }

    /// The constraints that determine an item's position and size on an axis, in the order in which they were added.
    package mutating func constraintsAffectingLayout(of item: LayoutItem, for axis: Axis) -> [LiveConstraint] {
        guard let id = system.items.id(of: item) else { return [] }
        let variables = system.items[id]
        var rows: Set<RowID> = []
        for variable in [variables.position(axis), variables.size(axis)].compactMap(\.self) {
            rows.formUnion(engine.rowsDetermining(variable))
        }
        return rows.sorted().map(constraint(behind:))
    }
}
