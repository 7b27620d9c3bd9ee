// SPDX-License-Identifier: Apache-2.0
extension Simplex {
    /// Lists what stops the entering column, which is transformed into `entering`, the nearest first.
    mutating func findStops(_ entry: Entry, _ objective: Objective) {
        stops.removeAll(keepingCapacity: true)
        addOwnStops(entry, objective)
        for i in reach.rows where abs(entering[i]) > Tolerance.pivot {
            let rate = -entry.direction * entering[i]
            addBoundStops(row: i, rate: rate, objective)
            addBendStops(row: i, rate: rate, objective)
        }
        // Nothing beyond the first bound is ever reached.
        var reach = Double.infinity
        for stop in stops where stop.bend == .infinity { reach = min(reach, stop.distance) }
        reach += 1e-9 * (1 + reach)
        stops.removeAll { $0.distance > reach }
        stops.sort(by: <)
    }

    private mutating func addOwnStops(_ entry: Entry, _ objective: Objective) {
        let column = entry.column
        let value = values[column]
        let direction = entry.direction
        let bound = direction > 0 ? upper[column] : lower[column]
        if bound.isFinite {
            stops.append(
                Stop(
                    distance: max(0, (bound - value) * direction), bend: .infinity, row: -1, position: bound,
                    pivot: .infinity))
        }
        var found: [Stop] = []
        forEachBend(of: column, objective) { position, bend in
            let distance = (position - value) * direction
            guard distance > Tolerance.value(near: position) else { return }
            found.append(Stop(distance: distance, bend: bend, row: -1, position: position, pivot: .infinity))
        }
        stops += found
    }

    private mutating func addBoundStops(row: Int, rate: Double, _ objective: Objective) {
        let column = basic[row]
        let near = rate > 0 ? lower[column] : upper[column]
        let far = rate > 0 ? upper[column] : lower[column]
        guard far.isFinite || near.isFinite else { return }
        let side: Int
        switch objective {
        case .infeasibility:
            side = self.side(of: column)
        case .infeasibilityOf(let only):
            side = self.side(of: column)
            if side != 0, column != only { return }
        default:
            side = 0
        }
        if side == 0 {
            if far.isFinite { addStop(row: row, rate: rate, position: far, bend: .infinity) }
        } else if (side < 0) == (rate > 0) {
            if near.isFinite { addStop(row: row, rate: rate, position: near, bend: 1) }
            if far.isFinite { addStop(row: row, rate: rate, position: far, bend: .infinity) }
        }
    }

    private mutating func addStop(row: Int, rate: Double, position: Double, bend: Double) {
        let size = abs(rate)
        stops.append(
            Stop(
                distance: max(0, (position - values[basic[row]]) / rate), bend: bend * size, row: row,
                position: position,
                pivot: size))
    }

    private mutating func addBendStops(row: Int, rate: Double, _ objective: Objective) {
        let column = basic[row]
        switch objective {
        case .infeasibility, .infeasibilityOf, .value: return
        case .distance(let only, _): if column != only { return }
        case .level: if program.knotRange(column).isEmpty { return }
        }
        let value = values[column]
        var here: Double?
        var ahead: [(position: Double, bend: Double)] = []
        forEachBend(of: column, objective) { position, bend in
            let way = rate > 0 ? position - value : value - position
            if way > Tolerance.value(near: position) {
                ahead.append((position, bend))
            } else if way >= -Tolerance.value(near: position) {
                here = position
            }
        }
        for stop in ahead { addStop(row: row, rate: rate, position: stop.position, bend: stop.bend) }
        if let here {
            // The cost may be any slope of the bend; what is left of it up to the far side stops.
            let slopes = slopes(of: column, objective)
            let bend = rate > 0 ? slopes.right - costs[column] : costs[column] - slopes.left
            if bend > priceTolerance { addStop(row: row, rate: rate, position: here, bend: bend) }
        }
    }
}
