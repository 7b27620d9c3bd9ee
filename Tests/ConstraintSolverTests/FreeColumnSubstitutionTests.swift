// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport
import SolverJudge
import Testing

@testable import ConstraintSolver

/// Levels settled without the positions of views, as far as rows say what these are.
@Suite struct FreeColumnSubstitutionTests {
    /// Views in a row between two edges, with gaps that are equal if possible, and random sizes, priorities and links
    /// between widths.
    private static func row(of count: Int, _ random: inout SplitMix) -> LinearSystem {
        var system = LinearSystem()
        var last: (x: Variable, width: Variable)?
        var firstGap: Variable?
        var sum = 0.0
        for index in 0..<count {
            let x = system.addVariable(tieRule: .nearestToZero)
            let width = system.addVariable(isNonNegative: true, tieRule: .largest)
            let natural = Double(Int.random(in: 5...40, using: &random))
            sum += natural
            let priority = random.isOne(in: 3) ? Float(700 + index % 40) : 750
            system.add(Row([.init(1, width)], .greaterThanOrEqual, natural, priority: Priority(priority)))
            system.add(Row([.init(1, width)], .lessThanOrEqual, natural, priority: Priority(250)))
            if let last {
                let gap = system.addVariable(isNonNegative: true, tieRule: .largest)
                system.add(Row([.init(1, x), .init(-1, last.x), .init(-1, last.width)], .greaterThanOrEqual, 2))
                system.add(
                    Row(
                        [.init(1, x), .init(0.5, width), .init(-1, last.x), .init(-0.5, last.width), .init(-1, gap)],
                        .equal, 0))
                if let firstGap {
                    system.add(
                        Row(
                            [.init(1, gap), .init(-1, firstGap)], .equal, 0, priority: Priority(Float(149 - index % 9)))
                    )
                }
                firstGap = firstGap ?? gap
                if random.isOne(in: 9) {
                    system.add(Row([.init(1, width), .init(-1, last.width)], .equal, 0, priority: Priority(600)))
                }
            } else {
                system.add(Row([.init(1, x)], .equal, 10))
            }
            last = (x, width)
        }
        if let last {
            let share = Double(Int.random(in: 6...13, using: &random)) / 10
            system.add(
                Row([.init(1, last.x), .init(1, last.width)], .equal, 10 + (sum + 2 * Double(count)) * share))
        }
        return system
    }

    /// The largest component, where its required rows hold.
    private static func feasible(_ system: LinearSystem) throws -> Simplex {
        var simplex = try started(system)
        #expect(simplex.makeFeasible() == .feasible)
        return simplex
    }

    /// The largest component with its first basis.
    private static func started(_ system: LinearSystem) throws -> Simplex {
        let table = RowTable(system.rows)
        let occurrences = Occurrences(table, variableCount: system.variables.count)
        let variables = ByVariable(system.variables)
        let fixed = FixedVariables(table, occurrences, variableCount: variables.count, barred: [])
        let program = ProgramBuilder.program(
            variables: variables, table: table, fixedVariables: fixed,
            singletons: ColumnSingletons(nothingOf: table, variableCount: variables.count))
        var simplex = Simplex(program, tieRule: { variables[$0].tieRule }, pivotLimit: 100_000)
        let largest = program.components.indices.max {
            program.components[$0].rows.count < program.components[$1].rows.count
        }
        simplex.enter(try #require(largest))
        simplex.start()
        simplex.listCandidates()
        return simplex
    }

    /// The sum of the misses of each level.
    private static func misses(_ simplex: Simplex, _ order: LevelOrder) -> [Double] {
        order.levels.indices.map { position in
            var sum = 0.0
            for column in order[position] {
                for breakpoint in simplex.breakpoints(of: column) where breakpoint.level == order.levels[position] {
                    let distance = simplex.values[column] - breakpoint.position
                    sum += max(0, distance) * breakpoint.rightWeight + max(0, -distance) * breakpoint.leftWeight
                }
            }
            return sum
        }
    }

    @Test(arguments: 0..<12)
    func `Levels are missed by as much as with all columns`(part: Int) throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed + part))
        let start = try Self.feasible(Self.row(of: 160, &random))
        #expect(FreeColumnSubstitution(start) != nil)
        let order = start.levelOrder
        var (whole, reduced) = (start, start)
        var searched: [Level] = []
        #expect(whole.settle(order, mayBeReduced: false, missed: &searched))
        #expect(reduced.settle(order, mayBeReduced: true, missed: &searched))
        reduced.computeFinalValues()
        whole.computeFinalValues()
        #expect(reduced.isConsistent())
        for (level, (a, b)) in zip(order.levels, zip(Self.misses(whole, order), Self.misses(reduced, order))) {
            #expect(abs(a - b) <= 1e-6 * max(1, abs(a)), "level \(level.priority.rawValue): \(a), reduced \(b)")
        }
    }

    /// Entries of the images of all columns that may enter.
    private static func entries(_ simplex: Simplex) -> Int {
        var simplex = simplex
        return simplex.program.columns.filter { !simplex.isBasic($0) }.reduce(0) { $0 + simplex.ftran($1).rows.count }
    }

    /// With the positions of all views, each column moves what is behind it: the entries grow with the square.
    @Test func `Images of columns stay short in a long row`() throws {
        for count in [300, 600, 1200] {
            var chain = Chain(count: count, container: Double(30 * count))
            for index in 0..<count { chain.addContentSize(Double(10 + index % 9), of: index) }
            chain.system.add(
                Row(
                    [.init(1, chain.widths[count / 2]), .init(-1, chain.widths[0])], .equal, 0, priority: Priority(600))
            )
            let start = try Self.feasible(chain.system)
            let reduced = try #require(FreeColumnSubstitution(start)?.reduced)
            #expect(reduced.rowCount < start.component.rows.count / 8)
            let (before, after) = (Self.entries(start), Self.entries(reduced))
            #expect(before > count * count / 4 && after < before / 8, "\(count): \(before), reduced \(after)")
        }
    }

    /// Rows below each other, each of which is as high as the label in it, if possible, and would have no height
    /// otherwise.
    private static func rowsAroundContents(_ count: Int, _ random: inout SplitMix) -> LinearSystem {
        var system = LinearSystem()
        var last: (y: Variable, height: Variable)?
        for _ in 0..<count {
            let row = (
                y: system.addVariable(tieRule: .nearestToZero),
                height: system.addVariable(isNonNegative: true, tieRule: .largest)
            )
            let label = system.addVariable(tieRule: .nearestToZero)
            system.add(Row([.init(1, row.height)], .equal, 0, priority: Priority(20)))
            if let last {
                let end = [Row.Term(-1, last.y), .init(-1, last.height)]
                system.add(Row([.init(1, row.y)] + end, .equal, 0))
                system.add(
                    Row(
                        [.init(1, row.y), .init(1, label)] + end, .equal, Double(Int.random(in: 0...9, using: &random)))
                )
            } else {
                system.add(Row([.init(1, row.y)], .equal, 0))
                system.add(Row([.init(1, label)], .equal, 6))
            }
            system.add(
                Row(
                    [.init(1, row.height), .init(-1, label)], .greaterThanOrEqual,
                    Double(Int.random(in: 5...40, using: &random))))
            last = row
        }
        return system
    }

    @Test func `Rows around their contents take steps in proportion to their number`() throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed))
        for count in [300, 600, 1200] {
            let start = try Self.started(Self.rowsAroundContents(count, &random))
            let depth = FreeColumnSubstitution.greatestDepthOfPhase1
            let reduced = try #require(FreeColumnSubstitution(start, greatestDepth: depth)?.reduced)
            let (before, after) = (Self.entries(start), Self.entries(reduced))
            #expect(before > count * count / 4 && after < 16 * count, "\(count): \(before), reduced \(after)")
            var (whole, other) = (start, start)
            #expect(whole.makeFeasible() == .feasible)
            #expect(other.makeFeasible(mayBeReduced: true) == .feasible)
            #expect(other.isConsistent() && other.pivotCount <= 2 * count)
        }
    }

    /// Rows of cells on one baseline, each below all cells of the row before.
    private static func table(_ count: Int, _ random: inout SplitMix) -> LinearSystem {
        var system = LinearSystem()
        var above: [(y: Variable, height: Variable)] = []
        for _ in 0..<count {
            var cells: [(y: Variable, height: Variable)] = []
            for column in 0..<4 {
                let cell = (
                    y: system.addVariable(tieRule: .nearestToZero),
                    height: system.addVariable(isNonNegative: true, tieRule: .largest)
                )
                let natural = Double(Int.random(in: 10...40, using: &random))
                system.add(Row([.init(1, cell.height)], .greaterThanOrEqual, natural, priority: Priority(750)))
                system.add(Row([.init(1, cell.height)], .lessThanOrEqual, natural, priority: Priority(250)))
                if let first = cells.first {
                    system.add(
                        Row(
                            [
                                .init(1, cell.y), .init(0.75, cell.height), .init(-1, first.y),
                                .init(-0.75, first.height),
                            ],
                            .equal, 0))
                } else {
                    system.add(Row([.init(1, cell.y)], .equal, 0, priority: Priority(50)))
                }
                let end = above.isEmpty ? [] : [Row.Term(-1, above[column].y), .init(-1, above[column].height)]
                system.add(Row([.init(1, cell.y)] + end, .greaterThanOrEqual, 8))
                cells.append(cell)
            }
            above = cells
        }
        return system
    }

    @Test func `A table whose rows are below all cells of the row before takes no step`() throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed))
        var simplex = try Self.started(Self.table(80, &random))
        #expect(simplex.makeFeasible() == .feasible)
        let order = simplex.levelOrder
        var missed: [Level] = []
        #expect(simplex.settle(order, mayBeReduced: false, missed: &missed))
        #expect(simplex.pivotCount <= 4, "\(simplex.pivotCount) steps")
    }

    @Test func `Required rows that conflict are left to the search for conflicts`() throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed))
        var system = Self.rowsAroundContents(200, &random)
        system.add(Row([.init(1, Variable(index: 3 * 150))], .lessThanOrEqual, 100))
        var (whole, reduced) = (try Self.started(system), try Self.started(system))
        let conflict = whole.makeFeasible()
        guard case .conflict = conflict else {
            Issue.record("the rows do not conflict")
            return
        }
        #expect(reduced.makeFeasible(mayBeReduced: true) == conflict)
    }

    @Test func `A component of few rows stays as it is`() throws {
        var random = SplitMix(seed: 1)
        #expect(FreeColumnSubstitution(try Self.feasible(Self.row(of: 20, &random))) == nil)
    }
}
