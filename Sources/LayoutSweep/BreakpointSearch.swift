// SPDX-License-Identifier: Apache-2.0
/// Finds the values at which a layout that depends on one number changes in kind.
///
/// Frames are piecewise linear in the size of the canvas: between two breakpoints the same constraints decide. An interval in
/// whose middle every measure is the mean of those at its ends is treated as linear. What holds where measures of a linear
/// interval cross zero is looked at as well, so that what begins and ends inside it is found. All other intervals are halved.
struct BreakpointSearch {
    struct Point {
        var value: Double
        var sample: SweepSample
    }

    private let sample: (Double) -> SweepSample
    private var solved = 0

    /// Points between the first samples.
    private static let firstDistance = 4.0
    private static let mostFirstSamples = 512.0
    /// Points to which a change is located.
    private static let precision = 1e-4
    /// Intervals shorter than this, in points, are not searched for what begins and ends inside them.
    private static let finestInterval = 0.05
    /// With more samples than this, intervals without a change from end to end are not searched any more.
    private static let mostSamples = 6_000
    /// Values at which something crosses zero, of an interval.
    private static let mostCrossings = 32

    init(sample: @escaping (Double) -> SweepSample) { self.sample = sample }

    /// Samples by increasing value, of which two neighbours with different states are closer than the precision.
    mutating func samples(from lower: Double, through upper: Double) -> [Point] {
        var distance = Self.firstDistance
        while (upper - lower) / distance > Self.mostFirstSamples { distance *= 2 }
        let first = (lower / distance).rounded(.down) + 1
        let multiples = stride(from: first * distance, to: upper, by: distance)
        var points = [point(lower)]
        for value in Array(multiples) + [upper] {
            let next = point(value)
            explore(points[points.count - 1], next, into: &points)
            points.append(next)
        }
        return points
    }

    private mutating func point(_ value: Double) -> Point {
        solved += 1
        return Point(value: value, sample: sample(value))
    }

    private mutating func explore(_ low: Point, _ high: Point, into points: inout [Point]) {
        let isSame = low.sample.state == high.sample.state
        guard high.value - low.value > (isSame ? Self.finestInterval : Self.precision) else { return }
        if isSame, solved > Self.mostSamples { return }
        let middle = point((low.value + high.value) / 2)
        guard isSame, middle.sample.state == low.sample.state,
            middle.sample.isMean(of: low.sample, high.sample)
        else { return halve(low, middle, high, into: &points) }
        var last = low
        for value in crossings(low, high) where value > last.value && value < high.value {
            // What holds at a single value, and what holds from it to the next one.
            let between = point((last.value + value) / 2)
            let next = point(value)
            for (start, end) in [(last, between), (between, next)] {
                locate(start, end, into: &points)
                points.append(end)
            }
            last = next
        }
        if last.value > low.value {
            let between = point((last.value + high.value) / 2)
            locate(last, between, into: &points)
            points.append(between)
            locate(between, high, into: &points)
        }
    }

    private mutating func halve(_ low: Point, _ middle: Point, _ high: Point, into points: inout [Point]) {
        explore(low, middle, into: &points)
        points.append(middle)
        explore(middle, high, into: &points)
    }

    /// Between two samples with different states, by bisection.
    private mutating func locate(_ low: Point, _ high: Point, into points: inout [Point]) {
        guard low.sample.state != high.sample.state, high.value - low.value > Self.precision else { return }
        let middle = point((low.value + high.value) / 2)
        locate(low, middle, into: &points)
        points.append(middle)
        locate(middle, high, into: &points)
    }

    /// Where something is zero between two samples, to a millionth of a point.
    private func crossings(_ low: Point, _ high: Point) -> [Double] {
        let values = zip(low.sample.slacks, high.sample.slacks).compactMap { a, b -> Double? in
            guard a < 0 && b > 0 || a > 0 && b < 0 else { return nil }
            let value = low.value + (high.value - low.value) * a / (a - b)
            return (value * 1e6).rounded() / 1e6
        }
        return Array(Set(values).sorted().prefix(Self.mostCrossings))
            .sorted()
    }
}
