// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver
import RandomTestSupport

/// Random systems of 5 to 40 required rows most of which cannot all hold, with groups.
package struct RandomConflict {
    package enum Shape: Hashable, Sendable {
        /// Coefficients and constants are small integers.
        case integers
        /// Views with edges, gaps and widths in a canvas.
        case layout
        /// Coefficients are decimals within 10 to the power of ± this.
        case decimals(magnitude: Int)
    }

    package private(set) var system = LinearSystem()

    package init(seed: UInt64, _ shape: Shape) {
        var random = SplitMix(seed: seed &* 7_368_787 &+ 11)
        switch shape {
        case .integers: addRows(magnitude: nil, &random)
        case .layout: addViews(&random)
        case .decimals(let magnitude): addRows(magnitude: Double(magnitude), &random)
        }
    }

    private mutating func addRows(magnitude: Double?, _ random: inout SplitMix) {
        let count = Int.random(in: 3...12, using: &random)
        let variables = (0..<count).map { _ in
            system.addVariable(isNonNegative: random.isOne(in: 3), tieRule: .nearestToZero)
        }
        let groupCount = Int.random(in: 2...5, using: &random)
        for _ in 0..<Int.random(in: 5...min(40, 4 * count), using: &random) {
            let termCount = Int.random(in: 1...min(4, count), using: &random)
            let terms = variables.shuffled(using: &random).prefix(termCount).map { variable in
                if let magnitude {
                    let size = RandomDecimalSystem.decimal(-magnitude...magnitude, &random)
                    return Row.Term(random.isOne(in: 2) ? size : -size, variable)
                }
                let size = Double(Int.random(in: 1...(random.isOne(in: 3) ? 3 : 1), using: &random))
                return Row.Term(random.isOne(in: 2) ? size : -size, variable)
            }
            let relation: Row.Relation =
                [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
            let constant =
                magnitude == nil
                ? Double(Int.random(in: -30...60, using: &random))
                : RandomDecimalSystem.decimal(-1...2, &random) * (random.isOne(in: 3) ? -1 : 1)
            add(terms, relation, constant, groupCount, &random)
        }
    }

    private mutating func add(
        _ terms: [Row.Term], _ relation: Row.Relation, _ constant: Double, _ groupCount: Int, _ random: inout SplitMix
    ) {
        let groups = Row.Groups(
            first: Int.random(in: 0..<groupCount, using: &random),
            second: random.isOne(in: 2) ? Int.random(in: 0..<groupCount, using: &random) : nil)
        system.add(
            Row(
                terms, relation, constant, breakRank: Int.random(in: 0...3, using: &random),
                groups: groups.first == groups.second ? .init(first: groups.first) : groups))
    }

    private mutating func addViews(_ random: inout SplitMix) {
        let canvas = system.addVariable(isNonNegative: true, tieRule: .largest)
        system.add(Row([.init(1, canvas)], .equal, 320, breakRank: 5, groups: .init(first: 0)))
        let views = (1...Int.random(in: 2...5, using: &random)).map { number in
            (
                number: number, x: system.addVariable(tieRule: .nearestToZero),
                width: system.addVariable(isNonNegative: true, tieRule: .largest)
            )
        }
        for _ in 0..<Int.random(in: 5...min(30, 6 * views.count), using: &random) {
            guard let view = views.randomElement(using: &random), let other = views.randomElement(using: &random)
            else { return }
            let constant = Double(10 * Int.random(in: 0...30, using: &random))
            let relation: Row.Relation =
                random.isOne(in: 2)
                ? .equal : [.lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
            let terms: [Row.Term]
            var second = -1
            switch Int.random(in: 0...5, using: &random) {
            case 0:
                terms = [.init(1, view.x)]
                second = 0
            case 1:
                terms = [.init(1, view.x), .init(1, view.width), .init(-1, canvas)]
                second = 0
            case 2 where other.number != view.number:
                terms = [.init(1, view.x), .init(-1, other.x), .init(-1, other.width)]
                second = other.number
            case 3 where other.number != view.number:
                terms = [.init(1, view.width), .init(-1, other.width)]
                second = other.number
            case 4:
                terms = [.init(1, view.width), .init(-0.5, canvas)]
                second = 0
            default:
                terms = [.init(1, view.width)]
            }
            let isEdge = terms.contains { $0.variable == canvas }
            system.add(
                Row(
                    terms, relation, isEdge ? -constant : constant, breakRank: Int.random(in: 0...4, using: &random),
                    groups: .init(first: view.number, second: second)))
        }
    }
}
