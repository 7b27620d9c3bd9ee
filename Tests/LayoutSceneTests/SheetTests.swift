// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@Suite struct SheetTests {
    private func panel(_ width: Double, _ appearance: Canvas.Appearance = .light) -> Scene {
        var sketch = LayoutSketch(width, 200)
        sketch.add("a")
        sketch.constrain("a.leading = root.leading + 20\na.width = 50\na.top = root.top + 60\na.height = 40")
        return Scenes(sketch, SceneOptions(appearance: appearance)).scene
    }

    @Test func `Panels are separate and keep their elements`() throws {
        let panels = [panel(320), panel(375, .dark), panel(200), panel(900)]
        let sheet = Scene(
            rows: Scene.sheetRows(of: panels.map { [$0] }), title: "Widths",
            theme: SceneTheme(.classic, appearance: .light), measuring: FixedCellText())
        #expect(sheet.views.map(\.id) == ["root", "a", "2-root", "2-a", "3-root", "3-a", "4-root", "4-a"])
        #expect(sheet.constraints.count == 16)
        #expect(Set(sheet.constraints.map(\.id)).count == 16)

        var frames: [Rect] = []
        for number in panels.indices {
            let own = sheet.items.filter { item in
                switch item.subject {
                case .view(let index): index / 2 == number
                case .constraint(let index): index / 4 == number
                default: false
                }
            }
            #expect(own.count > 10)
            let first = try #require(own.first)
            frames.append(own.reduce(first.bounds) { $0.union($1.bounds) })
        }
        for (index, frame) in frames.enumerated() {
            #expect(Rect(origin: .zero, size: sheet.size).contains(frame))
            #expect(frames[(index + 1)...].allSatisfy { !$0.overlaps(frame) })
        }
        #expect(Collisions(of: sheet).descriptions == [])
    }

    @Test func `A title has the lines that its author gives it`() {
        func sheet(_ title: String) -> Scene {
            Scene(
                rows: Scene.sheetRows(of: [[panel(320)]]), title: title,
                theme: SceneTheme(.classic, appearance: .light), measuring: FixedCellText())
        }
        func texts(_ sheet: Scene) -> Int { sheet.items.count { $0.layer == .legend && $0.subject == .picture } }
        let (one, two) = (sheet("Widths"), sheet("Widths\nof phones"))
        #expect(texts(two) == texts(one) + 1)
        #expect(two.size.height > one.size.height)
    }

    /// A group is not torn apart, and rows are not much wider than the sheet is high.
    @Test func `Groups stay in a row`() {
        let panel = panel(320)
        let rows = Scene.sheetRows(of: [[panel, panel], [panel], [panel, panel], [panel, panel], [], [panel]])
        #expect(rows.map(\.count) == [3, 2, 3])
        #expect(Scene.sheetRows(of: []).isEmpty)
    }

    /// The backdrop has the outline's corners, and a sheet of pictures without one has none.
    @Test func `Panels have backdrops`() throws {
        let light = SceneTheme(.classic, appearance: .light)
        let sheet = Scene(rows: [[panel(320)]], title: "", theme: light, measuring: FixedCellText())
        let corners = sheet.items.compactMap { item -> Double? in
            guard item.layer == .canvas, item.subject == .picture, case .rectangle(_, let radius, _, _) = item.shape
            else {
                return nil
            }
            return radius
        }
        #expect(corners.prefix(2) == [0, 6] && corners.last == 6)

        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain("a.leading = root.leading + 20\na.width = 50\na.top = root.top + 60\na.height = 40")
        let bare = Scenes(sketch, SceneOptions(layers: [.content, .frames])).scene
        let transparent = Scene(rows: [[bare]], title: "", theme: light, measuring: FixedCellText())
        let fills = transparent.items.filter { item in
            if case .rectangle(_, _, .some, _) = item.shape { item.layer == .canvas } else { false }
        }
        #expect(fills.isEmpty)
    }

    @Test func `JSON has a line for each item`() {
        let scene = panel(320)
        let lines = scene.jsonText.split(separator: "\n").filter { $0.contains("\"layer\"") }
        #expect(lines.count == scene.items.count)
        #expect(lines.contains { $0.contains("\"constraint\": \"constraint-2\"") && $0.contains("\"text\": \"50\"") })
        #expect(lines.contains { $0.contains("\"layer\": \"frames\"") && $0.contains("\"view\": \"a\"") })
        #expect(scene.jsonText.contains("{\"id\": \"constraint-1\", \"title\": \"a.leading == root.leading + 20\"}"))
    }
}
