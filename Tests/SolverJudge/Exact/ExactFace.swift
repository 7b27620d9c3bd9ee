// SPDX-License-Identifier: Apache-2.0
import BigInt
import ConstraintSolver

/// The optimal face of a system in exact numbers, seen from a solution: the solution's values are the origin.
struct ExactFace {
    typealias Range = (lower: Double, upper: Double)

    /// How priorities are missed more than they need be. Empty if the solution is on the face.
    private(set) var findings: [String] = []

    private let system: LinearSystem
    private let values: [Double]
    private let sizes: [Double]
    private let shifts: Shifts
    private let room: Room
    private var program: ExactProgram

    /// How rows are treated that the solution meets, or misses, by no more than the tolerance.
    enum Room: Equatable {
        /// They are met exactly, inequalities that have as little room included.
        case none
        /// As the case before, except that inequalities keep their room, and what costs next to nothing in a priority is still on the
        /// face.
        case kept
        /// Inequalities have the room that their constants leave, counted from their own terms: values of 1e15 have the
        /// rounding of their last bits, and a row that they only just miss is far from that where a range ends near zero.
        case exact
    }

    /// The powers of two that make all coefficients, all values and all products integers.
    private struct Shifts {
        var coefficient: Int
        var value: Int
        var sum: Int { coefficient + value }

        init(_ system: LinearSystem, _ values: [Double]) {
            let coefficients = system.rows.flatMap { $0.terms.map(\.coefficient.leastExponent) }
            coefficient = max(0, -(coefficients.min() ?? 0))
            value = max(0, -(values.map(\.leastExponent).min() ?? 0))
            let constant = max(0, -(system.rows.map(\.constant.leastExponent).min() ?? 0))
            value = max(value, constant - coefficient)
        }
    }

    init(_ system: LinearSystem, _ solution: Solution, sizes: [Double], rangesOf variables: [Int], room: Room) {
        self.system = system
        self.sizes = sizes
        self.room = room
        values = solution.values
        shifts = Shifts(system, values)
        let broken = Set(solution.conflicts.map(\.broken.index))
        func isHard(_ index: Int) -> Bool { system.rows[index].priority.isRequired && !broken.contains(index) }
        let signs = system.variables.indices.filter { system.variables[$0].isNonNegative }.map {
            Row([.init(1, Variable(index: $0))], .greaterThanOrEqual, 0)
        }
        var rows: [ExactProgram.Row] = []
        for (index, row) in (system.rows + signs).enumerated() {
            let isSign = index >= system.rows.count
            let size = isSign ? ExactArbiter.size(of: row, at: values) : sizes[index]
            rows.append(
                Self.row(row, values, shifts, isHard: isSign || isHard(index), size: size, room))
        }
        program = ExactProgram(structuralCount: system.variables.count, rows: rows, watched: variables)
        if room == .exact { settleRequired(system.rows + signs, where: { $0 >= system.rows.count || isHard($0) }) }
        var levels: [Float: [Int]] = [:]
        for index in system.rows.indices where !isHard(index) {
            levels[min(1000, system.rows[index].priority.rawValue), default: []].append(index)
        }
        for (priority, members) in levels.sorted(by: { $0.key > $1.key }) where findings.isEmpty {
            settle(priority, members, rowCount: rows.count)
        }
    }

    private static func row(
        _ row: Row, _ values: [Double], _ shifts: Shifts, isHard: Bool, size: Double, _ room: Room
    ) -> ExactProgram.Row {
        let terms = row.terms.map { ($0.variable.index, BigInt($0.coefficient, timesTwoTo: shifts.coefficient)) }
        var rest = -BigInt(row.constant, timesTwoTo: shifts.sum)
        for term in terms { rest += term.1 * BigInt(values[term.0], timesTwoTo: shifts.value) }
        let isMissed = row.relation == .equal || (rest > 0) == (row.relation == .lessThanOrEqual)
        let isSmall =
            abs(Double.fraction(rest, over: 1, timesTwoTo: -shifts.sum)) <= ExactArbiter.tolerance * size
        let isZero = room != .exact && (isMissed ? isHard || isSmall : isSmall && room == .none)
        var sides = ExactProgram.Sides(
            mayBePositive: !isHard || row.relation == .greaterThanOrEqual,
            mayBeNegative: !isHard || row.relation == .lessThanOrEqual)
        if room == .exact, isMissed {
            // Until the required rows are settled.
            if rest > 0 { sides.mayBePositive = true } else if rest < 0 { sides.mayBeNegative = true }
        }
        return .init(terms: terms, value: isZero ? 0 : rest, sides: sides)
    }

    /// Moves to where the required rows hold, or miss each other only by the rounding of their constants.
    private mutating func settleRequired(_ rows: [Row], where isHard: (Int) -> Bool) {
        let costs = rows.indices.map { isHard($0) ? ExactProgram.Cost(missing: rows[$0].relation) : .none }
        program.settle(costs)
    }

    private mutating func settle(_ priority: Float, _ members: [Int], rowCount: Int) {
        var costs = [ExactProgram.Cost](repeating: .none, count: rowCount)
        for index in members { costs[index] = .init(missing: system.rows[index].relation) }
        let before = members.map { miss(ofRow: $0, costs[$0]) }
        let most = ExactArbiter.tolerance * (members.map { sizes[$0] }.max() ?? 0)
        program.settle(costs) { [sizes, room] row, rate in
            room == .kept && row < sizes.count && rate * sizes[row] <= most
        }
        let after = members.map { miss(ofRow: $0, costs[$0]) }
        var size = 0.0
        var gain = 0.0
        for (index, (before, after)) in zip(members, zip(before, after)) where before != after {
            size = max(size, sizes[index], after)
            gain += before - after
        }
        // The solution is not where the exact room is counted from.
        guard room != .exact, gain > ExactArbiter.tolerance * size else { return }
        findings.append("priority \(priority): misses \(before.reduce(0, +)), exactly \(after.reduce(0, +))")
    }

    private func miss(ofRow row: Int, _ cost: ExactProgram.Cost) -> Double {
        let value = Double.fraction(program.value(ofRow: row), over: program.denominator, timesTwoTo: -shifts.sum)
        return value > 0 ? value * Double(cost.positive) : -value * Double(cost.negative)
    }

    /// The values that one of the variables asked about takes on the face.
    mutating func range(of variable: Int) -> Range {
        var range: Range = (-.infinity, .infinity)
        for isUp in [false, true] where program.move(variable, isUp: isUp) {
            // Exactly, since a small end may be far from a large value.
            let start = BigInt(values[variable], timesTwoTo: shifts.value) * program.denominator
            let end = Double.fraction(
                start + program.value(ofStructural: variable), over: program.denominator, timesTwoTo: -shifts.value)
            if isUp { range.upper = end } else { range.lower = end }
        }
        return range
    }
}
