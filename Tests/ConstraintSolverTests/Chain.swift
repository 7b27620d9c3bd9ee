// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// Views in a row between the edges of a container 320 wide: 20-[a]-8-[b]-…-20.
struct Chain {
    var system = LinearSystem()
    private(set) var widths: [Variable] = []
    private(set) var starts: [Variable] = []
    private(set) var edges: [RowID] = []

    init(count: Int, container: Double = 320) {
        for _ in 0..<count {
            widths.append(system.addVariable(isNonNegative: true, tieRule: .largest))
            starts.append(system.addVariable(tieRule: .nearestToZero))
        }
        edges.append(system.add(Row([.init(1, starts[0])], .equal, 20)))
        for index in 1..<count {
            edges.append(
                system.add(
                    Row(
                        [.init(1, starts[index]), .init(-1, starts[index - 1]), .init(-1, widths[index - 1])], .equal, 8
                    )))
        }
        edges.append(
            system.add(Row([.init(1, starts[count - 1]), .init(1, widths[count - 1])], .equal, container - 20)))
    }

    /// A content size: `width <= natural` at the hugging priority, `width >= natural` at the compression resistance.
    @discardableResult
    mutating func addContentSize(
        _ natural: Double, of index: Int, hugging: Float = 250, resistance: Float = 750
    )
        -> [RowID]
    {
        [
            system.add(
                Row([.init(1, widths[index])], .lessThanOrEqual, natural, priority: Priority(hugging), breakRank: -1)),
            system.add(
                Row(
                    [.init(1, widths[index])], .greaterThanOrEqual, natural, priority: Priority(resistance),
                    breakRank: -1)),
        ]
    }

    @discardableResult
    mutating func addWidth(_ relation: Row.Relation, _ width: Double, of index: Int, priority: Float = 1000) -> RowID {
        system.add(Row([.init(1, widths[index])], relation, width, priority: Priority(priority)))
    }

    /// The widths in a solution.
    func widths(in solution: Solution) -> [Double] { widths.map { solution.values[$0.index] } }

    func range(of variable: Variable, in solution: Solution) -> ClosedRange<Double>? {
        solution.ambiguities.first { $0.variable == variable }.map { $0.lower...$0.upper }
    }
}
