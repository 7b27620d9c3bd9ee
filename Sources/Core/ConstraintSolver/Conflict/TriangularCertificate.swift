// SPDX-License-Identifier: Apache-2.0
/// Finds a certificate of rows that determine one variable after the other until a row, or a sign, contradicts the
/// values: most conflicts of layouts, in time proportional to their terms.
struct TriangularCertificate {
    private var order: TriangularOrder

    private var table: RowTable { order.table }
    private var rows: LocalRows { order.rows }

    /// A row all of whose variables are known, or the sign of a known variable, that does not hold.
    private enum Contradiction {
        case row(LocalRow, excess: Double)
        case sign(LocalVariable, excess: Double)

        var excess: Double {
            switch self {
            case .row(_, let excess), .sign(_, let excess): excess
            }
        }
    }

    /// A step behind a contradiction, and by how much its row would have to be shifted to end it.
    private struct Member {
        let step: TriangularOrder.Step
        let shift: Double
    }

    /// Nil if the rows do not determine a certificate in this way.
    static func find(
        in rows: [RowID], _ table: RowTable, _ variables: ByVariable<VariableDeclaration>
    ) -> FarkasCertificate? {
        var search = TriangularCertificate(order: TriangularOrder(rows, of: table, variables))
        if let certificate = search.certificate() { return certificate }
        return search.order.determineBySigns() ? search.certificate() : nil
    }

    /// The variables that rows determine in turn, each with its row and its value.
    static func values(
        determinedBy rows: [RowID], _ table: RowTable, _ variables: ByVariable<VariableDeclaration>
    ) -> [(variable: Variable, row: RowID, value: Double)] {
        let order = TriangularOrder(rows, of: table, variables)
        return order.steps.compactMap { step in
            step.row.map { (order.rows.variableID[step.variable], order.rows.rowID[$0], order.value[step.variable]) }
        }
    }

    private func certificate() -> FarkasCertificate? {
        for row in order.closingRows {
            if let contradiction = contradiction(of: row), let certificate = certificate(of: contradiction) {
                return certificate
            }
        }
        for step in order.steps {
            if let contradiction = contradiction(ofSignOf: step.variable),
                let certificate = certificate(of: contradiction)
            {
                return certificate
            }
        }
        return nil
    }

    // MARK: - Contradictions

    private func contradiction(of row: LocalRow) -> Contradiction? {
        let id = rows.rowID[row]
        var sum = -table.constant[id]
        var size = abs(sum)
        for term in rows[row] {
            let part = term.coefficient * order.value[term.variable]
            sum += part
            size = max(size, abs(part))
        }
        let isMissed = sum > 0 ? table.relation[id] <= 0 : table.relation[id] >= 0
        let tolerance = Tolerance.fixed(near: size, unit: table.largestCoefficient(of: id))
        return isMissed && abs(sum) > tolerance ? .row(row, excess: sum) : nil
    }

    private func contradiction(ofSignOf variable: LocalVariable) -> Contradiction? {
        let value = order.value[variable]
        guard order.isNonNegative(variable), value < -Tolerance.fixed(near: abs(value)) else { return nil }
        return .sign(variable, excess: value)
    }

    private func again(_ contradiction: Contradiction) -> Contradiction? {
        switch contradiction {
        case .row(let row, _): self.contradiction(of: row)
        case .sign(let variable, _): self.contradiction(ofSignOf: variable)
        }
    }

    /// The rows behind a contradiction; nil if an inequality or a sign among them could give way.
    private func certificate(of contradiction: Contradiction) -> FarkasCertificate? {
        guard let members = members(behind: contradiction) else { return nil }
        if isNonNegativeEverywhere(members, ending: contradiction) {
            return certificate(contradiction, members, doubtful: [])
        }
        // Signs that contradict as well as some rows do.
        var spare = self
        spare.order.replaceRowsBySigns(at: stepsToSpare(contradiction))
        if let rest = spare.again(contradiction), rest.excess.sign == contradiction.excess.sign,
            let fewer = spare.members(behind: rest)
        {
            return spare.certificate(rest, fewer, doubtful: spare.rowsInDoubt(rest, fewer))
        }
        return certificate(contradiction, members, doubtful: rowsInDoubt(contradiction, members))
    }

    private func certificate(
        _ contradiction: Contradiction, _ members: [Member], doubtful: [RowID]
    ) -> FarkasCertificate {
        var certified = members.compactMap { $0.step.row.map { rows.rowID[$0] } }
        if case .row(let row, _) = contradiction { certified.append(rows.rowID[row]) }
        return FarkasCertificate(rows: certified.sorted(), doubtfulRows: doubtful.sorted())
    }

    /// The steps that a contradiction follows from, in their order; nil if one of an inequality or a sign could give way.
    private func members(behind contradiction: Contradiction) -> [Member]? {
        var slopes = ExcessSlopes(of: contradiction, order)
        var members: [Member] = []
        for step in order.steps.reversed() {
            guard let slope = slopes.slope(of: step.variable) else { continue }
            // With the row's constant the variable grows by this much, and the excess by so much.
            let rate = slope / step.coefficient
            let relation = step.row.map { table.relation[rows.rowID[$0]] } ?? 1
            if relation != 0, (rate > 0) != ((relation > 0) == (contradiction.excess > 0)) { return nil }
            members.append(Member(step: step, shift: -contradiction.excess / rate))
            slopes.passOn(step, order)
        }
        return members.reversed()
    }

    /// The positions of steps whose variables could be at zero instead, as far as a contradiction is left; the last steps
    /// first.
    private func stepsToSpare(_ contradiction: Contradiction) -> [Int] {
        var slopes = ExcessSlopes(of: contradiction, order)
        var excess = contradiction.excess
        var spared: [Int] = []
        for (position, step) in order.steps.enumerated().reversed() {
            guard let slope = slopes.slope(of: step.variable) else { continue }
            let rest = excess - slope * order.value[step.variable]
            if step.row != nil, order.isNonNegative(step.variable), (slope > 0) == (excess > 0),
                (rest > 0) == (excess > 0), abs(rest) > Tolerance.value(near: contradiction.excess)
            {
                excess = rest
                spared.append(position)
            } else {
                slopes.passOn(step, order)
            }
        }
        return spared
    }

    /// How a contradiction's excess grows with each variable, and the sizes of what that consists of.
    private struct ExcessSlopes {
        private var slope: ByLocalVariable<Double>
        private var size: ByLocalVariable<Double>

        init(of contradiction: Contradiction, _ order: TriangularOrder) {
            slope = ByLocalVariable(repeating: 0, count: order.value.count)
            size = slope
            switch contradiction {
            case .row(let row, _):
                for term in order.rows[row] {
                    slope[term.variable] = term.coefficient
                    size[term.variable] = abs(term.coefficient)
                }
            case .sign(let variable, _):
                slope[variable] = 1
                size[variable] = 1
            }
        }

        /// Nil for what is no more than rounding.
        func slope(of variable: LocalVariable) -> Double? {
            abs(slope[variable]) > size[variable] * Tolerance.cancellation ? slope[variable] : nil
        }

        /// From the variable of a step to the others of its row.
        mutating func passOn(_ step: TriangularOrder.Step, _ order: TriangularOrder) {
            guard let row = step.row else { return }
            let rate = slope[step.variable] / step.coefficient
            let rateSize = size[step.variable] / abs(step.coefficient)
            for term in order.rows[row] where term.variable != step.variable {
                slope[term.variable] -= rate * term.coefficient
                size[term.variable] += rateSize * abs(term.coefficient)
            }
        }
    }

    // MARK: - Witnesses

    /// The rows without which the others may not hold: where the row is shifted until the contradiction ends, and all
    /// others hold exactly, a variable is less than zero.
    private func rowsInDoubt(_ contradiction: Contradiction, _ members: [Member]) -> [RowID] {
        var doubtful: [RowID] = []
        if case .row(let row, _) = contradiction,
            !isNonNegativeEverywhere(members, shifting: 0..<0, ending: contradiction)
        {
            doubtful.append(rows.rowID[row])
        }
        var parts = [members.indices]
        while let part = parts.popLast() {
            if isNonNegativeEverywhere(members, shifting: part, ending: contradiction) { continue }
            guard part.count > 1 else {
                doubtful += members[part].compactMap { $0.step.row.map { rows.rowID[$0] } }
                continue
            }
            let middle = part.lowerBound + part.count / 2
            parts += [part.lowerBound..<middle, middle..<part.upperBound]
        }
        return doubtful
    }

    /// Whether no variable with a sign can be less than zero at any of the points, in each of which one of the rows is
    /// shifted and the contradiction ends: by bounds on the changes, which for a single row are the changes themselves.
    private func isNonNegativeEverywhere(
        _ members: [Member], shifting shifted: Range<Int>? = nil, ending contradiction: Contradiction
    ) -> Bool {
        let shifted = shifted ?? members.indices
        let endingVariable: LocalVariable? = if case .sign(let variable, _) = contradiction { variable } else { nil }
        var least = ByLocalVariable(repeating: 0.0, count: order.value.count)
        var most = least
        for index in members.indices {
            let (step, shift) = (members[index].step, members[index].shift)
            guard let row = step.row else { continue }
            var (low, high) = (0.0, 0.0)
            for term in rows[row] where term.variable != step.variable {
                let factor = -term.coefficient / step.coefficient
                let (a, b) = (factor * least[term.variable], factor * most[term.variable])
                low += min(a, b)
                high += max(a, b)
            }
            if shifted.contains(index) {
                // Only one row is shifted at a time, and this one shifts nothing before it.
                let change = shift / step.coefficient
                low = shifted.count == 1 ? change : min(low, change)
                high = shifted.count == 1 ? change : max(high, change)
            }
            least[step.variable] = shifted.count == 1 ? low : min(0, low)
            most[step.variable] = shifted.count == 1 ? high : max(0, high)
            let value = order.value[step.variable]
            // The contradiction's condition on its own variable holds at each of the points.
            if order.isNonNegative(step.variable), step.variable != endingVariable,
                value + least[step.variable] < -Tolerance.value(near: value)
            {
                return false
            }
        }
        return true
    }
}
