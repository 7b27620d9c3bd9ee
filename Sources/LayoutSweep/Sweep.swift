// SPDX-License-Identifier: Apache-2.0
/// The sizes at which a layout changes in kind.
package struct Sweep: Hashable, Sendable {
    /// A size from which on something is so, or is so no longer.
    package struct Change: Hashable, Sendable {
        /// The first value of the new state: points, or the number of a text size.
        package var value: Double
        package var begins: [SweepState.Trait]
        package var ends: [SweepState.Trait]
    }

    package var start: SweepState
    /// By increasing value.
    package var changes: [Change]

    /// Between neighbouring samples a change and its reverse would go unnoticed: points. Samples are multiples of it, as the sizes of
    /// screens are, so that what holds at a single size is found there.
    private static let sampleDistance = 4.0
    private static let sampleLimit = 256.0
    /// Points to which a change is located.
    private static let precision = 1e-4

    /// Over a range of points. Samples first, then bisection between those that differ.
    package init(from lower: Double, through upper: Double, state: (Double) -> SweepState) {
        var distance = Self.sampleDistance
        while (upper - lower) / distance > Self.sampleLimit { distance *= 2 }
        let first = (lower / distance).rounded(.down) + 1
        let multiples = stride(from: first * distance, to: upper, by: distance)
        var changes: [Change] = []
        var last = (value: lower, state: state(lower))
        start = last.state
        for value in Array(multiples) + [upper] {
            let next = (value: value, state: state(value))
            Self.locate(last, next, state, &changes)
            last = next
        }
        self.changes = changes
    }

    /// Over steps that have nothing between them.
    package init(steps: Int, state: (Int) -> SweepState) {
        let states = (0..<steps).map(state)
        start = states.first ?? SweepState(traits: [])
        changes = zip(states, states.dropFirst()).enumerated().compactMap { step, pair in
            Change(Double(step + 1), from: pair.0, to: pair.1)
        }
    }

    private typealias Sample = (value: Double, state: SweepState)

    private static func locate(
        _ low: Sample, _ high: Sample, _ state: (Double) -> SweepState, _ changes: inout [Change]
    ) {
        guard low.state != high.state else { return }
        guard high.value - low.value > precision else {
            // Where a thousandth of a point is exact enough, it is the number that was meant.
            let rounded = (high.value * 1000).rounded() / 1000
            if let change = Change(rounded, from: low.state, to: high.state) { changes.append(change) }
            return
        }
        let middle = (low.value + high.value) / 2
        let sample = (value: middle, state: state(middle))
        locate(low, sample, state, &changes)
        locate(sample, high, state, &changes)
    }
}

extension Sweep.Change {
    /// Nil if nothing changes.
    fileprivate init?(_ value: Double, from old: SweepState, to new: SweepState) {
        let (before, after) = (Set(old.traits), Set(new.traits))
        guard before != after else { return nil }
        self.init(
            value: value, begins: new.traits.filter { !before.contains($0) },
            ends: old.traits.filter { !after.contains($0) })
    }
}
