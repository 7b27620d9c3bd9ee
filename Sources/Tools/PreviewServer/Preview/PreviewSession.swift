// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutDiagnostics
import LayoutJSON
import LayoutModel
import LayoutRepair
import LayoutRuns
import SourceLocations

/// A preview in a browser: pages of the layouts below a path, drawn again when a file changes.
package final class PreviewSession: LoopbackService {
    private let options: PreviewOptions
    private let port: UInt16
    private let token: AccessToken
    private var solver: PreviewSolver
    private var watched: WatchedFiles
    private let host: any PreviewHost
    private var layouts: ServedLayouts
    /// The files that the pages of each layout were made from.
    private var sources: [String: Set<String>] = [:]
    /// The text of each file that was shown last.
    private var revisions: [String: String] = [:]
    /// What there was to see before an error, by the layout and its part.
    private var lastPages: [String: String] = [:]
    /// What was drawn for the last state: its page is requested next.
    private var lastDrawing: (request: PreviewRequest, drawing: LayoutDrawing)?

    package init(
        options: PreviewOptions, pipeline: LayoutPipeline, port: UInt16, token: AccessToken, host: any PreviewHost
    ) {
        self.options = options
        solver = PreviewSolver(options: options, pipeline: pipeline)
        self.host = host
        self.port = port
        self.token = token
        watched = WatchedFiles([options.path], in: options.files.system) {
            InputExpansion.files(
                $0, in: options.files, keepsLinks: true, runsSwift: options.scenes.swift?.runsFolders == true)
        }
        layouts = ServedLayouts(options.path, files: watched.files, access: options.files)
        solver.compile(layouts.paths)
        host.watch(foldersOf: watched.paths)
    }

    /// The path of the first page.
    private var root: String { "/\(token.text)/" }

    package var address: String { token.address(port: port) }
    package var count: Int { layouts.names.count }

    // MARK: Changes

    package var newsDescriptor: Int32 { host.notificationDescriptor }

    /// Which layouts have to be drawn again, and whether there are others.
    package func news() -> [String] {
        host.drainNotifications()
        let changed = watched.changes().filter(hasNews)
        guard !changed.isEmpty else { return [] }
        solver.forget(changed)
        options.files.fonts.forget()
        lastDrawing = nil
        let before = layouts
        layouts = ServedLayouts(options.path, files: watched.files, access: options.files)
        host.watch(foldersOf: watched.paths)
        // Swift files are compiled together.
        let isCodeNew = changed.contains(where: SwiftSelection.isSwift)
        if isCodeNew { solver.compile(layouts.paths) }
        let concerned = Set(layouts.names + before.names).sorted().filter { name in
            guard let path = layouts.path(named: name) ?? before.path(named: name) else { return false }
            return changed.contains(path) || isCodeNew && SwiftSelection.isSwift(path)
                || !(sources[path] ?? []).isDisjoint(with: changed)
        }
        let event = JSONOutput.members([
            .init("layouts", .array(concerned.map(JSONOutput.string))),
            .init("isListNew", .boolean(layouts.names != before.names)),
        ])
        return [event.compactText]
    }

    /// A file that is written with the bytes that are shown has none.
    private func hasNews(_ path: String) -> Bool {
        guard let revision = revisions[path] else { return true }
        if let bytes = try? options.files.system.readRegularFile(path), LayoutPreview.revision(of: bytes) == revision {
            return false
        }
        revisions[path] = nil
        return true
    }

    // MARK: Requests

    package func answer(_ request: HTTPRequest) -> HTTPResponse {
        guard request.isFromHere(port: port) else { return HTTPResponse(.forbidden) }
        guard let segments = request.segments, token.matches(segments[0]) else { return HTTPResponse(.notFound) }
        guard segments.count > 1 else { return HTTPResponse(seeOther: root) }
        let isReading = request.method == "GET" || request.method == "HEAD"
        let name = segments.dropFirst(2).joined(separator: "/")
        switch segments[1] {
        case "" where isReading && segments.count == 2:
            return HTTPResponse(html: PreviewIndex(layouts.names, isOutside: layouts.leadsOutside).html)
        case "events" where isReading && segments.count == 2: return .eventStream
        case "layout", "state", "page", "picture", "sweep", "hold", "edit":
            guard let path = layouts.path(named: name) else {
                let reason =
                    layouts.leadsOutside(name)
                    ? "'\(name)' is a link that leads out of '\(options.path)': '--allow-outside' permits it"
                    : "there is no layout '\(name)' in '\(options.path)'"
                guard segments[1] == "layout", isReading else { return HTTPResponse(.notFound, text: reason) }
                return HTTPResponse(html: MissingLayoutPage(name: name, reason: reason, root: root).html, .notFound)
            }
            let isChange = ["hold", "edit"].contains(segments[1])
            guard isChange ? request.method == "POST" : isReading else { return HTTPResponse(.notAllowed) }
            let fields = isChange ? request.fields : request.parameters
            do throws(PreviewRequest.Mistake) {
                return answer(segments[1], name, try PreviewRequest(path: path, fields: fields), fields)
            } catch {
                return HTTPResponse(.badRequest, text: error.message)
            }
        default: return HTTPResponse(.notFound)
        }
    }

    private func answer(
        _ verb: String, _ name: String, _ request: PreviewRequest, _ fields: [String: String]
    ) -> HTTPResponse {
        if verb == "layout" { return HTTPResponse(html: PreviewPage(name: name).html) }
        return host.interruptibly { solvedAnswer(verb, name, request, fields) }
    }

    private func solvedAnswer(
        _ verb: String, _ name: String, _ request: PreviewRequest, _ fields: [String: String]
    ) -> HTTPResponse {
        let preview = solver.preview(request)
        revisions[request.path] = preview.source.map { _ in preview.revision }
        sources[request.path, default: []].formUnion(preview.sources)
        watched.add(preview.sources)
        host.watch(foldersOf: preview.sources)
        switch verb {
        case "page": return page(of: preview, request, solves: fields["solves"] == "1")
        case "picture": return picture(of: preview, name)
        case "sweep":
            return PreviewSweep(request: request, axis: fields["axis"] ?? "", options: options).answer(preview, solver)
        case "hold": return hold(in: preview, fields)
        case "edit": return edit(request, preview, fields)
        default:
            let drawing = drawing(of: preview, in: request.appearance)
            let hasPage = preview.result != nil || lastPages[Self.key(request)] != nil
            let canvas = drawing?.canvas()
            lastDrawing = drawing.map { (request, $0) }
            return HTTPResponse(json: preview.json(canvas: canvas, hasPage: hasPage))
        }
    }

    private static func key(_ request: PreviewRequest) -> String {
        [request.path, request.part ?? "", request.appearance?.rawValue ?? ""].joined(separator: "\0")
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

    /// The page that `-o x.html` writes; where there is an error, the last one before it.
    ///
    /// - Parameter solves: whether the page has the engine, and solves the layout where its reader changes it. Making it takes longer.
    private func page(
        of preview: LayoutPreview, _ request: PreviewRequest, solves: Bool
    ) -> HTTPResponse {
        let key = Self.key(request)
        let known = lastDrawing?.request == request ? lastDrawing?.drawing : nil
        guard let drawing = known ?? drawing(of: preview, in: request.appearance) else {
            guard let last = lastPages[key] else { return HTTPResponse(.unprocessable, text: preview.problemText) }
            return HTTPResponse(html: last).embeddable
        }
        drawing.solvesInPage = solves && request.constants.isEmpty
        do throws(FileFault) {
            let html = String(decoding: try drawing.bytes(as: .html, for: request.path), as: UTF8.self)
            if request.constants.isEmpty, !solves { lastPages[key] = html }
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
                host.say("\(DisplayText.safe(request.path)): constants written\n")
            }
            return HTTPResponse(json: .members([.init("diff", .string(String(decoding: diff, as: UTF8.self)))]))
        } catch {
            return HTTPResponse(.unprocessable, text: error.reason)
        }
    }
}
