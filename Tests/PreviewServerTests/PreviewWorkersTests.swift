// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRuns
import RunTestSupport
import Synchronization
import Testing

@testable import PreviewServer

/// A preview whose work is done by processes; these are played by objects, and the time by a number.
final class PreviewWorkersTests {
    private static func layout(_ width: Int) -> String {
        """
        { "canvas": { "width": 320, "height": 200 }, "root": { "id": "screen", "children": [{ "id": "box" }] },
          "constraints": [ "box.leading = screen.leading + 20", "box.top = screen.top + 30", "box.width = \(width)",
            "box.height = 50" ] }
        """
    }

    private struct Host: PreviewHost {
        var notificationDescriptor: Int32 { -1 }
        func watch(foldersOf paths: [String]) {}
        func drainNotifications() {}
        func say(_ text: String) {}
    }

    /// Does its work at once, except on files that are named so.
    private final class Worker: PreviewWorker {
        let descriptor: Int32 = -1
        private let responder: PreviewResponder
        private let log: Log
        private var unread: [UInt8] = []
        private var hasEnded = false

        init(_ responder: PreviewResponder, _ log: Log) {
            (self.responder, self.log) = (responder, log)
            log.started += 1
        }

        func send(_ lines: String) {
            for line in lines.split(separator: "\n") {
                if line.contains("slow") && log.slowness == .forEver && line.contains("\"verb\"") { continue }
                if line.contains("slow") && log.slowness == .fatal && line.contains("\"verb\"") { hasEnded = true }
                unread += responder.answer(toLine: Array(line.utf8)) ?? []
            }
        }

        /// In small parts, as pipes give them.
        func receive() -> [UInt8]? {
            if hasEnded { return nil }
            defer { unread.removeFirst(min(7000, unread.count)) }
            return Array(unread.prefix(7000))
        }

        func end() { log.ended += 1 }
    }

    private enum Slowness { case none, forEver, fatal }

    private final class Time: Sendable {
        let milliseconds = Mutex(0.0)
    }

    private final class Log {
        var slowness = Slowness.none
        var started = 0
        var ended = 0
        var isRefused = false
    }

    private let files = MemoryFiles([
        "shown/good.layout.json": layout(100), "shown/slow.layout.json": layout(100),
        "shown/slow2.layout.json": layout(100), "shown/slow3.layout.json": layout(100),
    ])
    private let log = Log()
    private let time = Time()
    private let token = AccessToken()
    private var session: PreviewSession?

    init() throws {
        let (log, files, time, pipeline) = (log, files, time, try LayoutPipeline())
        let options = PreviewOptions(path: "shown", files: FileAccess(files))
        session = PreviewSession(
            options: options, pipeline: pipeline, port: 8080, token: token, host: Host(),
            workers: PreviewWorkers(seconds: 5, clock: StageClock(now: { time.milliseconds.withLock { $0 } })) {
                if log.isRefused { return .failure(FileFault("alrender", reason: "cannot be run")) }
                return .success(Worker(PreviewResponder(options: options, pipeline: pipeline) { _ in }, log))
            })
    }

    private func pass(_ seconds: Double) { time.milliseconds.withLock { $0 += seconds * 1000 } }

    private func begin(_ path: String) throws -> Int? {
        let session = try #require(session)
        return session.begin(request(path))
    }

    private func request(_ path: String) -> HTTPRequest {
        let parts = path.split(separator: "?", omittingEmptySubsequences: false)
        return HTTPRequest(
            method: "GET", path: "/\(token.text)/\(parts[0])", query: parts.count > 1 ? String(parts[1]) : "",
            headers: ["host": "127.0.0.1:8080"])
    }

    /// The answer to a request that has begun; nil if there is none yet.
    private func answer(_ number: Int?) throws -> HTTPResponse? {
        let session = try #require(session)
        for _ in 0..<200 {
            if let number, let answer = session.lateAnswers()[number] { return answer }
        }
        return nil
    }

    private func text(_ path: String) throws -> String {
        let session = try #require(session)
        let response = try begin(path).map { try #require(try answer($0)) } ?? session.answer(request(path))
        return String(decoding: response.body, as: UTF8.self)
    }

    @Test func `A page is the same from another process`() throws {
        let alone = PreviewSession(
            options: PreviewOptions(path: "shown", files: FileAccess(files)), pipeline: try LayoutPipeline(),
            port: 8080, token: token, host: Host())
        for path in ["state/good.layout.json", "layout/good.layout.json", "picture/good.layout.json"] {
            let number = try #require(try begin(path))
            #expect(try answer(number) == alone.answer(request(path)))
        }
        #expect(try begin("") == nil && begin("layout/good.layout.json") == nil)
        #expect(log.started == 1)
    }

    @Test func `A layout that takes for ever keeps no other one waiting, and has a page that says so`() throws {
        let page = try text("layout/slow.layout.json")
        log.slowness = .forEver
        files["shown/slow.layout.json"] = Self.layout(110)
        _ = session?.news()
        let slow = try begin("state/slow.layout.json")
        pass(1)
        #expect(try text("state/good.layout.json").contains("\"hasLayout\":true"))
        #expect(try answer(slow) == nil && log.ended == 0)
        pass(5)
        let state = String(decoding: try #require(try answer(slow)).body, as: UTF8.self)
        #expect(state.contains("not finished after 5 seconds") && state.contains("[time-limit]"), "\(state)")
        #expect(state.contains("\"hasLayout\":false"), "\(state)")
        #expect(log.ended == 1)
        // What is known is not tried again; the page behind is the last one.
        #expect(try begin("layout/slow.layout.json") == nil)
        #expect(try text("layout/slow.layout.json") == page)
        #expect(try text("picture/slow.layout.json").contains("not finished"))
        log.slowness = .none
        files["shown/slow.layout.json"] = Self.layout(120)
        #expect(session?.news().first?.contains("slow.layout.json") == true)
        #expect(try text("layout/slow.layout.json").contains("x 20, y 30, 120 × 50"))
    }

    @Test func `Work on a file that changes meanwhile is begun again`() throws {
        log.slowness = .forEver
        let slow = try begin("layout/slow.layout.json")
        pass(2)
        log.slowness = .none
        files["shown/slow.layout.json"] = Self.layout(130)
        _ = session?.news()
        let page = String(decoding: try #require(try answer(slow)).body, as: UTF8.self)
        #expect(page.contains("x 20, y 30, 130 × 50") && log.ended == 1 && log.started == 2)
    }

    @Test func `The whole page keeps no quick one waiting, and that of an older file is not made`() throws {
        log.slowness = .forEver
        let whole = try begin("whole/slow.layout.json")
        #expect(try begin("whole/slow.layout.json") == whole)
        log.slowness = .none
        #expect(try text("layout/slow.layout.json").contains("data-stage=\"quick\""))
        files["shown/slow.layout.json"] = Self.layout(140)
        _ = session?.news()
        #expect(try #require(try answer(whole)).status == .conflict && log.ended == 1)
        #expect(try #require(try answer(try begin("whole/slow.layout.json"))).status == .ok)
        let page = try text("layout/slow.layout.json")
        #expect(page.contains("data-stage=\"whole\"") && page.contains("x 20, y 30, 140 × 50"))
    }

    @Test func `More layouts than processes wait, and those of one file come one after another`() throws {
        log.slowness = .forEver
        let slow = try ["slow", "slow2", "slow3", "slow3"].map { try begin("state/\($0).layout.json") }
        let good = try begin("state/good.layout.json")
        #expect(try answer(good) == nil && log.started == 3)
        pass(6)
        #expect(try #require(try answer(good)).status == .ok)
        #expect(log.ended >= 3)
        for number in slow.dropLast() { #expect(number != nil) }
    }

    @Test func `A process that ends while it works is replaced`() throws {
        log.slowness = .fatal
        let state = try text("state/slow.layout.json")
        #expect(state.contains("slow.layout.json: the process that shows it has ended"), "\(state)")
        #expect(try text("state/good.layout.json").contains("\"hasLayout\":true"))
        #expect(log.started == 2 && log.ended == 1)
    }

    @Test func `A process that cannot be started is said to be so`() throws {
        log.isRefused = true
        #expect(try text("state/good.layout.json").contains("alrender: cannot be run"))
    }
}
