// SPDX-License-Identifier: Apache-2.0
/// A request as a browser sends it: the subset of HTTP/1.1 (RFC 9112) that a page with forms needs.
package struct HTTPRequest: Hashable, Sendable {
    var method: String
    /// Without the query, as it is sent.
    package var path: String
    /// Behind the question mark, as it is sent.
    var query = ""
    /// By name in lower case.
    var headers: [String: String] = [:]
    package var body: [UInt8] = []

    /// What has been received so far.
    package enum Reading: Hashable, Sendable {
        case incomplete
        case complete(HTTPRequest)
        /// Not a request that is answered; the status of the answer.
        case refused(HTTPResponse.Status)
    }

    /// Lines of the head together, and the body, in bytes.
    static let longestHead = 16 << 10
    static let longestBody = 64 << 10

    package static func read(_ bytes: [UInt8]) -> Reading {
        guard let end = endOfHead(bytes) else {
            return bytes.count > longestHead ? .refused(.tooLarge) : .incomplete
        }
        guard end <= longestHead else { return .refused(.tooLarge) }
        let lines = String(decoding: bytes[..<end], as: UTF8.self)
            .split(separator: "\r\n", omittingEmptySubsequences: true)
        let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
            return .refused(.badRequest)
        }
        let target = words[1].prefix { $0 != "#" }
        let path = target.prefix { $0 != "?" }
        var request = HTTPRequest(
            method: String(words[0]), path: String(path), query: String(target.dropFirst(path.count + 1)))
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return .refused(.badRequest) }
            let name = line[..<colon].lowercased()
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            // Duplicate lengths or hosts allow request smuggling.
            guard request.headers.updateValue(String(value), forKey: name) == nil || name == "cookie" else {
                return .refused(.badRequest)
            }
        }
        guard request.headers["transfer-encoding"] == nil else { return .refused(.badRequest) }
        guard let length = Int(request.headers["content-length"] ?? "0"), length >= 0 else {
            return .refused(.badRequest)
        }
        guard length <= longestBody else { return .refused(.tooLarge) }
        guard bytes.count - end >= length else { return .incomplete }
        request.body = Array(bytes[end..<end + length])
        return .complete(request)
    }

    private static func endOfHead(_ bytes: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard bytes.count >= mark.count else { return nil }
        return (0...bytes.count - mark.count).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
            .map { $0 + mark.count }
    }

    /// The fields of a form (application/x-www-form-urlencoded); the first of equal names counts.
    package var fields: [String: String] { Self.fields(of: body) }

    /// The parameters of the query.
    package var parameters: [String: String] { Self.fields(of: Array(query.utf8)) }

    /// The names between the slashes of the path; nil if one of them is not UTF-8, or would be several or none.
    package var segments: [String]? {
        var segments: [String] = []
        for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let bytes = Self.bytes(of: Array(part)[...], spacesArePluses: false)
            guard let text = String(validating: bytes, as: UTF8.self), !text.contains("/"), !text.contains("\0"),
                text != "..", text != "."
            else { return nil }
            segments.append(text)
        }
        return segments
    }

    private static func fields(of text: [UInt8]) -> [String: String] {
        var fields: [String: String] = [:]
        for pair in text.split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = decoded(parts[0])
            if fields[name] == nil { fields[name] = parts.count > 1 ? decoded(parts[1]) : "" }
        }
        return fields
    }

    private static func decoded(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: bytes(of: text, spacesArePluses: true), as: UTF8.self)
    }

    /// Without the escapes `%2F`.
    private static func bytes(of text: ArraySlice<UInt8>, spacesArePluses: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(spacesArePluses && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return bytes
    }
}
