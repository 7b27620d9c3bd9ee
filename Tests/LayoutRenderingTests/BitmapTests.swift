// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering
import LayoutScene
import LayoutText
import Testing

struct BitmapTests {
    @Test func `A rectangle covers its pixels exactly`() throws {
        let rect = Rect(x: 2, y: 3, width: 5, height: 4)
        let scene = Scene.of([.rectangle(rect, cornerRadius: 0, fill: Color(hex: 0x2563EB), stroke: nil)], scale: 2)
        let bitmap = try BitmapRenderer.bitmap(of: scene)
        #expect(bitmap.width == 80 && bitmap.height == 40)
        #expect(bitmap[4, 6] == (0x25, 0x63, 0xEB, 255))
        #expect(bitmap[13, 13] == (0x25, 0x63, 0xEB, 255))
        #expect(
            bitmap[3, 6].alpha == 0 && bitmap[14, 6].alpha == 0 && bitmap[4, 5].alpha == 0 && bitmap[4, 14].alpha == 0)
    }

    /// 40.5 points are not a whole number of pixels at most of these scales.
    @Test(arguments: [1, 1.5, 2, 2.625, 3, 0.37]) func `Background and outline of a canvas are whole pixels`(
        scale: Double
    ) throws {
        let (backdrop, inside, line) = (Color(hex: 0xF3F5F8), Color(hex: 0xFFFFFF), Color(hex: 0x102030))
        var scene = Scene.of(
            [
                .rectangle(
                    Rect(x: 0, y: 0, width: 40.5, height: 20.5), cornerRadius: 0, fill: backdrop, stroke: nil),
                .rectangle(
                    Rect(x: 8, y: 6, width: 21, height: 7), cornerRadius: 0, fill: inside,
                    stroke: SceneStroke(line, width: 1)),
            ], width: 40.5, height: 20.5, scale: scale)
        scene.items[1].layer = .canvas
        let bitmap = try BitmapRenderer.bitmap(of: scene)
        func color(_ x: Int, _ y: Int) -> UInt32 {
            let pixel = bitmap[x, y]
            return UInt32(pixel.alpha) << 24 | UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
        }
        var found: Set<UInt32> = []
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { found.insert(color(x, y)) } }
        #expect(found == [0xFFF3_F5F8, 0xFFFF_FFFF, 0xFF10_2030])
        let row = (0..<bitmap.width).map { color($0, Int(9.5 * scale)) }
        let width = max(1, Int(scale.rounded()))
        let first = try #require(row.firstIndex(of: 0xFF10_2030))
        let last = try #require(row.lastIndex(of: 0xFF10_2030))
        #expect(row.count { $0 == 0xFF10_2030 } == 2 * width)
        #expect(abs(Double(first) + Double(width) / 2 - 8 * scale) <= 1)
        #expect(abs(Double(last + 1) - Double(width) / 2 - 29 * scale) <= 1)
    }

    @Test func `Opacity and clip hold for the whole item`() throws {
        var scene = Scene.of([
            .rectangle(
                Rect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 0, fill: Color(hex: 0xFF0000),
                stroke: SceneStroke(Color(hex: 0xFF0000), width: 10))
        ])
        scene.items[0].opacity = 0.5
        scene.items[0].clip = Rect(x: 0, y: 0, width: 20, height: 20)
        let bitmap = try BitmapRenderer.bitmap(of: scene)
        #expect(bitmap[2, 2].alpha == bitmap[15, 10].alpha)
        #expect(abs(Int(bitmap[15, 10].alpha) - 128) <= 1)
        #expect(bitmap[25, 10].alpha == 0)
    }

    @Test func `An item is drawn inside all of its outlines`() throws {
        let rect = Rect(x: 0, y: 0, width: 40, height: 20)
        var scene = Scene.of([.rectangle(rect, cornerRadius: 0, fill: Color(hex: 0xFF0000), stroke: nil)])
        func triangle(_ a: Point, _ b: Point, _ c: Point) -> [ScenePathElement] {
            [.move(a), .line(b), .line(c), .close]
        }
        let (upperLeft, lowerLeft) = (Point(x: 0, y: 0), Point(x: 0, y: 20))
        scene.items[0].clipOutlines = [
            triangle(upperLeft, Point(x: 20, y: 0), lowerLeft), triangle(upperLeft, Point(x: 20, y: 20), lowerLeft),
        ]
        let bitmap = try BitmapRenderer.bitmap(of: scene)
        #expect(bitmap[2, 10] == (255, 0, 0, 255))
        for (x, y) in [(10, 2), (10, 18), (30, 10)] { #expect(bitmap[x, y].alpha == 0) }
    }

    @Test func `The same scene gives the same bytes`() throws {
        for format in RenderFormat.allCases {
            let scene = try Scene.sampler()
            let first = try SceneRenderer.bytes(of: scene, format: format)
            #expect(try SceneRenderer.bytes(of: scene, format: format) == first)
            #expect(try SceneRenderer.bytes(of: .sampler(), format: format) == first)
        }
    }

    @Test func `The order in which faces were opened does not matter`() throws {
        let text = try PangoTextMeasurer()
        _ = text.measure(.init(text: .init(content: .markup("<i>a</i><b>b</b>ש"), font: .init(size: 9, weight: 900))))
        for format in RenderFormat.allCases {
            let other = try SceneRenderer.bytes(of: .sampler(), format: format)
            #expect(try SceneRenderer.bytes(of: .sampler(text: text), format: format) == other)
        }
    }

    @Test(
        arguments: [
            (1e9, 10.0, 1.0), (40_000, 10, 1), (20_000, 20_000, 1), (.infinity, 1, 1), (.nan, 1, 1), (10, 10, 1e9),
        ]
            as [(Double, Double, Double)])
    func `A huge bitmap is refused`(width: Double, height: Double, scale: Double) throws {
        let scene = Scene.of([], width: width, height: height, scale: scale)
        do {
            _ = try SceneRenderer.bytes(of: scene, format: .png)
            Issue.record("drawn")
        } catch {
            guard case .bitmapTooLarge = error else { throw error }
            #expect(error.message.contains("limit"))
        }
    }

    @Test func `Hostile coordinates do not trap`() throws {
        for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            let rect = Rect(x: value, y: 1, width: value, height: 3)
            let stroke = SceneStroke(Color(hex: 0), width: value, dash: [value, 0])
            let scene = Scene.of([
                .rectangle(rect, cornerRadius: value, fill: Color(hex: 0), stroke: nil),
                .ellipse(rect, fill: Color(hex: 0), stroke: nil),
                .line(from: .zero, to: Point(x: value, y: 0), stroke: stroke),
            ])
            for format in RenderFormat.allCases { _ = try? SceneRenderer.bytes(of: scene, format: format) }
        }
    }
}
