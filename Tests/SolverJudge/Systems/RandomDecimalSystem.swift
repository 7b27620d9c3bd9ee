// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver
import Glibc
import RandomTestSupport

/// Systems with decimal coefficients of very different sizes, the same for the same seed: 10 to 60 variables, rows of
/// two to four terms of all relations and priorities.
package struct RandomDecimalSystem {
    package enum Shape: CaseIterable {
        /// Constants follow from a point, so that all required rows can hold; as many rows as there may be.
        case feasible
        /// Feasible, with required equalities for most variables.
        case determined
        /// Feasible, with more rows than variables that meet in the point, and multiples of rows.
        case degenerate
        /// Constants of their own: required rows conflict where there are many.
        case free
        /// As feasible, except one to three required rows.
        case contradictory
    }

    package private(set) var system = LinearSystem()
    package let shape: Shape
    /// Values that meet all required rows; nil if there may be none.
    package let point: [Double]?

    /// Coefficients lie within 10 to the power of ±`magnitude`.
    package init(seed: UInt64, magnitude: Int) {
        var random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(magnitude))
        shape = Shape.allCases[Int.random(in: 0..<Shape.allCases.count, using: &random)]
        // Small systems find most mistakes, and leave time for more of them.
        let count = Int.random(in: 10...(random.isOne(in: 6) ? 60 : 16), using: &random)
        var point: [Double] = []
        for _ in 0..<count {
            let isNonNegative = random.isOne(in: 3)
            _ = system.addVariable(
                isNonNegative: isNonNegative, tieRule: random.isOne(in: 2) ? .largest : .nearestToZero)
            let size = random.isOne(in: 8) ? 0 : Self.decimal(-1...3, &random)
            point.append(isNonNegative || random.isOne(in: 2) ? size : -size)
        }
        let levels = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            Float(Int.random(in: 4...3996, using: &random)) / 4
        }
        var maker = RowMaker(shape: shape, magnitude: Double(magnitude), point: point, levels: levels)
        for row in maker.rows(&random) { system.add(row) }
        self.point = shape == .free || shape == .contradictory ? nil : point
    }

    /// Log-uniform between powers of ten, of three digits.
    static func decimal(_ powers: ClosedRange<Double>, _ random: inout SplitMix) -> Double {
        let power = Double.random(in: powers, using: &random)
        let whole = power.rounded(.down)
        let digits = (100 * powerOfTen(power - whole)).rounded()
        // One division or multiplication by an exact power: the double that the decimal is read as.
        return whole >= 2 ? digits * powerOfTen(whole - 2) : digits / powerOfTen(2 - whole)
    }
}

private struct RowMaker {
    let shape: RandomDecimalSystem.Shape
    let magnitude: Double
    let point: [Double]
    let levels: [Float]

    mutating func rows(_ random: inout SplitMix) -> [Row] {
        let count = point.count
        var rows: [Row] = []
        let total = Int.random(in: count / 2...(random.isOne(in: 3) ? 3 * count : 2 * count), using: &random)
        let requiredShare = Int.random(in: 2...5, using: &random)
        var equalities = 0
        for _ in 0..<total {
            let isRequired = shape == .determined ? !random.isOne(in: 4) : random.isOne(in: requiredShare)
            var relation: Row.Relation =
                [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
            if shape == .determined, isRequired, equalities + 2 < count { relation = .equal }
            if isRequired, relation == .equal { equalities += 1 }
            // More equalities than variables meet in no point, rounding aside.
            if shape != .degenerate, shape != .free, isRequired, equalities + 2 >= count { relation = .lessThanOrEqual }
            var row = Row(
                terms(&random), relation, 0,
                priority: isRequired ? .required : Priority(levels.randomElement(using: &random) ?? 250),
                breakRank: Int.random(in: 0...2, using: &random))
            if shape == .degenerate, random.isOne(in: 5), let other = rows.randomElement(using: &random) {
                let factor: Double = [2, -1, 0.25].randomElement(using: &random) ?? 2.0
                row.terms = other.terms.map { Row.Term($0.coefficient * factor, $0.variable) }
            }
            row.constant = constant(of: row, &random)
            rows.append(row)
        }
        if shape == .contradictory { contradict(&rows, &random) }
        return rows
    }

    private func terms(_ random: inout SplitMix) -> [Row.Term] {
        let variables = point.indices.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random))
        return variables.map { index in
            let size = RandomDecimalSystem.decimal(-magnitude...magnitude, &random)
            return Row.Term(random.isOne(in: 2) ? size : -size, Variable(index: index))
        }
    }

    private func constant(of row: Row, _ random: inout SplitMix) -> Double {
        let left = row.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable.index] }
        let size = row.terms.reduce(0) { max($0, abs($1.coefficient * point[$1.variable.index])) }
        let room = size * (random.isOne(in: 3) ? 0 : RandomDecimalSystem.decimal(-3...0, &random))
        if shape == .free { return random.isOne(in: 2) ? room : -room }
        guard row.priority.isRequired else {
            return random.isOne(in: 3) ? left : left + (random.isOne(in: 2) ? room : -room)
        }
        switch row.relation {
        case .equal: return left
        case .lessThanOrEqual: return shape == .degenerate ? left : left + room
        case .greaterThanOrEqual: return shape == .degenerate ? left : left - room
        }
    }

    /// Required rows, or sums of two without a variable in common, once more with the opposite relation and beyond.
    private func contradict(_ rows: inout [Row], _ random: inout SplitMix) {
        let required = rows.filter(\.priority.isRequired)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard var row = required.randomElement(using: &random) else { return }
            let variables = Set(row.terms.map(\.variable))
            let others = required.filter {
                $0.relation == row.relation && variables.isDisjoint(with: $0.terms.map(\.variable))
            }
            if let other = others.randomElement(using: &random), random.isOne(in: 2) {
                row.terms += other.terms
                row.constant += other.constant
            }
            let size = row.terms.reduce(abs(row.constant)) {
                max($0, abs($1.coefficient * point[$1.variable.index]))
            }
            let isUpper = row.relation != .greaterThanOrEqual
            row.constant += isUpper ? size : -size
            row.relation = isUpper ? .greaterThanOrEqual : .lessThanOrEqual
            rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        }
    }
}

/// Ten to a power, a whole one exactly.
private func powerOfTen(_ power: Double) -> Double { pow(10, power) }
