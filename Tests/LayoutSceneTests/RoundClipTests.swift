// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@testable import ContentPainting

/// Views with round corners that clip their subviews.
@Suite struct RoundClipTests {
    /// The items of a view that fills a card of 100 × 60 points with a corner radius of 20.
    private func items(
        clips: Bool = true, corners: CornerMask = .all, top: Int = 0, height: Int = 60, nested: Bool = false
    ) -> [SceneItem] {
        var sketch = LayoutSketch(200, 200)
        sketch.add("card") {
            $0.clipsToBounds = clips
            $0.style.cornerRadius = 20
            $0.style.maskedCorners = corners
        }
        var parent = "card"
        if nested {
            sketch.add("inner", in: "card") { $0.clipsToBounds = true }
            sketch.constrain(
                "inner.left == card.left\ninner.right == card.right\ninner.top == card.top\ninner.bottom == card.bottom"
            )
            parent = "inner"
        }
        sketch.add("photo", in: parent) { $0.style.backgroundColor = Color(hex: 0x336699) }
        sketch.constrain(
            "card.left == root.left\ncard.top == root.top\ncard.width == 100\ncard.height == 60\n"
                + "photo.left == card.left\nphoto.right == card.right\n"
                + "photo.top == card.top + \(top)\nphoto.height == \(height)")
        let photo = nested ? 3 : 2
        return Scenes(sketch).scene.items.filter { $0.layer == .content && $0.subject == .view(photo) }
    }

    @Test func `A subview is cut off at round corners`() throws {
        let item = try #require(items().first)
        let outline = try #require(item.clipOutlines.first)
        #expect(item.clipOutlines.count == 1)
        #expect(outline.count { if case .curve = $0 { true } else { false } } == 4)
    }

    @Test func `A view without round corners between them changes nothing`() throws {
        #expect(try #require(items(nested: true).first).clipOutlines.count == 1)
    }

    @Test func `Only corners that are round count`() throws {
        let outline = try #require(items(corners: [.topLeft, .topRight]).first?.clipOutlines.first)
        #expect(outline.count { if case .curve = $0 { true } else { false } } == 2)
        // What lies below the round corners has none.
        #expect(try #require(items(corners: [.topLeft, .topRight], top: 20, height: 40).first).clipOutlines.isEmpty)
    }

    @Test func `What touches no corner is drawn as before`() throws {
        #expect(try #require(items(top: 20, height: 20).first).clipOutlines.isEmpty)
        #expect(try #require(items(clips: false).first).clipOutlines.isEmpty)
    }

    @Test func `A border lies over subviews`() throws {
        var sketch = LayoutSketch(200, 200)
        sketch.add("card") {
            $0.style.borderWidth = 2
            $0.style.borderColor = Color(hex: 0x112233)
        }
        sketch.add("photo", in: "card") { $0.style.backgroundColor = Color(hex: 0x336699) }
        sketch.add("below") { $0.style.backgroundColor = Color(hex: 0x445566) }
        sketch.constrain(
            ["card", "photo", "below"].map { "\($0).left == root.left\n\($0).top == root.top" }.joined(separator: "\n"))
        sketch.constrain("card.width == 100\ncard.height == 60\nphoto.width == 100\nphoto.height == 60")
        sketch.constrain("below.width == 50\nbelow.height == 50")
        let subjects = Scenes(sketch).scene.items.filter { $0.layer == .content && $0.subject != .picture }.map(
            \.subject)
        #expect(subjects == [.view(2), .view(1), .view(3)])
    }
}
