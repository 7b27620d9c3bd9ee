// SPDX-License-Identifier: Apache-2.0
extension Program {
    /// Where a column's own cost is least within its bounds, level after level, as if no row tied it to others.
    func ownOptimum(of column: Int) -> Interval {
        var interval = Interval(lower: lower[column], upper: max(lower[column], upper[column]))
        let range = knotRange(column)
        guard !range.isEmpty else { return interval }
        if range.count == 1 {
            interval.narrow(to: knots[range.lowerBound])
            return interval
        }
        if range.count == 2, knots[range.lowerBound].level != knots[range.lowerBound + 1].level {
            let isInOrder = knots[range.lowerBound].level < knots[range.lowerBound + 1].level
            interval.narrow(to: knots[isInOrder ? range.lowerBound : range.lowerBound + 1])
            interval.narrow(to: knots[isInOrder ? range.lowerBound + 1 : range.lowerBound])
            return interval
        }
        let byLevel = Array(knots[range]).sorted { ($0.level, $0.position) < ($1.level, $1.position) }
        var first = 0
        while first < byLevel.count, interval.lower < interval.upper {
            let level = byLevel[first].level
            var end = first
            var slope = 0.0
            while end < byLevel.count, byLevel[end].level == level {
                slope -= byLevel[end].leftWeight
                end += 1
            }
            // The least cost lies between where the slope stops to be negative and where it becomes positive.
            var low = -Double.infinity
            var high = Double.infinity
            for knot in byLevel[first..<end] {
                if slope < -Tolerance.price { low = knot.position }
                slope += knot.bend
                if slope > Tolerance.price {
                    high = knot.position
                    break
                }
            }
            interval.narrow(low, high)
            first = end
        }
        return interval
    }
}

extension Interval {
    mutating func narrow(to knot: Knot) {
        narrow(knot.leftWeight > 0 ? knot.position : -.infinity, knot.rightWeight > 0 ? knot.position : .infinity)
    }

    /// What lies between two places, or the end that is nearest to them.
    mutating func narrow(_ low: Double, _ high: Double) {
        let new = Interval(lower: min(max(lower, low), upper), upper: max(min(upper, high), lower))
        self = new
    }
}
