// SPDX-License-Identifier: Apache-2.0
/// Numbers of rectangles by the cells of a grid: a hash table with open addressing. The standard library's dictionary took a third of the
/// time of placement, most of it for hashing.
///
/// A list is a chain of blocks of neighbouring words, so that reading a long one seldom waits for memory. With each number goes what
/// it covers of the cell: most of what lies in a cell does not touch a small rectangle there, and is left out by comparing two bits.
struct CellTable {
    /// What a rectangle covers of a cell, in sixteenths of its sides: a bit for each column, above them one for each row.
    struct Coverage {
        fileprivate var bits: UInt32

        @inline(__always)
        init(columns: UInt16, rows: UInt16) { bits = UInt32(rows) << 16 | UInt32(columns) }

        /// Whether both have a column and a row in common.
        @inline(__always)
        func meets(_ other: Coverage) -> Bool {
            let common = bits & other.bits
            return common & 0xFFFF != 0 && common >> 16 != 0
        }
    }

    private struct Slot {
        var key: UInt64
        /// The places in `words` of the first and last block of the cell's list; 0 in a free slot.
        var first: Int32
        var last: Int32

        static let free = Slot(key: 0, first: 0, last: 0)
    }

    /// Words of a list's first block, for most cells have few numbers, and of the others: with the head a line of the cache.
    private static let firstCapacity = 3
    private static let capacity = 7

    /// The parts of a word below what the rectangle covers.
    private static let number: UInt64 = 0x3FFF_FFFF
    private static let left: UInt64 = 0x4000_0000
    private static let up: UInt64 = 0x8000_0000

    private var slots: [Slot]
    /// Blocks: a head with the number of words in use and above it the place of the next block; then the words. Each
    /// word is a number of 30 bits, above it whether the rectangle has cells to the left and above, and above that what
    /// it covers of the cell. The word at 0 belongs to no block.
    private var words: [UInt64] = [0]
    private var used = 0

    init() { slots = [Slot](repeating: .free, count: 64) }

    /// Appends the number of a rectangle to the list of one of its cells. Columns and rows have 32 bits.
    /// - Parameter extends: whether the rectangle has cells to the left, and above.
    mutating func append(
        _ number: Int, column: Int, row: Int, covering coverage: Coverage, extends: (left: Bool, up: Bool)
    ) {
        let key = CellTable.key(column, row)
        let word =
            UInt64(coverage.bits) << 32 | (extends.left ? CellTable.left : 0) | (extends.up ? CellTable.up : 0)
            | UInt64(number) & CellTable.number
        let slot = CellTable.slot(of: key, in: slots)
        guard slots[slot].first > 0 else {
            let block = addBlock(of: CellTable.firstCapacity, word)
            slots[slot] = Slot(key: key, first: block, last: block)
            used += 1
            if 2 * used > slots.count { grow() }
            return
        }
        let last = Int(slots[slot].last)
        let count = CellTable.count(words[last])
        if count < (slots[slot].first == slots[slot].last ? CellTable.firstCapacity : CellTable.capacity) {
            words[last + 1 + count] = word
            words[last] += 1
        } else {
            let block = addBlock(of: CellTable.capacity, word)
            words[last] |= UInt64(block) << 32
            slots[slot].last = block
        }
    }

    private mutating func addBlock(of capacity: Int, _ word: UInt64) -> Int32 {
        let block = Int32(words.count)
        words.append(1)
        words.append(word)
        for _ in 1..<capacity { words.append(0) }
        return block
    }

    /// Calls `body` with the numbers in some cells of a row that may meet what `coverage` gives for each of them, in the order in which
    /// they were added to a cell, until it returns false; false if it did.
    /// - Parameter met: leaves out rectangles that have cells to the left, or above: they are in another cell that is looked at.
    @inline(__always)
    func forEach(
        columns: ClosedRange<Int>, row: Int, met: (left: Bool, up: Bool), meeting coverage: (_ column: Int) -> Coverage,
        _ body: (_ number: Int) -> Bool
    ) -> Bool {
        let (slots, words) = (slots, words)
        let met = (met.left ? CellTable.left : 0) | (met.up ? CellTable.up : 0)
        for column in columns {
            var block = Int(slots[CellTable.slot(of: CellTable.key(column, row), in: slots)].first)
            guard block > 0 else { continue }
            let wanted = coverage(column)
            while block > 0 {
                let head = words[block]
                // Not a slice, which would be retained and released.
                for place in block + 1...block + CellTable.count(head) {
                    let word = words[place]
                    guard word & met == 0, wanted.meets(Coverage(of: word)) else { continue }
                    guard body(Int(word & CellTable.number)) else { return false }
                }
                block = Int(head >> 32)
            }
        }
        return true
    }

    @inline(__always)
    private static func count(_ head: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: head)) }

    /// Where a key is, or where it would be put.
    @inline(__always)
    private static func slot(of key: UInt64, in slots: [Slot]) -> Int {
        let mask = slots.count - 1
        // Fibonacci hashing: the upper bits of the product depend on all bits of the key.
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while slots[slot].first > 0, slots[slot].key != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: .free, count: 2 * old.count)
        for entry in old where entry.first > 0 { slots[CellTable.slot(of: entry.key, in: slots)] = entry }
    }

    @inline(__always)
    private static func key(_ column: Int, _ row: Int) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: row)) << 32 | UInt64(UInt32(truncatingIfNeeded: column))
    }
}

extension CellTable.Coverage {
    @inline(__always)
    fileprivate init(of word: UInt64) { bits = UInt32(truncatingIfNeeded: word >> 32) }
}
