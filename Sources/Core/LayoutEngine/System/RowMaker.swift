// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutModel

/// Turns constraints between items into rows. It needs no document: a live layout keeps it, to add constraints.
struct RowMaker {
    var composer: RowComposer
    /// Scroll views: what is inside them is laid out in their content.
    private let scrollViews: Set<Int>
    private let breakPolicy: SolveOptions.BreakPolicy

    init(_ context: LayoutContext, items: ItemTable, contents: ContentMeasurements, options: SolveOptions) {
        let views = context.document.views
        composer = RowComposer(
            items: items, stacks: StackTable(views), directions: context.directions, contents: contents)
        scrollViews = Set(views.indices.filter { views[$0].scrollsContent })
        breakPolicy = options.breakPolicy
    }

    var items: ItemTable { composer.items }

    /// The row of a constraint of the system or of the document; nil if one of its items is not laid out.
    mutating func row(for constraint: InstalledConstraint) -> Row? {
        // Numbers of a document are finite; margins or frames that a program made need not be.
        guard constraint.constant.isFinite, constraint.multiplier.isFinite, var first = placed(constraint.first) else {
            return nil
        }
        var second: RowComposer.Operand?
        if let operand = constraint.second {
            guard var placed = placed(operand) else { return nil }
            if constraint.origin.isOwnConstraint {
                moveIntoContent(&first, inside: placed)
                moveIntoContent(&placed, inside: first)
            }
            second = placed
        }
        composer.compose(first, minus: constraint.multiplier, times: second)
        let rank = breakPolicy == .observed ? BreakRank(constraint, first, second, composer).rawValue : 0
        return Row(
            composer.terms, Row.Relation(constraint.relation), constraint.constant - composer.constant,
            priority: Priority(constraint.priority.rawValue),
            breakRank: constraint.origin.isOwnConstraint ? rank : max(rank, BreakRank.system.rawValue),
            groups: groups(first, second))
    }

    /// The views of a constraint: of two conflicts with equally many constraints, the one with fewer views is reported.
    private func groups(_ first: RowComposer.Operand, _ second: RowComposer.Operand?) -> Row.Groups {
        let view = items.view(of: first.item)
        guard let second else { return Row.Groups(first: view) }
        return Row.Groups(first: view, second: items.view(of: second.item))
    }

    private func placed(_ operand: InstalledConstraint.Operand) -> RowComposer.Operand? {
        switch operand {
        case .anchor(let anchor):
            return placed(anchor).map(RowComposer.Operand.anchor)
        case .offset(let from, let to):
            guard let from = placed(from), let to = placed(to) else { return nil }
            return .offset(from: from, to: to)
        }
    }

    private func placed(_ anchor: InstalledAnchor) -> RowComposer.Anchor? {
        var anchor = anchor
        if anchor.attribute.isMargin, case .item(.view(let view)) = anchor.item {
            anchor = InstalledAnchor(
                .item(.builtInGuide(.layoutMarginsGuide, of: view)), anchor.attribute.withinMargins)
        }
        guard let item = items.id(of: anchor.item), items[item].isLaidOut else { return nil }
        return RowComposer.Anchor(item: item, attribute: anchor.attribute)
    }

    /// A scroll view's edges as seen from inside it are those of its content.
    private func moveIntoContent(_ operand: inout RowComposer.Operand, inside other: RowComposer.Operand) {
        guard case .anchor(var anchor) = operand, let view = items.viewIndex(anchor.item),
            scrollViews.contains(view), anchor.attribute.isEdge,
            let content = items.id(of: .contentLayoutGuide, owner: view),
            case .anchor(let inner) = other, inner.item != anchor.item, inner.item != content,
            items.nearestCommonAncestor(inner.item, anchor.item) == view,
            inner.item != items.id(of: .frameLayoutGuide, owner: view)
        else { return }
        anchor.item = content
        operand = .anchor(anchor)
    }
}

extension LayoutAttribute {
    /// An edge of the item itself, not of its margins.
    package var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }
}

extension Row.Relation {
    fileprivate init(_ relation: Constraint.Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}
