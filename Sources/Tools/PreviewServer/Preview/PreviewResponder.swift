// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutRepair
import LayoutRuns
import SourceLocations

/// Does the work of pages: solves layouts, draws them, and writes constants.
package final class PreviewResponder {
    private let options: PreviewOptions
    private var solver: PreviewSolver
    /// Prints a message.
    private let say: (String) -> Void
    /// What was drawn for the last state: its page is requested next.
    private var lastDrawing: (request: PreviewRequest, drawing: LayoutDrawing)?

    package init(options: PreviewOptions, pipeline: LayoutPipeline, say: @escaping (String) -> Void) {
        self.options = options
        solver = PreviewSolver(options: options, pipeline: pipeline)
        self.say = say
    }

    /// What is remembered of files may be wrong.
    func learn(_ change: PreviewChange) {
        solver.forget(change.files)
        if let paths = change.compiled { solver.compile(paths) }
        options.files.project.forget()
        lastDrawing = nil
    }

    /// Does what a line asks for; nil for one that tells of a change.
    package func answer(toLine line: [UInt8]) -> [UInt8]? {
        guard let value = JSONReader.read(SourceText(name: "request", bytes: line)).value else { return nil }
        if let change = PreviewChange(value) { learn(change) }
        return PreviewWork(value).map { answer($0).bytes }
    }

    func answer(_ work: PreviewWork) -> PreviewAnswer {
        let preview = solver.preview(work.request)
        return PreviewAnswer(
            response: response(work, preview), revision: preview.source.map { _ in preview.revision },
            sources: preview.sources, hasLayout: preview.result != nil)
    }

    private func response(_ work: PreviewWork, _ preview: LayoutPreview) -> HTTPResponse {
        let (request, fields) = (work.request, work.fields)
        switch work.verb {
        case .page: return page(of: preview, request, solves: work.solves)
        case .picture: return picture(of: preview, work.name)
        case .sweep:
            return PreviewSweep(request: request, axis: fields["axis"] ?? "", options: options).answer(preview, solver)
        case .hold: return hold(in: preview, fields)
        case .edit: return edit(request, preview, fields)
        case .state:
            let drawing = drawing(of: preview, in: request.appearance)
            let canvas = drawing?.canvas()
            lastDrawing = drawing.map { (request, $0) }
            return HTTPResponse(json: preview.json(canvas: canvas, hasPage: preview.result != nil || work.hasPage))
        }
    }

    /// - Parameter appearance: the reader's, if only that one is drawn.
    private func drawing(of preview: LayoutPreview, in appearance: Canvas.Appearance? = nil) -> LayoutDrawing? {
        preview.result.map { result in
            var result = result
            if let dark = result.darkRun, let appearance {
                if appearance == .dark { result.run = dark }
                result.darkRun = nil
            }
            let caption = result.scene.map { "\(result.fileName), \($0)" } ?? result.fileName
            let drawing = LayoutDrawing(
                result: result, pipeline: solver.pipeline,
                options: options.picture.sceneOptions(
                    fileName: caption, isScreen: SwiftSelection.isSwift(result.input)),
                showsTimings: false)
            // The preview changes the file itself.
            drawing.solvesInPage = false
            return drawing
        }
    }

    /// The page that `-o x.html` writes.
    ///
    /// - Parameter solves: whether the page has the engine, and solves the layout where its reader changes it. Making it takes longer.
    private func page(of preview: LayoutPreview, _ request: PreviewRequest, solves: Bool) -> HTTPResponse {
        let known = lastDrawing?.request == request ? lastDrawing?.drawing : nil
        guard let drawing = known ?? drawing(of: preview, in: request.appearance) else {
            return HTTPResponse(.unprocessable, text: preview.problemText)
        }
        drawing.solvesInPage = solves && request.constants.isEmpty
        do throws(FileFault) {
            let html = String(decoding: try drawing.bytes(as: .html, for: request.path), as: UTF8.self)
            return HTTPResponse(html: html).embeddable
        } catch {
            return HTTPResponse(.unprocessable, text: error.message)
        }
    }

    private func picture(of preview: LayoutPreview, _ name: String) -> HTTPResponse {
        guard let drawing = drawing(of: preview) else { return HTTPResponse(.unprocessable, text: preview.problemText) }
        do throws(FileFault) {
            return HTTPResponse(try drawing.bytes(as: .svg, for: name), type: "image/svg+xml").embeddable
        } catch {
            return HTTPResponse(.unprocessable, text: error.message)
        }
    }

    // MARK: Edits

    /// What dragging an edge changes.
    private func hold(in preview: LayoutPreview, _ fields: [String: String]) -> HTTPResponse {
        guard let run = preview.result?.run, let document = run.document,
            let view = document.views.firstIndex(where: { $0.id == fields["view"] }),
            let edge = EdgeHold.Edge(rawValue: fields["edge"] ?? "")
        else { return HTTPResponse(.badRequest) }
        guard let hold = EdgeHold(edge, ofView: view, in: run, solver) else {
            let reason = "no constant holds the \(edge.rawValue) edge of \(document.views[view].id)"
            return HTTPResponse(json: .members([.init("reason", .string(reason))]))
        }
        return HTTPResponse(
            json: .members([
                .init("constraint", .integer(hold.constraint)), .init("constant", .exact(hold.constant)),
                .init("slope", .exact(hold.slope)),
                .init("equation", .string(document.constraints[hold.constraint].equation(in: document))),
            ]))
    }

    /// What the file would become as a unified diff; with `write` it is written.
    private func edit(
        _ request: PreviewRequest, _ preview: LayoutPreview, _ fields: [String: String]
    ) -> HTTPResponse {
        guard !request.constants.isEmpty else { return HTTPResponse(.badRequest) }
        guard let source = preview.source, let shown = preview.result?.run.document else {
            return HTTPResponse(.unprocessable, text: "the file has an error")
        }
        guard fields["revision"] == preview.revision else {
            return HTTPResponse(.conflict, text: "'\(request.path)' has changed since it was shown")
        }
        let edit = ConstantEdit(
            request: request, canvas: solver.canvas(request), scenes: options.scenes, files: options.files,
            pipeline: solver.pipeline)
        do throws(ConstantEdit.Refusal) {
            let bytes = try edit.bytes(of: source, shown: shown)
            let diff = UnifiedDiff(old: source.bytes, new: bytes).text(path: InputFile.name(request.path))
            if fields["write"] != nil {
                do throws(FileFault) {
                    // The disk may be ahead of what was read.
                    try options.files.system.rewrite(request.path, from: source.bytes, to: bytes)
                } catch {
                    return HTTPResponse(.conflict, text: error.message)
                }
                say("\(DisplayText.safe(request.path)): constants written\n")
            }
            return HTTPResponse(json: .members([.init("diff", .string(String(decoding: diff, as: UTF8.self)))]))
        } catch {
            return HTTPResponse(.unprocessable, text: error.reason)
        }
    }
}
