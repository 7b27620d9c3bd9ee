// SPDX-License-Identifier: Apache-2.0
import GoldenRuns
import LayoutGoldens
import LayoutRuns
import Testing

/// A picture that a variant has in common with the document itself is stored once.
struct SharedPictureTests {
    private let project: MemoryProject

    private static let layout = """
        { "canvas": { "width": 100, "height": 60, "scale": 1 },
          "root": { "id": "screen", "style": { "backgroundColor": "systemBackground" }, "children": [
            { "id": "box", "style": { "backgroundColor": "#00f" } } ] },
          "constraints": [ "box.leading = screen.leading + 8", "box.top = screen.top + 8", "box.width = 20",
            "box.height = 20" ],
          "variants": { "dark": { "canvas": { "appearance": "dark" } },
            "blue": { "views": { "box": { "style": { "backgroundColor": "#00f" } } } } } }
        """

    init() throws {
        project = MemoryProject(
            ["layouts/box.layout.json": Self.layout], settings: #"{ "layouts": "layouts", "records": "screen" }"#)
        _ = try project.record()
    }

    private func edit(_ old: String, _ new: String) {
        let text = project.files["layouts/box.layout.json"] ?? ""
        let range = text.firstRange(of: old)
        #expect(range != nil)
        project.files["layouts/box.layout.json"] = range.map { text.replacingCharacters($0, with: new) } ?? ""
    }

    private var goldens: [String] {
        project.files.paths.filter { $0.hasPrefix("golden/") }.map { String($0.dropFirst("golden/".count)) }
    }

    private static let shared = ["box.blue.json", "box.dark.json", "box.dark.png", "box.json", "box.png"]
    private static let own = ["box.blue.json", "box.blue.png", "box.dark.json", "box.dark.png", "box.json", "box.png"]

    @Test func `A picture that is that of the document itself is stored once`() throws {
        #expect(goldens == Self.shared)
        #expect(try project.run().text == "3 passed, 0 failed\n")
        project.files["golden/box.png"] = nil
        #expect(try project.run().text.hasPrefix("✗ box\n✗ box (blue)\n    no recorded png, in 2 cases\n"))
    }

    @Test func `Goldens of earlier versions are stored once when they are recorded again`() throws {
        project.files.replace("golden/box.blue.png", with: try #require(project.files.bytes(of: "golden/box.png")))
        #expect(try project.run().text == "3 passed, 0 failed\n")
        #expect(goldens == Self.own)
        #expect(try project.record().text == "3 passed, 0 failed\n")
        #expect(goldens == Self.shared)
    }

    @Test func `A variant gets a picture of its own when it differs, and loses it when it does not`() throws {
        edit("\"blue\": {", "\"blue\": { \"canvas\": { \"height\": 80 },")
        #expect(try project.run().text.hasPrefix("✗ box (blue)\n    canvas.height 60 → 80 (+20)"))
        _ = try project.record()
        #expect(goldens == Self.own)
        edit("\"canvas\": { \"height\": 80 },", "")
        _ = try project.record()
        #expect(goldens == Self.shared)
        #expect(try project.run().text == "3 passed, 0 failed\n")
    }

    /// The document's own box becomes red; the variant states its color.
    @Test func `A variant keeps its picture when that of the document changes`() throws {
        edit("#00f", "#f00")
        let failed = try project.run().text
        #expect(failed.hasPrefix("✗ box\n✗ box (dark)\n    box.style.backgroundColor"))
        _ = try project.run { options, selection in
            (options.records, selection.cases) = (true, .named(["box"]))
        }
        #expect(goldens == Self.own)
        #expect(try project.run().text.hasSuffix("\n2 passed, 1 failed\n"))
        _ = try project.record()
        #expect(goldens == Self.own)
        #expect(try project.run().text == "3 passed, 0 failed\n")
    }

    @Test func `Cases that are accepted and rejected in any order keep their pictures`() throws {
        edit("\"box.width = 20\"", "\"box.width = 30\"")
        let before = goldens.map { project.files.bytes(of: "golden/\($0)") }
        try project.withSetup { setup, pipeline in
            let failures = try GoldenReview(setup, by: InputSequence()).failures
            var decisions = GoldenDecisions(failures, setup: setup, pipeline: pipeline)
            for name in ["box", "box (blue)", "box (dark)"] { try decisions.accept(name) }
            #expect(goldens == Self.shared)
            try decisions.reject("box")
            #expect(decisions.summary == "2 accepted, 1 rejected, 0 open")
        }
        #expect(goldens == Self.own)
        let text = try project.run().text
        #expect(text.hasPrefix("✗ box\n    box.width == 20 → 30"), "\(text)")
        #expect(text.hasSuffix("\n2 passed, 1 failed\n"))
        #expect(project.files.bytes(of: "golden/box.png") == before[4])
    }

    @Test func `A case that no longer has a picture leaves it to its variants`() throws {
        project.files["alrender.json"] = """
            { "layouts": "layouts", "records": "screen", "pictures": ["box (blue)"] }
            """
        #expect(try project.run().text.contains("a picture is recorded, but \"pictures\""))
        _ = try project.record()
        #expect(goldens == ["box.blue.json", "box.blue.png", "box.dark.json", "box.json"])
        #expect(try project.run().text == "3 passed, 0 failed\n")
    }
}

extension String {
    fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
