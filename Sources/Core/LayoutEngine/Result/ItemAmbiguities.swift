// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// What the constraints leave open, by item, in terms of frames.
struct ItemAmbiguities {
    /// By view.
    private(set) var ofViews: [[AmbiguousAttribute]]
    /// By view: the rows whose tie leaves something of it open, each once.
    private(set) var tiedRows: [[OpenValue.TiedRow]]
    /// By guide, the document's before the built-in ones.
    private(set) var ofGuides: [[AmbiguousAttribute]]
    /// Every view's frame in another solution, in which all that is open takes its other end.
    private(set) var otherFrames: LayoutFrames?
    /// By view: whether positions stay open even where sizes are given.
    private(set) var hasIndependentPosition: [Axis: [Bool]] = [:]
    /// By view: its open values, in the order of their variables.
    private var variables: [[OpenValue]]
    private var all: [OpenValue] = []

    /// A tie, with the texts and origins of its rows.
    private struct Tie {
        let rows: [OpenValue.TiedRow]
        let equations: [String]
        let origins: [RowOrigin]

        init(_ rows: [OpenValue.TiedRow], _ pass: LayoutPass) {
            let constraints = rows.map(pass.constraint(behind:))
            self.rows = rows
            equations = constraints.map { $0.equation(in: pass.context.document) }
            origins = constraints.map { $0.origin }
        }
    }

    init(_ pass: LayoutPass) {
        let items = pass.system.items
        ofViews = Array(repeating: [], count: items.viewCount)
        tiedRows = Array(repeating: [], count: items.viewCount)
        ofGuides = Array(repeating: [], count: items.guideCount + items.builtInGuides.count)
        variables = Array(repeating: [], count: items.viewCount)
        var ties = TieTable<OpenValue.TiedRow, Tie>()
        var unions = TieTable<OpenValue.TiedRow, [OpenValue.TiedRow]>()
        all = pass.openValues
        for value in all {
            let tie = ties.value(of: value.tiedRows) { Tie(value.tiedRows, pass) }
            let attribute = AmbiguousAttribute(
                name: value.name, lower: value.lower, upper: value.upper, tied: tie.equations, tiedRows: tie.origins)
            if let view = items.viewIndex(value.item) {
                ofViews[view].append(attribute)
                let known = tiedRows[view]
                tiedRows[view] = unions.value(of: known, tie.rows) { Set(known + tie.rows).sorted() }
                variables[view].append(value)
            } else {
                ofGuides[value.item.index - items.viewCount].append(attribute)
            }
        }
        for view in ofViews.indices { ofViews[view].sort { $0.name.order < $1.name.order } }
        for guide in ofGuides.indices { ofGuides[guide].sort { $0.name.order < $1.name.order } }
        leaveOutContentSizes(pass)
        leaveOutOwnParts(pass.context.document)
        if pass.options.findsAlternatives { findIndependentPositions(pass) }
    }

    /// The content sizes that constraints are not expected to give: AppKit's document views size themselves, and where all
    /// contents of a scroll view have fixed frames, Interface Builder expects code to set its content size.
    private mutating func leaveOutContentSizes(_ pass: LayoutPass) {
        let items = pass.system.items
        let open = items.builtInGuides.indices.filter {
            items.builtInGuides[$0].guide == .contentLayoutGuide && !ofGuides[items.guideCount + $0].isEmpty
        }
        guard !open.isEmpty else { return }
        let document = pass.context.document
        guard document.platform != .macos else {
            for index in open { ofGuides[items.guideCount + index] = [] }
            return
        }
        let prototypes = Prototype.fixedFrames(pass.inputs.context, isInstalled: pass.inputs.isInstalled)
        for index in open {
            let subviews = document.views[items.builtInGuides[index].owner].subviews
            if subviews.allSatisfy({ prototypes[$0] == .fixedFrame }) { ofGuides[items.guideCount + index] = [] }
        }
    }

    /// AppKit places the parts of its views itself, such as scrollers, headers of tables and what is in a box, where the
    /// constraints leave them open.
    private mutating func leaveOutOwnParts(_ document: Document) {
        guard document.platform == .macos else { return }
        for view in ofViews.indices where document.views[view].style.isPlacedBySuperview {
            (ofViews[view], tiedRows[view]) = ([], [])
        }
    }

    /// The views that lack constraints, together where they move together.
    func groups(_ pass: LayoutPass) -> [AmbiguityGroup] {
        let columns = ofViews.indices.flatMap { view in
            ofViews[view].filter(\.tiedRows.isEmpty).compactMap { attribute -> AmbiguityGroup.Column? in
                let item = pass.system.items[.view(view)]
                return item.variable(named: attribute.name).map {
                    AmbiguityGroup.Column(view: view, name: attribute.name, variable: $0.index)
                }
            }
        }
        return AmbiguityGroup.groups(columns, pass)
    }

    /// Each tie that leaves something open.
    var ties: Set<[OpenValue.TiedRow]> {
        var ties: Set<[OpenValue.TiedRow]> = []
        var table = TieTable<OpenValue.TiedRow, Void>()
        for value in all { table.value(of: value.tiedRows) { ties.insert(value.tiedRows) } }
        return ties
    }

    mutating func findOtherEnd(_ pass: inout LayoutPass, measuring text: some TextMeasuring) {
        guard !all.isEmpty, pass.options.findsAlternatives else { return }
        let values = pass.otherEnd(of: all, measuring: text)
        otherFrames = LayoutFrames(pass.context, pass.system.items, values: values)
    }

    /// The values to show: those of the solve, or with some views' open attributes at their other end.
    func values(
        exercising ids: [String], _ pass: inout LayoutPass, measuring text: some TextMeasuring
    ) -> [Double] {
        guard !ids.isEmpty else { return pass.solution.values }
        let views = pass.context.document.views
        let chosen = views.indices.filter { ids.contains(views[$0].id) }.flatMap { variables[$0] }
        return chosen.isEmpty ? pass.solution.values : pass.otherEnd(of: chosen, measuring: text)
    }

    /// Checks which positions are still open where every size keeps its value.
    private mutating func findIndependentPositions(_ pass: LayoutPass) {
        let both = ofViews.contains { open in
            Axis.allCases.contains { axis in
                open.contains { $0.name == .position(axis) } && open.contains { $0.name == .size(axis) }
            }
        }
        guard both else { return }
        let open = Set(pass.engine.openVariables(keeping: all.filter(\.name.isSize).map(\.variable)))
        for axis in Axis.allCases {
            hasIndependentPosition[axis] = ofViews.indices.map {
                pass.system.items[.view($0)].position(axis).map { open.contains($0) } ?? false
            }
        }
    }
}
