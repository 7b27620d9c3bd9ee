// SPDX-License-Identifier: Apache-2.0
/// A list with an element for each column of a component.
struct ComponentColumns<Element> {
    /// The structural columns' elements first, then the logical columns'.
    private(set) var elements: [Element]
    private let structurals: Range<ColumnIndex>
    private let firstLogical: ColumnIndex

    /// The structural and the logical columns, in this order.
    init(repeating element: Element, for ranges: [Range<ColumnIndex>]) {
        structurals = ranges[0]
        firstLogical = ranges[1].lowerBound
        elements = [Element](repeating: element, count: ranges[0].count + ranges[1].count)
    }

    subscript(column: ColumnIndex) -> Element {
        @inline(__always) get { elements[position(of: column)] }
        @inline(__always) _modify { yield &elements[position(of: column)] }
    }

    @inline(__always)
    private func position(of column: ColumnIndex) -> Int {
        column < firstLogical
            ? structurals.lowerBound.distance(to: column) : structurals.count + firstLogical.distance(to: column)
    }
}
