// SPDX-License-Identifier: Apache-2.0
/// Items that constraints tie together along an axis.
struct ItemGroups {
    private let keys: [String]
    private var leaders: [String: String] = [:]

    init(_ keys: [String]) { self.keys = keys }

    private func leader(of key: String) -> String {
        var key = key
        while let next = leaders[key] { key = next }
        return key
    }

    mutating func join(_ first: String, _ second: String) {
        let (a, b) = (leader(of: first), leader(of: second))
        if a != b { leaders[b] = a }
    }

    /// Whether an item is the outermost of its group; of several, the first.
    func isFirst(_ key: String, depth: (String) -> Int) -> Bool {
        let own = leader(of: key)
        let group = keys.filter { leader(of: $0) == own }
        return group.min { depth($0) < depth($1) } == key
    }
}
