// SPDX-License-Identifier: Apache-2.0
import LayoutModel

/// The views that equations have named last. Most equations name one of them again, which takes no look-up by name.
struct RecentViews {
    private struct Entry {
        /// Where an equation had the name.
        var name: Range<Int>
        var view: Int
    }

    private var entries: [Entry] = []
    private var oldest = 0
    private static let most = 4

    /// The view of a name in the text; nil if it is not among the last few.
    func view(named name: Range<Int>, in bytes: [UInt8]) -> Int? {
        for entry in entries where entry.name.count == name.count {
            if Self.isSame(entry.name, name, in: bytes) { return entry.view }
        }
        return nil
    }

    /// Compares from the end: names of views in an instance begin alike.
    private static func isSame(_ a: Range<Int>, _ b: Range<Int>, in bytes: [UInt8]) -> Bool {
        var distance = 1
        while distance <= a.count, bytes[a.upperBound - distance] == bytes[b.upperBound - distance] { distance += 1 }
        return distance > a.count
    }

    mutating func note(_ name: Range<Int>, _ view: Int) {
        if entries.count < Self.most {
            entries.append(Entry(name: name, view: view))
        } else {
            entries[oldest] = Entry(name: name, view: view)
            oldest = (oldest + 1) % Self.most
        }
    }
}
