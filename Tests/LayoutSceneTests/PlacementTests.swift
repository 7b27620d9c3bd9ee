// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// No badge covers another, a text, or an end of a mark.
@Suite struct PlacementTests {
    @Test(arguments: 0..<200)
    func `Crowded layouts keep badges apart`(seed: Int) {
        var generator = CrowdedLayout(seed: seed)
        let document = generator.document()
        let solved = document.solve(measuring: FixedCellText())
        var options = SceneOptions()
        if seed % 4 == 0 { options.layers.insert(.sizes) }
        let scene = Scene(of: document, solved: solved, options: options, measuring: FixedCellText())
        #expect(Collisions(of: scene).descriptions == [])
        #expect(scene.items.contains { $0.role == .badge })
        let edge = Rect(origin: .zero, size: scene.size)
        #expect(scene.items.allSatisfy { $0.role == .mark || edge.contains($0.bounds) })
    }

    @Test func `The same layout gives the same scene`() {
        var generator = CrowdedLayout(seed: 7)
        let document = generator.document()
        let solved = document.solve(measuring: FixedCellText())
        let first = Scene(of: document, solved: solved, measuring: FixedCellText())
        #expect(first == Scene(of: document, solved: solved, measuring: FixedCellText()))
        #expect(first.jsonText == Scene(of: document, solved: solved, measuring: FixedCellText()).jsonText)
    }

    /// Marks that found no room are counted in the summary.
    @Test func `The number of omitted labels is shown`() throws {
        var sketch = LayoutSketch(60, 40)
        for number in 0..<12 {
            sketch.add("v\(number)")
            sketch.constrain("v\(number).leading = root.leading + \(number + 1)")
            sketch.constrain("v\(number).top = root.top + \(number + 1)")
            sketch.constrain("v\(number).width = \(20 + number)")
            sketch.constrain("v\(number).height = \(10 + number)")
        }
        let scene = Scene(
            of: sketch.document, solved: sketch.document.solve(measuring: FixedCellText()),
            options: SceneOptions(zoom: 1), measuring: FixedCellText())
        #expect(Collisions(of: scene).descriptions == [])
        let badges = scene.items.filter { $0.role == .badge && $0.layer == .constraints }.count
        #expect(badges < 48)
        #expect(scene.description.contains("\(48 - badges) marks"))
    }

    /// The height of a view beside the canvas's edge, where the number would seem to be the canvas's height.
    @Test func `A size is not on the edge of another view`() {
        var sketch = LayoutSketch(280, 80)
        for view in ["blue", "red"] { sketch.add(view) }
        sketch.constrain(
            """
            blue.leading == root.leading + 16
            blue.width == 80
            red.leading == blue.trailing + 8
            red.trailing == root.trailing - 16
            blue.height == 30
            red.height == blue.height
            blue.centerY == root.centerY
            red.centerY == blue.centerY
            """)
        let scenes = Scenes(sketch)
        let badges = scenes.scene.items.filter { $0.subject == .constraint(5) && $0.role == .badge }
        #expect(badges.count == 2)
        for badge in badges {
            let x = badge.bounds.midX - scenes.origin.x
            #expect(min(abs(x), abs(280 - x)) >= 4, "\(badge.bounds)")
        }
    }
}
