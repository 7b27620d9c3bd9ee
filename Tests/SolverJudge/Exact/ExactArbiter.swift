// SPDX-License-Identifier: Apache-2.0
import BigInt
import ConstraintSolver

/// Decides in exact numbers whether a solution is one.
///
/// The question is asked where the solution stands: a row that its values meet to `tolerance` counts as met exactly,
/// and then no other values may be better in one priority and as good in all above. What an ill-conditioned system
/// makes of the last bits of its constants is thus not held against a solution.
struct ExactArbiter {
    /// By how much of its largest term a row may be missed.
    static let tolerance = 1e-6

    private let system: LinearSystem
    private let solution: Solution
    /// By row: its largest term or constant.
    let sizes: [Double]

    init(_ system: LinearSystem, _ solution: Solution) {
        self.system = system
        self.solution = solution
        sizes = system.rows.map { Self.size(of: $0, at: solution.values) }
    }

    /// The largest term of a row, or its constant. A value of less than a thousandth counts as one: 1e-9 is rounding.
    static func size(of row: Row, at values: [Double]) -> Double {
        row.terms.reduce(abs(row.constant)) {
            max($0, abs($1.coefficient) * max(1e-3, abs(values[$1.variable.index])))
        }
    }

    // MARK: - Optima and ranges

    /// What is wrong with the misses of each priority, and with some ranges where the misses are right.
    func findings(rangesOf variables: [Int]) -> [String] {
        var tight = face(variables, .none)
        guard tight.findings.isEmpty else { return tight.findings }
        // Where next to no room in a row decides a range, the range with it and that without are both right.
        var others: [ExactFace] = []
        var findings: [String] = []
        for variable in variables {
            let said = said(variable)
            let value = solution.values[variable]
            if !Self.isWithin((value, value), said) {
                findings.append("variable \(variable): \(value) outside of \(said)")
            }
            var least = tight.range(of: variable)
            if Self.isWithin(least, said), Self.isWithin(said, least) { continue }
            if others.isEmpty { others = [face(variables, .kept), face(variables, .exact)] }
            var most = least
            for index in others.indices {
                let range = others[index].range(of: variable)
                least = (max(least.lower, range.lower), min(least.upper, range.upper))
                most = (min(most.lower, range.lower), max(most.upper, range.upper))
            }
            if !Self.isWithin(least, said) || !Self.isWithin(said, most) {
                findings.append("variable \(variable): range \(said), exactly \(least) to \(most)")
            }
        }
        return findings
    }

    private func face(_ variables: [Int], _ room: ExactFace.Room) -> ExactFace {
        ExactFace(system, solution, sizes: sizes, rangesOf: variables, room: room)
    }

    private func said(_ variable: Int) -> ExactFace.Range {
        for ambiguity in solution.ambiguities where ambiguity.variable.index == variable {
            return (ambiguity.lower, ambiguity.upper)
        }
        return (solution.values[variable], solution.values[variable])
    }

    private static func isWithin(_ inner: ExactFace.Range, _ outer: ExactFace.Range) -> Bool {
        isAtMost(outer.lower, inner.lower) && isAtMost(inner.upper, outer.upper)
    }

    private static func isAtMost(_ a: Double, _ b: Double) -> Bool {
        a <= b || abs(a) < .infinity && abs(b) < .infinity && a - b <= tolerance * max(1, abs(a), abs(b))
    }

    // MARK: - Conflicts

    /// The least sum of misses, each in proportion to its row's size, that some required rows leave.
    func leastMiss(of members: [RowID]) -> Double {
        let rows = members.map { id -> Row in
            // By a power of two, which changes no bit of a number.
            let scale = Double(sign: .plus, exponent: -Int(sizes[id.index].exponent), significand: 1)
            var row = system.rows[id.index]
            row.terms = row.terms.map { Row.Term($0.coefficient * scale, $0.variable) }
            row.constant *= scale
            return row
        }
        let numbers = rows.flatMap { row in row.terms.map(\.coefficient) + [row.constant] }
        let shift = -(numbers.map(\.leastExponent).min() ?? 0)
        var programRows = rows.map { row in
            ExactProgram.Row(
                terms: row.terms.map { ($0.variable.index, BigInt($0.coefficient, timesTwoTo: shift)) },
                value: -BigInt(row.constant, timesTwoTo: shift),
                sides: .init(mayBePositive: true, mayBeNegative: true))
        }
        var costs = rows.map { ExactProgram.Cost(missing: $0.relation) }
        for index in system.variables.indices where system.variables[index].isNonNegative {
            programRows.append(
                .init(terms: [(index, BigInt(1))], value: 0, sides: .init(mayBePositive: true, mayBeNegative: false)))
            costs.append(.none)
        }
        var program = ExactProgram(structuralCount: system.variables.count, rows: programRows)
        program.settle(costs)
        return rows.indices.reduce(0) { sum, index in
            let value = Double.fraction(program.value(ofRow: index), over: program.denominator, timesTwoTo: -shift)
            return sum + (value > 0 ? value * Double(costs[index].positive) : -value * Double(costs[index].negative))
        }
    }
}
