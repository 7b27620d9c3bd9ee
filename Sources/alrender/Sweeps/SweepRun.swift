// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutRendering
import LayoutSource
import LayoutSweep
import SourceLocations

/// Finds the sizes at which one input changes in kind, and says them.
struct SweepRun {
    let input: String
    let sweeps: [SweepArgument]
    let canvas: CanvasArguments
    let scenes: SceneArguments
    let format: DiagnosticFormat
    /// Paths of pictures.
    var outputs: [(path: String, format: OutputFormat)] = []
    let pipeline: LayoutPipeline

    private var resources: DocumentDirectory { DocumentDirectory(document: input) }

    func outcome() -> InputOutcome {
        var outcome = InputOutcome()
        guard let source = outcome.source(input) else { return outcome }
        if InterfaceBuilderInput.isInterfaceBuilder(input) {
            for sweep in sweeps { sweepScenes(of: source, sweep, &outcome) }
        } else {
            for sweep in sweeps { sweepDocument(source, sweep, &outcome) }
        }
        return outcome
    }

    private func options(_ sweep: SweepArgument, _ value: Double) -> ReadOptions {
        var overrides = canvas.choices[0].canvas
        switch sweep.axis {
        case .width: overrides.width = value
        case .height: overrides.height = value
        case .textSize: overrides.contentSizeCategory = ContentSizeCategory.allCases[Int(value)]
        }
        var options = canvas.readOptions(variant: nil, canvas: overrides)
        options.purpose = .solving
        return options
    }

    private func sweepDocument(_ source: SourceText, _ sweep: SweepArgument, _ outcome: inout InputOutcome) {
        var parsing = StageTimings()
        let parsed = pipeline.parse(source, timings: &parsing)
        let first = pipeline.solve(parsed, options: options(sweep, sweep.lower), resources: resources)
        guard first.document != nil else {
            outcome.steps.append(.findings(first.diagnostics.filter { $0.severity == .error }, source, first))
            return outcome.status.worsen(to: .errorDiagnostic)
        }
        report(sweep, scene: nil, source, &outcome) { value in
            pipeline.solve(parsed, options: options(sweep, value), resources: resources)
        }
    }

    private func sweepScenes(of source: SourceText, _ sweep: SweepArgument, _ outcome: inout InputOutcome) {
        let file = InterfaceBuilderInput(
            source, scenes: scenes, options: options(sweep, sweep.lower), assets: AssetCatalogs(beside: input).assets)
        let errors = file.diagnostics.filter { $0.severity == .error }
        if !errors.isEmpty {
            outcome.steps.append(.findings(errors, source, nil))
            outcome.status.worsen(to: .errorDiagnostic)
        }
        if let fault = file.fault { outcome.complain("\(source.name): \(fault)", .noInput) }
        for scene in file.scenes {
            report(sweep, scene: scene.name, source, &outcome) { value in
                var document = scene.document
                switch sweep.axis {
                case .width: document.canvas.width = value
                case .height: document.canvas.height = value
                case .textSize: document.canvas.contentSizeCategory = ContentSizeCategory.allCases[Int(value)]
                }
                return pipeline.solve(document, of: source, findings: [], resources: resources, purpose: .solving)
            }
        }
    }

    private func state(of run: LayoutRun) -> SweepState {
        guard let document = run.document, let layout = run.layout else { return SweepState(traits: []) }
        return SweepState(layout, of: document)
    }

    private func report(
        _ range: SweepArgument, scene: String?, _ source: SourceText, _ outcome: inout InputOutcome,
        solve: (Double) -> LayoutRun
    ) {
        let sweep: Sweep
        if range.axis == .textSize {
            let first = Int(range.lower)
            sweep = Sweep(steps: Int(range.upper) - first + 1) { state(of: solve(Double(first + $0))) }
        } else {
            sweep = Sweep(from: range.lower, through: range.upper) { state(of: solve($0)) }
        }
        let report = SweepReport(range: range, sweep: sweep, file: source.name, scene: scene)
        outcome.printProduct(format == .json ? report.json.text + "\n" : report.text)
        guard !outputs.isEmpty else { return }
        var timings = StageTimings()
        let picture = SweepPicture(report: report, pipeline: pipeline).scene(solve: solve, timings: &timings)
        for output in outputs {
            do throws(RenderingFault) {
                guard let format = output.format.picture else { continue }
                let bytes = try pipeline.encode(picture, as: format, timings: &timings)
                outcome.steps.append(.file(path: output.path, bytes, directory: .fault))
            } catch {
                outcome.complain(FileFault(output.path, reason: error.message, status: error.status))
            }
        }
    }
}
