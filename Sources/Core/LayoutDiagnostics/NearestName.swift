// SPDX-License-Identifier: Apache-2.0
/// Finds the known name that an unknown one was probably meant to be.
package enum NearestName {
    /// Names longer than this, and lists longer than that, are not compared: bad input must stay cheap.
    private static let lengthLimit = 48
    private static let listLimit = 2_000
    /// Least number of letters for which a part of a name suggests the whole.
    private static let partLength = 3

    /// The nearest of the names, of several the one that begins most alike; else the shortest that begins or ends with the
    /// unknown one, as `defaultHigh` with `high`; nil if none is near.
    package static func of(_ name: String, among names: some Collection<String>) -> String? {
        let wanted = Array(name.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= lengthLimit, names.count <= listLimit else { return nil }
        var best: (name: String, distance: Int, alike: Int)?
        for candidate in names {
            let other = Array(candidate.lowercased().utf8)
            let limit = min(best?.distance ?? Int.max, max(1, min(wanted.count, other.count) / 3))
            guard other.count <= lengthLimit, abs(other.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, other)
            let alike = zip(wanted, other).prefix { $0 == $1 }.count
            // A substituted letter is not a misspelling if the name has no other letter.
            guard distance <= limit, distance < max(wanted.count, other.count) else { continue }
            if let best, best.distance == distance, best.alike >= alike { continue }
            best = (candidate, distance, alike)
        }
        return best?.name ?? whole(of: wanted, among: names)
    }

    private static func whole(of part: [UInt8], among names: some Collection<String>) -> String? {
        guard part.count >= partLength else { return nil }
        var shortest: (name: String, length: Int)?
        for candidate in names {
            let other = Array(candidate.lowercased().utf8)
            guard other.starts(with: part) || other.reversed().starts(with: part.reversed()),
                other.count < shortest?.length ?? Int.max
            else { continue }
            shortest = (candidate, other.count)
        }
        return shortest?.name
    }

    /// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
    static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
