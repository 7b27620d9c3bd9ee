// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GoldenRuns
import LayoutGoldens

extension ReportRequest: ExpressibleByArgument {}

/// `3/8`.
struct ShardArgument: ExpressibleByArgument, Sendable {
    var shard: GoldenShard

    init?(argument: String) {
        guard let shard = GoldenShard(argument) else { return nil }
        self.shard = shard
    }
}
