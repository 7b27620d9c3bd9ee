// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Where the text of labels and buttons stands, and how much of it there is room for.
@Suite struct ContentTextTests {
    private func label(_ string: String, lines: Int = 0) -> ViewContent {
        .label(
            ViewContent.Label(
                text: StyledText(content: .plain(string), font: Font(size: 17)), numberOfLines: lines))
    }

    private func text(_ scenes: Scenes) throws -> SceneText {
        let texts = scenes.scene.items.compactMap { item -> SceneText? in
            if item.layer == .content, case .text(let text) = item.shape { text } else { nil }
        }
        return try #require(texts.first)
    }

    /// Cells of 10 points, lines of 20: five lines at a width of 60, of which 44 points hold two.
    @Test(arguments: [(100.0, 0), (44, 2), (40, 2), (39, 1), (10, 1)])
    func `Lines that fit are drawn`(height: Double, lines: Int) throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("label", label("one two three four five"))
        sketch.constrain(
            "label.leading == root.leading\nlabel.top == root.top\nlabel.width == 60\nlabel.height == \(Int(height))")
        #expect(try text(Scenes(sketch)).request.numberOfLines == lines)
    }

    /// A view that states its content's size has room for its text: seven cells of 10 points are moved together where
    /// that is little, and cut where it is not. A view without such a size cuts in any case.
    @Test(arguments: [(66.0, true, false), (66, false, true), (50, true, true)])
    func `A stated size fits`(width: Double, isStated: Bool, isCut: Bool) throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("label", label("onetwo7", lines: 1)) {
            if isStated { $0.intrinsicContentSize = IntrinsicContentSize(width: width, height: 20) }
        }
        sketch.constrain(
            "label.leading == root.leading\nlabel.top == root.top\nlabel.width == \(Int(width))\nlabel.height == 20")
        let request = try text(Scenes(sketch)).request
        #expect((request.width != nil) == isCut)
        #expect((request.letterSpacing < 0) == !isCut)
        #expect(FixedCellText().measure(request).size.width <= width + 0.5)
    }

    /// Two lines are 40 points high. Frames and texts are rounded to pixels on their own.
    @Test(arguments: [(38.0, 1.0, 0), (37, 1, 1), (39, 2, 0), (38, 2, 1)])
    func `A line that lacks a pixel is not left out`(height: Double, scale: Double, lines: Int) throws {
        var sketch = LayoutSketch(200, 200, scale: scale)
        sketch.add("label", label("one two"))
        sketch.constrain(
            "label.leading == root.leading\nlabel.top == root.top\nlabel.width == 60\nlabel.height == \(Int(height))")
        #expect(try text(Scenes(sketch)).request.numberOfLines == lines)
    }

    /// A title over a photo is beside the photo in the hierarchy, not below it.
    @Test(arguments: [(0x101010 as UInt32, 0xFFFFFF as UInt32), (0xF5F5F5, 0x202020)])
    func `Text is legible over what is really behind it`(photo: UInt32, text color: UInt32) throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("photo") { $0.style.backgroundColor = Color(hex: photo) }
        sketch.add("title", label("one", lines: 1)) { $0.style.textColor = Color(hex: color) }
        sketch.constrain(
            "photo.leading == root.leading\nphoto.top == root.top\nphoto.width == 200\nphoto.height == 200")
        sketch.constrain("title.leading == root.leading + 20\ntitle.top == root.top + 20")
        let scenes = Scenes(sketch)
        let fill = try #require(scenes.contentFills.first)
        #expect(try text(scenes).color.contrast(with: fill) >= 4.5)
    }

    @Test func `The background of light text stays dark enough for it`() throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("bubble") { $0.style.backgroundColor = Color(hex: 0x0A84FF) }
        sketch.add("words", in: "bubble", label("one", lines: 1)) { $0.style.textColor = Color(hex: 0xFFFFFF) }
        sketch.constrain(
            "bubble.leading == root.leading\nbubble.top == root.top\nbubble.width == 90\nbubble.height == 60")
        sketch.constrain("words.leading == bubble.leading + 20\nwords.top == bubble.top + 20")
        let scenes = Scenes(sketch)
        let fill = try #require(scenes.contentFills.first)
        #expect(fill.isDark)
        #expect(!(try text(scenes).color.isDark))
    }

    @Test func `The background of a blue title stays white`() throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("card") { $0.style.backgroundColor = Color(hex: 0xFFFFFF) }
        let title = StyledText(content: .plain("one"), font: Font(size: 17))
        sketch.add("button", in: "card", .button(.init(title: title))) {
            $0.style.textColor = Color(hex: 0x007AFF)
        }
        sketch.constrain("card.leading == root.leading\ncard.top == root.top\ncard.width == 90\ncard.height == 60")
        sketch.constrain("button.leading == card.leading + 20\nbutton.top == card.top + 20")
        let fill = try #require(Scenes(sketch).contentFills.first)
        #expect(!fill.isDark)
    }

    /// Seven cells of 10 points beside the box, for which the stated size leaves 66.
    @Test(arguments: [true, false])
    func `The stated size of a check box is that of box and title`(isStated: Bool) throws {
        var sketch = LayoutSketch(200, 200)
        sketch.document.platform = .macos
        let title = StyledText(content: .plain("onetwo7"), font: Font(size: 17))
        sketch.add("v", .button(.init(kind: .switch, title: title))) {
            if isStated { $0.intrinsicContentSize = IntrinsicContentSize(width: 88, height: 20) }
        }
        sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 88\nv.height == 20")
        let request = try text(Scenes(sketch)).request
        #expect((request.letterSpacing < 0) == isStated && (request.width == nil) == isStated)
    }

    /// Natural sizes are those of the alignment rectangle: the text lies in it, not in the room around it.
    @Test func `Text stays in the alignment rectangle`() throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("label", label("abc", lines: 1)) {
            $0.alignmentRectInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 2)
        }
        sketch.constrain("label.leading == root.leading + 20\nlabel.top == root.top + 20")
        let scenes = Scenes(sketch)
        #expect(scenes.solved.views[1].frame == Rect(x: 12, y: 20, width: 40, height: 20))
        #expect(try text(scenes).origin - scenes.origin == Point(x: 20, y: 20))
    }

    /// Seven cells of 10 points at 17 points of text.
    @Test(arguments: [(0.0, 1.0, true), (0.5, 50.0 / 70, false), (0.9, 0.9, true)])
    func `Text shrinks to fit, as far as its factor allows`(factor: Double, scale: Double, isCut: Bool) throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("label", label("onetwo7", lines: 1)) { $0.style.minimumScaleFactor = factor }
        sketch.constrain("label.leading == root.leading\nlabel.top == root.top\nlabel.width == 50\nlabel.height == 20")
        let scenes = Scenes(sketch)
        #expect(scenes.solved.views[1].frame.width == 50)
        let request = try text(scenes).request
        #expect(abs(request.text.font.size - 17 * scale) < 1e-9)
        #expect((request.width != nil) == isCut)
    }

    @Test func `Text that shrinks stays on its baseline`() throws {
        func baseline(_ factor: Double) throws -> Double {
            var sketch = LayoutSketch(200, 200)
            sketch.add("label", label("onetwo7", lines: 1)) { $0.style.minimumScaleFactor = factor }
            sketch.constrain(
                "label.leading == root.leading\nlabel.top == root.top\nlabel.width == 40\nlabel.height == 20")
            let text = try text(Scenes(sketch))
            return text.origin.y + 16 * text.request.text.font.size / 17
        }
        #expect(try abs(baseline(0.5) - baseline(0)) <= 0.5)
    }

    @Test(arguments: [false, true])
    func `A subclass's insets move the text`(isField: Bool) throws {
        func place(_ insets: EdgeInsets?) throws -> Point {
            var sketch = LayoutSketch(200, 200)
            let styled = StyledText(content: .plain("Text"), font: Font(size: 17))
            let content: ViewContent =
                isField
                ? .textField(.init(text: styled, placeholder: nil, borderStyle: .roundedRect))
                : label("Text", lines: 1)
            sketch.add("v", content) { $0.style.textInsets = insets }
            sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 100\nv.height == 40")
            let scenes = Scenes(sketch)
            return try text(scenes).origin - scenes.origin
        }
        let moved = try place(EdgeInsets(top: 10, left: 30, bottom: 0, right: 5))
        #expect(moved.x == 30)
        #expect(try moved.y - place(nil).y == 5)
    }
}
