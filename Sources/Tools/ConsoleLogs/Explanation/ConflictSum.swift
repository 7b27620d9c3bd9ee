// SPDX-License-Identifier: Apache-2.0
/// The sum that a conflict comes down to: what there is room for, and what the constraints take.
struct ConflictSum {
    /// A member with what it adds.
    struct Part: Hashable {
        var member: Int
        /// The member's constant as it counts, without its share.
        var constant: Double
        /// 1, or ½ where a centre takes part, 2 where two views have one size, …
        var share: Double

        var value: Double { constant * share }

        var text: String {
            let number = ConstraintWords.number(constant)
            if abs(share - 1) < 1e-9 { return number }
            if abs(share - 0.5) < 1e-9 { return "half of \(number)" }
            return "\(ConstraintWords.number(share)) × \(number)"
        }
    }

    /// The size that the others must fit into, or come up to; first among what there is room for.
    let room: Part
    /// With the room, all that there is.
    let haves: [Part]
    let needs: [Part]
    /// Whether one of the needs, or a size of at least 0, may be larger: what is missing is then too many, never left over.
    let isAtLeast: Bool
    /// Whether one of the needs may be smaller: what is missing is then left over.
    let isAtMost: Bool
    let isHorizontal: Bool

    var have: Double { haves.reduce(0) { $0 + $1.value } }
    var need: Double { needs.reduce(0) { $0 + $1.value } }
    var tooMany: Double { need - have }

    /// Nil if the members do not make such a sum.
    init?(_ proof: ConflictProof, of explained: ExplainedReport) {
        let rows = proof.members.compactMap { explained.system.rows[$0] }
        let equations = proof.members.compactMap { explained.report.members[$0].equation }
        guard rows.count == proof.members.count, equations.count == rows.count, rows.count > 1 else { return nil }
        let isAtLeast = !proof.sizes.isEmpty || equations.contains { $0.relation == .greaterThanOrEqual }
        let hasBounds = isAtLeast || equations.contains { $0.relation == .lessThanOrEqual }
        let candidates = rows.indices.filter {
            guard equations[$0].second == nil, equations[$0].first.attribute.isSize,
                equations[$0].relation != .greaterThanOrEqual
            else { return false }
            if proof.multiples[$0] < 0 || !hasBounds { return true }
            // Where all are equalities, the sum can be read from either side; where the others are at most so large, from the other.
            return !isAtLeast && equations[$0].relation == .equal && proof.multiples[$0] > 1e-9
        }
        let isOneAxis = Set(equations.map(\.first.attribute.isHorizontal)).count == 1
        func rank(_ sum: ConflictSum, _ chosen: Int) -> [Double] {
            let kind = explained.kinds[proof.members[chosen]]
            let isHorizontal = equations[chosen].first.attribute.isHorizontal
            return [
                // A size against a sum is easier to read than a sum against another.
                sum.haves.count > 1 ? 1 : 0,
                // Nor is a share of a size.
                isOneAxis && abs(sum.room.share - 1) > 1e-6 ? 1 : 0,
                // Across both axes, what the content has to suit, and of several the height.
                isOneAxis ? 0 : kind?.isImposedSize == true ? (isHorizontal ? 1 : 0) : 2,
                isOneAxis ? 0 : -abs(proof.multiples[chosen]),
                Double(explained.system.superviews.depth(of: equations[chosen].first.item.key)),
                -rows[chosen].constant,
            ]
        }
        var best: (sum: ConflictSum, rank: [Double])?
        for chosen in candidates {
            guard let sum = ConflictSum(proof, rows, equations, chosen, isOneAxis: isOneAxis, of: explained) else {
                continue
            }
            let rank = rank(sum, chosen)
            if best.map({ rank.lexicographicallyPrecedes($0.rank) }) ?? true { best = (sum, rank) }
        }
        guard let best else { return nil }
        self = best.sum
    }

    /// With one member's size as the room.
    private init?(
        _ proof: ConflictProof, _ rows: [ConflictSystem.LinearRow], _ equations: [LoggedConstraint.Equation],
        _ chosen: Int, isOneAxis: Bool, of explained: ExplainedReport
    ) {
        let isTurned = proof.multiples[chosen] > 0
        let multiples = isTurned ? proof.multiples.map { -$0 } : proof.multiples
        let unit = -multiples[chosen]
        guard unit > 1e-9 else { return nil }
        // The room counts once if the other parts then are whole. Otherwise, where a centre takes half of it, they are.
        let areWhole = rows.indices.allSatisfy { index in
            let share = abs(multiples[index]) / unit
            return rows[index].constant == 0 || abs(share - share.rounded()) < 1e-6
        }
        let scale = unit < 1 - 1e-9 && !areWhole && isOneAxis ? 1 : unit
        let parts = Self.multiplesOfRoom(chosen, multiples, scale, equations)
        let roomShare = unit / scale + parts.reduce(0) { $0 + $1.share }
        let room = Part(member: proof.members[chosen], constant: rows[chosen].constant, share: roomShare)
        var (haves, needs): ([Part], [Part]) = ([], [])
        for part in parts where rows[chosen].constant != 0 {
            needs.append(
                Part(member: proof.members[part.index], constant: rows[chosen].constant, share: part.share))
        }
        for index in rows.indices where index != chosen && abs(multiples[index]) > 1e-12 {
            let counted = multiples[index] < 0 ? -rows[index].constant : rows[index].constant
            guard counted != 0 else { continue }
            let part = Part(
                member: proof.members[index], constant: abs(counted), share: abs(multiples[index]) / scale)
            if counted < 0 { haves.append(part) } else { needs.append(part) }
        }
        let order = ReadingOrder(proof.members, from: room.member, of: explained)
        // Members without a constant say which other sizes a size is that of.
        let equalities = rows.indices.filter { index in
            rows[index].constant == 0 && abs(multiples[index]) > 1e-12 && equations[index].first.attribute.isSize
        }.map { order.place(of: proof.members[$0]) }
        let sizes = Set(rows.indices.filter { equations[$0].first.attribute.isSize }.map { proof.members[$0] })
        self.room = room
        self.haves = [room] + Self.inOrder(haves, order, sizes: sizes, equalities)
        self.needs = Self.inOrder(needs, order, sizes: sizes, equalities)
        let hasBounds = !proof.sizes.isEmpty || equations.contains { $0.relation != .equal }
        isAtLeast = hasBounds && !isTurned
        isAtMost = hasBounds && isTurned
        isHorizontal = equations[chosen].first.attribute == .width
    }

    /// Sizes that are a multiple of the room itself: `0.2 × 896`, so that the room counts once.
    private static func multiplesOfRoom(
        _ chosen: Int, _ multiples: [Double], _ scale: Double, _ equations: [LoggedConstraint.Equation]
    ) -> [(index: Int, share: Double)] {
        let unit = -multiples[chosen] / scale
        guard abs(unit - 1) > 1e-6 else { return [] }
        var parts: [(index: Int, share: Double)] = []
        for (index, equation) in equations.enumerated() where equation.second == equations[chosen].first {
            guard equation.relation == .equal, equation.first.attribute.isSize, equation.multiplier.value != 1,
                multiples[index] > 0
            else { continue }
            parts.append((index, multiples[index] * equation.multiplier.value / scale))
        }
        let whole = unit + parts.reduce(0) { $0 + $1.share }
        return abs(whole - 1) < 1e-4 ? parts : []
    }

    /// A part that counts more often is there as often.
    private static let mostRepeats = 4

    /// In reading order. What is repeated of a size is where an equality makes it that of another view; of a distance it is at the
    /// end, as of a view with a centre.
    ///
    /// - Parameter equalities: their places in the order.
    private static func inOrder(
        _ parts: [Part], _ order: ReadingOrder, sizes: Set<Int>, _ equalities: [ReadingOrder.Place]
    ) -> [Part] {
        var places = equalities.sorted()[...]
        var placed: [(place: ReadingOrder.Place, part: Part)] = []
        for part in parts.sorted(by: { order.place(of: $0.member) < order.place(of: $1.member) }) {
            let own = order.place(of: part.member)
            let count = Int(part.share.rounded())
            guard count > 1, count <= mostRepeats, abs(part.share - Double(count)) < 1e-6 else {
                placed.append((own, part))
                continue
            }
            for number in 0..<count {
                let single = Part(member: part.member, constant: part.constant, share: 1)
                let place = number == 0 ? own : sizes.contains(part.member) ? places.popFirst() ?? own : .end
                placed.append((place, single))
            }
        }
        return placed.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.part)
    }

    static func text(_ parts: [Part]) -> String {
        guard let first = parts.first else { return "0" }
        let sum = parts.reduce(0) { $0 + $1.value }
        if parts.count == 1, first.share == 1 { return first.text }
        return parts.map(\.text).joined(separator: " + ") + " = " + ConstraintWords.number(sum)
    }
}

extension Superviews {
    /// How many items an item is in.
    func depth(of item: String) -> Int {
        var depth = 0
        var next = superview(of: item)
        while let outer = next, depth < 1000 {
            depth += 1
            next = superview(of: outer)
        }
        return depth
    }
}
