// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
package import LayoutModel

/// A layout that stays solved while constants, priorities and contents change.
///
/// The cost of a change depends on how much depends on it. Views are added and removed with a new document; the layout
/// keeps its solution if the new rows differ only in their constants. Contents are measured by the caller.
///
/// A document takes more memory than all that solving needs, and is not kept: the caller makes it again for the few
/// changes that need it.
package struct LiveLayout {
    /// A document with what its views have measured.
    package typealias Source = (document: Document, contents: [LiveContent])

    var system: LiveSystem
    var engine: SolverEngine
    private let fitting: FittingTarget
    /// Whether rows have come or gone, or have other priorities, since the layout was built.
    private var hasOtherRows = false
    /// Views whose frames may have changed since the last call; nil = all.
    private var changed: Set<Int>?
    /// Conflicts since the last call.
    private var newConflicts: [LiveConflict] = []
    private var reported: [Solution.Conflict] = []

    /// - Parameters:
    ///   - contents: by the document's view.
    ///   - fitting: what the root is to fit on an axis that the canvas leaves open.
    package init(_ document: Document, contents: [LiveContent], fitting: FittingTarget = .compressed) {
        let builder = Self.builder((document, contents), fitting)
        self.fitting = fitting
        engine = SolverEngine(builder.system.linear)
        system = LiveSystem(builder)
    }

    private static func builder(
        _ source: Source, _ fitting: FittingTarget, insets: ViewInsets? = nil, tallest: TallestViews = TallestViews()
    ) -> ConstraintSystemBuilder {
        var options = SolveOptions()
        options.fitting = fitting
        options.rootRole = .subview
        let context = LayoutContext(source.document, rootRole: .subview)
        let uses = GuideUse(source.document)
        var builder = ConstraintSystemBuilder(
            SystemInputs(
                context: context, uses: uses, isInstalled: source.document.constraints.map(\.isActive),
                contents: ContentMeasurements(source.contents, grid: context.grid),
                insets: insets ?? ViewInsets(context, users: uses.ownersOfInsets), prototypes: [], options: options,
                tallest: tallest))
        builder.addRows()
        return builder
    }

    // MARK: Changes

    /// Follows another document. The solver starts over if the rows differ.
    package mutating func replace(_ document: Document, contents: [LiveContent]) {
        let builder = Self.builder((document, contents), fitting)
        if !adopt(builder) { start(builder) }
    }

    private mutating func start(_ builder: ConstraintSystemBuilder) {
        system = LiveSystem(builder)
        engine = SolverEngine(builder.system.linear)
        hasOtherRows = false
        changed = nil
        reported = []
    }

    /// Takes over the constants if the rows are the same; otherwise returns false.
    private mutating func adopt(_ next: ConstraintSystemBuilder) -> Bool {
        let linear = next.system.linear
        guard !hasOtherRows, next.system.items.hasTree(of: system.items), engine.hasRows(of: linear) else {
            return false
        }
        let adopted = LiveSystem(next)
        guard adopted.rows.hasOrigins(of: system.rows) else { return false }
        for (index, row) in linear.rows.enumerated() {
            let id = RowID(index: index)
            if row.constant != engine.constant(of: id) { engine.setConstant(row.constant, of: id) }
        }
        system = adopted
        return true
    }

    package mutating func setConstant(_ constant: Double, ofConstraintAt index: Int) {
        guard let row = system.rows.row(ofConstraint: index) else { return }
        engine.setConstant(constant - (system.shifts[index] ?? 0), of: row)
    }

    /// An optional constraint stays optional.
    package mutating func setPriority(_ priority: LayoutPriority, ofConstraintAt index: Int) {
        guard let row = system.rows.row(ofConstraint: index) else { return }
        hasOtherRows = true
        engine.setPriority(Priority(priority.rawValue), of: row)
    }

    /// Adds a constraint as the last one activated.
    ///
    /// - Parameter contents: by view; may be empty if the constraint takes no baseline.
    /// - Returns: false if it needs an item that the layout does not have, in which case nothing is added.
    package mutating func add(_ constraint: Constraint, contents: [LiveContent]) -> Bool {
        guard system.hasItems(of: constraint) else { return false }
        let row = system.addRow(for: constraint, contents: contents)
        system.rows.append(row.map { engine.add($0) })
        hasOtherRows = true
        return true
    }

    package mutating func remove(constraintAt index: Int) {
        guard let row = system.rows.row(ofConstraint: index) else { return }
        hasOtherRows = true
        engine.remove(row)
    }

    /// - Returns: false if more than the rows of that content depend on it, in which case `replace` is needed.
    package mutating func setContent(_ content: LiveContent, of view: Int) -> Bool {
        guard system.changesOnlyConstants(content, of: view) else { return false }
        for axis in Axis.allCases {
            guard let size = content.size[axis] else { continue }
            for row in system.contentRows(of: view, axis) where engine.constant(of: row) != size {
                engine.setConstant(size, of: row)
            }
        }
        return true
    }

    /// The size of the root where the canvas gives it, in points of its frame.
    package mutating func setRootSize(_ size: Size) {
        for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
            guard let row = system.rootRows[axis] else { continue }
            let constant = max(length - system.items.insets(.view(0), axis), 0)
            engine.setConstant(constant, of: row)
            system.rows.setConstant(constant, ofSystemRow: row)
        }
    }

    // MARK: Solving

    /// Solves what has changed.
    ///
    /// - Parameter movesInsets: whether insets and baselines that depend on frames follow these.
    /// - Returns: false if they have moved; `moveInsets` and another update are due then.
    package mutating func update(movesInsets: Bool) -> Bool {
        engine.update()
        collectChanges()
        if movesInsets {
            let haveInsetsMoved = haveInsetsMoved()
            if system.haveBaselinesMoved(engine) || haveInsetsMoved { return false }
        }
        collectConflicts()
        return true
    }

    /// Takes over insets and baselines that have moved.
    ///
    /// - Parameter source: the document as it is now.
    /// - Returns: false if only `replace` can follow them.
    package mutating func moveInsets(_ source: Source) -> Bool {
        let builder = Self.builder(source, fitting, insets: system.insets, tallest: system.tallest)
        if adopt(builder) { return true }
        // Another document would begin with the natural heights again.
        guard !system.tallest.isEmpty else { return false }
        start(builder)
        return true
    }

    /// Whether insets have moved with the frames that decide them.
    private mutating func haveInsetsMoved() -> Bool {
        guard !system.insets.isEmpty,
            engine.changedVariables.contains(where: { system.insets.dependOn(owner(of: $0)) })
        else { return false }
        var insets = system.insets
        guard insets.update(users: system.insetUsers, frame: frame(of:)) else { return false }
        system.insets = insets
        return true
    }

    /// The view that a variable's item is or belongs to.
    private func owner(of variable: Variable) -> Int { system.items.view(of: system.items.item(of: variable)) }

    private mutating func collectChanges() {
        guard var known = changed else { return }
        changed = nil
        let variables = engine.changedVariables
        guard variables.count < engine.variableCount else { return }
        for variable in variables { known.insert(owner(of: variable)) }
        changed = known
    }

    /// Views whose frames, or whose guides' frames, may have changed since the last call; nil = all.
    package mutating func takeChangedViews() -> [Int]? {
        defer { changed = [] }
        return changed?.sorted()
    }

    private mutating func collectConflicts() {
        let conflicts = engine.conflicts
        guard conflicts != reported else { return }
        let fresh = conflicts.filter { !reported.contains($0) }
        reported = conflicts
        newConflicts += fresh.map { conflict in
            LiveConflict(
                members: conflict.rows.map(constraint(behind:)), broken: constraint(behind: conflict.broken))
        }
    }

    /// Conflicts that have been found since the last call.
    package mutating func takeNewConflicts() -> [LiveConflict] {
        defer { newConflicts = [] }
        return newConflicts
    }

    func constraint(behind row: RowID) -> LiveConstraint {
        switch system.rows.meaning(of: row) {
        case .constraint(let index): .own(index)
        case .content(let view, let axis, let side):
            .system(
                ContentConstraint(view: view, axis: axis, side: side, size: engine.constant(of: row))
                    .installed(priority: LayoutPriority(engine.priority(of: row).rawValue)))
        case .system(let index): .system(system.rows.systemConstraints[index])
        }
    }
}
