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
    private var isDuplicate: ByRowID<Bool>?

    /// The outer ones of a row's open variables.
    private struct Ends: Hashable {
        let first: Variable
        let last: Variable
    }

    /// How many rows with the same ends are compared.
    private static let mostCompared = 8

    /// - Parameter isIncluded: whether a row is a row of the program.
    init(_ table: RowTable, _ fixedVariables: FixedVariables, isIncluded: (RowID) -> Bool) {
        func ends(of row: RowID) -> Ends? {
            let open = table.terms(of: row).lazy.map { table.variable[$0] }.filter { !fixedVariables.contains($0) }
            guard let first = open.first, let last = open.last else { return nil }
            return Ends(first: first, last: last)
        }
        // Most systems have no optional rows of several variables.
        var originals: [Ends: [RowID]] = [:]
        for row in table.rows where !table.isRequired(row) && isIncluded(row) {
            if let ends = ends(of: row) { originals[ends] = [] }
        }
        if originals.isEmpty { return }
        var hasRequired: Set<RowID> = []
        for row in table.rows where isIncluded(row) {
            guard let ends = ends(of: row), let known = originals[ends] else { continue }
            let isRequired = table.isRequired(row)
            let original = known.first { other in
                !(isRequired && hasRequired.contains(other)) && Self.areEqual(row, other, table, fixedVariables)
            }
            if let original {
                pairs.append((row, original))
                if isDuplicate == nil { isDuplicate = ByRowID(repeating: false, count: table.count) }
                isDuplicate?[row] = true
            } else if known.count < Self.mostCompared {
                originals[ends]?.append(row)
            }
            if isRequired { hasRequired.insert(original ?? row) }
        }
    }

    func contains(_ row: RowID) -> Bool { isDuplicate?[row] ?? false }

    /// Whether two rows have the same coefficients of open variables.
    private static func areEqual(
        _ row: RowID, _ other: RowID, _ table: RowTable, _ fixedVariables: FixedVariables
    ) -> Bool {
        guard fixedVariables.openCount[row] == fixedVariables.openCount[other] else { return false }
        func isOpen(_ term: Int) -> Bool { !fixedVariables.contains(table.variable[term]) }
        var rest = table.terms(of: other)[...]
        for term in table.terms(of: row) where isOpen(term) {
            while let next = rest.first, !isOpen(next) { rest = rest.dropFirst() }
            guard let next = rest.popFirst(), table.variable[next] == table.variable[term],
                table.coefficient[next] == table.coefficient[term]
            else { return false }
        }
        return true
    }
}
