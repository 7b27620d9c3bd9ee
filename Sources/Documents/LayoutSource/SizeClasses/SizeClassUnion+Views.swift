// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

extension SizeClassUnion {
    /// A view with those in it; nil if it is nowhere.
    ///
    /// - Parameter superviewCells: where its superview is installed.
    mutating func json(ofView id: String, within superviewCells: SizeClassCells) -> JSONOutput? {
        let present = layouts.filter { $0.views[id] != nil }
        let when = installation(of: id, in: present, within: superviewCells)
        let cells = installed[id] ?? []
        let holders = present.filter { !$0.cells.isDisjoint(with: cells) }
        guard let first = holders.first, let index = first.views[id] else { return nil }
        let type = first.document.views[index].content.type
        if holders.contains(where: { layout in layout.views[id].map { layout.document.views[$0].content.type } != type }
        ) {
            lose("the type of '\(id)'", ofView: id)
        }
        var members: [JSONOutput.Member] = [.init("id", .string(id))]
        if type != .view { members.append(.init("type", .string(type.rawValue))) }
        let (base, variations) = values(of: id, in: holders, free: SizeClassCells.all.subtracting(cells))
        members += base
        if let when { members.append(.init("when", when.json)) }
        members += Self.variations(variations)
        if first.document.isGridView(index) { members.append(.init("isGridView", .boolean(true))) }
        let guides = Self.merged(
            present.map { layout in layout.document.guides.filter { $0.owner == layout.views[id] }.map(\.id) })
        if !guides.isEmpty {
            members.append(.init("guides", .array(guides.map { .object(["id": .string($0)]) })))
        }
        let children = Self.merged(
            present.map { layout in
                (layout.views[id].map { layout.document.views[$0].subviews } ?? []).map { layout.document.views[$0].id }
            })
        let subviews = children.compactMap { json(ofView: $0, within: cells) }
        if !subviews.isEmpty { members.append(.init("children", .array(subviews))) }
        return .members(members)
    }

    /// Notes where a view is installed. Returns the condition for it, nil if it is wherever its superview is.
    private mutating func installation(
        of id: String, in present: [Layout], within superviewCells: SizeClassCells
    ) -> SizeClassCells.Condition? {
        let wanted = present.reduce(into: SizeClassCells()) { $0.formUnion($1.cells) }.intersection(superviewCells)
        installed[id] = wanted
        guard wanted != superviewCells else { return nil }
        let free = SizeClassCells.all.subtracting(superviewCells)
        let exact = wanted.conditions(free: free)
        if exact.count == 1 { return exact[0] }
        // The widest one that is right on the document's own canvas.
        let own = wanted.intersection(layouts[0].cells)
        let near = SizeClassCells.conditions.first { condition in
            condition.cells.isSuperset(of: own) && wanted.union(free).isSuperset(of: condition.cells)
                && !condition.cells.isDisjoint(with: wanted)
        }
        guard let near else { return nil }
        lose("where '\(id)' is installed", ofView: id)
        installed[id] = near.cells.intersection(wanted)
        return near
    }

    /// The members of a view that all its layouts have, and those of some size classes.
    private func values(
        of id: String, in holders: [Layout], free: SizeClassCells
    ) -> (base: [JSONOutput.Member], variations: [SizeClassCells.Condition: [JSONOutput.Member]]) {
        func members(_ layout: Layout, in document: Document) -> [JSONOutput.Member] {
            layout.views[id].map { ViewWriter(document: document).ownMembers(of: document.views[$0]) } ?? []
        }
        let lists = holders.map { members($0, in: $0.document) }
        guard let own = holders.first, let first = lists.first else { return ([], [:]) }
        let written = members(own, in: own.written)
        var base: [JSONOutput.Member] = []
        var variations: [SizeClassCells.Condition: [JSONOutput.Member]] = [:]
        for key in Self.merged(lists.map { $0.map(\.key) } + [written.map(\.key)]) {
            let values = lists.map { list in list.first { $0.key == key }?.value }
            let groups = Self.groups(zip(holders, values).map { ($0.cells, $1) })
            let ownValue = first.first { $0.key == key }?.value
            let standing = written.first { $0.key == key }?.value
            if groups.count == 1 {
                if let standing { base.append(.init(key, standing)) }
                continue
            }
            // A variation changes members of an object and cannot take one away.
            let canStand = ownValue.map { own in values.allSatisfy { $0?.replaces(own) ?? false } } ?? false
            if canStand, let standing { base.append(.init(key, standing)) }
            for group in groups {
                guard let value = group.value, !(canStand && value == ownValue) else { continue }
                for condition in group.cells.conditions(free: free) {
                    variations[condition, default: []].append(.init(key, value))
                }
            }
        }
        return (base, variations)
    }
}

extension JSONOutput {
    /// Whether laying this value over another one leaves nothing of it.
    fileprivate func replaces(_ other: JSONOutput) -> Bool {
        guard case .members(let own) = self, case .members(let others) = other else { return true }
        return others.allSatisfy { member in
            own.first { $0.key == member.key }?.value.replaces(member.value) ?? false
        }
    }
}
