// SPDX-License-Identifier: Apache-2.0
package import ConstraintSolver
import RandomTestSupport

/// Systems of every shape, the same for the same seed.
package struct RandomSystem {
    package enum Shape: CaseIterable {
        /// Fewer rows than variables.
        case loose
        case overConstrained
        /// Constants of zero and one, so that many rows meet in one point.
        case degenerate
        /// Rows in units from 1/1024 to 1024, with coefficients from 1/8 to 8 in each: powers of two, so that exact
        /// arithmetic sees the same system.
        case badlyScaled
        /// Rows said twice, and sums of others.
        case redundant
        /// Required rows that cannot all hold.
        case contradictory
        /// Views in a row, with content sizes.
        case layout
        /// A layout with all rows of one priority or two, so that many of them tie.
        case tied
        /// Stacks of such rows, one below the other, that share a width and an end.
        case stacked
        /// Views with equal gaps, which have a guide and a least spacing each.
        case gaps
    }

    package let system: LinearSystem
    package let shape: Shape

    /// A system of up to `size` variables.
    package init(seed: UInt64, size: Int) {
        var random = SplitMix(seed: seed)
        shape = Shape.allCases[Int.random(in: 0..<Shape.allCases.count, using: &random)]
        // Small systems find most mistakes, and leave time for more of them.
        let most = random.isOne(in: 8) ? size : min(size, 12)
        let count = Int.random(in: 1...most, using: &random)
        var maker = Maker(random: random, shape: shape)
        switch shape {
        case .layout: maker.makeLayout(views: max(1, count / 2))
        case .tied: maker.makeTiedRow(views: max(1, count / 2))
        case .stacked: maker.makeStack(rows: max(1, count / 6))
        case .gaps: maker.makeGaps(views: max(2, count / 4))
        default: maker.makeRows(variables: count)
        }
        system = maker.system
    }
}

private struct Maker {
    var system = LinearSystem()
    var random: SplitMix
    let shape: RandomSystem.Shape
    private var variables: [Variable] = []
    private var levels: [Float] = []

    init(random: SplitMix, shape: RandomSystem.Shape) {
        self.random = random
        self.shape = shape
        let count = Int.random(in: 1...(self.random.isOne(in: 5) ? 20 : 4), using: &self.random)
        for _ in 0..<count { levels.append(Float(Int.random(in: 1...3996, using: &self.random)) / 4) }
    }

    mutating func makeRows(variables count: Int) {
        for _ in 0..<count {
            variables.append(
                system.addVariable(
                    isNonNegative: random.isOne(in: 2), tieRule: random.isOne(in: 2) ? .largest : .nearestToZero))
        }
        let rows: Int
        switch shape {
        case .loose: rows = Int.random(in: 0...count, using: &random)
        case .overConstrained: rows = Int.random(in: count...3 * count + 2, using: &random)
        default: rows = Int.random(in: 1...2 * count + 1, using: &random)
        }
        let requiredShare = shape == .contradictory ? 2 : Int.random(in: 2...6, using: &random)
        for _ in 0..<rows {
            let isRequired = random.isOne(in: requiredShare)
            let unit = self.unit()
            var row = Row(
                terms(unit), relation(), unit * constant(), priority: isRequired ? .required : priority(),
                breakRank: Int.random(in: 0...2, using: &random))
            if shape == .redundant, random.isOne(in: 3), let other = system.rows.randomElement(using: &random) {
                row.terms = other.terms.map { Row.Term($0.coefficient * 2, $0.variable) }
                row.constant = other.constant * 2
                row.relation = other.relation
                if random.isOne(in: 2), let third = system.rows.randomElement(using: &random) {
                    row.terms += third.terms
                    row.constant += third.constant
                }
            }
            system.add(row)
        }
    }

    /// 20-[a]-8-[b]-…-20, now and then open at the end, with content sizes and equal widths.
    mutating func makeLayout(views: Int) {
        let container = Double(Int.random(in: 20...500, using: &random))
        var end: Variable?
        var widths: [Variable] = []
        for _ in 0..<views {
            let width = system.addVariable(isNonNegative: true, tieRule: .largest)
            let start = system.addVariable(tieRule: .nearestToZero)
            let relation: Row.Relation = random.isOne(in: 6) ? .greaterThanOrEqual : .equal
            if let end, let last = widths.last {
                system.add(Row([.init(1, start), .init(-1, end), .init(-1, last)], relation, 8))
            } else {
                system.add(Row([.init(1, start)], relation, 20))
            }
            if random.isOne(in: 4), let other = widths.randomElement(using: &random) {
                system.add(Row([.init(1, width), .init(-1, other)], self.relation(), 0, priority: anyPriority()))
            } else if !random.isOne(in: 4) {
                let natural = Double(Int.random(in: 0...120, using: &random))
                system.add(Row([.init(1, width)], .lessThanOrEqual, natural, priority: priority(), breakRank: -1))
                system.add(Row([.init(1, width)], .greaterThanOrEqual, natural, priority: anyPriority(), breakRank: -1))
            }
            widths.append(width)
            end = start
        }
        if let end, let last = widths.last, !random.isOne(in: 4) {
            system.add(
                Row([.init(1, end), .init(1, last)], random.isOne(in: 4) ? .lessThanOrEqual : .equal, container - 20))
        }
    }

    /// |-0-[a]-8-[b]-…-0-| in a container that is too narrow or too wide, with few distinct content sizes.
    mutating func makeTiedRow(views: Int) {
        levels = Array(levels.prefix(random.isOne(in: 3) ? 2 : 1))
        let start = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, start)], .equal, 0))
        let end = addTiedViews(views, after: start)
        let container = Double(Int.random(in: 0...60, using: &random) * views)
        if !random.isOne(in: 5) {
            system.add(Row([.init(1, end)], random.isOne(in: 4) ? .lessThanOrEqual : .equal, container))
        }
    }

    /// Rows of views in a stack as wide as the widest, and as high as all together.
    mutating func makeStack(rows: Int) {
        levels = Array(levels.prefix(3))
        let width = system.addVariable(isNonNegative: true, tieRule: .largest)
        var top = system.addVariable(tieRule: .nearestToZero)
        system.add(Row([.init(1, top)], .equal, random.isOne(in: 2) ? 0 : 12))
        for _ in 0..<rows {
            let start = system.addVariable(tieRule: .nearestToZero)
            system.add(Row([.init(1, start)], .equal, 0))
            let end = addTiedViews(Int.random(in: 1...2, using: &random), after: start)
            system.add(Row([.init(1, end), .init(-1, width)], random.isOne(in: 3) ? .equal : .lessThanOrEqual, 0))
            let height = system.addVariable(isNonNegative: true, tieRule: .largest)
            if !random.isOne(in: 8) { addContentSize(of: height) }
            let next = system.addVariable(tieRule: .nearestToZero)
            system.add(
                Row([.init(1, next), .init(-1, top), .init(-1, height)], .equal, random.isOne(in: 6) ? -40 : 4))
            top = next
        }
        system.add(Row([.init(1, width)], .equal, 0, priority: priority()))
        if random.isOne(in: 3) {
            let height = system.addVariable(isNonNegative: true, tieRule: .largest)
            system.add(Row([.init(1, height), .init(-1, top)], .equal, random.isOne(in: 2) ? 8 : -8))
        } else if random.isOne(in: 3) {
            system.add(Row([.init(1, top)], relation(), Double(20 * rows), priority: anyPriority()))
        }
    }

    /// A stack view with equal spacing or equal centering, whose length its views often do not fit.
    mutating func makeGaps(views: Int) {
        levels = Array(levels.prefix(2))
        let nearShare = random.isOne(in: 3) ? 0.5 : 1
        let isRequired = !random.isOne(in: 4)
        var starts: [Variable] = []
        var widths: [Variable] = []
        for _ in 0..<views {
            starts.append(system.addVariable(tieRule: .nearestToZero))
            widths.append(system.addVariable(isNonNegative: true, tieRule: .largest))
            if let width = widths.last, !random.isOne(in: 10) { addContentSize(of: width) }
        }
        system.add(Row([.init(1, starts[0])], .equal, 0))
        var firstGap: Variable?
        for index in 1..<views {
            let (near, width, far) = (starts[index - 1], widths[index - 1], starts[index])
            let start = system.addVariable(tieRule: .nearestToZero)
            let gap = system.addVariable(isNonNegative: true, tieRule: .largest)
            system.add(Row([.init(1, start), .init(-1, near), .init(-nearShare, width)], .equal, 0))
            let ownShare: [Row.Term] = nearShare == 1 ? [] : [.init(-0.5, widths[index])]
            system.add(Row([.init(1, start), .init(1, gap), .init(-1, far)] + ownShare, .equal, 0))
            system.add(
                Row(
                    [.init(1, far), .init(-1, near), .init(-1, width)],
                    random.isOne(in: 12) ? .equal : .greaterThanOrEqual, random.isOne(in: 6) ? 0 : 8))
            if let firstGap {
                system.add(
                    Row([.init(1, gap), .init(-1, firstGap)], .equal, 0, priority: isRequired ? .required : priority()))
            }
            firstGap = firstGap ?? gap
        }
        guard !random.isOne(in: 6) else { return }
        system.add(
            Row(
                [.init(1, starts[views - 1]), .init(1, widths[views - 1])],
                random.isOne(in: 6) ? .lessThanOrEqual : .equal,
                Double(Int.random(in: 0...60, using: &random) * views)))
    }

    /// Returns the end of the last one.
    private mutating func addTiedViews(_ count: Int, after start: Variable) -> Variable {
        var end = start
        for _ in 0..<count {
            let width = system.addVariable(isNonNegative: true, tieRule: .largest)
            addContentSize(of: width)
            let next = system.addVariable(tieRule: .nearestToZero)
            system.add(
                Row(
                    [.init(1, next), .init(-1, end), .init(-1, width)],
                    random.isOne(in: 12) ? .greaterThanOrEqual : .equal, random.isOne(in: 4) ? 0 : 8))
            end = next
        }
        return end
    }

    private mutating func addContentSize(of length: Variable) {
        let natural: Double = [20, 20, 20, 35, 50].randomElement(using: &random) ?? 20
        system.add(Row([.init(1, length)], .lessThanOrEqual, natural, priority: priority(), breakRank: -1))
        system.add(Row([.init(1, length)], .greaterThanOrEqual, natural, priority: priority(), breakRank: -1))
    }

    private mutating func priority() -> Priority { Priority(levels.randomElement(using: &random) ?? 250) }

    private mutating func anyPriority() -> Priority { random.isOne(in: 5) ? .required : priority() }

    private mutating func relation() -> Row.Relation {
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
    }

    private mutating func unit() -> Double {
        guard shape == .badlyScaled else { return 1 }
        return [1.0 / 1024, 1.0 / 64, 0.25, 1, 4, 64, 1024].randomElement(using: &random) ?? 1
    }

    private mutating func terms(_ unit: Double) -> [Row.Term] {
        let count = [1, 1, 2, 2, 2, 3, 3, 4].randomElement(using: &random) ?? 1
        return (0..<count).map { _ in
            Row.Term(unit * coefficient(), variables.randomElement(using: &random) ?? Variable(index: 0))
        }
    }

    private mutating func coefficient() -> Double {
        switch shape {
        case .badlyScaled:
            return [0.125, 0.5, 1, 1, 2, 8, -0.125, -0.5, -1, -1, -2, -8].randomElement(using: &random) ?? 1
        case .degenerate: return random.isOne(in: 2) ? 1 : -1
        default: return [1, 1, 1, -1, -1, -1, 2, -2, 0.5, 3].randomElement(using: &random) ?? 1
        }
    }

    private mutating func constant() -> Double {
        switch shape {
        case .degenerate: return random.isOne(in: 4) ? 1 : 0
        default: return Double(Int.random(in: -20...60, using: &random))
        }
    }
}
