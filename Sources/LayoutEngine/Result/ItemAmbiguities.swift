// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// What the constraints leave open, by item, in terms of frames.
struct ItemAmbiguities {
    /// By view.
    private(set) var ofViews: [[AmbiguousAttribute]]
    /// By view: the rows whose tie leaves something of it open, each once.
    private(set) var tiedRows: [[RowID]]
    /// By guide, the document's before the built-in ones.
    private(set) var ofGuides: [[AmbiguousAttribute]]
    /// Every view's frame in another solution, in which all that is open takes its other end.
    private(set) var otherFrames: LayoutFrames?
    /// By view: whether positions stay open even where sizes are given.
    private(set) var hasIndependentPosition: [Axis: [Bool]] = [:]
    /// By view: its open variables, in their order.
    private var variables: [[Variable]]
    private var all: [Variable] = []
    private var openSizes: [Variable] = []

    init(_ pass: LayoutPass) {
        let items = pass.system.items
        let document = pass.context.document
        ofViews = Array(repeating: [], count: items.viewCount)
        tiedRows = Array(repeating: [], count: items.viewCount)
        ofGuides = Array(repeating: [], count: items.guideCount + items.builtInGuides.count)
        variables = Array(repeating: [], count: items.viewCount)
        var item = ItemID.view(0)
        let ambiguities = pass.solution.ambiguities
        // The values that one tie leaves open are consecutive: its text is made once.
        var tie: (rows: [RowID], equations: [String], origins: [RowOrigin]) = ([], [], [])
        for ambiguity in ambiguities {
            // Items hold their variables in the order of the system's.
            while item.index < items.count, !items[item].contains(ambiguity.variable) {
                item = ItemID(index: item.index + 1)
            }
            guard item.index < items.viewCount + ofGuides.count else { break }
            let name = items[item].name(of: ambiguity.variable)
            if ambiguity.tiedRows != tie.rows {
                let constraints = ambiguity.tiedRows.map(pass.constraint(behind:))
                tie = (ambiguity.tiedRows, constraints.map { $0.equation(in: document) }, constraints.map(\.origin))
            }
            let shift = items.shift(item, name)
            let attribute = AmbiguousAttribute(
                name: name, lower: ambiguity.lower + shift, upper: ambiguity.upper + shift, tied: tie.equations,
                tiedRows: tie.origins)
            all.append(ambiguity.variable)
            if name.isSize { openSizes.append(ambiguity.variable) }
            if let view = items.viewIndex(item) {
                ofViews[view].append(attribute)
                if tiedRows[view].isEmpty {
                    tiedRows[view] = tie.rows
                } else if tiedRows[view] != tie.rows {
                    tiedRows[view] = Set(tiedRows[view]).union(tie.rows).sorted()
                }
                variables[view].append(ambiguity.variable)
            } else {
                ofGuides[item.index - items.viewCount].append(attribute)
            }
        }
        for view in ofViews.indices { ofViews[view].sort { $0.name.order < $1.name.order } }
        for guide in ofGuides.indices { ofGuides[guide].sort { $0.name.order < $1.name.order } }
        findIndependentPositions(pass)
    }

    /// The views that lack constraints, together where they move together.
    func groups(_ pass: LayoutPass) -> [AmbiguityGroup] {
        let columns = ofViews.indices.filter { tiedRows[$0].isEmpty }.flatMap { view in
            ofViews[view].compactMap { attribute -> AmbiguityGroup.Column? in
                let item = pass.system.items[.view(view)]
                return item.variable(named: attribute.name).map {
                    AmbiguityGroup.Column(view: view, name: attribute.name, variable: $0.index)
                }
            }
        }
        return AmbiguityGroup.groups(columns, pass)
    }

    /// The views that a tie leaves open.
    func views(openBy rows: [RowID]) -> [Int] { tiedRows.indices.filter { tiedRows[$0] == rows } }

    mutating func findOtherEnd(_ pass: inout LayoutPass) {
        guard !all.isEmpty else { return }
        let values = pass.otherEnd(of: all)
        otherFrames = LayoutFrames(pass.context, pass.system.items, values: values)
    }

    /// The values to show: those of the solve, or with some views' open attributes at their other end.
    func values(exercising ids: [String], _ pass: inout LayoutPass) -> [Double] {
        guard !ids.isEmpty else { return pass.solution.values }
        let views = pass.context.document.views
        let chosen = views.indices.filter { ids.contains(views[$0].id) }.flatMap { variables[$0] }
        return chosen.isEmpty ? pass.solution.values : pass.otherEnd(of: chosen)
    }

    /// Fixes every open size at its value, and checks which positions are still open.
    private mutating func findIndependentPositions(_ pass: LayoutPass) {
        let both = ofViews.contains { open in
            Axis.allCases.contains { axis in
                open.contains { $0.name == .position(axis) } && open.contains { $0.name == .size(axis) }
            }
        }
        guard both else { return }
        var system = pass.system.linear
        for variable in openSizes {
            system.add(Row([Row.Term(1, variable)], .equal, pass.solution.values[variable.index]))
        }
        let open = Set(system.solve(breakPolicy: .never).ambiguities.map(\.variable.index))
        for axis in Axis.allCases {
            hasIndependentPosition[axis] = ofViews.indices.map {
                pass.system.items[.view($0)].position(axis).map { open.contains($0.index) } ?? false
            }
        }
    }
}
