// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LayoutGoldens

/// `junit=FILE`, `json=FILE`, `html=FILE` or `github`.
enum ReportArgument: ExpressibleByArgument, Hashable, Sendable {
    case junit(path: String)
    case json(path: String)
    case html(path: String)
    case github

    init?(argument: String) {
        guard argument != "github" else {
            self = .github
            return
        }
        guard let equals = argument.firstIndex(of: "=") else { return nil }
        let path = String(argument[argument.index(after: equals)...])
        guard !path.isEmpty else { return nil }
        switch argument[..<equals] {
        case "junit": self = .junit(path: path)
        case "json": self = .json(path: path)
        case "html": self = .html(path: path)
        default: return nil
        }
    }
}

/// `3/8`.
struct ShardArgument: ExpressibleByArgument, Sendable {
    var shard: GoldenShard

    init?(argument: String) {
        guard let shard = GoldenShard(argument) else { return nil }
        self.shard = shard
    }
}
