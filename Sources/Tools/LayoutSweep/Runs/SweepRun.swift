// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
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
    private let input: String
    private let canvas: CanvasSelection
    private let scenes: SceneSelection
    private let files: FileAccess
    private let pipeline: LayoutPipeline
    /// Whether reports are JSON.
    package var isJSON = false
    /// Paths of pictures.
    package var outputs: [(path: String, format: SweepOutputFormat)] = []
    /// The theme of pictures.
    package var theme = SceneTheme.Name.classic
    /// The variant of a layout document; nil = the document itself.
    package var variant: String?

    package init(
        _ input: String, canvas: CanvasSelection, scenes: SceneSelection, files: FileAccess, pipeline: LayoutPipeline
    ) {
        self.input = input
        self.canvas = canvas
        self.scenes = scenes
        self.files = files
        self.pipeline = pipeline
    }

    /// In paths, the name of a scene.
    private static let scenePlaceholder = "{scene}"

    package func outcome(_ sweeps: [SweepRange]) -> InputOutcome {
        var outcome = InputOutcome()
        guard let source = outcome.source(input, in: files) else { return outcome }
        for range in sweeps {
            let layouts = layouts(of: source, range, &outcome)
            if layouts.count > 1, let path = outputs.first(where: { !$0.path.contains(Self.scenePlaceholder) })?.path {
                let names = layouts.compactMap(\.scene?.name).joined(separator: ", ")
                outcome.complain(
                    "\(source.name) has \(layouts.count) scenes (\(names)), which would overwrite each other in '\(path)': "
                        + "name one with --scene, or put \(Self.scenePlaceholder) into the path", .usage)
                continue
            }
            for layout in layouts { report(layout, range, source, &outcome) }
        }
        return outcome
    }

    /// What is found in a document or in the first of the scenes requested; nil if it has errors.
    package func report(_ range: SweepRange, of source: SourceText) -> SweepReport? {
        var unreported = InputOutcome()
        return layouts(of: source, range, &unreported).first.map { report(on: $0, range, source) }
    }

    // MARK: Layouts

    /// A document or a scene whose size changes.
    private struct Layout {
        var scene: SceneFile.Scene?
        /// How many views it has.
        var views: Int
        /// Solves it at a size, with advice for the report, without for a picture, which finds what it marks.
        var solve: (Double, SolveOptions, Lint.Strictness?) -> LayoutRun
    }

    private func options(_ range: SweepRange, _ value: Double) -> ReadOptions {
        var overrides = canvas.first
        range.apply(value, to: &overrides)
        var options = canvas.readOptions(variant: variant, canvas: overrides)
        options.purpose = .solving
        return options
    }

    /// None where there are errors, which are reported.
    private func layouts(of source: SourceText, _ range: SweepRange, _ outcome: inout InputOutcome) -> [Layout] {
        let resources = files.directory(of: input)
        if let reader = SceneReader(source, at: input, scenes, in: files) {
            return sceneLayouts(of: source, by: reader, range, resources, &outcome)
        }
        var parsing = StageTimings()
        let parsed = pipeline.parse(source, files: resources.namedFiles, timings: &parsing)
        let first = pipeline.solve(parsed, options: options(range, range.lower), resources: resources)
        guard let document = first.document else {
            outcome.steps.append(.findings(first.diagnostics.filter { $0.severity == .error }, source, first))
            outcome.status.worsen(to: .errorDiagnostic)
            return []
        }
        return [
            Layout(views: document.views.count) { value, solving, advice in
                pipeline.solve(
                    parsed, options: options(range, value), resources: resources, solving: solving, advice: advice)
            }
        ]
    }

    private func sceneLayouts(
        of source: SourceText, by reader: SceneReader, _ range: SweepRange, _ resources: DocumentDirectory,
        _ outcome: inout InputOutcome
    ) -> [Layout] {
        let file = reader.file(options(range, range.lower))
        let errors = file.errors
        if !errors.isEmpty {
            outcome.steps.append(.findings(errors, source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        }
        if let fault = file.fault { outcome.complain("\(source.name): \(fault)", .noInput) }
        return file.scenes.map { scene in
            let swept = SweptScene(scene, range) { value in
                reader.selecting(scene.id).file(options(range, value), viewIDs: scene.viewIDs).scenes.first
            }
            return Layout(scene: scene, views: scene.document.views.count) { value, solving, advice in
                pipeline.solve(
                    swept.document(value), of: source, findings: [], resources: resources, solving: solving,
                    advice: advice, purpose: .solving)
            }
        }
    }

    // MARK: Reports

    private func report(on layout: Layout, _ range: SweepRange, _ source: SourceText) -> SweepReport {
        let options = SolveOptions(findsAlternatives: false)
        func sample(_ value: Double) -> SweepSample {
            let run = layout.solve(value, options, SweepState.advice)
            guard let document = run.document, let solved = run.layout else {
                return SweepSample(state: SweepState(traits: []))
            }
            return SweepSample(solved, of: document, diagnostics: run.diagnostics)
        }
        let sweep: Sweep
        if range.axis == .textSize {
            let first = Int(range.lower)
            sweep = Sweep(steps: Int(range.upper) - first + 1) { sample(Double(first + $0)) }
        } else {
            sweep = Sweep(
                from: range.lower, through: range.upper, budget: Sweep.budget(viewCount: layout.views), sample: sample)
        }
        return SweepReport(range: range, sweep: sweep, file: source.name, scene: layout.scene?.name)
    }

    private func report(
        _ layout: Layout, _ range: SweepRange, _ source: SourceText, _ outcome: inout InputOutcome
    ) {
        let report = report(on: layout, range, source)
        if let partial = report.partialSweep(views: layout.views) {
            outcome.steps.append(.findings([partial], source, nil))
        }
        outcome.printProduct(isJSON ? report.json.text + "\n" : report.text)
        guard !outputs.isEmpty else { return }
        var timings = StageTimings()
        let picture = SweepPicture(report: report, pipeline: pipeline, theme: theme)
        func solve(_ value: Double) -> LayoutRun { layout.solve(value, SolveOptions(), nil) }
        for output in outputs {
            let path = output.path.replacing(Self.scenePlaceholder, with: layout.scene?.fileName ?? "")
            outcome.write(to: path) { () throws(RenderingFault) in
                switch output.format {
                case .picture(let format):
                    try pipeline.encode(
                        picture.scene(solve: solve, timings: &timings), as: format, timings: &timings)
                case .motion: try pipeline.svg(picture.motion(solve: solve, timings: &timings), timings: &timings)
                case .page: try picture.page(solve: solve, timings: &timings)
                case .animation: try picture.animation(solve: solve, timings: &timings)
                }
            }
        }
    }
}
