// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
package import LayoutModel

extension LiveLayout {
    /// The frame of a view in its superview's coordinates, not rounded.
    package func frame(of view: Int) -> Rect {
        guard !builder.context.isDetached[view] else { return detachedFrame(of: view) }
        let frame = alignmentRect(of: view).outset(by: builder.system.items.insets[view])
        return view == 0 ? Rect(origin: .zero, size: frame.size) : frame
    }

    /// The alignment rectangle of a view, or the rectangle of a guide, in the superview's or owner's coordinates; nil for
    /// a built-in guide that no constraint uses.
    package func rect(of item: LayoutItem) -> Rect? {
        builder.system.items.index(of: item).map(alignmentRect(of:))
    }

    /// The distance of a view's safe area and layout margins from the edges of its bounds.
    package func insets(of view: Int) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
        (builder.inputs.insets.safeAreas[view], builder.inputs.insets.margins[view])
    }

    private func alignmentRect(of place: Int) -> Rect {
        let variables = builder.system.items.variables[place]
        return Rect(
            x: value(variables.x), y: value(variables.y), width: value(variables.width),
            height: value(variables.height))
    }

    private func value(_ variable: Variable?) -> Double { variable.map { engine.value(of: $0) } ?? 0 }

    /// A hidden arranged subview stands without size in the middle of the gap that it leaves.
    private func detachedFrame(of view: Int) -> Rect {
        guard let superview = document.views[view].superview, let stack = document.views[superview].stackView,
            !builder.context.isDetached[superview],
            let index = document.views[superview].subviews.firstIndex(of: view)
        else { return .zero }
        let subviews = document.views[superview].subviews
        func isShown(_ place: Int) -> Bool { !builder.context.isDetached[place] }
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
        let variables = builder.system.items.variables[view]
        let names: [(Variable?, AmbiguousAttribute.Name)] = [
            (variables.x, .x), (variables.y, .y), (variables.width, .width), (variables.height, .height),
        ]
        return names.filter { variable, _ in variable.map { open.contains($0.index) } ?? false }.map(\.1)
    }

    /// Whether the constraints leave something of an item open.
    package mutating func isAmbiguous(_ item: LayoutItem) -> Bool {
        guard let place = builder.system.items.index(of: item) else { return false }
        let open = Set(engine.solve().ambiguities.map(\.variable.index))
        return builder.system.items.variables[place].all.contains { open.contains($0.index) }
    }

    /// The frames of all views in another solution, where the open numbers of one view take their other end; nil if
    /// nothing of it is open.
    package mutating func framesExercisingAmbiguity(of view: Int) -> [Rect]? {
        let own = Set(builder.system.items.variables[view].all)
        let open = engine.solve().ambiguities.map(\.variable).filter(own.contains)
        guard !open.isEmpty else { return nil }
        let values = engine.otherEnd(of: open)
        return LayoutFrames(builder.context, builder.system.items, values: values).frames
    }

    /// The constraints that determine an item's position and size on an axis, in the order in which they were added.
    package mutating func constraintsAffectingLayout(of item: LayoutItem, for axis: Axis) -> [InstalledConstraint] {
        guard let place = builder.system.items.index(of: item) else { return [] }
        let variables = builder.system.items.variables[place]
        var rows: Set<RowID> = []
        for variable in [variables.position(axis), variables.size(axis)].compactMap(\.self) {
            rows.formUnion(engine.rowsDetermining(variable))
        }
        let described = constraints(behind: Set(rows.map(\.index)))
        return rows.sorted().compactMap { described[$0.index] }
    }

    func describe(_ conflicts: [Solution.Conflict]) -> [SolvedConflict] {
        guard !conflicts.isEmpty else { return [] }
        let described = constraints(behind: Set(conflicts.flatMap(\.rows).map(\.index)))
        let origins = builder.system.origins
        return conflicts.map { conflict in
            SolvedConflict(
                members: conflict.rows.map { origins[$0.index] }, broken: origins[conflict.broken.index],
                constraints: conflict.rows.compactMap { described[$0.index] })
        }
    }

    /// Rows that were added later come from the document's constraints; all others are built again with the value wanted.
    private func constraints(behind rows: Set<Int>) -> [Int: InstalledConstraint] {
        var described: [Int: InstalledConstraint] = [:]
        var wanted: [RowOrigin: [Int]] = [:]
        for row in rows { wanted[builder.system.origins[row], default: []].append(row) }
        var byOrigin: [RowOrigin: [InstalledConstraint]] = [:]
        for constraint in ConstraintSystemBuilder.system(builder.inputs).constraints
        where wanted[constraint.origin] != nil {
            byOrigin[constraint.origin, default: []].append(constraint)
        }
        // Several rows of one origin have the same order in both.
        var firstOf: [RowOrigin: [Int]] = [:]
        for (row, origin) in builder.system.origins.enumerated() where wanted[origin] != nil {
            firstOf[origin, default: []].append(row)
        }
        for row in rows {
            let origin = builder.system.origins[row]
            guard let index = firstOf[origin]?.firstIndex(of: row), let values = byOrigin[origin],
                values.indices.contains(index)
            else { continue }
            described[row] = values[index]
        }
        return described
    }
}
