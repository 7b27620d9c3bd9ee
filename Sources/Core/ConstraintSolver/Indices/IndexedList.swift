// SPDX-License-Identifier: Apache-2.0
/// A list that one kind of index leads into, of all elements of that kind or of a range of them.
struct IndexedList<Index: ListIndex, Element> {
    private(set) var elements: [Element]
    /// Where the range begins.
    private let first: Int

    /// An element for each index of a range.
    init(repeating element: Element, for range: Range<Index>) {
        elements = [Element](repeating: element, count: range.count)
        first = range.lowerBound.index
    }

    /// An element for each index from the first on.
    init(repeating element: Element, count: Int) {
        elements = [Element](repeating: element, count: count)
        first = 0
    }

    init(_ elements: [Element] = []) {
        self.elements = elements
        first = 0
    }

    /// The elements of a range that begins at an index.
    init(_ elements: [Element], from index: Index) {
        self.elements = elements
        first = index.index
    }

    var count: Int { elements.count }

    var isEmpty: Bool { elements.isEmpty }

    var indices: Range<Index> { Index(index: first)..<Index(index: first + elements.count) }

    // The difference needs no overflow check: the list checks it.
    subscript(index: Index) -> Element {
        @inline(__always) get { elements[index.index &- first] }
        @inline(__always) _modify { yield &elements[index.index &- first] }
    }

    subscript(range: Range<Index>) -> ArraySlice<Element> {
        elements[range.lowerBound.index - first..<range.upperBound.index - first]
    }

    mutating func append(_ element: Element) {
        elements.makeRoom()
        elements.append(element)
    }

    mutating func insert(_ element: Element, at index: Index) {
        elements.makeRoom()
        elements.insert(element, at: index.index - first)
    }

    mutating func remove(at index: Index) { elements.remove(at: index.index - first) }

    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    /// Reserves room for a number of elements and some that join later.
    mutating func reserveRoom(for count: Int) { elements.reserveRoom(for: count) }

    /// Sets the elements of a range to those of another list.
    mutating func replace(_ range: Range<Index>, from other: Self) {
        elements.replaceSubrange(range.lowerBound.index - first..<range.upperBound.index - first, with: other[range])
    }
}

extension IndexedList: Equatable where Element: Equatable {}
extension IndexedList: Hashable where Element: Hashable {}

typealias ByVariable<Element> = IndexedList<Variable, Element>
/// By row of the system.
typealias ByRowID<Element> = IndexedList<RowID, Element>
/// By row of the program.
typealias ByRow<Element> = IndexedList<RowIndex, Element>
typealias ByColumn<Element> = IndexedList<ColumnIndex, Element>
typealias ByComponent<Element> = IndexedList<ComponentIndex, Element>
