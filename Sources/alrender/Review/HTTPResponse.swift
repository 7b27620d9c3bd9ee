// SPDX-License-Identifier: Apache-2.0
/// An answer to a browser; the connection ends with it.
struct HTTPResponse: Hashable, Sendable {
    enum Status: Int, Sendable {
        case ok = 200
        case seeOther = 303
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case notAllowed = 405
        case conflict = 409
        case tooLarge = 413

        var reason: String {
            switch self {
            case .ok: "OK"
            case .seeOther: "See Other"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .notAllowed: "Method Not Allowed"
            case .conflict: "Conflict"
            case .tooLarge: "Content Too Large"
            }
        }
    }

    var status: Status
    var contentType = "text/plain; charset=utf-8"
    var location: String?
    var body: [UInt8]

    init(_ status: Status, text: String? = nil) {
        self.status = status
        body = Array(((text ?? status.reason) + "\n").utf8)
    }

    init(html: String) {
        status = .ok
        contentType = "text/html; charset=utf-8"
        body = Array(html.utf8)
    }

    init(seeOther location: String) {
        self.init(.seeOther)
        self.location = location
    }

    /// The page loads nothing, sends requests only to this server, and cannot be embedded in another page.
    private static let policy =
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; "
        + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

    /// As it is sent.
    ///
    /// - Parameter hasBody: false for an answer to HEAD.
    func bytes(hasBody: Bool = true) -> [UInt8] {
        var head = [
            "HTTP/1.1 \(status.rawValue) \(status.reason)", "Content-Type: \(contentType)",
            "Content-Length: \(body.count)", "Content-Security-Policy: \(Self.policy)",
            "X-Content-Type-Options: nosniff", "Referrer-Policy: same-origin",
            "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store", "Connection: close",
        ]
        if let location { head.append("Location: \(location)") }
        return Array((head.map { $0 + "\r\n" }.joined() + "\r\n").utf8) + (hasBody ? body : [])
    }
}
