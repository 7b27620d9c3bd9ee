// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Controls and bars of iOS 26, and what only the system draws of search bars and buttons.
@Suite struct IOS26PaintingTests {
    private struct Box: Equatable {
        var rect: Rect
        var radius: Double
    }

    private struct Drawn {
        var boxes: [Box] = []
        var ellipses = 0
        var lines = 0
        var words: [String: Rect] = [:]
    }

    private func drawn(
        _ content: ViewContent, width: Double = 300, height: Double, profile: Profile.Name = .ios26,
        direction: LayoutDirection = .leftToRight, _ style: ViewStyle = ViewStyle()
    ) -> Drawn {
        var sketch = LayoutSketch(width, 300, direction: direction, profile: profile)
        sketch.add("v", content) { $0.style = style }
        sketch.constrain("v.left == root.left\nv.top == root.top\nv.width == \(width)\nv.height == \(height)")
        var options = SceneOptions()
        options.layers = [.canvas, .content]
        let scenes = Scenes(sketch, options)
        var drawn = Drawn()
        for item in scenes.scene.items where item.layer == .content && item.subject == .view(1) {
            switch item.shape {
            case .rectangle(let rect, let radius, .some, let stroke):
                let outline = rect.insetBy(dx: -(stroke?.width ?? 0) / 2, dy: -(stroke?.width ?? 0) / 2)
                drawn.boxes.append(
                    Box(
                        rect: Rect(origin: outline.origin - scenes.origin, size: outline.size),
                        radius: radius + (stroke?.width ?? 0) / 2))
            case .ellipse: drawn.ellipses += 1
            case .line: drawn.lines += 1
            case .text(let text):
                guard case .plain(let words) = text.request.text.content else { break }
                drawn.words[words] = Rect(origin: item.bounds.origin - scenes.origin, size: item.bounds.size)
            default: break
            }
        }
        return drawn
    }

    @Test func `The thumb of a switch is a capsule, before iOS 26 a circle`() {
        let drawn = drawn(.toggle(isOn: true), width: 63, height: 28)
        #expect(
            drawn.boxes == [
                Box(rect: Rect(x: 0, y: 0, width: 63, height: 28), radius: 14),
                Box(rect: Rect(x: 23, y: 2, width: 38, height: 24), radius: 12),
            ])
        #expect(drawn.ellipses == 0)
        #expect(self.drawn(.toggle(isOn: false), width: 63, height: 28).boxes.last?.rect.x == 2)
        let earlier = self.drawn(.toggle(isOn: true), width: 51, height: 31, profile: .ios17)
        #expect(earlier.boxes.count == 1 && earlier.ellipses == 1)
    }

    @Test func `Sliders, steppers and segments end in half circles`() {
        let slider = drawn(.slider(value: 0.5), height: 34)
        #expect(slider.boxes.last == Box(rect: Rect(x: 131, y: 5, width: 38, height: 24), radius: 12))
        #expect(drawn(.stepper, width: 94, height: 32).boxes.first?.radius == 16)
        let segments = ViewContent.segmentedControl(segments: ["A", "B", "C"], selected: 0)
        let drawn = drawn(segments, height: 32)
        #expect(drawn.boxes.map(\.radius) == [16, 14])
        #expect(drawn.lines == 0)
        let earlier = self.drawn(segments, height: 32, profile: .ios17)
        #expect(earlier.boxes.map(\.radius) == [8, 6])
        #expect(earlier.lines == 1)
    }

    @Test func `Buttons of bars lie in capsules: pictures side by side in one`() {
        var done = BarItem(systemItem: .done)
        done.tintColor = Color(hex: 0x00FF00)
        var bar = ViewContent.NavigationBar(title: "T")
        bar.leftBarButtonItems = [BarItem(title: "Edit")]
        bar.rightBarButtonItems = [done, BarItem(systemItem: .add), BarItem(systemItem: .trash)]
        let drawn = drawn(.navigationBar(bar), width: 360, height: 44)
        #expect(drawn.boxes.map(\.rect.height) == [44, 44, 44] && drawn.boxes.allSatisfy { $0.radius == 22 })
        // From the trailing edge: the check mark, then a capsule for both pictures.
        #expect(drawn.boxes[0].rect == Rect(x: 300, y: 0, width: 44, height: 44))
        #expect(drawn.boxes[1].rect == Rect(x: 200, y: 0, width: 88, height: 44))
        #expect(drawn.boxes[2].rect.x == 16)
        // Neither a line nor a background, and the system's word is a picture.
        #expect(drawn.lines == 0)
        #expect(drawn.words.keys.sorted() == ["Edit", "T"])
        let right = self.drawn(.navigationBar(bar), width: 360, height: 44, direction: .rightToLeft)
        #expect(right.boxes[0].rect.x == 16)
        let earlier = self.drawn(.navigationBar(bar), width: 360, height: 44, profile: .ios17)
        #expect(earlier.boxes.count == 1 && earlier.lines == 1 && earlier.words["Done"] != nil)
    }

    @Test func `A button that stands out has a capsule of its tint while it can be used`() {
        func fill(_ isEnabled: Bool) -> Color? {
            var sketch = LayoutSketch(320, 100, profile: .ios26)
            var item = BarItem(title: "Send")
            item.style = .done
            item.isEnabled = isEnabled
            item.tintColor = Color(hex: 0x00FF00)
            sketch.add("bar", .toolbar([item]))
            sketch.constrain("bar.left == root.left\nbar.top == root.top\nbar.right == root.right\nbar.height == 44")
            var options = SceneOptions()
            options.layers = [.content]
            for case .rectangle(_, _, let fill?, _) in Scenes(sketch, options).scene.items.map(\.shape) { return fill }
            return nil
        }
        #expect(fill(true) == Color(hex: 0x00FF00))
        #expect(fill(false) == Color(hex: 0xFFFFFF))
    }

    @Test func `Flexible spaces share what the capsules of a toolbar leave`() {
        let items = [BarItem(systemItem: .trash), BarItem(systemItem: .flexibleSpace), BarItem(title: "Edit")]
        let boxes = drawn(.toolbar(items), width: 320, height: 44).boxes.map(\.rect)
        #expect(boxes.map(\.minX).first == 16 && boxes.map(\.maxX).last == 304)
    }

    @Test func `Tabs float in one capsule, the selected one on a lighter one`() throws {
        let bar = ViewContent.tabBar(
            .init(items: [BarItem(title: "A"), BarItem(title: "B")], selectedItem: 1))
        let drawn = drawn(bar, width: 402, height: 83)
        #expect(drawn.boxes.first == Box(rect: Rect(x: 99, y: 0, width: 204, height: 62), radius: 31))
        #expect(drawn.boxes.last == Box(rect: Rect(x: 201, y: 4, width: 98, height: 54), radius: 27))
        #expect(drawn.lines == 0)
        #expect(try #require(drawn.words["B"]).midX == 250)
        // Many tabs take the width up to 21 points from the sides.
        let several = ViewContent.tabBar(.init(items: Array(repeating: BarItem(title: "A"), count: 5)))
        #expect(self.drawn(several, width: 402, height: 83).boxes.first?.rect.x == 21)
    }

    private func searchStyle(_ change: (inout SystemParts) -> Void) -> ViewStyle {
        var style = ViewStyle()
        var parts = SystemParts()
        change(&parts)
        style.parts = parts
        return style
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `A cancel button takes room from a search field`(direction: LayoutDirection) throws {
        let style = searchStyle { $0.showsCancelButton = true }
        let content = ViewContent.searchBar(placeholder: "P", text: nil)
        let drawn = drawn(content, height: 56, profile: .ios17, direction: direction, style)
        let (field, cancel) = (try #require(drawn.boxes.first).rect, try #require(drawn.words["Cancel"]))
        #expect(direction == .leftToRight ? field.maxX + 10 == cancel.minX : cancel.maxX + 10 == field.minX)
        let plain = self.drawn(content, height: 56, profile: .ios17, direction: direction).boxes
        #expect(plain == [Box(rect: Rect(x: 8, y: 10, width: 284, height: 36), radius: 10)])
        // In iOS 26 it is a cross in a circle.
        let later = self.drawn(content, height: 56, direction: direction, style)
        #expect(later.boxes.map(\.radius) == [22, 22] && later.words["Cancel"] == nil)
    }

    @Test func `Scopes lie below the field if there is room`() throws {
        let style = searchStyle {
            $0.tabs = [StyleString("All"), StyleString("Read")]
            $0.selectedTab = 1
        }
        let content = ViewContent.searchBar(placeholder: "P", text: nil)
        let drawn = drawn(content, height: 100, profile: .ios17, style)
        #expect(abs(try #require(drawn.words["Read"]).midY - 78) <= 0.5)
        #expect(drawn.boxes.contains(Box(rect: Rect(x: 8, y: 10, width: 284, height: 36), radius: 10)))
        #expect(self.drawn(content, height: 56, profile: .ios17, style).words.keys.sorted() == ["P"])
    }

    @Test func `A subtitle is below the title, both in the middle`() throws {
        var style = ViewStyle()
        var content = ButtonContent()
        content.subtitle = StyleString("S")
        style.buttonContent = content
        let button = ViewContent.button(.init(title: StyledText(content: .plain("T"), font: Font(size: 17))))
        let words = drawn(button, height: 60, style).words
        let (title, subtitle) = (try #require(words["T"]), try #require(words["S"]))
        #expect(subtitle.minY == title.maxY + 1)
        #expect(abs((title.minY + subtitle.maxY) / 2 - 30) <= 0.5)
        #expect(subtitle.height < title.height)
    }
}
