// SPDX-License-Identifier: Apache-2.0
extension SolvedSystem {
    /// What a follower's row makes of it.
    func followedValue(of variable: Int) -> Double {
        let row = followers.row[variable]
        var rest = table.constant[row]
        var own = 1.0
        for place in table.terms(of: row) {
            if table.variable[place] == variable {
                own = table.coefficient[place]
            } else {
                rest -= table.coefficient[place] * value(of: table.variable[place])
            }
        }
        return rest / own
    }

    /// Whether a follower has a value that its sign forbids.
    func isWronglyNegative(_ variable: Int) -> Bool {
        let value = followers.value[variable]
        return variables[variable].isNonNegative && value < 0 && value < -Tolerance.pinned(near: abs(value))
    }

    /// Bars followers of what has more than one solution, or that came out negative. Returns whether there are any.
    mutating func barFollowers() -> Bool {
        var wrong = followers.order.filter(isWronglyNegative)
        for index in answers.indices {
            if case .unique = answers[index] { continue }
            let column = simplex.program.components[index].structurals.lowerBound
            wrong.append(simplex.program.variableOfColumn[column])
        }
        if wrong.isEmpty || followers.order.isEmpty { return false }
        var groups = DisjointSets(count: variables.count)
        for row in 0..<table.count where pins.openCount[row] > 1 {
            var first = -1
            for place in table.terms(of: row) where !pins.isPinned(table.variable[place]) {
                if first < 0 { first = table.variable[place] } else { groups.unite(first, table.variable[place]) }
            }
        }
        var isWrong = [Bool](repeating: false, count: variables.count)
        for variable in wrong { isWrong[groups.root(of: variable)] = true }
        var isAny = false
        for variable in followers.order where isWrong[groups.root(of: variable)] {
            isBarred[variable] = true
            isAny = true
        }
        return isAny
    }

    /// Whether something follows a variable of the current component.
    var isComponentFollowed: Bool {
        simplex.component.structurals.contains { column in
            occurrences[simplex.program.variableOfColumn[column]].contains { followers.variable[$0] >= 0 }
        }
    }

    /// Works out the followers of all that has changed. Returns false where one may follow no longer.
    mutating func moveFollowers() -> Bool {
        if followers.order.isEmpty { return true }
        for row in change.rows where followers.variable[row] >= 0 {
            change.dueFollowers.insert(followers.rank[followers.variable[row]])
        }
        for variable in change.variables { makeFollowersDue(of: variable.index) }
        while let rank = change.dueFollowers.popFirst() {
            let variable = followers.order[rank]
            let value = followedValue(of: variable)
            guard value != followers.value[variable] else { continue }
            followers.value[variable] = value
            if isWronglyNegative(variable) { return false }
            change.variables.append(Variable(index: variable))
            makeFollowersDue(of: variable)
        }
        return true
    }

    private mutating func makeFollowersDue(of variable: Int) {
        for row in occurrences[variable] {
            let follower = followers.variable[row]
            if follower >= 0, follower != variable { change.dueFollowers.insert(followers.rank[follower]) }
        }
    }
}
