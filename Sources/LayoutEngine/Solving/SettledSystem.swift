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

    /// Limits, so that solving ends for a layout that contradicts itself.
    private static let mostTextPasses = 3
    private static let mostInsetPasses = 4

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

    /// Solves again until text and insets fit the frames.
    ///
    /// - Returns: the layout in which no text is wrapped, with the insets of the last one, if text has been wrapped and that
    ///   layout leaves something open.
    mutating func settle(
        building build: Build = ConstraintSystemBuilder.system, measuring measure: Measure
    ) -> SettledSystem? {
        var unwrapped: SettledSystem?
        var hasOldInsets = false
        let owners = inputs.uses.ownersOfInsets
        var insetPasses = 1
        while true {
            let (items, values) = (system.items, solution.values)
            let last = textPasses == 1 && !solution.ambiguities.isEmpty ? self : nil
            let isTextChanged =
                textPasses < Self.mostTextPasses
                && inputs.contents.remeasure(inputs.context.document.views, with: measure) { view in
                    items[.view(view)].width.map { values[$0.index] } ?? 0
                }
            let areInsetsChanged =
                insetPasses < Self.mostInsetPasses && !owners.isEmpty
                && inputs.insets.update(users: owners) { geometry.frames[$0] }
            guard isTextChanged || areInsetsChanged else { break }
            if isTextChanged {
                if textPasses == 1 { unwrapped = last }
                textPasses += 1
            }
            if areInsetsChanged {
                insetPasses += 1
                hasOldInsets = true
            }
            solveAgain(building: build)
        }
        if textPasses == Self.mostTextPasses {
            let (items, values) = (system.items, solution.values)
            unsettledTexts = inputs.contents.unsettledViews(inputs.context.document.views, with: measure) { view in
                items[.view(view)].width.map { values[$0.index] } ?? 0
            }
        }
        if hasOldInsets { unwrapped?.take(inputs, building: build) }
        return unwrapped
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

    mutating func rowsDetermining(_ variable: Variable) -> [RowID] { engine.rowsDetermining(variable) }

    mutating func multipliersDetermining(_ variable: Variable) -> [RowMultiplier] {
        engine.multipliersDetermining(variable)
    }

    mutating func otherEnd(of variables: [Variable]) -> [Double] { engine.otherEnd(of: variables) }
}
