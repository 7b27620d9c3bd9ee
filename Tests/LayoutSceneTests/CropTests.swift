// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@testable import LayoutMarks

/// Pictures of what is around one view.
@Suite struct CropTests {
    private func scene(numbered: Bool = false, margin: Double = 4) -> Scene {
        var sketch = LayoutSketch(300, 300)
        for name in ["a", "b"] { sketch.add(name) { $0.style.backgroundColor = Color(hex: 0x336699) } }
        sketch.constrain("a.left == root.left + 40\na.top == root.top + 60\na.width == 100\na.height == 40")
        sketch.constrain("b.left == root.left + 200\nb.top == root.top + 200\nb.width == 40\nb.height == 40")
        var options = SceneOptions()
        options.crop = SceneCrop(view: "a", margin: margin)
        options.numbersConstraints = numbered
        return Scenes(sketch, options).scene
    }

    @Test(arguments: [0.0, 4, 12, 30]) func `A badge has its plate and its text, or neither`(margin: Double) {
        let scene = scene(margin: margin)
        let frame = Rect(origin: .zero, size: scene.size)
        let badges = scene.items.filter { $0.layer == .constraints && $0.role == .badge }.map(\.bounds)
        let texts = scene.items.filter { $0.layer == .constraints && $0.role == .text }.map(\.bounds)
        #expect(!texts.isEmpty)
        for text in texts {
            #expect(frame.contains(text))
            #expect(badges.contains { $0.contains(text) && frame.contains($0) })
        }
    }

    @Test func `The list of numbered constraints has those that are shown`() {
        let scene = scene(numbered: true)
        let listed = scene.items.filter { $0.layer == .legend }.map(\.subject)
        let shown = Set(scene.items.filter { $0.layer == .constraints && $0.role == .badge }.map(\.subject))
        #expect(!listed.isEmpty)
        #expect(Set(listed) == shown)
        for item in scene.items where item.layer == .legend {
            #expect(Rect(origin: .zero, size: scene.size).contains(item.bounds))
            let covered = scene.items.contains { other in
                other.layer != .legend && !other.isBackdrop(of: scene.size) && other.bounds.overlaps(item.bounds)
            }
            #expect(!covered)
        }
    }
}
