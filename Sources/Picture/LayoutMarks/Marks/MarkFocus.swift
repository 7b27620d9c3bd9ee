// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// The views that a picture is about, and the constraints that place and size them: their own, and those of the views
/// around them and of those that they refer to.
struct MarkFocus {
    let views: Set<Int>
    /// Constraints of the views themselves.
    private var own: Set<Int> = []
    /// Constraints of other views, on whose place theirs depends.
    private var supporting: Set<Int> = []

    /// A position of a view or a guide of the document; a built-in guide counts as its view.
    private struct Coordinate: Hashable {
        var item: LayoutItem
        var axis: Axis
    }

    /// Nil if there is no such view.
    init?(on ids: [String], _ locator: AnchorLocator) {
        let document = locator.document
        views = Set(document.views.indices.filter { ids.contains(document.views[$0].id) })
        guard !views.isEmpty else { return nil }
        func placed(_ item: LayoutItem) -> LayoutItem {
            if case .guide = item { item } else { .view(locator.owner(of: item)) }
        }
        var uses: [LayoutItem: [Int]] = [:]
        for (index, constraint) in document.constraints.enumerated() where constraint.isActive {
            for item in Set(constraint.items.map(placed)) { uses[item, default: []].append(index) }
        }
        var pending: [Coordinate] = []
        var seen: Set<Coordinate> = []
        func visit(_ item: LayoutItem, _ axis: Axis) {
            let coordinate = Coordinate(item: item, axis: axis)
            if seen.insert(coordinate).inserted { pending.append(coordinate) }
        }
        for view in views.sorted() {
            for axis in [Axis.horizontal, .vertical] { visit(.view(view), axis) }
        }
        while let coordinate = pending.popLast() {
            let view: Int? = if case .view(let view) = coordinate.item { view } else { nil }
            let isOwn = view.map(views.contains) ?? false
            for index in uses[coordinate.item] ?? [] {
                let constraint = document.constraints[index]
                let items = constraint.items.map(placed)
                if isOwn { own.insert(index) }
                guard constraint.anchors.contains(where: { $0.attribute.axis == coordinate.axis }) else { continue }
                // The first item of an equation is most often the one that depends on the other.
                let places =
                    items.first == coordinate.item
                    || items.contains { Self.holds($0, coordinate.item, locator) }
                guard places else { continue }
                if !isOwn {
                    // A view around the focus positions its contents, not the other way round.
                    if let view, views.contains(where: { locator.isStrictAncestor(view, of: $0) }),
                        !isOutside(constraint, of: view, locator)
                    {
                        continue
                    }
                    supporting.insert(index)
                }
                for item in items where item != coordinate.item { visit(item, coordinate.axis) }
            }
            if let view, let superview = document.views[view].superview,
                case .stackView = document.views[superview].content
            {
                visit(.view(superview), coordinate.axis)
            }
        }
        supporting.subtract(own)
    }

    /// Whether an item is a view around another item.
    private static func holds(_ item: LayoutItem, _ other: LayoutItem, _ locator: AnchorLocator) -> Bool {
        guard case .view(let view) = item else { return false }
        let owner = locator.owner(of: other)
        if case .guide = other, view == owner { return true }
        return locator.isStrictAncestor(view, of: owner)
    }

    /// Whether a constraint is between a view itself and what is not in it.
    private func isOutside(_ constraint: Constraint, of view: Int, _ locator: AnchorLocator) -> Bool {
        constraint.items.allSatisfy { item in
            switch item {
            case .view(let other): !locator.isStrictAncestor(view, of: other)
            case .guide, .builtInGuide:
                locator.owner(of: item) != view && !locator.isStrictAncestor(view, of: locator.owner(of: item))
            }
        }
    }

    func draws(_ constraint: Int) -> Bool { own.contains(constraint) || supporting.contains(constraint) }

    func isSupporting(_ source: ConstraintMark.Source) -> Bool {
        if case .constraint(let index) = source { supporting.contains(index) } else { false }
    }

    /// Views that are faded: all except those in focus, their ancestors and their descendants.
    func faded(of document: Document) -> Set<Int> {
        var kept = views
        for view in views {
            var next = document.views[view].superview
            while let current = next {
                kept.insert(current)
                next = document.views[current].superview
            }
        }
        var faded: Set<Int> = []
        for index in document.views.indices {
            if let superview = document.views[index].superview, isWithin(superview, document) { continue }
            if !kept.contains(index) { faded.insert(index) }
        }
        return faded
    }

    private func isWithin(_ view: Int, _ document: Document) -> Bool {
        var next: Int? = view
        while let current = next {
            if views.contains(current) { return true }
            next = document.views[current].superview
        }
        return false
    }
}
