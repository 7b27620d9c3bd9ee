// SPDX-License-Identifier: Apache-2.0
/// The rows of a system side by side, with the terms of one variable added up and those of no effect left out.
struct RowTable {
    private(set) var start: [Int] = [0]
    private(set) var variable: [Variable] = []
    private(set) var coefficient: [Double] = []
    var constant = ByRowID<Double>()
    /// -1 for at most, 0 for equal, 1 for at least; `removed` for a row that says nothing any more.
    private(set) var relation = ByRowID<Int>()
    /// See `Level`.
    var level = ByRowID<Int>()

    init(_ rows: [Row], variableCount: Int) {
        start.reserveCapacity(rows.count + 1)
        variable.reserveCapacity(rows.count * 2)
        coefficient.reserveCapacity(rows.count * 2)
        constant.reserveCapacity(rows.count)
        relation.reserveCapacity(rows.count)
        level.reserveCapacity(rows.count)
        var termOf = ByVariable<Int?>(repeating: nil, count: variableCount)
        for row in rows { append(row, termOf: &termOf) }
    }

    private static let removed = 2

    mutating func append(_ row: Row, variableCount: Int) {
        var termOf = ByVariable<Int?>(repeating: nil, count: variableCount)
        append(row, termOf: &termOf)
    }

    /// Its terms stay, and are met by every value.
    mutating func removeRow(_ row: RowID) { relation[row] = Self.removed }

    private mutating func append(_ row: Row, termOf: inout ByVariable<Int?>) {
        append(row.terms, termOf: &termOf)
        constant.append(row.constant)
        relation.append(Int(row.relation.rawValue))
        level.append(Level.of(row.priority))
    }

    var count: Int { constant.count }

    var rows: Range<RowID> { constant.indices }

    func terms(of row: RowID) -> Range<Int> { start[row.index]..<start[row.index + 1] }

    func isRequired(_ row: RowID) -> Bool { level[row] == Level.required }

    /// Whether a term's coefficient is large enough, among those of its row, to divide the row by.
    func canDivide(_ row: RowID, byTerm term: Int) -> Bool {
        let own = abs(coefficient[term])
        return terms(of: row).allSatisfy { own >= 0.01 * abs(coefficient[$0]) }
    }

    /// The size of the largest coefficient; one for a row without terms.
    func largestCoefficient(of row: RowID) -> Double { terms(of: row).map { abs(coefficient[$0]) }.max() ?? 1 }

    /// How far a left-hand side of `value` misses the row, 0 if it meets it.
    func miss(of row: RowID, value: Double) -> Double {
        let difference = value - constant[row]
        switch relation[row] {
        case 0: return abs(difference)
        case 1: return max(0, -difference)
        case Self.removed: return 0
        default: return max(0, difference)
        }
    }

    /// `termOf` has room for the term of each variable, and is empty before and after.
    private mutating func append(_ terms: [Row.Term], termOf: inout ByVariable<Int?>) {
        let first = variable.count
        var cancelled: [(term: Int, size: Double)] = []
        for term in terms {
            if let same = termOf[term.variable] {
                let before = coefficient[same]
                coefficient[same] += term.coefficient
                cancelled.append((same, max(abs(before), abs(term.coefficient))))
            } else {
                termOf[term.variable] = variable.count
                variable.append(term.variable)
                coefficient.append(term.coefficient)
            }
        }
        // What rounding leaves of terms that cancel does not count as a term.
        for (term, size) in cancelled where abs(coefficient[term]) <= size * 1e-14 { coefficient[term] = 0 }
        var kept = first
        for term in first..<variable.count {
            termOf[variable[term]] = nil
            guard coefficient[term] != 0 else { continue }
            variable[kept] = variable[term]
            coefficient[kept] = coefficient[term]
            kept += 1
        }
        if kept < variable.count {
            variable.removeSubrange(kept...)
            coefficient.removeSubrange(kept...)
        }
        start.append(kept)
    }
}
