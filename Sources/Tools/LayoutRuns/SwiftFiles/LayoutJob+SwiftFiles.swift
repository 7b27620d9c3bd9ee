// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutEngine
import LayoutModel
import SourceLocations

extension LayoutJob {
    /// The job with what the Swift files among its inputs show, which are compiled together.
    func compiling(_ inputs: [String]) -> LayoutJob {
        guard let swift else { return self }
        var job = self
        let sources = inputs.filter(SwiftSelection.isSwift).compactMap { try? files.system.source($0) }
        job.swiftAnswers = SwiftAnswers(of: sources, canvas, swift, by: files.swift)
        return job
    }

    /// One for each screen of a Swift file, on every canvas.
    func swiftResults(
        of source: SourceText, input: String, _ swift: SwiftSelection, _ resources: DocumentDirectory,
        solving: SolveOptions,
        _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> [Result] {
        let answers =
            swiftAnswers?.file(source.name) == nil && swiftAnswers?.fault == nil
            ? SwiftAnswers(of: [source], canvas, swift, by: files.swift) : swiftAnswers
        if let fault = answers?.fault {
            outcome.steps.append(.obstacle(fault.message))
            outcome.status.worsen(to: fault.status)
            return []
        }
        guard let answers, let answer = answers.file(source.name) else { return [] }
        var findings = answer.diagnostics
        var results: [Result] = []
        for (number, screen) in answer.screens.enumerated() where !screen.layouts.isEmpty {
            for (place, choice) in canvas.choices.enumerated() {
                var options = canvas.readOptions(variant: nil, canvas: CanvasOverrides(), fittings: fittings)
                options.purpose = purpose
                func run(_ canvas: Int) -> LayoutRun {
                    let (document, faults) = answer.document(of: screen, canvas: canvas, options: options)
                    let found = findings + faults
                    findings = []
                    guard let document else {
                        return LayoutRun(
                            source: source, document: nil, diagnostics: found, timings: StageTimings())
                    }
                    return pipeline.solve(
                        document, of: source, findings: found, resources: resources, solving: solving,
                        advice: report.advice, purpose: purpose)
                }
                var result = Result(
                    input: input, scene: screen.name, sortKey: [number] + choice.sortKey,
                    run: run(answers.canvases[place][0]))
                result.origin.canvas = canvas.repeatedValues(of: choice.canvas)
                if choice.followsReader { result.darkRun = run(answers.canvases[place][1]) }
                results.append(result)
            }
        }
        guard results.isEmpty else { return results }
        let run = LayoutRun(source: source, document: nil, diagnostics: findings, timings: StageTimings())
        return [Result(input: input, sortKey: [0], run: run)]
    }
}
