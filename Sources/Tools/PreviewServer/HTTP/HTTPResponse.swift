// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// An answer to a browser. The connection ends with it, unless it is the beginning of a stream of events.
package struct HTTPResponse: Hashable, Sendable {
    package enum Status: Int, Sendable {
        case ok = 200
        case seeOther = 303
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case notAllowed = 405
        case conflict = 409
        case tooLarge = 413
        case unprocessable = 422

        package var reason: String {
            switch self {
            case .ok: "OK"
            case .seeOther: "See Other"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .notAllowed: "Method Not Allowed"
            case .conflict: "Conflict"
            case .tooLarge: "Content Too Large"
            case .unprocessable: "Unprocessable Content"
            }
        }
    }

    static let html = "text/html; charset=utf-8"

    package var status: Status
    var contentType = "text/plain; charset=utf-8"
    package var location: String?
    package var body: [UInt8]
    /// Whether the connection stays open for events (server-sent events of the HTML standard).
    private(set) var isEventStream = false

    init(_ status: Status, text: String? = nil) {
        self.status = status
        body = Array(((text ?? status.reason) + "\n").utf8)
    }

    init(html: String, _ status: Status = .ok) {
        self.status = status
        contentType = Self.html
        body = Array(html.utf8)
    }

    init(seeOther location: String) {
        self.init(.seeOther)
        self.location = location
    }

    init(_ bytes: [UInt8], type: String) {
        status = .ok
        contentType = type
        body = bytes
    }

    init(json: JSONOutput, _ status: Status = .ok) {
        self.init(Array(json.compactText.utf8), type: "application/json")
        self.status = status
    }

    /// The beginning of a stream: a browser that loses it tries again after a fifth of a second.
    static var eventStream: HTTPResponse {
        var response = HTTPResponse(Array("retry: 200\n\n".utf8), type: "text/event-stream")
        response.isEventStream = true
        return response
    }

    /// A page loads nothing, sends requests only to this server, computes with the WebAssembly that it contains, and cannot be
    /// embedded in another page.
    private static let policy =
        "default-src 'none'; img-src 'self' data: blob:; font-src data:; style-src 'unsafe-inline'; "
        + "script-src 'unsafe-inline' 'wasm-unsafe-eval'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        + "frame-ancestors 'none'"

    /// As it is sent.
    ///
    /// - Parameter hasBody: false for an answer to HEAD.
    package func bytes(hasBody: Bool = true) -> [UInt8] {
        var head = [
            "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(contentType)",
            "Content-Security-Policy: \(Self.policy)",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: same-origin",
            "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store", "Connection: close",
        ]
        if !isEventStream { head.append("Content-Length: \(body.count)") }
        if let location { head.append("Location: \(location)") }
        return Array((head.map { $0 + "\r\n" }.joined() + "\r\n").utf8) + (hasBody ? body : [])
    }
}
