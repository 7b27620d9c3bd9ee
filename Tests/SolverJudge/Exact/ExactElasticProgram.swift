// SPDX-License-Identifier: Apache-2.0
import BigInt
import ConstraintSolver

/// Rows of a system each of which may be missed, in exact numbers.
struct ExactElasticProgram {
    private let rowCount: Int
    private let relations: [Row.Relation]
    private let shift: Int
    private let program: ExactProgram

    /// Each row is brought to a size of about one by a power of two, which changes no bit of a number.
    init(_ system: LinearSystem, rows: [Int]) {
        rowCount = rows.count
        relations = rows.map { system.rows[$0].relation }
        let scaled = rows.map { index -> Row in
            var row = system.rows[index]
            let size = row.terms.reduce(abs(row.constant)) { max($0, abs($1.coefficient)) }
            let scale = size > 0 ? Double(sign: .plus, exponent: -Int(size.exponent), significand: 1) : 1
            row.terms = row.terms.map { Row.Term($0.coefficient * scale, $0.variable) }
            row.constant *= scale
            return row
        }
        let numbers = scaled.flatMap { row in row.terms.map(\.coefficient) + [row.constant] }
        let shift = -(numbers.map(\.leastExponent).min() ?? 0)
        self.shift = shift
        var programRows = scaled.map { row in
            ExactProgram.Row(
                terms: row.terms.map { ($0.variable.index, BigInt($0.coefficient, timesTwoTo: shift)) },
                value: -BigInt(row.constant, timesTwoTo: shift),
                sides: .init(mayBePositive: true, mayBeNegative: true))
        }
        for index in system.variables.indices where system.variables[index].isNonNegative {
            programRows.append(
                .init(terms: [(index, BigInt(1))], value: 0, sides: .init(mayBePositive: true, mayBeNegative: false)))
        }
        program = ExactProgram(structuralCount: system.variables.count, rows: programRows)
    }

    /// By row: by how much it is missed where the sum over `hard` rows is least, and then that over all others.
    func misses(hard: (Int) -> Bool) -> [Double] {
        var program = program
        for isHard in [true, false] {
            var costs = [ExactProgram.Cost](repeating: .none, count: program.rowCount)
            for row in 0..<rowCount where hard(row) == isHard { costs[row] = .init(missing: relations[row]) }
            program.settle(costs)
        }
        return (0..<rowCount).map { row in
            let value = Double.fraction(program.value(ofRow: row), over: program.denominator, timesTwoTo: -shift)
            let cost = ExactProgram.Cost(missing: relations[row])
            return value > 0 ? value * Double(cost.positive) : -value * Double(cost.negative)
        }
    }
}
