// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

struct VerbTests {
    let scratch: ScratchDirectory
    let input: String

    init() throws {
        scratch = try ScratchDirectory()
        input = try scratch.write(Layouts.valid, to: "a.layout.json")
    }

    private func json(_ arguments: [String]) throws -> [String: Any] {
        let outcome = try Executable.run(arguments)
        return try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    }

    private func frame(of id: String, _ arguments: String...) throws -> [String: Double] {
        let views = try #require(try json(["solve", input] + arguments)["views"] as? [[String: Any]])
        return try #require(views.first { $0["id"] as? String == id }?["frame"] as? [String: Double])
    }

    @Test func `Solve has every member`() throws {
        let layout = try json(["solve", input])
        #expect(Set(layout.keys) == ["canvas", "views", "guides", "constraints", "diagnostics", "timings"])
        let view = try #require((layout["views"] as? [[String: Any]])?.last)
        #expect(
            Set(view.keys) == [
                "id", "type", "superview", "frame", "canvasFrame", "pixelFrame", "intrinsicContentSize", "ambiguous",
                "ranges",
            ])
        let constraint = try #require((layout["constraints"] as? [[String: Any]])?.first)
        #expect(constraint["equation"] as? String == "box.leading == screen.leading + 8")
        #expect(constraint["status"] as? String == "satisfied")
        #expect(constraint["source"] as? [String: Int] == ["line": 6, "column": 5])
        #expect(layout["timings"] is NSNull)
        let timed = try json(["solve", input, "--timings"])
        let timings = try #require(timed["timings"] as? [String: Double])
        #expect(
            Set(timings.keys) == [
                "start", "read", "parse", "check", "build", "solve", "measure", "draw", "encode", "write", "total",
            ])
    }

    @Test
    func `A canvas of 144 million pixels is the same error for solve, check and dump as for render, but is solved`()
        throws
    {
        let large = try scratch.write(
            "{\"canvas\": {\"width\": 12000, \"height\": 12000}, \"root\": {}}", to: "large.layout.json")
        for command in [
            ["solve"], ["check"], ["dump", "--stage", "scene"], ["render", "-o", scratch.path("large.png")],
        ] {
            let outcome = try Executable.run(command + [large])
            #expect(outcome.status == 1, "\(command): \(outcome.errors)")
            #expect((outcome.text + outcome.errors).contains("canvas-too-large"))
            if command == ["solve"] { #expect(outcome.text.contains("12000")) }
            let raised = try Executable.run(command + [large, "--limit", "canvas-pixels=1e9"])
            if command[0] != "render" { #expect(raised.status == 0, "\(command): \(raised.errors)") }
        }
    }

    @Test func `The command line overrides the document`() throws {
        #expect(try frame(of: "box") == ["x": 8, "y": 8, "width": 100, "height": 50])
        #expect(try frame(of: "box", "--metric", "gap=30")["x"] == 30)
        #expect(try frame(of: "box", "--variant", "wide")["x"] == 40)
        #expect(try frame(of: "box", "--variant", "wide", "--metric", "gap=9")["x"] == 9)
        #expect(try frame(of: "box", "--direction", "rtl")["x"] == 212)
        #expect(try frame(of: "screen", "--size", "500x300") == ["x": 0, "y": 0, "width": 500, "height": 300])
        #expect(try frame(of: "screen", "--device", "iphone-15")["width"] == 393)
        #expect(try frame(of: "screen", "--device", "iphone-15", "--orientation", "landscape")["width"] == 852)
    }

    @Test func `The tree is readable`() throws {
        let outcome = try Executable.run(["solve", input, "--format", "txt"])
        #expect(outcome.text == "screen (view)  (0, 0, 320, 200)\n└ box (view)   (8, 8, 100, 50)\n")
    }

    @Test(arguments: ["document", "constraints", "layout", "scene"])
    func `Every stage is printed`(stage: String) throws {
        let first = try Executable.run(["dump", "--stage", stage, input])
        #expect(first.status == 0)
        #expect(first.text.contains("box"))
        #expect(try Executable.run(["dump", "--stage", stage, input]).output == first.output)
    }

    /// Scenes are JSON.
    @Test(arguments: [("document", true), ("constraints", true), ("layout", true), ("scene", false)])
    func `Each of several layouts of a stage as text has a heading`(stage: String, hasHeadings: Bool) throws {
        let text = try Executable.run(["dump", "--stage", stage, input]).text
        let other = try scratch.write(Layouts.valid, to: "b.layout.json")
        let second = try Executable.run(["dump", "--stage", stage, other]).text
        let both = try Executable.run(["dump", "--stage", stage, input, other]).text
        #expect(both == (hasHeadings ? "\(input):\n\(text)\n\(other):\n\(second)" : text + second))
    }

    @Test func `Timings are one object`() throws {
        let outcome = try Executable.run(["check", input, "--timings"])
        let timings = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [String: Double]
        #expect(try #require(timings?["total"]) > 0)
        #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func `Diagnostics as JSON are one array`() throws {
        let bad = try scratch.write(Layouts.unknownKey, to: "b.layout.json")
        let outcome = try Executable.run(["solve", bad, input, bad, "--diagnostics", "json"])
        let findings = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8)) as? [[String: Any]]
        let errors = try #require(findings).filter { $0["severity"] as? String == "error" }
        #expect(errors.count >= 2)
        #expect(errors.allSatisfy { $0["file"] as? String == bad && $0["line"] is Int && $0["column"] is Int })
    }

    @Test func `Devices and fonts are listed as tables`() throws {
        let devices = try Executable.run(["devices"])
        #expect(devices.text.contains("iphone-15 "))
        let list = try JSONSerialization.jsonObject(with: Executable.run(["devices", "--format", "json"]).output)
        let phone = (list as? [[String: Any]])?.first { $0["id"] as? String == "iphone-15" }
        #expect(phone?["width"] as? Int == 393)
        let fonts = try Executable.run(["fonts"]).text.split(separator: "\n").map {
            $0.split(separator: " ").map(String.init)
        }
        let folder = "/usr/share/fonts/opentype/inter/"
        #expect(fonts.contains { $0.starts(with: ["system", "400", "upright", folder + "Inter-Regular.otf"]) })
        #expect(fonts.contains { $0.starts(with: ["system", "900", "italic", folder + "Inter-BlackItalic.otf"]) })
        #expect(fonts.contains { $0.starts(with: ["headline", "600", "upright", folder + "Inter-SemiBold.otf"]) })
        #expect(fonts.contains { $0.starts(with: ["Inter", "400", "upright", folder + "Inter-Regular.otf"]) })
        #expect(try Executable.run(["--help"]).text.contains("SUBCOMMANDS"))
    }
}
