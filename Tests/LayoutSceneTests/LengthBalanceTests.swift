// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// The sum behind a failure is in words below the picture, and drawn to scale beside the views.
@Suite struct LengthBalanceTests {
    private func row(of count: Int, _ canvas: LayoutSketch = LayoutSketch(375, 160)) -> LayoutSketch {
        var sketch = canvas
        for index in 0..<count {
            sketch.add("c\(index)")
            let left = index == 0 ? "root.leading + 16" : "c\(index - 1).trailing + 8"
            sketch.constrain(
                "c\(index).leading = \(left)\nc\(index).width = 90\nc\(index).top = root.top + 30\nc\(index).height = 50"
            )
        }
        sketch.constrain("c\(count - 1).trailing = root.trailing - 16")
        return sketch
    }

    /// The rectangles of the bars, in canvas coordinates, with the numbers in them.
    private func bars(_ scenes: Scenes) -> [Rect] {
        scenes.scene.items.compactMap { item in
            guard item.layer == .issues, case .rectangle(let rect, 0, _?, let stroke?) = item.shape, stroke.width == 0.8
            else { return nil }
            return rect.translated(by: Point.zero - scenes.origin)
        }
    }

    @Test func `A chain that is too long is added up, and drawn to scale`() {
        let scenes = Scenes(row(of: 4))
        #expect(
            scenes.scene.description.contains(
                "(16 + 90 + 8 + 90 + 8 + 90 + 8 + 90 + 16 = 416, root has 375: 41 short)"))
        let bars = bars(scenes)
        #expect(bars.map(\.width) == [16, 90, 8, 90, 8, 90, 8, 90, 16, 375])
        #expect(bars.map(\.minX) == [0, 16, 106, 114, 204, 212, 302, 310, 400, 0])
        #expect(bars.allSatisfy { $0.minY > 80 })
        let texts = scenes.texts(.issues)
        #expect(texts.contains("need 416") && texts.contains("root has 375") && texts.contains("41 short"))
    }

    @Test func `A chain that is too short leaves something over, right to left as well`() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var sketch = row(of: 2)
            sketch.document.canvas.direction = direction
            let description = Scenes(sketch).scene.description
            #expect(description.contains("(16 + 90 + 8 + 90 + 16 = 220, root has 375: 155 left over)"))
        }
    }

    @Test func `Two sizes of one view are compared`() {
        var sketch = LayoutSketch(320, 160)
        sketch.add("badge")
        sketch.constrain(
            "badge.leading = root.leading + 20\nbadge.top = root.top + 20\nbadge.height = 40\nbadge.width = 100\nbadge.width >= 140"
        )
        let scenes = Scenes(sketch)
        #expect(scenes.scene.description.contains("(140, badge has 100: 40 short)"))
        #expect(bars(scenes).map(\.width) == [140, 100])
        // Only what holds the other axis is drawn.
        #expect(bars(Scenes(sketch, SceneOptions(axis: .vertical))) == [])
    }

    @Test func `Contents that do not fit are added up`() {
        var sketch = LayoutSketch(320, 300)
        sketch.add("card")
        for id in ["title", "place"] {
            sketch.add(id, in: "card", size: IntrinsicContentSize(width: 50, height: 60))
        }
        sketch.constrain(
            """
            card.leading = root.leading + 16
            card.trailing = root.trailing - 16
            card.top = root.top + 20
            card.height = 100
            title.top = card.top + 12
            title.leading = card.leading + 12
            place.top = title.bottom + 4
            place.leading = title.leading
            place.bottom = card.bottom - 12
            """)
        let scenes = Scenes(sketch)
        #expect(scenes.scene.description.contains("(12 + 60 + 4 + 60 + 12 = 148, card has 100: 48 short)"))
        let bars = bars(scenes)
        #expect(bars.map(\.height) == [12, 60, 4, 60, 12, 100])
        #expect(bars.map(\.minY) == [20, 32, 92, 96, 156, 20])
    }

    @Test func `A text without room is added up with what is around it`() {
        var sketch = LayoutSketch(320, 160)
        sketch.add("title", size: IntrinsicContentSize(width: 200, height: 20))
        sketch.constrain(
            "title.leading = root.leading + 160\nroot.trailing = title.trailing + 140\ntitle.top = root.top + 20")
        var finding = Diagnostic(DiagnosticCode("no-room"), .warning, "no room", views: ["title"])
        finding.shortage = .init(.horizontal, needed: 200, available: 20)
        let scenes = Scenes(sketch, findings: [finding])
        #expect(
            scenes.texts(.legend).contains { $0.contains("no room (160 + 200 + 140 = 500, root has 320: 180 short)") })
        #expect(bars(scenes).map(\.width) == [160, 200, 140, 320])
    }

    @Test func `A conflict of centres has no sum`() {
        var sketch = LayoutSketch(320, 160)
        sketch.add("box")
        sketch.constrain(
            "box.centerX = root.centerX\nbox.leading = root.leading + 20\nbox.width = 100\nbox.top = root.top\nbox.height = 20"
        )
        let scenes = Scenes(sketch)
        #expect(scenes.scene.description.contains("1 conflict"))
        #expect(bars(scenes) == [])
    }
}
