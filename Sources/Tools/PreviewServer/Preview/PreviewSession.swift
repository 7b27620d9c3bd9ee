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
    private let responder: PreviewResponder
    /// Processes that do the work of pages; nil = this one, where nothing else is answered meanwhile.
    private var workers: PreviewWorkers?
    private var watched: WatchedFiles
    private let host: any PreviewHost
    private var layouts: ServedLayouts
    /// The files that the pages of each layout were made from.
    private var sources: [String: Set<String>] = [:]
    /// The text of each file that was shown last.
    private var revisions: [String: String] = [:]
    /// What there was to see before an error, by the layout and its part.
    private var lastPages: [String: HTTPResponse] = [:]
    /// What is being done, by its number.
    private var begun: [Int: PreviewWork] = [:]
    /// What took too long, and what is said of it, until a file changes.
    private var given: [PreviewWork.Subject: PreviewWorkers.Fault] = [:]

    package init(
        options: PreviewOptions, pipeline: LayoutPipeline, port: UInt16, token: AccessToken, host: any PreviewHost,
        workers: PreviewWorkers? = nil
    ) {
        self.options = options
        responder = PreviewResponder(options: options, pipeline: pipeline, say: host.say)
        self.workers = workers
        self.host = host
        self.port = port
        self.token = token
        watched = WatchedFiles([options.path], in: options.files.system) {
            InputExpansion.files(
                $0, in: options.files, keepsLinks: true, runsSwift: options.scenes.swift?.runsFolders == true)
        }
        layouts = ServedLayouts(options.path, files: watched.files, access: options.files)
        learn(PreviewChange(files: [], compiled: layouts.paths))
        host.watch(foldersOf: watched.paths)
    }

    /// The path of the first page.
    private var root: String { "/\(token.text)/" }

    package var address: String { token.address(port: port) }
    package var count: Int { layouts.names.count }

    /// Ends the processes.
    package func end() { workers?.endAll() }

    // MARK: Changes

    package var newsDescriptors: [Int32] { [host.notificationDescriptor] + (workers?.descriptors ?? []) }

    /// Which layouts have to be drawn again, and whether there are others.
    package func news() -> [String] {
        host.drainNotifications()
        let changed = watched.changes().filter(hasNews)
        guard !changed.isEmpty else { return [] }
        // What did not end may have been waiting for a file that was not known.
        given = [:]
        let before = layouts
        layouts = ServedLayouts(options.path, files: watched.files, access: options.files)
        host.watch(foldersOf: watched.paths)
        // Swift files are compiled together.
        let isCodeNew = changed.contains(where: SwiftSelection.isSwift)
        learn(PreviewChange(files: changed, compiled: isCodeNew ? layouts.paths : nil))
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

    private func learn(_ change: PreviewChange) {
        if workers == nil { responder.learn(change) } else { workers?.learn(change) }
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
        switch route(request) {
        case .answer(let response): return response
        case .work(let work):
            guard workers == nil else { return HTTPResponse(.unprocessable) }
            return finished(work, responder.answer(work))
        }
    }

    package func begin(_ request: HTTPRequest) -> Int? {
        guard workers != nil, case .work(let work) = route(request), given[work.subject] == nil else { return nil }
        guard let number = workers?.begin(work) else { return nil }
        begun[number] = work
        return number
    }

    package func lateAnswers() -> [Int: HTTPResponse] {
        guard let ended = workers?.ended() else { return [:] }
        var answers: [Int: HTTPResponse] = [:]
        for (number, end) in ended {
            guard let work = begun.removeValue(forKey: number) else { continue }
            switch end {
            case .answer(let answer): answers[number] = finished(work, answer)
            case .fault(let fault):
                given[work.subject] = fault
                answers[number] = refusal(of: work, fault)
            }
        }
        return answers
    }

    /// What is done with a request.
    private enum Route {
        case answer(HTTPResponse)
        case work(PreviewWork)
    }

    private func route(_ request: HTTPRequest) -> Route {
        guard request.isFromHere(port: port) else { return .answer(HTTPResponse(.forbidden)) }
        guard let segments = request.segments, token.matches(segments[0]) else {
            return .answer(HTTPResponse(.notFound))
        }
        guard segments.count > 1 else { return .answer(HTTPResponse(seeOther: root)) }
        let isReading = request.method == "GET" || request.method == "HEAD"
        let name = segments.dropFirst(2).joined(separator: "/")
        let asked = PreviewWork.Verb(rawValue: segments[1])
        if segments.count == 2, isReading {
            switch segments[1] {
            case "":
                return .answer(HTTPResponse(html: PreviewIndex(layouts.names, isOutside: layouts.leadsOutside).html))
            case "events": return .answer(.eventStream)
            default: break
            }
        }
        guard asked != nil || segments[1] == "layout" else { return .answer(HTTPResponse(.notFound)) }
        guard let path = layouts.path(named: name) else {
            let reason =
                layouts.leadsOutside(name)
                ? "'\(name)' is a link that leads out of '\(options.path)': '--allow-outside' permits it"
                : "there is no layout '\(name)' in '\(options.path)'"
            guard asked == nil, isReading else { return .answer(HTTPResponse(.notFound, text: reason)) }
            return .answer(
                HTTPResponse(html: MissingLayoutPage(name: name, reason: reason, root: root).html, .notFound))
        }
        let isChange = asked?.isChange == true
        guard isChange ? request.method == "POST" : isReading else { return .answer(HTTPResponse(.notAllowed)) }
        guard let verb = asked else { return .answer(HTTPResponse(html: PreviewPage(name: name).html)) }
        let fields = isChange ? request.fields : request.parameters
        do throws(PreviewRequest.Mistake) {
            var work = try PreviewWork(verb, name, path: path, fields)
            work.hasPage = lastPages[work.request.pageKey] != nil
            if let fault = given[work.subject] { return .answer(refusal(of: work, fault)) }
            return .work(work)
        } catch {
            return .answer(HTTPResponse(.badRequest, text: error.message))
        }
    }

    // MARK: Answers

    /// The answer to a page, which is what there was before where there is an error.
    private func finished(_ work: PreviewWork, _ answer: PreviewAnswer) -> HTTPResponse {
        let path = work.request.path
        revisions[path] = answer.revision
        sources[path, default: []].formUnion(answer.sources)
        watched.add(answer.sources)
        host.watch(foldersOf: answer.sources)
        guard work.verb == .page else { return answer.response }
        guard answer.hasLayout else { return lastPages[work.request.pageKey] ?? answer.response }
        if answer.response.status == .ok, work.request.constants.isEmpty, !work.solves {
            lastPages[work.request.pageKey] = answer.response
        }
        return answer.response
    }

    /// The answer to a page whose layout took too long, or whose process ended.
    private func refusal(of work: PreviewWork, _ fault: PreviewWorkers.Fault) -> HTTPResponse {
        var preview = LayoutPreview()
        preview.source = SourceText(name: work.request.path, "")
        preview.knowsParts = false
        switch fault {
        case .timeLimit(let finding): preview.diagnostics = [finding]
        case .process(let message): preview.complaints = [message]
        }
        switch work.verb {
        case .state: return HTTPResponse(json: preview.json(canvas: nil, hasPage: work.hasPage))
        case .page:
            return lastPages[work.request.pageKey] ?? HTTPResponse(.unprocessable, text: preview.problemText)
        default: return HTTPResponse(.unprocessable, text: preview.problemText)
        }
    }
}
