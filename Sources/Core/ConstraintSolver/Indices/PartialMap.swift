// SPDX-License-Identifier: Apache-2.0
/// A list from one kind of index to another, in which some have nothing.
///
/// Half as large as a list of optional indices: these fill eight bytes each.
struct PartialMap<Index: ListIndex, Value: ListIndex> {
    /// Negative for nothing.
    private var numbers: [Int32]

    /// Nothing for each index from the first on.
    init(count: Int) { numbers = [Int32](repeating: Self.nothing, count: count) }

    private static var nothing: Int32 { -1 }

    subscript(index: Index) -> Value? {
        @inline(__always) get {
            let number = numbers[index.index]
            return number < 0 ? nil : Value(index: Int(number))
        }
        @inline(__always) set { numbers[index.index] = newValue.map { Int32($0.index) } ?? Self.nothing }
    }

    mutating func append(_ value: Value?) {
        numbers.makeRoom()
        numbers.append(value.map { Int32($0.index) } ?? Self.nothing)
    }
}
