// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderEvidence
package import InterfaceBuilderFiles
package import LayoutEngine
package import LayoutModel

/// Works out what an operation of Interface Builder's changes.
package struct RepairPlanner {
    let document: Document
    let layout: SolvedLayout
    let measure: ConstraintMeasure
    /// Indices of the views that the operation is for, in document order or in that of the selection.
    let selected: [Int]
    /// Whether views were named; otherwise all are meant.
    let hasSelection: Bool
    let guides: AvailableGuides
    /// Points by which a design-time frame may be off and stays.
    let frameTolerance: Double
    /// Nil in a layout document, whose frames do not depend on anything that it does not state.
    let scene: ImportedScene?
    let solve: (Document) -> SolvedLayout

    /// - Parameters:
    ///   - selected: the indices of the views; nil = all.
    ///   - frameTolerance: points by which a design-time frame may be off and stays.
    ///   - scene: the scene of the document; nil in a layout document.
    package init(
        _ document: Document, selected: [Int]?, guides: AvailableGuides, frameTolerance: Double = 0,
        scene: ImportedScene? = nil, solve: @escaping (Document) -> SolvedLayout
    ) {
        self.document = document
        layout = solve(document)
        measure = ConstraintMeasure(document, layout, frameTolerance: frameTolerance)
        hasSelection = selected != nil
        self.selected = selected ?? Array(document.views.indices)
        self.guides = guides
        self.frameTolerance = frameTolerance
        self.scene = scene
        self.solve = solve
    }

    package func changes(for operation: RepairOperation) -> DocumentChanges {
        switch operation {
        case .updateFrames: updatedFrames()
        case .updateConstants: notingConflicts(updatedConstants())
        case .addMissing: missingConstraints()
        case .reset: suggestedConstraints()
        case .clear, .remove:
            DocumentChanges(withoutLayout: operation, document, selected: selection) ?? DocumentChanges()
        case .pin(let attributes, let distance): notingConflicts(pinned(attributes, distance))
        case .align(let attribute): notingConflicts(aligned(attribute))
        }
    }

    private func notingConflicts(_ changes: DocumentChanges) -> DocumentChanges {
        guard !changes.isEmpty else { return changes }
        var changed = document
        for (index, constant) in changes.constants {
            (changed.constraints[index].constant, changed.constraints[index].systemSpacing) = (constant, 0)
        }
        changed.constraints += changes.added
        guard solve(changed).conflicts.count > layout.conflicts.count else { return changes }
        var changes = changes
        let cause =
            changes.added.isEmpty
            ? "with the new constants, constraints conflict" : "the new constraints conflict with others"
        changes.notes.append("\(cause); 'alrender check' lists them")
        return changes
    }

    var design: DesignFrames { DesignFrames(document, layout, solve: solve) }

    /// The indices of the views that were named; nil = all.
    private var selection: [Int]? { hasSelection ? selected : nil }

    /// The indices of the constraints that refer to one of the selected views, or to a guide of one.
    var concernedConstraints: Set<Int> { DocumentChanges.constraints(of: selection, in: document) }

    // MARK: Update Frames

    private func updatedFrames() -> DocumentChanges {
        var changes = DocumentChanges()
        for index in selected where index != 0 && document.views[index].autoresizingMask == nil {
            let view = document.views[index]
            let solved = layout.views[index]
            guard let frame = view.frame else {
                if hasSelection, solved.state == .determined { changes.frames[index] = solved.pixelFrame }
                continue
            }
            guard frame.differs(from: solved.pixelFrame, by: max(frameTolerance, 0.01)) else { continue }
            switch solved.state {
            case .ambiguous:
                changes.notes.append(
                    "'\(view.id)' keeps its frame: its constraints allow several; --add-missing adds those that it needs"
                )
            case .conflicting:
                changes.notes.append("'\(view.id)' keeps its frame: its constraints contradict each other")
            case .determined:
                if solved.misplacedFrame != nil { changes.frames[index] = solved.pixelFrame }
            }
        }
        guard let scene, !hasSelection else { return changes }
        let evidence = MisplacementEvidence(scene, document, layout, frameTolerance: frameTolerance, solve: solve)
        let frames = evidence.supported(changes.frames)
        let kept = changes.frames.keys.filter { frames[$0] == nil }.sorted()
        changes.frames = frames
        guard !kept.isEmpty else { return changes }
        let names = kept.prefix(3).map { "'\(document.views[$0].id)'" }.joined(separator: ", ")
        let rest = kept.count > 3 ? " and \(kept.count - 3) more" : ""
        let isOne = kept.count == 1
        changes.notes.append(
            "\(names)\(rest) \(isOne ? "keeps its frame" : "keep their frames"): the difference may come from a size or an "
                + "inset that the file does not state; --view updates \(isOne ? "it" : "them") anyway")
        return changes
    }

    // MARK: Add Missing Constraints

    private func missingConstraints() -> DocumentChanges {
        var missing = MissingConstraints(
            document, design: design, layout: layout, selected: selected, guides: guides, solve: solve)
        missing.add()
        var changes = changes(adding: missing)
        let moved = missing.displacements(in: missing.layout).map(\.view)
        let views = Set(moved).sorted().map { "'\(document.views[$0].id)'" }
        if !views.isEmpty {
            let isOne = views.count == 1
            changes.notes.append(
                "\(views.prefix(8).joined(separator: ", "))\(views.count > 8 ? " and \(views.count - 8) more" : "") "
                    + "\(isOne ? "has" : "have") another place or size than before, since what was missing decides \(isOne ? "it" : "them")"
            )
        }
        return changes
    }

    /// The views stay where they were before their constraints were removed.
    private func suggestedConstraints() -> DocumentChanges {
        var changes = DocumentChanges()
        changes.removed = concernedConstraints
        var cleared = document
        cleared.constraints = document.constraints.indices.filter { !changes.removed.contains($0) }
            .map { document.constraints[$0] }
        let indices = hasSelection ? selected.sorted() : selected
        var missing = MissingConstraints(
            cleared, design: design, layout: solve(cleared), selected: indices, guides: guides,
            keepsSizes: true, solve: solve)
        missing.add()
        let suggested = self.changes(adding: missing)
        changes.notes += suggested.notes
        let moved = missing.displacements(in: missing.layout).filter { place in
            layout.views[place.view].frame.differs(
                from: missing.layout.views[place.view].frame, along: place.axis, by: missing.tolerance)
        }
        let views = Set(moved.map(\.view)).sorted().map { "'\(document.views[$0].id)'" }
        if !views.isEmpty {
            changes.notes.append(
                "no constraint was found that keeps \(views.joined(separator: ", ")) at the same place and size")
        }
        let added = ConstraintIndex(suggested.added, in: document)
        // What is suggested as it was stays where it is in the file.
        var kept: Set<Int> = []
        for (index, constraint) in document.constraints.enumerated() where changes.removed.contains(index) {
            let same = added.positions(near: constraint).first {
                !kept.contains($0) && added.constraints[$0].isEquivalent(to: constraint, in: document)
            }
            guard let same else { continue }
            changes.removed.remove(index)
            kept.insert(same)
        }
        changes.added = suggested.added.indices.filter { !kept.contains($0) }.map { suggested.added[$0] }
        return changes
    }

    private func changes(adding missing: MissingConstraints) -> DocumentChanges {
        var changes = DocumentChanges()
        changes.added = missing.added.map { $0.canonical(in: document) }
        let left = missing.undetermined.map { "'\(document.views[$0].id)'" }
        if !left.isEmpty {
            changes.notes.append("no constraint was found that determines \(left.joined(separator: ", "))")
        }
        let contents = missing.openContents.map { "'\($0)'" }
        if !contents.isEmpty {
            changes.notes.append(
                "no constraint was found that determines the size of the content of \(contents.joined(separator: ", "))"
            )
        }
        return changes
    }
}

extension Constraint {
    /// Whether it says the same, apart from the file's own names: a margin may be an attribute or an edge of a guide, and a
    /// system spacing a number.
    func isEquivalent(to other: Constraint, in document: Document) -> Bool {
        let (a, b) = (canonical(in: document).withPlainNames, other.canonical(in: document).withPlainNames)
        guard a.relation == b.relation, a.priority == b.priority, a.isActive == b.isActive, other.identifier == nil,
            a.multiplier == b.multiplier
        else { return false }
        if a.first == b.first, a.second == b.second { return abs(a.constant - b.constant) < 1e-3 }
        return a.relation == .equal && a.multiplier == 1 && a.first == b.second && a.second == b.first
            && abs(a.constant + b.constant) < 1e-3
    }

    private var withPlainNames: Constraint {
        var plain = self
        plain.constant = nominalConstant
        plain.systemSpacing = 0
        plain.first = first.withPlainNames
        plain.second = second?.withPlainNames
        return plain
    }
}

extension Constraint.Operand {
    fileprivate var withPlainNames: Self {
        guard case .anchor(let anchor) = self, case .view(let index) = anchor.item else { return self }
        let edge: LayoutAttribute? =
            switch anchor.attribute {
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .topMargin: .top
            case .bottomMargin: .bottom
            default: nil
            }
        return edge.map { .anchor(Anchor(.builtInGuide(.layoutMarginsGuide, of: index), $0)) } ?? self
    }
}
