// SPDX-License-Identifier: Apache-2.0
/// Items that constraints tie together along an axis.
struct ItemGroups {
    private let keys: [String]
    private var leaders: [String: String] = [:]

    init(_ keys: [String]) { self.keys = keys }

    private mutating func leader(of key: String) -> String {
        var leader = key
        while let next = leaders[leader] { leader = next }
        // A long chain is followed once.
        var passed = key
        while let next = leaders[passed], next != leader {
            leaders[passed] = leader
            passed = next
        }
        return leader
    }

    mutating func join(_ first: String, _ second: String) {
        let (a, b) = (leader(of: first), leader(of: second))
        if a != b { leaders[b] = a }
    }

    /// The outermost item of each group; of several, the first.
    mutating func firsts(depth: (String) -> Int) -> Set<String> {
        var firsts: [String: (key: String, depth: Int)] = [:]
        for key in keys {
            let (leader, own) = (leader(of: key), depth(key))
            if let first = firsts[leader], first.depth <= own { continue }
            firsts[leader] = (key, own)
        }
        return Set(firsts.values.map(\.key))
    }
}
