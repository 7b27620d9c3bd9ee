// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// What views draw themselves, masks, and transformations.
struct DrawingTests {
    private static let black = Color(hex: 0)

    private func items(_ change: (inout ViewStyle) -> Void) -> [SceneItem] {
        var sketch = LayoutSketch(100, 100)
        sketch.add("v") {
            $0.clipsToBounds = true
            change(&$0.style)
        }
        sketch.add("inner", in: "v") { $0.style.backgroundColor = Self.black }
        sketch.constrain("v.left == root.left + 20\nv.top == root.top + 30\nv.width == 40\nv.height == 20")
        sketch.constrain("inner.left == v.left\ninner.top == v.top\ninner.width == 50\ninner.height == 20")
        var options = SceneOptions(caption: .hidden)
        options.layers = [.content]
        let scene = Scenes(sketch, options).scene
        let origin = scene.canvas?.origin ?? .zero
        return scene.items.filter { $0.layer == .content && $0.subject != .view(0) }.map {
            $0.translated(by: Point(x: -origin.x, y: -origin.y))
        }
    }

    @Test func `Shapes are where the view is, behind its subviews`() throws {
        var shape = DrawnShape(path: [PathElement](Rect(x: 0, y: 0, width: 10, height: 10)), fill: Self.black)
        shape.clips = [[PathElement](Rect(x: 5, y: 5, width: 5, height: 5))]
        let items = items { $0.drawing = [.shape(shape)] }
        guard case .drawing(let drawn)? = items.first?.shape else {
            Issue.record("there is no drawing")
            return
        }
        #expect(drawn.path.bounds == Rect(x: 20, y: 30, width: 10, height: 10))
        #expect(items.first?.clipOutlines == [[PathElement](Rect(x: 25, y: 35, width: 5, height: 5))])
        #expect(items.last?.subject == .view(2))
    }

    @Test func `A view is turned around its centre with its subviews, and what clips it turns with it`() throws {
        let turn = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
        let items = items { style in
            style.backgroundColor = Self.black
            style.transform = turn
        }
        let placed = turn.about(Point(x: 40, y: 40))
        #expect(items.count == 2 && items.allSatisfy { $0.transform == placed })
        #expect(items[0].bounds == Rect(x: 40, y: 20, width: 20, height: 40))
        // The inner view is wider than the outer one, which cuts it.
        #expect(items[1].bounds == items[0].bounds)
        #expect(items[1].clipOutlines == [[PathElement](Rect(x: 20, y: 30, width: 40, height: 20)).map(placed.apply)])
    }

    @Test func `A view without an area is not drawn`() {
        #expect(items { $0.transform = AffineTransform(scale: 0) }.isEmpty)
    }

    @Test func `A mask clips the view and its subviews`() {
        let mask: [PathElement] = [.move(.zero), .line(Point(x: 40, y: 0)), .line(Point(x: 0, y: 20)), .close]
        let items = items { style in
            style.backgroundColor = Self.black
            style.mask = mask
        }
        #expect(items.allSatisfy { $0.clipOutlines.contains(mask.map { $0 + Point(x: 20, y: 30) }) })
    }

    @Test func `A moved and enlarged item shows the same`() {
        let item = items { style in
            style.backgroundColor = Self.black
            style.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0)
        }[0]
        let moved = item.translated(by: Point(x: 7, y: 8)).scaled(by: 2)
        let corner = Point(x: 20, y: 30)
        let place = item.transform?.apply(corner) ?? .zero
        #expect(moved.transform?.apply(Point(x: 40, y: 60)) == Point(x: (place.x + 7) * 2, y: (place.y + 8) * 2))
    }
}
