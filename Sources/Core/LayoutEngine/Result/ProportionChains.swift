// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// How much smaller than others the variables are that chains of multipliers make small. A required row between small
/// variables may be missed by less than the solver's tolerance, and still be missed by whole points where the chain ends.
struct ProportionChains {
    /// By variable: its part of the largest variable of its chain; 1 for variables that are in no chain.
    private let shares: [Double]
    private let system: LinearSystem
    /// Points by which a row may be missed at the largest variable of its chain.
    private static let tolerance = 0.01

    init(_ system: LinearSystem) {
        self.system = system
        shares = Self.shares(in: system)
    }

    private static func shares(in system: LinearSystem) -> [Double] {
        var shares = Array(repeating: 1.0, count: system.variables.count)
        let rows = system.rows.filter(\.isProportion)
        guard rows.contains(where: { abs(abs($0.ratio) - 1) > 1e-9 }) else { return shares }
        var neighbors: [Int: [(variable: Int, ratio: Double)]] = [:]
        for row in rows {
            let (first, second) = (row.terms[0].variable.index, row.terms[1].variable.index)
            neighbors[first, default: []].append((second, 1 / row.ratio))
            neighbors[second, default: []].append((first, row.ratio))
        }
        var isReached = Array(repeating: false, count: shares.count)
        for start in neighbors.keys.sorted() where !isReached[start] {
            isReached[start] = true
            var chain = [start]
            var place = 0
            while place < chain.count {
                let variable = chain[place]
                place += 1
                for (neighbor, ratio) in neighbors[variable] ?? [] where !isReached[neighbor] {
                    isReached[neighbor] = true
                    shares[neighbor] = shares[variable] * abs(ratio)
                    chain.append(neighbor)
                }
            }
            let largest = chain.lazy.map { shares[$0] }.max() ?? 1
            for variable in chain { shares[variable] /= largest }
        }
        return shares
    }

    /// The proportion missed most among those that count as met, and by how many points of the chain's largest
    /// variable.
    func missedRow(of solution: Solution) -> (row: RowID, miss: Double)? {
        var worst: (row: RowID, miss: Double)?
        for (index, row) in system.rows.enumerated() where row.isProportion && solution.violations[index] > 0 {
            guard solution.statuses[index] == .satisfied else { continue }
            let share = row.terms.lazy.map { abs($0.coefficient) * shares[$0.variable.index] }.max() ?? 1
            let size = row.terms.lazy.map { abs($0.coefficient * solution.values[$0.variable.index]) }.max() ?? 0
            // What is left of the precision of a double counts as met.
            let noise = 64 * Double.ulpOfOne * max(size, abs(row.constant))
            let miss = (solution.violations[index] - noise) / share
            if miss > Self.tolerance, miss > worst?.miss ?? 0 { worst = (RowID(index: index), miss) }
        }
        return worst
    }
}

extension Row {
    /// Whether it makes one variable a multiple of another, perhaps with a constant.
    fileprivate var isProportion: Bool {
        priority == .required && relation == .equal && terms.count == 2 && terms.allSatisfy { $0.coefficient != 0 }
            && terms[0].variable != terms[1].variable
    }

    /// The first variable as a multiple of the second.
    fileprivate var ratio: Double { -terms[1].coefficient / terms[0].coefficient }
}
