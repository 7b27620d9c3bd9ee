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

    /// The frame that a page says that a view has.
    private func frame(of view: String, on page: String) -> String? {
        let start = page.firstRange(of: "data-of-view=\"\(view)\" data-frame=\"")?.upperBound
        return start.map { String(page[$0...].prefix { $0 != "\"" }) }
    }

    @Test func `The index lists the layouts, and each has its page`() throws {
        let index = send("GET", "")
        #expect(index.status == 200)
        for name in ["form.layout.json", "more/a%20b%231.layout.json"] {
            #expect(index.body.contains("href=\"layout/\(name)\""), "\(name)")
            #expect(send("GET", "layout/\(name)").body.contains("<svg "))
        }
        let state = try object(send("GET", "state/form.layout.json"))
        #expect(state["parts"] as? [String] == ["", "wide"])
        #expect(frame(of: "screen", on: send("GET", "layout/form.layout.json").body) == "0 0 320 200")
        #expect(frame(of: "screen", on: send("GET", "layout/form.layout.json?part=wide").body) == "0 0 640 200")
    }

    @Test func `A page is quickly there, and the whole one takes its place`() {
        let quick = send("GET", "layout/form.layout.json").body
        #expect(!quick.contains("id=\"module\"") && quick.contains("<form id=\"controls\" inert>"))
        #expect(quick.contains("<select id=\"variant\">") && quick.contains("<select id=\"device\">"))
        #expect(send("GET", "whole/form.layout.json").status == 200)
        let whole = send("GET", "layout/form.layout.json").body
        #expect(whole.contains("id=\"module\"") && whole.contains("<form id=\"controls\" hidden>"))
        files["shown/form.layout.json"] = Self.layout.replacing("width = 100", with: "width = 120")
        _ = session.news()
        let next = send("GET", "layout/form.layout.json").body
        #expect(!next.contains("id=\"module\"") && frame(of: "box", on: next) == "20 30 120 50")
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
                && missing.body.contains("EventSource") && missing.body.contains("data-stage=\"empty\""))
    }

    @Test func `A change is news of the layouts that it concerns`() throws {
        _ = send("GET", "state/form.layout.json")
        #expect(session.news().isEmpty)
        files["shown/form.layout.json"] = Self.layout.replacing("width = 100", with: "width = 120")
        let news = try #require(session.news().first)
        #expect(news.contains("form.layout.json") && news.contains("\"isListNew\":false"), "\(news)")
        #expect(session.news().isEmpty)
        #expect(try object(send("GET", "state/form.layout.json"))["change"] as? Int == 1)
        #expect(frame(of: "box", on: send("GET", "layout/form.layout.json").body) == "20 30 120 50")
    }

    @Test func `An error is shown with its place, and the page stays the last one before it`() throws {
        let before = send("GET", "layout/form.layout.json").body
        files["shown/form.layout.json"] = Self.layout.replacing("box.width = 100", with: "box.width = ")
        _ = session.news()
        let state = try object(send("GET", "state/form.layout.json"))
        #expect(state["hasLayout"] as? Bool == false)
        #expect((state["problem"] as? String)?.contains("form.layout.json:4") == true, "\(state)")
        #expect(send("GET", "layout/form.layout.json").body == before)
        #expect(send("GET", "picture/form.layout.json").status == 422)
    }

    @Test func `A layout that never was right has a page with what is wrong`() {
        files["shown/form.layout.json"] = Self.layout.replacing("box.width = 100", with: "box.width = ")
        let page = send("GET", "layout/form.layout.json")
        #expect(page.status == 422 && page.body.contains("data-stage=\"empty\""))
        #expect(page.body.contains("The file has an error") && page.body.contains("form.layout.json:4"))
    }

    @Test func `A layout of very many views is refused with a reason, not drawn`() throws {
        let views = (0..<2100).map { "{ \"id\": \"v\($0)\", \"type\": \"view\" }" }.joined(separator: ",")
        files["shown/form.layout.json"] =
            "{ \"canvas\": { \"width\": 320, \"height\": 200 }, \"root\": { \"id\": \"screen\", \"children\": [\(views)] } }"
        let many = try object(send("GET", "state/form.layout.json"))
        #expect(many["hasLayout"] as? Bool == false)
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
            for verb in ["whole", "state", "picture", "layout"] {
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
            #expect(send("GET", "layout/form.layout.json", token: wrong).status == 404, "\(wrong)")
        }
        for headers in [
            ["origin": "http://evil.example"], ["host": "evil.example"], ["sec-fetch-site": "cross-site"],
            ["origin": "null"], ["host": "127.0.0.1"],
        ] {
            #expect(send("GET", "layout/form.layout.json", headers: headers).status == 403, "\(headers)")
            #expect(send("POST", "edit/form.layout.json", headers: headers, body: "write=1").status == 403)
        }
        #expect(send("GET", "edit/form.layout.json").status == 405)
        #expect(send("POST", "layout/form.layout.json").status == 405)
    }

    @Test func `Constants and priorities are written on request, into the text that was shown`() throws {
        let revision = try #require(try object(send("GET", "state/form.layout.json"))["revision"] as? String)
        let fields = "changes=2:constant:140,1:constant:24.5,3:priority:750&revision=\(revision)"
        let diff = try object(send("POST", "edit/form.layout.json", body: fields))
        #expect((diff["diff"] as? String)?.contains("box.width = 140") == true)
        #expect(files["shown/form.layout.json"] == Self.layout)
        let late = "changes=2:constant:140&revision=0&write=1"
        #expect(send("POST", "edit/form.layout.json", body: late).status == 409)
        #expect(send("POST", "edit/form.layout.json", body: fields + "&write=1").status == 200)
        #expect(
            files["shown/form.layout.json"]
                == Self.layout.replacing("width = 100", with: "width = 140").replacing("+ 30", with: "+ 24.5")
                .replacing("height = 50", with: "height = 50 @750"))
        _ = session.news()
        #expect(send("POST", "edit/form.layout.json", body: fields + "&write=1").status == 409)
        #expect(send("POST", "edit/form.layout.json", body: "part=wide&\(fields)").status >= 400)
    }

    @Test(arguments: [
        ("2:constant:2000000", "a constant is a number from -1000000 to 1000000"),
        ("2:priority:0", "a priority is a number from 1 to 1000"), ("a:b", "'a:b' is not a change of a constraint"),
        ("2:active:0", "only constants and priorities can be written"), ("", "nothing has changed"),
    ])
    func `What cannot be written is refused with a reason`(changes: String, reason: String) throws {
        let revision = try #require(try object(send("GET", "state/form.layout.json"))["revision"] as? String)
        let refused = send("POST", "edit/form.layout.json", body: "changes=\(changes)&revision=\(revision)")
        #expect(refused.status == 422 && refused.body == reason + "\n")
    }

    /// The place of the first constraint whose equation begins so, on the page of a layout.
    private func constraint(_ start: String, of name: String) throws -> Int {
        let page = send("GET", "layout/\(name)").body
        let equations = page.matches(of: /<code>([^<]*)<\/code>/).map { String($0.output.1) }
        return try #require(equations.firstIndex { $0.hasPrefix(start) }, "\(equations)")
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
        #expect(first["parts"] as? [String] == ["v1", "v2"])
        for part in ["v2", "Login-2"] {
            let page = send("GET", "layout/Main.storyboard?part=\(part)").body
            #expect(page.contains("data-of-view=\"box2\""), "\(part)")
            #expect(page.contains("<option value=\"v1\">Login</option>"))
        }
        let place = try constraint("box2.top", of: "Main.storyboard?part=v2")
        func write(_ constant: Int) throws -> Int {
            let revision = try #require(try object(send("GET", "state/Main.storyboard"))["revision"] as? String)
            return send(
                "POST", "edit/Main.storyboard",
                body: "part=v2&changes=\(place):constant:\(constant)&revision=\(revision)&write=1"
            ).status
        }
        #expect(try write(9) == 200)
        _ = session.news()
        let own = text.replacing(
            try Regex(#"constant="20" id="t2">.*constant="4""#),
            with: { match in
                String(text[match.range].dropLast(2)) + "9\""
            })
        #expect(files["shown/Main.storyboard"] == own)
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
        #expect(
            send("POST", "edit/Main.storyboard", body: "changes=0:constant:77&revision=\(revision)&write=1").status
                == 200)
        let after = try #require(files["shown/Main.storyboard"])
        let changed = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
        #expect(changed.count == 1)
        #expect(changed.first?.1.contains("constant=\"77\"") == true)
    }
}
