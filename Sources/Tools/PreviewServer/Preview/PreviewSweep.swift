// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutJSON
import LayoutRuns
import LayoutSource
import LayoutSweep

/// The sizes at which the behaviour of a shown layout changes, for the slider of its page.
struct PreviewSweep {
    package let request: PreviewRequest
    package let axis: String
    package let options: PreviewOptions

    package func answer(_ preview: LayoutPreview, _ solver: PreviewSolver) -> HTTPResponse {
        guard let size = preview.result?.run.layout?.canvasSize, let source = preview.source,
            axis == "width" || axis == "height"
        else { return HTTPResponse(.badRequest) }
        // The screens of phones and tablets, and the size that is shown.
        let own = axis == "width" ? size.width : size.height
        let (shortest, longest) = axis == "width" ? (320.0, 1024.0) : (480.0, 1366.0)
        let ends = "\(Int(min(shortest, own.rounded(.down))))...\(Int(max(longest, own.rounded(.up))))"
        guard let range = try? SweepRange("\(axis)=\(ends)") else { return HTTPResponse(.badRequest) }
        let scenes = options.scenes.selecting(request.part ?? preview.parts.first?.id)
        var run = SweepRun(
            request.path, canvas: options.canvas, scenes: scenes, files: options.files, pipeline: solver.pipeline)
        run.variant = SceneReader.mayRead(request.path, options.scenes) ? nil : request.part
        guard let report = run.report(range, of: source) else { return HTTPResponse(.unprocessable) }
        let changes = report.entries.map { entry in
            let texts = entry.lines.map { ($0.duration == .atOneSize ? "at this size only, " : "") + $0.text }
            return JSONOutput.members([
                .init("at", .exact(entry.value)), .init("texts", .array(texts.map(JSONOutput.string))),
            ])
        }
        return HTTPResponse(
            json: .members([
                .init("from", .exact(range.lower)), .init("to", .exact(range.upper)), .init("value", .exact(own)),
                .init("changes", .array(changes)),
            ]))
    }
}
