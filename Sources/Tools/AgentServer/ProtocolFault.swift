// SPDX-License-Identifier: Apache-2.0
import LayoutJSON

/// Why a message has no result. What is wrong with a layout or with a tool's arguments is a result instead, which the
/// model reads.
struct ProtocolFault: Error {
    /// Numbers of JSON-RPC and of the Model Context Protocol.
    enum Code: Int {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case resourceNotFound = -32002
        case unsupportedRevision = -32022
    }

    let code: Code
    let message: String
    var data: JSONOutput?

    init(_ code: Code, _ message: String, data: JSONOutput? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    var json: JSONOutput { .object(["code": .integer(code.rawValue), "message": .string(message), "data": data]) }
}
