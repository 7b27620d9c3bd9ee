// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Which dashed rectangle is which guide, and how far inside its view it stands.
@Suite struct GuideMarkTests {
    private var panel: LayoutSketch {
        var sketch = LayoutSketch(320, 240)
        sketch.add("panel") { $0.layoutMargins = .absolute(EdgeInsets(top: 12, left: 20, bottom: 7, right: 30)) }
        sketch.add("body", in: "panel")
        sketch.constrain(
            """
            panel.leading == root.leading + 10
            panel.top == root.top + 10
            panel.width == 280
            panel.height == 200
            body.leading == panel.leadingMargin
            body.top == panel.layoutMarginsGuide.top
            body.width == 60
            body.height == 30
            """)
        return sketch
    }

    @Test func `Built-in guides have a name`() {
        let scenes = Scenes(panel)
        #expect(scenes.texts(.names, subject: .guide("panel.layoutMarginsGuide")) == ["margins"])
        #expect(Scenes(panel, without(.guides)).texts(.names, subject: .guide("panel.layoutMarginsGuide")).isEmpty)
    }

    private func without(_ layer: SceneLayer) -> SceneOptions {
        SceneOptions(layers: SceneOptions.defaultLayers.subtracting([layer]))
    }

    /// Only the leading and the top edge are used.
    @Test func `Bands show their width`() {
        let scenes = Scenes(panel)
        #expect(scenes.texts(.guides, subject: .guide("panel.layoutMarginsGuide")) == ["20", "12"])
        let lines = scenes.scene.items.compactMap { item -> [Double]? in
            guard item.layer == .guides, case .line(let start, let end, _) = item.shape else { return nil }
            let (from, to) = (start - scenes.origin, end - scenes.origin)
            return from.y == to.y ? [from.x, to.x] : [from.y, to.y]
        }
        #expect(lines == [[10, 30], [10, 22]])
    }

    @Test(arguments: [(Platform.ios, false, true), (.macos, false, false), (.macos, true, true)])
    func `The content of AppKit's scroll views has no guide unless a constraint names it`(
        _ platform: Platform, _ isNamed: Bool, _ isDrawn: Bool
    ) {
        var sketch = LayoutSketch(320, 240, platform: platform)
        sketch.add("scroll", .scrollView)
        sketch.add("page", in: "scroll")
        sketch.constrain(
            """
            scroll.leading == root.leading
            scroll.top == root.top
            scroll.width == 200
            scroll.height == 100
            page.leading == scroll.leading
            page.top == scroll.top
            page.bottom == scroll.bottom
            page.trailing == scroll\(isNamed ? ".contentLayoutGuide" : "").trailing
            page.width == 300
            page.height == 80
            """)
        let scenes = Scenes(sketch)
        let items = scenes.scene.items.filter { $0.subject == .guide("scroll.contentLayoutGuide") }
        #expect(items.contains { $0.layer == .guides } == isDrawn)
        #expect(items.contains { $0.layer == .names } == isDrawn)
    }

    @Test func `Coinciding guides of a view share a name`() {
        var sketch = panel
        sketch.constrain("body.trailing <= panel.readableContentGuide.trailing")
        let scenes = Scenes(sketch)
        let names = scenes.scene.items.filter { $0.layer == .names }.compactMap { item -> String? in
            guard case .guide(let id) = item.subject else { return nil }
            return scenes.texts(.names, subject: .guide(id)).joined()
        }
        #expect(names == ["margins, readable"])
    }

    @Test func `Mirrored margins are measured where they are`() {
        var sketch = LayoutSketch(320, 240, direction: .rightToLeft)
        sketch.add("panel") {
            $0.layoutMargins = .directional(DirectionalEdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 5))
        }
        sketch.add("body", in: "panel")
        sketch.constrain(
            """
            panel.leading == root.leading
            panel.top == root.top
            panel.width == 200
            panel.height == 100
            body.leading == panel.leadingMargin
            body.top == panel.top
            body.width == 60
            body.height == 30
            """)
        let scenes = Scenes(sketch)
        let lines = scenes.scene.items.compactMap { item -> [Double]? in
            guard item.layer == .guides, case .line(let start, let end, _) = item.shape else { return nil }
            return [start.x - scenes.origin.x, end.x - scenes.origin.x]
        }
        #expect(lines == [[296, 320]])
        #expect(scenes.texts(.guides) == ["24"])
    }

    @Test func `Columns of grid views are outlined, without a name and marks`() {
        var sketch = LayoutSketch(320, 240)
        sketch.add("cell")
        sketch.addGuide("column")
        sketch.constrain(
            """
            column.leading == root.leading + 10
            column.top == root.top
            column.bottom == root.bottom
            column.width == 80
            cell.leading == column.leading + 15
            cell.top == column.top + 30
            cell.width == 60
            cell.height == 30
            """)
        let plain = Scenes(sketch)
        #expect(!plain.beams(0).isEmpty && !plain.beams(4).isEmpty)
        #expect(plain.texts(.names, subject: .guide("column")) == ["column"])
        sketch.document.guides[0].isOfGridView = true
        let grid = Scenes(sketch)
        #expect((0..<6).allSatisfy { grid.beams($0).isEmpty })
        #expect((6..<8).allSatisfy { !grid.beams($0).isEmpty })
        #expect(grid.texts(.names, subject: .guide("column")).isEmpty)
        #expect(grid.strokes(.guides, subject: .guide("column")) == plain.strokes(.guides, subject: .guide("column")))
    }
}
