// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel

/// The edges of items along one axis, and the distances between them that constraints, guides, stack views and contents require.
struct EdgeGraph {
    struct Edge: Hashable {
        var item: LayoutItem
        /// Right or bottom.
        var isUpper: Bool
    }

    /// From one edge to another: how far the second is to the right of the first or below it.
    struct Step {
        var from: Edge
        var to: Edge
        /// Points of the layout.
        var length: Double

        var reversed: Step { Step(from: to, to: from, length: -length) }
    }

    let axis: Axis
    private let locator: AnchorLocator
    private var steps: [Edge: [Step]] = [:]

    private init(axis: Axis, locator: AnchorLocator) {
        self.axis = axis
        self.locator = locator
    }

    private mutating func add(_ step: Step?) {
        guard let step, step.length.isFinite, step.from != step.to else { return }
        steps[step.from, default: []].append(step)
        steps[step.to, default: []].append(step.reversed)
    }

    // MARK: Conflicts

    /// The steps of constraints that cannot hold together, as a ring: of distances alone a smallest set always is one. Nil if it has
    /// others, such as centres or proportions.
    static func ring(of conflict: SolvedConflict, _ locator: AnchorLocator) -> (axis: Axis, steps: [Step])? {
        guard let axis = conflict.constraints.lazy.compactMap({ $0.axis }).first else { return nil }
        var graph = EdgeGraph(axis: axis, locator: locator)
        for constraint in conflict.constraints {
            guard constraint.axis == axis, let step = graph.step(constraint) else { return nil }
            graph.add(step)
        }
        guard graph.steps.values.allSatisfy({ $0.count == 2 }), let constraint = conflict.constraints.first,
            let first = graph.step(constraint)
        else { return nil }
        var ring = [first]
        while let last = ring.last, last.to != first.from, ring.count < conflict.constraints.count {
            guard let next = graph.steps[last.to]?.first(where: { $0.to != last.from || $0.length != -last.length })
            else { return nil }
            ring.append(next)
        }
        return ring.last?.to == first.from && ring.count == conflict.constraints.count ? (axis, ring) : nil
    }

    private func step(_ constraint: InstalledConstraint) -> Step? {
        guard case .anchor(let first) = constraint.first, case .item(let item) = first.item else { return nil }
        let size = first.attribute == .width || first.attribute == .height
        guard let second = constraint.second else {
            return size ? step(over: item, length: constraint.constant) : nil
        }
        guard constraint.multiplier == 1, !size, case .anchor(let other) = second,
            case .item(let otherItem) = other.item
        else { return nil }
        return step(
            Anchor(item, first.attribute), Anchor(otherItem, other.attribute), distance: constraint.constant)
    }

    private func step(over item: LayoutItem, length: Double) -> Step {
        Step(from: Edge(item: item, isUpper: false), to: Edge(item: item, isUpper: true), length: length)
    }

    /// Where `first` lies at a distance from `second`.
    private func step(_ first: Anchor, _ second: Anchor, distance: Double) -> Step? {
        let (a, b) = (locator.placed(first, seenFrom: second), locator.placed(second, seenFrom: first))
        let direction = locator.direction(a.item, b.item)
        guard let to = edge(a, direction), let from = edge(b, direction) else { return nil }
        let turns =
            direction == .rightToLeft && (first.attribute.kind == .relativeX || second.attribute.kind == .relativeX)
        return Step(from: from, to: to, length: turns ? -distance : distance)
    }

    private func edge(_ anchor: Anchor, _ direction: LayoutDirection) -> Edge? {
        let isMargin: Bool =
            switch anchor.attribute {
            case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
            default: false
            }
        let item =
            isMargin ? LayoutItem.builtInGuide(.layoutMarginsGuide, of: locator.owner(of: anchor.item)) : anchor.item
        switch locator.edge(anchor.attribute, direction) {
        case .minimum: return Edge(item: item, isUpper: false)
        case .maximum: return Edge(item: item, isUpper: true)
        case .center, .baseline, .size: return nil
        }
    }

    // MARK: Solved layouts

    /// The distances that hold in a layout, with the lengths that contents need where they are squeezed.
    init(of axis: Axis, in locator: AnchorLocator) {
        self.init(axis: axis, locator: locator)
        let (document, solved) = (locator.document, locator.solved)
        for index in document.constraints.indices where document.constraints[index].isActive {
            add(step(ofConstraint: index))
        }
        for guide in solved.guides {
            guard let rect = locator.rect(of: guide.item), let frame = locator.rect(of: .view(guide.owner)),
                case .builtInGuide = guide.item
            else { continue }
            for isUpper in [false, true] {
                let place = { (span: Span) in isUpper ? span.upper : span.lower }
                add(
                    Step(
                        from: Edge(item: .view(guide.owner), isUpper: isUpper),
                        to: Edge(item: guide.item, isUpper: isUpper),
                        length: place(rect.span(along: axis)) - place(frame.span(along: axis))))
            }
        }
        if let root = locator.rect(of: .view(0)) { add(step(over: .view(0), length: root.span(along: axis).length)) }
        for arrangement in Arrangement.all(in: locator, focus: nil) where arrangement.stack.axis == axis {
            addArrangement(arrangement)
        }
        for view in document.views.indices where view > 0 && !locator.isHidden(view) { addContent(of: view) }
    }

    private func step(ofConstraint index: Int) -> Step? {
        let (constraint, solved) = (locator.document.constraints[index], locator.solved.constraints[index])
        guard solved.status == .satisfied, case .anchor(let first) = constraint.first, first.attribute.axis == axis
        else { return nil }
        guard case .anchor(let second)? = constraint.second, constraint.multiplier != 0 else {
            let isTight = abs(solved.actualConstant - constraint.constant) < 0.01
            return constraint.second == nil && !first.attribute.isLocation && isTight
                ? step(over: first.item, length: constraint.constant) : nil
        }
        // A length that equals another counts as it is.
        guard first.attribute.isLocation else {
            return constraint.relation == .equal
                ? locator.rect(of: first.item).map { step(over: first.item, length: $0.span(along: axis).length) } : nil
        }
        guard constraint.multiplier == 1,
            constraint.relation == .equal
                || constraint.systemSpacing == 0
                    && abs(solved.actualConstant - constraint.constant) < 0.01
        else { return nil }
        return step(first, second, distance: solved.actualConstant)
    }

    private mutating func addArrangement(_ arrangement: Arrangement) {
        guard let inner = arrangement.innerRect(in: locator), arrangement.stack.distribution == .fill,
            let outer = locator.rect(of: .view(arrangement.view))
        else { return }
        let views = arrangement.arranged.compactMap { view in
            locator.rect(of: .view(view)).map { (view, $0.span(along: axis)) }
        }.sorted { $0.1.lower < $1.1.lower }
        guard let first = views.first, let last = views.last else { return }
        let (inside, outside) = (inner.span(along: axis), outer.span(along: axis))
        func edge(_ view: Int, _ isUpper: Bool) -> Edge { Edge(item: .view(view), isUpper: isUpper) }
        add(
            Step(
                from: edge(arrangement.view, false), to: edge(first.0, false), length: inside.lower - outside.lower))
        add(
            Step(from: edge(last.0, true), to: edge(arrangement.view, true), length: outside.upper - inside.upper))
        for (lower, upper) in zip(views, views.dropFirst()) {
            add(
                Step(
                    from: edge(lower.0, true), to: edge(upper.0, false),
                    length: arrangement.spacing(between: lower.0, upper.0, locator.document)))
        }
    }

    /// What the content needs, unless the view is longer.
    private mutating func addContent(of view: Int) {
        guard let natural = locator.solved.views[view].intrinsicContentSize[axis], natural > 0,
            let rect = locator.rect(of: .view(view)), rect.span(along: axis).length <= natural + 0.01
        else { return }
        add(step(over: .view(view), length: natural))
    }

    /// What surrounds the content of a view, back from its end to its beginning, with the length that it needs.
    func ring(around view: Int, needing length: Double) -> [Step]? {
        let own = step(over: .view(view), length: length)
        var arrivals: [Edge: Step] = [:]
        var queue = [own.to]
        var next = 0
        while next < queue.count, arrivals[own.from] == nil {
            let edge = queue[next]
            next += 1
            for step in steps[edge] ?? [] where step.to != own.to && arrivals[step.to] == nil {
                // What the content needs is the question, not a way round.
                if step.to == own.from, edge == own.to, abs(step.length + length) < 0.01 { continue }
                arrivals[step.to] = step
                queue.append(step.to)
            }
        }
        var ring: [Step] = []
        var edge = own.from
        while edge != own.to {
            guard let step = arrivals[edge] else { return nil }
            ring.append(step)
            edge = step.from
        }
        return [own] + ring.reversed()
    }
}

extension AnchorLocator {
    func position(of edge: EdgeGraph.Edge, _ axis: Axis) -> Double {
        guard let span = rect(of: edge.item)?.span(along: axis) else { return .infinity }
        return edge.isUpper ? span.upper : span.lower
    }
}

extension InstalledConstraint {
    /// Along which it gives a length or a distance.
    fileprivate var axis: Axis? {
        if case .anchor(let anchor) = first { anchor.attribute.axis } else { nil }
    }
}
