// SPDX-License-Identifier: Apache-2.0
/// One of several parts of a run, for as many machines.
package struct GoldenShard: Hashable, Sendable {
    /// From 1.
    package var number: Int
    package var count: Int

    package init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// As in `--shard 3/8`.
    package var text: String { "\(number)/\(count)" }

    /// More machines than any run has: the parts that have no report are counted one by one.
    private static let largestCount = 10_000

    /// Nil for anything but `3/8`: a number from 1 to the count.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
            1...Self.largestCount ~= count,
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// The inputs of this part, in their order. Every input is in one part; the parts take about the same time.
    ///
    /// - Parameter milliseconds: the times of inputs by their names, from an earlier run; the others take the mean of these.
    package func inputs(of all: [GoldenInput], milliseconds: [String: Double] = [:]) -> [GoldenInput] {
        let known = all.compactMap { milliseconds[$0.name] }
        let mean = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
        let times = all.map { milliseconds[$0.name] ?? mean }
        // The longest first, each to the part with the least so far; the earlier one of equals.
        var totals = [Double](repeating: 0, count: count)
        var parts = [Int](repeating: 0, count: all.count)
        for index in all.indices.sorted(by: { (times[$1], $0) < (times[$0], $1) }) {
            var least = 0
            for part in totals.indices where totals[part] < totals[least] { least = part }
            totals[least] += times[index]
            parts[index] = least
        }
        return all.indices.filter { parts[$0] == number - 1 }.map { all[$0] }
    }
}
