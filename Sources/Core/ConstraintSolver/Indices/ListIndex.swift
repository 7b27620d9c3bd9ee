// SPDX-License-Identifier: Apache-2.0
/// A position in lists of one kind. Each kind has its own index type, so that a row cannot be confused with a column.
package protocol ListIndex: Hashable, Strideable, CustomStringConvertible, Sendable where Stride == Int {
    var index: Int { get }
    init(index: Int)
}

extension ListIndex {
    package var description: String { String(index) }

    @inline(__always)
    package static func == (a: Self, b: Self) -> Bool { a.index == b.index }

    @inline(__always)
    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }

    @inline(__always)
    package func distance(to other: Self) -> Int { other.index &- index }

    @inline(__always)
    package func advanced(by distance: Int) -> Self { Self(index: index &+ distance) }
}

/// A row of a program, and the position in the basis of the column that is basic there.
struct RowIndex: ListIndex {
    /// Half as long as an `Int`: the matrix consists of these.
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A component of a program.
struct ComponentIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A breakpoint of a program's costs.
struct BreakpointIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A position among the nonbasic columns of a tableau.
struct NonbasicIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A column of a program: a structural one, which is a variable of the system, or the logical one of a row.
struct ColumnIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}
