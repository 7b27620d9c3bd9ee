// SPDX-License-Identifier: Apache-2.0
import Foundation
import RunTestSupport
import Testing

/// The process of `alrender review`; `PreviewServerTests` has what it answers.
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

    /// One case, as a form of the page sends it.
    @Test func `A case that is accepted in the page is recorded in the file`() throws {
        let token = address.pathComponents.dropFirst().first ?? ""
        let before = try scratch.bytes("golden/box.json")
        let answer = try Loopback.send(
            "POST", "/\(token)/decide", to: address, body: "case=box&decision=accept&token=\(token)&quiet=1")
        #expect(answer.status == 200, "\(answer.body)")
        #expect(try scratch.bytes("golden/box.json") != before)
    }

    @Test(.enabled(if: FailurePageBrowserTests.browser != nil, "Chromium is not installed"))
    func `Keys and buttons of the page record goldens and put them back`() throws {
        let text = try BrowserScript.output(of: "review.py", [scratch.path("browser")])
        #expect(text.components(separatedBy: "ok: ").count == 7, "\(text)")
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
