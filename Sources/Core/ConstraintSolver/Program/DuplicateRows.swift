// SPDX-License-Identifier: Apache-2.0
/// Rows that have the left-hand side of a row before them, as in "at least 8 apart, and 8 if possible": one row of the program
/// then has the bounds and the costs of all of them.
///
/// Where two rows of the program say the same, the one that is not out of the basis blocks every move of the other: each
/// gap of a long row would take an exchange at a distance of zero. After J. Tomlin and J. Welch, Operations
/// Research Letters 5, 1986, pages 7–11.
///
/// At most one of them is required, so that the required row behind a bound is known.
struct DuplicateRows {
    /// The rows that are duplicates, and what they duplicate.
    private(set) var pairs: [(duplicate: RowID, original: RowID)] = []
    /// By row; empty if there are none.
    private var isDuplicate: [Bool] = []

    /// How many rows are compared with each.
    private static let mostCompared = 8

    /// - Parameter isIncluded: whether a row is a row of the program.
    init(_ table: RowTable, _ fixedVariables: FixedVariables, isIncluded: (RowID) -> Bool) {
        // Most systems have no optional rows of several variables.
        guard table.rows.contains(where: { !table.isRequired($0) && isIncluded($0) }) else { return }
        // A hash table with open addressing; -1 for nothing.
        var slots = [Int32](repeating: -1, count: 64)
        while slots.count < 2 * table.count { slots += slots }
        var hasRequired = [Bool](repeating: false, count: table.count)
        for row in table.rows where isIncluded(row) {
            var slot = Self.hash(row, table, fixedVariables) & (slots.count - 1)
            for _ in 0..<Self.mostCompared {
                guard slots[slot] >= 0 else {
                    slots[slot] = Int32(row.index)
                    hasRequired[row.index] = table.isRequired(row)
                    break
                }
                let original = RowID(index: Int(slots[slot]))
                if !(table.isRequired(row) && hasRequired[original.index]),
                    Self.areEqual(row, original, table, fixedVariables)
                {
                    pairs.append((row, original))
                    if table.isRequired(row) { hasRequired[original.index] = true }
                    break
                }
                slot = (slot + 1) & (slots.count - 1)
            }
        }
        guard !pairs.isEmpty else { return }
        isDuplicate = [Bool](repeating: false, count: table.count)
        for pair in pairs { isDuplicate[pair.duplicate.index] = true }
    }

    func contains(_ row: RowID) -> Bool { !isDuplicate.isEmpty && isDuplicate[row.index] }

    /// A number that is the same for rows of the same open variables.
    private static func hash(_ row: RowID, _ table: RowTable, _ fixedVariables: FixedVariables) -> Int {
        var hash: UInt32 = 0
        for term in table.terms(of: row) where !fixedVariables.contains(table.variable[term]) {
            // Fibonacci hashing.
            hash = (hash ^ UInt32(table.variable[term].index)) &* 0x9E37_79B1
        }
        return Int(hash >> 4)
    }

    /// Whether two rows have the same coefficients of open variables.
    private static func areEqual(
        _ row: RowID, _ other: RowID, _ table: RowTable, _ fixedVariables: FixedVariables
    ) -> Bool {
        guard fixedVariables.openCount[row] == fixedVariables.openCount[other] else { return false }
        var next = table.terms(of: other).lowerBound
        for term in table.terms(of: row) where !fixedVariables.contains(table.variable[term]) {
            while fixedVariables.contains(table.variable[next]) { next += 1 }
            guard table.variable[next] == table.variable[term], table.coefficient[next] == table.coefficient[term]
            else { return false }
            next += 1
        }
        return true
    }
}
