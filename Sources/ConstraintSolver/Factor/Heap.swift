// SPDX-License-Identifier: Apache-2.0
/// Numbers of which the least comes out first.
struct Heap {
    private var elements: [Int] = []

    mutating func insert(_ element: Int) {
        var position = elements.count
        elements.append(element)
        while position > 0, elements[(position - 1) / 2] > element {
            elements[position] = elements[(position - 1) / 2]
            position = (position - 1) / 2
        }
        elements[position] = element
    }

    mutating func popLeast() -> Int? {
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
