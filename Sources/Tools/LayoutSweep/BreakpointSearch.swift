// SPDX-License-Identifier: Apache-2.0
/// Finds the values of one number at which the behaviour of a layout that depends on it changes.
///
/// Frames are piecewise linear in the size of the canvas: between two breakpoints the same constraints decide. An interval in
/// whose middle every measure is the mean of those at its ends is treated as linear. What holds where measures of a linear
/// interval cross zero is looked at as well, so that what begins and ends inside it is found. All other intervals are halved.
struct BreakpointSearch {
    struct Point {
        package var value: Double
        var sample: SweepSample

        /// Without the measures, which only the search needs.
        fileprivate var found: Point {
            var point = self
            point.sample.forgetMeasures()
            return point
        }
    }

    private let sample: (Double) -> SweepSample
    /// Samples of the whole search.
    private let budget: Int
    private var solved = 0
    /// With so many samples, the interval that is being searched is left as it is.
    private var allowance = 0
    /// Intervals that the budget did not suffice for, by increasing value: what begins and ends inside them is missing, and a
    /// change between their ends is not located.
    private(set) var unsearched: [ClosedRange<Double>] = []
    /// By the upper of the two values around them: the numbers of frames that jump.
    private(set) var jumps: [Double: [SweepJump]] = [:]

    /// Points between the first samples.
    private static let firstDistance = 4.0
    private static let mostFirstSamples = 512
    /// Points to which a change is located.
    private static let precision = 1e-4
    /// Intervals shorter than this, in points, are not searched for what begins and ends inside them.
    private static let finestInterval = 0.05
    /// Intervals shorter than this, in points, are divided at a thousandth of a point.
    private static let shortInterval = 1e-3
    /// Values at which something crosses zero, of an interval.
    private static let mostCrossings = 32

    init(budget: Int, sample: @escaping (Double) -> SweepSample) {
        self.budget = budget
        self.sample = sample
    }

    /// Samples by increasing value, of which two neighbours with different states, or with a jump between them, are closer than the
    /// precision, unless they are in an interval that was not searched.
    mutating func samples(from lower: Double, through upper: Double) -> [Point] {
        // Half of the budget is left for what lies between the first samples.
        let most = Double(max(1, min(Self.mostFirstSamples, budget / 2)))
        var distance = Self.firstDistance
        while (upper - lower) / distance > most { distance *= 2 }
        let multiples = stride(from: ((lower / distance).rounded(.down) + 1) * distance, to: upper, by: distance)
        let first = ([lower] + multiples + [upper]).map { point($0) }
        var inner: [[Point]] = Array(repeating: [], count: first.count - 1)
        func isSame(_ interval: Int) -> Bool { first[interval].sample.state == first[interval + 1].sample.state }
        // Changes that are known of come first. Each interval gets the same share of what is left.
        for intervals in [inner.indices.filter { !isSame($0) }, inner.indices.filter(isSame)] {
            for (index, interval) in intervals.enumerated() {
                allowance = solved + max(0, budget - solved) / (intervals.count - index)
                explore(first[interval], first[interval + 1], into: &inner[interval])
            }
        }
        joinUnsearched()
        return [first[0].found] + inner.indices.flatMap { inner[$0] + [first[$0 + 1].found] }
    }

    private mutating func joinUnsearched() {
        var joined: [ClosedRange<Double>] = []
        for range in unsearched.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, last.upperBound >= range.lowerBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        unsearched = joined
    }

    /// - Parameter neighbour: usually in the same state, which is then in memory once.
    private mutating func point(_ value: Double, near neighbour: Point? = nil) -> Point {
        solved += 1
        var point = Point(value: value, sample: sample(value))
        if let state = neighbour?.sample.state, state == point.sample.state { point.sample.state = state }
        return point
    }

    /// Whether the budget suffices to look inside an interval; if not, that is kept.
    private mutating func maySearch(_ low: Point, _ high: Point) -> Bool {
        if solved < allowance { return true }
        unsearched.append(low.value...high.value)
        return false
    }

    private mutating func explore(_ low: Point, _ high: Point, into points: inout [Point]) {
        let isSame = low.sample.state == high.sample.state
        // In so short an interval, what moves much jumps.
        guard high.value - low.value > (isSame ? Self.finestInterval : Self.precision) else {
            return locate(low, high, findsJumps: true, into: &points)
        }
        guard maySearch(low, high) else { return }
        let middle = point(isSame ? (low.value + high.value) / 2 : divider(low, high), near: low)
        guard isSame, middle.sample.state == low.sample.state,
            middle.sample.isMean(of: low.sample, high.sample)
        else { return halve(low, middle, high, into: &points) }
        var last = low
        for value in crossings(low, high) where value > last.value && value < high.value {
            // What holds at a single value, and what holds from it to the next one.
            let between = point((last.value + value) / 2, near: last)
            let next = point(value, near: between)
            for (start, end) in [(last, between), (between, next)] {
                locate(start, end, findsJumps: false, into: &points)
                points.append(end.found)
            }
            last = next
        }
        if last.value > low.value {
            let between = point((last.value + high.value) / 2, near: last)
            locate(last, between, findsJumps: false, into: &points)
            points.append(between.found)
            locate(between, high, findsJumps: false, into: &points)
        }
    }

    /// The half in which something changes comes first, since the budget may not suffice for both.
    private mutating func halve(_ low: Point, _ middle: Point, _ high: Point, into points: inout [Point]) {
        var (before, after): ([Point], [Point]) = ([], [])
        if low.sample.state == middle.sample.state {
            explore(middle, high, into: &after)
            explore(low, middle, into: &before)
        } else {
            explore(low, middle, into: &before)
            explore(middle, high, into: &after)
        }
        points += before + [middle.found] + after
    }

    /// Between two samples with different states, or with a jump between them, by bisection.
    private mutating func locate(_ low: Point, _ high: Point, findsJumps: Bool, into points: inout [Point]) {
        let hasJump = findsJumps && low.sample.jumps(to: high.sample)
        guard hasJump || low.sample.state != high.sample.state else { return }
        guard high.value - low.value > Self.precision else {
            if hasJump { jumps[high.value] = low.sample.foundJumps(to: high.sample) }
            return
        }
        guard maySearch(low, high) else { return }
        let middle = point(divider(low, high), near: low)
        locate(low, middle, findsJumps: findsJumps, into: &points)
        points.append(middle.found)
        locate(middle, high, findsJumps: findsJumps, into: &points)
    }

    /// The middle of an interval in which something changes, or the thousandth of a point in it if it is that short: changes are
    /// listed in thousandths, at which they have to be true.
    private func divider(_ low: Point, _ high: Point) -> Double {
        let thousandth = (high.value * 1000).rounded(.down) / 1000
        let isShort = high.value - low.value < Self.shortInterval
        return isShort && low.value < thousandth && thousandth < high.value ? thousandth : (low.value + high.value) / 2
    }

    /// Where something is zero between two samples, to a millionth of a point.
    private func crossings(_ low: Point, _ high: Point) -> [Double] {
        let values = zip(low.sample.slacks, high.sample.slacks).compactMap { a, b -> Double? in
            guard a < 0 && b > 0 || a > 0 && b < 0 else { return nil }
            let value = low.value + (high.value - low.value) * a / (a - b)
            return (value * 1e6).rounded() / 1e6
        }
        return Array(Set(values).sorted().prefix(Self.mostCrossings))
    }
}
