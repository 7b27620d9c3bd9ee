// SPDX-License-Identifier: Apache-2.0
import LayoutJSON
import Testing

struct ProtocolTests {
    private let session = AgentSession()

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
        ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
    func `The handshake agrees on the client's revision, or on the newest that has one`(
        requested: String, agreed: String
    ) throws {
        let result = try session.result("initialize", #"{"protocolVersion": "\#(requested)", "capabilities": {}}"#)
        #expect(result["protocolVersion"]?.string == agreed)
        #expect(result["serverInfo"]?["version"]?.string == "1.2")
        #expect(result["capabilities"]?["tools"] != nil)
        #expect(result["capabilities"]?["resources"] != nil)
    }

    private static func request(_ method: String, revision: String) -> String {
        """
        {"jsonrpc": "2.0", "id": 1, "method": "\(method)", "params": {"_meta": \
        {"io.modelcontextprotocol/protocolVersion": "\(revision)"}}}
        """
    }

    @Test(arguments: ["server/discover", "tools/list", "resources/list", "resources/templates/list"])
    func `A client without a handshake gets results that say how long they hold`(method: String) throws {
        let result = try #require(
            session.answer(Self.request(method, revision: "2026-07-28"))?["result"])
        #expect(result["resultType"]?.string == "complete")
        #expect(result["cacheScope"]?.string == "public")
        #expect((result["ttlMs"]?.number ?? 0) > 0)
    }

    @Test func `A request in an unknown revision names those that there are`() throws {
        let error = try #require(
            session.answer(Self.request("tools/list", revision: "2031-01-01"))?["error"])
        #expect(error["code"]?.number == -32022)
        #expect(error["data"]?["supported"]?.elements.last?.string == "2026-07-28")
    }

    @Test(arguments: [
        ("{\"jsonrpc\": ", -32700), ("", -32700), ("[1", -32700), ("{}", -32600), ("7", -32600), ("[]", -32600),
        (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, -32600),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/wish"}"#, -32601),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "wish"}}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {}}"#, -32602),
        (#"{"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "file:///etc/passwd"}}"#, -32002),
        (
            #"{"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "alrender://reference/../a"}}"#,
            -32002
        ),
    ])
    func `A message that makes no sense has an error with the protocol's number`(line: String, code: Double) throws {
        let error = try #require(session.answer(line)?["error"])
        #expect(error["code"]?.number == code)
        #expect(error["message"]?.string?.isEmpty == false)
    }

    @Test func `Bytes that are not a text have an error`() {
        let session = session
        #expect(session.answer("\u{0}\u{1}")?["error"] != nil)
        #expect(session.answer(String(repeating: "[", count: 100_000))?["error"] != nil)
    }

    @Test(arguments: ["7", #""seven""#, "null"])
    func `An answer has the id of its request`(id: String) throws {
        let answer = try #require(session.answer(#"{"jsonrpc": "2.0", "id": \#(id), "method": "ping"}"#))
        #expect(answer["id"]?.compactText == id)
        #expect(answer["result"]?.compactText == "{}")
    }

    @Test func `Notifications and answers get no answer`() {
        #expect(session.answer(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#) == nil)
        #expect(session.answer(#"{"jsonrpc": "2.0", "id": 4, "result": {}}"#) == nil)
    }

    @Test func `Several messages in one line are answered in one line`() throws {
        let answer = try #require(
            session.answer(
                """
                [{"jsonrpc": "2.0", "id": 1, "method": "ping"}, \
                {"jsonrpc": "2.0", "method": "notifications/initialized"}, {"jsonrpc": "2.0", "id": 2, "method": "ping"}]
                """))
        #expect(answer.elements.compactMap { $0["id"]?.number } == [1, 2])
    }

    @Test func `Each tool says what it does and which arguments it has`() throws {
        let tools = try session.result("tools/list")["tools"]?.elements ?? []
        #expect(
            tools.compactMap { $0["name"]?.string } == ["check", "solve", "picture", "explain", "fix", "diff"])
        for tool in tools {
            #expect((tool["description"]?.string ?? "").count > 20)
            guard case .members(let members)? = tool["inputSchema"]?["properties"] else {
                Issue.record("no properties")
                continue
            }
            #expect(Set(members.map(\.key)).count == members.count)
            #expect(members.allSatisfy { $0.value["description"]?.string?.isEmpty == false })
        }
    }

    @Test func `Every listed resource can be read`() throws {
        let listed = try session.result("resources/list")["resources"]?.elements ?? []
        #expect(listed.compactMap { $0["uri"]?.string }.first == "alrender://reference/format")
        #expect(listed.first?["title"]?.string == "The format")
        #expect(listed.count == 3)
        for resource in listed {
            let uri = try #require(resource["uri"]?.string)
            let contents = try session.result("resources/read", #"{"uri": "\#(uri)"}"#)["contents"]?.elements
            #expect(contents?.first?["uri"]?.string == uri)
            #expect(contents?.first?["text"]?.string?.isEmpty == false)
        }
    }

    @Test func `A diagnostic's page is a resource`() throws {
        let contents = try session.result(
            "resources/read", #"{"uri": "alrender://diagnostics/ambiguous-layout"}"#)["contents"]
        #expect(contents?.elements.first?["text"]?.string?.contains("ambiguous-layout") == true)
    }
}
