// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutRuns
import LayoutSweep
import RunTestSupport
import SourceLocations
import Testing

struct SweepRunTests {
    @Test func `A swept document has the components of the files that it includes`() throws {
        let path = "screens/list.layout.json"
        let text = """
            { "canvas": { "width": 300, "height": 100 }, "include": ["parts/bar.layout.json"],
              "root": { "id": "s", "children": [ { "use": "bar", "id": "b" } ] },
              "constraints": ["b.top = s.top", "b.leading = s.leading", "b.trailing = s.trailing", "b.width <= 200 @900"] }
            """
        let part = """
            { "components": { "bar": { "view": { "id": "bar" }, "constraints": ["bar.height = 20"] } } }
            """
        let files = FileAccess(MemoryFiles([path: text, "screens/parts/bar.layout.json": part]))
        let run = SweepRun(
            path, canvas: CanvasSelection(), scenes: SceneSelection(), files: files, pipeline: try LayoutPipeline())
        let report = try #require(run.report(try SweepRange("width=100...300"), of: SourceText(name: path, text)))
        #expect(report.text.contains("200"), "\(report.text)")
    }
}
