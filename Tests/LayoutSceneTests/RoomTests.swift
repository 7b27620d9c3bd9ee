// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Marks that share a number or a line, so that many have room.
@Suite struct RoomTests {
    private func numbers(_ scenes: Scenes) -> [String] { scenes.texts(.constraints).filter { $0 != "0" } }

    @Test func `Equal heights in a column share a number`() {
        var sketch = LayoutSketch(320, 400)
        for number in 0..<7 {
            sketch.add("row\(number)")
            sketch.constrain("row\(number).leading = root.leading + 16\nrow\(number).width = \(100 + 20 * number)")
            sketch.constrain("row\(number).height = 30")
            sketch.constrain("row\(number).top = " + (number == 0 ? "root.top + 20" : "row\(number - 1).bottom + 12"))
        }
        let scenes = Scenes(sketch)
        #expect(numbers(scenes).filter { $0.hasPrefix("30") } == ["30 ×7"])
        #expect(scenes.texts(.legend).contains("one number for equal distances or sizes"))
        // Each keeps its beam.
        for number in 0..<7 { #expect(!scenes.beams(4 * number + 2).isEmpty) }
    }

    /// As many as they are, they say one thing.
    @Test func `Marks of many views with one frame lie on each other`() {
        var sketch = LayoutSketch(320, 200)
        for number in 0..<120 {
            sketch.add("v\(number)")
            sketch.constrain("v\(number).leading = root.leading + 20\nv\(number).top = root.top + 30")
            sketch.constrain("v\(number).width = 100\nv\(number).height = 50")
        }
        let scenes = Scenes(sketch)
        #expect(Set(numbers(scenes)) == ["20 ×120", "30 ×120", "100 ×120", "50 ×120"])
        #expect(scenes.texts(.names) == ["120 views here"])
        #expect(scenes.scene.omissions == SceneOmissions())
        #expect(scenes.scene.canvas?.width == 320)
    }

    /// Forty narrow views at different distances from one edge: too many lines for a canvas so small.
    private var staircase: LayoutSketch {
        var sketch = LayoutSketch(200, 240)
        for number in 0..<12 {
            sketch.add("step\(number)")
            sketch.constrain("step\(number).leading = root.leading + \(8 + number % 4 * 3)\nstep\(number).width = 9")
            sketch.constrain("step\(number).top = root.top + \(17 * number + 2)\nstep\(number).height = 8")
        }
        return sketch
    }

    @Test func `Distances from one edge share a line in a crowd`() throws {
        let scenes = Scenes(staircase, SceneOptions(zoom: 1))
        let circles = scenes.scene.items.filter { item in
            if item.layer == .constraints, case .ellipse = item.shape { true } else { false }
        }
        try #require(!circles.isEmpty)
        #expect(scenes.texts(.legend).contains("distances from one edge, on one line"))
        // They count from one point, and every number is at its own end.
        #expect(Set(circles.map(\.bounds)).count <= 2)
        for circle in circles {
            guard case .constraint = circle.subject else { continue }
            let own = scenes.scene.items.filter { $0.subject == circle.subject }
            let end = try #require(own.first { $0.role == .handle && $0.bounds != circle.bounds })
            let badge = try #require(own.first { $0.role == .badge })
            let hasLeader = own.contains { $0.role == .leader }
            #expect(hasLeader || badge.bounds.distance(to: end.bounds) < 3)
        }
    }

    @Test func `A reading of a crowd finds no fault`() {
        let scenes = Scenes(staircase)
        let reading = PictureReading(of: scenes.scene, document: scenes.document, solved: scenes.solved)
        #expect(reading.listing(of: "staircase") == "")
    }
}
