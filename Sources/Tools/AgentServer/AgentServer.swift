// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutJSON
package import LayoutRuns
import SourceLocations

/// Answers messages of the Model Context Protocol. Each is answered by itself, so that clients of every revision are
/// served: those that begin with a handshake, and those that state the revision in each request.
package struct AgentServer {
    private let version: String
    private let tools: ToolCalls
    private let reference: ReferencePages

    /// - Parameters:
    ///   - files: of the machine; tools see those below `folder` alone.
    ///   - version: of the program.
    ///   - runsSwift: whether tools compile and run Swift files.
    package init(
        files: FileAccess, folder: String, pipelines: PipelinePool, reference: ReferencePages, version: String,
        runsSwift: Bool = false
    ) {
        self.version = version
        self.reference = reference
        tools = ToolCalls(files: files, folder: folder, pipelines: pipelines, runsSwift: runsSwift)
    }

    /// The line that answers a line; nil for a notification.
    package func answer(to line: [UInt8]) -> [UInt8]? {
        let read = JSONReader.read(SourceText(name: "", bytes: line))
        guard read.errors.isEmpty, let value = read.value else {
            let fault = ProtocolFault(.parseError, read.errors.first?.message ?? "the line is empty")
            return Self.line(Self.response(.null, .failure(fault)))
        }
        guard case .array(let messages) = value.content else { return answer(to: value).map(Self.line) }
        guard !messages.isEmpty else {
            let fault = ProtocolFault(.invalidRequest, "expected a batch with at least one request")
            return Self.line(Self.response(.null, .failure(fault)))
        }
        let answers = messages.compactMap(answer(to:))
        return answers.isEmpty ? nil : Self.line(.array(answers))
    }

    /// The answer to a request that took too long, before the server ends.
    package static func answer(to line: [UInt8], unfinished message: String) -> [UInt8]? {
        let id = JSONReader.read(SourceText(name: "", bytes: line)).value?["id"]
        guard let id else { return nil }
        var result = ToolResult()
        result.fail(message)
        return Self.line(response(JSONOutput(id), .success(result.json)))
    }

    private func answer(to message: JSONValue) -> JSONOutput? {
        let id = message["id"]
        guard message.string("jsonrpc") == "2.0", let method = message.string("method") else {
            // An answer to a request, which this server never makes.
            if id != nil, message["result"] != nil || message["error"] != nil { return nil }
            let fault = ProtocolFault(.invalidRequest, "expected a JSON-RPC 2.0 request with a method")
            return Self.response(id.map(JSONOutput.init) ?? .null, .failure(fault))
        }
        guard let id else { return nil }
        do throws(ProtocolFault) {
            let revision = try ProtocolRevision(ofRequest: message["params"])
            let result = try result(of: method, message["params"])
            return Self.response(JSONOutput(id), .success(revision.complete(result, of: method)))
        } catch {
            return Self.response(JSONOutput(id), .failure(error))
        }
    }

    private func result(of method: String, _ parameters: JSONValue?) throws(ProtocolFault) -> [JSONOutput.Member] {
        switch method {
        case "initialize":
            let revision = ProtocolRevision.negotiated(parameters?.string("protocolVersion"))
            return [.init("protocolVersion", .string(revision))] + identity
        case "server/discover":
            let versions = ProtocolRevision.supported.map(JSONOutput.string)
            let about = JSONOutput.object(["io.modelcontextprotocol/serverInfo": program])
            return [.init("supportedVersions", .array(versions))] + identity + [.init("_meta", about)]
        case "ping": return []
        case "tools/list": return [.init("tools", .array(tools.available))]
        case "tools/call": return try tools.result(parameters).members
        case "resources/list": return [.init("resources", .array(reference.listed))]
        case "resources/templates/list": return [.init("resourceTemplates", .array(ReferencePages.templates))]
        case "resources/read": return [.init("contents", .array([try reference.contents(parameters?.string("uri"))]))]
        default: throw ProtocolFault(.methodNotFound, "there is no method '\(method)'")
        }
    }

    private var identity: [JSONOutput.Member] {
        [
            .init("capabilities", .object(["tools": .members([]), "resources": .members([])])),
            .init("serverInfo", program),
            .init("instructions", .string(Self.instructions)),
        ]
    }

    private var program: JSONOutput {
        .object([
            "name": .string("alrender"), "title": .string("Auto Layout"), "version": .string(version),
        ])
    }

    private static let instructions = """
        Solves, checks and draws Auto Layout: layout documents (NAME.layout.json), Xcode's .xib and .storyboard files, \
        and Swift files with UIKit. To write a screen: read alrender://reference/format, write the document, call \
        'check' until it reports nothing, look at it with 'picture', and correct it. Diagnostics have line and column; \
        'explain' has a page for each code.
        """

    // MARK: JSON-RPC

    private static func response(_ id: JSONOutput, _ result: Result<JSONOutput, ProtocolFault>) -> JSONOutput {
        switch result {
        case .success(let value): .object(["jsonrpc": .string("2.0"), "id": id, "result": value])
        case .failure(let fault): .object(["jsonrpc": .string("2.0"), "id": id, "error": fault.json])
        }
    }

    private static func line(_ message: JSONOutput) -> [UInt8] { Array((message.compactText + "\n").utf8) }
}
