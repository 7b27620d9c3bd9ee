// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver

/// Why a smallest set conflicts: a multiple of each member, and of the sizes that must not be negative, so that all
/// unknowns cancel and a false statement between constants is left (Farkas' lemma).
struct ConflictProof {
    /// By index in `members`: the constraint's multiple. The multiples of `>=` are positive, those of `<=` negative.
    let multiples: [Double]
    let members: [Int]
    /// Unknowns whose size of at least 0 takes part.
    let sizes: [Int]
    /// By index in `sizes`: the size's multiple.
    let sizeMultiples: [Double]
    /// The constants' sum: by how much the members miss one another.
    let gap: Double

    /// Nil if rounding leaves no clear answer; the set still conflicts.
    init?(_ members: [Int], of system: ConflictSystem) {
        let rows = members.compactMap { system.rows[$0] }
        guard rows.count == members.count, rows.count <= 100 else { return nil }
        let bounded = Set(rows.flatMap { $0.terms.keys }).filter(system.isNonNegative).sorted()
        var free: Set<Int> = []
        for unknown in bounded where SmallestSet.conflict(members, system, free: free.union([unknown])) != nil {
            free.insert(unknown)
        }
        sizes = bounded.filter { !free.contains($0) }
        self.members = members
        let columns = rows.map(\.terms) + sizes.map { [$0: 1] }
        guard var solution = Self.cancelling(columns) else { return nil }
        var gap = zip(solution, rows).reduce(0) { $0 + $1.0 * $1.1.constant }
        // Turned so that what is at least something counts as needed.
        let turned = zip(solution, rows.map(\.relation) + sizes.map { _ in .greaterThanOrEqual }).reduce(0.0) {
            switch $1.1 {
            case .greaterThanOrEqual: $0 + $1.0
            case .lessThanOrEqual: $0 - $1.0
            case .equal: $0
            }
        }
        if turned < 0 || turned == 0 && gap < 0 {
            solution = solution.map { -$0 }
            gap = -gap
        }
        guard gap > 1e-6 else { return nil }
        multiples = Array(solution.prefix(rows.count))
        sizeMultiples = Array(solution.dropFirst(rows.count))
        self.gap = gap
    }

    /// The multiples of columns whose sum is zero, the smallest of size 1; nil if there is no such choice, or several.
    private static func cancelling(_ columns: [[Int: Double]]) -> [Double]? {
        let unknowns = Set(columns.flatMap(\.keys)).sorted()
        let echelon = EchelonForm(
            unknowns.map { unknown in columns.map { $0[unknown] ?? 0 } }, eliminating: Array(columns.indices))
        let free = columns.indices.filter { !echelon.pivotColumns.contains($0) }
        guard free.count == 1 else { return nil }
        var result = [Double](repeating: 0, count: columns.count)
        result[free[0]] = 1
        for (row, column) in echelon.pivotColumns.enumerated() { result[column] = -echelon.rows[row][free[0]] }
        let scale = result.map(abs).max() ?? 1
        guard scale > 0 else { return nil }
        return result.map { abs($0) < 1e-9 ? 0 : $0 / scale }
    }
}
