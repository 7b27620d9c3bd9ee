// SPDX-License-Identifier: Apache-2.0
/// What presolve has taken out of the program, put back where rounding made too much of it.
extension SolvedSystem {
    /// Required rows that are missed by more than rounding, although nothing broke them.
    func missedRows() -> [Int] {
        let values = variables.indices.map(value(of:))
        var missed: [Int] = []
        for row in 0..<table.count where table.isRequired(row) && miss(of: row, values) > 0 {
            let (miss, size) = missAndSize(of: row)
            if miss > Tolerance.share * size { missed.append(row) }
        }
        return missed
    }

    @inline(__always)
    func miss(of row: Int, _ values: [Double]) -> Double {
        var sum = 0.0
        for place in table.terms(of: row) { sum += table.coefficient[place] * values[table.variable[place]] }
        return table.miss(of: row, value: sum)
    }

    /// How far a row is missed, and the size of its largest term, with variables taken to be at least a thousandth.
    func missAndSize(of row: Int) -> (miss: Double, size: Double) {
        var sum = 0.0
        var size = abs(table.constant[row])
        for place in table.terms(of: row) {
            let part = table.coefficient[place] * value(of: table.variable[place])
            sum += part
            size = max(size, abs(part), Tolerance.leastValue * abs(table.coefficient[place]))
        }
        return (table.miss(of: row, value: sum), size)
    }

    /// Bars the pinned variables and the followers that the rows depend on. Returns whether there are any.
    mutating func bar(behind rows: [Int]) -> Bool {
        var isAny = false
        var isSeen = Set(rows)
        var left = rows
        while let row = left.popLast() {
            for place in table.terms(of: row) {
                let variable = table.variable[place]
                let behind = pins.isPinned(variable) ? pins.row[variable] : followers.row[variable]
                guard behind >= 0 else { continue }
                isBarred[variable] = true
                // One that only its own row determines is exact.
                if pins.isPinned(variable), table.terms(of: behind).count > 1 {
                    isPinBarred[variable] = true
                    isAny = true
                }
                if followers.follows(variable) { isAny = true }
                if isSeen.insert(behind).inserted { left.append(behind) }
            }
        }
        return isAny
    }
}
