// SPDX-License-Identifier: Apache-2.0
/// When rows are attended to: the lower, the earlier. Every distinct priority is a level of its own.
struct Level: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }

    init(_ priority: Priority) {
        // The bits of positive numbers are in the order of the numbers.
        number =
            priority.isRequired
            ? Self.required.number : Self.last.number - Int32(max(priority.rawValue, 0).bitPattern)
    }

    /// The priority that the level is for.
    var priority: Priority {
        self <= .broken ? .required : Priority(Float(bitPattern: UInt32(Self.last.number - number)))
    }

    /// Not optional at all.
    static let required = Level(index: -1)
    /// Rows given up in a conflict go before every optional one.
    static let broken = Level(index: 0)
    /// The level of priority 0; rows without any priority can come after it.
    static let last = Level(index: Int(Int32.max) - 2)
}
