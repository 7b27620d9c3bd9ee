// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
package import LayoutGeometry
package import LayoutModel

/// A layout that stays solved while constants, priorities and contents change.
///
/// The cost of a change depends on how much depends on it. Views are added and removed with a new document; the layout
/// keeps its solution if the new rows differ only in their constants. Contents are measured by the caller.
package struct LiveLayout {
    var builder: ConstraintSystemBuilder
    var engine: SolverEngine
    /// Whether rows have come or gone, or have other priorities, since the layout was built.
    private var hasOtherRows = false
    /// By the document's constraint: its constant less its row's.
    private var shifts: [Double] = []
    private var contentRows: [ContentRows] = []
    private var rootRows: [Axis: RowID] = [:]
    /// By variable: the item that it belongs to.
    private var itemOfVariable: [ItemID] = []
    /// By view: whether its insets depend on its position.
    private var decidesInsets: [Bool] = []
    private var hasBaselines = false
    /// Views whose frames may have changed since the last call; nil = all.
    private var changed: Set<Int>? = nil
    /// Conflicts since the last call.
    private var newConflicts: [SolvedConflict] = []
    private var reported: [Solution.Conflict] = []

    private struct ContentRows {
        /// `size <= natural size` and `size >= natural size`; nil for one that does not exist.
        struct Sides {
            var hugging: RowID?
            var resistance: RowID?
        }

        var horizontal = Sides()
        var vertical = Sides()

        subscript(axis: Axis) -> Sides {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    /// The largest number of passes in which insets move.
    private static let mostInsetPasses = 4

    /// - Parameters:
    ///   - contents: by the document's view.
    ///   - fitting: what the root is to fit on an axis that the canvas leaves open.
    package init(_ document: Document, contents: [LiveContent], fitting: FittingTarget = .compressed) {
        var options = SolveOptions()
        options.fitting = fitting
        options.rootRole = .subview
        let context = LayoutContext(document, rootRole: .subview)
        let inputs = SystemInputs(
            context: context, uses: GuideUse(document), isInstalled: document.constraints.map(\.isActive),
            contents: ContentMeasurements(contents, grid: context.grid), insets: ViewInsets(context),
            prototypes: [], options: options)
        builder = ConstraintSystemBuilder(inputs)
        builder.addRows()
        engine = SolverEngine(builder.system.linear)
        indexRows()
    }

    package var document: Document { builder.context.document }

    // MARK: Changes

    /// Follows another document. The solver starts over if the rows differ.
    package mutating func replace(_ document: Document, contents: [LiveContent]) {
        let next = LiveLayout(document, contents: contents, fitting: builder.inputs.options.fitting)
        let isSameTree =
            next.builder.system.items.parents == builder.system.items.parents
            && next.builder.system.hasOrigins(of: builder.system)
        guard isSameTree, adopt(next.builder) else {
            let conflicts = newConflicts
            self = next
            newConflicts = conflicts
            return
        }
    }

    package mutating func setConstant(_ constant: Double, ofConstraintAt index: Int) {
        builder.inputs.context.document.constraints[index].constant = constant
        guard let row = builder.system.constraintRows[index] else { return }
        // System spacing is part of the shift.
        set(constant - shifts[index], ofRow: row)
        builder.updateConstraint(at: index)
    }

    /// An optional constraint stays optional.
    package mutating func setPriority(_ priority: LayoutPriority, ofConstraintAt index: Int) {
        builder.inputs.context.document.constraints[index].priority = priority
        guard let row = builder.system.constraintRows[index] else { return }
        hasOtherRows = true
        engine.setPriority(Priority(priority.rawValue), of: row)
        builder.updateConstraint(at: index)
    }

    /// Adds a constraint as the last one activated.
    ///
    /// - Returns: false if it needs an item that the layout does not have, in which case nothing is added.
    package mutating func add(_ constraint: Constraint) -> Bool {
        let items = builder.system.items
        for anchor in constraint.anchors {
            if anchor.attribute.isBaseline { hasBaselines = true }
            guard anchor.attribute.isMargin || items.id(of: anchor.item) == nil else { continue }
            guard anchor.attribute.isMargin, case .view(let view) = anchor.item,
                items.id(of: .layoutMarginsGuide, owner: view) != nil
            else { return false }
        }
        let index = document.constraints.count
        builder.inputs.context.document.constraints.append(constraint)
        builder.inputs.isInstalled.append(true)
        builder.system.linear = LinearSystem()
        builder.addDocumentConstraint(at: index, isInstalled: true)
        for row in builder.system.linear.rows { engine.add(row) }
        shifts.append(constraint.constant - (builder.system.linear.rows.last?.constant ?? 0))
        hasOtherRows = true
        return true
    }

    package mutating func remove(constraintAt index: Int) {
        builder.inputs.context.document.constraints[index].isActive = false
        builder.inputs.isInstalled[index] = false
        guard let row = builder.system.constraintRows[index] else { return }
        builder.system.constraintRows[index] = nil
        hasOtherRows = true
        engine.remove(row)
    }

    /// - Returns: false if more than the rows of that content depend on it, in which case `replace` is needed.
    package mutating func setContent(_ content: LiveContent, of view: Int) -> Bool {
        let old = builder.contents.sizes[view]
        let rows = contentRows[view]
        guard (old.width == nil) == (content.size.width == nil), (old.height == nil) == (content.size.height == nil)
        else { return false }
        if hasBaselines, builder.contents.baselines[view] != content.baselines { return false }
        if let superview = document.views[view].superview, let stack = document.views[superview].stackView,
            stack.distribution == .fillProportionally || (hasBaselines && stack.axis == .horizontal)
        {
            return false
        }
        builder.inputs.contents.set(content, of: view)
        builder.composer.contents.set(content, of: view)
        for axis in Axis.allCases {
            guard let size = content.size[axis], size != old[axis] else { continue }
            for row in [rows[axis].hugging, rows[axis].resistance] {
                guard let row else { continue }
                set(size, ofRow: row)
                builder.system.setConstant(size, ofConstraintBehind: row)
            }
        }
        return true
    }

    /// The size of the root where the canvas gives it, in points of its frame.
    package mutating func setRootSize(_ size: Size) {
        builder.inputs.context.document.canvas.width = size.width
        builder.inputs.context.document.canvas.height = size.height
        for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
            guard let row = rootRows[axis] else { continue }
            let constant = max(length - builder.system.items.insets(.view(0), axis), 0)
            set(constant, ofRow: row)
            builder.system.setConstant(constant, ofConstraintBehind: row)
        }
    }

    private mutating func set(_ constant: Double, ofRow row: RowID) {
        engine.setConstant(constant, of: row)
    }

    // MARK: Solving

    /// Solves what has changed, and repeats this until the insets that depend on frames no longer change.
    package mutating func update() {
        for _ in 0..<Self.mostInsetPasses {
            engine.update()
            collectChanges()
            guard moveInsets() else { break }
        }
        collectConflicts()
    }

    /// Whether insets have moved with the frames that decide them.
    private mutating func moveInsets() -> Bool {
        let owners = builder.inputs.uses.ownersOfInsets
        guard !owners.isEmpty, engine.changedVariables.contains(where: { decidesInsets[owner(of: $0)] }) else {
            return false
        }
        let values = (0..<engine.variableCount).map { engine.value(of: Variable(index: $0)) }
        let frames = LayoutFrames(builder.context, builder.system.items, values: values)
        guard builder.inputs.insets.update(builder.context, frames: frames.frames, used: owners) else { return false }
        var next = ConstraintSystemBuilder(builder.inputs)
        next.addRows()
        if !adopt(next) {
            builder = next
            engine = SolverEngine(next.system.linear)
            indexRows()
        }
        return true
    }

    /// Takes over the constants if the rows are the same; otherwise returns false.
    private mutating func adopt(_ next: ConstraintSystemBuilder) -> Bool {
        guard !hasOtherRows, engine.hasRows(of: next.system.linear) else { return false }
        for (index, row) in next.system.linear.rows.enumerated() {
            let id = RowID(index: index)
            if row.constant != engine.constant(of: id) { engine.setConstant(row.constant, of: id) }
        }
        builder = next
        indexRows()
        return true
    }

    private mutating func indexRows() {
        hasOtherRows = false
        let system = builder.system
        let views = document.views
        shifts = zip(system.constraintRows, document.constraints).map { row, constraint in
            row.map { constraint.constant - system.linear.rows[$0.index].constant } ?? 0
        }
        contentRows = Array(repeating: ContentRows(), count: views.count)
        for (index, origin) in system.origins.enumerated() {
            let row = RowID(index: index)
            switch origin {
            case .contentHugging(let view, let axis): contentRows[view][axis].hugging = row
            case .compressionResistance(let view, let axis): contentRows[view][axis].resistance = row
            case .encapsulated(let axis): rootRows[axis] = row
            default: break
            }
        }
        itemOfVariable = Array(repeating: .view(0), count: engine.variableCount)
        for item in system.items.items {
            for variable in system.items[item].all { itemOfVariable[variable.index] = item }
        }
        decidesInsets = Array(repeating: false, count: views.count)
        for owner in builder.inputs.uses.ownersOfInsets {
            var view: Int? = owner
            while let ancestor = view, !decidesInsets[ancestor] {
                decidesInsets[ancestor] = true
                view = views[ancestor].superview
            }
        }
        hasBaselines =
            document.constraints.contains { $0.anchors.contains { $0.attribute.isBaseline } }
            || views.contains { $0.stackView?.usesBaselines == true }
        builder.system.linear = LinearSystem()
    }

    /// The view that a variable's item is or belongs to.
    private func owner(of variable: Variable) -> Int {
        builder.system.items.view(of: itemOfVariable[variable.index])
    }

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
        newConflicts += describe(fresh)
    }

    /// Conflicts that have been found since the last call.
    package mutating func takeNewConflicts() -> [SolvedConflict] {
        defer { newConflicts = [] }
        return newConflicts
    }
}

extension LayoutAttribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension ViewContent.StackView {
    fileprivate var usesBaselines: Bool {
        alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelativeArrangement
    }
}
