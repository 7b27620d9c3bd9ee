// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// What the row of a column singleton makes of it.
    func singletonValue(of variable: Variable) -> Double {
        singletons.row(of: variable).map { table.value(of: variable, in: $0, others: value(of:)) } ?? 0
    }

    /// Whether a column singleton has a value that its sign forbids.
    func isWronglyNegative(_ variable: Variable) -> Bool {
        let value = singletons.value(of: variable)
        return variables[variable].isNonNegative && value < 0 && value < -Tolerance.fixed(near: abs(value))
    }

    /// Keeps column singletons in the program where they came out negative, or what determines them has more than one
    /// solution. Returns whether there are any.
    mutating func barSingletons() -> Bool {
        var wrong = singletons.order.filter(isWronglyNegative)
        for index in answers.indices {
            if case .unique = answers[index] { continue }
            let column = simplex.components[index].structurals.lowerBound
            wrong.append(simplex.variable(of: column))
        }
        if wrong.isEmpty || singletons.order.isEmpty { return false }
        var groups = DisjointSets(count: variables.count)
        for row in table.rows where fixedVariables.openCount[row] > 1 {
            var first: Variable?
            for term in table.terms(of: row) where !fixedVariables.contains(table.variable[term]) {
                if let first {
                    groups.unite(first.index, table.variable[term].index)
                } else {
                    first = table.variable[term]
                }
            }
        }
        var isWrong = [Bool](repeating: false, count: variables.count)
        for variable in wrong { isWrong[groups.root(of: variable.index)] = true }
        var isAny = false
        for variable in singletons.order where isWrong[groups.root(of: variable.index)] {
            barred.insert(variable)
            isAny = true
        }
        return isAny
    }

    /// Whether the value of a column singleton depends on a variable of the current component.
    var determinesSingletons: Bool {
        simplex.component.structurals.contains { column in
            occurrences[simplex.variable(of: column)].contains { singletons.variable(of: $0, table) != nil }
        }
    }

    /// Works out the column singletons of all that has changed. Returns false where one may be none any longer.
    mutating func moveSingletons() -> Bool {
        if singletons.order.isEmpty { return true }
        for row in change.rows {
            if let variable = singletons.variable(of: row, table) {
                change.dueSingletons.insert(singletons.rank(of: variable))
            }
        }
        for variable in change.variables { makeSingletonsDue(of: variable) }
        while let rank = change.dueSingletons.popFirst() {
            let variable = singletons.order[rank]
            let value = singletonValue(of: variable)
            guard value != singletons.value(of: variable) else { continue }
            singletons.setValue(value, of: variable)
            if isWronglyNegative(variable) { return false }
            change.variables.append(variable)
            makeSingletonsDue(of: variable)
        }
        return true
    }

    private mutating func makeSingletonsDue(of variable: Variable) {
        for row in occurrences[variable] {
            guard let singleton = singletons.variable(of: row, table), singleton != variable else { continue }
            change.dueSingletons.insert(singletons.rank(of: singleton))
        }
    }
}
