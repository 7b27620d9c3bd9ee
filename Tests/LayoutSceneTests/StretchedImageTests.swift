// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// Images behind the titles of buttons, and images whose edges keep their size.
@Suite struct StretchedImageTests {
    /// The parts of an image of 20 × 10 points that are drawn, relative to a view of 120 × 60.
    private func parts(
        _ content: ViewContent, caps: EdgeInsets? = nil, width: Double = 120
    ) throws -> [(image: Rect, seen: Rect)] {
        var sketch = LayoutSketch(200, 200)
        sketch.add("v", content) {
            $0.contentMode = .scaleToFill
            $0.style.imageCapInsets = caps
            if case .button = content {
                var arrangement = ButtonContent()
                arrangement.imagePlacement = .background
                $0.style.buttonContent = arrangement
            }
        }
        sketch.constrain("v.left == root.left\nv.top == root.top\nv.width == \(Int(width))\nv.height == 60")
        var images = ImageFiles()
        images.load("a.svg") { path in
            ImageFile(
                path: path, bytes: [], format: .svg, storedSize: Size(width: 20, height: 10), isOpaque: false,
                embeddedRanges: [])
        }
        var options = SceneOptions()
        options.layers = [.canvas, .content]
        options.images = images
        let scenes = Scenes(sketch, options)
        return scenes.scene.items.compactMap { item in
            guard case .image(let image) = item.shape else { return nil }
            func local(_ rect: Rect) -> Rect { Rect(origin: rect.origin - scenes.origin, size: rect.size) }
            return (local(image.frame), local(image.mask))
        }
    }

    private let button = ViewContent.button(
        .init(title: StyledText(content: .plain("A"), font: Font(size: 15)), image: .file("a.svg")))

    @Test func `The background of a button is as large as the button`() throws {
        let whole = Rect(x: 0, y: 0, width: 120, height: 60)
        let parts = try parts(button)
        #expect(parts.map(\.image) == [whole])
        #expect(parts.map(\.seen) == [whole])
    }

    @Test func `Edges keep their size, and what is between them is stretched`() throws {
        for content in [button, .imageView(.file("a.svg"))] {
            let parts = try parts(content, caps: EdgeInsets(top: 0, left: 4, bottom: 0, right: 6))
            let seen = [
                Rect(x: 0, y: 0, width: 4, height: 60), Rect(x: 4, y: 0, width: 110, height: 60),
                Rect(x: 114, y: 0, width: 6, height: 60),
            ]
            #expect(parts.map(\.seen) == seen)
            // The 10 points between the edges cover 110.
            #expect(parts.map(\.image.width) == [20, 220, 20])
            #expect(parts.map(\.image.minX) == [0, -40, 100])
        }
    }

    @Test func `Edges in both directions make nine parts`() throws {
        let parts = try parts(button, caps: EdgeInsets(top: 2, left: 4, bottom: 3, right: 6))
        #expect(parts.count == 9)
        let areas: [Double] = parts.map { $0.seen.width * $0.seen.height }
        #expect(areas.reduce(0, +) == 7200)
    }

    @Test func `Without room for both edges all of the image is stretched`() throws {
        #expect(try parts(button, caps: EdgeInsets(top: 0, left: 4, bottom: 0, right: 6), width: 9).count == 1)
        #expect(try parts(button, caps: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)).count == 1)
    }
}
