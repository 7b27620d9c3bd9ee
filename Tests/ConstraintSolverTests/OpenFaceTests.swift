// SPDX-License-Identifier: Apache-2.0
import RandomTestSupport
import SolverJudge
import Testing

@testable import ConstraintSolver

/// Ranges, ties and other ends where only parts of a long row of views are ambiguous.
@Suite struct OpenFaceTests {
    /// Three sizes that share what is not enough for all of them, and may have to differ by no more than a number.
    private struct Block {
        var wanted: [Double]
        var share: Double
        var mostDifference: Double?

        init(_ random: inout SplitMix) {
            wanted = (0..<3).map { _ in Double(Int.random(in: 10...40, using: &random)) }
            share = Double(Int.random(in: 4...9, using: &random)) / 10
            mostDifference = random.isOne(in: 3) ? Double(Int.random(in: 5...30, using: &random)) : nil
        }

        /// Adds its rows and returns its sizes.
        func add(to system: inout LinearSystem) -> [Variable] {
            let sizes = wanted.map { wanted -> Variable in
                let size = system.addVariable(isNonNegative: true, tieRule: .largest)
                system.add(Row([.init(1, size)], .equal, wanted, priority: Priority(500)))
                return size
            }
            let total = (wanted.reduce(0, +) * share).rounded()
            system.add(Row(sizes.map { .init(1, $0) }, .equal, total))
            if let mostDifference {
                system.add(Row([.init(1, sizes[0]), .init(-1, sizes[1])], .lessThanOrEqual, mostDifference))
            }
            return sizes
        }
    }

    /// Blocks in a row, each at a position that follows from the one before.
    private static func row(of blocks: [Block]) -> (system: LinearSystem, sizes: [[Variable]]) {
        var system = LinearSystem()
        var x = system.addVariable(tieRule: .nearestToZero)
        var sizes: [[Variable]] = []
        system.add(Row([.init(1, x)], .equal, 10))
        for block in blocks {
            let own = block.add(to: &system)
            let next = system.addVariable(tieRule: .nearestToZero)
            system.add(Row([.init(1, next), .init(-1, x)] + own.map { .init(-1, $0) }, .equal, 8))
            x = next
            sizes.append(own)
        }
        system.add(Row([.init(1, x)], .lessThanOrEqual, 1e6))
        return (system, sizes)
    }

    private static func blocks(_ count: Int, _ random: inout SplitMix) -> [Block] {
        (0..<count).map { _ in Block(&random) }
    }

    /// The largest component with its levels settled.
    private static func face(_ system: LinearSystem) throws -> Simplex {
        var solved = SolvedSystem(SystemRows(system), breakPolicy: .byRank, pivotLimit: nil)
        let largest = solved.simplex.components.indices.max {
            solved.simplex.components[$0].rows.count < solved.simplex.components[$1].rows.count
        }
        solved.simplex.enter(try #require(largest))
        solved.simplex.resetBounds()
        solved.simplex.listCandidates()
        let isSettled = solved.settleLevels(try #require(largest))
        #expect(isSettled)
        return solved.simplex
    }

    private static func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(a)) }

    @Test(arguments: 0..<12)
    func `Ranges are those of the whole component`(part: Int) throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed + part))
        var whole = try Self.face(Self.row(of: Self.blocks(150, &random)).system)
        let isOpen = whole.openColumns()
        #expect(OpenFace(whole, isOpen: isOpen) != nil)
        var parted = whole
        let open = parted.openRanges(nil)
        let ranges = try #require(open)
        #expect(ranges.count > 200)
        for (column, range) in ranges {
            let searched = whole.range(of: column)
            let expected = try #require(searched)
            #expect(Self.isNear(range.lower, expected.lower) && Self.isNear(range.upper, expected.upper))
        }
    }

    @Test(arguments: 0..<12)
    func `Ties are settled as in the whole component`(part: Int) throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed + part))
        var whole = try Self.face(Self.row(of: Self.blocks(150, &random)).system)
        var parted = whole
        let columns = whole.openStructurals(nil)
        let ties = columns.map { (column: $0, rule: VariableDeclaration.TieRule.largest) }
        let isOpen = parted.openColumns()
        let face = try #require(OpenFace(parted, isOpen: isOpen))
        let isWithinLimit = face.forEachPart(of: columns) { _, columns in
            face.parts.settleTies(columns.map { ($0, .largest) }, nil)
        }
        face.putBack(into: &parted)
        let isWholeSettled = whole.settleTies(ties, nil)
        #expect(isWholeSettled && isWithinLimit)
        whole.computeFinalValues()
        parted.computeFinalValues()
        #expect(parted.isConsistent())
        for column in columns { #expect(Self.isNear(parted.values[column], whole.values[column])) }
    }

    /// Each block alone has so few rows that its component is searched as it is.
    @Test(arguments: 0..<6)
    func `Blocks of a long row are as ambiguous as each alone`(part: Int) throws {
        var random = SplitMix(seed: UInt64(RandomRun.firstSeed + part))
        let blocks = Self.blocks(150, &random)
        let (system, sizes) = Self.row(of: blocks)
        var engine = SolverEngine(system)
        let solution = engine.solve()
        let other = engine.otherEnd(of: solution.ambiguities.map(\.variable))
        let found = Dictionary(uniqueKeysWithValues: solution.ambiguities.map { ($0.variable, $0) })
        for (block, own) in zip(blocks, sizes) {
            var alone = LinearSystem()
            let variables = block.add(to: &alone)
            var engine = SolverEngine(alone)
            let expected = engine.solve()
            let expectedOther = engine.otherEnd(of: expected.ambiguities.map(\.variable))
            for (variable, size) in zip(variables, own) {
                let range = expected.ambiguities.first { $0.variable == variable }
                #expect(Self.isNear(solution.values[size.index], expected.values[variable.index]))
                #expect(Self.isNear(other[size.index], expectedOther[variable.index]))
                #expect((range == nil) == (found[size] == nil))
                guard let range, let same = found[size] else { continue }
                #expect(Self.isNear(range.lower, same.lower) && Self.isNear(range.upper, same.upper))
            }
        }
    }

    @Test func `The rows around an ambiguous view do not grow with the layout`() throws {
        for count in [150, 300, 600] {
            var random = SplitMix(seed: 7)
            var whole = try Self.face(Self.row(of: Self.blocks(count, &random)).system)
            let isOpen = whole.openColumns()
            let parts = try #require(OpenFace(whole, isOpen: isOpen)).parts
            #expect(parts.components.count > count / 2)
            #expect(parts.components.elements.allSatisfy { $0.rows.count <= 3 && $0.structurals.count <= 5 })
        }
    }

    @Test func `A component of few rows stays as it is`() throws {
        var random = SplitMix(seed: 1)
        var simplex = try Self.face(Self.row(of: Self.blocks(20, &random)).system)
        let isOpen = simplex.openColumns()
        #expect(OpenFace(simplex, isOpen: isOpen) == nil)
    }
}
