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
        switch work.verb {
        case .page, .whole: page(of: preview, work)
        case .picture: picture(of: preview, work.name)
        case .edit: edit(preview, work)
        case .state: HTTPResponse(json: preview.json(change: work.change))
        }
    }

    private func drawing(of result: LayoutJob.Result) -> LayoutDrawing {
        let caption = result.scene.map { "\(result.fileName), \($0)" } ?? result.fileName
        return LayoutDrawing(
            result: result, pipeline: solver.pipeline,
            options: options.picture.sceneOptions(
                fileName: caption, isScreen: SwiftSelection.isSwift(result.input)),
            showsTimings: false)
    }

    /// The page that `-o x.html` writes, with what is around it.
    private func page(of preview: LayoutPreview, _ work: PreviewWork) -> HTTPResponse {
        guard let result = preview.result else {
            let problem = (title: "The file has an error", text: preview.problemText)
            let page = PreviewPage(name: work.name, parts: preview.parts, stage: .empty, problem: problem)
            return HTTPResponse(html: page.html, .unprocessable)
        }
        let drawing = drawing(of: result)
        drawing.solvesInPage = work.verb == .whole
        let page = PreviewPage(
            name: work.name, parts: preview.parts, part: work.request.part ?? preview.parts.first?.id,
            stage: work.verb == .whole ? .whole : .quick, revision: preview.revision, change: work.change)
        drawing.surroundings = page.surroundings
        do throws(FileFault) {
            return HTTPResponse(try drawing.bytes(as: .html, for: work.request.path), type: HTTPResponse.html)
        } catch {
            return HTTPResponse(.unprocessable, text: error.message)
        }
    }

    private func picture(of preview: LayoutPreview, _ name: String) -> HTTPResponse {
        guard let result = preview.result else { return HTTPResponse(.unprocessable, text: preview.problemText) }
        do throws(FileFault) {
            return HTTPResponse(try drawing(of: result).bytes(as: .svg, for: name), type: "image/svg+xml")
        } catch {
            return HTTPResponse(.unprocessable, text: error.message)
        }
    }

    /// What the file would become as a unified diff; with `write` it is written.
    private func edit(_ preview: LayoutPreview, _ work: PreviewWork) -> HTTPResponse {
        let (request, fields) = (work.request, work.fields)
        guard let source = preview.source, let shown = preview.result?.run.document else {
            return HTTPResponse(.unprocessable, text: "the file has an error")
        }
        guard fields["revision"] == preview.revision else {
            return HTTPResponse(.conflict, text: "'\(request.path)' has changed since it was shown")
        }
        do throws(ConstraintEdit.Refusal) {
            let edit = ConstraintEdit(
                request: request, values: try ConstraintEdit.Values(fields["changes"] ?? ""), canvas: solver.canvas,
                scenes: options.scenes, files: options.files, pipeline: solver.pipeline)
            let bytes = try edit.bytes(of: source, shown: shown)
            let diff = UnifiedDiff(old: source.bytes, new: bytes).text(path: InputFile.name(request.path))
            if fields["write"] != nil {
                do throws(FileFault) {
                    // The disk may be ahead of what was read.
                    try options.files.system.rewrite(request.path, from: source.bytes, to: bytes)
                } catch {
                    return HTTPResponse(.conflict, text: error.message)
                }
                say("\(DisplayText.safe(request.path)): constraints written\n")
            }
            return HTTPResponse(json: .members([.init("diff", .string(String(decoding: diff, as: UTF8.self)))]))
        } catch {
            return HTTPResponse(.unprocessable, text: error.reason)
        }
    }
}
