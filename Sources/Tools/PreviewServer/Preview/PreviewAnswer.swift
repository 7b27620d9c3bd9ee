// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import SourceLocations

/// The answer to the work of a page, and what the server learns with it.
struct PreviewAnswer {
    var response: HTTPResponse
    /// The revision of the text that is shown; nil if the file cannot be read.
    var revision: String?
    /// Files that the layout was made from.
    var sources: [String]
    /// Whether there is a layout to show.
    var hasLayout: Bool

    init(response: HTTPResponse, revision: String?, sources: [String], hasLayout: Bool) {
        self.response = response
        self.revision = revision
        self.sources = sources
        self.hasLayout = hasLayout
    }

    /// As it is sent: a line, and the body of the response.
    var bytes: [UInt8] {
        let line = JSONOutput.object([
            "status": .integer(response.status.rawValue), "type": .string(response.contentType),
            "count": .integer(response.body.count),
            "revision": revision.map(JSONOutput.string), "sources": .array(sources.map(JSONOutput.string)),
            "hasLayout": .boolean(hasLayout),
        ])
        return Array((line.compactText + "\n").utf8) + response.body
    }

    /// Nil until all of it is there.
    init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let head = JSONReader.read(SourceText(name: "answer", bytes: Array(bytes[..<end]))).value
        guard let head, let count = head.number("count").map({ Int($0) }), bytes.count > end + count,
            let status = head.number("status").flatMap({ HTTPResponse.Status(rawValue: Int($0)) })
        else { return nil }
        var response = HTTPResponse(Array(bytes[(end + 1)...(end + count)]), type: head.string("type") ?? "")
        response.status = status
        self.init(
            response: response, revision: head.string("revision"),
            sources: head["sources"]?.elements.compactMap(\.string) ?? [],
            hasLayout: head.boolean("hasLayout") ?? false)
    }
}
