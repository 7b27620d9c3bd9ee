// SPDX-License-Identifier: Apache-2.0
import AgentServer
import LayoutJSON
import LayoutRuns
import Testing

struct ToolTests {
    private let session = AgentSession()

    private static let conflicting = AgentSession.form.replacing(
        "\"name.top", with: "\"name.width = 100\", \"name.width = 200\", \"name.top")

    @Test func `A check reports a problem with its place and a caret`() throws {
        let called = try session.call("check", ["text": .string(Self.conflicting)])
        #expect(called.text.contains("layout.layout.json:4:"), "\(called.text)")
        #expect(called.text.contains("^"))
        #expect(called.text.contains("1 layout: 1 error"))
        #expect(!called.isError)
    }

    @Test func `A check of a layout without a problem says so`() throws {
        let called = try session.call("check", ["path": .string("form.layout.json")])
        #expect(called.text == "1 layout: 0 errors, 0 warnings, 0 notes")
    }

    @Test func `A check of a folder covers its layouts`() throws {
        session.files["/project/other.layout.json"] = Self.conflicting
        let called = try session.call("check", ["path": .string(".")])
        #expect(called.text.contains("other.layout.json:4:"))
        #expect(called.text.contains("2 layouts: 1 error"))
    }

    @Test func `A text that belongs to a file finds what is beside it`() throws {
        session.files["/project/rows.json"] = #"[{"title": "One"}]"#
        let text = """
            {"canvas": {"width": 320, "height": 200}, "root": {"id": "screen", "type": "stack", "axis": "vertical", \
            "children": [{"component": "row", "id": "row", "for": {"each": {"data": "rows.json"}}}]}, \
            "components": {"row": {"root": {"type": "label", "text": "x"}}}}
            """
        let beside = try session.call("check", ["path": .string("new.layout.json"), "text": .string(text)])
        #expect(!beside.text.contains("missing-file"), "\(beside.text)")
    }

    @Test func `Frames come as JSON`() throws {
        let called = try session.call("solve", ["path": .string("form.layout.json"), "size": .string("400x")])
        let solved = try #require(JSONOutput(bytes: Array(called.text.utf8)))
        #expect(solved["canvas"]?["width"]?.number == 400, "\(called.text)")
        #expect(!called.isError)
    }

    @Test func `A document with an error gives its diagnostics as the error of a call`() throws {
        let called = try session.call("solve", ["text": .string("{\"rot\": {}}")])
        #expect(called.isError)
        #expect(called.text.contains("layout.layout.json:1:"))
        #expect(called.text.contains("^"))
    }

    @Test func `A picture is a PNG`() throws {
        let called = try session.call(
            "picture", ["path": .string("form.layout.json"), "show": .string("screen")])
        #expect(called.pngs.map { Array($0.prefix(4)) } == [[0x89, 0x50, 0x4E, 0x47]], "\(called.text)")
        #expect(!called.isError)
    }

    @Test func `The picture of a view that there is not names those that are meant`() throws {
        let called = try session.call(
            "picture", ["path": .string("form.layout.json"), "focus": .array([.string("nme")])])
        #expect(called.isError)
        #expect(called.text.contains("did you mean 'name'?"))
    }

    @Test func `An explanation is the sum of a value, a conflict's, a log's or a code's page`() throws {
        let form = JSONOutput.string("form.layout.json")
        #expect(try session.call("explain", ["path": form, "value": .string("name.x")]).text.contains("16"))
        #expect(try session.call("explain", ["path": form]).text == "no conflict\n")
        #expect(try session.call("explain", ["code": .string("ambiguous-layout")]).text.contains("ambiguous-layout"))
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<NSLayoutConstraint:0x6000 UILabel:0x7f9 .width == 100   (active)>",
                "<NSLayoutConstraint:0x6001 UILabel:0x7f9 .width == 200   (active)>"
            )
            Will attempt to recover by breaking constraint
            <NSLayoutConstraint:0x6001 UILabel:0x7f9 .width == 200   (active)>
            """
        let explained = try session.call("explain", ["text": .string(log)])
        #expect(explained.text.contains("100"), "\(explained.text)")
        #expect(!explained.isError)
        let clash = AgentSession.form.replacing(
            "\"name.top = screen.top + 16\"", with: "\"name.width = 1\", \"name.width = 2\"")
        let conflict = try session.call("explain", ["text": .string(clash)])
        #expect(!conflict.isError && conflict.text.contains("name"), "\(conflict.text)")
        #expect(try session.call("explain", ["code": .string("ambigous-layout")]).text.contains("did you mean"))
    }

    @Test func `A repair shows its change, and makes it only on request`() throws {
        let path = JSONOutput.string("form.layout.json")
        session.files["/project/form.layout.json"] = AgentSession.form.replacing(
            ", \"name.top = screen.top + 16\"", with: "")
        let before = session.files["/project/form.layout.json"]
        let operations = JSONOutput.array([.string("add-missing")])
        let shown = try session.call("fix", ["path": path, "operations": operations])
        #expect(shown.text.contains("\n+"), "\(shown.text)")
        #expect(session.files["/project/form.layout.json"] == before)
        let written = try session.call("fix", ["path": path, "operations": operations, "write": .boolean(true)])
        #expect(!written.isError, "\(written.text)")
        #expect(session.files["/project/form.layout.json"] != before)
    }

    @Test func `The repair of a text is a text`() throws {
        let called = try session.call(
            "fix", ["text": .string(AgentSession.form), "operations": .array([.string("clear")])])
        #expect(called.text.contains("\"screen\""))
        #expect(!called.text.contains("name.leading"))
    }

    @Test func `A comparison names what differs`() throws {
        let new = AgentSession.form.replacing("leading + 16", with: "leading + 20")
        let called = try session.call(
            "diff", ["old": .string("form.layout.json"), "newText": .string(new)])
        #expect(called.text.contains("20"), "\(called.text)")
        #expect(!called.isError)
    }

    @Test(arguments: [
        (["path": "gone.layout.json"], "No such file"), ([:], "expected 'path' or 'text'"),
        (["pth": "form"], "did you mean 'path'?"),
        (["path": "form.layout.json", "device": "iphone-51"], "did you mean"),
        (["path": "form.layout.json", "size": "wide"], "expected width and height"),
        (["path": "form.layout.json", "textSize": "XXS"], "expected one of"),
        (["path": "form.layout.json", "scene": "Login"], "--scene applies only"),
        (["path": "form.layout.json", "variant": "dense"], "dense"),
        (["path": "Screen.swift"], "alrender mcp --swift"), (["path": "-"], "outside the folder"),
    ])
    func `A mistake in a call is a result that the model reads`(arguments: [String: String], message: String) throws {
        session.files["/project/Screen.swift"] = "import UIKit"
        let members = arguments.sorted { $0.key < $1.key }.map { JSONOutput.Member($0.key, .string($0.value)) }
        let parameters = JSONOutput.object(["name": .string("solve"), "arguments": .members(members)])
        let result = try session.result("tools/call", parameters.compactText)
        #expect(result["isError"] == .boolean(true))
        let text = result["content"]?.elements.compactMap { $0["text"]?.string }.joined() ?? ""
        #expect(text.contains(message), "\(text)")
    }

    @Test func `A value of the wrong kind is named with what is expected`() throws {
        let called = try session.call("check", ["path": .integer(7)])
        #expect(called.text == "'path' is 7, expected a string")
        #expect(called.isError)
        #expect(try session.call("check", ["path": .string("."), "strict": .string("yes")]).isError)
    }

    // MARK: Places

    @Test(arguments: [
        "../secret.layout.json", "sub/../../secret.layout.json", "/secret.layout.json", "link.layout.json",
    ])
    func `A file outside the folder is not read, whether or not it exists`(path: String) throws {
        session.files["/secret.layout.json"] = AgentSession.form
        session.files.addLink("/project/link.layout.json", to: "/secret.layout.json")
        for tool in ["check", "solve", "picture", "explain"] {
            let called = try session.call(tool, ["path": .string(path)])
            #expect(called.isError, "\(called.text)")
            #expect(!called.text.contains("screen"), "\(called.text)")
            #expect(called.pngs.isEmpty)
        }
        let missing = try session.call("check", ["path": .string("../nothing.layout.json")])
        let hidden = try session.call("check", ["path": .string("../secret.layout.json")])
        #expect(missing.text.replacing("nothing", with: "secret") == hidden.text)
    }

    @Test func `A text cannot stand for a file outside the folder`() throws {
        let called = try session.call(
            "check", ["path": .string("../a.layout.json"), "text": .string(AgentSession.form)])
        #expect(called.isError)
    }

    @Test func `A document does not reach files outside the folder`() throws {
        session.files["/data.json"] = #"[{"title": "secret"}]"#
        let text = #"{"include": ["../data.json"], "root": {"id": "screen"}}"#
        let called = try session.call("check", ["path": .string("a.layout.json"), "text": .string(text)])
        #expect(!called.text.contains("secret"))
    }

    @Test func `A repair writes nothing outside the folder`() throws {
        session.files["/secret.layout.json"] = AgentSession.form
        session.files.addLink("/project/link.layout.json", to: "/secret.layout.json")
        let called = try session.call(
            "fix",
            [
                "path": .string("link.layout.json"), "operations": .array([.string("clear")]),
                "write": .boolean(true),
            ])
        #expect(called.isError)
        #expect(session.files["/secret.layout.json"] == AgentSession.form)
    }

    // MARK: Swift files

    @Test func `Swift files run only if the user has said so`() throws {
        let session = AgentSession(["/project/Screen.swift": "import UIKit"], runsSwift: true) {
            (_) throws(FileFault) in throw FileFault("", reason: "it was started", status: .noInput)
        }
        let called = try session.call("check", ["path": .string("Screen.swift")])
        #expect(called.text.contains("it was started"), "\(called.text)")
        self.session.files["/project/Screen.swift"] = "import UIKit"
        let refused = try self.session.call("check", ["path": .string("Screen.swift")])
        #expect(refused.text.contains("alrender mcp --swift"))
        let folder = try self.session.call("check", ["path": .string(".")])
        #expect(!folder.text.contains("Screen.swift"), "\(folder.text)")
    }
}
