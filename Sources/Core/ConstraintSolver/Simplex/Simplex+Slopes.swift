// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// The slopes of the objective at the column's value.
    @inline(__always)
    func slopes(of column: ColumnIndex, _ objective: Objective) -> Slopes {
        switch objective {
        case .infeasibility:
            guard isBasic(column) else { return .zero }
            let side = Double(side(of: column))
            return Slopes(left: side, right: side)
        case .infeasibilityOf(let only):
            guard column == only else { return .zero }
            let side = Double(side(of: column))
            return Slopes(left: side, right: side)
        case .value(let only, let sign):
            return column == only ? Slopes(left: sign, right: sign) : .zero
        case .distance(let only, let target):
            return column == only ? Self.slopes(at: target, left: 1, right: 1, value: values[column]) : .zero
        case .level(let level):
            var slopes = Slopes.zero
            let value = values[column]
            for k in program.breakpointRange(column) where program.breakpoints[k].level == level {
                let breakpoint = program.breakpoints[k]
                let part = Self.slopes(
                    at: breakpoint.position, left: breakpoint.leftWeight, right: breakpoint.rightWeight, value: value)
                slopes.left += part.left
                slopes.right += part.right
            }
            return slopes
        }
    }

    @inline(__always)
    private static func slopes(at position: Double, left: Double, right: Double, value: Double) -> Slopes {
        let tolerance = Tolerance.value(near: position)
        if value > position + tolerance { return Slopes(left: right, right: right) }
        if value < position - tolerance { return Slopes(left: -left, right: -left) }
        return Slopes(left: -left, right: right)
    }

    /// -1 below the lower bound, 1 above the upper one, 0 between them.
    @inline(__always)
    func side(of column: ColumnIndex) -> Int {
        let value = values[column]
        if value < lower[column], value < lower[column] - Tolerance.value(near: lower[column]) { return -1 }
        if value > upper[column], value > upper[column] + Tolerance.value(near: upper[column]) { return 1 }
        return 0
    }

    /// The breakpoints of the objective on a column.
    @inline(__always)
    func forEachBreakpoint(
        of column: ColumnIndex, _ objective: Objective, _ body: (_ position: Double, _ slopeChange: Double) -> Void
    ) {
        switch objective {
        case .level(let level):
            for k in program.breakpointRange(column) where program.breakpoints[k].level == level {
                body(program.breakpoints[k].position, program.breakpoints[k].slopeChange)
            }
        case .distance(let only, let target):
            if column == only { body(target, 2) }
        case .infeasibility, .infeasibilityOf, .value:
            break
        }
    }
}
