// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import AutoLayout
import FontFiles
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutEngine
import LayoutLints
import LayoutModel
import LayoutScene
import LayoutSource
import LayoutText
import SourceLocations

/// One run of the program over its inputs: solves each in every requested variant and reports the diagnostics.
struct LayoutJob: Sendable {
    let canvas: CanvasArguments
    let variants: VariantArguments
    let scenes: SceneArguments
    let report: ReportArguments
    let limits: LimitArguments
    let files: FileArguments
    /// Sizes requested in addition to the document's own.
    var fittings: [NamedFittingRequest] = []
    /// A view by its id whose ambiguous attributes take their other end.
    var exercise: String?
    /// One that only pictures show at its other end.
    var drawnExercise: String?
    /// Views that options name by their ids: an input without one of them has an error.
    var namedViews: [String] = []
    /// Constraints that options name, as well.
    var namedConstraints: [String] = []
    /// Whether the command draws SVG pictures for both appearances.
    var mayFollowReader = false
    var diagnosticStream = RunReport.DiagnosticStream.standardError
    var purpose = ReadOptions.Purpose.drawing
    /// What the columns of diagnostics count.
    var columnUnit = ColumnUnit.characters
    /// Where the text on standard input belongs; nil if that is not known.
    var standardInputPath: String?
    /// The files that each layout is written to, unless pictures share a sheet.
    var outputs: [OutputPath] = []
    /// Collects pictures that share a sheet.
    var sheets: SheetWork?

    /// The result of one input in one variant.
    struct Result {
        /// As the user gave it.
        var input: String
        /// Nil for the document as it is.
        var variant: String?
        /// The name of an Interface Builder file's scene.
        var scene: String?
        /// Which input, which scene or variant of it, and which of each of the canvas's options.
        var sortKey: [Int]
        /// What distinguishes it from the other layouts of its input.
        var origin = LayoutOrigin()
        var run: LayoutRun
        /// The run in the dark appearance, if the picture follows its reader's; the other run is light.
        var darkRun: LayoutRun?
        /// How the text is read for other variants and canvases; nil for a scene of an Interface Builder file.
        var reading: DocumentReading?
    }

    /// What a command makes of a solved input: its steps, and what they took.
    typealias Body = @Sendable (Result, LayoutPipeline, inout InputOutcome) throws(FileFault) -> Void

    /// Solves every input in every variant, and carries out what `body` makes of it; repeatedly if watching.
    ///
    /// - Parameter expansion: the files that inputs mean.
    func run(
        _ inputs: [String], expansion: @escaping ([String]) -> FoundFiles = { FoundFiles(paths: $0) },
        _ body: @escaping Body
    ) throws {
        let found = expansion(inputs)
        try checkUsage(found.paths)
        var told = runReport
        told.carryOut(found.outcome)
        if report.watch, !found.paths.isEmpty {
            return try watch(Watch(inputs: inputs, expansion: expansion), body)
        }
        process(found.paths, PipelinePool(limits: limits.limits), into: &told, body)
        try told.finish()
    }

    /// Processes again only the inputs that a change concerns, unless they share a sheet.
    private func watch(_ watch: Watch, _ body: @escaping Body) throws {
        var sources: [String: [String]] = [:]
        let pipelines = PipelinePool(limits: limits.limits)
        try watch.run { files, changed in
            var told = runReport
            told.announces = true
            let inputs = files.filter { input in
                guard let changed, sheets == nil else { return true }
                return (sources[input] ?? [input]).contains(where: changed.contains)
            }
            let found = process(inputs, pipelines, into: &told, body)
            for (input, files) in zip(inputs, found) { sources[input] = files }
            // An invalid document is reported and watched like any other.
            try? told.finish()
            return Watch.Round(sources: found.flatMap { $0 }, written: told.written)
        }
    }

    /// What the options and the inputs say together.
    private func checkUsage(_ inputs: [String]) throws {
        if !mayFollowReader { try canvas.checkAppearanceIsFixed() }
        let standardInputs = inputs.count { $0 == "-" }
        if report.watch, standardInputs > 0 {
            throw ValidationError("--watch cannot watch standard input: remove the input '-'")
        }
        if standardInputs > 1 { throw ValidationError("standard input can be read only once: remove one '-'") }
        let interfaces = inputs.map(path).count(where: InterfaceBuilderInput.isInterfaceBuilder)
        if interfaces == 0, let option = scenes.given {
            throw ValidationError("\(option) applies only to .xib and .storyboard files")
        }
        if interfaces == inputs.count, !inputs.isEmpty, !variants.isEmpty {
            throw ValidationError(
                "--variant and --all-variants do not apply to Interface Builder files, which have no variants")
        }
    }

    /// The path from which an input names its files.
    private func path(of input: String) -> String { input == "-" ? standardInputPath ?? input : input }

    private var diagnosticReport: DiagnosticReport {
        var result = report.diagnosticReport(diagnosticStream)
        result.columnUnit = columnUnit
        return result
    }

    var runReport: RunReport {
        RunReport(
            diagnosticReport, stream: diagnosticStream,
            timings: report.timings ? .standardError : .nowhere)
    }

    /// - Returns: the files that each input's outcome was made from.
    @discardableResult
    private func process(
        _ inputs: [String], _ pipelines: PipelinePool, into told: inout RunReport, _ body: @escaping Body
    ) -> [[String]] {
        var sources: [[String]] = []
        var panels: [SheetPanel] = []
        let timer = InputTimer(
            limits.timeLimit, report: diagnosticReport, stream: diagnosticStream)
        OrderedWork.run(count: inputs.count, threads: report.jobs.count) {
            var start = StageTimings()
            let lease = Terminal.clock.time(&start[.start]) { pipelines.lease() }
            return { index in
                switch lease.pipeline {
                case .success(let pipeline):
                    var outcome = timer.timing(inputs[index], at: index) {
                        self.outcome(of: inputs[index], at: index, pipeline, body)
                    }
                    outcome.timings.add(start)
                    start = StageTimings()
                    return outcome
                case .failure(let fault): return InputOutcome(steps: [.obstacle(fault.message)], status: .noInput)
                }
            }
        } deliver: { outcome in
            sources.append(outcome.sources)
            panels += outcome.panels
            timer.printing { told.carryOut(outcome) }
        }
        if let sheets { told.carryOut(sheets.outcome(of: panels)) }
        return sources
    }

    private func outcome(of input: String, at index: Int, _ pipeline: LayoutPipeline, _ body: Body) -> InputOutcome {
        var outcome = InputOutcome()
        let path = path(of: input)
        guard let source = outcome.source(input, named: path == input ? nil : path) else { return outcome }
        process(source, input: path, at: index, pipeline, into: &outcome, body)
        return outcome
    }

    /// Solves a source text in every variant, and adds what `body` makes of it.
    ///
    /// - Parameter input: the path from which the text names its files.
    func process(
        _ source: SourceText, input: String, at index: Int, _ pipeline: LayoutPipeline,
        into outcome: inout InputOutcome,
        _ body: (Result, LayoutPipeline, inout InputOutcome) throws(FileFault) -> Void
    ) {
        var told: Set<Diagnostic> = []
        var contexts: [Diagnostic: [Diagnostic.Context]] = [:]
        let results = results(of: source, input: input, pipeline, &outcome)
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
            result.run = result.run.judged(report.strict ? .denied : .allowed)
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
                if report.strict { outcome.status.worsen(to: .errorDiagnostic) }
            }
            let (start, timedBefore) = (Terminal.milliseconds(), outcome.timings.sum)
            do throws(FileFault) {
                try body(result, pipeline, &outcome)
            } catch {
                outcome.complain(error)
            }
            // The time for neither drawing nor encoding goes into the text of a solved layout.
            outcome.timings[.write] += Terminal.milliseconds() - start - (outcome.timings.sum - timedBefore)
        }
        var planned = PlannedFixes(input, source, scenes: scenes, files: files, pipeline: pipeline)
        outcome.steps = outcome.steps.map { step in
            guard case .findings(let diagnostics, let source, let run) = step else { return step }
            return .findings(
                diagnostics.map { diagnostic in
                    var result = diagnostic
                    result.contexts = contexts[diagnostic] ?? []
                    return report.diagnostics.listsEdits ? planned.adding(to: result) : result
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

    /// A command whose purpose is diagnostics also gives advice.
    private var advice: Lint.Strictness? {
        guard report.strictGuide || !report.lint.isEmpty || diagnosticStream == .standardOutput else { return nil }
        let levels = Dictionary(report.lint.map { ($0.code, $0.level) }) { _, last in last }
        return Lint.Strictness(isByGuide: report.strictGuide, levels: levels)
    }

    /// One for each variant of a layout document, or for each scene of an Interface Builder file, on every canvas.
    private func results(
        of source: SourceText, input: String, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> [Result] {
        let resources = files.directory(of: input)
        if InterfaceBuilderInput.isInterfaceBuilder(input) {
            let assets = AssetCatalogs(beside: input, for: source).assets
            return sceneResults(of: source, input: input, assets, resources, pipeline, &outcome)
        }
        var results: [Result] = []
        let parsed = pipeline.parse(source, files: resources.namedFiles, timings: &outcome.timings)
        let names = variants.names(of: parsed.variantNames)
        for (index, variant) in names.enumerated() {
            for choice in canvas.choices {
                var options = canvas.readOptions(variant: variant, canvas: choice.canvas, fittings: fittings)
                options.purpose = purpose
                let run = pipeline.solve(
                    parsed, options: options, resources: resources, solving: solveOptions, advice: advice)
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
        of source: SourceText, input: String, _ assets: AppearanceAssets, _ resources: DocumentDirectory,
        _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> [Result] {
        var results: [Result] = []
        let localizations = Localizations(of: input)
        func importedFile(on canvas: CanvasOverrides) -> InterfaceBuilderInput {
            InterfaceBuilderInput(
                source, scenes: scenes,
                options: self.canvas.readOptions(variant: nil, canvas: canvas, fittings: fittings), assets: assets,
                localizations: localizations)
        }
        for choice in canvas.choices {
            let file = Terminal.clock.time(&outcome.timings[.parse]) { importedFile(on: choice.canvas) }
            var darkCanvas = choice.canvas
            darkCanvas.appearance = .dark
            let darkScenes = choice.followsReader ? importedFile(on: darkCanvas).scenes : []
            if results.isEmpty, let fault = file.fault { outcome.complain("\(source.name): \(fault)", .noInput) }
            guard !file.scenes.isEmpty else {
                let run = LayoutRun(
                    source: source, document: nil, diagnostics: file.diagnostics, timings: StageTimings())
                return [Result(input: input, sortKey: [0] + choice.sortKey, run: run)]
            }
            for (index, scene) in file.scenes.enumerated() {
                let darkDocument = index < darkScenes.count ? darkScenes[index].document : nil
                for path in (scene.document.imagePaths + (darkDocument?.imagePaths ?? [])).map(resources.path)
                where !outcome.sources.contains(path) {
                    outcome.sources.append(path)
                }
                var run = pipeline.solve(
                    scene.document, of: source, findings: file.diagnostics(of: scene), imageSizes: scene.imageSizes,
                    resources: resources,
                    solving: solveOptions, advice: advice, purpose: purpose)
                run.diagnostics = run.diagnostics.map { $0.resolvingFixes(inInterfaceBuilderFile: source) }
                for path in run.ownFonts.map(\.path) where !outcome.sources.contains(path) {
                    outcome.sources.append(path)
                }
                var result = Result(
                    input: input, scene: scene.name, sortKey: [index] + choice.sortKey,
                    run: scene.withoutEstimatedMisplacements(run, pipeline))
                result.origin.canvas = canvas.repeatedValues(of: choice.canvas)
                if index < darkScenes.count {
                    let darkRun = pipeline.solve(
                        darkScenes[index].document, of: source, findings: [],
                        imageSizes: darkScenes[index].imageSizes, resources: resources,
                        solving: solveOptions, purpose: purpose)
                    result.darkRun = darkScenes[index].withoutEstimatedMisplacements(darkRun, pipeline)
                }
                results.append(result)
            }
        }
        // A scene's canvases stand together, as a variant's do.
        return results.enumerated().sorted { ($0.element.sortKey[0], $0.offset) < ($1.element.sortKey[0], $1.offset) }
            .map(\.element)
    }
}

extension LayoutPipeline {
    /// With the fonts of the system's packages and a clock that runs. Without the fonts the program cannot run: it
    /// reports which package is missing.
    static func forCommandLine(limits: LayoutLimits = .standard) -> Result<LayoutPipeline, FontFault> {
        Result { () throws(FontFault) in try LayoutPipeline(clock: Terminal.clock, limits: limits) }
    }
}

extension PipelinePool {
    convenience init(limits: LayoutLimits) { self.init { LayoutPipeline.forCommandLine(limits: limits) } }
}
