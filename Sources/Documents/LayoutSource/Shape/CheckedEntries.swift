// SPDX-License-Identifier: Apache-2.0
/// What is left of a list while its entries are checked in turn: the list itself until one is changed or left out.
struct CheckedEntries<Entry> {
    private let written: [Entry]
    /// Nil while nothing differs.
    private var differing: [Entry]?
    private var nextIndex = 0
    private(set) var hasDropped = false

    init(of written: [Entry]) { self.written = written }

    var isAsWritten: Bool { differing == nil }

    var entries: [Entry] { differing ?? written }

    /// Keeps the next entry as it is.
    mutating func keep() {
        if differing != nil { differing?.append(written[nextIndex]) }
        nextIndex += 1
    }

    /// Keeps something else for the next entry; nil leaves it out.
    mutating func replace(by entry: Entry?) {
        var entries = differing ?? Array(written[..<nextIndex])
        differing = nil
        if let entry { entries.append(entry) } else { hasDropped = true }
        differing = entries
        nextIndex += 1
    }

    /// Leaves out entries that were kept.
    mutating func removeAll(where isUnwanted: (Entry) -> Bool) {
        differing = entries.filter { !isUnwanted($0) }
        hasDropped = true
    }
}
