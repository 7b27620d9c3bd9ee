// SPDX-License-Identifier: Apache-2.0
/// Numbers of which the least comes out first.
struct Heap {
    private var elements: [Int] = []

    mutating func insert(_ element: Int) {
        var nonzero = elements.count
        elements.append(element)
        while nonzero > 0, elements[(nonzero - 1) / 2] > element {
            elements[nonzero] = elements[(nonzero - 1) / 2]
            nonzero = (nonzero - 1) / 2
        }
        elements[nonzero] = element
    }

    mutating func popLeast() -> Int? {
        guard let least = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return least }
        var nonzero = 0
        while 2 * nonzero + 1 < elements.count {
            var child = 2 * nonzero + 1
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < last else { break }
            elements[nonzero] = elements[child]
            nonzero = child
        }
        elements[nonzero] = last
        return least
    }
}
