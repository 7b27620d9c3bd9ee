// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

/// One solve of a document with contents and insets as they are known so far.
///
/// Text that wraps and insets that depend on where a view stands are known only after a solve; the layout is then solved
/// again, as often as UIKit would lay out again.
struct LayoutPass {
    let context: LayoutContext
    let options: SolveOptions
    let findings: [Diagnostic]
    private(set) var inputs: SystemInputs
    private(set) var system: ConstraintSystem
    private(set) var engine: SolverEngine
    private(set) var solution: Solution
    private(set) var geometry: LayoutFrames
    private(set) var textPasses = 1
    /// The views whose text would need one more pass than there may be.
    private(set) var unsettledTexts: [Int] = []
    /// Ties in stack views while every text is on one line: a text that has been wrapped to its width does not tie any
    /// more.
    private(set) var tiesOfUnwrappedText: [ContentPriorityTie] = []
    private let observer: any SolveObserving

    /// Limits, so that solving ends for a layout that contradicts itself.
    private static let mostTextPasses = 3
    private static let mostInsetPasses = 4

    static func solve(
        _ document: Document, text: some TextMeasuring, images: some ImageSizing, options: SolveOptions,
        observer: any SolveObserving
    ) -> SolvedLayout {
        var pass = settled(document, text: text, images: images, options: options, observer: observer)
        return SolvedLayoutBuilder.layout(&pass, measuring: text)
    }

    /// Solved until text and insets fit.
    static func settled(
        _ document: Document, text: some TextMeasuring, images: some ImageSizing, options: SolveOptions,
        observer: any SolveObserving = Unobserved()
    ) -> LayoutPass {
        var pass = LayoutPass(document, text: text, images: images, options: options, observer: observer)
        if document.wrapsTextInRows { pass.tiesOfUnwrappedText = ContentPriorityTies.inStackViews(pass) }
        pass.settle(measuring: text)
        pass.prototypeAmbiguities(measuring: text)
        return pass
    }

    init(
        _ document: Document, text: some TextMeasuring, images: some ImageSizing, options: SolveOptions,
        observer: any SolveObserving = Unobserved()
    ) {
        self.observer = observer
        let context = LayoutContext(document, rootRole: options.rootRole)
        self.context = context
        self.options = options
        let check = InstallationCheck.check(document)
        findings = check.findings
        let prototypes =
            options.missingConstraints == .interfaceBuilder
            ? Prototype.fixedFrames(context, isInstalled: check.isInstalled) : []
        let uses = GuideUse(document)
        let inputs = SystemInputs(
            context: context, uses: uses, isInstalled: check.isInstalled,
            contents: ContentMeasurements(context, text: text, images: images),
            insets: ViewInsets(context, users: uses.ownersOfInsets),
            prototypes: prototypes, options: options)
        self.inputs = inputs
        system = observer.building { ConstraintSystemBuilder.system(inputs) }
        engine = Self.engine(system, options)
        solution = engine.solve()
        geometry = LayoutFrames(context, system.items, values: solution.values)
    }

    var contents: ContentMeasurements { inputs.contents }

    /// Solves again until text and insets fit the frames.
    private mutating func settle(measuring text: some TextMeasuring) {
        let owners = inputs.uses.ownersOfInsets
        var insetPasses = 1
        while true {
            let (items, values) = (system.items, solution.values)
            let isTextChanged =
                textPasses < Self.mostTextPasses
                && inputs.contents.remeasure(context.document.views, with: text) { view in
                    items[.view(view)].width.map { values[$0.index] } ?? 0
                }
            let areInsetsChanged =
                insetPasses < Self.mostInsetPasses && !owners.isEmpty
                && inputs.insets.update(users: owners) { geometry.frames[$0] }
            guard isTextChanged || areInsetsChanged else { break }
            if isTextChanged { textPasses += 1 }
            if areInsetsChanged { insetPasses += 1 }
            solveAgain()
        }
        guard textPasses == Self.mostTextPasses else { return }
        let (items, values) = (system.items, solution.values)
        unsettledTexts = inputs.contents.unsettledViews(context.document.views, with: text) { view in
            items[.view(view)].width.map { values[$0.index] } ?? 0
        }
    }

    /// Fixes what is still open at its design frame, if the options request it.
    private mutating func prototypeAmbiguities(measuring text: some TextMeasuring) {
        guard options.missingConstraints == .interfaceBuilder, !solution.ambiguities.isEmpty else { return }
        let open = ItemAmbiguities(self).ofViews
        let views = context.document.views
        var isChanged = false
        for view in views.indices where !open[view].isEmpty && views[view].frame != nil {
            guard case .none = inputs.prototypes[view] else { continue }
            inputs.prototypes[view] = .ambiguity
            isChanged = true
        }
        guard isChanged else { return }
        solveAgain()
        settle(measuring: text)
    }

    /// Passes usually differ only in constants: the engine keeps what does not depend on these.
    private mutating func solveAgain() {
        let next = observer.building { ConstraintSystemBuilder.system(inputs) }
        if engine.hasRows(of: next.linear) {
            for (index, row) in next.linear.rows.enumerated() where row.constant != system.linear.rows[index].constant {
                engine.setConstant(row.constant, of: RowID(index: index))
            }
        } else {
            engine = Self.engine(next, options)
        }
        system = next
        solution = engine.solve()
        geometry = LayoutFrames(context, system.items, values: solution.values)
    }

    /// The system of the last solve, not yet solved.
    var unsolvedEngine: SolverEngine { Self.engine(system, options) }

    private static func engine(_ system: ConstraintSystem, _ options: SolveOptions) -> SolverEngine {
        SolverEngine(system.linear, breakPolicy: options.breakPolicy == .none ? .never : .byRank)
    }

    /// The constraint behind a row of the last solve.
    func constraint(behind row: RowID) -> InstalledConstraint {
        system.constraint(behind: row, in: context.document)
    }

    mutating func rowsDetermining(_ variable: Variable) -> [RowID] { engine.rowsDetermining(variable) }

    mutating func otherEnd(of variables: [Variable]) -> [Double] { engine.otherEnd(of: variables) }
}

extension Document {
    /// Whether a horizontal stack view arranges two labels of several lines or more.
    fileprivate var wrapsTextInRows: Bool {
        views.indices.contains { stack in
            guard let stackView = views[stack].stackView, stackView.axis == .horizontal else { return false }
            let wrapping = views[stack].subviews.filter { view in
                if case .label(let label) = views[view].content { label.numberOfLines != 1 } else { false }
            }
            return wrapping.count > 1
        }
    }
}
