// SPDX-License-Identifier: Apache-2.0

/// A name in which `[*]` stands for the number of any instance.
struct InstancePattern {
    private let parts: [Substring]

    init(_ name: String) { parts = name.split(separator: "[*]", omittingEmptySubsequences: false) }

    func matches(_ name: String) -> Bool {
        guard var rest = parts.first.map({ name.hasPrefix($0) ? name.dropFirst($0.count) : nil }) ?? nil else {
            return false
        }
        for part in parts.dropFirst() {
            guard rest.first == "[" else { return false }
            rest = rest.dropFirst().drop { $0.isNumber }
            guard rest.first == "]" else { return false }
            rest = rest.dropFirst()
            guard rest.hasPrefix(part) else { return false }
            rest = rest.dropFirst(part.count)
        }
        return rest.isEmpty
    }
}
