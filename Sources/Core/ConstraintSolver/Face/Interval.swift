// SPDX-License-Identifier: Apache-2.0
/// The values that a column can take.
struct Interval {
    var lower: Double
    var upper: Double

    var isPoint: Bool { upper - lower <= Tolerance.ambiguity(lower, upper) }

    mutating func widen(to value: Double) {
        lower = min(lower, value)
        upper = max(upper, value)
    }

    /// The end farther from `value`, the upper one of two equally far; 100 units beyond `value` for an infinite end.
    func otherEnd(than value: Double) -> Double {
        let low = lower.isFinite ? lower : value - 100
        let high = upper.isFinite ? upper : value + 100
        return high - value >= value - low ? high : low
    }
}

extension VariableDeclaration.TieRule {
    /// The value to start from in an interval: of a position zero, as long as it is not known what keeps it from there.
    func start(in interval: Interval) -> Double {
        self == .nearestToZero ? min(max(0, interval.lower), interval.upper) : choice(in: interval)
    }

    /// The value to be taken in an interval.
    func choice(in interval: Interval) -> Double {
        switch self {
        case .largest:
            if interval.upper.isFinite { return interval.upper }
            return interval.lower.isFinite ? interval.lower : 0
        case .nearestToZero:
            switch (interval.lower.isFinite, interval.upper.isFinite) {
            case (true, false): return interval.lower
            case (false, true): return interval.upper
            default: return min(max(0, interval.lower), interval.upper)
            }
        }
    }
}
