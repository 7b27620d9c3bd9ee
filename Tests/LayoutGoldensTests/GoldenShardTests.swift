// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import Testing

struct GoldenShardTests {
    private let inputs = (0..<50).map { GoldenInput(name: "case-\($0)", path: "", recorded: "") }

    private func shards(_ count: Int, _ milliseconds: [String: Double] = [:]) -> [[GoldenInput]] {
        (1...count).compactMap { GoldenShard("\($0)/\(count)")?.inputs(of: inputs, milliseconds: milliseconds) }
    }

    @Test(arguments: [1, 3, 8, 60])
    func `Every case is in exactly one shard`(count: Int) {
        let shards = shards(count)
        #expect(shards.flatMap { $0 }.map(\.name).sorted() == inputs.map(\.name).sorted())
        #expect(shards.map(\.count).max() ?? 0 <= (shards.map(\.count).min() ?? 0) + 1)
    }

    @Test func `Recorded times are divided evenly`() {
        var times = Dictionary(uniqueKeysWithValues: inputs.map { ($0.name, 1.0) })
        times["case-7"] = 20
        let totals = shards(3, times).map { $0.map { times[$0.name] ?? 0 }.reduce(0, +) }
        #expect(totals.sorted() == [23, 23, 23])
    }

    @Test(arguments: ["0/3", "4/3", "1", "a/b", "1/0", "-1/2", "1/2/3", "", "1/10001", "1/999999999"])
    func `Only a number from 1 to the count is a shard`(text: String) {
        #expect(GoldenShard(text) == nil)
    }
}
