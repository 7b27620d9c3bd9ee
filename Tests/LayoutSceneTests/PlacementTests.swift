// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
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
}
