// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import Glibc
import LayoutRuns
import RunTestSupport
import Synchronization
import Testing

@testable import PreviewServer

/// A server on a thread of its own whose clock stands still: no connection ends because it is slow.
final class LoopbackServerTests {
    private struct Service: LoopbackService {
        func answer(_ request: HTTPRequest) -> HTTPResponse {
            request.path == "/large"
                ? HTTPResponse([UInt8](repeating: 120, count: 32 << 20), type: "text/plain")
                : HTTPResponse(.ok, text: request.path)
        }
    }

    private final class End: Sendable {
        let isWanted = Atomic(false)
        let isReached = DispatchSemaphore(value: 0)
    }

    private let port: UInt16
    private let end = End()

    init() throws {
        let server = try LoopbackServer(port: 0, clock: .stopped)
        port = server.port
        let end = end
        Thread.detachNewThread {
            var service = Service()
            server.serve(&service) { end.isWanted.load(ordering: .relaxed) }
            end.isReached.signal()
        }
    }

    deinit { end.isWanted.store(true, ordering: .relaxed) }

    private func connection(_ request: String = "") throws -> Int32 {
        let descriptor = try Loopback.connection(to: port)
        Loopback.send(request, on: descriptor)
        return descriptor
    }

    /// Everything that comes back for a request.
    private func answer(_ path: String) throws -> String {
        try Loopback.exchange("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A client that does not read delays neither other pages nor the end of the server`() throws {
        let idle = try connection("GET /large HTTP/1.1\r\nHost: h\r\n\r\n")
        defer { close(idle) }
        // The head of an answer that is larger than what the system holds for the client.
        var first = [UInt8](repeating: 0, count: 12)
        try #require(recv(idle, &first, first.count, 0) == 12)
        #expect(try answer("/page").hasSuffix("\r\n\r\n/page\n"))
        end.isWanted.store(true, ordering: .relaxed)
        end.isReached.wait()
    }

    @Test(.timeLimit(.minutes(1)))
    func `A client that says nothing delays no other page`() throws {
        let silent = try (0..<40).map { _ in try connection() }
        defer { for descriptor in silent { close(descriptor) } }
        #expect(try answer("/page").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `What is not a request is refused, and the server goes on`() throws {
        let descriptor = try connection("nonsense\r\n\r\n")
        defer { close(descriptor) }
        var first = [UInt8](repeating: 0, count: 12)
        try #require(recv(descriptor, &first, first.count, Int32(MSG_WAITALL)) == 12)
        #expect(String(decoding: first, as: UTF8.self) == "HTTP/1.1 400")
        #expect(try answer("/page").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
}
