// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Where a button's title and image are drawn, and what a table writes around a section.
@Suite struct ButtonPaintingTests {
    private func items(
        hasImage: Bool = false, _ change: (inout ButtonContent) -> Void
    ) throws -> (title: Rect, image: Rect?, box: Rect) {
        var sketch = LayoutSketch(200, 200)
        let title = StyledText(content: .plain("Go"), font: Font(size: 15))
        var button = ViewContent.Button(
            title: title, image: hasImage ? .placeholder(Size(width: 20, height: 10)) : nil)
        button.contentEdgeInsets = .zero
        sketch.add("v", .button(button)) {
            var style = ViewStyle()
            style.symbol = StyleString("no.such.symbol")
            var content = ButtonContent()
            change(&content)
            style.buttonContent = content
            $0.style = style
        }
        sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 120\nv.height == 80")
        let scenes = Scenes(sketch)
        let items = scenes.scene.items.filter { $0.layer == .content && $0.subject == .view(1) }
        let text = try #require(items.first { $0.role == .text })
        return (
            text.bounds, items.first { $0.role != .text }?.bounds,
            Rect(origin: scenes.origin, size: Size(width: 120, height: 80))
        )
    }

    @Test func `A title is in the middle, or at the edge that its alignment names`() throws {
        let (middle, _, box) = try items { _ in }
        #expect(abs(middle.midX - box.midX) < 1 && abs(middle.midY - box.midY) < 1)
        for alignment in [ButtonContent.Horizontal.left, .leading, .fill] {
            #expect(try items { $0.horizontal = alignment }.title.minX == box.minX)
        }
        for alignment in [ButtonContent.Horizontal.right, .trailing] {
            #expect(abs(try items { $0.horizontal = alignment }.title.maxX - box.maxX) < 1)
        }
        #expect(try abs(items { $0.vertical = .top }.title.minY - box.minY) < 1)
        #expect(try abs(items { $0.vertical = .bottom }.title.maxY - box.maxY) < 1)
    }

    /// As UIKit: half of an inset in the middle, all of it at an edge, and all of it if the other side has its opposite.
    @Test func `Insets move title and image on their own`() throws {
        let middle = try items(hasImage: true) { _ in }
        let moved = try items(hasImage: true) {
            $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
            $0.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 6)
        }
        #expect(abs(moved.title.minX - middle.title.minX - 8) < 0.6)
        let (before, after) = (try #require(middle.image), try #require(moved.image))
        #expect(abs(before.minX - after.minX - 3) < 0.6)
        #expect(try items { ($0.horizontal, $0.titleEdgeInsets.left) = (.left, 10) }.title.minX == middle.box.minX + 10)
    }

    @Test(arguments: ButtonContent.ImagePlacement.allCases)
    func `An image is at its edge of the title`(placement: ButtonContent.ImagePlacement) throws {
        let found = try items(hasImage: true) { $0.imagePlacement = placement }
        let image = try #require(found.image)
        switch placement {
        case .leading: #expect(image.maxX <= found.title.minX + 0.5)
        case .trailing: #expect(image.minX >= found.title.maxX - 0.5)
        case .top: #expect(image.maxY <= found.title.minY + 0.5 && abs(image.midX - found.title.midX) < 1)
        case .bottom: #expect(image.minY >= found.title.maxY - 0.5 && abs(image.midX - found.title.midX) < 1)
        case .background: #expect(image == found.box)
        }
        #expect(abs(image.union(found.title).midX - found.box.midX) < 1)
    }

    @Test func `A section has its header above the first cell and its footer below the last`() throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("v", .view) {
            var style = ViewStyle()
            var titles = SectionTitles()
            titles.header = StyleString("HEADER")
            titles.footer = StyleString("Footer")
            style.sectionTitles = titles
            $0.style = style
        }
        sketch.constrain("v.leading == root.leading\nv.top == root.top + 60\nv.width == 120\nv.height == 40")
        let scenes = Scenes(sketch)
        let texts = scenes.scene.items.filter { $0.layer == .content && $0.subject == .view(1) && $0.role == .text }
        #expect(texts.count == 2)
        let (top, bottom) = (scenes.origin.y + 60, scenes.origin.y + 100)
        #expect(try #require(texts.first).bounds.maxY <= top && #require(texts.last).bounds.minY >= bottom)
    }

    @Test func `A footer that is wider than the table has several lines`() throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("v", .view) {
            var titles = SectionTitles()
            titles.footer = StyleString("These words have far more letters than one line of the table has room for")
            $0.style.sectionTitles = titles
        }
        sketch.constrain("v.leading == root.leading\nv.top == root.top + 20\nv.width == 160\nv.height == 40")
        let scenes = Scenes(sketch)
        let text = try #require(
            scenes.scene.items.first { $0.layer == .content && $0.subject == .view(1) && $0.role == .text })
        #expect(text.bounds.height > 40 && text.bounds.minY >= scenes.origin.y + 60)
    }

    @Test func `AppKit's segments are as wide as their titles need`() throws {
        func places(_ platform: Platform) throws -> [Rect] {
            var sketch = LayoutSketch(400, 100)
            sketch.add("v", .segmentedControl(segments: ["A", "Many words here"], selected: nil))
            sketch.document.platform = platform
            sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 180\nv.height == 30")
            return Scenes(sketch).scene.items.filter {
                $0.layer == .content && $0.subject == .view(1) && $0.role == .text
            }.map(\.bounds)
        }
        let (mac, ios) = (try places(.macos), try places(.ios))
        #expect(mac.count == 2 && ios.count == 2)
        #expect(mac[0].midX < ios[0].midX && mac[1].width > ios[1].width)
    }

    @Test func `Text of several lines shrinks until they fit`() throws {
        func size(_ factor: Double, lines: Int) throws -> Double {
            var sketch = LayoutSketch(200, 200)
            let text = StyledText(content: .plain("Some words that need more room"), font: Font(size: 20))
            sketch.add("v", .label(.init(text: text, numberOfLines: lines))) {
                var style = ViewStyle()
                style.minimumScaleFactor = factor
                $0.style = style
            }
            sketch.constrain("v.leading == root.leading\nv.top == root.top\nv.width == 120\nv.height == 40")
            let item = try #require(
                Scenes(sketch).scene.items.first { $0.layer == .content && $0.subject == .view(1) && $0.role == .text })
            guard case .text(let text) = item.shape else { return 0 }
            return text.request.text.font.size
        }
        #expect(try size(0, lines: 2) == 20)
        for lines in [0, 2] {
            let shrunk = try size(0.3, lines: lines)
            #expect(shrunk < 20 && shrunk > 6)
        }
        #expect(try size(0.9, lines: 2) == 18)
    }
}
