// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// What a live layout keeps of the document and the rows made from it: much less than these.
struct LiveSystem {
    var maker: RowMaker
    var rows: LiveRows
    /// By number of a constraint: its constant less its row's, where they differ.
    var shifts: [Int: Double] = [:]
    let rootRows: [Axis: RowID]
    /// By arranged subview: the row for its place in the order, where it has one.
    private var arrangementOrder: [Int: RowID] = [:]
    var insets: ViewInsets
    let insetUsers: [Int]
    /// Where baselines are used, those of all horizontal stack views.
    private(set) var tallest: TallestViews
    /// Whether baselines are used that were not before the last solution.
    private var hasNewBaselines = true
    /// By view: whether it is out of the layout; empty if none is.
    private let detached: [Bool]
    /// By view: which sizes it has measured.
    private let measuredAxes: [MeasuredAxes]
    /// By view, where constraints or stack views use baselines; nil for one without.
    private var baselines: [BaselineOffsets?] = []
    private var hasBaselines: Bool

    private struct MeasuredAxes: OptionSet {
        let rawValue: UInt8

        init(rawValue: UInt8) { self.rawValue = rawValue }

        init(_ size: IntrinsicContentSize) {
            rawValue = (size.width == nil ? 0 : 1) | (size.height == nil ? 0 : 2)
        }
    }

    /// - Parameter builder: with its rows.
    init(_ builder: ConstraintSystemBuilder) {
        let (inputs, system) = (builder.inputs, builder.system)
        let document = inputs.context.document
        maker = builder.maker
        rows = system.liveRows
        for (index, constraint) in document.constraints.enumerated() {
            guard let row = system.constraintRows[index]?.index else { continue }
            let shift = constraint.constant - system.linear.rows[row].constant
            if shift != 0 { shifts[index] = shift }
        }
        var rootRows: [Axis: RowID] = [:]
        // The root's are the last.
        for row in max(system.rowCount - 2, 0)..<system.rowCount {
            let row = RowID(index: row)
            if case .encapsulated(let axis) = system.origin(of: row) { rootRows[axis] = row }
        }
        self.rootRows = rootRows
        for row in system.arrangementOrder {
            guard let view = system.linear.rows[row].groups.first else { continue }
            arrangementOrder[view] = RowID(index: row)
        }
        insets = inputs.insets
        insetUsers = inputs.uses.ownersOfInsets
        tallest = inputs.tallest
        detached = inputs.context.isDetached.contains(true) ? inputs.context.isDetached : []
        measuredAxes = inputs.contents.sizes.map(MeasuredAxes.init)
        hasBaselines =
            maker.composer.stacks.usesBaselines
            || document.constraints.contains(where: \.takesBaselines)
        if hasBaselines {
            baselines = inputs.contents.baselines
            takeNaturalHeights()
        }
        maker.composer.contents = ContentMeasurements([], grid: inputs.context.grid)
    }

    /// Takes the measured heights for stack views of which nothing is solved yet.
    private mutating func takeNaturalHeights() {
        let (composer, known) = (maker.composer, tallest)
        let indices = composer.stacks.stackViews.filter { known[$0] == nil }
        _ = tallest.update(ofStackViews: indices, in: composer.stacks, composer.items) { _ in
            0
        } height: {
            composer.contents.sizes[$0].height ?? 0
        }
        maker.composer.tallest = tallest
    }

    /// Whether another view than before gives a stack view its baselines.
    mutating func haveBaselinesMoved(_ engine: SolverEngine) -> Bool {
        guard hasBaselines else { return false }
        let (items, stacks) = (items, stacks)
        var indices = stacks.stackViews
        if !hasNewBaselines {
            var touched: Set<Int> = []
            for variable in engine.changedVariables {
                if let view = items.viewIndex(items.item(of: variable)), view > 0 {
                    touched.insert(items.owner(of: .view(view)))
                }
            }
            indices = indices.filter(touched.contains)
        }
        hasNewBaselines = false
        return tallest.update(ofStackViews: indices, in: stacks, items) { _ in
            0
        } height: {
            items[.view($0)].height.map { engine.value(of: $0) } ?? 0
        }
    }

    var items: ItemTable { maker.items }
    var stacks: StackTable { maker.composer.stacks }

    func isDetached(_ view: Int) -> Bool { !detached.isEmpty && detached[view] }

    /// The rows whose constant is a view's natural size along an axis.
    func contentRows(of view: Int, _ axis: Axis) -> [RowID] {
        let content = [ContentConstraint.Side.hugging, .resistance].compactMap { rows.row(ofView: view, axis, $0) }
        guard let row = arrangementOrder[view], stacks[items.owner(of: .view(view))]?.stack.axis == axis else {
            return content
        }
        return content + [row]
    }

    /// Whether a content changes no more than the constants of its own rows.
    func changesOnlyConstants(_ content: LiveContent, of view: Int) -> Bool {
        guard measuredAxes[view] == MeasuredAxes(content.size) else { return false }
        if hasBaselines, baselines.isEmpty || baselines[view] != content.baselines { return false }
        guard view > 0, let stack = stacks[items.owner(of: .view(view))]?.stack else { return true }
        return stack.distribution != .fillProportionally && !(hasBaselines && stack.axis == .horizontal)
    }

    /// The row of a constraint that joins; nil if one of its items is not laid out.
    ///
    /// - Parameter contents: by view; may be empty if the constraint takes no baseline.
    mutating func addRow(for constraint: Constraint, contents: [LiveContent]) -> Row? {
        maker.composer.contents = ContentMeasurements(contents, grid: PixelGrid(scale: 1))
        if constraint.takesBaselines, !hasBaselines {
            (hasBaselines, hasNewBaselines) = (true, true)
            takeNaturalHeights()
        }
        let index = rows.count
        let row = maker.row(for: InstalledConstraint(constraint, at: index, constant: constraint.constant))
        if let row, constraint.constant != row.constant { shifts[index] = constraint.constant - row.constant }
        maker.composer.contents = ContentMeasurements([], grid: PixelGrid(scale: 1))
        return row
    }

    /// Whether a constraint's items are all in the layout, built-in guides in use included.
    func hasItems(of constraint: Constraint) -> Bool {
        constraint.anchors.allSatisfy { anchor in
            guard anchor.attribute.isMargin, case .view(let view) = anchor.item else {
                return items.id(of: anchor.item) != nil
            }
            return items.id(of: .layoutMarginsGuide, owner: view) != nil
        }
    }
}
