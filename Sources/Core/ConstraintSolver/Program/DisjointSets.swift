// SPDX-License-Identifier: Apache-2.0
/// A partition of numbers into sets that grow together (union-find).
package struct DisjointSets {
    private var parent: [Int]

    package init(count: Int) { parent = Array(0..<count) }

    package mutating func root(of element: Int) -> Int {
        var element = element
        while parent[element] != element {
            parent[element] = parent[parent[element]]
            element = parent[element]
        }
        return element
    }

    /// The lower root stays root.
    package mutating func unite(_ a: Int, _ b: Int) {
        let a = root(of: a)
        let b = root(of: b)
        if a < b { parent[b] = a } else { parent[a] = b }
    }
}
