// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import InterfaceBuilderFiles
import LayoutDiagnostics
import LayoutEngine
import LayoutJSON
import LayoutLints
import LayoutModel
import LayoutRendering
package import LayoutRuns
package import LayoutScene
import LayoutSource
package import SourceLocations

/// Finds and reports the sizes at which the layout of one input changes.
package struct SweepRun {
    package let input: String
    package let sweeps: [SweepRange]
    package let canvas: CanvasSelection
    package let scenes: SceneSelection
    package let files: FileAccess
    /// Whether reports are JSON.
    var isJSON = false
    /// Paths of pictures.
    package var outputs: [(path: String, format: SweepOutputFormat)] = []
    /// The theme of pictures.
    package var theme = SceneTheme.Name.classic
    package let pipeline: LayoutPipeline
    /// The variant of a layout document; nil = the document itself.
    package var variant: String?

    package init(
        input: String, sweeps: [SweepRange], canvas: CanvasSelection, scenes: SceneSelection, files: FileAccess,
        isJSON: Bool = false, outputs: [(path: String, format: SweepOutputFormat)] = [],
        theme: SceneTheme.Name = SceneTheme.Name.classic, pipeline: LayoutPipeline, variant: String? = nil
    ) {
        self.input = input
        self.sweeps = sweeps
        self.canvas = canvas
        self.scenes = scenes
        self.files = files
        self.isJSON = isJSON
        self.outputs = outputs
        self.theme = theme
        self.pipeline = pipeline
        self.variant = variant
    }

    private var resources: DocumentDirectory { files.directory(of: input) }

    package func outcome() -> InputOutcome {
        var outcome = InputOutcome()
        guard let source = outcome.source(input, in: files) else { return outcome }
        if InterfaceBuilderInput.isInterfaceBuilder(input) {
            for sweep in sweeps { sweepScenes(of: source, sweep, &outcome) }
        } else {
            for sweep in sweeps { sweepDocument(source, sweep, &outcome) }
        }
        return outcome
    }

    private func options(_ sweep: SweepRange, _ value: Double) -> ReadOptions {
        var overrides = canvas.first
        sweep.apply(value, to: &overrides)
        var options = canvas.readOptions(variant: variant, canvas: overrides)
        options.purpose = .solving
        return options
    }

    private func sweepDocument(_ source: SourceText, _ sweep: SweepRange, _ outcome: inout InputOutcome) {
        var parsing = StageTimings()
        let parsed = pipeline.parse(source, timings: &parsing)
        let first = pipeline.solve(parsed, options: options(sweep, sweep.lower), resources: resources)
        guard first.document != nil else {
            outcome.steps.append(.findings(first.diagnostics.filter { $0.severity == .error }, source, first))
            return outcome.status.worsen(to: .errorDiagnostic)
        }
        report(sweep, scene: nil, source, views: first.document?.views.count ?? 0, &outcome) { value, solving in
            pipeline.solve(
                parsed, options: options(sweep, value), resources: resources, solving: solving,
                advice: SweepState.advice)
        }
    }

    /// A layout at a size, solved with these options.
    private typealias Solve = (Double, SolveOptions) -> LayoutRun

    private func sweepScenes(of source: SourceText, _ sweep: SweepRange, _ outcome: inout InputOutcome) {
        let assets = AssetCatalogs(beside: input, for: source, in: files).assets
        let file = InterfaceBuilderInput(
            source, scenes: scenes, options: options(sweep, sweep.lower), assets: assets,
            localizations: Localizations(of: input, in: files))
        let errors = file.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty {
            outcome.steps.append(.findings(errors, source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        }
        if let fault = file.fault { outcome.complain("\(source.name): \(fault)", .noInput) }
        if file.scenes.count > 1, let path = outputs.first(where: { !$0.path.contains(Self.scenePlaceholder) })?.path {
            let names = file.scenes.map(\.name).joined(separator: ", ")
            return outcome.complain(
                "\(source.name) has \(file.scenes.count) scenes (\(names)), which would overwrite each other in '\(path)': "
                    + "name one with --scene, or put \(Self.scenePlaceholder) into the path", .usage)
        }
        for scene in file.scenes {
            let swept = sweptScene(scene, of: source, sweep, assets)
            report(sweep, scene: scene, source, views: scene.document.views.count, &outcome) { value, solving in
                solve(swept.document(value), of: source, solving)
            }
        }
    }

    private func sweptScene(
        _ scene: InterfaceBuilderInput.Scene, of source: SourceText, _ range: SweepRange, _ assets: AppearanceAssets
    ) -> SweptScene {
        let localizations = Localizations(of: input, in: files)
        return SweptScene(scene, range) { value in
            var scenes = scenes
            scenes.scene = [scene.objectID.isEmpty ? scene.name : scene.objectID]
            return InterfaceBuilderInput(
                source, scenes: scenes, options: options(range, value), assets: assets, localizations: localizations,
                viewIDs: scene.viewIDs
            ).scenes.first
        }
    }

    private func solve(_ document: Document, of source: SourceText, _ solving: SolveOptions) -> LayoutRun {
        pipeline.solve(
            document, of: source, findings: [], resources: resources, solving: solving, advice: SweepState.advice,
            purpose: .solving)
    }

    /// What is found in a document or in the first of the scenes requested; nil if it has errors.
    package func report(_ range: SweepRange, of source: SourceText) -> SweepReport? {
        if InterfaceBuilderInput.isInterfaceBuilder(input) {
            let assets = AssetCatalogs(beside: input, for: source, in: files).assets
            let file = InterfaceBuilderInput(
                source, scenes: scenes, options: options(range, range.lower), assets: assets,
                localizations: Localizations(of: input, in: files))
            guard let scene = file.scenes.first else { return nil }
            let swept = sweptScene(scene, of: source, range, assets)
            let sweep = sweep(range, views: scene.document.views.count) {
                solve(swept.document($0), of: source, $1)
            }
            return SweepReport(range: range, sweep: sweep, file: source.name, scene: scene.name)
        }
        var parsing = StageTimings()
        let parsed = pipeline.parse(source, timings: &parsing)
        let first = pipeline.solve(parsed, options: options(range, range.lower), resources: resources)
        guard let document = first.document else { return nil }
        let sweep = sweep(range, views: document.views.count) { value, solving in
            pipeline.solve(
                parsed, options: options(range, value), resources: resources, solving: solving,
                advice: SweepState.advice)
        }
        return SweepReport(range: range, sweep: sweep, file: source.name, scene: nil)
    }

    private func sweep(_ range: SweepRange, views: Int, solve: @escaping Solve) -> Sweep {
        let options = SolveOptions(findsAlternatives: false)
        if range.axis == .textSize {
            let first = Int(range.lower)
            return Sweep(steps: Int(range.upper) - first + 1) { sample(solve(Double(first + $0), options)) }
        }
        return Sweep(from: range.lower, through: range.upper, budget: Sweep.budget(viewCount: views)) {
            sample(solve($0, options))
        }
    }

    /// In paths, the name of a scene.
    private static let scenePlaceholder = "{scene}"

    private func sample(_ run: LayoutRun) -> SweepSample {
        guard let document = run.document, let layout = run.layout else {
            return SweepSample(state: SweepState(traits: []))
        }
        return SweepSample(layout, of: document, diagnostics: run.diagnostics)
    }

    private func report(
        _ range: SweepRange, scene: InterfaceBuilderInput.Scene?, _ source: SourceText, views: Int,
        _ outcome: inout InputOutcome,
        solve: @escaping Solve
    ) {
        let sweep = sweep(range, views: views, solve: solve)
        let report = SweepReport(range: range, sweep: sweep, file: source.name, scene: scene?.name)
        if let partial = report.partialSweep(views: views) {
            outcome.steps.append(.findings([partial], source, nil))
        }
        outcome.printProduct(isJSON ? report.json.text + "\n" : report.text)
        guard !outputs.isEmpty else { return }
        var timings = StageTimings()
        let picture = SweepPicture(report: report, pipeline: pipeline, theme: theme)
        for output in outputs {
            let path = output.path.replacing(Self.scenePlaceholder, with: scene?.fileName ?? "")
            do throws(RenderingFault) {
                let bytes =
                    switch output.format {
                    case .picture(let format):
                        try pipeline.encode(
                            picture.scene(solve: { solve($0, SolveOptions()) }, timings: &timings), as: format,
                            timings: &timings)
                    case .animation: try picture.animation(solve: { solve($0, SolveOptions()) }, timings: &timings)
                    }
                outcome.steps.append(.file(path: path, bytes, directory: .fault))
            } catch {
                outcome.complain(FileFault(path, reason: error.message, status: error.status))
            }
        }
    }
}
