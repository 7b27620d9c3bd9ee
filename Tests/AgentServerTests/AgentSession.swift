// SPDX-License-Identifier: Apache-2.0
import AgentServer
import AutoLayout
import FontFiles
import LayoutJSON
import LayoutRuns
import RunTestSupport
import Testing

/// A server of the folder `/project`, with files in memory.
struct AgentSession {
    let files: MemoryFiles
    private let server: AgentServer

    static let form = """
        {
          "canvas": {"width": 320, "height": 200},
          "root": {"id": "screen", "children": [{"type": "label", "id": "name", "text": "Name"}]},
          "constraints": ["name.leading = screen.leading + 16", "name.top = screen.top + 16"]
        }
        """

    init(
        _ texts: [String: String] = [:], runsSwift: Bool = false,
        swift: @escaping SwiftCommand = SwiftSelection.unavailable
    ) {
        files = MemoryFiles(texts)
        files["/project/form.layout.json"] = Self.form
        let pipelines = PipelinePool { Result { () throws(FontFault) in try LayoutPipeline() } }
        files["/pages/format.md"] = "# The format\n\nA document is JSON.\n"
        server = AgentServer(
            files: FileAccess(files, swift: swift), folder: "/project", pipelines: pipelines,
            reference: ReferencePages(in: "/pages", of: files, pipelines: pipelines), version: "1.2",
            runsSwift: runsSwift)
    }

    /// The answer to a line; nil for none.
    func answer(_ line: String) -> JSONOutput? {
        server.answer(to: Array(line.utf8)).flatMap { JSONOutput(bytes: $0) }
    }

    func result(_ method: String, _ parameters: String = "{}") throws -> JSONOutput {
        let line = #"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": \#(parameters)}"#
        let answer = try #require(self.answer(line))
        return try #require(answer["result"], "\(answer.text)")
    }

    struct Called {
        /// All texts, a line break between them.
        var text: String
        var pngs: [[UInt8]]
        var isError: Bool
    }

    func call(_ tool: String, _ arguments: KeyValuePairs<String, JSONOutput?>) throws -> Called {
        let parameters = JSONOutput.object(["name": .string(tool), "arguments": .object(arguments)])
        let result = try result("tools/call", parameters.compactText)
        let contents = result["content"]?.elements ?? []
        return Called(
            text: contents.compactMap { $0["text"]?.string }.joined(separator: "\n"),
            pngs: contents.compactMap { $0["data"]?.string }.map(Base64.bytes),
            isError: result["isError"] == .boolean(true))
    }
}
