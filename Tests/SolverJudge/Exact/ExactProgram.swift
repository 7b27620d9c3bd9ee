// SPDX-License-Identifier: Apache-2.0
import BigInt
import ConstraintSolver

/// A linear program in exact numbers, solved by the simplex method with Bland's rule: plain, slow and right.
///
/// Structural variables are free. A logical variable is a row's left-hand side less its constant; each of its two
/// signs costs, or is forbidden. Nonbasic variables are zero, so that a program starts at a vertex only where all
/// structural variables are zero: the caller moves the origin.
///
/// The dictionary holds integers over one common denominator, the last pivot, which every division by the pivot
/// before leaves without a remainder (Bareiss 1968; Edmonds).
struct ExactProgram {
    /// What a logical variable's sign allows and costs.
    struct Sides: Equatable {
        var mayBePositive: Bool
        var mayBeNegative: Bool
    }

    /// What a unit of a logical variable's value costs on either side of zero.
    struct Cost: Equatable {
        var positive: Int
        var negative: Int

        static let none = Cost(positive: 0, negative: 0)

        init(positive: Int, negative: Int) {
            self.positive = positive
            self.negative = negative
        }

        /// One for each unit by which a relation is missed.
        init(missing relation: ConstraintSolver.Row.Relation) {
            self.init(
                positive: relation == .greaterThanOrEqual ? 0 : 1, negative: relation == .lessThanOrEqual ? 0 : 1)
        }
    }

    /// Coefficients by structural variable, and the value that the logical variable starts with.
    struct Row {
        var terms: [(variable: Int, coefficient: BigInt)]
        var value: BigInt
        var sides: Sides
    }

    /// A basic variable as a sum of nonbasic ones; the last number is its value.
    private var dictionary: [[BigInt]]
    /// Always positive.
    private(set) var denominator: BigInt = 1
    /// Variables: the structural ones first, then a logical one for each row.
    private var basic: [Int]
    private var nonbasic: [Int]
    private let structuralCount: Int
    /// Rows of variables that are asked about aside.
    let rowCount: Int
    /// By row beyond those of the program: the structural variable that the row is equal to, which nothing holds.
    private let watched: [Int]
    /// By logical variable.
    private var sides: [Sides]
    /// On which side a basic logical variable is, which at zero its value does not tell.
    private var isPositive: [Bool]

    /// With the structural variables that will be asked about.
    init(structuralCount: Int, rows: [Row], watched: [Int] = []) {
        self.structuralCount = structuralCount
        rowCount = rows.count
        self.watched = watched
        let watches = watched.map {
            Row(terms: [($0, BigInt(1))], value: 0, sides: .init(mayBePositive: true, mayBeNegative: true))
        }
        let rows = rows + watches
        dictionary = rows.map { row in
            var numbers = [BigInt](repeating: 0, count: structuralCount + 1)
            for term in row.terms { numbers[term.variable] += term.coefficient }
            numbers[structuralCount] = row.value
            return numbers
        }
        basic = rows.indices.map { structuralCount + $0 }
        nonbasic = Array(0..<structuralCount)
        sides = rows.map(\.sides)
        isPositive = rows.map { $0.value > 0 || $0.value == 0 && $0.sides.mayBePositive }
        let met = (0..<rowCount).filter { rows[$0].value == 0 }
        for row in met.filter(isFixed) + met.filter({ !isFixed($0) }) { exchangeWithStructural(row) }
    }

    private func isFixed(_ row: Int) -> Bool { !sides[row].mayBePositive && !sides[row].mayBeNegative }

    /// Takes a logical variable that is zero out of the basis where a structural one can come in for it.
    private mutating func exchangeWithStructural(_ row: Int) {
        guard let place = basic.firstIndex(of: structuralCount + row) else { return }
        let candidates = nonbasic.indices.filter { nonbasic[$0] < structuralCount && dictionary[place][$0] != 0 }
        func count(_ column: Int) -> Int { dictionary.count { $0[column] != 0 } }
        guard let column = candidates.min(by: { (count($0), $0) < (count($1), $1) }) else { return }
        pivot(place, column)
    }

    // MARK: - Questions

    /// The numerator of a logical variable's value.
    func value(ofRow row: Int) -> BigInt {
        guard let place = basic.firstIndex(of: structuralCount + row) else { return 0 }
        return dictionary[place][structuralCount]
    }

    func value(ofStructural variable: Int) -> BigInt {
        guard let watch = watched.firstIndex(of: variable) else { return 0 }
        return value(ofRow: rowCount + watch)
    }

    /// Finds the least cost, and then forbids what would cost more, except what `isNegligible` lets pass: a
    /// row whose logical variable costs so much a unit.
    mutating func settle(_ costs: [Cost], isNegligible: (_ row: Int, _ rate: Double) -> Bool = { _, _ in false }) {
        while let entering = improvingColumn(costs), advance(entering.column, isUp: entering.isUp) {}
        let prices = self.prices(costs)
        for (column, variable) in nonbasic.enumerated() where variable >= structuralCount {
            let row = variable - structuralCount
            let up = BigInt(costs[row].positive) * denominator + prices[column]
            let down = BigInt(costs[row].negative) * denominator - prices[column]
            if up > 0, !isNegligible(row, .fraction(up, over: denominator)) { sides[row].mayBePositive = false }
            if down > 0, !isNegligible(row, .fraction(down, over: denominator)) { sides[row].mayBeNegative = false }
        }
        for variable in basic where variable < structuralCount + rowCount {
            let row = variable - structuralCount
            guard costs[row] != .none else { continue }
            if isPositive[row] { sides[row].mayBeNegative = false } else { sides[row].mayBePositive = false }
        }
    }

    /// Moves a structural variable as far up or down as it goes; false where nothing holds it.
    mutating func move(_ variable: Int, isUp: Bool) -> Bool {
        while true {
            guard let watch = watched.firstIndex(of: variable),
                let place = basic.firstIndex(of: structuralCount + rowCount + watch)
            else { return false }
            let prices = isUp ? dictionary[place].map { -$0 } : dictionary[place]
            guard let entering = improvingColumn([], prices) else { return true }
            if !advance(entering.column, isUp: entering.isUp) { return false }
        }
    }

    // MARK: - Steps

    /// By column: what a unit of the nonbasic variable adds to the cost of the basic ones, times the denominator.
    private func prices(_ costs: [Cost]) -> [BigInt] {
        var prices = [BigInt](repeating: 0, count: nonbasic.count)
        for (place, variable) in basic.enumerated() where variable < structuralCount + rowCount {
            let row = variable - structuralCount
            let slope = isPositive[row] ? costs[row].positive : -costs[row].negative
            guard slope != 0 else { continue }
            for column in prices.indices where dictionary[place][column] != 0 {
                prices[column] += BigInt(slope) * dictionary[place][column]
            }
        }
        return prices
    }

    private func improvingColumn(_ costs: [Cost]) -> (column: Int, isUp: Bool)? {
        improvingColumn(costs, prices(costs))
    }

    /// The first variable, in their order, that makes the cost less when it moves.
    private func improvingColumn(_ costs: [Cost], _ prices: [BigInt]) -> (column: Int, isUp: Bool)? {
        var best: (variable: Int, column: Int, isUp: Bool)?
        for (column, variable) in nonbasic.enumerated() where variable < best?.variable ?? .max {
            if variable < structuralCount {
                if prices[column] != 0 { best = (variable, column, prices[column] < 0) }
                continue
            }
            let row = variable - structuralCount
            let cost = costs.isEmpty ? Cost.none : costs[row]
            if sides[row].mayBePositive, BigInt(cost.positive) * denominator + prices[column] < 0 {
                best = (variable, column, true)
            } else if sides[row].mayBeNegative, BigInt(cost.negative) * denominator - prices[column] < 0 {
                best = (variable, column, false)
            }
        }
        return best.map { ($0.column, $0.isUp) }
    }

    /// Lets a nonbasic variable go until a basic one is zero, which leaves; false where none ever is.
    private mutating func advance(_ column: Int, isUp: Bool) -> Bool {
        var leaving: (place: Int, value: BigInt, rate: BigInt)?
        for (place, variable) in basic.enumerated()
        where variable < structuralCount + rowCount && dictionary[place][column] != 0 {
            let row = variable - structuralCount
            let value = dictionary[place][structuralCount]
            let isRising = (dictionary[place][column] > 0) == isUp
            guard isFixed(row) && value == 0 || isRising != isPositive[row] else { continue }
            let rate = dictionary[place][column].magnitude
            let next = (place, BigInt(value.magnitude), BigInt(rate))
            guard let least = leaving else {
                leaving = next
                continue
            }
            let (a, b) = (next.1 * least.rate, least.value * next.2)
            if a < b || a == b && variable < basic[least.place] { leaving = next }
        }
        guard let leaving else { return false }
        let entering = nonbasic[column]
        if entering >= structuralCount { isPositive[entering - structuralCount] = isUp }
        pivot(leaving.place, column)
        return true
    }

    private mutating func pivot(_ place: Int, _ column: Int) {
        let pivot = dictionary[place][column]
        let pivotRow = dictionary[place]
        for other in dictionary.indices where other != place {
            let factor = dictionary[other][column]
            for index in pivotRow.indices where index != column {
                let number = dictionary[other][index]
                if factor == 0 || pivotRow[index] == 0 {
                    if number != 0, pivot != denominator { dictionary[other][index] = number * pivot / denominator }
                } else {
                    dictionary[other][index] = (number * pivot - factor * pivotRow[index]) / denominator
                }
            }
        }
        for index in pivotRow.indices where index != column { dictionary[place][index] = -pivotRow[index] }
        dictionary[place][column] = denominator
        denominator = pivot
        if pivot < 0 {
            denominator = -pivot
            for row in dictionary.indices {
                for index in dictionary[row].indices where dictionary[row][index] != 0 {
                    dictionary[row][index].negate()
                }
            }
        }
        swap(&basic[place], &nonbasic[column])
        // A structural variable is free: it never leaves the basis, and its row is of no more use.
        if basic[place] < structuralCount {
            basic.remove(at: place)
            dictionary.remove(at: place)
        }
    }
}
