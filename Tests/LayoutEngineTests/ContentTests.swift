// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct ContentTests {
    private func text(_ string: String, size: Double = 17) -> StyledText {
        StyledText(content: .plain(string), font: Font(size: size))
    }

    private func label(_ string: String, lines: Int = 0, preferred: Double = 0) -> ViewContent {
        .label(ViewContent.Label(text: text(string), numberOfLines: lines, preferredMaxLayoutWidth: preferred))
    }

    @Test func `V24: a label wraps at the width that its edges give it`() {
        var sketch = LayoutSketch(240, 480)
        sketch.add("l", label("aaaa bbbb cccc dddd eeee ffff gggg"))
        sketch.constrain("l.leading == root.leading + 20\nroot.trailing == l.trailing + 20\nl.top == root.top")
        let layout = sketch.solve()
        // 20 cells a line: four words of four make 19.
        #expect(layout.frame("l", in: sketch) == [20, 0, 200, 40])
        #expect(layout.textPasses == 2)
        #expect(layout.views[1].textMeasurement?.lineCount == 2)
        #expect(layout.views[1].text?.width == 200)
        #expect(layout.views[1].firstBaseline == 16)
        #expect(layout.views[1].lastBaseline == 36)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test(arguments: [
        (ViewContent.Button.Kind.switch, [0.0, 0, 59, 20]), (.radio, [0, 0, 59, 20]), (.popUp, [0, 0, 68, 24]),
    ])
    func `The image of a button takes space next to the title`(kind: ViewContent.Button.Kind, frame: [Double]) {
        var sketch = LayoutSketch(240, 480)
        sketch.add("b", .button(ViewContent.Button(kind: kind, title: text("abcd"))))
        sketch.constrain("b.leading == root.leading\nb.top == root.top")
        #expect(sketch.solve().frame("b", in: sketch) == frame)
    }

    @Test func `A pop-up button is as wide as the widest title of its menu, other buttons as their own`() {
        for (kind, width) in [(ViewContent.Button.Kind.popUp, 88.0), (.switch, 59)] {
            var sketch = LayoutSketch(240, 480, platform: .macos)
            var button = ViewContent.Button(kind: kind, title: text("abcd"))
            button.itemTitles = ["a", "abcdef", "abcd"]
            sketch.add("b", .button(button))
            sketch.constrain("b.leading == root.leading\nb.top == root.top")
            #expect(sketch.solve().frame("b", in: sketch)[2] == width)
        }
    }

    @Test func `A label takes pixels, or whole points where that is requested`() {
        for (takesWholePoints, height) in [(false, 15.5), (true, 16)] {
            var sketch = LayoutSketch(240, 480)
            var content = ViewContent.Label(text: StyledText(content: .plain("abcd"), font: Font(size: 13)))
            content.takesWholePoints = takesWholePoints
            sketch.add("l", .label(content))
            sketch.constrain("l.leading == root.leading\nl.top == root.top")
            #expect(sketch.solve().frame("l", in: sketch)[3] == height)
        }
    }

    @Test(arguments: [
        (Platform.macos, StyledText.Alignment.center, 44.0), (.macos, .right, 40), (.ios, .center, 40),
    ])
    func `Centred labels of AppKit have room at both ends`(
        platform: Platform, alignment: StyledText.Alignment, width: Double
    ) {
        var sketch = LayoutSketch(240, 480, platform: platform)
        var centred = text("abcd")
        centred.alignment = alignment
        sketch.add("l", .label(ViewContent.Label(text: centred)))
        sketch.constrain("l.leading == root.leading + 20\nl.top == root.top")
        #expect(sketch.solve().frame("l", in: sketch)[2] == width)
    }

    @Test func `A label that may be narrower shrinks to its widest line`() {
        var sketch = LayoutSketch(240, 480)
        sketch.add("l", label("aaaa bbbb cccc dddd eeee ffff gggg"))
        sketch.constrain("l.leading == root.leading + 20\nroot.trailing >= l.trailing + 20\nl.top == root.top")
        let layout = sketch.solve()
        #expect(layout.frame("l", in: sketch) == [20, 0, 190, 40])
        #expect(layout.textPasses == 2)
    }

    @Test func `Text that fits and a preferred width take one pass`() {
        for content in [label("short"), label("aaaa bbbb cccc dddd", preferred: 100), label("one line only", lines: 1)]
        {
            var sketch = LayoutSketch(100, 480)
            sketch.add("l", content)
            sketch.constrain("l.leading == root.leading\nl.top == root.top")
            #expect(sketch.solve().textPasses == 1)
        }
        var sketch = LayoutSketch(400, 480)
        sketch.add("l", label("aaaa bbbb cccc dddd", preferred: 100))
        sketch.constrain("l.leading == root.leading\nl.top == root.top")
        #expect(sketch.solve().frame("l", in: sketch) == [0, 0, 90, 40])
    }

    /// `second` gets what `first` leaves, and `third` a width that follows how high `second` becomes: a pass for each.
    private func chain(_ words: String) -> LayoutSketch {
        var sketch = LayoutSketch(240, 480)
        sketch.add("first", label("aaaa bbbb cccc"), resistance: 751) {
            $0.contentHugging.horizontal = LayoutPriority(252)
        }
        sketch.add("second", label("aaaa bbbbb cc dddd")) {
            $0.contentHugging.vertical = .required
            $0.compressionResistance.vertical = .required
        }
        sketch.add("third", label(words))
        sketch.constrain(
            """
            first.leading == root.leading
            first.top == root.top
            first.width <= 100
            second.leading == root.leading
            second.top == root.top + 100
            second.width == -1*first.width + 190
            third.leading == root.leading
            third.top == root.top + 200
            third.width == second.height + 20
            """)
        return sketch
    }

    @Test
    func `Text whose width follows other text takes at most three passes and is reported if they are not enough`() {
        let sketch = chain("aa aa aa aa aa aa")
        let layout = sketch.solve()
        #expect(layout.textPasses == 3)
        // 9 cells first, then the 10 that the wrapped first one leaves: "aaaa bbbbb", "cc dddd".
        #expect(layout.frame("first", in: sketch) == [0, 0, 90, 40])
        #expect(layout.frame("second", in: sketch) == [0, 100, 100, 40])
        // Measured for the 80 of two passes, when the second one had three lines.
        #expect(layout.frame("third", in: sketch) == [0, 200, 60, 40])
        let finding = layout.diagnostics.first
        #expect(layout.diagnostics.map(\.code) == [.unsettledText])
        #expect(finding?.severity == .warning)
        #expect(finding?.views == ["third"])
    }

    @Test func `Three passes that are enough are not reported`() {
        let sketch = chain("a b")
        let layout = sketch.solve()
        #expect(layout.textPasses == 3)
        #expect(layout.frame("third", in: sketch) == [0, 200, 60, 20])
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `One line is cut where it does not fit`() {
        var sketch = LayoutSketch(100, 480)
        sketch.add("l", label("aaaa bbbb cccc dddd", lines: 1))
        sketch.constrain("l.leading == root.leading\nroot.trailing == l.trailing\nl.top == root.top")
        let layout = sketch.solve()
        #expect(layout.frame("l", in: sketch) == [0, 0, 100, 20])
        #expect(layout.views[1].textMeasurement?.isTruncated == true)
        #expect(layout.views[1].intrinsicContentSize == IntrinsicContentSize(width: 190, height: 20))
    }

    @Test func `A text view without scrolling has the size of its text, one with scrolling has none`() {
        var sketch = LayoutSketch(240, 480)
        sketch.add("t", .textView(ViewContent.TextView(text: text("aaaa bbbb cccc dddd eeee"), isScrollEnabled: false)))
        sketch.add("s", .textView(ViewContent.TextView(text: text("aaaa"))))
        sketch.constrain(
            """
            t.leading == root.leading + 15
            root.trailing == t.trailing + 15
            t.top == root.top
            s.leading == root.leading
            s.top == root.top
            """)
        let layout = sketch.solve()
        // 210 wide less 5 on each side leaves 20 cells: 19 and 4; 8 above and below.
        #expect(layout.frame("t", in: sketch) == [15, 0, 210, 56])
        #expect(layout.views[2].intrinsicContentSize == .noMetric)
        #expect(layout.views[2].ambiguities.map(\.name) == [.width, .height])
    }

    @Test func `Titles of configured buttons take whole pixels, those of other buttons whole points`() {
        // 18.5 × 18.5 points.
        var title = text("ab")
        title.font.size = 17 * 0.925
        let insets = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        for (contentInsets, expected) in [
            (insets, IntrinsicContentSize(width: 42.5, height: 32.5)),
            (nil, IntrinsicContentSize(width: 30, height: 31)),
        ] {
            var sketch = LayoutSketch()
            sketch.add("b", .button(ViewContent.Button(title: title, contentInsets: contentInsets)))
            #expect(sketch.solve().views[1].intrinsicContentSize == expected)
        }
        var sketch = LayoutSketch()
        let edgeInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        sketch.add("b", .button(ViewContent.Button(title: title, contentEdgeInsets: edgeInsets)))
        #expect(sketch.solve().views[1].intrinsicContentSize == IntrinsicContentSize(width: 43, height: 33))
    }

    @Test func `A button without a title is not lower than a line, unless it has a configuration`() {
        let image = ImageSource.placeholder(Size(width: 12, height: 12))
        let inside = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        for (button, expected) in [
            (ViewContent.Button(title: text(""), image: image), Size(width: 12, height: 20)),
            (
                ViewContent.Button(
                    title: text(""), image: image, contentEdgeInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                Size(width: 18, height: 24)
            ),
            (ViewContent.Button(title: text(""), image: image, contentInsets: inside), Size(width: 36, height: 26)),
        ] {
            var sketch = LayoutSketch()
            sketch.add("b", .button(button))
            let size = sketch.solve().views[1].intrinsicContentSize
            #expect(size == IntrinsicContentSize(width: expected.width, height: expected.height))
        }
    }

    @Test func `A field without a border is at least 22 points high from iOS 26 on`() {
        var small = text("Name")
        small.font.size = 12
        for (profile, height) in [(Profile.Name.ios13, (12.0 * 20 / 17).rounded(.up)), (.ios26, 22)] {
            var sketch = LayoutSketch()
            sketch.document.profile = .named(profile)
            sketch.add("f", .textField(ViewContent.TextField(text: small, borderStyle: .none)))
            #expect(sketch.solve().views[1].intrinsicContentSize.height == height)
        }
    }

    @Test func `On iOS 15 to 18 a field without a border is a point and a half higher than its line, in whole pixels`()
    {
        for (scale, height) in [(1.0, 22.0), (2, 21.5), (3, 20 + 5.0 / 3)] {
            var sketch = LayoutSketch()
            sketch.document.canvas.scale = scale
            sketch.add("f", .textField(ViewContent.TextField(text: text("Name"), borderStyle: .none)))
            #expect(sketch.solve().views[1].intrinsicContentSize.height == height)
        }
    }

    @Test(arguments: [
        (ViewContent.TextField.BorderStyle.none, IntrinsicContentSize(width: 40, height: 20)),
        (.bezel, IntrinsicContentSize(width: 44, height: 25)),
    ])
    func `A field of AppKit without a border has the size of its text`(
        borderStyle: ViewContent.TextField.BorderStyle, size: IntrinsicContentSize
    ) {
        var sketch = LayoutSketch(240, 480, platform: .macos)
        sketch.add("f", .textField(ViewContent.TextField(text: text("Name"), borderStyle: borderStyle)))
        #expect(sketch.solve().views[1].intrinsicContentSize == size)
    }

    @Test func `Segments are as wide as the widest title and 19 points, with a line between two of them`() {
        for (segments, width) in [(["a"], 27.0), (["a", "abc"], 85), (["a", "abc", "b"], 128), ([], 0)] {
            var sketch = LayoutSketch()
            sketch.add("s", .segmentedControl(segments: segments, selected: nil))
            #expect(sketch.solve().views[1].intrinsicContentSize.width == width)
        }
    }

    @Test func `Up to iOS 12 segments have 14 points beside their titles`() {
        var sketch = LayoutSketch(profile: .ios12)
        sketch.add("s", .segmentedControl(segments: ["a", "abc"], selected: nil))
        #expect(sketch.solve().views[1].intrinsicContentSize.width == 75)
    }

    @Test func `Buttons, fields, images and page controls have their sizes`() {
        let sizes: [(ViewContent, IntrinsicContentSize)] = [
            (.button(ViewContent.Button(title: text("Sign in"))), IntrinsicContentSize(width: 70, height: 32)),
            (.button(ViewContent.Button(title: text("a"))), IntrinsicContentSize(width: 30, height: 32)),
            (
                .button(
                    ViewContent.Button(
                        title: text("abc"), image: .placeholder(Size(width: 24, height: 24)), imagePadding: 6,
                        contentInsets: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))),
                IntrinsicContentSize(width: 84, height: 38)
            ),
            (
                .textField(ViewContent.TextField(text: text(""), placeholder: "Name")),
                IntrinsicContentSize(width: 68, height: 34)
            ),
            (
                .textField(ViewContent.TextField(text: text("Name"), borderStyle: .none)),
                IntrinsicContentSize(width: 40, height: 21.5)
            ),
            (.imageView(.placeholder(Size(width: 60, height: 40))), IntrinsicContentSize(width: 60, height: 40)),
            (.imageView(nil), .noMetric), (.view, .noMetric),
            // The height of a line, and 8 above and below.
            (
                .textView(ViewContent.TextView(text: text(""), isScrollEnabled: false)),
                IntrinsicContentSize(width: 10, height: 36)
            ),
            (.pageControl(numberOfPages: 3, currentPage: 0), IntrinsicContentSize(width: 74, height: 26)),
            (.toggle(isOn: true), IntrinsicContentSize(width: 49, height: 31)),
            (.slider(value: 0.5), IntrinsicContentSize(height: 30)),
            (.label(ViewContent.Label(text: text(""))), IntrinsicContentSize(width: 0, height: 0)),
        ]
        for (content, expected) in sizes {
            var sketch = LayoutSketch()
            sketch.add("v", content)
            #expect(sketch.solve().views[1].intrinsicContentSize == expected, "\(content.type)")
        }
    }

    @Test func `Baselines of label and field line up; without text they are the edges`() {
        var sketch = LayoutSketch()
        sketch.add("l", label("Name", lines: 1))
        sketch.add("f", .textField(ViewContent.TextField(text: text("x"))))
        sketch.add("box", size: IntrinsicContentSize(width: 10, height: 10))
        sketch.constrain(
            """
            f.top == root.top
            l.firstBaseline == f.firstBaseline
            box.lastBaseline == f.lastBaseline
            """)
        let layout = sketch.solve()
        #expect(layout.views[2].firstBaseline == 23)
        #expect(layout.frame("l", in: sketch)[1] == 7)
        #expect(layout.frame("box", in: sketch)[1] == 13)
    }

    @Test func `The first baseline of a view without text is its top edge, the last its bottom edge`() {
        var sketch = LayoutSketch(320, 480)
        sketch.add("box", size: IntrinsicContentSize(width: 10, height: 10))
        sketch.add("below", size: IntrinsicContentSize(width: 10, height: 10))
        sketch.constrain(
            """
            box.firstBaseline == root.top + 12
            below.firstBaseline == box.lastBaseline + 5
            """)
        let layout = sketch.solve()
        #expect(layout.frame("box", in: sketch)[1] == 12)
        #expect(layout.frame("below", in: sketch)[1] == 27)
    }

    @Test func `A scroll view's edges are its content's; its content guide reports the size`() {
        var sketch = LayoutSketch(320, 480)
        sketch.add("scroll", .scrollView)
        sketch.add("a", in: "scroll", size: IntrinsicContentSize(width: 50, height: 900))
        sketch.constrain(
            """
            scroll.leading == root.leading
            scroll.top == root.top
            root.trailing == scroll.trailing
            root.bottom == scroll.bottom
            a.leading == scroll.leading + 10
            a.top == scroll.top + 10
            scroll.trailing == a.trailing + 10
            scroll.bottom == a.bottom + 10
            """)
        let layout = sketch.solve()
        #expect(layout.frame("scroll", in: sketch) == [0, 0, 320, 480])
        #expect(layout.frame("a", in: sketch) == [10, 10, 50, 900])
        #expect(layout.guides[0].id == "scroll.contentLayoutGuide")
        #expect(layout.guides[0].canvasFrame == Rect(x: 0, y: 0, width: 70, height: 920))
        #expect(layout.diagnostics.isEmpty)

        sketch.constrain("a.width == scroll.frameLayoutGuide.width - 20")
        #expect(sketch.solve().guides[0].canvasFrame.width == 320)
        sketch.remove(constraint: 7)
        let open = sketch.solve()
        #expect(open.codes() == ["ambiguous-scrollable-content-size"])
        #expect(open.diagnostics[0].message.hasPrefix("Scrollable content size is ambiguous for \"scroll\"."))
    }

    @Test(arguments: [(Platform.ios, false, 1), (.ios, true, 0), (.macos, false, 0)])
    func `Contents at fixed frames and AppKit's document views leave the content size open`(
        _ platform: Platform, _ hasFixedFrame: Bool, _ count: Int
    ) {
        var sketch = LayoutSketch(320, 480, platform: platform)
        sketch.add("scroll", .scrollView)
        sketch.add("a", in: "scroll") {
            if hasFixedFrame { $0.frame = Rect(x: 10, y: 10, width: 50, height: 900) }
        }
        sketch.constrain(
            """
            scroll.leading == root.leading
            scroll.trailing == root.trailing
            scroll.top == root.top
            scroll.bottom == root.bottom
            """)
        if !hasFixedFrame {
            sketch.constrain("a.width == 50\na.height == 900\na.leading == scroll.leading\na.top == scroll.top")
        }
        let layout = sketch.solve()
        #expect(layout.codes().count { $0 == "ambiguous-scrollable-content-size" } == count)
        // Pictures mark guides with ambiguities.
        #expect(layout.guides.count { !$0.ambiguities.isEmpty } == count)
    }

    @Test func `V30: without a size the root fits its contents`() {
        for (width, expected) in [(nil, 158), (375, 375)] as [(Double?, Double)] {
            var sketch = LayoutSketch(width, nil)
            sketch.add("a", size: IntrinsicContentSize(width: 50, height: 20))
            sketch.add("b", size: IntrinsicContentSize(width: 60, height: 20))
            sketch.constrain(
                """
                a.leading == root.leading + 20
                b.leading == a.trailing + 8
                root.trailing == b.trailing + 20
                a.top == root.top
                b.top == root.top
                root.bottom == a.bottom + 5
                """)
            let layout = sketch.solve()
            #expect(layout.canvasSize == Size(width: expected, height: 25))
            #expect(layout.canvas.width == expected)
        }
    }

    @Test func `V32: a design frame that the constraints do not give is misplaced`() {
        var sketch = LayoutSketch()
        sketch.add("v") { $0.frame = Rect(x: 20, y: 0, width: 250, height: 40.25) }
        sketch.constrain(
            "v.leading == root.leading + 20\nroot.trailing == v.trailing + 20\nv.top == root.top\nv.height == 40")
        let layout = sketch.solve()
        #expect(layout.codes() == ["misplaced-view"])
        #expect(layout.diagnostics[0].severity == .warning)
        #expect(layout.diagnostics[0].message.hasSuffix("Expected: Width = 280. Actual: Width = 250."))
        #expect(layout.views[1].misplacedFrame?.width == 250)
    }

    @Test(arguments: [1.0, 2])
    func `A design frame in whole pixels is not misplaced by the half that rounding took`(scale: Double) {
        var sketch = LayoutSketch(101, 50, scale: scale)
        sketch.add("v", size: IntrinsicContentSize(width: 20, height: 20)) {
            $0.frame = Rect(x: 40, y: 0, width: 20, height: 20)
        }
        sketch.constrain("v.centerX == root.centerX\nv.top == root.top")
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch)[0] == 40.5)
        #expect(layout.codes() == (scale == 1 ? [] : ["misplaced-view"]))
    }

    /// The top edge is rounded down by 0.4, the bottom edge up by 0.3: the height loses 0.7.
    @Test(arguments: [(20.0, false), (21, false), (19, true), (22, true)])
    func `A design frame is not misplaced by what rounding both edges took`(height: Double, isMisplaced: Bool) {
        var sketch = LayoutSketch(100, 50, scale: 1)
        sketch.add("v") { $0.frame = Rect(x: 0, y: 1, width: 20, height: height) }
        sketch.constrain("v.leading == root.leading\nv.width == 20\nv.top == root.top + 0.6\nv.height == 20.7")
        let layout = sketch.solve()
        #expect(layout.views[1].pixelFrame.height == 20)
        #expect(layout.codes() == (isMisplaced ? ["misplaced-view"] : []))
    }
}

struct PrototypingTests {
    @Test func `A view without constraints keeps its design frame, an ambiguous one is drawn to it`() {
        var sketch = LayoutSketch()
        sketch.add("free") { $0.frame = Rect(x: 10, y: 20, width: 30, height: 40) }
        sketch.add("inside", in: "free", size: IntrinsicContentSize(width: 5, height: 5))
        sketch.add("half") { $0.frame = Rect(x: 50, y: 60, width: 70, height: 80) }
        sketch.constrain("inside.leading == free.leading\ninside.top == free.top\nhalf.leading == root.leading + 8")
        let layout = sketch.solve(SolveOptions(missingConstraints: .interfaceBuilder))
        #expect(layout.frame("free", in: sketch) == [10, 20, 30, 40])
        #expect(layout.frame("half", in: sketch) == [8, 60, 70, 80])
        #expect(layout.codes() == ["misplaced-view"])
        #expect(sketch.solve().views[1].state == .ambiguous)
    }
}
