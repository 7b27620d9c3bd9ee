// SPDX-License-Identifier: Apache-2.0
/// Lists of numbers by the cells of a grid: a hash table with open addressing, whose lists are linked. The standard
/// library's dictionary took a third of the time of placement, most of it for hashing.
struct CellTable {
    private struct Slot {
        var key: UInt64
        /// The first and last node of the cell's list; −1 in a free slot.
        var first: Int32
        var last: Int32

        static let free = Slot(key: 0, first: -1, last: -1)
    }

    private struct Node {
        var number: Int32
        /// −1 at the end of the list.
        var next: Int32
    }

    private var slots: [Slot]
    private var nodes: [Node] = []
    private var used = 0

    init() { slots = [Slot](repeating: .free, count: 64) }

    /// Appends a number to a cell's list. Columns and rows have 32 bits.
    mutating func append(_ number: Int, column: Int, row: Int) {
        let key = CellTable.key(column, row)
        let node = Int32(nodes.count)
        nodes.append(Node(number: Int32(number), next: -1))
        let slot = CellTable.slot(of: key, in: slots)
        if slots[slot].first >= 0 {
            nodes[Int(slots[slot].last)].next = node
            slots[slot].last = node
            return
        }
        slots[slot] = Slot(key: key, first: node, last: node)
        used += 1
        if 2 * used > slots.count { grow() }
    }

    /// Calls `body` with the numbers of some cells and the cell of each, in the order in which they were added to it, until
    /// it returns false; false if it did.
    @inline(__always)
    func forEach(
        columns: ClosedRange<Int>, rows: ClosedRange<Int>, _ body: (_ number: Int, _ column: Int, _ row: Int) -> Bool
    ) -> Bool {
        let (slots, nodes) = (slots, nodes)
        for row in rows {
            for column in columns {
                var node = slots[CellTable.slot(of: CellTable.key(column, row), in: slots)].first
                while node >= 0 {
                    guard body(Int(nodes[Int(node)].number), column, row) else { return false }
                    node = nodes[Int(node)].next
                }
            }
        }
        return true
    }

    /// Where a key is, or where it would be put.
    @inline(__always)
    private static func slot(of key: UInt64, in slots: [Slot]) -> Int {
        let mask = slots.count - 1
        // Fibonacci hashing: the upper bits of the product depend on all bits of the key.
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while slots[slot].first >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: .free, count: 2 * old.count)
        for entry in old where entry.first >= 0 { slots[CellTable.slot(of: entry.key, in: slots)] = entry }
    }

    private static func key(_ column: Int, _ row: Int) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: row)) << 32 | UInt64(UInt32(truncatingIfNeeded: column))
    }
}
