// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Problems are shown by colour, glyph and text.
@Suite struct StateTests {
    private var tie: LayoutSketch {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.add("b", size: IntrinsicContentSize(width: 60, height: 20))
        sketch.constrain(
            """
            a.leading = root.leading + 20
            b.leading = a.trailing + 8
            b.trailing = root.trailing - 20
            a.top = root.top + 60
            b.top = a.top
            """)
        return sketch
    }

    @Test func `Ambiguous views show ranges and ghosts`() {
        let scenes = Scenes(tie)
        let theme = SceneTheme(.classic, appearance: .light)
        #expect(scenes.texts(.names, subject: .view(1)) == ["? a"])
        #expect(scenes.texts(.issues, subject: .view(1)) == ["width 50 … 212"])
        #expect(scenes.texts(.issues, subject: .view(2)) == ["x 78 … 240", "width 60 … 222"])
        let strokes = scenes.strokes(.issues, subject: .view(1))
        #expect(strokes.contains { $0.color == theme.ambiguous && $0.dash.isEmpty })
        #expect(strokes.contains { $0.color == theme.ambiguous && !$0.dash.isEmpty })
        #expect(scenes.strokes(.constraints, subject: .constraint(1)).contains { $0.color == theme.ambiguous })
        #expect(scenes.strokes(.constraints, subject: .constraint(3)).allSatisfy { $0.color == theme.determined })
        #expect(scenes.texts(.legend).contains { $0.contains("? ambiguous") })
        #expect(scenes.scene.description.contains("2 views ambiguous"))
        #expect(scenes.scene.description.contains("horizontal hugging of a and b ties at 250: set a's to 249"))
    }

    @Test(arguments: [(1, "? v0: no constraint decides its y"), (2, "? v0, v1: no constraint decides their y")])
    func `Views that lack the same constraints share a note`(_ count: Int, _ note: String) {
        let scenes = Scenes(column(of: count))
        #expect(scenes.scene.description.contains(note))
        #expect(scenes.texts(.legend).count { $0.contains("no constraint decides") } == 1)
    }

    @Test func `A note names a dozen views and counts the others`() {
        let description = Scenes(column(of: 30)).scene.description
        #expect(description.contains("v10, v11 and 18 more: no constraint decides their y"))
        #expect(Scenes(column(of: 13)).scene.description.contains("v11, v12: no constraint decides their y"))
    }

    /// Views that lack a vertical position.
    private func column(of count: Int) -> LayoutSketch {
        var sketch = LayoutSketch(320, 900)
        for index in 0..<count {
            sketch.add("v\(index)")
            sketch.constrain("v\(index).leading = root.leading\nv\(index).width = 50\nv\(index).height = 20")
        }
        return sketch
    }

    /// Constraints whose marks are in the colour of ambiguity.
    private func orange(_ scenes: Scenes) -> [Int] {
        let color = SceneTheme(.classic, appearance: .light).ambiguous
        return scenes.document.constraints.indices.filter { index in
            scenes.strokes(.constraints, subject: .constraint(index)).contains { $0.color == color }
        }
    }

    /// Marks on an open attribute's axis, whichever of their sides names the view; nothing of the other axis.
    @Test func `Constraints that affect an ambiguous width are orange`() {
        var sketch = LayoutSketch(320, 200)
        for id in ["a", "b", "c"] { sketch.add(id) }
        sketch.constrain(
            """
            a.leading == root.leading + 20
            a.top == root.top + 20
            a.height == 30
            b.leading == a.trailing + 8
            b.top == root.top + 20
            b.width == 20
            b.height == 40
            c.leading == root.leading + 20
            c.top == root.top + 100
            c.height == 30
            c.width >= 2*a.width
            """)
        let scenes = Scenes(sketch)
        #expect(scenes.solved.views.map { $0.ambiguities.map(\.name) } == [[], [.width], [.x], [.width]])
        #expect(orange(scenes) == [0, 3, 5, 7, 10])
        #expect(scenes.strokes(.frames, subject: .view(1)).count == 1)
        #expect(
            scenes.strokes(.issues, subject: .view(1)).contains {
                $0.color == SceneTheme(.classic, appearance: .light).ambiguous
            })
    }

    /// A ratio is of both axes.
    @Test func `An aspect ratio of an ambiguous size is orange`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain(
            """
            a.leading == root.leading + 20
            a.top == root.top + 20
            a.width == 2*a.height
            """)
        #expect(orange(Scenes(sketch)) == [0, 1, 2])
        sketch.constrain("a.width == 60")
        #expect(orange(Scenes(sketch)) == [])
    }

    /// From inside, a scroll view's edges are those of its content, which may be open though its frame is not.
    @Test func `Constraints that affect ambiguous content are orange`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("list", .scrollView)
        sketch.add("row", in: "list")
        sketch.constrain(
            """
            list.leading == root.leading + 10
            list.top == root.top + 10
            list.width == 200
            list.height == 100
            row.leading == list.leading + 10
            list.trailing == row.trailing + 10
            row.top == list.top + 10
            row.width == 150
            row.height == 40
            """)
        #expect(orange(Scenes(sketch)) == [6])
    }

    /// The gap of a stack view that has no room for what it arranges.
    @Test func `Gaps of an arrangement in conflict are red`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("bar", .stackView(ViewContent.StackView(spacing: 12)))
        sketch.add("a", in: "bar")
        sketch.add("b", in: "bar")
        sketch.constrain(
            """
            bar.leading == root.leading + 10
            bar.top == root.top + 40
            bar.height == 40
            bar.width == 100
            a.width == 80
            b.width == 80
            """)
        let colors = Scenes(sketch).strokes(.constraints, subject: .view(1)).map(\.color)
        #expect(Set(colors) == [SceneTheme(.classic, appearance: .light).conflict])
    }

    @Test func `Exercising an ambiguity draws the other end`() {
        let scenes = Scenes(tie, SceneOptions(exercise: "a"))
        func width(_ view: Int) -> [Double] {
            scenes.scene.items.filter { $0.layer == .frames && $0.subject == .view(view) }.compactMap { item in
                if case .rectangle(let rect, _, _, _) = item.shape { rect.width } else { nil }
            }
        }
        // The plain picture has 212 and 60.
        #expect(width(1) == [50])
        #expect(width(2) == [222])
    }

    @Test func `The Xcode theme draws ambiguity in red`() {
        let xcode = SceneTheme(.xcode, appearance: .light)
        #expect(xcode.ambiguous == xcode.conflict && xcode.misplaced != xcode.conflict)
        let scenes = Scenes(tie, SceneOptions(theme: .xcode))
        #expect(scenes.strokes(.issues, subject: .view(1)).contains { $0.color == xcode.ambiguous })
    }

    @Test func `The print theme shows states without colour`() {
        let scenes = Scenes(tie, SceneOptions(theme: .print))
        let hatches = scenes.scene.items.filter { item in
            if case .path(let elements, _, _) = item.shape {
                item.layer == .issues && elements.count > 4
            } else {
                false
            }
        }
        #expect(hatches.count == 2)
    }

    @Test func `In a conflict the broken constraint is struck through`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain(
            """
            a.leading = root.leading + 20
            a.trailing = root.trailing - 20
            a.width = 100
            a.top = root.top + 60
            a.height = 40
            """)
        let scenes = Scenes(sketch)
        let theme = SceneTheme(.classic, appearance: .light)
        #expect(scenes.texts(.names, subject: .view(1)) == ["× a"])
        #expect(scenes.texts(.constraints, subject: .constraint(2)) == ["100 broken"])
        let broken = scenes.beams(2)[0]
        #expect(broken.to.x - broken.from.x == 100)
        let strokes = scenes.strokes(.constraints, subject: .constraint(2))
        #expect(
            strokes.contains { !$0.dash.isEmpty } && strokes.allSatisfy { $0.color.withAlpha(1) != theme.determined })
        // The stroke through the words follows them.
        let items = scenes.scene.items.filter { $0.subject == .constraint(2) }
        if case .line(let from, let to, _)? = items.last?.shape {
            #expect(from.y != to.y)
        } else {
            Issue.record("no stroke")
        }
        #expect(scenes.strokes(.constraints, subject: .constraint(0)).allSatisfy { $0.color == theme.conflict })
        #expect(scenes.strokes(.constraints, subject: .constraint(3)).allSatisfy { $0.color == theme.determined })
        #expect(scenes.scene.description.contains("× broken: a.width == 100"))
    }

    /// Three conflicts of long equations under a narrow picture.
    @Test func `Long notes are cut after two lines`() {
        var sketch = LayoutSketch(300, 200)
        for number in 1...3 {
            let id = "aViewWithAVeryLongName\(number)"
            sketch.add(id)
            sketch.constrain(
                """
                \(id).leading == root.leading + 20
                \(id).trailing == root.trailing - 20
                \(id).top == root.top + \(number * 40)
                \(id).height == 20
                \(id).width == 10
                """)
        }
        let texts = Scenes(sketch).texts(.legend)
        #expect(texts.filter { $0.hasPrefix("× broken") }.count == 3)
        let last = texts.lastIndex { $0.hasPrefix("× broken") } ?? 0
        #expect(texts[last + 1].hasSuffix(" …"))
        #expect(texts[last + 2] == "3 conflicts")
    }

    @Test func `Another solution that is elsewhere has the name of its view`() {
        var sketch = LayoutSketch(320, 300)
        sketch.add("box")
        sketch.constrain("box.leading = root.leading + 20\nbox.width = 100\nbox.height = 40")
        sketch.constrain("box.top >= root.top + 20\nbox.bottom <= root.bottom - 20")
        #expect(Scenes(sketch).texts(.names) == ["? box", "(box)"])
        // The other solution begins where the view does.
        #expect(Scenes(tie).texts(.names, subject: .view(1)) == ["? a"])
    }

    @Test func `Views whose frames are hardly different have one name, the outer one first`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("card")
        sketch.add("content", in: "card")
        sketch.add("title", in: "content")
        sketch.constrain(
            "card.leading = root.leading + 20\ncard.width = 100\ncard.top = root.top + 30\ncard.height = 80")
        sketch.constrain("content.leading = card.leading + 2\ncontent.trailing = card.trailing - 2")
        sketch.constrain("content.top = card.top + 2\ncontent.bottom = card.bottom - 2")
        sketch.constrain("title.leading = content.leading + 2\ntitle.trailing = content.trailing - 2")
        sketch.constrain("title.top = content.top + 2\ntitle.bottom = content.bottom - 30")
        #expect(Scenes(sketch).texts(.names) == ["card › content", "title"])
    }

    @Test func `A misplaced view shows signed differences`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a") { $0.frame = Rect(x: 40, y: 66, width: 200, height: 40) }
        sketch.constrain(
            "a.leading = root.leading + 20\na.width = 250\na.top = root.top + 60\na.height = 40")
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.names, subject: .view(1)) == ["△ a"])
        #expect(scenes.texts(.issues, subject: .view(1)) == ["x −20", "y −6", "width +50"])
        #expect(scenes.scene.description.contains("1 view misplaced"))
    }

    @Test func `A view with two states shows and says both`() {
        var sketch = LayoutSketch(320, 300)
        sketch.add("both")
        sketch.constrain("both.leading = root.leading + 20\nboth.width = 100\nboth.width = 140\nboth.height = 40")
        sketch.constrain("both.top >= root.top + 20\nboth.bottom <= root.bottom - 100")
        sketch.add("moved") { $0.frame = Rect(x: 40, y: 230, width: 60, height: 40) }
        sketch.constrain("moved.leading = root.leading + 20\nmoved.top = root.top + 220")
        sketch.constrain("moved.width = 60\nmoved.height = 40")
        let scenes = Scenes(sketch)
        #expect(scenes.texts(.names) == ["× ? both", "△ moved", "(both)"])
        #expect(scenes.scene.description.contains("1 conflict · 1 view ambiguous · 1 view misplaced"))
        let colors = Set(scenes.strokes(.issues, subject: .view(1)).map(\.color))
        let theme = SceneTheme(.classic, appearance: .light)
        #expect(colors.isSuperset(of: [theme.conflict, theme.ambiguous]))
        for entry in ["? ambiguous", "× in conflict", "△ misplaced", "another solution", "where the document has it"] {
            #expect(scenes.texts(.legend).contains { $0.hasPrefix(entry) }, "\(entry)")
        }
    }

    @Test func `A plain picture has no legend`() {
        var sketch = LayoutSketch(320, 200)
        sketch.add("a")
        sketch.constrain(
            "a.leading = root.leading + 20\na.width = 250\na.top = root.top + 60\na.height = 40")
        let plain = Scenes(sketch)
        #expect(plain.texts(.legend) == ["320 × 200 · @2x · ltr", "2 views, 4 constraints · fully determined"])
        #expect(Scenes(sketch, SceneOptions(legend: .shown)).texts(.legend).contains("distance or size, points"))
    }

    @Test func `The last line takes the width of a legend that is wider than the layout`() {
        var sketch = LayoutSketch(80, 120)
        sketch.add("a", size: IntrinsicContentSize(width: 30, height: 10))
        sketch.constrain(
            "a.leading = root.leading\na.trailing = root.trailing\na.top = root.top + 40\na.height = 10")
        let scenes = Scenes(sketch, SceneOptions(focus: ["a"], legend: .shown))
        #expect(scenes.texts(.legend).contains { $0.hasPrefix("intrinsic content size") })
        #expect(scenes.texts(.legend).last == "2 views, 4 constraints · fully determined · only what affects a")
    }
}
