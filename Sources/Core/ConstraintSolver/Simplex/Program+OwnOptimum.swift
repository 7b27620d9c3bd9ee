// SPDX-License-Identifier: Apache-2.0
extension Program {
    /// Where a column's own cost is least within its bounds, level after level, as if no row tied it to others.
    func ownOptimum(of column: ColumnIndex) -> Interval {
        var interval = Interval(lower: lower[column], upper: max(lower[column], upper[column]))
        let range = breakpointRange(column)
        let second = range.lowerBound.advanced(by: 1)
        guard !range.isEmpty else { return interval }
        if range.count == 1 {
            interval.narrow(to: breakpoints[range.lowerBound])
            return interval
        }
        if range.count == 2, breakpoints[range.lowerBound].level != breakpoints[second].level {
            let isInOrder = breakpoints[range.lowerBound].level < breakpoints[second].level
            interval.narrow(to: breakpoints[isInOrder ? range.lowerBound : second])
            interval.narrow(to: breakpoints[isInOrder ? second : range.lowerBound])
            return interval
        }
        let byLevel = Array(breakpoints[range]).sorted { ($0.level, $0.position) < ($1.level, $1.position) }
        var first = 0
        while first < byLevel.count, interval.lower < interval.upper {
            let level = byLevel[first].level
            var end = first
            var slope = 0.0
            while end < byLevel.count, byLevel[end].level == level {
                slope -= byLevel[end].leftWeight
                end += 1
            }
            // The least cost lies between where the slope ceases to be negative and where it becomes positive.
            var low = -Double.infinity
            var high = Double.infinity
            for breakpoint in byLevel[first..<end] {
                if slope < -Tolerance.dualValue { low = breakpoint.position }
                slope += breakpoint.slopeChange
                if slope > Tolerance.dualValue {
                    high = breakpoint.position
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
    mutating func narrow(to breakpoint: CostBreakpoint) {
        narrow(
            breakpoint.leftWeight > 0 ? breakpoint.position : -.infinity,
            breakpoint.rightWeight > 0 ? breakpoint.position : .infinity)
    }

    /// What lies between two values, or the end that is nearest to them.
    mutating func narrow(_ low: Double, _ high: Double) {
        let new = Interval(lower: min(max(lower, low), upper), upper: max(min(upper, high), lower))
        self = new
    }
}
