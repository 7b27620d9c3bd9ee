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

    var count: Int { elements.count }

    var isEmpty: Bool { elements.isEmpty }

    var indices: Range<Index> { Index(index: first)..<Index(index: first + elements.count) }

    @inline(__always)
    subscript(index: Index) -> Element {
        get { elements[index.index - first] }
        _modify { yield &elements[index.index - first] }
    }

    subscript(range: Range<Index>) -> ArraySlice<Element> {
        elements[range.lowerBound.index - first..<range.upperBound.index - first]
    }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

    /// Sets the elements of a range to those of another list.
    mutating func replace(_ range: Range<Index>, from other: Self) {
        elements.replaceSubrange(range.lowerBound.index - first..<range.upperBound.index - first, with: other[range])
    }
}

typealias ByRow<Element> = IndexedList<RowIndex, Element>
typealias ByColumn<Element> = IndexedList<ColumnIndex, Element>
