// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import FontFiles
import GoldenRuns
import LayoutGoldens
import LayoutRuns
import RunTestSupport
import Testing

@testable import PreviewServer

/// A review as a browser and as a page from elsewhere see it, without a socket.
final class ReviewSessionTests {
    private static let layout = """
        { "canvas": { "width": 320, "height": 200 }, "metrics": { "gap": 8 },
          "root": { "id": "screen", "children": [ { "id": "box", "type": "view" } ] },
          "constraints": [ "box.leading = screen.leading + gap", "box.top = screen.top + 8", "box.width = 100",
            "box.height = 50" ],
          "variants": { "wide": { "canvas": { "width": 640 }, "metrics": { "gap": 40 } } } }
        """

    private let files: MemoryFiles
    private let host: GoldenHost
    private var session: ReviewSession

    init() throws {
        files = MemoryFiles(["layouts/box.layout.json": Self.layout, "layouts/other.layout.json": Self.layout])
        host = GoldenHost(
            files: FileAccess(files), console: KeptConsole(),
            pipelines: PipelinePool { Result { () throws(FontFault) in try LayoutPipeline() } },
            arguments: ["test", "layouts"])
        var options = GoldenRunOptions()
        options.records = true
        let recorded = try GoldenRun(options, Self.setup(host)).carryOut(by: InputSequence())
        #expect(recorded == .done)
        files["layouts/box.layout.json"] = Self.layout.replacing("screen.top + 8", with: "screen.top + 10")
        files["layouts/other.layout.json"] = Self.layout.replacing(
            "\"box.width = 100\"", with: "\"box.width = 100\", \"box.width = 120\"")
        let setup = try Self.setup(host)
        session = ReviewSession(
            decisions: GoldenDecisions(
                try GoldenReview(setup, by: InputSequence()).failures, setup: setup, pipeline: try LayoutPipeline()),
            port: 8080)
    }

    private static func setup(_ host: GoldenHost) throws -> GoldenSetup {
        var selection = GoldenSelection()
        selection.inputs = ["layouts"]
        return try GoldenSetup(
            selection, canvas: CanvasSelection(), picture: PictureSelection(), scenes: SceneSelection(), host: host)
    }

    private var token: String { String(session.address.split(separator: "/").last ?? "") }

    private func send(
        _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
    ) -> (status: Int, body: String) {
        let fields = ["host": "127.0.0.1:8080"].merging(headers) { $1 }
        let answer = session.answer(
            HTTPRequest(method: method, path: path, headers: fields, body: Array(body.utf8)))
        return (answer.status.rawValue, String(decoding: answer.body, as: UTF8.self))
    }

    private func decide(_ name: String, _ decision: String, token: String? = nil) -> (status: Int, body: String) {
        let name = name.replacing(" ", with: "+").replacing("(", with: "%28").replacing(")", with: "%29")
        return send(
            "POST", "/\(self.token)/decide",
            body: "case=\(name)&decision=\(decision)&token=\(token ?? self.token)&quiet=1")
    }

    private func isRecorded(_ name: String) throws -> Bool {
        let setup = try Self.setup(host).selecting(.containing(name))
        return try GoldenReview(setup, by: InputSequence()).failures.isEmpty
    }

    @Test func `Accepting a case records that case alone, and rejecting it puts the golden back`() throws {
        let page = send("GET", "/\(token)/")
        #expect(page.status == 200)
        #expect(page.body.contains("name=\"case\" value=\"box (wide)\""))
        let before = files["golden/box.json"]
        #expect(decide("box", "accept").status == 200)
        #expect(try !isRecorded("box"))
        #expect(decide("box (wide)", "accept").status == 200)
        #expect(try isRecorded("box"))
        #expect(send("GET", "/\(token)/").body.contains("class=\"accepted\" data-name=\"box\""))
        #expect(decide("box", "reject").status == 200)
        #expect(files["golden/box.json"] == before)
        // A form without JavaScript goes back to the page.
        #expect(send("POST", "/\(token)/decide", body: "case=box&decision=accept&token=\(token)").status == 303)
    }

    @Test func `A layout that has changed since the page was made is not recorded`() {
        let before = files["golden/box.json"]
        files["layouts/box.layout.json"] = Self.layout.replacing("screen.top + 8", with: "screen.top + 12")
        let answer = decide("box", "accept")
        #expect(answer.status == 409)
        #expect(answer.body.contains("box: has changed since this page was made"), "\(answer.body)")
        #expect(files["golden/box.json"] == before)
    }

    @Test func `A layout with errors is not recorded by accepting it`() {
        let answer = decide("other", "accept")
        #expect(answer.status == 409)
        #expect(answer.body.contains("has errors: not recorded"), "\(answer.body)")
        #expect(decide("nothing", "accept").status == 404)
        #expect(decide("box", "perhaps").status == 400)
    }

    @Test func `Without the token, or from elsewhere, nothing is read or recorded`() throws {
        #expect(send("GET", "/").status == 404)
        #expect(send("GET", "/index.html").status == 404)
        #expect(send("POST", "/0123/decide", body: "case=box&decision=accept&token=0123").status == 404)
        #expect(decide("box", "accept", token: "wrong").status == 403)
        for headers in [
            ["origin": "http://evil.example"], ["host": "evil.example"], ["sec-fetch-site": "cross-site"],
            ["origin": "null"],
        ] {
            let body = "case=box&decision=accept&token=\(token)"
            #expect(send("POST", "/\(token)/decide", headers: headers, body: body).status == 403, "\(headers)")
            #expect(send("GET", "/\(token)/", headers: headers).status == 403, "\(headers)")
        }
        #expect(send("PUT", "/\(token)/").status == 405)
        #expect(try !isRecorded("box"))
    }
}
