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
    private var settled: SettledSystem
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
        settled = SettledSystem(inputs) { inputs in observer.building { ConstraintSystemBuilder.system(inputs) } }
    }

    var inputs: SystemInputs { settled.inputs }
    var system: ConstraintSystem { settled.system }
    var engine: SolverEngine { settled.engine }
    var solution: Solution { settled.solution }
    var geometry: LayoutFrames { settled.geometry }
    var textPasses: Int { settled.textPasses }
    var unsettledTexts: [Int] { settled.unsettledTexts }
    var contents: ContentMeasurements { settled.inputs.contents }

    private func build(_ inputs: SystemInputs) -> ConstraintSystem {
        observer.building { ConstraintSystemBuilder.system(inputs) }
    }

    private mutating func settle(measuring text: some TextMeasuring) {
        settled.settle(building: build) { text.measure($0.request) }
    }

    /// Fixes what is still open at its design frame, if the options request it.
    private mutating func prototypeAmbiguities(measuring text: some TextMeasuring) {
        guard options.missingConstraints == .interfaceBuilder, !solution.ambiguities.isEmpty else { return }
        let open = ItemAmbiguities(self).ofViews
        let views = context.document.views
        let candidates = views.indices.filter { !open[$0].isEmpty && views[$0].frame != nil }
        if settled.prototype(candidates, building: build) { settle(measuring: text) }
    }

    /// The system of the last solve, not yet solved.
    var unsolvedEngine: SolverEngine { settled.unsolvedEngine }

    /// The constraint behind a row of the last solve.
    func constraint(behind row: RowID) -> InstalledConstraint { settled.constraint(behind: row) }

    mutating func rowsDetermining(_ variable: Variable) -> [RowID] { settled.rowsDetermining(variable) }

    mutating func otherEnd(of variables: [Variable]) -> [Double] { settled.otherEnd(of: variables) }
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
