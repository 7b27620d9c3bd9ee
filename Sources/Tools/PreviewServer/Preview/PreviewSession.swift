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
    /// The last page of each layout that could be shown.
    private var pages: [PreviewRequest: Page] = [:]
    /// What is being done, by its number.
    private var begun: [Int: PreviewWork] = [:]
    /// How often the files of each layout have changed, by its path.
    private var changes: [String: Int] = [:]
    /// What took too long, and what is said of it, until a file changes.
    private var given: [PreviewWork.Subject: PreviewWorkers.Fault] = [:]

    private struct Page {
        var response: HTTPResponse
        var isWhole: Bool
        /// How often its files had changed.
        var change: Int
    }

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
        let concerned = Set(layouts.names + before.names).sorted().filter { name in
            guard let path = layouts.path(named: name) ?? before.path(named: name) else { return false }
            return changed.contains(path) || isCodeNew && SwiftSelection.isSwift(path)
                || !(sources[path] ?? []).isDisjoint(with: changed)
        }
        for path in Set(concerned.compactMap { layouts.path(named: $0) ?? before.path(named: $0) }) {
            changes[path, default: 0] += 1
        }
        learn(PreviewChange(files: changed, compiled: isCodeNew ? layouts.paths : nil))
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
        // Several windows wait for one page.
        if work.verb == .whole, let known = begun.first(where: { $0.value.isLike(work) }) { return known.key }
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
            case .superseded: answers[number] = HTTPResponse(.conflict)
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
        guard let verb = asked ?? (segments[1] == "layout" ? .page : nil) else {
            return .answer(HTTPResponse(.notFound))
        }
        guard let path = layouts.path(named: name) else {
            let reason =
                layouts.leadsOutside(name)
                ? "'\(name)' is a link that leads out of '\(options.path)': '--allow-outside' permits it"
                : "there is no layout '\(name)' in '\(options.path)'"
            guard verb == .page, isReading else { return .answer(HTTPResponse(.notFound, text: reason)) }
            let problem = (title: "No layout", text: reason)
            return .answer(HTTPResponse(html: PreviewPage(name: name, stage: .empty, problem: problem).html, .notFound))
        }
        guard verb == .edit ? request.method == "POST" : isReading else { return .answer(HTTPResponse(.notAllowed)) }
        var work = PreviewWork(verb, name, path: path, verb == .edit ? request.fields : request.parameters)
        work.change = changes[path, default: 0]
        if let page = pages[work.request], page.change == work.change {
            if verb == .page { return .answer(page.response) }
            if verb == .whole, page.isWhole { return .answer(HTTPResponse(.ok)) }
        }
        if let fault = given[work.subject] { return .answer(refusal(of: work, fault)) }
        return .work(work)
    }

    // MARK: Answers

    /// The answer to a page, which is what there was before where there is an error.
    private func finished(_ work: PreviewWork, _ answer: PreviewAnswer) -> HTTPResponse {
        let path = work.request.path
        if work.change == changes[path, default: 0] { revisions[path] = answer.revision }
        sources[path, default: []].formUnion(answer.sources)
        watched.add(answer.sources)
        host.watch(foldersOf: answer.sources)
        guard work.verb == .page || work.verb == .whole else { return answer.response }
        guard answer.response.status == .ok else {
            return answer.hasLayout ? answer.response : pages[work.request]?.response ?? answer.response
        }
        let page = Page(response: answer.response, isWhole: work.verb == .whole, change: work.change)
        // The whole page may be there before the quick one.
        if pages[work.request].map({ $0.change < page.change || page.isWhole }) ?? true { pages[work.request] = page }
        return page.isWhole ? HTTPResponse(.ok) : answer.response
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
        case .state: return HTTPResponse(json: preview.json(change: work.change))
        case .page:
            let problem = (title: "The layout cannot be shown", text: preview.problemText)
            let empty = PreviewPage(name: work.name, stage: .empty, problem: problem)
            return pages[work.request]?.response ?? HTTPResponse(html: empty.html, .unprocessable)
        default: return HTTPResponse(.unprocessable, text: preview.problemText)
        }
    }
}
