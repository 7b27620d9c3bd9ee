// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// Add New Constraints.
extension RepairPlanner {
    func pinned(_ attributes: [PinnedAttribute], _ distance: Double?) -> DocumentChanges {
        var changes = DocumentChanges()
        let held = ConstraintIndex(document.constraints, in: document)
        var added = ConstraintIndex(in: document)
        let neighborhood = Neighborhood(design, layout)
        let edges = EdgeConstraints(neighborhood: neighborhood, guides: guides)
        for index in selected where index != 0 {
            let id = document.views[index].id
            if document.views[index].autoresizingMask != nil {
                changes.notes.append("'\(id)' is not pinned: its autoresizing mask places it")
                continue
            }
            for attribute in attributes {
                if neighborhood.isArranged(index), attribute.side != nil {
                    let container = document.views[index].superview.map(document.isGridView) == true ? "grid" : "stack"
                    changes.notes.append(
                        "the \(attribute.rawValue) of '\(id)' is not pinned: its \(container) view places it")
                    continue
                }
                guard var constraint = pin(attribute, of: index, neighborhood, edges) else { continue }
                constraint = guides.named(constraint)
                if let distance { (constraint.constant, constraint.systemSpacing) = (distance, 0) }
                add(constraint, pinning: attribute, of: index, held, &added, to: &changes)
            }
        }
        changes.added = added.constraints
        return changes
    }

    private func pin(
        _ attribute: PinnedAttribute, of index: Int, _ neighborhood: Neighborhood, _ edges: EdgeConstraints
    ) -> Constraint? {
        guard let side = attribute.side else { return edges.size(index, attribute.axis) }
        if let sibling = neighborhood.nearest(to: index, attribute.axis, side) {
            return edges.toSibling(index, attribute.axis, side, sibling)
        }
        return edges.toSuperview(index, attribute.axis, side)
    }

    /// An edge or a size that an equation holds already keeps it; with a distance of its own it gets that one.
    private func add(
        _ constraint: Constraint, pinning attribute: PinnedAttribute, of index: Int, _ held: ConstraintIndex,
        _ added: inout ConstraintIndex, to changes: inout DocumentChanges
    ) {
        let canonical = constraint.canonical(in: document)
        let isAdded = added.positions(near: canonical).contains {
            added.constraints[$0].isEquivalent(to: canonical, in: document)
        }
        if isAdded { return }
        let existing = held.positions(naming: index).first { position in
            let other = held.constraints[position]
            return other.isActive && other.relation == .equal && other.priority == .required
                && other.pins(attribute, of: index)
        }
        guard let existing else { return added.append(canonical) }
        let held = document.constraints[existing]
        let value = held.nominalConstant
        let wanted = constraint.nominalConstant
        let (isSame, isReversed) = (held.links(constraint), held.inverted?.links(constraint) == true)
        guard isSame || isReversed else { return }
        let target = isSame ? wanted : -wanted
        if abs(value - target) > 1e-6 { changes.constants[existing] = target }
    }

    // MARK: Add New Alignment Constraints

    func aligned(_ attribute: LayoutAttribute) -> DocumentChanges {
        var changes = DocumentChanges()
        var held = ConstraintIndex(document.constraints, in: document)
        for (index, other) in alignedPairs where index != 0 {
            let constraint = guides.named(
                Constraint(
                    first: .anchor(Anchor(.view(index), attribute)), relation: .equal,
                    second: .anchor(Anchor(.view(other), attribute)))
            ).canonical(in: document)
            let isHeld = held.positions(near: constraint).contains {
                held.constraints[$0].isActive && held.constraints[$0].aligns(constraint)
            }
            if isHeld { continue }
            held.append(constraint)
            changes.added.append(constraint)
        }
        return changes
    }

    /// Each view with the one that it is aligned with: the first named, the superview of a single one, and without names the
    /// first subview of each superview.
    private var alignedPairs: [(view: Int, other: Int)] {
        if hasSelection {
            if selected.count == 1 {
                return selected.compactMap { view in document.views[view].superview.map { (view, $0) } }
            }
            return selected.dropFirst().map { ($0, selected[0]) }
        }
        return document.views.enumerated().filter { index, view in
            if case .stackView = view.content { false } else { !document.isGridView(index) }
        }.flatMap { _, view in view.subviews.dropFirst().map { ($0, view.subviews[0]) } }
    }
}

extension PinnedAttribute {
    /// Nil for a size.
    var side: Side? {
        switch self {
        case .top, .leading: .start
        case .bottom, .trailing: .end
        case .width, .height: nil
        }
    }

    var attributes: [LayoutAttribute] {
        switch self {
        case .top: [.top]
        case .leading: [.leading, .left]
        case .bottom: [.bottom]
        case .trailing: [.trailing, .right]
        case .width: [.width]
        case .height: [.height]
        }
    }
}

extension Constraint {
    /// Whether it holds an edge of a view against another view, or its size alone.
    fileprivate func pins(_ attribute: PinnedAttribute, of index: Int) -> Bool {
        guard
            let mine = anchors.first(where: {
                $0.item == .view(index) && attribute.attributes.contains($0.attribute)
            })
        else { return false }
        if attribute.side == nil { return second == nil }
        return anchors.contains { $0 != mine && ($0.attribute.isLocation) } && multiplier == 1
    }

    /// Whether both relate the same anchors in the same order.
    fileprivate func links(_ other: Constraint) -> Bool {
        first == other.first && second == other.second && multiplier == other.multiplier
    }

    /// Whether it aligns the same anchors, in either order.
    fileprivate func aligns(_ other: Constraint) -> Bool {
        links(other) && relation == .equal || inverted?.links(other) == true && relation == .equal
    }
}
