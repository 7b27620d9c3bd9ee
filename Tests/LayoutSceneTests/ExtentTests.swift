// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// How much of the plane a picture shows, and how large.
@Suite struct ExtentTests {
    private func sketch(x: Double) -> LayoutSketch {
        var sketch = LayoutSketch(320, 200)
        sketch.add("near")
        sketch.constrain(
            "near.leading = root.leading + 20\nnear.top = root.top + 30\nnear.width = 80\nnear.height = 40")
        sketch.add("off")
        sketch.constrain(
            "off.leading = root.leading + \(x)\noff.top = root.top + 30\noff.width = 80\noff.height = 40")
        return sketch
    }

    @Test func `A view outside the canvas is drawn with its constraints`() {
        let scenes = Scenes(sketch(x: 500))
        for constraint in 4..<8 {
            #expect(scenes.texts(.constraints, subject: .constraint(constraint)).count == 1)
        }
        #expect(scenes.texts(.names) == ["near", "off"])
        #expect(scenes.scene.omissions == SceneOmissions())
    }

    /// The arrow says where, how many and how far.
    @Test func `Views that are far away are counted at the border`() {
        let scenes = Scenes(sketch(x: 5000))
        #expect(scenes.texts(.constraints, subject: .picture) == ["→ 1 view, 3 constraints, 4680 points away"])
        // The distance to it begins at the canvas.
        #expect(scenes.texts(.constraints, subject: .constraint(4)) == ["5000"])
        #expect(scenes.scene.omissions.farAway.count == 4)
        #expect(scenes.scene.size.width < 800)
    }

    @Test func `Zoom enlarges the layout and not the marks`() {
        let plain = Scenes(sketch(x: 120))
        let large = Scenes(sketch(x: 120), SceneOptions(zoom: 2))
        #expect(large.scene.canvas?.size == Size(width: 640, height: 400))
        func length(_ scenes: Scenes) -> Double { scenes.beams(2)[0].to.x - scenes.beams(2)[0].from.x }
        #expect(length(large) == 2 * length(plain))
        #expect(large.texts(.constraints) == plain.texts(.constraints))
        func badges(_ scenes: Scenes) -> [Double] {
            scenes.scene.items.filter { $0.role == .badge }.map(\.bounds.height)
        }
        #expect(badges(large) == badges(plain))
    }

    /// Without `--zoom`, as little as leaves nothing out.
    @Test func `A crowded picture is enlarged`() {
        var sketch = LayoutSketch(120, 80)
        for number in 0..<10 {
            sketch.add("v\(number)")
            sketch.constrain("v\(number).leading = root.leading + \(11 * number)\nv\(number).width = 9")
            sketch.constrain("v\(number).top = root.top + \(number % 3 * 25)\nv\(number).height = \(10 + number)")
        }
        let scenes = Scenes(sketch)
        #expect(scenes.scene.omissions.isEmpty)
        #expect((scenes.scene.canvas?.width ?? 0) > 120)
    }

    @Test func `The canvas keeps its position when a name grows`() {
        func canvas(_ text: String) -> Rect? {
            var sketch = LayoutSketch(320, 200)
            sketch.add(
                "label", .label(ViewContent.Label(text: StyledText(content: .plain(text), font: Font(size: 17)))))
            sketch.constrain("label.leading = root.leading + 3\nlabel.top = root.top + 2")
            return Scenes(sketch).scene.canvas
        }
        #expect(canvas("Sprache") == canvas("Zunge"))
    }

    @Test func `Views with one frame share a name`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("card")
        sketch.add("content", in: "card")
        sketch.constrain(
            "card.leading = root.leading + 20\ncard.top = root.top + 30\ncard.width = 200\ncard.height = 90")
        sketch.constrain(
            """
            content.leading = card.leading
            content.trailing = card.trailing
            content.top = card.top
            content.bottom = card.bottom
            """)
        #expect(Scenes(sketch).texts(.names) == ["2 views here: card, content"])
    }

    /// What a device would show: the document's colours, and nothing beyond the canvas.
    @Test func `Content drawn alone keeps its colours`() {
        var sketch = LayoutSketch(320, 200)
        let blue = Color(hex: 0x007AFF)
        let white = Color(hex: 0xFFFFFF)
        sketch.add("label", .label(ViewContent.Label(text: StyledText(content: .plain("Buy"), font: Font(size: 17))))) {
            $0.style.backgroundColor = blue
            $0.style.textColor = white
        }
        sketch.constrain("label.leading = root.leading + 300\nlabel.top = root.top + 30\nlabel.width = 90")
        var options = SceneOptions()
        options.layers = [.canvas, .content]
        let scene = Scenes(sketch, options).scene
        let colors = scene.items.compactMap { item -> Color? in
            if case .text(let text) = item.shape, item.layer == .content { text.color } else { nil }
        }
        #expect(colors == [white])
        let canvas = scene.canvas ?? Rect(origin: .zero, size: .zero)
        #expect(scene.items.filter { $0.layer == .content }.allSatisfy { canvas.contains($0.bounds) })
    }

    @Test func `A variant is named after the document`() {
        var sketch = sketch(x: 120)
        sketch.document.variant = "wide"
        let file = SceneOptions(caption: .shown(fileName: "a.json"))
        #expect(Scenes(sketch, file).texts(.legend).contains("a.json: wide"))
        sketch.document.name = "Card"
        #expect(Scenes(sketch, file).texts(.legend).contains("Card: wide"))
        #expect(Scenes(sketch, SceneOptions(caption: .text("Step 1"))).texts(.legend).contains("Step 1"))
    }

    @Test func `The margins of every view with subviews are a layer`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("card") { $0.layoutMargins = .absolute(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)) }
        sketch.add("leaf", in: "card")
        sketch.constrain(
            "card.leading = root.leading + 20\ncard.top = root.top + 30\ncard.width = 200\ncard.height = 90")
        sketch.constrain("leaf.leading = card.leading + 9\nleaf.top = card.top + 9\nleaf.width = 9\nleaf.height = 9")
        var options = SceneOptions()
        options.layers.insert(.margins)
        let scenes = Scenes(sketch, options)
        let margins = scenes.scene.items.filter { $0.layer == .margins }
        #expect(Set(margins.map(\.subject)) == [.guide("root.layoutMarginsGuide"), .guide("card.layoutMarginsGuide")])
        let card = margins.filter { $0.subject == .guide("card.layoutMarginsGuide") }.map(\.bounds)
        let outline = card.dropFirst().reduce(card[0]) { $0.union($1) }
        #expect(abs(outline.width - 140) < 2 && abs(outline.height - 50) < 2)
    }

    @Test func `A long caption takes several lines`() {
        let text = Array(repeating: "word", count: 60).joined(separator: " ")
        let scene = Scenes(sketch(x: 120), SceneOptions(caption: .text(text))).scene
        #expect(scene.size.width == Scenes(sketch(x: 120)).scene.size.width)
        for item in scene.items where item.role == .text {
            #expect(Rect(origin: .zero, size: scene.size).contains(item.bounds))
        }
    }

    @Test func `The text around a picture can be chosen`() {
        let sketch = sketch(x: 120)
        let words = { (options: SceneOptions) in Scenes(sketch, options).texts(.legend) }
        #expect(words(SceneOptions(caption: .text("Step 1"))).contains("Step 1"))
        // What the file is like is said for its name, not for an author's text.
        #expect(!words(SceneOptions(caption: .text("Step 1"))).contains { $0.hasSuffix("ltr") })
        #expect(words(SceneOptions(caption: .titled("Step 1"))).contains { $0.hasSuffix("ltr") })
        #expect(words(SceneOptions(caption: .shown(fileName: "a.json"))).contains("a.json"))
        #expect(words(SceneOptions(caption: .hidden)).isEmpty)
        #expect(words(SceneOptions()).contains { $0.hasSuffix("fully determined") })
        #expect(!words(SceneOptions(showsSummary: false)).contains { $0.hasSuffix("fully determined") })
    }

    @Test(arguments: [Axis.horizontal, .vertical])
    func `One axis can be drawn alone`(axis: Axis) {
        let drawn = Set(Scenes(sketch(x: 120), SceneOptions(axis: axis)).scene.items.map(\.subject))
        #expect(drawn.contains(.constraint(0)) == (axis == .horizontal))
        #expect(drawn.contains(.constraint(1)) == (axis == .vertical))
    }
}
