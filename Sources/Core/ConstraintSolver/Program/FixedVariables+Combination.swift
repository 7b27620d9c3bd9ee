// SPDX-License-Identifier: Apache-2.0
/// The rows of a conflict among fixed variables, without all that only places these.
extension FixedVariables {
    /// The rows whose multiples take all variables out of a row of fixed variables: the only ones that do, since each fixes a variable
    /// of its own. In a column of views, both rows that place a view after the one before, and nothing above.
    ///
    /// Nil if they are more than `limit`, if a row has a coefficient too small to divide by, or if the sign of a variable might
    /// contradict fewer of them.
    func rowsCombined(
        into row: RowID, _ table: RowTable, _ variables: ByVariable<VariableDeclaration>, limit: Int
    ) -> [RowID]? {
        var factors = CombinedFactors()
        factors.add(row, 1, size: 1, table, self)
        var rows = [row]
        var signed: [Variable] = []
        while let (variable, factor, size) = factors.popLast() {
            guard abs(factor) > size * Tolerance.cancellation else { continue }
            guard rows.count < limit, let next = self.row(of: variable), next != row else { return nil }
            let terms = table.terms(of: next)
            guard let own = terms.first(where: { table.variable[$0] == variable }),
                terms.allSatisfy({ table.canDivide(next, byTerm: $0) }),
                // A variable that is fixed by another row than at first may be before those that it depends on.
                terms.allSatisfy({ $0 == own || rank(of: table.variable[$0]) < rank(of: variable) })
            else { return nil }
            if variables[variable].isNonNegative { signed.append(variable) }
            rows.append(next)
            let rate = factor / table.coefficient[own]
            factors.add(next, -rate, size: size / abs(table.coefficient[own]), table, self, without: own)
        }
        // Two rows each give their variable a value; between more rows the value may be anything.
        for variable in signed {
            let other = table.value(of: variable, in: row, others: value(of:))
            guard rows.count == 2, min(value(of: variable), other) >= 0 else { return nil }
        }
        return rows.sorted()
    }

    /// What is left of each variable, the last one fixed first.
    private struct CombinedFactors {
        private var factors: [Variable: (factor: Double, size: Double)] = [:]
        private var order = Heap<Place>()

        private struct Place: Comparable {
            let rank: Int
            let variable: Variable

            static func < (a: Place, b: Place) -> Bool { a.rank > b.rank }
        }

        mutating func add(
            _ row: RowID, _ multiplier: Double, size: Double, _ table: RowTable, _ fixed: FixedVariables,
            without own: Int? = nil
        ) {
            for term in table.terms(of: row) where term != own {
                let variable = table.variable[term]
                if factors[variable] == nil { order.insert(Place(rank: fixed.rank(of: variable), variable: variable)) }
                let old = factors[variable] ?? (0, 0)
                factors[variable] = (
                    old.factor + multiplier * table.coefficient[term], old.size + size * abs(table.coefficient[term])
                )
            }
        }

        mutating func popLast() -> (variable: Variable, factor: Double, size: Double)? {
            guard let variable = order.popLeast()?.variable, let (factor, size) = factors[variable] else { return nil }
            return (variable, factor, size)
        }
    }
}
