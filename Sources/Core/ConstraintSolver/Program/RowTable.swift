// SPDX-License-Identifier: Apache-2.0
/// The rows of a system in flat lists, with the terms of one variable added up and those of no effect left out.
struct RowTable: Hashable {
    private var start: [Int32] = [0]
    private(set) var variable: [Variable] = []
    private(set) var coefficient = CoefficientList()
    var constant = ByRowID<Double>()
    /// -1 for at most, 0 for equal, 1 for at least; `removed` for a row that says nothing any more.
    private(set) var relation = ByRowID<Int8>()
    /// See `Level`.
    var level = ByRowID<Level>()

    init(_ rows: [Row]) {
        reserveRoom(rows: rows.count, terms: rows.reduce(0) { $0 + $1.terms.count })
        for row in rows { append(row) }
    }

    private mutating func reserveRoom(rows: Int, terms: Int) {
        start.reserveRoom(for: rows + 1)
        variable.reserveRoom(for: terms)
        coefficient.reserveRoom(for: terms)
        constant.reserveRoom(for: rows)
        relation.reserveRoom(for: rows)
        level.reserveRoom(for: rows)
    }

    private static let removed: Int8 = 2

    /// Its terms stay, and are met by every value.
    mutating func removeRow(_ row: RowID) { relation[row] = Self.removed }

    func isRemoved(_ row: RowID) -> Bool { relation[row] == Self.removed }

    /// This table in which removed rows have no terms.
    var withoutTermsOfRemovedRows: RowTable {
        var result = RowTable([])
        result.reserveRoom(rows: count, terms: variable.count)
        for row in rows {
            let isRemoved = isRemoved(row)
            for term in isRemoved ? 0..<0 : terms(of: row) {
                result.variable.append(variable[term])
                result.coefficient.append(coefficient[term])
            }
            result.start.append(Int32(result.variable.count))
            result.constant.append(isRemoved ? 0 : constant[row])
            result.relation.append(relation[row])
            result.level.append(isRemoved ? Level.required : level[row])
        }
        return result
    }

    /// Whether the rows differ from another table's at most in their constants.
    func hasRows(of other: RowTable) -> Bool {
        start == other.start && variable == other.variable && coefficient == other.coefficient
            && relation == other.relation && level == other.level
    }

    mutating func append(_ row: Row) {
        append(row.terms)
        constant.append(row.constant)
        relation.append(row.relation.rawValue)
        level.append(Level(row.priority))
    }

    var count: Int { constant.count }

    var rows: Range<RowID> { constant.indices }

    func terms(of row: RowID) -> Range<Int> { Int(start[row.index])..<Int(start[row.index + 1]) }

    func isRequired(_ row: RowID) -> Bool { level[row] == Level.required }

    /// Whether a term's coefficient is large enough, among those of its row, to divide the row by.
    func canDivide(_ row: RowID, byTerm term: Int) -> Bool {
        let own = abs(coefficient[term])
        return terms(of: row).allSatisfy { own >= 0.01 * abs(coefficient[$0]) }
    }

    /// The size of the largest coefficient; one for a row without terms.
    func largestCoefficient(of row: RowID) -> Double { terms(of: row).lazy.map { abs(coefficient[$0]) }.max() ?? 1 }

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

    /// The value of a variable with which its row holds as an equality.
    @inline(__always)
    func value(of variable: Variable, in row: RowID, others value: (Variable) -> Double) -> Double {
        var rest = constant[row]
        var own = 1.0
        for term in terms(of: row) {
            if self.variable[term] == variable {
                own = coefficient[term]
            } else {
                rest -= coefficient[term] * value(self.variable[term])
            }
        }
        return rest / own
    }

    private mutating func append(_ terms: [Row.Term]) {
        // Few rows have many terms: these are searched.
        var termOf: [Variable: Int]? = terms.count > 16 ? [:] : nil
        var summed: [Row.Term] = []
        summed.reserveCapacity(terms.count)
        var cancelled: [(term: Int, size: Double)] = []
        for term in terms {
            let known = termOf.map { $0[term.variable] } ?? summed.firstIndex { $0.variable == term.variable }
            if let same = known {
                let before = summed[same].coefficient
                summed[same].coefficient += term.coefficient
                cancelled.append((same, max(abs(before), abs(term.coefficient))))
            } else {
                termOf?[term.variable] = summed.count
                summed.append(term)
            }
        }
        // What rounding leaves of terms that cancel does not count as a term.
        for (term, size) in cancelled where abs(summed[term].coefficient) <= size * Tolerance.roundingShare {
            summed[term].coefficient = 0
        }
        for term in summed where term.coefficient != 0 {
            variable.makeRoom()
            variable.append(term.variable)
            coefficient.append(term.coefficient)
        }
        start.makeRoom()
        start.append(Int32(variable.count))
    }
}
