// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutLints
import LayoutModel
import LayoutScene
package import LayoutSource
package import SourceLocations

/// What a run does with each of its inputs: solves it in every requested variant, and collects the diagnostics.
package struct LayoutJob: Sendable {
    package var canvas: CanvasSelection
    package var variants: VariantSelection
    package var scenes: SceneSelection
    package var files: FileAccess
    package var report: ReportSelection
    /// Sizes requested in addition to the document's own.
    package var fittings: [NamedFittingRequest] = []
    /// A view by its id whose ambiguous attributes take their other end.
    package var exercise: String?
    /// One that only pictures show at its other end.
    package var drawnExercise: String?
    /// Views that options name by their ids: an input without one of them has an error.
    package var namedViews: [String] = []
    /// Constraints that options name, as well.
    package var namedConstraints: [String] = []
    package var purpose = ReadOptions.Purpose.drawing
    /// Where the text on standard input belongs; nil if that is not known.
    package var standardInputPath: String?
    /// The files that each layout is written to, unless pictures share a sheet.
    package var outputs: [OutputPath] = []

    package init(
        canvas: CanvasSelection, variants: VariantSelection, scenes: SceneSelection,
        report: ReportSelection = ReportSelection(), files: FileAccess
    ) {
        self.canvas = canvas
        self.variants = variants
        self.scenes = scenes
        self.report = report
        self.files = files
    }

    /// The result of one input in one variant.
    package struct Result {
        /// As the user gave it.
        package var input: String
        /// Nil for the document as it is.
        package var variant: String?
        /// The name of an Interface Builder file's scene, or of a Swift file's screen.
        package var scene: String?
        /// Which input, which scene or variant of it, and which of each of the canvas's options.
        package var sortKey: [Int]
        /// What distinguishes it from the other layouts of its input.
        package var origin = LayoutOrigin()
        package var run: LayoutRun
        /// The run in the dark appearance, if the picture follows its reader's; the other run is light.
        package var darkRun: LayoutRun?
        /// How the text is read for other variants and canvases; nil for a scene of an Interface Builder file.
        package var reading: DocumentReading?
    }

    /// What a command makes of a solved input: its steps, and what they took.
    package typealias Body = @Sendable (Result, LayoutPipeline, inout InputOutcome) throws(FileFault) -> Void

    /// The path from which an input names its files.
    package func path(of input: String) -> String { input == "-" ? standardInputPath ?? input : input }

    /// What an input leads to.
    ///
    /// - Parameter index: its place among the inputs.
    package func outcome(of input: String, at index: Int, _ pipeline: LayoutPipeline, _ body: Body) -> InputOutcome {
        var outcome = InputOutcome()
        let path = path(of: input)
        guard let source = outcome.source(input, in: files, named: path == input ? nil : path) else { return outcome }
        process(source, input: path, at: index, pipeline, into: &outcome, body)
        return outcome
    }

    /// Solves a source text in every variant, and adds what `body` makes of it.
    ///
    /// - Parameter input: the path from which the text names its files.
    package func process(
        _ source: SourceText, input: String, at index: Int, _ pipeline: LayoutPipeline,
        into outcome: inout InputOutcome,
        _ body: (Result, LayoutPipeline, inout InputOutcome) throws(FileFault) -> Void
    ) {
        var told: Set<Diagnostic> = []
        var contexts: [Diagnostic: [Diagnostic.Context]] = [:]
        let results = OutputClash.settled(results(of: source, input: input, pipeline, &outcome), outputs)
        if let clash = outputs.lazy.compactMap({ OutputClash.message($0, results) }).first {
            outcome.steps.append(.obstacle(clash))
            return outcome.status.worsen(to: .usage)
        }
        let hasScenes = Set(results.map(\.scene)).count > 1
        let hasVariants = Set(results.map(\.variant)).count > 1
        for result in results {
            var result = result
            result.sortKey.insert(index, at: 0)
            if hasScenes { result.origin.scene = result.scene }
            if hasVariants { result.origin.variant = LayoutOrigin.Variant(name: result.variant) }
            result.run = result.run.judged(report.isStrict ? .denied : .allowed)
            if let context = context(of: result) {
                for diagnostic in result.run.diagnostics where contexts[diagnostic]?.last != context {
                    contexts[diagnostic, default: []].append(context)
                }
            }
            let news = result.run.diagnostics.filter { told.insert($0).inserted }
            if !news.isEmpty { outcome.steps.append(.findings(news, result.run.source, result.run)) }
            if result.run.hasErrors { outcome.status.worsen(to: .errorDiagnostic) }
            outcome.timings.add(result.run.timings)
            let unknown = result.scene == nil ? unknownViews(in: result.run.document) : []
            if !unknown.isEmpty {
                outcome.steps.append(.findings(unknown, source, nil))
                outcome.status.worsen(to: .errorDiagnostic)
                result.run.layout = nil
            }
            if let unmoved = Diagnostic.nothingExercised(exercise ?? drawnExercise, in: result.run) {
                outcome.steps.append(.findings([unmoved], source, nil))
                if report.isStrict { outcome.status.worsen(to: .errorDiagnostic) }
            }
            let (start, timedBefore) = (files.clock.now(), outcome.timings.sum)
            do throws(FileFault) {
                try body(result, pipeline, &outcome)
            } catch {
                outcome.complain(error)
            }
            // The time for neither drawing nor encoding goes into the text of a solved layout.
            outcome.timings[.write] += files.clock.now() - start - (outcome.timings.sum - timedBefore)
        }
        var planned = PlannedFixes(input, source, scenes: scenes, files: files, pipeline: pipeline)
        outcome.steps = outcome.steps.map { step in
            guard case .findings(let diagnostics, let source, let run) = step else { return step }
            return .findings(
                diagnostics.map { diagnostic in
                    var result = diagnostic
                    result.contexts = contexts[diagnostic] ?? []
                    return report.listsEdits && !SwiftSelection.isSwift(input) ? planned.adding(to: result) : result
                }, source, run)
        }
    }

    /// Which of a document's layouts a result is; nil if there is none.
    private func context(of result: Result) -> Diagnostic.Context? {
        guard let canvas = result.run.layout?.canvas else { return nil }
        return Diagnostic.Context(
            variant: result.variant, scene: result.scene, device: canvas.device, direction: canvas.direction.rawValue,
            isNamed: result.variant != nil || result.scene != nil || self.canvas.choices.count > 1
                || !self.canvas.device.isEmpty)
    }

    private func unknownViews(in document: Document?) -> [Diagnostic] {
        guard let document else { return [] }
        return Diagnostic.unknownViews(namedViews, among: document.views.map(\.id))
            + Diagnostic.unknownConstraints(
                namedConstraints, among: document.constraints.indices.map(document.constraintName))
    }

    private var solveOptions: SolveOptions {
        SolveOptions(missingConstraints: canvas.missingConstraints, exercisedViews: exercise.map { [$0] } ?? [])
    }

    /// One for each variant of a layout document, or for each scene of an Interface Builder file, on every canvas.
    private func results(
        of source: SourceText, input: String, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> [Result] {
        let resources = files.directory(of: input)
        if let reader = SceneReader(source, at: input, scenes, in: files) {
            return sceneResults(of: source, input: input, by: reader, resources, pipeline, &outcome)
        }
        var results: [Result] = []
        let parsed = pipeline.parse(source, files: resources.namedFiles, timings: &outcome.timings)
        let names = variants.names(of: parsed.variantNames)
        for (index, variant) in names.enumerated() {
            for choice in canvas.choices {
                var options = canvas.readOptions(variant: variant, canvas: choice.canvas, fittings: fittings)
                options.purpose = purpose
                let run = pipeline.solve(
                    parsed, options: options, resources: resources, solving: solveOptions, advice: report.advice)
                for path in run.files.flatMap(resources.places) where !outcome.sources.contains(path) {
                    outcome.sources.append(path)
                }
                var result = Result(input: input, variant: variant, sortKey: [index] + choice.sortKey, run: run)
                result.origin.canvas = canvas.repeatedValues(of: choice.canvas)
                result.reading = DocumentReading(parsed, options, like: run, in: pipeline)
                if choice.followsReader {
                    options.canvas.appearance = .dark
                    result.darkRun = pipeline.solve(
                        parsed, options: options, resources: resources, solving: solveOptions)
                }
                results.append(result)
            }
        }
        return results
    }

    private func sceneResults(
        of source: SourceText, input: String, by reader: SceneReader, _ resources: DocumentDirectory,
        _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> [Result] {
        var results: [Result] = []
        func scenes(on canvas: CanvasOverrides) -> SceneFile {
            reader.file(self.canvas.readOptions(variant: nil, canvas: canvas, fittings: fittings))
        }
        for choice in canvas.choices {
            let file = files.clock.time(&outcome.timings[.parse]) { scenes(on: choice.canvas) }
            var darkCanvas = choice.canvas
            darkCanvas.appearance = .dark
            let darkScenes = choice.followsReader ? scenes(on: darkCanvas).scenes : []
            outcome.sources += file.sources.filter { !outcome.sources.contains($0) }
            if results.isEmpty, let fault = file.fault { outcome.complain("\(source.name): \(fault)", .noInput) }
            var unsolved = file.failures.map { (name: String?.some($0.name), diagnostics: $0.diagnostics) }
            if file.scenes.isEmpty { unsolved.insert((nil, file.diagnostics), at: 0) }
            for (name, diagnostics) in unsolved where !diagnostics.isEmpty {
                let run = LayoutRun(source: source, document: nil, diagnostics: diagnostics, timings: StageTimings())
                results.append(Result(input: input, scene: name, sortKey: [Int.max] + choice.sortKey, run: run))
            }
            if file.scenes.isEmpty, InterfaceBuilderInput.isInterfaceBuilder(input) { return results }
            for (index, scene) in file.scenes.enumerated() {
                let dark = darkScenes.first { $0.name == scene.name }
                for path in (scene.document.imagePaths + (dark?.document.imagePaths ?? [])).map(resources.path)
                where !outcome.sources.contains(path) {
                    outcome.sources.append(path)
                }
                var run = pipeline.solve(
                    scene.document, of: source, findings: scene.diagnostics, imageSizes: scene.imageSizes,
                    resources: resources,
                    solving: solveOptions, advice: report.advice, purpose: purpose, evidence: scene.evidence)
                if scene.imported != nil {
                    run.diagnostics = run.diagnostics.map { $0.resolvingFixes(inInterfaceBuilderFile: source) }
                }
                for path in run.ownFonts.map(\.path) where !outcome.sources.contains(path) {
                    outcome.sources.append(path)
                }
                var result = Result(
                    input: input, scene: scene.name, sortKey: [index] + choice.sortKey, run: run)
                result.origin.canvas = canvas.repeatedValues(of: choice.canvas)
                if let dark {
                    result.darkRun = pipeline.solve(
                        dark.document, of: source, findings: [], imageSizes: dark.imageSizes, resources: resources,
                        solving: solveOptions, purpose: purpose, evidence: dark.evidence)
                }
                results.append(result)
            }
        }
        // A scene's canvases stand together, as a variant's do.
        return results.enumerated().sorted { ($0.element.sortKey[0], $0.offset) < ($1.element.sortKey[0], $1.offset) }
            .map(\.element)
    }
}
