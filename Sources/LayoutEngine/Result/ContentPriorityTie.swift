// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
import LayoutModel

/// Views whose contents share too much or too little room at the same priority, so that it is open which of them gives way.
package struct ContentPriorityTie: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// There is room to spare: one of them must stretch.
        case hugging
        /// There is too little room: one of them must shrink.
        case compressionResistance
    }

    /// A view's priority that is set to settle the tie.
    package struct Change: Hashable, Sendable {
        package var view: Int
        package var priority: Double
    }

    package var kind: Kind
    package var axis: Axis
    package var priority: Double
    /// Views, in document order.
    package var members: [Int]
    /// The stack view whose order settles the tie; nil if nothing does.
    package var stackView: Int?
    /// Priorities that settle the tie, each with what misses its content size most giving way first; empty if none are known.
    package var changes: [Change]
}

/// Finds what ties, and which priorities settle it.
struct ContentPriorityTies {
    private let pass: LayoutPass
    /// By row of a content size: its view; a row of something else is not in it.
    private let contents: [Int: (view: Int, axis: Axis, kind: ContentPriorityTie.Kind)]
    /// With the priorities of the document alone: the order of arranged subviews decides nothing.
    private let engine: SolverEngine

    init(_ pass: LayoutPass) {
        self.pass = pass
        var contents: [Int: (Int, Axis, ContentPriorityTie.Kind)] = [:]
        var engine = SolverEngine(
            pass.system.linear, breakPolicy: pass.options.breakPolicy == .none ? .never : .byRank)
        for (row, origin) in pass.system.origins.enumerated() {
            switch origin {
            case .contentHugging(let view, let axis): contents[row] = (view, axis, .hugging)
            case .compressionResistance(let view, let axis): contents[row] = (view, axis, .compressionResistance)
            default: continue
            }
            let priority = Priority(pass.constraint(behind: RowID(index: row)).priority.rawValue)
            if pass.system.linear.rows[row].priority != priority { engine.setPriority(priority, of: RowID(index: row)) }
        }
        self.contents = contents
        self.engine = engine
    }

    /// Ties that only the order of arranged subviews settles.
    func inStackViews() -> [ContentPriorityTie] {
        guard pass.solution.outcome == .solved, mayTie else { return [] }
        var engine = engine
        let known = Set(pass.solution.ambiguities.map(\.variable))
        var ties: [ContentPriorityTie] = []
        var seen: Set<[RowID]> = []
        for ambiguity in engine.solve().ambiguities where !known.contains(ambiguity.variable) {
            guard !ambiguity.tiedRows.isEmpty, seen.insert(ambiguity.tiedRows).inserted,
                let tie = tie(of: ambiguity.tiedRows, isOrdered: true)
            else { continue }
            ties.append(tie)
        }
        return ties
    }

    /// What ties among rows; nil if they are not content sizes of one kind.
    func tie(of rows: [RowID]) -> ContentPriorityTie? { tie(of: rows, isOrdered: false) }

    private func tie(of rows: [RowID], isOrdered: Bool) -> ContentPriorityTie? {
        let parts = rows.compactMap { contents[$0.index] }
        guard let first = parts.first, parts.count > 1,
            parts.allSatisfy({ $0.kind == first.kind && $0.axis == first.axis })
        else { return nil }
        let priority = pass.constraint(behind: rows[0]).priority.rawValue
        guard priority < 1000, priority > 1 else { return nil }
        let views = pass.context.document.views
        let members = parts.map(\.view).sorted()
        let stack = members.compactMap { member in
            views[member].superview.flatMap { views[$0].stackView == nil ? nil : $0 }
        }.first
        return ContentPriorityTie(
            kind: first.kind, axis: first.axis, priority: Double(priority), members: members,
            stackView: isOrdered ? stack : nil, changes: changes(settling: rows, at: priority))
    }

    /// Whether an arranged subview's content size is missed while another has the same priority.
    private var mayTie: Bool {
        let document = pass.context.document
        guard document.views.contains(where: { $0.stackView != nil }) else { return false }
        var counts: [String: (rows: Int, missed: Int)] = [:]
        for (row, part) in contents {
            guard let superview = document.views[part.view].superview, document.views[superview].stackView != nil else {
                continue
            }
            let priority = pass.constraint(behind: RowID(index: row)).priority.rawValue
            let key = "\(part.kind) \(part.axis) \(priority)"
            counts[key, default: (0, 0)].rows += 1
            if pass.solution.statuses[row] == .unsatisfied { counts[key, default: (0, 0)].missed += 1 }
        }
        return counts.values.contains { $0.rows > 1 && $0.missed > 0 }
    }

    /// More members than this get no advice: their priorities would have to be a scale of their own.
    private static let mostMembers = 8

    /// The one that gives way most a little lower; where that leaves a tie of the others, all in a row.
    private func changes(settling rows: [RowID], at priority: Float) -> [ContentPriorityTie.Change] {
        guard rows.count <= Self.mostMembers, priority > Float(rows.count) else { return [] }
        let solution = pass.solution
        let order = rows.sorted { (-solution.violations[$0.index], $0) < (-solution.violations[$1.index], $1) }
        var tied: Set<Variable> = []
        var engine = engine
        for ambiguity in engine.solve().ambiguities where ambiguity.tiedRows == rows { tied.insert(ambiguity.variable) }
        guard !tied.isEmpty else { return [] }
        for count in 1..<max(rows.count, 2) {
            let changed = order.prefix(count)
            var trial = self.engine
            var changes: [ContentPriorityTie.Change] = []
            for (place, row) in changed.enumerated() {
                let value = priority - Float(count - place)
                trial.setPriority(Priority(value), of: row)
                if let view = contents[row.index]?.view { changes.append(.init(view: view, priority: Double(value))) }
            }
            let open = Set(trial.solve().ambiguities.map(\.variable))
            if open.isDisjoint(with: tied) { return changes.sorted { $0.view < $1.view } }
        }
        return []
    }
}
