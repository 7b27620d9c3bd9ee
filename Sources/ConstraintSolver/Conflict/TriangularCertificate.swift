// SPDX-License-Identifier: Apache-2.0
/// Finds a certificate of rows that determine one variable after the other until a row, or a sign, contradicts the
/// values: most conflicts of layouts, in time proportional to their terms.
struct TriangularCertificate {
    let variables: ByVariable<VariableDeclaration>
    let table: RowTable
    let rows: [RowID]
    /// The rows that determine a variable each, in the order in which they do.
    private(set) var steps: [Step] = []
    /// The terms of the rows, one row after the other, and where those of each begin.
    private var terms: [Term] = []
    private var firstTerm = [0]
    /// By number of a variable, which are given by first occurrence.
    private var variableOf: [Variable] = []
    private var value: [Double] = []
    private var isDetermined: [Bool] = []
    /// Rows all of whose variables other rows determine, by their positions.
    private var closingRows: [Int] = []

    /// A term with the number of its variable among those of the rows.
    fileprivate struct Term {
        let number: Int
        let coefficient: Double
    }

    /// A row, by its position among the rows, and its term of the variable that it determines.
    struct Step {
        let position: Int
        fileprivate let own: Term
    }

    /// A row all of whose variables are known, or the sign of a known variable, that does not hold.
    private enum Contradiction {
        case row(position: Int, excess: Double)
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
            (search.variableOf[step.own.number], rows[step.position], search.value[step.own.number])
        }
    }

    private init(variables: ByVariable<VariableDeclaration>, table: RowTable, rows: [RowID]) {
        self.variables = variables
        self.table = table
        self.rows = rows
    }

    private func terms(at position: Int) -> ArraySlice<Term> { terms[firstTerm[position]..<firstTerm[position + 1]] }

    private mutating func numberVariables() -> [[Int]] {
        var numbers: [Variable: Int] = [:]
        var rowsOf: [[Int]] = []
        for (position, row) in rows.enumerated() {
            for term in table.terms(of: row) {
                let variable = table.variable[term]
                let number = numbers[variable] ?? numbers.count
                if number == rowsOf.count {
                    rowsOf.append([])
                    variableOf.append(variable)
                    numbers[variable] = number
                }
                rowsOf[number].append(position)
                terms.append(Term(number: number, coefficient: table.coefficient[term]))
            }
            firstTerm.append(terms.count)
        }
        return rowsOf
    }

    private mutating func determine() {
        let rowsOf = numberVariables()
        var openCount = rows.indices.map { terms(at: $0).count }
        value = [Double](repeating: 0, count: variableOf.count)
        isDetermined = [Bool](repeating: false, count: variableOf.count)
        var ready = rows.indices.filter { openCount[$0] <= 1 }
        var isDone = [Bool](repeating: false, count: rows.count)
        var next = 0
        while next < ready.count {
            let index = ready[next]
            next += 1
            isDone[index] = true
            guard openCount[index] > 0 else {
                closingRows.append(index)
                continue
            }
            guard let determined = determineVariable(by: index) else { continue }
            for other in rowsOf[determined] where other != index {
                openCount[other] -= 1
                if openCount[other] == 1 || openCount[other] == 0 && isDone[other] { ready.append(other) }
            }
        }
    }

    /// Returns the number of the variable.
    private mutating func determineVariable(by position: Int) -> Int? {
        var rest = table.constant[rows[position]]
        var own: Int?
        for (offset, term) in terms(at: position).enumerated() {
            if isDetermined[term.number] {
                rest -= term.coefficient * value[term.number]
            } else {
                own = offset
            }
        }
        // A small coefficient would make much of what rounding has left of the others.
        let row = rows[position]
        guard let own, table.canDivide(row, byTerm: table.terms(of: row).lowerBound + own) else { return nil }
        let step = Step(position: position, own: terms[firstTerm[position] + own])
        value[step.own.number] = rest / step.own.coefficient
        isDetermined[step.own.number] = true
        steps.append(step)
        return step.own.number
    }

    // MARK: - Contradictions

    private func isNonNegative(_ term: Term) -> Bool { variables[variableOf[term.number]].isNonNegative }

    private func contradictions() -> [Contradiction] {
        var contradictions: [Contradiction] = []
        for position in closingRows {
            let row = rows[position]
            var sum = -table.constant[row]
            var size = abs(sum)
            for term in terms(at: position) {
                let part = term.coefficient * value[term.number]
                sum += part
                size = max(size, abs(part))
            }
            let isMissed = sum > 0 ? table.relation[row] <= 0 : table.relation[row] >= 0
            let tolerance = Tolerance.fixed(near: size, unit: table.largestCoefficient(of: row))
            if isMissed, abs(sum) > tolerance { contradictions.append(.row(position: position, excess: sum)) }
        }
        for step in steps {
            let value = value[step.own.number]
            if isNonNegative(step.own), value < -Tolerance.fixed(near: abs(value)) {
                contradictions.append(.sign(number: step.own.number, excess: value))
            }
        }
        return contradictions
    }

    /// The rows behind a contradiction; nil if an inequality among them could give way.
    private func certificate(of contradiction: Contradiction) -> FarkasCertificate? {
        // How the contradiction's excess grows with each variable, and the sizes of what that consists of.
        var slope = [Double](repeating: 0, count: variableOf.count)
        var size = slope
        switch contradiction {
        case .row(let position, _):
            for term in terms(at: position) {
                slope[term.number] = term.coefficient
                size[term.number] = abs(term.coefficient)
            }
        case .sign(let number, _):
            slope[number] = 1
            size[number] = 1
        }
        var members: [(step: Step, shift: Double)] = []
        for step in steps.reversed() {
            let own = step.own.number
            guard abs(slope[own]) > size[own] * Tolerance.cancellation else { continue }
            // With the row's constant the variable grows by this much, and the excess by so much.
            let rate = slope[own] / step.own.coefficient
            let rateSize = size[own] / abs(step.own.coefficient)
            let relation = table.relation[rows[step.position]]
            if relation != 0, (rate > 0) != ((relation > 0) == (contradiction.excess > 0)) { return nil }
            members.append((step, -contradiction.excess / rate))
            for term in terms(at: step.position) where term.number != own {
                slope[term.number] -= rate * term.coefficient
                size[term.number] += rateSize * abs(term.coefficient)
            }
        }
        members.reverse()
        var certified = members.map { rows[$0.step.position] }
        if case .row(let position, _) = contradiction { certified.append(rows[position]) }
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
                doubtful.append(rows[members[part.lowerBound].step.position])
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
        var least = [Double](repeating: 0, count: variableOf.count)
        var most = least
        for index in members.indices {
            let (step, shift) = members[index]
            let own = step.own.number
            var (low, high) = (0.0, 0.0)
            for term in terms(at: step.position) where term.number != own {
                let factor = -term.coefficient / step.own.coefficient
                let (a, b) = (factor * least[term.number], factor * most[term.number])
                low += min(a, b)
                high += max(a, b)
            }
            if shifted.contains(index) {
                // Only one row is shifted at a time, and this one shifts nothing before it.
                let change = shift / step.own.coefficient
                low = shifted.count == 1 ? change : min(low, change)
                high = shifted.count == 1 ? change : max(high, change)
            }
            least[own] = shifted.count == 1 ? low : min(0, low)
            most[own] = shifted.count == 1 ? high : max(0, high)
            let after = value[own] + least[own]
            if isNonNegative(step.own), after < -Tolerance.value(near: value[own]) {
                return false
            }
        }
        return true
    }
}
