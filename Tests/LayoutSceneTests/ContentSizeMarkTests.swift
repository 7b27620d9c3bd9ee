// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Small arrows tell content that is stretched or squeezed; a stack view says which sizes it set.
@Suite struct ContentSizeMarkTests {
    /// A view of natural size 40 × 20 that is given another.
    private func view(_ width: Double, _ height: Double) -> Scenes {
        var sketch = LayoutSketch(200, 120)
        sketch.add("i", size: IntrinsicContentSize(width: 40, height: 20))
        sketch.constrain(
            """
            i.leading == root.leading + 30
            i.top == root.top + 30
            i.width == \(width)
            i.height == \(height)
            """)
        return Scenes(sketch)
    }

    /// Where the arrows of the view stand and which way they point, in canvas coordinates.
    private func arrows(_ scenes: Scenes) -> [String] {
        scenes.scene.items.compactMap { item in
            guard item.subject == .view(1), item.layer == .constraints, case .path(let path, _, _) = item.shape,
                case .move(let tip)? = path.first, path.count > 2, case .line(let corner) = path[1],
                case .line(let other) = path[2]
            else { return nil }
            let base = Point(x: (corner.x + other.x) / 2, y: (corner.y + other.y) / 2)
            let (from, to) = (base - scenes.origin, tip - scenes.origin)
            return abs(from.y - to.y) < 0.01
                ? "x \((from.x + to.x) / 2) \(to.x > from.x ? "right" : "left")"
                : "y \((from.y + to.y) / 2) \(to.y > from.y ? "down" : "up")"
        }
    }

    @Test func `A stretched view's mark points inwards and a compressed one's outwards`() {
        #expect(arrows(view(40, 20)) == [])
        #expect(arrows(view(80, 20)) == ["x 30.0 right", "x 110.0 left"])
        #expect(arrows(view(20, 20)) == ["x 30.0 left", "x 50.0 right"])
        #expect(arrows(view(40, 12)) == ["y 30.0 up", "y 42.0 down"])
        #expect(arrows(view(40, 60)) == ["y 30.0 down", "y 90.0 up"])
    }

    private func row(_ distribution: ViewContent.StackView.Distribution) -> Scenes {
        var sketch = LayoutSketch(340, 120)
        sketch.add("bar", .stackView(ViewContent.StackView(distribution: distribution)))
        for (id, width) in [("a", 30.0), ("b", 90)] {
            sketch.add(id, in: "bar", size: IntrinsicContentSize(width: width, height: 20))
        }
        sketch.constrain(
            """
            bar.leading == root.leading + 10
            bar.top == root.top + 30
            bar.width == 300
            bar.height == 40
            """)
        return Scenes(sketch)
    }

    @Test func `Stack views show which sizes they set`() {
        #expect(row(.fillEqually).texts(.constraints, subject: .view(1)) == ["= C", "= C"])
        #expect(row(.fillProportionally).texts(.constraints, subject: .view(1)) == ["25 %", "75 %"])
        #expect(row(.fill).texts(.constraints, subject: .view(1)) == [])
    }

    /// A badge in the corner of both the row and its last view could be that of either.
    @Test func `The size of a view around others at its corners has its name`() {
        var sketch = LayoutSketch(400, 200)
        sketch.add("bar", .stackView(ViewContent.StackView(distribution: .fillEqually)))
        sketch.add("a", in: "bar")
        sketch.add("b", in: "bar")
        sketch.add("card")
        sketch.add("dot", in: "card")
        sketch.constrain(
            """
            bar.leading = root.leading + 10
            bar.top = root.top + 30
            bar.width = 300
            bar.height = 40
            card.leading = root.leading + 10
            card.top = root.top + 100
            card.width = 90
            card.height = 50
            dot.leading = card.leading + 10
            dot.top = card.top + 10
            dot.width = 20
            dot.height = 20
            """)
        var options = SceneOptions()
        options.layers.insert(.sizes)
        #expect(
            Scenes(sketch, options).texts(.sizes) == [
                "bar 300 × 40", "150 × 40", "150 × 40", "90 × 50", "20 × 20",
            ])
    }

    /// It would be read as the size of its neighbour.
    @Test func `A size on another view has the name of its own`() {
        var sketch = LayoutSketch(200, 140)
        for (place, id) in ["a", "b", "c", "d"].enumerated() {
            sketch.add(id)
            sketch.constrain(
                "\(id).leading = root.leading + \(10 + 45 * place)\n\(id).top = root.top + 10\n\(id).width = 40.125\n\(id).height = 120"
            )
        }
        var options = SceneOptions()
        options.layers.insert(.sizes)
        let sizes = Scenes(sketch, options).texts(.sizes)
        #expect(["b ≈40.13 × 120", "c ≈40.13 × 120"].allSatisfy(sizes.contains), "\(sizes)")
    }

    /// A constraint and a stack view that equate the same size speak of one letter.
    @Test func `Equal sizes of both kinds share a letter`() {
        var sketch = LayoutSketch(340, 160)
        sketch.add("bar", .stackView(ViewContent.StackView(distribution: .fillEqually)))
        sketch.add("a", in: "bar")
        sketch.add("b", in: "bar")
        sketch.add("c")
        sketch.constrain(
            """
            bar.leading == root.leading + 10
            bar.top == root.top + 30
            bar.width == 300
            bar.height == 40
            c.leading == root.leading + 10
            c.top == root.top + 100
            c.height == 30
            c.width == b.width
            """)
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.constraints, subject: .constraint(7)) == ["= D", "= D"])
        #expect(scenes.texts(.constraints, subject: .view(1)) == ["= D"])
    }
}
