// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutRuns
import Testing

/// A project that records what the screen looks like, and beside it the drawing with marks.
struct RecordedDrawingTests {
    private let project: MemoryProject

    private static let layout = """
        { "canvas": { "width": 200, "height": 60, "scale": 1 },
          "root": { "id": "screen", "children": [ { "id": "box", "style": { "backgroundColor": { "light": "#00f", "dark": "#88f" } } } ] },
          "constraints": [ "box.leading = screen.leading + 8", "box.top = screen.top + 8", "box.width = 20",
            "box.height = 20" ],
          "variants": { "dark": { "canvas": { "appearance": "dark" } } } }
        """

    private static func settings(_ more: String = "") -> String {
        "{ \"layouts\": \"layouts\", \"records\": \"both\"\(more) }"
    }

    init() throws {
        project = MemoryProject(["layouts/box.layout.json": Self.layout], settings: Self.settings())
        _ = try project.record()
    }

    private var goldens: [String] {
        project.files.paths.filter { $0.hasPrefix("golden/") }.map { String($0.dropFirst("golden/".count)) }
    }

    @Test func `Both pictures are recorded and compared`() throws {
        #expect(
            goldens == [
                "box.dark.drawing.png", "box.dark.json", "box.dark.png", "box.drawing.png", "box.json", "box.png",
            ])
        let (screen, drawing) = (
            project.files.bytes(of: "golden/box.png"), project.files.bytes(of: "golden/box.drawing.png")
        )
        #expect(screen != drawing)
        #expect(try project.run().text == "2 passed, 0 failed\n")
        project.files["layouts/box.layout.json"] = Self.layout.replacing("top + 8", with: "top + 12")
        #expect(try project.run().text.hasPrefix("✗ box\n✗ box (dark)\n    box.top == screen.top + 8 → + 12"))
        for picture in ["actual.png", "actual.drawing.png", "expected.drawing.png"] {
            #expect(project.files.bytes(of: "failures/box/\(picture)") != nil)
        }
        _ = try project.record()
        #expect(try project.run().text == "2 passed, 0 failed\n")
    }

    @Test func `Marks that differ alone do not count as changes of the screen`() throws {
        project.files["alrender.json"] = Self.settings(#", "hide": ["names"]"#)
        #expect(try project.run().text.contains("in marks alone: the content is as recorded"))
        #expect(project.files.bytes(of: "failures/box/expected.png") == nil)
        #expect(project.files.bytes(of: "failures/box/diff.drawing.png") != nil)
        project.files["alrender.json"] = Self.settings(#", "hide": ["names"], "marks": "ignore""#)
        #expect(try project.run().text == "2 passed, 0 failed\n")
        #expect(project.files.bytes(of: "failures/box/diff.drawing.png") == nil)
    }

    @Test func `Drawings that a project no longer records are removed with the others that nothing needs`() throws {
        project.files["alrender.json"] = #"{ "layouts": "layouts", "records": "screen" }"#
        let text = try project.run().text
        #expect(text.contains("✗ golden/box.dark.drawing.png\n") && text.contains("✗ golden/box.drawing.png\n"))
        _ = try project.run { options, _ in options.prunes = true }
        #expect(goldens == ["box.dark.json", "box.dark.png", "box.json", "box.png"])
        project.files["layouts/box.layout.json"] = nil
        project.files["layouts/crate.layout.json"] = Self.layout
        project.files["alrender.json"] = Self.settings()
        _ = try project.run { options, _ in (options.records, options.prunes) = (true, true) }
        #expect(goldens.allSatisfy { $0.hasPrefix("crate.") } && goldens.count == 6)
    }

    @Test func `A variant whose goldens would be the drawings is refused`() throws {
        project.files["layouts/box.layout.json"] = Self.layout.replacing("\"dark\": {", with: "\"drawing\": {")
        #expect(try project.run().text.contains("✗ box\n    its variant 'drawing' has the name of"))
    }
}
