// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutRuns
import RunTestSupport
import Testing

@testable import PreviewServer

/// A preview as a browser and as a page from elsewhere see it, without a socket.
final class PreviewSessionTests {
    private static let layout = """
        { "canvas": { "width": 320, "height": 200 }, // a comment
          "root": { "id": "screen", "children": [
            { "id": "box", "type": "view" }, { "id": "name", "type": "label", "text": "Name" } ] },
          "constraints": [ "box.leading = screen.leading + 20", "box.top = screen.top + 30", "box.width = 100",
            "box.height = 50", "name.leading = box.trailing + 8", "name.top = box.top" ],
          "variants": { "wide": { "canvas": { "width": 640 } } } }
        """

    private struct Host: PreviewHost {
        var notificationDescriptor: Int32 { -1 }
        func watch(foldersOf paths: [String]) {}
        func drainNotifications() {}
        func say(_ text: String) {}
    }

    private let files: MemoryFiles
    private let session: PreviewSession
    private let token = AccessToken()

    init() throws {
        files = MemoryFiles([
            "shown/form.layout.json": Self.layout, "shown/more/a b#1.layout.json": Self.layout,
            "elsewhere/secret.layout.json": Self.layout,
        ])
        files.addLink("shown/link.layout.json", to: "elsewhere/secret.layout.json")
        session = PreviewSession(
            options: PreviewOptions(path: "shown", files: FileAccess(files)), pipeline: try LayoutPipeline(),
            port: 8080, token: token, host: Host())
    }

    private func send(
        _ method: String, _ path: String, headers: [String: String] = [:], body: String = "", token: String? = nil
    ) -> (status: Int, body: String) {
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let fields = ["host": "127.0.0.1:8080"].merging(headers) { $1 }
        let answer = session.answer(
            HTTPRequest(
                method: method, path: "/\(token ?? self.token.text)/\(parts[0])",
                query: parts.count > 1 ? String(parts[1]) : "", headers: fields, body: Array(body.utf8)))
        return (answer.status.rawValue, String(decoding: answer.body, as: UTF8.self))
    }

    /// The JSON object that a request gives.
    private func object(_ answer: (status: Int, body: String)) throws -> [String: Any] {
        #expect(answer.status == 200, "\(answer.body)")
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.body.utf8)) as? [String: Any])
    }

    @Test func `The index lists the layouts, and each has its page`() throws {
        let index = send("GET", "")
        #expect(index.status == 200)
        for name in ["form.layout.json", "more/a%20b%231.layout.json"] {
            #expect(index.body.contains("href=\"layout/\(name)\""), "\(name)")
            #expect(send("GET", "layout/\(name)").status == 200)
            #expect(send("GET", "page/\(name)").body.contains("<svg "))
        }
        let state = try object(send("GET", "state/form.layout.json"))
        #expect((state["parts"] as? [[String: Any]])?.map { $0["id"] as? String } == [nil, "wide"])
        #expect(try object(send("GET", "state/form.layout.json?part=wide"))["width"] as? Double == 640)
        #expect(try object(send("GET", "state/form.layout.json?width=400"))["width"] as? Double == 400)
        #expect(send("GET", "state/form.layout.json?width=-1").status == 400)
        let refused = send("GET", "state/form.layout.json?constants=2:2000000")
        #expect(refused.status == 400 && refused.body == "a constant is a number from -1000000 to 1000000\n")
        #expect(send("GET", "state/form.layout.json?constants=a:b").status == 400)
    }

    @Test func `Numbers in names are in the order of their values`() {
        for name in ["f10", "f1", "f2", "f02", "g"] { files["shown/more/\(name).layout.json"] = Self.layout }
        let layouts = ServedLayouts(
            "shown", files: files.paths.filter { $0.hasPrefix("shown/more/") }, access: FileAccess(files))
        #expect(
            layouts.names == ["a b#1", "f1", "f02", "f2", "f10", "g"].map { "more/\($0).layout.json" })
    }

    @Test func `A layout that is not there has a page that waits for it`() {
        let missing = send("GET", "layout/%3Cnew%3E.layout.json")
        #expect(missing.status == 404)
        #expect(
            missing.body.contains("there is no layout '&lt;new&gt;.layout.json'")
                && missing.body.contains("EventSource"))
    }

    @Test func `A change is news of the layouts that it concerns`() throws {
        _ = send("GET", "state/form.layout.json")
        #expect(session.news().isEmpty)
        files["shown/form.layout.json"] = Self.layout.replacing("width = 100", with: "width = 120")
        let news = try #require(session.news().first)
        #expect(news.contains("form.layout.json") && news.contains("\"isListNew\":false"), "\(news)")
        #expect(session.news().isEmpty)
        let views = try object(send("GET", "state/form.layout.json"))["views"] as? [[String: Any]]
        #expect(views?.first?["width"] as? Double == 120)
    }

    @Test func `An error is shown with its place, and the page stays the last one before it`() throws {
        let before = send("GET", "page/form.layout.json").body
        files["shown/form.layout.json"] = Self.layout.replacing("box.width = 100", with: "box.width = ")
        _ = session.news()
        let state = try object(send("GET", "state/form.layout.json"))
        #expect(state["hasPicture"] as? Bool == false && state["hasPage"] as? Bool == true)
        #expect((state["problem"] as? String)?.contains("form.layout.json:4") == true, "\(state)")
        #expect(send("GET", "page/form.layout.json").body == before)
        #expect(send("GET", "picture/form.layout.json").status == 422)
    }

    @Test func `A page solves in the browser if it is asked to`() {
        #expect(!send("GET", "page/form.layout.json").body.contains("id=\"module\""))
        #expect(send("GET", "page/form.layout.json?solves=1").body.contains("id=\"module\""))
    }

    @Test func `A layout of very many views is refused with a reason, not drawn`() throws {
        let views = (0..<2100).map { "{ \"id\": \"v\($0)\", \"type\": \"view\" }" }.joined(separator: ",")
        files["shown/form.layout.json"] =
            "{ \"canvas\": { \"width\": 320, \"height\": 200 }, \"root\": { \"id\": \"screen\", \"children\": [\(views)] } }"
        let many = try object(send("GET", "state/form.layout.json"))
        #expect(many["hasPicture"] as? Bool == false)
        let problem = try #require(many["problem"] as? String)
        #expect(problem.contains("has 2101 views; a preview shows at most 2000"), "\(problem.prefix(300))")
    }

    @Test func `A layout that has become a pipe is not waited for`() {
        files.addPipe("shown/form.layout.json")
        #expect([404, 422].contains(send("GET", "picture/form.layout.json").status))
        #expect(send("GET", "").status == 200)
    }

    @Test func `Nothing outside the folder can be named`() {
        for name in [
            "../elsewhere/secret.layout.json", "..%2felsewhere%2fsecret.layout.json",
            "%2e%2e/elsewhere/secret.layout.json", "link.layout.json", "/etc/passwd", "%2fetc%2fpasswd", "more",
            "form.layout.json%00", "%ff", "",
        ] {
            for verb in ["page", "state", "picture", "layout"] {
                let answer = send("GET", "\(verb)/\(name)")
                #expect(answer.status == 404, "\(verb)/\(name)")
                #expect(!answer.body.contains("a comment"))
            }
        }
        let index = send("GET", "").body
        #expect(index.contains("<li class=\"outside\"><span>link.layout.json</span><small>leads out of the folder"))
        #expect(!index.contains("href=\"layout/link.layout.json\""))
        let link = send("GET", "picture/link.layout.json").body
        #expect(link.contains("'link.layout.json' is a link that leads out of 'shown': '--allow-outside' permits it"))
    }

    @Test func `Without the token, or from elsewhere, nothing is read or changed`() {
        for wrong in [String(repeating: "0", count: 32), "index.html", token.text + "0", ""] {
            #expect(send("GET", "page/form.layout.json", token: wrong).status == 404, "\(wrong)")
        }
        for headers in [
            ["origin": "http://evil.example"], ["host": "evil.example"], ["sec-fetch-site": "cross-site"],
            ["origin": "null"], ["host": "127.0.0.1"],
        ] {
            #expect(send("GET", "page/form.layout.json", headers: headers).status == 403, "\(headers)")
            #expect(send("POST", "edit/form.layout.json", headers: headers, body: "write=1").status == 403)
        }
        #expect(send("GET", "edit/form.layout.json").status == 405)
        #expect(send("POST", "page/form.layout.json").status == 405)
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
        #expect(send("POST", "hold/form.layout.json", body: "view=nobody&edge=right").status == 400)
    }

    @Test func `A constant is written on request, into the text that was shown`() throws {
        let revision = try #require(try object(send("GET", "state/form.layout.json"))["revision"] as? String)
        let fields = "constants=2:140,1:24.5&revision=\(revision)"
        let diff = try object(send("POST", "edit/form.layout.json", body: fields))
        #expect((diff["diff"] as? String)?.contains("box.width = 140") == true)
        #expect(files["shown/form.layout.json"] == Self.layout)
        #expect(send("POST", "edit/form.layout.json", body: "constants=2:140&revision=0&write=1").status == 409)
        #expect(send("POST", "edit/form.layout.json", body: fields + "&write=1").status == 200)
        #expect(
            files["shown/form.layout.json"]
                == Self.layout.replacing("width = 100", with: "width = 140").replacing("+ 30", with: "+ 24.5"))
        _ = session.news()
        #expect(send("POST", "edit/form.layout.json", body: fields + "&write=1").status == 409)
        #expect(send("POST", "edit/form.layout.json", body: "part=wide&\(fields)").status >= 400)
    }

    @Test func `The slider of sizes has the places where something changes`() throws {
        let sizes = try object(send("GET", "sweep/form.layout.json?axis=width"))
        #expect(sizes["from"] as? Double == 320 && sizes["to"] as? Double == 1024)
        #expect(send("GET", "sweep/form.layout.json?axis=depth").status == 400)
    }

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
        files["shown/Main.storyboard"] = text
        _ = session.news()
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
            return send(
                "POST", "edit/Main.storyboard",
                body: "part=v2&constants=\(place):\(constant)&revision=\(revision)&write=1\(fields)"
            ).status
        }
        #expect(try write(9, "") == 200)
        _ = session.news()
        let own = text.replacing(
            try Regex(#"constant="20" id="t2">.*constant="4""#),
            with: { match in
                String(text[match.range].dropLast(2)) + "9\""
            })
        #expect(files["shown/Main.storyboard"] == own)
        // On a higher canvas the constraint's own constant is in force.
        #expect(try write(31, "&width=375&height=667") == 200)
        #expect(
            files["shown/Main.storyboard"]
                == own.replacing(#"constant="20" id="t2""#, with: #"constant="31" id="t2""#))
    }

    @Test func `Constants of a storyboard are written into its own text`() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let before = try String(
            contentsOf: package.appending(path: "samples/review/before.storyboard"), encoding: .utf8)
        files["shown/Main.storyboard"] = before
        _ = session.news()
        let state = try object(send("GET", "state/Main.storyboard"))
        let revision = try #require(state["revision"] as? String)
        let views = try #require(state["views"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        let holds = try views.map { try object(send("POST", "hold/Main.storyboard", body: "view=\($0)&edge=top")) }
        let hold = try #require(holds.first { $0["constraint"] != nil })
        let place = try #require(hold["constraint"] as? Int)
        #expect(
            send("POST", "edit/Main.storyboard", body: "constants=\(place):77&revision=\(revision)&write=1").status
                == 200)
        let after = try #require(files["shown/Main.storyboard"])
        let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.contains("constant=\"77\"") == true)
    }
}
