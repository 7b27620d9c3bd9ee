// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct ModelContextTests {
    private let scratch: ScratchDirectory

    init() throws {
        scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            atPath: scratch.path("project"), withIntermediateDirectories: false)
        _ = try scratch.write(Layouts.conflicting, to: "project/a.layout.json")
        _ = try scratch.write(Layouts.valid, to: "secret.layout.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/link.layout.json"), withDestinationPath: "../secret.layout.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("project/up"), withDestinationPath: "..")
    }

    private func answers(to requests: [String]) throws -> [[String: Any]] {
        let outcome = try Executable.run(
            ["mcp"], input: Data(requests.map { $0 + "\n" }.joined().utf8),
            in: URL(filePath: scratch.path("project")))
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        return try outcome.text.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    private static func call(_ tool: String, path: String) -> String {
        """
        {"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": \
        {"name": "\(tool)", "arguments": {"path": "\(path)"}}}
        """
    }

    @Test func `Each request has one line of standard output, and the program ends with its input`() throws {
        let found = try answers(to: [
            #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}"#,
            #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, "",
            Self.call("check", path: "a.layout.json"),
            "no JSON", #"{"jsonrpc": "2.0", "id": 2, "method": "resources/list"}"#,
        ])
        #expect(found.count == 4)
        let result = try #require(found[1]["result"] as? [String: Any])
        let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String ?? ""
        #expect(text.hasPrefix("a.layout.json:"), "\(text)")
        #expect(found[2]["error"] != nil)
        let resources = (found[3]["result"] as? [String: Any])?["resources"] as? [[String: Any]] ?? []
        #expect(resources.contains { $0["uri"] as? String == "alrender://reference/format" })
    }

    @Test func `No path and no link leads out of the folder`() throws {
        let paths = [
            "link.layout.json", "up/secret.layout.json", "../secret.layout.json", scratch.path("secret.layout.json"),
        ]
        let found = try answers(to: paths.map { Self.call("solve", path: $0) })
        #expect(found.count == paths.count)
        for answer in found {
            let result = try #require(answer["result"] as? [String: Any])
            #expect(result["isError"] as? Bool == true)
            #expect(!"\(result)".contains("frame"))
        }
    }
}
