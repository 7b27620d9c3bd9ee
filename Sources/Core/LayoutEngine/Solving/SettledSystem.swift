// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel

/// The rows of a document, solved again until text and insets fit the frames.
///
/// Text that wraps and insets that depend on where a view stands are known only after a solve; the layout is then solved
/// again, as often as UIKit would lay out again. It needs neither fonts nor diagnostics: it is compiled for web pages, too.
struct SettledSystem {
    typealias Build = (SystemInputs) -> ConstraintSystem
    typealias Measure = (ContentMeasurements.Text) -> TextMeasurement

    private(set) var inputs: SystemInputs
    private(set) var system: ConstraintSystem
    private(set) var engine: SolverEngine
    private(set) var solution: Solution
    private(set) var geometry: LayoutFrames
    private(set) var textPasses = 1
    /// The views whose text would need one more pass than there may be.
    private(set) var unsettledTexts: [Int] = []

    /// Solves once.
    init(_ inputs: SystemInputs, building build: Build = ConstraintSystemBuilder.system) {
        self.inputs = inputs
        system = build(inputs)
        engine = Self.engine(system, inputs.options)
        solution = engine.solve()
        geometry = LayoutFrames(inputs.context, system.items, values: solution.values)
    }

    /// Solves other inputs once. What both have in common is not solved again.
    mutating func solve(_ inputs: SystemInputs, building build: Build = ConstraintSystemBuilder.system) {
        self.inputs = inputs
        textPasses = 1
        unsettledTexts = []
        solveAgain(building: build)
    }

    /// Solves again until text, insets and baselines fit the frames; then a root that fits its contents is rounded up to
    /// pixels.
    ///
    /// - Returns: the layout in which no text is wrapped, with the insets of the last one, if text has been wrapped and that
    ///   layout leaves something open.
    mutating func settle(
        building build: Build = ConstraintSystemBuilder.system, measuring measure: Measure
    ) -> SettledSystem? {
        var unwrapped: SettledSystem?
        var hasOldInputs = false
        var isRounded = false
        let owners = inputs.uses.ownersOfInsets
        let stacks = inputs.context.document.stackViewsWithBaselines
        var (insetPasses, baselinePasses) = (1, 1)
        while true {
            let (items, values) = (system.items, solution.values)
            let last = textPasses == 1 && !solution.ambiguities.isEmpty ? self : nil
            // By the natural heights that the last pass had.
            let areBaselinesChanged = baselinePasses < PassLimit.insets && updateTallest(stacks)
            let isTextChanged =
                textPasses < PassLimit.text
                && inputs.contents.remeasure(inputs.context.document.views, with: measure) { view in
                    items[.view(view)].width.map { values[$0.index] } ?? 0
                }
            let areInsetsChanged =
                insetPasses < PassLimit.insets && !owners.isEmpty
                && inputs.insets.update(users: owners) { geometry.frames[$0] }
            guard isTextChanged || areInsetsChanged || areBaselinesChanged else {
                if isRounded || !roundFittedRoot(building: build) { break }
                isRounded = true
                continue
            }
            if isTextChanged {
                if textPasses == 1 { unwrapped = last }
                textPasses += 1
            }
            if areInsetsChanged {
                insetPasses += 1
                hasOldInputs = true
            }
            if areBaselinesChanged {
                baselinePasses += 1
                hasOldInputs = true
            }
            solveAgain(building: build)
        }
        if textPasses == PassLimit.text {
            let (items, values) = (system.items, solution.values)
            unsettledTexts = inputs.contents.unsettledViews(inputs.context.document.views, with: measure) { view in
                items[.view(view)].width.map { values[$0.index] } ?? 0
            }
        }
        if hasOldInputs { unwrapped?.take(inputs, building: build) }
        return unwrapped
    }

    /// Whether another view than in the last pass gives a stack view its baselines.
    private mutating func updateTallest(_ stacks: StackTable?) -> Bool {
        guard let stacks else { return false }
        let (items, sizes, values) = (system.items, inputs.contents.sizes, solution.values)
        return inputs.tallest.update(ofStackViews: stacks.stackViews, in: stacks, items) {
            sizes[$0].height ?? 0
        } height: {
            items[.view($0)].height.map { values[$0.index] } ?? 0
        }
    }

    /// Gives a root whose canvas leaves its size open the pixels that its contents need.
    ///
    /// - Returns: false if it has them. A fraction of a pixel is not worth that something is open or conflicts: it stays
    ///   then.
    private mutating func roundFittedRoot(building build: Build) -> Bool {
        let (canvas, grid) = (inputs.context.document.canvas, inputs.context.grid)
        guard inputs.context.rootRole == .window, canvas.width == nil || canvas.height == nil else { return false }
        func rounded(_ given: Double?, _ length: Double) -> Double? {
            let rounded = grid.roundedUp(length)
            return given == nil && rounded > length + 1e-6 ? rounded : nil
        }
        let size = geometry.frames[0].size
        let fitted = FittedSize(
            width: rounded(canvas.width, size.width), height: rounded(canvas.height, size.height))
        guard !fitted.isEmpty else { return false }
        let exact = self
        inputs.fittedSize = fitted
        solveAgain(building: build)
        guard solution.ambiguities.count <= exact.solution.ambiguities.count,
            solution.conflicts.count <= exact.solution.conflicts.count, solution.outcome == .solved
        else {
            self = exact
            return false
        }
        return true
    }

    /// Solves other inputs with its own contents.
    mutating func take(_ inputs: SystemInputs, building build: Build) {
        var next = inputs
        next.contents = self.inputs.contents
        solve(next, building: build)
    }

    /// Fixes views at their design frames where their constraints leave something open, and solves again.
    ///
    /// - Returns: whether one of them was not fixed before.
    mutating func prototype(_ open: [Int], building build: Build) -> Bool {
        var isChanged = false
        for view in open {
            guard case .none = inputs.prototypes[view] else { continue }
            inputs.prototypes[view] = .ambiguity
            isChanged = true
        }
        inputs.fittedSize = FittedSize()
        if isChanged { solveAgain(building: build) }
        return isChanged
    }

    /// Passes usually differ only in constants: the engine keeps what does not depend on these.
    private mutating func solveAgain(building build: Build) {
        let next = build(inputs)
        if engine.hasRows(of: next.linear) {
            for (index, row) in next.linear.rows.enumerated() where row.constant != system.linear.rows[index].constant {
                engine.setConstant(row.constant, of: RowID(index: index))
            }
        } else {
            engine = Self.engine(next, inputs.options)
        }
        system = next
        solution = engine.solve()
        geometry = LayoutFrames(inputs.context, system.items, values: solution.values)
    }

    /// The system of the last solve, not yet solved.
    var unsolvedEngine: SolverEngine { Self.engine(system, inputs.options) }

    private static func engine(_ system: ConstraintSystem, _ options: SolveOptions) -> SolverEngine {
        SolverEngine(system.linear, breakPolicy: options.breakPolicy == .none ? .never : .byRank)
    }

    /// The constraint behind a row of the last solve.
    func constraint(behind row: RowID) -> InstalledConstraint {
        system.constraint(behind: row, in: inputs.context.document)
    }

    mutating func multipliersDetermining(_ variable: Variable) -> [RowMultiplier] {
        engine.multipliersDetermining(variable)
    }

    mutating func otherEnd(of variables: [Variable]) -> [Double] { engine.otherEnd(of: variables) }
}
