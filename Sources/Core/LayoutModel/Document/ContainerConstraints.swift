// SPDX-License-Identifier: Apache-2.0

/// The constraints by which grid views place their columns, their rows and what is in them, and split views their panes.
package struct ContainerConstraints: Hashable, Sendable {
    /// Columns, rows and cells, by index.
    private var guides: Set<Int> = []
    /// By view: the rows and cells of its superview that it begins below the top of.
    private var rows: [Int: Set<Int>] = [:]
    private let hasPanes: Bool

    /// With what the identifiers of a split view's constraints begin.
    package static let splitViewPrefix = "SplitView."

    package init(_ document: Document) {
        // iOS has no view that places panes: there the name is an author's.
        hasPanes = document.platform == .macos && document.constraints.contains(where: Self.isOfSplitView)
        for (index, guide) in document.guides.enumerated() where guide.isOfGridView { guides.insert(index) }
        guard !guides.isEmpty else { return }
        for constraint in document.constraints {
            guard case .anchor(let content) = constraint.first, case .anchor(let row)? = constraint.second,
                content.attribute == .top, row.attribute == .top, case .view(let view) = content.item,
                case .guide(let guide) = row.item, guides.contains(guide),
                document.views[view].superview == document.guides[guide].owner
            else { continue }
            rows[view, default: []].insert(guide)
        }
    }

    /// Whether there is neither a grid view nor a split view.
    package var isEmpty: Bool { guides.isEmpty && !hasPanes }

    private static func isOfSplitView(_ constraint: Constraint) -> Bool {
        constraint.identifier?.hasPrefix(splitViewPrefix) == true
    }

    package func contains(_ constraint: Constraint) -> Bool {
        if hasPanes, Self.isOfSplitView(constraint) { return true }
        guard !guides.isEmpty else { return false }
        let anchors = constraint.anchors
        let isOnGuide = anchors.contains { anchor in
            if case .guide(let index) = anchor.item { guides.contains(index) } else { false }
        }
        if isOnGuide { return true }
        // Constraints between the baselines of a row involve no guides.
        guard anchors.count == 2, case .view(let view) = anchors[0].item, case .view(let other) = anchors[1].item,
            anchors.allSatisfy({ $0.attribute == .firstBaseline || $0.attribute == .lastBaseline }),
            let row = rows[view], let otherRow = rows[other]
        else { return false }
        return !row.isDisjoint(with: otherRow)
    }
}
