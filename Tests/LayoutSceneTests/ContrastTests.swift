// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Marks over content that is as dark or as light as they are.
@Suite struct ContrastTests {
    private func panel(_ color: UInt32, frame: Rect? = nil) -> LayoutSketch {
        var sketch = LayoutSketch(360, 150)
        sketch.add("panel") {
            $0.style.backgroundColor = Color(hex: color)
            $0.frame = frame
        }
        sketch.constrain("panel.leading = root.leading + 20\npanel.trailing = root.trailing - 20")
        sketch.constrain("panel.top = root.top + 44\npanel.height = 56")
        return sketch
    }

    private func options(_ appearance: Canvas.Appearance) -> SceneOptions { SceneOptions(appearance: appearance) }

    @Test(arguments: [(Canvas.Appearance.light, UInt32(0x14532D)), (.dark, 0xDBEAFE)])
    func `A line over strong content keeps its colour and has a casing`(
        appearance: Canvas.Appearance, fill: UInt32
    ) throws {
        let theme = SceneTheme(.classic, appearance: appearance)
        let scenes = Scenes(panel(fill), options(appearance))
        let strokes = scenes.strokes(.constraints, subject: .constraint(3))
        #expect(strokes.contains { $0.color == theme.determined && $0.width == 1.2 })
        let casing = try #require(strokes.first { $0.color == theme.canvas.withAlpha(0.85) })
        #expect(casing.width > 3)
    }

    @Test(arguments: [Canvas.Appearance.light, .dark])
    func `The frame of a misplaced view can be seen`(appearance: Canvas.Appearance) {
        let theme = SceneTheme(.classic, appearance: appearance)
        let sketch = panel(appearance == .dark ? 0xDBEAFE : 0x14532D, frame: Rect(x: 40, y: 60, width: 250, height: 40))
        let strokes = Scenes(sketch, options(appearance)).strokes(.issues, subject: .view(1))
        #expect(strokes.contains { $0.color == theme.misplaced && $0.dash == [7, 3] })
        #expect(strokes.contains { $0.color == theme.canvas.withAlpha(0.85) })
    }

    /// Greyed, a dark fill would look like a shadow.
    @Test func `Dark fills keep their colourfulness`() throws {
        let blue = Color(hex: 0x1E3A8A)
        let items = Scenes(panel(0x1E3A8A)).scene.items.filter { $0.layer == .content && $0.subject == .view(1) }
        let fills = items.compactMap { item -> Color? in
            if case .rectangle(_, _, let fill?, _) = item.shape { fill } else { nil }
        }
        let fill = try #require(fills.first)
        #expect(abs(fill.chroma - blue.chroma) < 0.01)
        #expect(fill.relativeLuminance > blue.relativeLuminance)
    }
}
