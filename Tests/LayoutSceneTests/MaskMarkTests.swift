// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Autoresizing masks are springs and struts.
@Suite struct MaskMarkTests {
    /// A view 60 × 40 at (100, 50) of a root 300 × 200, whose design was as large.
    private func scenes(_ mask: AutoresizingMask, _ constraint: String = "", isPlaced: Bool = false) -> Scenes {
        var sketch = LayoutSketch(300, 200)
        sketch.add("a") {
            $0.frame = Rect(x: 100, y: 50, width: 60, height: 40)
            $0.autoresizingMask = mask
            $0.style.isPlacedBySuperview = isPlaced
        }
        sketch.constrain(constraint)
        return Scenes(sketch)
    }

    /// Kind and extent of each mark along its axis, in canvas coordinates: left, inside, right, then top to bottom.
    private func marks(_ scenes: Scenes) -> [String] {
        scenes.scene.items.compactMap { item in
            guard item.layer == .constraints, item.subject == .view(1), case .path(let path, nil, _?) = item.shape
            else { return nil }
            let bounds = item.bounds.translated(by: Point(x: -scenes.origin.x, y: -scenes.origin.y))
            let kind = path.count == 6 ? "strut" : "spring"
            return bounds.width > bounds.height
                ? "\(kind) x \(bounds.minX)-\(bounds.maxX)" : "\(kind) y \(bounds.minY)-\(bounds.maxY)"
        }
    }

    @Test func `A flexible part is a spring and a fixed one a strut`() {
        #expect(
            marks(scenes([.flexibleWidth, .flexibleBottomMargin])) == [
                "strut x 86.0-100.0", "spring x 116.0-144.0", "strut x 160.0-174.0", "strut y 36.0-50.0",
                "spring y 90.0-104.0",
            ])
        #expect(
            marks(scenes([.flexibleLeftMargin, .flexibleTopMargin])) == [
                "spring x 86.0-100.0", "strut x 160.0-174.0", "spring y 36.0-50.0", "strut y 90.0-104.0",
            ])
    }

    /// With nothing flexible the distances to the left and the top stay.
    @Test func `An empty mask holds left and top`() {
        #expect(
            marks(scenes([])) == [
                "strut x 86.0-100.0", "spring x 160.0-174.0", "strut y 36.0-50.0", "spring y 90.0-104.0",
            ])
    }

    @Test func `The legend explains springs and struts`() {
        let texts = scenes([]).texts(.legend)
        #expect(texts.contains { $0.hasPrefix("strut") } && texts.contains { $0.hasPrefix("spring") })
        #expect(!Scenes(LayoutSketch(100, 100)).texts(.legend).contains { $0.hasPrefix("strut") })
    }

    @Test func `The mask of a view that its superview places is not drawn, unless it is in conflict`() {
        #expect(marks(scenes([], isPlaced: true)).isEmpty)
        #expect(!scenes([], isPlaced: true).texts(.legend).contains { $0.hasPrefix("strut") })
        #expect(!marks(scenes([], "a.leading == root.leading + 7", isPlaced: true)).isEmpty)
    }

    @Test func `A mask in conflict is red`() {
        let scenes = scenes([], "a.width == 20")
        let colors = scenes.scene.items.compactMap { item -> Color? in
            guard item.subject == .view(1), case .path(let path, nil, let stroke?) = item.shape, path.count == 6 else {
                return nil
            }
            return stroke.color
        }
        let theme = SceneTheme(.classic, appearance: .light)
        #expect(colors == [theme.conflict, theme.determined])
    }
}
