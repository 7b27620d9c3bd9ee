// SPDX-License-Identifier: Apache-2.0
/// The order in which a conflict's members are read: along the axis, from the start of the item that has the room.
struct ReadingOrder {
    private struct Edge: Hashable {
        var item: String
        var isStart: Bool
    }

    private struct Link {
        /// Nil from an item's start to its end.
        var member: Int?
        /// Both edges of an item whose size or centre takes part.
        var ends: [Edge]
        /// Whether it is about sizes, not places.
        var isOfSizes: Bool

        var isOfOneItem: Bool { member != nil && ends.allSatisfy { $0.item == ends[0].item } }
    }

    /// Where a member is read.
    struct Place: Hashable, Comparable {
        private let rank: Int
        private let member: Int

        fileprivate init(_ rank: Int, _ member: Int) {
            self.rank = rank
            self.member = member
        }

        /// After all members.
        static let end = Place(.max, .max)

        static func < (a: Place, b: Place) -> Bool { (a.rank, a.member) < (b.rank, b.member) }
    }

    /// By member, its place on the way.
    private var ranks: [Int: Int] = [:]

    /// Members that the way does not reach follow the others.
    func place(of member: Int) -> Place { Place(ranks[member] ?? .max, member) }

    init(_ members: [Int], from start: Int, of explained: ExplainedReport) {
        var links: [Link] = []
        var items: [String] = []
        for member in members where member != start {
            guard let equation = explained.report.members[member].equation else { continue }
            let anchors = [equation.first, equation.second].compactMap { $0 }
            var ends = anchors.flatMap { anchor in
                let key = explained.system.superviews.resolved(anchor.item, with: nil) ?? "|"
                if !items.contains(key) { items.append(key) }
                return anchor.attribute.edges.map { Edge(item: key, isStart: $0) }
            }
            // A mask's location counts from the start of the superview.
            if equation.second == nil, !equation.first.attribute.isSize,
                let outer = explained.system.superviews.superview(of: equation.first.item.key)
            {
                if !items.contains(outer) { items.append(outer) }
                ends.append(Edge(item: outer, isStart: true))
            }
            links.append(Link(member: member, ends: ends, isOfSizes: equation.first.attribute.isSize))
        }
        // From an item's start to its end.
        for item in items {
            links.append(
                Link(
                    member: nil, ends: [Edge(item: item, isStart: true), Edge(item: item, isStart: false)],
                    isOfSizes: true))
        }
        guard let room = explained.report.members[start].equation?.first.item.key else { return }
        var edge: Edge? = Edge(item: room, isStart: true)
        var isUsed = [Bool](repeating: false, count: links.count)
        // Items whose size is that of the first one.
        var equals: [String] = []
        // Not straight across the item itself.
        if let own = links.firstIndex(where: { $0.member == nil && $0.ends[0].item == room }) { isUsed[own] = true }
        while let here = edge {
            // What gives an item its size comes before what compares it with another item.
            let next =
                links.indices.first { !isUsed[$0] && links[$0].isOfOneItem && links[$0].ends.contains(here) }
                ?? links.indices.first { !isUsed[$0] && links[$0].member != nil && links[$0].ends.contains(here) }
                ?? links.indices.first { !isUsed[$0] && links[$0].ends.contains(here) }
            if let next {
                isUsed[next] = true
                if let member = links[next].member { ranks[member] = ranks.count }
                if links[next].isOfSizes, links[next].member != nil, here.item == room || equals.contains(here.item) {
                    equals += links[next].ends.map(\.item).filter { $0 != room && !equals.contains($0) }
                }
                let ends = links[next].ends.filter { $0 != here }
                edge = ends.first { links[next].isOfSizes && $0.item == here.item } ?? ends.first ?? here
            } else {
                // The remaining members are connected elsewhere, as those in an item of the same size: from its start again.
                let rest = links.indices.filter { !isUsed[$0] && links[$0].member != nil }
                let equal = equals.first { item in
                    rest.contains { links[$0].ends.contains(Edge(item: item, isStart: true)) }
                }
                if let equal {
                    equals.removeAll { $0 == equal }
                    edge = Edge(item: equal, isStart: true)
                    if let own = links.firstIndex(where: { $0.member == nil && $0.ends[0].item == equal }) {
                        isUsed[own] = true
                    }
                } else {
                    edge = rest.first.flatMap { links[$0].ends.first }
                }
            }
        }
    }
}

extension LoggedAttribute {
    /// The edges that the attribute is at: start, end or, for a centre, both.
    fileprivate var edges: [Bool] {
        switch self {
        case .left, .leading, .top, .minX, .minY, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: [true]
        case .right, .trailing, .bottom, .maxX, .maxY, .rightMargin, .trailingMargin, .bottomMargin, .baseline,
            .lastBaseline:
            [false]
        default: [true, false]
        }
    }
}
