// SPDX-License-Identifier: Apache-2.0
/// When rows are attended to: the lower, the earlier. Every distinct priority is a level of its own.
struct Level: ListIndex {
    let index: Int

    @inline(__always)
    init(index: Int) { self.index = index }

    init(_ priority: Priority) {
        // The bits of positive numbers are in the order of the numbers.
        index =
            priority.isRequired
            ? Self.required.index : Int(Int32.max) - Int(max(priority.rawValue, 0).bitPattern)
    }

    /// Not optional at all.
    static let required = Level(index: -1)
    /// Rows given up in a conflict go before every optional one.
    static let broken = Level(index: 0)
}
