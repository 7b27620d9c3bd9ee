// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import PreviewServer

struct HTTPRequestTests {
    private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Array(text.utf8)) }

    @Test func `A request is read as soon as it is whole`() {
        let head = "POST /a%20b/c?x=1&y=%2F HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\n"
        #expect(read(String(head.dropLast(2))) == .incomplete)
        #expect(read(head + "a=1&b=2+") == .incomplete)
        guard case .complete(let request) = read(head + "a=1&b=2+3") else {
            Issue.record("the request is not complete")
            return
        }
        #expect(request.segments == ["a b", "c"])
        #expect(request.parameters == ["x": "1", "y": "/"])
        #expect(request.fields == ["a": "1", "b": "2 3"])
    }

    @Test(arguments: [
        ("nonsense\r\n\r\n", HTTPResponse.Status.badRequest),
        ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", .tooLarge),
        ("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n", .tooLarge),
    ])
    func `What is not a request of HTTP is refused`(text: String, status: HTTPResponse.Status) {
        #expect(read(text) == .refused(status))
    }

    @Test(arguments: ["/a%2Fb", "/..", "/%2e%2e/a", "/a/.", "/%ff", "/a%00"])
    func `A path that could lead elsewhere has no segments`(path: String) {
        #expect(HTTPRequest(method: "GET", path: path).segments == nil)
    }
}
