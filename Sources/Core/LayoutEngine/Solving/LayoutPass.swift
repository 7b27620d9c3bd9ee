// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel

/// A document that is solved until its text and insets fit, with what is found before and on the way.
struct LayoutPass {
    let context: LayoutContext
    let options: SolveOptions
    let findings: [Diagnostic]
    private(set) var settled: SettledSystem
    /// The layout in which no text is wrapped, where text has been wrapped since and that layout leaves something open.
    private(set) var unwrapped: SettledSystem?
    /// Ties in stack views while every text is on one line: a text that has been wrapped to its width does not tie any
    /// more.
    private(set) var tiesOfUnwrappedText: [ContentPriorityTie] = []
    private let observer: any SolveObserving

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
        if options.findsAlternatives, document.wrapsTextInRows {
            pass.tiesOfUnwrappedText = ContentPriorityTies.inStackViews(pass.settled)
        }
        pass.settle(measuring: text)
        pass.prototypeAmbiguities(measuring: text)
        return pass
    }

    init(
        _ document: Document, text: some TextMeasuring, images: some ImageSizing, options: SolveOptions,
        observer: any SolveObserving = Unobserved()
    ) {
        self.observer = observer
        var options = options
        // The document's own applies unless the caller requests another.
        if document.breakPolicy == .latest, options.breakPolicy == .observed { options.breakPolicy = .latest }
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
        settled = SettledSystem(inputs) { inputs in observer.building { ConstraintSystemBuilder.system(inputs) } }
    }

    var inputs: SystemInputs { settled.inputs }
    var system: ConstraintSystem { settled.system }
    var engine: SolverEngine { settled.engine }
    var solution: Solution { settled.solution }
    var textPasses: Int { settled.textPasses }
    var unsettledTexts: [Int] { settled.unsettledTexts }
    var contents: ContentMeasurements { settled.inputs.contents }

    private func build(_ inputs: SystemInputs) -> ConstraintSystem {
        observer.building { ConstraintSystemBuilder.system(inputs) }
    }

    private mutating func settle(measuring text: some TextMeasuring) {
        if let first = settled.settle(building: build, measuring: { text.measure($0.request) }) { unwrapped = first }
    }

    /// Fixes what is still open at its design frame, if the options request it.
    private mutating func prototypeAmbiguities(measuring text: some TextMeasuring) {
        guard options.missingConstraints == .interfaceBuilder else { return }
        let open = ItemAmbiguities(self).ofViews
        let views = context.document.views
        let candidates = views.indices.filter { !open[$0].isEmpty && views[$0].frame != nil }
        guard settled.prototype(candidates, building: build) else { return }
        settle(measuring: text)
        if var first = unwrapped {
            first.take(settled.inputs, building: build)
            unwrapped = first
        }
    }

    /// What the constraints leave open, in the order of the variables.
    var openValues: [OpenValue] { OpenValue.all(settled, unwrapped: unwrapped) }

    /// The constraint behind a row of the last solve.
    func constraint(behind row: RowID) -> InstalledConstraint { settled.constraint(behind: row) }

    func constraint(behind tied: OpenValue.TiedRow) -> InstalledConstraint {
        (tied.isOfUnwrappedText ? unwrapped : nil)?.constraint(behind: tied.row) ?? constraint(behind: tied.row)
    }

    mutating func multipliersDetermining(_ variable: Variable) -> [RowMultiplier] {
        settled.multipliersDetermining(variable)
    }

    /// Another solution, in which these values, in turn, take the other end of what they can take.
    ///
    /// Values that are open where no text is wrapped take theirs there; the texts are then wrapped to the widths that this
    /// gives.
    mutating func otherEnd(of open: [OpenValue], measuring text: some TextMeasuring) -> [Double] {
        let late = open.filter { !$0.isOfUnwrappedText }.map(\.variable)
        let early = open.filter(\.isOfUnwrappedText).map(\.variable)
        guard !early.isEmpty, let values = unwrapped?.otherEnd(of: early) else { return settled.otherEnd(of: late) }
        let items = system.items
        var inputs = settled.inputs
        _ = inputs.contents.remeasure(context.document.views, with: { text.measure($0.request) }) { view in
            items[.view(view)].width.map { values[$0.index] } ?? 0
        }
        var system = build(inputs).linear
        for variable in early { system.add(Row([Row.Term(1, variable)], .equal, values[variable.index])) }
        var engine = SolverEngine(system, breakPolicy: .never)
        return late.isEmpty ? engine.solve().values : engine.otherEnd(of: late)
    }
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
