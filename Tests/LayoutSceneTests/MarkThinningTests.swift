// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Where there are far more constraints than the picture has room for, some have their marks and the others are counted.
@Suite struct MarkThinningTests {
    /// Views of many sizes all over a small canvas, four constraints each.
    private func crowd(_ count: Int, _ change: (inout LayoutSketch) -> Void = { _ in }) -> Scenes {
        var sketch = LayoutSketch(200, 200)
        for number in 0..<count {
            sketch.add("v\(number)")
            sketch.constrain("v\(number).leading = root.leading + \(1 + number * 37 % 170)")
            sketch.constrain("v\(number).top = root.top + \(1 + number * 53 % 170)")
            sketch.constrain("v\(number).width = \(5 + number * 11 % 40)")
            sketch.constrain("v\(number).height = \(5 + number * 17 % 40)")
        }
        change(&sketch)
        return Scenes(sketch, SceneOptions(zoom: 1))
    }

    private func drawn(_ scenes: Scenes) -> Set<SceneItem.Subject> {
        Set(scenes.scene.items.filter { $0.layer == .constraints }.map(\.subject))
    }

    /// Four times as many constraints have no more marks: the picture takes what it takes.
    @Test func `A picture has a limited number of marks`() throws {
        let (some, many) = (crowd(150), crowd(600))
        let (fewer, more) = (drawn(some), drawn(many))
        #expect(fewer.count > 60 && fewer.count < 400)
        #expect(more.count < fewer.count * 3 / 2)
        #expect(Collisions(of: many.scene).descriptions == [])
        let omitted = many.scene.omissions.marks.count
        #expect(omitted > 1000)
        #expect(many.scene.description.contains("\(omitted) marks and"))
    }

    /// In the document's order: what is first is there.
    @Test func `The first marks are drawn`() {
        let subjects = drawn(crowd(600))
        #expect((0..<12).allSatisfy { subjects.contains(.constraint($0)) })
    }

    /// What tells of a fault comes before all others, however late it stands.
    @Test func `Faults are drawn first`() {
        let scenes = crowd(600) { sketch in
            sketch.add("late")
            sketch.constrain("late.leading = root.leading + 80\nlate.top = root.top + 80\nlate.height = 30")
            sketch.constrain("late.width = 40\nlate.width = 60")
        }
        let conflict = [2403, 2404].map { SceneItem.Subject.constraint($0) }
        #expect(drawn(scenes).isSuperset(of: conflict))
        #expect(scenes.texts(.constraints).contains { $0.hasSuffix("broken") })
    }

    /// Lines of alignment at one place are one line, however many constraints say so.
    @Test func `Alignment lines over each other are one`() {
        var sketch = LayoutSketch(320, 2000)
        for number in 0..<60 {
            sketch.add("row\(number)")
            sketch.constrain("row\(number).leading = root.leading")
            sketch.constrain("row\(number).width = 100\nrow\(number).height = 30")
            sketch.constrain("row\(number).top = " + (number == 0 ? "root.top" : "row\(number - 1).bottom + 3"))
        }
        #expect(!Scenes(sketch).scene.description.contains("marks left out"))
    }
}
