// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import Testing

/// Views with equal gaps, as in a stack view, that do not fit their container: which of them is compressed is open.
@Suite struct EqualGapsTests {
    private static let count = 60
    private static let container = 1500.0

    private struct Gaps {
        var system = LinearSystem()
        var widths: [Variable] = []
        var gaps: [Variable] = []

        init() {
            var end: (start: Variable, width: Variable)?
            for _ in 0..<EqualGapsTests.count {
                let start = system.addVariable(tieRule: .nearestToZero)
                let width = system.addVariable(isNonNegative: true, tieRule: .largest)
                system.add(Row([.init(1, width)], .equal, 30, priority: Priority(750)))
                if let end {
                    let guide = system.addVariable(tieRule: .nearestToZero)
                    let gap = system.addVariable(isNonNegative: true, tieRule: .largest)
                    system.add(Row([.init(1, guide), .init(-1, end.start), .init(-1, end.width)], .equal, 0))
                    system.add(Row([.init(1, guide), .init(1, gap), .init(-1, start)], .equal, 0))
                    system.add(
                        Row([.init(1, start), .init(-1, end.start), .init(-1, end.width)], .greaterThanOrEqual, 5))
                    if let first = gaps.first { system.add(Row([.init(1, gap), .init(-1, first)], .equal, 0)) }
                    gaps.append(gap)
                } else {
                    system.add(Row([.init(1, start)], .equal, 0))
                }
                widths.append(width)
                end = (start, width)
            }
            if let end {
                system.add(Row([.init(1, end.start), .init(1, end.width)], .equal, EqualGapsTests.container))
            }
        }
    }

    @Test
    func `The widths that do not fit are ambiguous, the gaps are not`() {
        let gaps = Gaps()
        let solution = gaps.system.solve()
        #expect(solution.outcome == .solved)
        for gap in gaps.gaps { #expect(abs(solution.values[gap.index] - 5) < 1e-9) }
        let ambiguous = solution.ambiguities.filter { gaps.widths.contains($0.variable) }
        #expect(ambiguous.map(\.variable) == gaps.widths)
        // 60 views of 30 points and 59 gaps of 5 points are 595 points too long.
        for range in ambiguous {
            #expect(abs(range.lower) < 1e-9)
            #expect(abs(range.upper - 30) < 1e-9)
        }
        #expect(!solution.ambiguities.contains { gaps.gaps.contains($0.variable) })
        // Earlier views keep their width.
        #expect(gaps.widths.prefix(40).allSatisfy { abs(solution.values[$0.index] - 30) < 1e-9 })
    }

    @Test
    func `The ranges take no search`() {
        // Searches take several exchanges for each variable.
        let solution = Gaps().system.solve(pivotLimit: 5 * Self.count)
        #expect(solution.outcome == .solved)
    }

    @Test
    func `A width takes its other end, and the others take what is left`() {
        let gaps = Gaps()
        var engine = SolverEngine(gaps.system)
        let values = engine.otherEnd(of: [gaps.widths[0]])
        #expect(abs(values[gaps.widths[0].index]) < 1e-9)
        #expect(abs(gaps.widths.map { values[$0.index] }.reduce(0, +) - (Self.container - 59 * 5)) < 1e-6)
    }
}
