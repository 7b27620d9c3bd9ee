// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// The revision of the Model Context Protocol in which a request is answered.
enum ProtocolRevision {
    /// A client has agreed on a revision in `initialize`.
    case ofHandshake
    /// Each request states the revision, and results say more about themselves.
    case ofRequest

    /// Newest last.
    private static let handshakes = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
    private static let latest = "2026-07-28"
    static let supported = handshakes + [latest]

    private static let key = "io.modelcontextprotocol/protocolVersion"

    init(ofRequest parameters: JSONValue?) throws(ProtocolFault) {
        guard let requested = parameters?["_meta"]?.string(Self.key) else {
            self = .ofHandshake
            return
        }
        guard Self.supported.contains(requested) else {
            throw ProtocolFault(
                .unsupportedRevision, "the revision '\(requested)' is not supported",
                data: .object([
                    "supported": .array(Self.supported.map(JSONOutput.string)), "requested": .string(requested),
                ]))
        }
        self = requested == Self.latest ? .ofRequest : .ofHandshake
    }

    /// What `initialize` answers: the client's revision, or else the newest that has a handshake.
    static func negotiated(_ requested: String?) -> String {
        requested.flatMap { handshakes.contains($0) ? $0 : nil } ?? handshakes[handshakes.count - 1]
    }

    /// A result with what its revision requires of all results.
    func complete(_ result: [JSONOutput.Member], of method: String) -> JSONOutput {
        guard self == .ofRequest else { return .members(result) }
        var members = result + [.init("resultType", .string("complete"))]
        if method != "tools/call", method != "ping" {
            // Nothing changes while the server runs, and nothing is about the user.
            members += [.init("ttlMs", .integer(3_600_000)), .init("cacheScope", .string("public"))]
        }
        return .members(members)
    }
}
