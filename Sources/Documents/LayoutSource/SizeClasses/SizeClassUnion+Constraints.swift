// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import LayoutModel

extension SizeClassUnion {
    /// A constraint of one of the documents.
    private struct Place {
        var layout: Layout
        var index: Int

        var constraint: Constraint { layout.document.constraints[index] }

        func json(_ conditions: [JSONOutput.Member] = []) -> JSONOutput {
            var constraint = layout.written.constraints[index]
            constraint.isActive = true
            return DocumentWriter(document: layout.written).json(constraint, conditions: conditions)
        }

        /// Everything but the values that variations have.
        var fixed: JSONOutput {
            let form = DocumentWriter(document: layout.document).object(constraint, [])
            guard case .members(let members) = form else { return form }
            return .members(members.filter { !["constant", "multiplier", "priority", "isActive"].contains($0.key) })
        }

        /// Whether an object with NSLayoutConstraint's names, which has variations, can say it.
        var hasObjectForm: Bool {
            let operands = [constraint.first] + (constraint.second.map { [$0] } ?? [])
            return constraint.systemSpacing == 0
                && operands.allSatisfy { if case .anchor = $0 { true } else { false } }
        }
    }

    mutating func jsonOfConstraints() -> [JSONOutput] {
        Self.merged(layouts.map(\.constraintKeys)).flatMap(json)
    }

    private func json(of key: ConstraintKey) -> [JSONOutput] {
        let places = layouts.compactMap { layout in
            layout.constraints[key].map { Place(layout: layout, index: $0) }
        }
        guard let first = places.first else { return [] }
        let free = SizeClassCells.all.subtracting(cells(ofItemsIn: first))
        let active = places.filter { $0.constraint.isActive && !free.isSuperset(of: $0.layout.cells) }
        guard let base = active.first else {
            // As before: an inactive constraint stays in the document.
            guard first.layout.cells == layouts[0].cells, free != .all else { return [] }
            let written = first.layout.written
            return [DocumentWriter(document: written).json(written.constraints[first.index], conditions: [])]
        }
        let activeCells = active.reduce(into: SizeClassCells()) { $0.formUnion($1.layout.cells) }.subtracting(free)
        let inactive = SizeClassCells.all.subtracting(activeCells).subtracting(free)
        let groups = Self.groups(active.map { ($0.layout.cells.subtracting(free), $0.constraint.values) })
        let isVaried = groups.count > 1
        let conditions = activeCells.conditions(free: free)
        if base.hasObjectForm, active.allSatisfy({ $0.fixed == base.fixed }) {
            if !isVaried, inactive.isEmpty { return [base.json()] }
            let when: [JSONOutput.Member] =
                inactive.isEmpty || conditions.count > 1 ? [] : [.init("when", conditions[0].json)]
            var variations = isVaried ? Self.variations(of: active, from: base, free: free.union(inactive)) : [:]
            if when.isEmpty {
                for condition in inactive.conditions(free: free) {
                    variations[condition, default: []].append(.init("isActive", .boolean(false)))
                }
            }
            return [base.json(when + Self.variations(variations))]
        }
        let texts = Self.groups(active.map { ($0.layout.cells.subtracting(free), $0.json()) })
        return texts.flatMap { text, cells -> [JSONOutput] in
            guard let place = active.first(where: { $0.json() == text }) else { return [] }
            if cells.union(free) == .all { return [text] }
            return cells.conditions(free: free).map { place.json([.init("when", $0.json)]) }
        }
    }

    /// The values that differ from those of the first constraint.
    private static func variations(
        of places: [Place], from base: Place, free: SizeClassCells
    ) -> [SizeClassCells.Condition: [JSONOutput.Member]] {
        var result: [SizeClassCells.Condition: [JSONOutput.Member]] = [:]
        func add<Value: Hashable>(_ key: String, _ value: (Constraint) -> Value, _ json: (Value) -> JSONOutput) {
            let groups = groups(places.map { ($0.layout.cells.subtracting(free), value($0.constraint)) })
            for group in groups where group.value != value(base.constraint) {
                for condition in group.cells.conditions(free: free) {
                    result[condition, default: []].append(.init(key, json(group.value)))
                }
            }
        }
        add("constant", \.constant, JSONOutput.exact)
        add("multiplier", \.multiplier, JSONOutput.exact)
        add("priority", \.priority) { .number(JSONOutput.text($0)) }
        return result
    }

    /// Where all items of a constraint are installed: elsewhere it is not there either.
    private func cells(ofItemsIn place: Place) -> SizeClassCells {
        let document = place.layout.document
        return place.constraint.anchors.reduce(into: SizeClassCells.all) { cells, anchor in
            cells.formIntersection(installed[document.views[document.owner(of: anchor.item)].id] ?? [])
        }
    }
}

extension Constraint {
    /// What variations change.
    fileprivate var values: [Double] { [multiplier, constant, Double(priority.rawValue)] }
}
