// SPDX-License-Identifier: Apache-2.0
/// What can be a member of a hitting set: rows that a conflict has all of, or none.
struct MemberIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A set to be hit: rows without which the others can hold.
struct HitSetIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// One of the caller's groups, numbered from zero by first occurrence.
struct GroupIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}
