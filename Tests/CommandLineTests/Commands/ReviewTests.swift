// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `alrender review`, as a browser and as a page from elsewhere see it.
final class ReviewTests {
    private let scratch: ScratchDirectory
    private let process = Process()
    private let address: URL

    init() throws {
        scratch = try ScratchDirectory()
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "layouts"), withIntermediateDirectories: true)
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
        _ = try scratch.write(Layouts.valid, to: "layouts/other.layout.json")
        #expect(try Executable.run(["test", "layouts", "--update"], in: scratch.url).status == 0)
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 10"),
            to: "layouts/box.layout.json")
        _ = try scratch.write(Layouts.conflicting, to: "layouts/other.layout.json")
        process.executableURL = Executable.path
        process.arguments = ["review", "layouts"]
        process.currentDirectoryURL = scratch.url
        process.environment = [:]
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        address = try Loopback.address(printedTo: output)
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    private var token: String { address.pathComponents.dropFirst().first ?? "" }

    /// The status and the body.
    private func send(
        _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
    ) throws -> (status: Int, body: String) {
        try Loopback.send(method, path, to: address, headers: headers, body: body)
    }

    private func decide(_ name: String, _ decision: String, token: String? = nil) throws -> (status: Int, body: String)
    {
        let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return try send(
            "POST", "/\(self.token)/decide",
            body: "case=\(name)&decision=\(decision)&token=\(token ?? self.token)&quiet=1")
    }

    private func isRecorded(_ name: String) throws -> Bool {
        try Executable.run(["test", "layouts", "--filter", name], in: scratch.url).status == 0
    }

    @Test func `Accepting a case records that case alone, and rejecting it puts the golden back`() throws {
        let page = try send("GET", "/\(token)/")
        #expect(page.status == 200)
        let hasForm = page.body.contains("name=\"case\" value=\"box (wide)\"")
        #expect(hasForm)
        let before = try scratch.bytes("golden/box.json")
        #expect(try decide("box", "accept").status == 200)
        #expect(try isRecorded("box") == false)
        #expect(try decide("box (wide)", "accept").status == 200)
        #expect(try isRecorded("box"))
        let isMarked = try send("GET", "/\(token)/").body.contains("class=\"accepted\" data-name=\"box\"")
        #expect(isMarked)
        #expect(try decide("box", "reject").status == 200)
        #expect(try scratch.bytes("golden/box.json") == before)
        // A form without JavaScript goes back to the page.
        let form = try send("POST", "/\(token)/decide", body: "case=box&decision=accept&token=\(token)")
        #expect(form.status == 303)
    }

    @Test func `A layout that has changed since the page was made is not recorded`() throws {
        let before = try scratch.bytes("golden/box.json")
        _ = try scratch.write(
            Layouts.valid.replacing("box.top = screen.top + 8", with: "box.top = screen.top + 12"),
            to: "layouts/box.layout.json")
        let answer = try decide("box", "accept")
        #expect(answer.status == 409)
        #expect(answer.body.contains("box: has changed since this page was made"), "\(answer.body)")
        #expect(try scratch.bytes("golden/box.json") == before)
    }

    @Test func `A layout with errors is not recorded by accepting it`() throws {
        let answer = try decide("other", "accept")
        #expect(answer.status == 409)
        #expect(answer.body.contains("has errors: not recorded"))
        #expect(try decide("nothing", "accept").status == 404)
        #expect(try decide("box", "perhaps").status == 400)
    }

    @Test func `Without the token, or from elsewhere, nothing is read or recorded`() throws {
        #expect(try send("GET", "/").status == 404)
        #expect(try send("GET", "/index.html").status == 404)
        #expect(try send("POST", "/0123/decide", body: "case=box&decision=accept&token=0123").status == 404)
        #expect(try decide("box", "accept", token: "wrong").status == 403)
        for headers in [
            ["Origin": "http://evil.example"], ["Host": "evil.example"], ["Sec-Fetch-Site": "cross-site"],
            ["Origin": "null"],
        ] {
            let body = "case=box&decision=accept&token=\(token)"
            #expect(try send("POST", "/\(token)/decide", headers: headers, body: body).status == 403, "\(headers)")
            #expect(try send("GET", "/\(token)/", headers: headers).status == 403, "\(headers)")
        }
        #expect(try isRecorded("box") == false)
    }

    @Test func `What is not a request of HTTP is refused, and the server goes on`() throws {
        let port = UInt16(try #require(address.port))
        #expect(try Loopback.exchange("nonsense\r\n\r\n", port: port).hasPrefix("HTTP/1.1 400 "))
        #expect(try send("GET", "/\(token)/", headers: ["Content-Length": "-1"]).status == 400)
        #expect(try send("POST", "/\(token)/decide", headers: ["Content-Length": "99999999"]).status == 413)
        #expect(try send("GET", "/\(token)/", headers: ["X": String(repeating: "x", count: 20_000)]).status == 413)
        #expect(try send("PUT", "/\(token)/").status == 405)
        #expect(try send("GET", "/\(token)/").status == 200)
    }

    @Test func `There is no review in continuous integration`() throws {
        let outcome = try Executable.run(["review", "layouts"], in: scratch.url, environment: ["CI": "1"])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("CI is set"))
    }

    @Test func `What passes needs no review`() throws {
        _ = try scratch.write(Layouts.valid, to: "layouts/box.layout.json")
        _ = try scratch.write(Layouts.valid, to: "layouts/other.layout.json")
        let outcome = try Executable.run(["review", "layouts"], in: scratch.url, environment: [:])
        #expect(outcome.status == 0)
        #expect(outcome.text == "4 passed: nothing to review\n")
    }
}
