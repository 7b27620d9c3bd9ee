// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// Finds which content sizes tie, and which priorities settle each tie.
struct ContentPriorityTies {
    private let settled: SettledSystem
    /// By row of a content size: its view. Other rows are not in it.
    private let contents: [Int: (view: Int, axis: Axis, kind: ContentPriorityTie.Kind)]

    /// Ties that only the order of arranged subviews settles.
    static func inStackViews(_ settled: SettledSystem) -> [ContentPriorityTie] {
        guard settled.solution.outcome == .solved,
            settled.inputs.context.document.views.contains(where: { $0.stackView != nil })
        else { return [] }
        let ties = ContentPriorityTies(settled)
        guard ties.mayTie else { return [] }
        var engine = ties.engineWithoutOrder
        let known = Set(settled.solution.ambiguities.map(\.variable))
        let open = engine.ambiguities().filter { !known.contains($0.variable) }
        return ties.ties(of: open, isOrdered: true, settledWith: engine).map(\.tie)
    }

    /// Ties that leave a position or size open, each with its rows, in the order of the rows.
    static func open(_ settled: SettledSystem) -> [(rows: [RowID], tie: ContentPriorityTie)] {
        let open = settled.solution.ambiguities.filter { !$0.tiedRows.isEmpty }
        guard !open.isEmpty else { return [] }
        let ties = ContentPriorityTies(settled)
        return ties.ties(of: open, isOrdered: false, settledWith: settled.unsolvedEngine)
            .sorted { $0.rows.lexicographicallyPrecedes($1.rows) }
    }

    private init(_ settled: SettledSystem) {
        self.settled = settled
        var contents: [Int: (Int, Axis, ContentPriorityTie.Kind)] = [:]
        for (row, origin) in settled.system.origins.enumerated() {
            switch origin {
            case .contentHugging(let view, let axis): contents[row] = (view, axis, .hugging)
            case .compressionResistance(let view, let axis): contents[row] = (view, axis, .compressionResistance)
            default: continue
            }
        }
        self.contents = contents
    }

    /// With the constraints and priorities of the document alone: the order of arranged subviews decides nothing.
    private var engineWithoutOrder: SolverEngine {
        // From the solution that is known, which stays optimal.
        var engine = settled.engine
        for row in settled.system.arrangementOrder { engine.remove(RowID(index: row)) }
        return engine
    }

    /// Whether an arranged subview's content size is missed while another has the same priority.
    private var mayTie: Bool {
        let document = settled.inputs.context.document
        var counts: [String: (rows: Int, missed: Int)] = [:]
        for (row, part) in contents {
            guard let superview = document.views[part.view].superview, document.views[superview].stackView != nil else {
                continue
            }
            let priority = settled.constraint(behind: RowID(index: row)).priority.rawValue
            let key = "\(part.kind) \(part.axis) \(priority)"
            counts[key, default: (0, 0)].rows += 1
            if settled.solution.statuses[row] == .unsatisfied { counts[key, default: (0, 0)].missed += 1 }
        }
        return counts.values.contains { $0.rows > 1 && $0.missed > 0 }
    }

    /// The ties of content sizes of one kind among what is open, each once.
    private func ties(
        of ambiguities: [Solution.Ambiguity], isOrdered: Bool, settledWith engine: SolverEngine
    ) -> [(rows: [RowID], tie: ContentPriorityTie)] {
        var ties: [(rows: [RowID], tie: ContentPriorityTie)] = []
        var variables: [Set<Variable>] = []
        // The index of a tie; nil if its rows are not those of content sizes.
        var indices = TieTable<RowID, Int?>()
        for ambiguity in ambiguities {
            let index = indices.value(of: ambiguity.tiedRows) {
                guard let tie = tie(of: ambiguity.tiedRows, isOrdered: isOrdered) else { return nil }
                ties.append((ambiguity.tiedRows, tie))
                variables.append([])
                return ties.count - 1
            }
            if let index { variables[index].insert(ambiguity.variable) }
        }
        let trials = zip(ties, variables).map { Trial(order: order($0.rows), variables: $1) }
        for (index, changes) in changes(settling: trials, with: engine).enumerated() {
            ties[index].tie.changes = changes
        }
        return ties
    }

    private func tie(of rows: [RowID], isOrdered: Bool) -> ContentPriorityTie? {
        let parts = rows.compactMap { contents[$0.index] }
        guard let first = parts.first, parts.count > 1,
            parts.allSatisfy({ $0.kind == first.kind && $0.axis == first.axis })
        else { return nil }
        let priority = priority(of: rows)
        guard priority < 1000, priority > 1 else { return nil }
        let views = settled.inputs.context.document.views
        let members = parts.map(\.view).sorted()
        let stack = members.compactMap { member in
            views[member].superview.flatMap { views[$0].stackView == nil ? nil : $0 }
        }.first
        return ContentPriorityTie(
            kind: first.kind, axis: first.axis, priority: Double(priority), members: members,
            stackView: isOrdered ? stack : nil, changes: [])
    }

    private func priority(of rows: [RowID]) -> Float { settled.constraint(behind: rows[0]).priority.rawValue }

    /// What misses its content size most first.
    private func order(_ rows: [RowID]) -> [RowID] {
        let violations = settled.solution.violations
        return rows.sorted { (-violations[$0.index], $0) < (-violations[$1.index], $1) }
    }

    /// A tie whose settlement is tried.
    private struct Trial {
        /// The tied rows, in the order in which they give way.
        let order: [RowID]
        /// What the tie leaves open.
        let variables: Set<Variable>
    }

    /// Ties of more members get no advice: every member would need a priority of its own.
    private static let mostMembers = 8

    /// Found by trial: the priority of the row that gives way most is lowered; if the others still tie, all priorities
    /// are put in descending order. Empty if that does not settle the tie.
    ///
    /// All ties are tried in the same solve: hundreds of them, one in each row of a list, then cost as few solves as one.
    private func changes(settling trials: [Trial], with engine: SolverEngine) -> [[ContentPriorityTie.Change]] {
        var result = Array(repeating: [ContentPriorityTie.Change](), count: trials.count)
        var pending = trials.indices.filter {
            trials[$0].order.count <= Self.mostMembers && priority(of: trials[$0].order) > Float(trials[$0].order.count)
        }
        var engine = engine
        for count in 1..<Self.mostMembers {
            pending.removeAll { trials[$0].order.count <= count }
            if pending.isEmpty { break }
            for index in pending {
                let order = trials[index].order
                for (offset, row) in order.prefix(count).enumerated() {
                    engine.setPriority(Priority(priority(of: order) - Float(count - offset)), of: row)
                }
            }
            let open = Set(engine.ambiguities().map(\.variable))
            pending.removeAll { index in
                let trial = trials[index]
                guard open.isDisjoint(with: trial.variables) else { return false }
                result[index] = changes(trial.order.prefix(count), from: priority(of: trial.order))
                return true
            }
        }
        return result
    }

    private func changes(_ rows: ArraySlice<RowID>, from priority: Float) -> [ContentPriorityTie.Change] {
        let changes = rows.enumerated().compactMap { offset, row in
            contents[row.index].map {
                ContentPriorityTie.Change(view: $0.view, priority: Double(priority - Float(rows.count - offset)))
            }
        }
        return changes.sorted { $0.view < $1.view }
    }
}
