// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Each kind of constraint has its mark, with its number at its place.
@Suite struct MarkTests {
    private func pair(_ direction: LayoutDirection = .leftToRight) -> LayoutSketch {
        var sketch = LayoutSketch(320, 200, direction: direction)
        sketch.add("a")
        sketch.add("b")
        sketch.constrain(
            """
            a.leading = root.leading + 20
            a.top = root.top + 30
            a.width = 100
            a.height = 60
            b.leading = a.trailing + 8
            b.trailing = root.trailing - 20
            b.top = a.top
            b.bottom = a.bottom
            """)
        return sketch
    }

    @Test func `Spacing runs across the gap`() {
        let scenes = Scenes(pair())
        #expect(scenes.texts(.constraints, subject: .constraint(4)) == ["8"])
        let beam = scenes.beams(4)[0]
        #expect((beam.from.x, beam.to.x) == (120, 128))
        #expect(beam.from.y > 30 && beam.from.y < 90)
        // A trailing constant is negative in the equation and a positive distance on the picture.
        #expect(scenes.texts(.constraints, subject: .constraint(5)) == ["20"])
        #expect(scenes.beams(5).map { [$0.from.x, $0.to.x] } == [[300, 320]])
    }

    @Test func `Spacing is mirrored`() {
        let scenes = Scenes(pair(.rightToLeft))
        #expect(scenes.texts(.constraints, subject: .constraint(4)) == ["8"])
        #expect(scenes.beams(4).map { [$0.from.x, $0.to.x] } == [[192, 200]])
        #expect(scenes.beams(0).map { [$0.from.x, $0.to.x] } == [[300, 320]])
    }

    /// Only from the end of the first view to the beginning of the second one would it be an overlap.
    @Test func `A distance across two views is positive`() {
        var sketch = pair()
        sketch.constrain("b.trailing >= a.leading + 100\na.leading <= b.trailing - 100\nb.leading >= a.trailing - 50")
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.constraints, subject: .constraint(8)) == ["≥ 100"])
        #expect(scenes.texts(.constraints, subject: .constraint(9)) == ["≥ 100"])
        #expect(scenes.texts(.constraints, subject: .constraint(10)) == ["≥ −50"])
    }

    @Test func `A factor that is not exactly the fraction says so`() {
        var sketch = LayoutSketch(600, 200)
        for (id, x) in [("a", 10), ("b", 160), ("c", 310), ("d", 460)] {
            sketch.add(id)
            sketch.constrain("\(id).leading = root.leading + \(x)\n\(id).top = root.top + 30\n\(id).height = 80")
        }
        sketch.constrain(
            """
            a.width = 1.5*a.height
            b.width = 1.5002*b.height
            c.width = 0.6667*a.width
            d.width = 0.66666667*a.width
            """)
        let scenes = Scenes(sketch)
        let texts = (12..<16).map { scenes.texts(.constraints, subject: .constraint($0)) }
        #expect(texts[0] == ["3:2"] && texts[1] == ["≈3:2"], "\(texts)")
        #expect(texts[2].contains("= ≈⅔ E") && texts[3].contains("= ⅔ E"), "\(texts)")
    }

    @Test func `A size mark is inside its view`() {
        let scenes = Scenes(pair())
        #expect(scenes.texts(.constraints, subject: .constraint(2)) == ["100"])
        #expect(scenes.beams(2).map { [$0.from.x, $0.to.x] } == [[20, 120]])
        #expect(scenes.beams(3).map { [$0.from.y, $0.to.y] } == [[30, 90]])
    }

    @Test func `Aligned edges are one line through both`() {
        let scenes = Scenes(pair())
        let lines = scenes.scene.items.filter { $0.subject == .constraint(6) }
        // The line, and a tick at each of the two.
        #expect(lines.count == 3)
        #expect(scenes.texts(.constraints, subject: .constraint(6)).isEmpty)
        guard case .line(let from, let to, _)? = lines.first?.shape else {
            Issue.record("no line")
            return
        }
        #expect((from - scenes.origin).y == 30 && (to - scenes.origin).y == 30)
        #expect((from - scenes.origin).x <= 20 && (to - scenes.origin).x >= 300)
    }

    @Test(arguments: [
        ("b.leading >= a.trailing + 4", "≥ 4"), ("a.trailing <= b.leading - 4", "≥ 4"),
        ("b.leading = a.trailing + 8 @750", "8 @750"), ("b.leading = a.trailing + -8.125", "≈−8.13"),
        ("b.width = a.width", "= C"), ("b.width = 0.5*a.width", "= ½ C"), ("b.width >= 2*a.width + 4", "≥ 2 C + 4"),
        ("b.width = 2*b.height", "2:1"), ("b.height = 0.5625*b.width", "16:9"), ("b.width <= 90", "≤ 90"),
    ])
    func `Marks have labels`(equation: String, text: String) {
        var sketch = LayoutSketch(400, 300)
        sketch.add("a")
        sketch.add("b")
        sketch.constrain("a.leading = root.leading + 20\na.top = root.top + 30\na.width = 100\na.height = 60")
        sketch.constrain("b.top = root.top + 40\nb.leading >= root.leading + 10")
        sketch.constrain(equation)
        #expect(Scenes(sketch).texts(.constraints, subject: .constraint(6)).contains(text))
    }

    /// From an edge of a view to the opposite edge of the one around it nothing overlaps.
    @Test(arguments: [
        ("a.top = root.bottom - 40", "40"), ("root.bottom = a.top + 40", "40"), ("a.bottom = root.top + 40", "40"),
        ("a.top >= root.bottom - 40", "≤ 40"), ("a.top = root.bottom + 8", "8"),
        ("a.top = root.bottom - 40 @750", "40 @750"),
    ])
    func `A distance across a view is not negative`(equation: String, text: String) {
        var sketch = LayoutSketch(400, 300)
        sketch.add("a")
        sketch.constrain("a.leading = root.leading + 20\na.width = 100\na.height = 20")
        sketch.constrain(equation)
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.constraints, subject: .constraint(3)) == [text])
        let frame = scenes.solved.views[1].frame
        let ends = equation.contains("root.top") ? [0, frame.maxY] : [frame.minY, 300].sorted()
        #expect(scenes.beams(3).map { [$0.from.y, $0.to.y].sorted() }.first == ends)
    }

    /// In a list of numbered constraints and beside the views.
    @Test func `Numbered constraints have the colour of their marks in the list`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain(
            "a.leading = root.leading + 20\na.trailing = root.trailing - 20\na.width = 300\na.top = root.top + 9\na.height = 40"
        )
        var options = SceneOptions()
        options.numbersConstraints = true
        let scenes = Scenes(sketch, options)
        func color(of constraint: Int) -> Color? {
            scenes.scene.items.lazy.compactMap { item in
                guard item.layer == .legend, item.subject == .constraint(constraint), case .text(let text) = item.shape
                else { return nil }
                return text.color
            }.first
        }
        #expect(color(of: 0) == color(of: 2) && color(of: 2) != color(of: 4) && color(of: 4) == color(of: 3))
    }

    /// A label behind which its own line runs leaves no place on its part of it.
    @Test func `The number of a centre line is on the line`() {
        var sketch = LayoutSketch(300, 120)
        sketch.add(
            "a", .label(ViewContent.Label(text: StyledText(content: .plain("42 42 42 42"), font: Font(size: 17)))))
        sketch.constrain("a.leading = root.leading + 24\na.centerY = root.centerY\na.height = 60\na.width = 40")
        var options = SceneOptions()
        options.numbersConstraints = true
        let scenes = Scenes(sketch, options)
        let badge = scenes.scene.items.first {
            $0.layer == .constraints && $0.subject == .constraint(1) && $0.role == .badge
        }
        #expect(badge.map { $0.bounds.midY - scenes.origin.y } == 60)
        // Not on the view beside it, through which the line passes as well.
        sketch.add("b")
        sketch.constrain(
            "b.leading = a.trailing + 8\nb.trailing = root.trailing - 8\nb.top = root.top + 20\nb.bottom = root.bottom - 20"
        )
        let crowded = Scenes(sketch, options)
        let frame = crowded.solved.views[2].frame
        let numbers = crowded.scene.items.filter { $0.subject == .constraint(1) && $0.role == .badge }
        #expect(numbers.count == 1)
        #expect(!numbers.contains { frame.overlaps($0.bounds.translated(by: Point.zero - crowded.origin)) })
    }

    @Test func `An optional constraint is dashed and an unsatisfied one shows its violation`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain(
            """
            a.leading = root.leading + 20
            a.top = root.top + 30
            a.height = 60
            a.width <= 60
            a.width = 100 @500
            """)
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.constraints, subject: .constraint(4)) == ["100 @500, 40 short"])
        #expect(scenes.strokes(.constraints, subject: .constraint(4)).contains { !$0.dash.isEmpty && $0.width == 1.2 })
        #expect(scenes.strokes(.constraints, subject: .constraint(3)).allSatisfy { $0.dash.isEmpty })
        #expect(scenes.texts(.legend).contains { $0.contains("pulls") })
        #expect(scenes.scene.description.contains("1 optional constraint not met"))
    }

    /// The box is 80 × 40 at (20, 20) of 320 × 320, `other` is right of it and `above` is over the middle.
    @Test(arguments: [
        ("box.centerY = root.centerY + 10 @400", "10 @400, off by 130", Point(x: 0, y: 1)),
        ("box.centerX = root.centerX + 10 @400", "10 @400, off by 110", Point(x: 1, y: 0)),
        ("box.centerX = root.centerX - 200 @400", "200 @400, 100 short", Point(x: -1, y: 0)),
        ("box.centerX = root.centerX @300", "0 @300, off by 100", Point(x: 1, y: 0)),
        ("box.leading = other.trailing + 8 @400", "8 @400, off by 268", Point(x: 1, y: 0)),
        ("other.trailing = box.leading - 8 @400", "8 @400, off by 268", Point(x: -1, y: 0)),
        ("other.leading = box.trailing + 8 @400", "8 @400, 92 over", Point(x: -1, y: 0)),
        ("box.top = other.bottom + 5 @400", "5 @400, off by 125", Point(x: 0, y: 1)),
        ("box.bottom = root.bottom - 20 @400", "20 @400, 240 over", Point(x: 0, y: 1)),
        ("box.top = root.top - 10 @400", "−10 @400, off by 30", Point(x: 0, y: -1)),
        ("box.width = 100 @400", "100 @400, 20 short", Point(x: 1, y: 0)),
        ("box.height = 30 @400", "30 @400, 10 over", Point(x: 0, y: -1)),
    ]) func `A pull points to where the view would go`(constraint: String, label: String, direction: Point) {
        var sketch = LayoutSketch(320, 320)
        sketch.add("box")
        sketch.add("other")
        sketch.constrain(
            """
            box.leading = root.leading + 20
            box.top = root.top + 20
            box.width = 80
            box.height = 40
            other.leading = root.leading + 200
            other.top = root.top + 100
            other.width = 80
            other.height = 40
            \(constraint)
            """)
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.constraints, subject: .constraint(8)) == [label])
        let arrows = scenes.scene.items.compactMap { item -> Point? in
            guard item.subject == .constraint(8), item.role == .handle, case .path(let elements, _, _) = item.shape,
                elements.count == 4, case .move(let tip) = elements[0], case .line(let wing) = elements[1],
                case .line(let other) = elements[2]
            else { return nil }
            let base = Point(x: (wing.x + other.x) / 2, y: (wing.y + other.y) / 2)
            return Point(x: (tip.x - base.x) / 5, y: (tip.y - base.y) / 5)
        }
        #expect(arrows.count == 1)
        #expect(arrows.allSatisfy { abs($0.x - direction.x) < 0.01 && abs($0.y - direction.y) < 0.01 })
    }

    @Test(arguments: [("A form", "A form. 320"), ("A form.", "A form. 320"), ("A form?", "A form? 320")])
    func `The description consists of sentences`(own: String, start: String) {
        var document = pair().document
        document.description = own
        let scene = Scene(
            of: document, solved: document.solve(measuring: FixedCellText()), options: SceneOptions(),
            measuring: FixedCellText())
        #expect(scene.description.hasPrefix(start))
        #expect(!scene.description.contains(".."))
    }

    /// Marks of the view in focus, and marks that place the one that it refers to.
    @Test func `Focus keeps the constraints that place one view`() {
        let scenes = Scenes(pair(), SceneOptions(focus: ["b"]))
        let drawn = Set(
            scenes.scene.items.compactMap { item in
                if case .constraint(let index) = item.subject { index } else { nil }
            })
        #expect(drawn == [0, 1, 2, 3, 4, 5, 6, 7])
        let other = Scenes(pair(), SceneOptions(focus: ["a"])).scene.items.map(\.subject)
        #expect(other.contains(.constraint(4)) && !other.contains(.constraint(5)))
    }

    @Test func `A changed constant has both values, in the colour of what moved`() {
        var options = SceneOptions(reference: .earlier)
        options.formerConstants = [0: 24, 1: -8, 3: 44]
        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain(
            "a.leading = root.leading + 40\na.trailing = root.trailing - 16\na.top = root.top + 60\na.height = 60")
        let scenes = Scenes(sketch, options)
        #expect(scenes.texts(.constraints, subject: .constraint(0)) == ["24 → 40"])
        #expect(scenes.texts(.constraints, subject: .constraint(1)) == ["8 → 16"])
        #expect(scenes.texts(.constraints, subject: .constraint(2)) == ["60"])
        #expect(scenes.texts(.constraints, subject: .constraint(3)) == ["44 → 60"])
        let moved = SceneTheme(.classic, appearance: .light).misplaced
        #expect(scenes.strokes(.constraints, subject: .constraint(0)).allSatisfy { $0.color.withAlpha(1) == moved })
    }

    @Test(arguments: [3, 12]) func `Many equal sizes have one letter with their number`(count: Int) {
        var sketch = LayoutSketch(640, 200)
        for index in 0..<count {
            sketch.add("v\(index)")
            sketch.constrain("v\(index).leading = root.leading + \(index * 50)\nv\(index).top = root.top + 20")
            sketch.constrain("v\(index).height = 40\nv\(index).width = " + (index == 0 ? "40" : "v0.width"))
        }
        let letters = Scenes(sketch).texts(.constraints).filter { $0.hasPrefix("= ") }
        #expect(letters == (count == 3 ? ["= A", "= A", "= A"] : ["= A ×12"]))
    }

    @Test func `Hidden layers draw nothing`() {
        var options = SceneOptions(caption: .hidden)
        options.layers = [.canvas, .content]
        #expect(Scenes(pair(), options).scene.items.allSatisfy { [.canvas, .content].contains($0.layer) })
    }

    @Test func `Extreme frames stay in the picture`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("far")
        sketch.constrain(
            "far.leading = root.leading + 1000000000\nfar.top = root.top + -5000\nfar.width = 3000000\nfar.height = 1")
        let scene = Scenes(sketch).scene
        #expect(scene.size.width < 800 && scene.size.height < 800)
    }
}
