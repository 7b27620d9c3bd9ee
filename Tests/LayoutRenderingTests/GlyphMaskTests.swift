// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutText
import Testing

@testable import LayoutRendering
@testable import LayoutScene

/// Small glyphs in bitmaps: coverage that is kept for sizes and quarters of a pixel.
struct GlyphMaskTests {
    private let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    private func text(
        _ string: String, size: Double = 17, at origin: Point = Point(x: 4, y: 4), color: Color = Color(hex: 0)
    ) -> SceneShape {
        let request = TextRequest(text: StyledText(content: .plain(string), font: Font(size: size)))
        return .text(SceneText(request, measurer, origin: origin, color: color))
    }

    private func bitmap(_ shapes: [SceneShape], scale: Double = 1, glyphs: GlyphCache = GlyphCache()) throws -> Bitmap {
        var scene = Scene.of(shapes, width: 200, height: 120)
        scene.scale = scale
        return try BitmapRenderer.bitmap(of: scene, glyphs: glyphs)
    }

    /// The sum of all alpha values: how much ink there is, in pixels.
    private func ink(_ bitmap: Bitmap) -> Double {
        Double(stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Int(bitmap.pixels[$1]) }) / 255
    }

    @Test func `Pictures do not depend on what was drawn before`() throws {
        let kept = GlyphCache()
        let pictures = (0..<12).map { index in
            let origin = Point(x: 3 + 0.37 * Double(index), y: 2 + 0.61 * Double(index))
            return [text("Straße “fi” \(index)", size: 9 + Double(index), at: origin)]
        }
        for scale in [1.0, 2, 3] {
            for shapes in pictures + pictures.reversed() {
                #expect(try bitmap(shapes, scale: scale, glyphs: kept) == bitmap(shapes, scale: scale))
            }
        }
    }

    /// Masks at quarters of a pixel have the ink of outlines, and are no farther than an eighth of a pixel from them.
    @Test(arguments: [0, 0.1, 0.25, 0.4, 0.6, 0.9])
    func `A mask is where its outline is`(part: Double) throws {
        let origin = Point(x: 10 + part, y: 20 + part)
        guard case .text(let word) = text("Hamburgefonts", at: origin) else {
            Issue.record("expected a text")
            return
        }
        let mask = try bitmap([.text(word)])
        let outline = try FilledOutlines(of: word).bitmap(width: 200, height: 120)
        #expect(abs(ink(mask) - ink(outline)) < 0.01 * ink(outline))
        let (first, second) = (center(mask), center(outline))
        #expect(abs(first.x - second.x) <= 0.13 && abs(first.y - second.y) <= 0.13)
    }

    /// The centre of the ink, in pixels.
    private func center(_ bitmap: Bitmap) -> Point {
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<bitmap.height {
            for column in 0..<bitmap.width {
                let alpha = Double(bitmap.pixels[4 * (row * bitmap.width + column) + 3])
                (sum, x, y) = (sum + alpha, x + alpha * Double(column), y + alpha * Double(row))
            }
        }
        return Point(x: x / sum, y: y / sum)
    }

    /// Letters that overlap are covered once: a translucent colour does not become darker there.
    @Test func `Overlapping glyphs are one shape`() throws {
        guard case .text(var twice) = text("H", color: Color(hex: 0).withAlpha(0.5)) else {
            Issue.record("expected a text")
            return
        }
        let once = try bitmap([.text(twice)])
        twice.lines[0].runs[0].glyphs += twice.lines[0].runs[0].glyphs
        let both = try bitmap([.text(twice)])
        let most = { (bitmap: Bitmap) in stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }.max()
        }
        #expect(most(both) == most(once))
    }

    @Test func `Text beyond the picture and without end is clipped`() throws {
        for origin in [Point(x: -30, y: -8), Point(x: 190, y: 110), Point(x: 1e9, y: 4), Point(x: .nan, y: 4)] {
            _ = try bitmap([text("Clipped", at: origin)], scale: 2)
        }
        #expect(ink(try bitmap([text("Clipped", at: Point(x: 1e9, y: 4))])) == 0)
    }

    @Test func `Many glyphs are forgotten`() throws {
        let cache = GlyphCache()
        let first = try bitmap([text("Forgotten", size: 60)], glyphs: cache)
        for step in 0..<300 {
            _ = try bitmap([text("ABCDEFGHIJKLM", size: 40 + 0.05 * Double(step))], glyphs: cache)
            #expect(cache.masks.byteCount < 6 << 20)
        }
        #expect(try bitmap([text("Forgotten", size: 60)], glyphs: cache) == first)
    }
}

/// A text's glyphs filled as paths by Cairo, at their exact positions.
private struct FilledOutlines {
    private let items: [SceneShape]

    init(of text: SceneText) throws {
        items = try text.lines.flatMap(\.runs).map { run in
            let face = try GlyphFace(run.font)
            let elements = run.glyphs.flatMap { glyph -> [ScenePathElement] in
                guard case .outline(let outline) = face.shape(of: glyph.id) else { return [] }
                func place(_ point: Point) -> Point {
                    Point(
                        x: text.origin.x + glyph.x + point.x * run.size, y: text.origin.y + glyph.y + point.y * run.size
                    )
                }
                return outline.map { element in
                    switch element {
                    case .move(let to): .move(place(to))
                    case .line(let to): .line(place(to))
                    case .curve(let to, let first, let second):
                        .curve(place(to), control1: place(first), control2: place(second))
                    case .close: .close
                    }
                }
            }
            return .path(elements, fill: text.color, stroke: nil)
        }
    }

    func bitmap(width: Double, height: Double) throws -> Bitmap {
        try BitmapRenderer.bitmap(of: .of(items, width: width, height: height))
    }
}
