// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// Whether the values of the component at work are those of its rows, and within the bounds of the required ones.
    func isConsistent() -> Bool {
        for row in component.rows {
            let value = values[program.logical(row)]
            var size = max(1, abs(value))
            var sum = -value
            for place in program.entries(ofRow: row) {
                let part = program.rowEntry[place] * values[program.rowColumn[place]]
                sum += part
                size = max(size, abs(part))
            }
            guard abs(sum) <= 1e-9 * size else { return false }
            guard isWithinRequiredBounds(program.logical(row), slack: 1e-8 * size) else { return false }
        }
        return component.structurals.allSatisfy { isWithinRequiredBounds($0, slack: 1e-8 * max(1, abs(values[$0]))) }
    }

    private func isWithinRequiredBounds(_ column: Int, slack: Double) -> Bool {
        values[column] >= program.lower[column] - slack && values[column] <= program.upper[column] + slack
    }
}
