// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import RunTestSupport
import Testing

/// The process of `alrender serve`; `PreviewServerTests` has what it answers.
final class ServeTests {
    private let scratch: ScratchDirectory
    private let process = Process()
    private let address: URL

    private static let layout = """
        { "canvas": { "width": 320, "height": 200 }, // a comment
          "root": { "id": "screen", "children": [
            { "id": "box", "type": "view" }, { "id": "name", "type": "label", "text": "Name" } ] },
          "constraints": [ "box.leading = screen.leading + 20", "box.top = screen.top + 30", "box.width = 100",
            "box.height = 50", "name.leading = box.trailing + 8", "name.top = box.top" ],
          "variants": { "wide": { "canvas": { "width": 640 } } } }
        """

    init() throws {
        scratch = try ScratchDirectory()
        for folder in ["shown/more", "elsewhere"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appending(path: folder), withIntermediateDirectories: true)
        }
        _ = try scratch.write(Self.layout, to: "shown/form.layout.json")
        _ = try scratch.write(Self.layout, to: "shown/more/a b#1.layout.json")
        _ = try scratch.write(Self.layout, to: "elsewhere/secret.layout.json")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("shown/link.layout.json"), withDestinationPath: "../elsewhere/secret.layout.json")
        try FileManager.default.copyItem(
            at: Executable.package.appending(path: "samples/review/before.storyboard"),
            to: scratch.url.appending(path: "shown/Main.storyboard"))
        process.executableURL = Executable.path
        process.arguments = ["serve", "shown", "--keep-address", "address"]
        process.currentDirectoryURL = scratch.url
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

    private func send(
        _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
    ) throws -> (status: Int, body: String) {
        try Loopback.send(method, "/\(token)/\(path)", to: address, headers: headers, body: body)
    }

    /// A member of the JSON object that a request gives.
    private func object(_ answer: (status: Int, body: String)) throws -> [String: Any] {
        #expect(answer.status == 200, "\(answer.body)")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
    }

    /// The constraint has another constant where the height is compact, as on the device of the file.
    @Test(arguments: [
        ["--watch"], ["--timings"], ["--jobs", "2"], ["--diagnostics", "json"], ["--device", "iphone-99"],
        ["--device", "iphone-15", "--device", "iphone-se-3"], ["--variant", "tall"], ["--scene", "Nobody"],
    ])
    func `Options without an effect are usage errors at the start`(options: [String]) throws {
        let run = try Executable.run(["serve", "shown"] + options, in: scratch.url)
        #expect(run.status == 64, "\(run.errors)")
    }

    @Test func `A path that does not exist is refused, and no address is kept`() throws {
        let run = try Executable.run(["serve", "missing", "--keep-address", "other"], in: scratch.url)
        #expect(run.status == 66)
        #expect(run.errors.contains("missing: No such file or directory"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("other")))
    }

    @Test func `The address that is kept is for its owner alone`() throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path("address"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `The next server has the address that was kept`() throws {
        process.terminate()
        process.waitUntilExit()
        let (next, output) = try started(
            Executable.path, ["serve", "shown/form.layout.json", "--keep-address", "address"])
        defer {
            next.terminate()
            next.waitUntilExit()
        }
        #expect(try Loopback.address(printedTo: output) == address)
        #expect(try send("GET", "layout/form.layout.json").status == 200)
        #expect(try send("GET", "layout/Main.storyboard").status == 404)
    }

    @Test(.timeLimit(.minutes(2)))
    func `A layout that takes too long has a page that says so, and keeps no other one waiting`() throws {
        let widths = (1...6000).map { ", \"box.width = \($0)\"" }.joined()
        let slow = Self.layout.replacing(", \"box.width = 100\"", with: widths)
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "limited"), withIntermediateDirectories: true)
        _ = try scratch.write(slow, to: "limited/slow.layout.json")
        _ = try scratch.write(Self.layout, to: "limited/good.layout.json")
        let (server, output) = try started(Executable.path, ["serve", "limited", "--time-limit", "2"])
        defer {
            server.terminate()
            server.waitUntilExit()
        }
        let place = try Loopback.address(printedTo: output)
        let token = place.pathComponents.dropFirst().first ?? ""
        let port = try #require(place.port.map(UInt16.init))
        func answer(_ path: String) throws -> String {
            try Loopback.send("GET", "/\(token)/\(path)", to: place).body
        }
        let waiting = try Loopback.connection(to: port)
        defer { close(waiting) }
        Loopback.send(
            "GET /\(token)/state/slow.layout.json HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", on: waiting)
        #expect(try answer("state/good.layout.json").contains("\"hasLayout\":true"))
        var peeked: UInt8 = 0
        #expect(recv(waiting, &peeked, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) < 0)
        #expect(try answer("state/slow.layout.json").contains("not finished after 2 seconds"))
        #expect(try answer("picture/slow.layout.json").contains("[time-limit]"))
        _ = try scratch.write(Self.layout, to: "limited/slow.layout.json")
        var state = ""
        while !state.contains("\"hasLayout\":true") { state = try answer("state/slow.layout.json") }
    }

    private func started(_ program: URL, _ arguments: [String]) throws -> (process: Process, output: Pipe) {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = scratch.url
        process.standardError = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return (process, output)
    }

    @Test(.enabled(if: FailurePageBrowserTests.browser != nil, "Chromium is not installed"))
    func `A browser loads, follows edits, drags, shows errors and reconnects`() throws {
        let text = try BrowserScript.output(of: "preview.py", [scratch.path("browser")])
        #expect(text.components(separatedBy: "ok: ").count == 16, "\(text)")
    }

    /// Connections that say nothing take all descriptors.
    @Test(.timeLimit(.minutes(1)))
    func `A page is answered while other programs hold connections open`() throws {
        let (process, output) = try started(
            URL(filePath: "/bin/bash"), ["-c", "ulimit -n 20; exec '\(Executable.path.path)' serve shown"])
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let address = try Loopback.address(printedTo: output)
        let port = try #require(address.port.flatMap(UInt16.init))
        var held: [Int32] = []
        defer { for descriptor in held { close(descriptor) } }
        for _ in 0..<20 { held.append(try Loopback.connection(to: port)) }
        #expect(try Loopback.send("GET", address.path + "/", to: address).status == 200)
    }
}
