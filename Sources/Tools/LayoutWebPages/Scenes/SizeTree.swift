// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON

/// A rule for each region of sizes: a tree of straight lines that divide the plane of widths and heights.
indirect enum SizeTree<Rule> {
    case leaf(Rule)
    case split(SizeLine, below: SizeTree, above: SizeTree)

    func rule(at size: Size) -> Rule {
        switch self {
        case .leaf(let rule): rule
        case .split(let line, let below, let above): (line.isBelow(size) ? below : above).rule(at: size)
        }
    }

    var rules: [Rule] {
        switch self {
        case .leaf(let rule): [rule]
        case .split(_, let below, let above): below.rules + above.rules
        }
    }

    /// The tree with other rules, made in the order of `rules`.
    func map<Other>(_ transform: (Rule) -> Other) -> SizeTree<Other> {
        switch self {
        case .leaf(let rule): .leaf(transform(rule))
        case .split(let line, let below, let above):
            .split(line, below: below.map(transform), above: above.map(transform))
        }
    }

    /// Each once, those that divide all sizes first.
    var lines: [SizeLine] {
        guard case .split(let line, let below, let above) = self else { return [] }
        let others = below.lines + above.lines.filter { !below.lines.contains($0) }
        return [line] + others.filter { $0 != line && $0.turned != line }
    }

    /// Whether the lines are those of another tree, and all rules are like its rules.
    func isLike(_ other: SizeTree, _ areLike: (Rule, Rule) -> Bool) -> Bool {
        switch (self, other) {
        case (.leaf(let rule), .leaf(let another)): areLike(rule, another)
        case (.split(let line, let below, let above), .split(let another, let otherBelow, let otherAbove)):
            line == another && below.isLike(otherBelow, areLike) && above.isLike(otherAbove, areLike)
        default: false
        }
    }

    /// For a page's script: a rule, or the numbers of a line with what is below and above it.
    ///
    /// - Parameter trees: with the same lines.
    static func json(_ trees: [SizeTree], _ rule: ([Rule]) -> JSONOutput) -> JSONOutput {
        guard case .split(let line, _, _) = trees[0] else { return rule(trees.flatMap(\.rules)) }
        let parts = trees.map { tree -> (below: SizeTree, above: SizeTree) in
            if case .split(_, let below, let above) = tree { (below, above) } else { (tree, tree) }
        }
        return .array([line.json, json(parts.map(\.below), rule), json(parts.map(\.above), rule)])
    }
}

/// The line of the sizes with `width · w + height · h = limit`.
struct SizeLine: Hashable {
    var width: Double
    var height: Double
    var limit: Double
    /// Whether the line itself belongs to what is above it.
    var isInclusive: Bool

    /// Points: a size is on the line if it is as near.
    static let tolerance = 1e-4

    func distance(_ size: Size) -> Double { width * size.width + height * size.height - limit }

    func isBelow(_ size: Size) -> Bool {
        let distance = distance(size)
        return isInclusive ? distance < -Self.tolerance : distance <= Self.tolerance
    }

    var json: JSONOutput {
        .array([
            .decimal(width, places: 6), .decimal(height, places: 6), .decimal(limit), .integer(isInclusive ? 1 : 0),
        ])
    }
}
