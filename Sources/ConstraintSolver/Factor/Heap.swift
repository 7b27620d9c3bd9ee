// SPDX-License-Identifier: Apache-2.0
/// Numbers of which the least comes out first.
struct Heap {
    private var elements: [Int] = []

    mutating func insert(_ element: Int) {
        var place = elements.count
        elements.append(element)
        while place > 0, elements[(place - 1) / 2] > element {
            elements[place] = elements[(place - 1) / 2]
            place = (place - 1) / 2
        }
        elements[place] = element
    }

    mutating func popLeast() -> Int? {
        guard let least = elements.first, let last = elements.popLast() else { return nil }
        guard !elements.isEmpty else { return least }
        var place = 0
        while 2 * place + 1 < elements.count {
            var child = 2 * place + 1
            if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
            guard elements[child] < last else { break }
            elements[place] = elements[child]
            place = child
        }
        elements[place] = last
        return least
    }
}
