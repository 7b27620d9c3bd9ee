// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// A letter for every group of equal sizes and for every size that another refers to, in document order.
struct SizeLetters {
    struct Dimension: Hashable {
        var item: LayoutItem
        var axis: Axis

        init(_ anchor: Anchor) {
            item = anchor.item
            axis = anchor.attribute.axis
        }

        init(_ item: LayoutItem, _ axis: Axis) {
            self.item = item
            self.axis = axis
        }
    }

    private var groups: [Dimension: Int] = [:]
    private var letters: [Int: String] = [:]
    private let alphabet: Alphabet

    /// - Parameters:
    ///   - sets: sizes that stack views make equal.
    ///   - names: ids of views and guides, which a letter could be mistaken for.
    init(constraints: [Constraint], equal sets: [[Dimension]] = [], names: some Sequence<String> = []) {
        alphabet = Alphabet(without: names)
        var parents: [Int] = []
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index { index = parents[index] }
            return index
        }
        func join(_ first: Int, _ second: Int) {
            let (a, b) = (root(first), root(second))
            parents[max(a, b)] = min(a, b)
        }
        var groups: [Dimension: Int] = [:]
        func group(_ dimension: Dimension) -> Int {
            if let known = groups[dimension] { return known }
            groups[dimension] = parents.count
            parents.append(parents.count)
            return parents.count - 1
        }
        var references: [Int] = []
        for constraint in constraints {
            guard case .anchor(let first) = constraint.first, case .anchor(let second)? = constraint.second,
                !first.attribute.isLocation, !second.attribute.isLocation, constraint.multiplier != 0,
                first.item != second.item || first.attribute == second.attribute
            else { continue }
            let (a, b) = (group(Dimension(first)), group(Dimension(second)))
            references.append(b)
            if SizeLetters.isPlainEquality(constraint) { join(a, b) }
        }
        for set in sets {
            let numbers = set.map(group)
            for (a, b) in zip(numbers, numbers.dropFirst()) { join(a, b) }
            references += numbers.prefix(1)
        }
        self.groups = groups.mapValues(root)
        for reference in references where letters[root(reference)] == nil {
            letters[root(reference)] = alphabet.letter(letters.count)
        }
    }

    func letter(of dimension: Dimension) -> String? { groups[dimension].flatMap { letters[$0] } }

    /// `a.width = b.width`: the two belong to one group.
    static func isPlainEquality(_ constraint: Constraint) -> Bool {
        constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
    }

    /// The name of the size that the offset constraint of this number refers to: small letters, apart from groups.
    func letter(offset number: Int) -> String { alphabet.letter(number).lowercased() }

    private struct Alphabet {
        private let letters: [Character]

        init(without names: some Sequence<String>) {
            let taken = Set(names.filter { $0.utf8.count == 1 }.map { $0.uppercased() })
            let free = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".filter { !taken.contains(String($0)) }
            letters = Array(free.isEmpty ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : free)
        }

        func letter(_ number: Int) -> String {
            let letter = String(letters[number % letters.count])
            return number < letters.count ? letter : letter + "\(number / letters.count)"
        }
    }
}
