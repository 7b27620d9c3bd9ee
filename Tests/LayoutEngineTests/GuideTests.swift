// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct GuideTests {
    private let phone = DirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

    /// Pins `v` to all edges of an item.
    private func pinned(_ item: String) -> String {
        """
        v.leading == \(item).leading
        v.top == \(item).top
        v.trailing == \(item).trailing
        v.bottom == \(item).bottom
        """
    }

    @Test(arguments: [
        ("root.safeAreaLayoutGuide", [0.0, 59, 393, 759]), ("root.layoutMarginsGuide", [16, 59, 361, 759]),
        ("root.readableContentGuide", [16, 59, 361, 759]),
    ])
    func `The root's guides have their frames`(_ guide: String, _ expected: [Double]) {
        var sketch = LayoutSketch(393, 852, safeArea: phone)
        sketch.add("v")
        sketch.constrain(pinned(guide))
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == expected)
        #expect(layout.guides.map(\.id) == [guide])
        #expect(layout.guides[0].canvasFrame == layout.views[1].frame)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `A view smaller than its insets does not conflict`() {
        var sketch = LayoutSketch(100, 50, safeArea: phone)
        sketch.add("v", size: IntrinsicContentSize(width: 10, height: 10))
        sketch.constrain("v.leading == root.safeAreaLayoutGuide.leading\nv.top == root.top")
        let layout = sketch.solve()
        #expect(layout.diagnostics.isEmpty)
        #expect(layout.canvasSize == Size(width: 100, height: 50))
    }

    @Test(arguments: [(0.0, 34.0), (20, 34), (300, 300)])
    func `The keyboard guide begins above the keyboard, or above the safe area's edge`(keyboard: Double, bottom: Double)
    {
        var sketch = LayoutSketch(200, 600)
        sketch.document.canvas.safeArea.bottom = 34
        sketch.document.canvas.keyboard = keyboard
        sketch.add("v")
        sketch.constrain(
            "v.leading == root.leading\nv.trailing == root.trailing\nv.top == root.top\nv.bottom == root.keyboardLayoutGuide.top"
        )
        #expect(sketch.solve().frame("v", in: sketch) == [0, 0, 200, 600 - bottom])
    }

    @Test func `The keyboard guide is at the bottom while the keyboard is off screen`() {
        var sketch = LayoutSketch(393, 852, safeArea: phone)
        sketch.add("v", size: IntrinsicContentSize(width: 40, height: 20))
        sketch.constrain("v.leading == root.leading\nv.bottom == root.keyboardLayoutGuide.top")
        #expect(sketch.solve().frame("v", in: sketch) == [0, 798, 40, 20])
    }

    @Test func `Wide screens have margins of 20 and centred readable content of width 672`() {
        var sketch = LayoutSketch(1024, 768)
        sketch.add("v")
        sketch.constrain(pinned("root.readableContentGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [176, 0, 672, 768])
        var margins = LayoutSketch(1024, 768)
        margins.add("v")
        margins.constrain("v.leading == root.leadingMargin\nv.centerX == root.centerXWithinMargins")
        margins.constrain("v.top == root.topMargin\nv.bottom == root.bottomMargin")
        #expect(margins.solve().frame("v", in: margins) == [20, 0, 984, 768])
    }

    @Test(
        arguments: [
            (.extraSmall, 560.0), (.small, 600), (.medium, 632), (.large, 672), (.extraLarge, 744),
            (.extraExtraLarge, 824), (.extraExtraExtraLarge, 896), (.accessibilityExtraExtraExtraLarge, 984),
        ] as [(ContentSizeCategory, Double)])
    func `The readable width grows with the text, but not over the margins`(
        _ category: ContentSizeCategory, _ width: Double
    ) {
        var sketch = LayoutSketch(1024, 768, category: category)
        sketch.add("v")
        sketch.constrain(pinned("root.readableContentGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [(1024 - width) / 2, 0, width, 768])
    }

    @Test(arguments: [(1000.0, 960.0), (1008, 968), (1024, 920)])
    func `On iOS 26 readable content is as wide as the margins up to 1008 points, then 920`(
        _ width: Double, _ expected: Double
    ) {
        var sketch = LayoutSketch(width, 768, profile: .ios26)
        sketch.add("v")
        sketch.constrain(pinned("root.readableContentGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [(width - expected) / 2, 0, expected, 768])
    }

    @Test func `A view controller adds to the safe area of its view, and takes from it, but not below nothing`() {
        var sketch = LayoutSketch(
            320, 480, safeArea: DirectionalEdgeInsets(top: 30, leading: 0, bottom: 34, trailing: 0))
        sketch.change("root") { $0.additionalSafeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: -40, right: 10) }
        sketch.add("child") { $0.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 5, bottom: 12, right: 0) }
        sketch.add("v", in: "child")
        sketch.add("w")
        sketch.constrain(
            "child.leading == root.leading\nchild.trailing == root.trailing\nchild.top == root.top + 50\nchild.bottom == root.bottom"
        )
        sketch.constrain(pinned("child.safeAreaLayoutGuide"))
        sketch.constrain(pinned("root.safeAreaLayoutGuide").replacing("v.", with: "w."))
        let layout = sketch.solve()
        // 30 + 44 at the top, of which 24 reach into the child; 34 − 40 is nothing.
        #expect(layout.frame("w", in: sketch) == [0, 74, 310, 406])
        #expect(layout.frame("v", in: sketch) == [5, 24, 305, 394])
    }

    @Test func `V33: margins and the safe area add up, in a subview once its place is known`() {
        var sketch = LayoutSketch(
            320, 480, safeArea: DirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
        sketch.add("panel") { $0.layoutMargins = .absolute(EdgeInsets(top: 7, left: 7, bottom: 7, right: 7)) }
        sketch.add("v", in: "panel")
        sketch.constrain(
            "panel.leading == root.leading\npanel.top == root.top\npanel.width == 100\npanel.height == 100")
        sketch.constrain(pinned("panel.layoutMarginsGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [7, 37, 86, 56])
        sketch.constrain("panel.top == root.top + 10")
        sketch.remove(constraint: 1)
        #expect(sketch.solve().frame("v", in: sketch) == [7, 27, 86, 66])
        sketch.change("panel") { $0.insetsLayoutMarginsFromSafeArea = false }
        #expect(sketch.solve().frame("v", in: sketch) == [7, 7, 86, 86])
    }

    @Test(arguments: [(393.0, 16.0), (414, 20)])
    func `The root has the least margins of a view controller's view unless it says otherwise`(
        width: Double, least: Double
    ) {
        var sketch = LayoutSketch(width, 480)
        sketch.add("v")
        sketch.constrain(pinned("root.layoutMarginsGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [least, 0, width - 2 * least, 480])
        sketch.change("root") {
            $0.layoutMargins = .absolute(EdgeInsets(top: 1, left: 2, bottom: 3, right: 40))
        }
        #expect(sketch.solve().frame("v", in: sketch) == [least, 1, width - least - 40, 476])
        sketch.change("root") { $0.viewRespectsSystemMinimumLayoutMargins = false }
        #expect(sketch.solve().frame("v", in: sketch) == [2, 1, width - 42, 476])
        sketch.change("root") { $0.layoutMargins = nil }
        #expect(sketch.solve().frame("v", in: sketch) == [8, 8, width - 16, 464])
    }

    @Test func `Margins of the superview are preserved`() {
        var sketch = LayoutSketch(393, 852)
        sketch.add("panel") { $0.preservesSuperviewLayoutMargins = true }
        sketch.add("v", in: "panel")
        sketch.constrain(
            """
            panel.leading == root.leading + 4
            root.trailing == panel.trailing
            panel.top == root.top
            panel.height == 100
            """)
        sketch.constrain(pinned("panel.layoutMarginsGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [12, 8, 361, 84])
    }

    @Test func `The safe area of a table does not reach the vertical margins of its cells`() {
        var sketch = LayoutSketch(
            393, 852, safeArea: DirectionalEdgeInsets(top: 91, leading: 0, bottom: 34, trailing: 0))
        sketch.add("table", .tableView) { $0.preservesSuperviewLayoutMargins = true }
        sketch.add("cell", in: "table") { $0.preservesSuperviewLayoutMargins = true }
        sketch.add("v", in: "cell")
        sketch.constrain(
            """
            table.leading == root.leading
            root.trailing == table.trailing
            table.top == root.top
            root.bottom == table.bottom
            cell.leading == table.leading
            cell.width == 393
            cell.top == table.top + 50
            cell.height == 54
            """)
        sketch.constrain(pinned("cell.layoutMarginsGuide"))
        #expect(sketch.solve().frame("v", in: sketch) == [16, 8, 361, 38])
    }

    @Test func `Directional margins follow the view's own direction`() {
        var sketch = LayoutSketch(320, 480)
        sketch.add("panel") {
            $0.layoutMargins = .directional(DirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30))
            $0.semanticContentAttribute = .forceRightToLeft
        }
        sketch.add("v", in: "panel")
        sketch.constrain("panel.leading == root.leading\npanel.top == root.top\npanel.width == 100\npanel.height == 50")
        sketch.constrain(pinned("panel.layoutMarginsGuide"))
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == [30, 0, 60, 50])
        #expect(layout.views[1].direction == .rightToLeft)
        #expect(layout.views[2].direction == .leftToRight)
    }

    @Test func `The direction is that of the view that holds the constraint; playback never flips`() {
        var sketch = LayoutSketch(320, 480, direction: .rightToLeft)
        sketch.add("player") { $0.semanticContentAttribute = .playback }
        sketch.add("v", in: "player")
        sketch.constrain(
            "player.leading == root.leading\nplayer.top == root.top\nplayer.width == 100\nplayer.height == 50")
        sketch.constrain("v.leading == player.leading + 5\nv.top == player.top\nv.width == 10\nv.height == 10")
        let layout = sketch.solve()
        #expect(layout.frame("player", in: sketch) == [220, 0, 100, 50])
        #expect(layout.frame("v", in: sketch) == [5, 0, 10, 10])
    }

    @Test func `Right-to-left layouts mirror margins, guides, centers and fractions`() {
        var sketch = LayoutSketch(
            400, 480, safeArea: DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10),
            direction: .rightToLeft)
        sketch.add("v", size: IntrinsicContentSize(width: 40, height: 10))
        sketch.add("w", size: IntrinsicContentSize(width: 40, height: 10))
        sketch.add("c", size: IntrinsicContentSize(width: 40, height: 10))
        sketch.add("f", size: IntrinsicContentSize(width: 40, height: 10))
        sketch.constrain(
            """
            v.leading == root.leadingMargin
            w.trailing == root.safeAreaLayoutGuide.trailing - 5
            c.centerX == root.centerX + 10
            f.leading == 0.25*root.trailing
            """)
        let layout = sketch.solve()
        // The leading margin is on the right: 16 and a safe area of 30.
        #expect(layout.frame("v", in: sketch)[0] == 400 - 46 - 40)
        #expect(layout.frame("w", in: sketch)[0] == 15)
        #expect(layout.frame("c", in: sketch)[0] == 190)
        #expect(layout.frame("f", in: sketch)[0] == 400 - 100 - 40)
    }

    @Test func `A hidden view outside a stack view keeps its place`() {
        var sketch = LayoutSketch()
        sketch.add("v", size: IntrinsicContentSize(width: 40, height: 10)) { $0.isHidden = true }
        sketch.constrain("v.leading == root.leading + 7\nv.top == root.top")
        #expect(sketch.solve().frame("v", in: sketch) == [7, 0, 40, 10])
    }

    @Test func `Layout guides of the document have frames`() {
        var sketch = LayoutSketch()
        sketch.add("panel")
        sketch.addGuide("gap", in: "panel")
        sketch.add("v", in: "panel")
        sketch.constrain(
            """
            panel.leading == root.leading + 10
            panel.top == root.top + 10
            panel.width == 200
            panel.height == 100
            gap.leading == panel.leading
            gap.width == 0.25*panel.width
            v.leading == gap.trailing
            v.trailing == panel.trailing
            v.top == panel.top
            v.bottom == panel.bottom
            gap.top == panel.top
            """)
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == [50, 0, 150, 100])
        #expect(layout.guides[0].canvasFrame.x == 10)
        #expect(layout.guides[0].canvasFrame.width == 50)
        #expect(layout.guides[0].ambiguities.map(\.name) == [.height])
        #expect(layout.views.allSatisfy { $0.state == .determined })
    }

    @Test func `System spacing is 8 between edges and a line of text between baselines`() {
        let text = { (size: Double) in
            ViewContent.label(ViewContent.Label(text: StyledText(content: .plain("abc"), font: Font(size: size))))
        }
        var sketch = LayoutSketch()
        sketch.add("a", text(17))
        sketch.add("b", text(34))
        sketch.add("c", text(17))
        sketch.constrain(
            """
            a.leading == root.leading
            a.top == root.top + 2*space
            b.leading == a.trailing + 1.5*space
            b.firstBaseline == a.lastBaseline + space
            c.top == b.bottom + space
            c.leading == root.leading
            """)
        let layout = sketch.solve()
        #expect(layout.frame("a", in: sketch) == [0, 16, 30, 20])
        // Below a's baseline: its descent of 4 and b's ascent of 32.
        #expect(layout.frame("b", in: sketch) == [42, 36, 60, 40])
        #expect(layout.frame("c", in: sketch)[1] == 84)
        #expect(layout.constraints[3].actualConstant == 36)
    }

    @Test func `Constraints act on alignment rectangles, frames and guides on bounds`() {
        var sketch = LayoutSketch()
        sketch.add("box") { $0.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        sketch.add("v", in: "box")
        sketch.add("m", in: "box")
        sketch.constrain(
            """
            box.leading == root.leading + 20
            box.top == root.top + 20
            box.width == 100
            box.height == 50
            v.leading == box.leading
            v.trailing == box.trailing
            v.top == box.top
            v.bottom == box.bottom
            m.leading == box.layoutMarginsGuide.leading
            m.trailing == box.layoutMarginsGuide.trailing
            m.top == box.layoutMarginsGuide.top
            m.bottom == box.layoutMarginsGuide.bottom
            """)
        let layout = sketch.solve()
        #expect(layout.frame("box", in: sketch) == [18, 19, 106, 54])
        #expect(layout.views[1].alignmentRect == Rect(x: 20, y: 20, width: 100, height: 50))
        #expect(layout.frame("v", in: sketch) == [2, 1, 100, 50])
        #expect(layout.frame("m", in: sketch) == [8, 8, 90, 38])
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `What is in a scroll view is where the content offset shows it`() {
        var sketch = LayoutSketch(200, 300)
        sketch.add("scroll", .scrollView) { $0.contentOffset = Point(x: 20, y: -50) }
        sketch.add("v", in: "scroll", size: IntrinsicContentSize(width: 40, height: 20))
        sketch.add("masked", in: "scroll") {
            $0.frame = Rect(x: 30, y: 60, width: 10, height: 10)
            $0.autoresizingMask = []
        }
        sketch.add("floating", in: "scroll", size: IntrinsicContentSize(width: 40, height: 20))
        sketch.constrain(
            "scroll.left == root.left\nscroll.right == root.right\nscroll.top == root.top\nscroll.bottom == root.bottom"
        )
        sketch.constrain("v.left == scroll.left\nv.top == scroll.contentLayoutGuide.top + 5")
        sketch.constrain("v.right == scroll.right\nv.bottom == scroll.bottom - 400")
        sketch.constrain("floating.left == scroll.left\nfloating.top == scroll.frameLayoutGuide.top")
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == [-20, 55, 40, 20])
        #expect(layout.frame("masked", in: sketch) == [10, 110, 10, 10])
        #expect(layout.frame("floating", in: sketch) == [-20, 0, 40, 20])
        #expect(layout.diagnostics.isEmpty)
    }
}
