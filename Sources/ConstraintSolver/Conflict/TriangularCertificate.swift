// SPDX-License-Identifier: Apache-2.0
/// Finds a certificate of rows that determine one variable after the other until a row, or a sign, contradicts the
/// values: most conflicts of layouts, in time proportional to their terms.
struct TriangularCertificate {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    let rows: [RowID]
    /// The rows that determine a variable each, in the order in which they do.
    private(set) var steps: [Step] = []
    /// By variable: its number among those of the rows, by first occurrence.
    private var numbers: [Variable: Int] = [:]
    /// By number of a variable.
    private var value: [Double] = []
    private var stepOf: [Int?] = []
    /// Rows all of whose variables other rows determine.
    private var closingRows: [RowID] = []

    /// A row, and its term of the variable that it determines.
    struct Step {
        let row: RowID
        let term: Int
    }

    /// A row all of whose variables are known, or the sign of a known variable, that does not hold.
    private enum Contradiction {
        case row(RowID, excess: Double)
        case sign(number: Int, excess: Double)

        var excess: Double {
            switch self {
            case .row(_, let excess), .sign(_, let excess): excess
            }
        }
    }

    /// Nil if the rows do not determine a certificate in this way.
    static func find(
        in rows: [RowID], _ table: RowTable, _ variables: ByVariable<VariableDeclaration>
    ) -> FarkasCertificate? {
        var search = TriangularCertificate(variables: variables, table: table, rows: rows)
        search.determine()
        for contradiction in search.contradictions() {
            if let certificate = search.certificate(of: contradiction) { return certificate }
        }
        return nil
    }

    /// The variables that rows determine in turn, each with its row and its value.
    static func values(
        determinedBy rows: [RowID], _ table: RowTable, _ variables: ByVariable<VariableDeclaration>
    ) -> [(variable: Variable, row: RowID, value: Double)] {
        var search = TriangularCertificate(variables: variables, table: table, rows: rows)
        search.determine()
        return search.steps.map { step in
            (table.variable[step.term], step.row, search.value[search.number(step.term)])
        }
    }

    private init(variables: ByVariable<VariableDeclaration>, table: RowTable, rows: [RowID]) {
        self.variables = variables
        self.table = table
        self.rows = rows
    }

    /// The number of a term's variable.
    private func number(_ term: Int) -> Int { numbers[table.variable[term]] ?? 0 }

    private mutating func determine() {
        var openCount: [Int] = []
        var rowsOf: [[Int]] = []
        for (index, row) in rows.enumerated() {
            openCount.append(table.terms(of: row).count)
            for term in table.terms(of: row) {
                let variable = table.variable[term]
                let number = numbers[variable] ?? numbers.count
                if number == rowsOf.count { rowsOf.append([]) }
                numbers[variable] = number
                rowsOf[number].append(index)
            }
        }
        value = [Double](repeating: 0, count: numbers.count)
        stepOf = [Int?](repeating: nil, count: numbers.count)
        var ready = rows.indices.filter { openCount[$0] <= 1 }
        var isDone = [Bool](repeating: false, count: rows.count)
        var next = 0
        while next < ready.count {
            let index = ready[next]
            next += 1
            isDone[index] = true
            guard openCount[index] > 0 else {
                closingRows.append(rows[index])
                continue
            }
            guard let determined = determineVariable(by: rows[index]) else { continue }
            for other in rowsOf[determined] where other != index {
                openCount[other] -= 1
                if openCount[other] == 1 || openCount[other] == 0 && isDone[other] { ready.append(other) }
            }
        }
    }

    /// Returns the number of the variable.
    private mutating func determineVariable(by row: RowID) -> Int? {
        var rest = table.constant[row]
        var own: Int?
        for term in table.terms(of: row) {
            if stepOf[number(term)] != nil {
                rest -= table.coefficient[term] * value[number(term)]
            } else {
                own = term
            }
        }
        // A small coefficient would make much of what rounding has left of the others.
        guard let own, table.canDivide(row, byTerm: own) else { return nil }
        value[number(own)] = rest / table.coefficient[own]
        stepOf[number(own)] = steps.count
        steps.append(Step(row: row, term: own))
        return number(own)
    }

    // MARK: - Contradictions

    private func contradictions() -> [Contradiction] {
        var contradictions: [Contradiction] = []
        for row in closingRows {
            var sum = -table.constant[row]
            var size = abs(sum)
            for term in table.terms(of: row) {
                let part = table.coefficient[term] * value[number(term)]
                sum += part
                size = max(size, abs(part))
            }
            let isMissed = sum > 0 ? table.relation[row] <= 0 : table.relation[row] >= 0
            let tolerance = Tolerance.fixed(near: size, unit: table.largestCoefficient(of: row))
            if isMissed, abs(sum) > tolerance { contradictions.append(.row(row, excess: sum)) }
        }
        for step in steps {
            let value = value[number(step.term)]
            if variables[table.variable[step.term]].isNonNegative, value < -Tolerance.fixed(near: abs(value)) {
                contradictions.append(.sign(number: number(step.term), excess: value))
            }
        }
        return contradictions
    }

    /// The rows behind a contradiction; nil if an inequality among them could give way.
    private func certificate(of contradiction: Contradiction) -> FarkasCertificate? {
        // How the contradiction's excess grows with each variable, and the sizes of what that consists of.
        var slope = [Double](repeating: 0, count: numbers.count)
        var size = slope
        switch contradiction {
        case .row(let row, _):
            for term in table.terms(of: row) {
                slope[number(term)] = table.coefficient[term]
                size[number(term)] = abs(table.coefficient[term])
            }
        case .sign(let number, _):
            slope[number] = 1
            size[number] = 1
        }
        var members: [(step: Step, shift: Double)] = []
        for step in steps.reversed() {
            let own = number(step.term)
            guard abs(slope[own]) > size[own] * Tolerance.cancellation else { continue }
            // With the row's constant the variable grows by this much, and the excess by so much.
            let rate = slope[own] / table.coefficient[step.term]
            let rateSize = size[own] / abs(table.coefficient[step.term])
            if table.relation[step.row] != 0,
                (rate > 0) != ((table.relation[step.row] > 0) == (contradiction.excess > 0))
            {
                return nil
            }
            members.append((step, -contradiction.excess / rate))
            for term in table.terms(of: step.row) where term != step.term {
                slope[number(term)] -= rate * table.coefficient[term]
                size[number(term)] += rateSize * abs(table.coefficient[term])
            }
        }
        members.reverse()
        var certified = members.map(\.step.row)
        if case .row(let row, _) = contradiction { certified.append(row) }
        let doubtful = isNonNegativeEverywhere(members[...]) ? [] : rowsInDoubt(members)
        return FarkasCertificate(rows: certified.sorted(), doubtfulRows: doubtful.sorted())
    }

    // MARK: - Witnesses

    /// The rows without which the others may not hold: where the row is shifted until the contradiction ends, and all
    /// others hold exactly, a variable is less than zero.
    private func rowsInDoubt(_ members: [(step: Step, shift: Double)]) -> [RowID] {
        var doubtful: [RowID] = []
        var parts = [members.indices]
        while let part = parts.popLast() {
            if isNonNegativeEverywhere(members[...], shifting: part) { continue }
            guard part.count > 1 else {
                doubtful.append(members[part.lowerBound].step.row)
                continue
            }
            let middle = part.lowerBound + part.count / 2
            parts += [part.lowerBound..<middle, middle..<part.upperBound]
        }
        return doubtful
    }

    /// Whether no variable with a sign can be less than zero at any of the points, in each of which one of the rows is
    /// shifted: by bounds on the changes, which for a single row are the changes themselves.
    private func isNonNegativeEverywhere(
        _ members: ArraySlice<(step: Step, shift: Double)>, shifting shifted: Range<Int>? = nil
    ) -> Bool {
        let shifted = shifted ?? members.indices
        var least = [Double](repeating: 0, count: numbers.count)
        var most = least
        for index in members.indices {
            let (step, shift) = members[index]
            let own = number(step.term)
            var (low, high) = (0.0, 0.0)
            for term in table.terms(of: step.row) where term != step.term {
                let factor = -table.coefficient[term] / table.coefficient[step.term]
                let (a, b) = (factor * least[number(term)], factor * most[number(term)])
                low += min(a, b)
                high += max(a, b)
            }
            if shifted.contains(index) {
                // Only one row is shifted at a time, and this one shifts nothing before it.
                let change = shift / table.coefficient[step.term]
                low = shifted.count == 1 ? change : min(low, change)
                high = shifted.count == 1 ? change : max(high, change)
            }
            least[own] = shifted.count == 1 ? low : min(0, low)
            most[own] = shifted.count == 1 ? high : max(0, high)
            let after = value[own] + least[own]
            if variables[table.variable[step.term]].isNonNegative, after < -Tolerance.value(near: value[own]) {
                return false
            }
        }
        return true
    }
}
