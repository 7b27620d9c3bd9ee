// SPDX-License-Identifier: Apache-2.0
/// A pivot of a factor, in the order of elimination.
struct PivotIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A pivot with rows below it, in the order of elimination.
struct MultiplierIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// An elementary matrix of an eta file, in the order of the exchanges.
struct EtaIndex: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}

/// A structural column of a basis, by its position among these.
struct BasisPosition: ListIndex {
    private let number: Int32

    @inline(__always)
    init(index: Int) { number = Int32(index) }

    @inline(__always)
    var index: Int { Int(number) }
}
