// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import ConsoleLogs
import LayoutDiagnostics
import LayoutEngine
import LayoutJSON
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutSource
import SourceLocations

/// What `explain` says of a layout document: why a value is what it is, or why constraints conflict.
struct DocumentExplanation {
    let source: SourceText
    let input: String
    /// `view.attribute`; nil for the conflicts.
    let value: String?
    let format: Explain.Format
    /// Paths of pictures.
    let outputs: [String]

    func explain(_ outcome: inout InputOutcome) {
        let pipeline: LayoutPipeline
        switch LayoutPipeline.forCommandLine() {
        case .success(let made): pipeline = made
        case .failure(let fault): return outcome.complain(fault.message, .noInput)
        }
        let run = pipeline.solve(source, resources: DocumentDirectory(document: input)).judged(.allowed)
        let errors = run.diagnostics.filter { $0.severity == .error }
        guard let document = run.document, let layout = run.layout else {
            outcome.steps.append(.findings(errors, source, run))
            outcome.status.worsen(to: .errorDiagnostic)
            return
        }
        if let value {
            explain(value, document, run, pipeline, &outcome)
        } else {
            explain(layout.conflicts, document, pipeline, &outcome)
        }
    }

    private func explain(
        _ conflicts: [SolvedConflict], _ document: Document, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) {
        var log = ConsoleLog()
        log.reports = conflicts.map { ExplainedReport(ConflictReport($0, of: document, in: source)) }
        switch format {
        case .json: outcome.printProduct(log.json.text + "\n")
        case .txt: outcome.printProduct(conflicts.isEmpty ? "no conflict\n" : log.text)
        }
        guard !outputs.isEmpty else { return }
        guard !conflicts.isEmpty else {
            for path in outputs { outcome.complain("\(path) was not written: there is no conflict to draw", .noInput) }
            return
        }
        let bars = pipeline.solve(SourceText(name: input, ConflictBars(log.reports).text))
        let options = SceneOptions(layers: [.canvas, .content], caption: .hidden, legend: .hidden)
        draw(bars, options, pipeline, &outcome)
    }

    private func draw(
        _ run: LayoutRun, _ options: SceneOptions, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) {
        var timings = StageTimings()
        guard let scene = pipeline.draw(run, options: options, timings: &timings) else {
            return outcome.complain("\(input): the explanation cannot be drawn", .internalError)
        }
        for path in outputs {
            guard let format = OutputFormat(path: path)?.picture else { continue }
            do throws(RenderingFault) {
                outcome.steps.append(
                    .file(
                        path: path, try pipeline.encode(scene, as: format, timings: &timings), directory: .fault))
            } catch {
                outcome.complain("\(path): \(error.message)", error.status)
            }
        }
    }

    private func explain(
        _ value: String, _ document: Document, _ run: LayoutRun, _ pipeline: LayoutPipeline,
        _ outcome: inout InputOutcome
    ) {
        let dot = value.lastIndex(of: ".") ?? value.endIndex
        let (id, name) = (String(value[..<dot]), String(value[dot...].dropFirst()))
        guard let view = document.views.firstIndex(where: { $0.id == id }) else {
            let meant = NearestName.of(id, among: document.views.map(\.id)).map { "; did you mean \($0)?" } ?? ""
            return outcome.complain("no view has the id '\(id)'\(meant)", .errorDiagnostic)
        }
        guard let attribute = AmbiguousAttribute.Name(rawValue: name) else {
            return outcome.complain("'\(name)' is not a value of a frame: use x, y, width or height", .errorDiagnostic)
        }
        guard let derivation = pipeline.derivation(of: attribute, ofView: view, in: run) else {
            return outcome.complain("\(value) cannot be written as a sum of constants", .errorDiagnostic)
        }
        let text = DerivationText(name: value, derivation: derivation, document: document, source: source)
        switch format {
        case .txt: outcome.printProduct(text.text)
        case .json: outcome.printProduct(text.json.text + "\n")
        }
        guard !outputs.isEmpty else { return }
        var options = SceneOptions(
            layers: [.canvas, .content, .frames, .constraints, .names], caption: .shown(fileName: source.name),
            showsSummary: false, legend: .hidden, remarks: text.remarks)
        options.explanation = ValueExplanation(
            view: view, attribute: attribute, value: derivation.value, steps: text.explanationSteps)
        draw(run, options, pipeline, &outcome)
    }
}
