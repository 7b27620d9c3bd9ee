// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import Testing

/// `alrender serve`, as a browser and as a page from elsewhere see it.
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

    @Test func `The index lists the layouts, and each has its page`() throws {
        let index = try send("GET", "")
        #expect(index.status == 200)
        for name in ["form.layout.json", "more/a%20b%231.layout.json", "Main.storyboard"] {
            #expect(index.body.contains("href=\"layout/\(name)\""), "\(name)")
            #expect(try send("GET", "layout/\(name)").status == 200)
            #expect(try send("GET", "page/\(name)").body.contains("<svg "))
        }
        let state = try object(send("GET", "state/form.layout.json"))
        #expect((state["parts"] as? [[String: Any]])?.map { $0["id"] as? String } == [nil, "wide"])
        #expect(try object(send("GET", "state/form.layout.json?part=wide"))["width"] as? Double == 640)
        #expect(try object(send("GET", "state/form.layout.json?width=400"))["width"] as? Double == 400)
        #expect(try send("GET", "state/form.layout.json?width=-1").status == 400)
        let refused = try send("GET", "state/form.layout.json?constants=2:2000000")
        #expect(refused.status == 400 && refused.body == "a constant is a number from -1000000 to 1000000\n")
        #expect(try send("GET", "state/form.layout.json?constants=a:b").status == 400)
    }

    @Test func `Numbers in names are in the order of their values`() throws {
        for name in ["f10", "f1", "f2", "f02", "g"] {
            _ = try scratch.write(Self.layout, to: "shown/more/\(name).layout.json")
        }
        let deadline = Date(timeIntervalSinceNow: 20)
        var names: [String] = []
        while names.count < 5, Date() < deadline {
            Thread.sleep(forTimeInterval: 0.1)
            let body = try send("GET", "").body
            names = body.matches(of: /layout\/more\/([fg][0-9]*)\.layout/).map { String($0.1) }
        }
        #expect(names == ["f1", "f02", "f2", "f10", "g"])
    }

    @Test func `A layout that is not there has a page that waits for it`() throws {
        let missing = try send("GET", "layout/%3Cnew%3E.layout.json")
        #expect(missing.status == 404)
        #expect(
            missing.body.contains("there is no layout '&lt;new&gt;.layout.json'")
                && missing.body.contains("EventSource"))
    }

    /// The constraint has another constant where the height is compact, as on the device of the file.
    @Test func `Scenes of the same name have different parts, and constants of their size classes are written`() throws
    {
        let variation = "<variation key=\"heightClass=compact\" constant=\"4\"/>"
        func scene(_ number: Int) -> String {
            """
            <scene sceneID="s\(number)"><objects><viewController storyboardIdentifier="Login" id="c\(number)">
            <view key="view" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="667" height="375"/><subviews>
            <view userLabel="box \(number)" translatesAutoresizingMaskIntoConstraints="NO" id="b\(number)">
            <rect key="frame" x="10" y="4" width="50" height="50"/><constraints>
            <constraint firstAttribute="width" constant="50" id="w\(number)"/>
            <constraint firstAttribute="height" constant="50" id="h\(number)"/>
            <constraint firstItem="b\(number)" firstAttribute="leading" secondItem="v\(number)" secondAttribute="leading" constant="10" id="l\(number)"/>
            <constraint firstItem="b\(number)" firstAttribute="top" secondItem="v\(number)" secondAttribute="top" constant="20" id="t\(number)">\(variation)</constraint>
            </constraints></view></subviews></view></viewController></objects></scene>
            """
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="18122" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="landscape"/>
            <scenes>\(scene(1))\(scene(2))</scenes></document>
            """
        _ = try scratch.write(text, to: "shown/Main.storyboard")
        let first = try object(send("GET", "state/Main.storyboard"))
        let parts = try #require(first["parts"] as? [[String: String]])
        #expect(parts == [["id": "v1", "name": "Login"], ["id": "v2", "name": "Login-2"]])
        let second = try object(send("GET", "state/Main.storyboard?part=v2"))
        #expect((second["views"] as? [[String: Any]])?.first?["id"] as? String == "box2")
        let named = try object(send("GET", "state/Main.storyboard?part=Login-2"))
        #expect((named["views"] as? [[String: Any]])?.first?["id"] as? String == "box2")
        let hold = try object(send("POST", "hold/Main.storyboard", body: "part=v2&view=box2&edge=top"))
        #expect(hold["constant"] as? Double == 4)
        let place = try #require(hold["constraint"] as? Int)
        func write(_ constant: Int, _ fields: String) throws -> Int {
            let revision = try #require(try object(send("GET", "state/Main.storyboard"))["revision"] as? String)
            return try send(
                "POST", "edit/Main.storyboard",
                body: "part=v2&constants=\(place):\(constant)&revision=\(revision)&write=1\(fields)"
            ).status
        }
        #expect(try write(9, "") == 200)
        let own = text.replacing(
            try Regex(#"constant="20" id="t2">.*constant="4""#),
            with: { match in
                String(text[match.range].dropLast(2)) + "9\""
            })
        #expect(try String(contentsOfFile: scratch.path("shown/Main.storyboard"), encoding: .utf8) == own)
        // On a higher canvas the constraint's own constant is in force.
        #expect(try write(31, "&width=375&height=667") == 200)
        #expect(
            try String(contentsOfFile: scratch.path("shown/Main.storyboard"), encoding: .utf8)
                == own.replacing(#"constant="20" id="t2""#, with: #"constant="31" id="t2""#))
    }

    @Test(arguments: [
        ["--watch"], ["--timings"], ["--jobs", "2"], ["--diagnostics", "json"], ["--device", "iphone-99"],
        ["--device", "iphone-15", "--device", "iphone-se-3"], ["--variant", "tall"], ["--scene", "Nobody"],
    ])
    func `Options without an effect are usage errors at the start`(options: [String]) throws {
        let run = try Executable.run(["serve", "shown"] + options, in: scratch.url)
        #expect(run.status == 64, "\(run.errors)")
    }

    @Test func `A page solves in the browser if it is asked to`() throws {
        #expect(try !send("GET", "page/form.layout.json").body.contains("id=\"module\""))
        #expect(try send("GET", "page/form.layout.json?solves=1").body.contains("id=\"module\""))
    }

    @Test func `A layout of very many views is refused with a reason, not drawn`() throws {
        let views = (0..<2100).map { "{ \"id\": \"v\($0)\", \"type\": \"view\" }" }.joined(separator: ",")
        _ = try scratch.write(
            "{ \"canvas\": { \"width\": 320, \"height\": 200 }, \"root\": { \"id\": \"screen\", \"children\": [\(views)] } }",
            to: "shown/form.layout.json")
        let state = try object(send("GET", "state/more/a%20b%231.layout.json"))
        #expect(state["hasPicture"] as? Bool == true)
        let many = try object(send("GET", "state/form.layout.json"))
        #expect(many["hasPicture"] as? Bool == false)
        let problem = try #require(many["problem"] as? String)
        #expect(problem.contains("has 2101 views; a preview shows at most 2000"), "\(problem.prefix(300))")
    }

    @Test func `A path that does not exist is refused, and no address is kept`() throws {
        let run = try Executable.run(["serve", "missing", "--keep-address", "other"], in: scratch.url)
        #expect(run.status == 66)
        #expect(run.errors.contains("missing: No such file or directory"))
        #expect(!FileManager.default.fileExists(atPath: scratch.path("other")))
    }

    @Test func `Nothing outside the folder can be named`() throws {
        for name in [
            "../elsewhere/secret.layout.json", "..%2felsewhere%2fsecret.layout.json",
            "%2e%2e/elsewhere/secret.layout.json",
            "link.layout.json", "/etc/passwd", "%2fetc%2fpasswd", "more", "form.layout.json%00", "%ff", "",
        ] {
            for verb in ["page", "state", "picture", "layout"] {
                let answer = try send("GET", "\(verb)/\(name)")
                #expect(answer.status == 404, "\(verb)/\(name)")
                #expect(!answer.body.contains("a comment"))
            }
        }
        let index = try send("GET", "").body
        #expect(index.contains("<li class=\"outside\"><span>link.layout.json</span><small>leads out of the folder"))
        #expect(
            !index.contains("href=\"layout/link.layout.json\"") && !index.contains("src=\"picture/link.layout.json\""))
        let link = try send("GET", "picture/link.layout.json").body
        #expect(link.contains("'link.layout.json' is a link that leads out of 'shown': '--allow-outside' permits it"))
    }

    @Test func `Without the token, or from elsewhere, nothing is read or changed`() throws {
        let wrong = String(repeating: "0", count: 32)
        for path in ["/", "/index.html", "/\(wrong)/", "/\(wrong)/page/form.layout.json", "/\(token)0/", "//\(token)/"]
        {
            #expect(try Loopback.send("GET", path, to: address).status == 404, "\(path)")
        }
        for headers in [
            ["Origin": "http://evil.example"], ["Host": "evil.example"], ["Sec-Fetch-Site": "cross-site"],
            ["Origin": "null"], ["Host": "127.0.0.1"],
        ] {
            #expect(try send("GET", "page/form.layout.json", headers: headers).status == 403, "\(headers)")
            #expect(try send("POST", "edit/form.layout.json", headers: headers, body: "write=1").status == 403)
        }
        #expect(try send("GET", "edit/form.layout.json").status == 405)
        #expect(try send("POST", "page/form.layout.json").status == 405)
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.path("address"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test(arguments: [
        ("right", "box.width == 100", 2, 1.0), ("left", "box.leading == screen.leading + 20", 0, 1.0),
        ("top", "box.top == screen.top + 30", 1, 1.0), ("bottom", "box.height == 50", 3, 1.0),
    ])
    func `An edge is held by the constraint nearest to it`(
        edge: String, equation: String, constraint: Int, slope: Double
    ) throws {
        let hold = try object(send("POST", "hold/form.layout.json", body: "view=box&edge=\(edge)"))
        #expect(hold["equation"] as? String == equation)
        #expect(hold["constraint"] as? Int == constraint)
        #expect(hold["slope"] as? Double == slope)
    }

    @Test func `An edge that only contents hold cannot be dragged`() throws {
        let hold = try object(send("POST", "hold/form.layout.json", body: "view=name&edge=right"))
        #expect(hold["reason"] as? String == "no constant holds the right edge of name")
        #expect(try send("POST", "hold/form.layout.json", body: "view=nobody&edge=right").status == 400)
    }

    @Test func `A constant is written on request, into the text that was shown`() throws {
        let revision = try #require(try object(send("GET", "state/form.layout.json"))["revision"] as? String)
        let fields = "constants=2:140,1:24.5&revision=\(revision)"
        let diff = try object(send("POST", "edit/form.layout.json", body: fields))
        #expect((diff["diff"] as? String)?.contains("box.width = 140") == true)
        #expect(try String(contentsOfFile: scratch.path("shown/form.layout.json"), encoding: .utf8) == Self.layout)
        #expect(try send("POST", "edit/form.layout.json", body: "constants=2:140&revision=0&write=1").status == 409)
        #expect(try send("POST", "edit/form.layout.json", body: fields + "&write=1").status == 200)
        let expected = Self.layout.replacing("width = 100", with: "width = 140").replacing("+ 30", with: "+ 24.5")
        #expect(try String(contentsOfFile: scratch.path("shown/form.layout.json"), encoding: .utf8) == expected)
        #expect(try send("POST", "edit/form.layout.json", body: fields + "&write=1").status == 409)
        #expect(try send("POST", "edit/form.layout.json", body: "part=wide&\(fields)").status >= 400)
    }

    @Test func `Constants of a storyboard are written into its own text`() throws {
        let path = scratch.path("shown/Main.storyboard")
        let before = try String(contentsOfFile: path, encoding: .utf8)
        let state = try object(send("GET", "state/Main.storyboard"))
        let revision = try #require(state["revision"] as? String)
        let views = try #require(state["views"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let holds = try views.map { try object(send("POST", "hold/Main.storyboard", body: "view=\($0)&edge=top")) }
        let hold = try #require(holds.first { $0["constraint"] != nil })
        let place = try #require(hold["constraint"] as? Int)
        #expect(
            try send("POST", "edit/Main.storyboard", body: "constants=\(place):77&revision=\(revision)&write=1").status
                == 200)
        let after = try String(contentsOfFile: path, encoding: .utf8)
        let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.contains("constant=\"77\"") == true)
    }

    @Test(.timeLimit(.minutes(1)))
    func `A client that does not read delays neither other pages nor the end of the server`() throws {
        let labels = (0..<400).map { #"{ "id": "l\#($0)", "type": "label", "text": "many words of a text" }"# }
        _ = try scratch.write(
            #"{ "canvas": { "width": 320, "height": 200 }, "root": { "id": "r", "children": [\#(labels.joined(separator: ","))] } }"#,
            to: "shown/form.layout.json")
        let port = UInt16(try #require(address.port))
        let idle = try Loopback.connection(to: port)
        defer { close(idle) }
        Loopback.send("GET /\(token)/page/form.layout.json HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", on: idle)
        // The head of an answer that is larger than what the system holds for the client.
        var first = [UInt8](repeating: 0, count: 12)
        try #require(recv(idle, &first, first.count, 0) == 12)
        let start = ContinuousClock.now
        #expect(try send("GET", "").status == 200)
        #expect(ContinuousClock.now - start < .seconds(5))
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(ContinuousClock.now - start < .seconds(8))
    }

    @Test(.timeLimit(.minutes(1)))
    func `A layout that has become a pipe is not waited for`() throws {
        try FileManager.default.removeItem(atPath: scratch.path("shown/form.layout.json"))
        try #require(mkfifo(scratch.path("shown/form.layout.json"), 0o600) == 0)
        #expect(try [404, 422].contains(send("GET", "picture/form.layout.json").status))
        #expect(try send("GET", "").status == 200)
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
        #expect(try send("GET", "page/form.layout.json").status == 200)
        #expect(try send("GET", "page/Main.storyboard").status == 404)
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

    private static let hasBrowser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .contains { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: hasBrowser, "Chromium is not installed"))
    func `A browser loads, follows edits, drags, shows errors and reconnects`() throws {
        let script = Process()
        script.executableURL = URL(filePath: "/usr/bin/env")
        script.arguments = [
            "python3", "-B", Executable.package.appending(path: "Tests/Browser/preview.py").path, Executable.path.path,
            scratch.path("browser"),
        ]
        let output = Pipe()
        script.standardOutput = output
        script.standardError = output
        try script.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        script.waitUntilExit()
        #expect(script.terminationStatus == 0, "\(text)")
        #expect(text.components(separatedBy: "ok: ").count == 19, "\(text)")
    }

    /// Connections that say nothing take all descriptors.
    @Test func `A page is answered while other programs hold connections open`() throws {
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
        // The server takes one connection after another.
        usleep(1_000_000)
        let start = Date()
        #expect(try Loopback.send("GET", address.path + "/", to: address).status == 200)
        #expect(Date().timeIntervalSince(start) < 5)
    }
}
