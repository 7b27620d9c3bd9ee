// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRuns
import LayoutScene
import LayoutSweep
import SourceLocations

/// Figures of a sweep, as `alrender check --sweep` draws it.
extension FigureDrawing {
    /// The layouts at the sizes where something changes, with a graph; nil with diagnostics if there is no layout.
    func sweepResult(
        _ range: SweepRange, at index: Int, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> Result? {
        guard let source = source(of: figure.request.layout, &outcome) else { return nil }
        var pictures: [(picture: FigurePicture, drawing: Drawing)] = []
        var text = ""
        for format in settings.formats(in: file.page.kind) {
            for canvas in settings.sweptCanvases(isBitmap: format.isBitmap) {
                let first = FigureSettings.canvas(canvas, at: range.lower, of: range)
                guard let start = solve(source, first, at: index, pipeline, &outcome).first?.run, start.layout != nil,
                    let report = report(range, canvas, source, start, pipeline, &outcome)
                else { return nil }
                let picture = SweepPicture(report: report, pipeline: pipeline, theme: settings.picture.theme)
                // Every size has about the same problems.
                var unreported = InputOutcome()
                var scene = picture.scene(
                    solve: { value in
                        let canvas = FigureSettings.canvas(canvas, at: value, of: range)
                        return solve(source, canvas, at: index, pipeline, &unreported).first?.run ?? start
                    }, timings: &outcome.timings)
                if let scale = canvas.scale.first { scene.scale = scale }
                let drawing = Drawing(frames: [scene], dark: nil)
                pictures.append((drawing.picture(format, canvas.appearance.first), drawing))
                if text.isEmpty { text = Self.alternativeText(of: report) }
            }
        }
        return result(of: pictures, alternative: text, pipeline, &outcome)
    }

    private func report(
        _ range: SweepRange, _ canvas: CanvasSelection, _ source: (text: SourceText, input: String),
        _ start: LayoutRun, _ pipeline: LayoutPipeline, _ outcome: inout InputOutcome
    ) -> SweepReport? {
        var run = SweepRun(
            source.input, canvas: canvas, scenes: settings.scenes, files: files, pipeline: pipeline)
        run.variant = settings.variants.variant.first
        guard let report = run.report(range, of: source.text) else { return nil }
        if let partial = report.partialSweep(views: start.document?.views.count ?? 0) {
            outcome.steps.append(.findings([placed(partial)], file.page.source, nil))
        }
        // A block has no file to name.
        let isBlock = if case .block = figure.request.layout { true } else { false }
        let name = settings.picture.caption ?? (isBlock ? start.document?.name ?? "Layout" : report.file)
        return SweepReport(range: range, sweep: report.sweep, file: name, scene: report.scene)
    }

    /// Changes that a text names.
    private static let mostChanges = 8

    private static func alternativeText(of report: SweepReport) -> String {
        let range = report.range
        let ends = "\(range.text(range.lower)) to \(range.text(range.upper))"
        // Below the first line, which names the range.
        let lines = report.text.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
        let rest = lines.count - mostChanges
        let shown = lines.prefix(mostChanges).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more changes" : "")
        return "Layouts and a graph of the views over the \(range.axis.rawValue), \(ends): \(shown)."
    }
}
