// SPDX-License-Identifier: Apache-2.0
import BenchmarkTables
import ConstraintSolver

extension Benchmark {
    /// Every kind of change in each layout of a number of views: how long until the new values are there, and how many
    /// variables have one.
    static func printIncremental(_ count: Int = 10_000) {
        print("One change in \(count) views, ms")
        print(Table.row("", ["median", "most", "new values", "conflicts"]))
        for (name, make) in Scenes.all {
            let scene = make(count)
            for kind in ChangeKind.allCases {
                guard var trial = ChangeTrial(kind, scene) else { continue }
                print(Table.row("\(name): \(kind.rawValue)", trial.run(rounds: 20)))
            }
        }
        print("")
    }
}

/// What is changed in the middle of a layout.
private enum ChangeKind: String, CaseIterable {
    case rootWidth = "the root's width"
    case rootHeight = "the root's height"
    case gap = "a gap"
    case inset = "a trailing or bottom inset"
    case contentSize = "a content size"
    case priority = "a hugging priority"
    case rowOfOne = "a size row, to and fro"
    case rowOfSeveral = "a required gap, to and fro"
    case optionalRowOfSeveral = "an optional row of two, to and fro"
    case strength = "required or not"
}

/// One kind of change, made to and fro.
private struct ChangeTrial {
    private let kind: ChangeKind
    private let rows: [Row]
    private var engine: SolverEngine
    /// The row that is changed; a content size's second row is the next one.
    private var row: RowID
    /// What is there in every other round.
    private var guest: Row
    private var isThere: Bool

    init?(_ kind: ChangeKind, _ scene: Scene) {
        self.kind = kind
        rows = scene.system.rows
        guard let place = Self.place(kind, rows) else { return nil }
        row = RowID(index: place)
        guest = rows[place]
        isThere = kind == .rowOfSeveral
        switch kind {
        case .rowOfOne:
            guest.relation = .equal
            guest.constant += 3
            guest.priority = Priority(260)
        case .optionalRowOfSeveral:
            guest.terms.removeLast()
            guest.priority = Priority(10)
        default: break
        }
        engine = SolverEngine(scene.system)
        engine.update()
    }

    private static func place(_ kind: ChangeKind, _ rows: [Row]) -> Int? {
        let middle = rows.indices.dropFirst(rows.count / 2)
        switch kind {
        case .rootWidth: return 2
        case .rootHeight: return 3
        case .gap, .rowOfSeveral, .optionalRowOfSeveral:
            return middle.first { isRequiredEquality(rows[$0]) && rows[$0].constant > 0 }
        case .inset, .strength: return middle.first { isRequiredEquality(rows[$0]) && rows[$0].constant < 0 }
        case .contentSize, .priority, .rowOfOne:
            // Not the one row of a list that hugs less than all others, without which these would tie.
            return middle.first { rows[$0].relation == .lessThanOrEqual && rows[$0].priority >= Priority(250) }
        }
    }

    /// Of a layout's own kind: a gap between views, or an inset from a superview's size.
    private static func isRequiredEquality(_ row: Row) -> Bool {
        row.priority.isRequired && row.relation == .equal && row.terms.count >= 2
    }

    /// The median and the longest time in milliseconds, the most variables that had a new value, and the conflicts
    /// that one of two changes leads to.
    mutating func run(rounds: Int) -> [String] {
        for round in 1...2 { change(round) }
        let clock = ContinuousClock()
        var times: [Double] = []
        var most = 0
        for round in 3..<rounds + 3 {
            let start = clock.now
            change(round)
            times.append(Table.milliseconds(clock.now - start))
            most = max(most, engine.changedVariables.count)
        }
        times.sort()
        var conflicts = 0
        for round in 1...2 {
            change(round)
            if !engine.conflicts.isEmpty { conflicts += 1 }
        }
        return [
            Table.fixed(times[times.count / 2], 3), Table.fixed(times[times.count - 1], 3), "\(most)", "\(conflicts)",
        ]
    }

    private mutating func change(_ round: Int) {
        let constant = rows[min(row.index, rows.count - 1)].constant
        switch kind {
        case .rootWidth, .rootHeight, .gap, .inset:
            engine.setConstant(constant + Double(round % 3), of: row)
        case .contentSize:
            engine.setConstant(constant + Double(round % 3), of: row)
            engine.setConstant(constant + Double(round % 3), of: RowID(index: row.index + 1))
        case .priority:
            engine.setPriority(Priority(guest.priority.rawValue + (round % 2 == 0 ? 2 : 0)), of: row)
        case .strength:
            engine.setPriority(round % 2 == 0 ? .required : Priority(999), of: row)
        case .rowOfOne, .rowOfSeveral, .optionalRowOfSeveral:
            if isThere { engine.remove(row) } else { row = engine.add(guest) }
            isThere.toggle()
        }
        engine.update()
    }
}
