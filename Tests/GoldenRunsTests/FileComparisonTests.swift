// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutComparisons
import LayoutJSON
import LayoutRuns
import RunTestSupport
import Testing

/// What `alrender diff` prints.
struct FileComparisonTests {
    private static let layout = """
        { "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "children": [
            { "id": "row", "children": [ { "id": "inner", "children": [
              { "id": "name", "type": "label", "text": "Hello" } ] } ] } ] },
          "constraints": [ "row.leading = screen.leading + 16", "row.trailing = screen.trailing - 16",
            "row.top = screen.top + 16", "row.height = 120", "inner.leading = row.leading + 8", "inner.width = 100",
            "inner.top = row.top + 8", "inner.height = 60", "name.leading = inner.leading + 8",
            "name.top = inner.top + 8" ] }
        """

    private func comparison(_ old: String, _ new: String) throws -> FileComparison {
        let files = FileAccess(MemoryFiles(["old.layout.json": old, "new.layout.json": new]))
        let pipeline = try LayoutPipeline()
        func side(_ path: String, after earlier: ComparedFile? = nil) throws(FileFault) -> ComparedFile {
            try ComparedFile(
                path, after: earlier, canvas: CanvasSelection(), scenes: SceneSelection(), files: files,
                pipeline: pipeline)
        }
        let before = try side("old.layout.json")
        return FileComparison(before, try side("new.layout.json", after: before))
    }

    @Test func `One cause is one line, however many views follow`() throws {
        let found = try comparison(Self.layout, Self.layout.replacing("screen.top + 16", with: "screen.top + 24"))
        #expect(
            found.text(showsValues: false)
                == "row.top == screen.top + 16 → + 24: 3 views move by (0, +8)\n1 difference\n")
        #expect(found.text(showsValues: true).contains("name.canvasFrame.y 32 → 40 (+8)\n"))
        let change = found.json["changes"]?.elements.first
        #expect(change?["causes"]?.elements == [.string("row.top == screen.top + 16 → + 24")])
    }

    @Test func `A text is named with its values, also where a frame holds it`() throws {
        let old = Self.layout.replacing("\"name.top", with: "\"name.width = 80\", \"name.top")
        let found = try comparison(old, old.replacing("Hello", with: "Goodbye"))
        #expect(found.text(showsValues: false).hasPrefix("name.text \"Hello\" → \"Goodbye\"\n"))
    }

    @Test func `A renamed view is the same view`() throws {
        let new = Self.layout.replacing("\"inner\"", with: "\"box\"").replacing("inner.", with: "box.")
        #expect(try comparison(Self.layout, new).text(showsValues: false) == "view inner is now box\n1 difference\n")
    }

    @Test func `Equal files do not differ`() throws {
        #expect(try comparison(Self.layout, Self.layout).text(showsValues: false) == "no difference\n")
    }
}
