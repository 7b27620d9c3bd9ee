// SPDX-License-Identifier: Apache-2.0
import GoldenRuns
import LayoutGoldens
import LayoutRuns
import Testing

/// A case that was drawn from the same is not drawn again, and nothing wrong passes for that.
struct UndrawnCaseTests {
    private var project: MemoryProject

    private static let shared = ##"{ "colors": { "brand": { "light": "#00f", "dark": "#88f" } } }"##

    private static let layout = """
        { "canvas": { "width": 100, "height": 60, "scale": 1 }, "include": ["shared.json"],
          "root": { "id": "screen", "children": [ { "id": "box", "style": { "backgroundColor": "brand" } } ] },
          "constraints": [ "box.leading = screen.leading + 8", "box.top = screen.top + 8", "box.width = 20",
            "box.height = 20" ],
          "variants": { "dark": { "canvas": { "appearance": "dark" } }, "german": { "canvas": { "language": "de" } } } }
        """

    /// What is behind a sheet, and what is in an image view.
    private static let sheet = """
        { "canvas": { "device": "iphone-15" }, "presentation": { "sheet": "medium", "over": "behind.layout.json" },
          "root": { "id": "panel", "children": [ { "id": "photo", "type": "imageView", "image": "photo.png" } ] },
          "constraints": [ "photo.centerX = panel.centerX", "photo.centerY = panel.centerY" ] }
        """

    private static let behind = """
        { "canvas": { "device": "iphone-15" },
          "root": { "id": "screen", "style": { "backgroundColor": "#0f0" } } }
        """

    init() throws {
        project = MemoryProject(
            ["layouts/box.layout.json": Self.layout, "layouts/shared.json": Self.shared],
            settings: #"{ "layouts": "layouts", "records": "screen" }"#)
        project.program = "alrender 1"
        _ = try project.record()
    }

    private struct Run: Equatable {
        var text: String
        /// How many cases were drawn.
        var cases: Int
    }

    private func drawn(_ change: (inout GoldenRunOptions) -> Void = { _ in }) throws -> Run {
        var (cases, options) = (0, GoldenRunOptions())
        change(&options)
        try project.withSetup { setup, pipeline in
            let inputs = try setup.inputs()
            let judge = GoldenRun(options, setup).judge([], among: inputs)
            for input in inputs.all { cases += judge.outcome(of: input, pipeline).drawnCases }
        }
        return Run(text: try project.run { current, _ in current = options }.text, cases: cases)
    }

    @Test func `Unchanged cases are neither drawn nor written, unless all are`() throws {
        let goldens = project.files.paths.map { [$0: project.files.bytes(of: $0)] }
        #expect(try drawn() == Run(text: "3 passed, 0 failed\n", cases: 0))
        #expect(try drawn { $0.records = true } == Run(text: "3 passed, 0 failed\n", cases: 0))
        #expect(try drawn { $0.drawsAll = true } == Run(text: "3 passed, 0 failed\n", cases: 3))
        #expect(project.files.paths.map { [$0: project.files.bytes(of: $0)] } == goldens)
    }

    @Test func `Another program draws, until it has recorded`() throws {
        var other = self
        other.project.program = "alrender 2"
        #expect(try other.drawn() == Run(text: "3 passed, 0 failed\n", cases: 3))
        #expect(try other.drawn { $0.records = true }.text == "3 passed, 0 failed\n")
        #expect(try other.drawn().cases == 0)
        other.project.program = nil
        #expect(try other.drawn().cases == 3)
        _ = try other.project.record()
        // A program that is not known leaves the digests of another.
        other.project.program = "alrender 2"
        #expect(try other.drawn().cases == 0)
    }

    @Test func `A golden that has been changed is compared`() throws {
        let picture = try #require(project.files.bytes(of: "golden/box.dark.png"))
        project.files.replace("golden/box.dark.png", with: try #require(project.files.bytes(of: "golden/box.png")))
        let changed = try drawn()
        #expect(changed.cases == 1)
        #expect(changed.text.hasPrefix("✗ box (dark)\n"))
        project.files.replace("golden/box.dark.png", with: picture)
        let layout = try #require(project.files["golden/box.json"])
        project.files["golden/box.json"] = layout.replacing("\"width\": 20", with: "\"width\": 21")
        #expect(try drawn().text.contains("✗ box\n    box.width 21 → 20 (-1)"))
    }

    @Test func `A change of the document or of what it includes is drawn`() throws {
        project.files["layouts/shared.json"] = Self.shared.replacing("#00f", with: "#00e")
        let changed = try drawn()
        #expect(changed.cases == 3)
        #expect(changed.text.hasPrefix("✗ box\n✗ box (german)\n    color brand #0000ff → #0000ee"))
        project.files["layouts/shared.json"] = Self.shared
        project.files["layouts/box.layout.json"] = Self.layout.replacing("\"brand\" }", with: "\"#00f\" }")
        #expect(try drawn().cases == 3)
    }

    @Test(arguments: [#""theme": "xcode""#, #""show": ["frames"]"#, #""records": "drawing""#])
    func `A change of what pictures show is drawn`(setting: String) throws {
        let records = setting.contains("records") ? setting : "\"records\": \"screen\", \(setting)"
        project.files["alrender.json"] = "{ \"layouts\": \"layouts\", \(records) }"
        #expect(try drawn().cases == 3)
    }

    @Test func `A change of an image or of the document behind a sheet is drawn`() throws {
        for path in ["layouts/box.layout.json", "layouts/shared.json"] { project.files[path] = nil }
        let pictures = try ["golden/box.png", "golden/box.dark.png"].map { try #require(project.files.bytes(of: $0)) }
        project.files.replace("layouts/photo.png", with: pictures[0])
        project.files["layouts/sheet.layout.json"] = Self.sheet
        project.files["layouts/behind.layout.json"] = Self.behind
        _ = try project.run { options, _ in (options.records, options.prunes) = (true, true) }
        #expect(try drawn() == Run(text: "2 passed, 0 failed\n", cases: 0))
        project.files.replace("layouts/photo.png", with: pictures[1])
        #expect(try drawn().cases == 1)
        #expect(try drawn().text.hasPrefix("✗ sheet\n"))
        project.files.replace("layouts/photo.png", with: pictures[0])
        project.files["layouts/behind.layout.json"] = Self.behind.replacing("#0f0", with: "#f00")
        let changed = try drawn()
        #expect(changed.cases == 2)
        #expect(changed.text.contains("✗ sheet\n"))
    }
}
