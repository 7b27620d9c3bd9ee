// SPDX-License-Identifier: Apache-2.0
/// The sizes at which the behaviour of a layout changes.
package struct Sweep: Hashable, Sendable {
    /// A size at which a state begins or ends, or frames jump.
    package struct Change: Hashable, Sendable {
        /// The first value of the new state: points, or the number of a text size.
        package var value: Double
        package var begins: [SweepState.Trait]
        package var ends: [SweepState.Trait]
        /// By view, without those that follow from a text.
        package var jumps: [SweepJump] = []
    }

    /// A size at which a number of a frame jumps.
    package struct Jump: Hashable, Sendable {
        /// Points, as of changes.
        package var value: Double
        package var jump: SweepJump
    }

    package var start: SweepState
    /// By increasing value.
    package var changes: [Change]
    /// By increasing value, with those that follow from a text, which are not listed as changes.
    package var jumps: [Jump] = []
    /// Ranges of points that were not searched, since the layout was solved as often as the budget allows: what begins and
    /// ends inside is missing, and a change between their ends is listed at the upper end.
    package var unsearched: [ClosedRange<Double>] = []

    /// Solutions of a small layout.
    package static let mostSolutions = 6_000
    /// Solutions times views: 20,000 labels take 11 seconds in a release build.
    private static let mostWork = 500_000
    private static let fewestSolutions = 16

    /// The number of times that a sweep solves a layout with this number of views.
    package static func budget(viewCount: Int) -> Int {
        max(fewestSolutions, min(mostSolutions, mostWork / max(viewCount, 1)))
    }

    /// Over a range of points.
    ///
    /// - Parameter budget: the number of samples.
    package init(
        from lower: Double, through upper: Double, budget: Int = Self.mostSolutions,
        sample: @escaping (Double) -> SweepSample
    ) {
        var search = BreakpointSearch(budget: budget, sample: sample)
        let samples = search.samples(from: lower, through: upper)
        unsearched = search.unsearched
        start = samples[0].sample.state
        changes = []
        for (low, high) in zip(samples, samples.dropFirst()) {
            let value = Self.listed(low.value, high.value)
            let found = search.jumps[high.value] ?? []
            jumps += found.map { Jump(value: value, jump: $0) }
            let listed = found.filter { !$0.isOfText }
            if let change = Change(value, from: low.sample.state, to: high.sample.state, jumps: listed) {
                changes.append(change)
            }
        }
    }

    /// The thousandth of a point at which a change between two values is listed: the first one that has the new state, or the lower
    /// value itself if that is one and the change begins just above it.
    private static func listed(_ low: Double, _ high: Double) -> Double {
        let nearest = (high * 1000).rounded() / 1000
        return nearest < low ? (high * 1000).rounded(.up) / 1000 : nearest
    }

    /// Over steps that have nothing between them.
    package init(steps: Int, sample: (Int) -> SweepSample) {
        let states = (0..<steps).map { sample($0).state }
        start = states.first ?? SweepState(traits: [])
        changes = zip(states, states.dropFirst()).enumerated().compactMap { step, pair in
            Change(Double(step + 1), from: pair.0, to: pair.1)
        }
    }
}

extension Sweep.Change {
    /// Nil if nothing changes.
    fileprivate init?(_ value: Double, from old: SweepState, to new: SweepState, jumps: [SweepJump] = []) {
        guard old != new || !jumps.isEmpty else { return nil }
        let (before, after) = (Set(old.traits), Set(new.traits))
        guard before != after || !jumps.isEmpty else { return nil }
        self.init(
            value: value, begins: new.traits.filter { !before.contains($0) },
            ends: old.traits.filter { !after.contains($0) }, jumps: jumps)
    }
}
