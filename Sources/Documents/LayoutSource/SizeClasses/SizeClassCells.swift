// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

/// Some of the four pairs of size classes.
struct SizeClassCells: OptionSet, Hashable {
    var rawValue: UInt8

    static let all = SizeClassCells(rawValue: 0b1111)

    /// The pairs that a condition covers.
    init(width: SizeClass?, height: SizeClass?) {
        rawValue = 0
        for (index, pair) in Self.pairs.enumerated()
        where (width ?? pair.width) == pair.width && (height ?? pair.height) == pair.height {
            rawValue |= 1 << index
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    private static let pairs: [(width: SizeClass, height: SizeClass)] = [
        (.compact, .compact), (.compact, .regular), (.regular, .compact), (.regular, .regular),
    ]

    /// One condition of the format with its cells.
    struct Condition: Hashable {
        var width: SizeClass?
        var height: SizeClass?

        var cells: SizeClassCells { SizeClassCells(width: width, height: height) }

        var json: JSONOutput {
            .object(["w": width.map { .string($0.rawValue) }, "h": height.map { .string($0.rawValue) }])
        }
    }

    /// All conditions, those that name fewer axes first.
    static let conditions: [Condition] =
        [
            Condition(), Condition(width: .compact), Condition(width: .regular), Condition(height: .compact),
            Condition(height: .regular),
        ] + pairs.map { Condition(width: $0.width, height: $0.height) }

    /// Few conditions that together hold in these cells and in no others, except free ones. Each of these cells is in one of them.
    func conditions(free: SizeClassCells = []) -> [Condition] {
        var rest = self
        var result: [Condition] = []
        for condition in Self.conditions {
            guard !condition.cells.isDisjoint(with: rest), rest.union(free).isSuperset(of: condition.cells) else {
                continue
            }
            result.append(condition)
            rest.subtract(condition.cells)
        }
        return result
    }
}
