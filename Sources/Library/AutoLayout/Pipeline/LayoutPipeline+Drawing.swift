// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutLints
import LayoutMarks
import LayoutModel
package import LayoutScene

extension LayoutPipeline {
    /// The picture as drawing items; nil if the run has no layout.
    package func draw(_ run: LayoutRun, options: SceneOptions, timings: inout StageTimings) -> Scene? {
        guard let document = run.document, let layout = run.layout else { return nil }
        let before = timings[.draw]
        var options = options
        options.images = run.images
        if options.layers.contains(.device) { options.neighbors = neighborScenes(of: run, like: options) }
        let scene = clock.time(&timings[.draw]) {
            Scene(
                of: document, solved: layout, options: options, diagnostics: told(of: run, document, layout, options),
                measuring: text(for: run))
        }
        timings.total += timings[.draw] - before
        return scene
    }

    /// The planes of a layout, turned from one side to the other; nil if the run has no layout.
    package func turning(_ run: LayoutRun, options: SceneOptions, timings: inout StageTimings) -> SceneMotion? {
        guard let document = run.document, let layout = run.layout else { return nil }
        return clock.time(&timings[.draw]) {
            SceneMotion(
                turning: document, solved: layout, options: options,
                diagnostics: told(of: run, document, layout, options), measuring: text(for: run))
        }
    }

    /// Everything that is wrong: a picture tells what `check` tells, whichever command draws it.
    private func told(
        of run: LayoutRun, _ document: Document, _ layout: LayoutEngine.SolvedLayout, _ options: SceneOptions
    ) -> [Diagnostic] {
        guard options.layers.contains(.issues) else { return [] }
        guard run.advice == nil else { return run.diagnostics }
        let diagnostics =
            tried(run.diagnostics, of: document, layout, .faults, run) + document.lint(.faults)
            + layout.lint(
                of: document, .faults, measuring: text(for: run), isRootStated: run.isRootStated)
        return diagnostics.filter { run.evidence?.isMistaken($0) != true }
    }

    /// Diagnostics of a layout whose advice on content priorities makes nothing worse.
    func tried(
        _ diagnostics: [Diagnostic], of document: Document, _ layout: LayoutEngine.SolvedLayout,
        _ advice: Lint.Strictness,
        _ run: LayoutRun
    ) -> [Diagnostic] {
        let (text, images, options) = (text(for: run), run.images, run.solveOptions)
        return TriedAdvice(
            document: document, advice: advice,
            solve: { $0.solve(measuring: text, images: images, options: options) }, measuring: text,
            isRootStated: run.isRootStated
        ).judged(diagnostics, of: layout)
    }
}
