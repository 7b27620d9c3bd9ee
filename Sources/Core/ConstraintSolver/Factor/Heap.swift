// SPDX-License-Identifier: Apache-2.0
/// Elements of which the least comes out first.
struct Heap<Element: Comparable> {
    private var elements: [Element] = []

    mutating func insert(_ element: Element) {
        var position = elements.count
        elements.append(element)
        while position > 0, elements[(position - 1) / 2] > element {
            elements[position] = elements[(position - 1) / 2]
            position = (position - 1) / 2
        }
        elements[position] = element
    }

    mutating func popLeast() -> Element? {
        guard let least = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return least }
        var position = 0
        while 2 * position + 1 < elements.count {
            var child = 2 * position + 1
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < last else { break }
            elements[position] = elements[child]
            position = child
        }
        elements[position] = last
        return least
    }
}
