// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutJSON
import LayoutModel
import Testing

@testable import LayoutRendering
@testable import LayoutScene

struct ImageTests {
    private func scene(
        _ file: ImageFile, frame: Rect, mask: Rect? = nil, cornerRadius: Double = 0, hues: SceneImage.Hues = .kept,
        opacity: Double = 1
    ) -> Scene {
        var scene = Scene.of([
            .image(
                SceneImage(file: file, frame: frame, mask: mask ?? frame, cornerRadius: cornerRadius, hues: hues))
        ])
        scene.items[0].opacity = opacity
        return scene
    }

    private func bitmap(_ scene: Scene) throws -> Bitmap { try BitmapRenderer.bitmap(of: scene) }

    private func isNear(
        _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), _ color: (Int, Int, Int, Int),
        by limit: Int = 12
    ) -> Bool {
        zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], [color.0, color.1, color.2, color.3])
            .allSatisfy { abs(Int($0) - $1) <= limit }
    }

    /// Red is in the stored upper left quarter, green to the right of it, blue below it.
    @Test(arguments: ImageOrientation.allCases)
    func `The orientation is applied`(orientation: ImageOrientation) throws {
        let file = try ImageFixtures.quarters(orientation)
        let size = file.size
        let picture = try bitmap(scene(file, frame: Rect(x: 2, y: 2, width: size.width / 2, height: size.height / 2)))
        let matrix = orientation.matrix(stored: file.storedSize)
        let quarters: [(Double, Double, (Int, Int, Int, Int))] = [
            (8, 4, (255, 0, 0, 255)), (24, 4, (0, 255, 0, 255)), (8, 12, (0, 0, 255, 255)),
            (24, 12, (255, 255, 255, 255)),
        ]
        for (x, y, color) in quarters {
            let seenX = 2 + (matrix.xx * x + matrix.xy * y + matrix.x0) / 2
            let seenY = 2 + (matrix.yx * x + matrix.yy * y + matrix.y0) / 2
            let pixel = picture[Int(seenX), Int(seenY)]
            #expect(isNear(pixel, color), "\(orientation): \(pixel) at \(seenX), \(seenY), not \(color)")
        }
    }

    @Test func `Pixels are drawn as they are`() throws {
        let file = try ImageFixtures.png(8, 4) { x, y in (UInt8(x * 30), UInt8(y * 60), 100, x < 4 ? 255 : 128) }
        let picture = try bitmap(scene(file, frame: Rect(x: 1, y: 1, width: 8, height: 4)))
        for y in 0..<4 {
            for x in 0..<8 {
                #expect(isNear(picture[x + 1, y + 1], (x * 30, y * 60, 100, x < 4 ? 255 : 128), by: 2))
            }
        }
        #expect(picture[0, 0].alpha == 0)
        #expect(picture[9, 1].alpha == 0)
    }

    /// A chequerboard of single pixels is grey from far away, at its edges too: nothing is skipped, nothing fades.
    @Test(arguments: [2.0, 4, 8])
    func `Many pixels become their mean`(side: Double) throws {
        let file = try ImageFixtures.png(256, 256) { x, y in (x + y) % 2 == 0 ? (255, 255, 255, 255) : (0, 0, 0, 255) }
        let picture = try bitmap(scene(file, frame: Rect(x: 0, y: 0, width: side, height: side)))
        for y in 0..<Int(side) {
            for x in 0..<Int(side) { #expect(isNear(picture[x, y], (128, 128, 128, 255), by: 3)) }
        }
    }

    @Test func `Reduced images have mean colours`() throws {
        var opaque = try ImageFixtures.png(4, 4) { x, _ in x < 2 ? (200, 100, 0, 255) : (100, 0, 50, 255) }
        try opaque.check()
        let mean = try #require(opaque.meanColor)
        #expect(abs(mean.red - 150 / 255) < 1e-9)
        #expect(abs(mean.green - 50 / 255) < 1e-9)
        #expect(abs(mean.blue - 25 / 255) < 1e-9)
        var half = try ImageFixtures.svg("<rect width='10' height='10' fill='#00f'/>")
        try half.check()
        #expect(half.meanColor == Color(red: 0, green: 0, blue: 1, alpha: 0.5))
        var clear = try ImageFixtures.png(4, 4) { _, _ in (9, 9, 9, 0) }
        try clear.check()
        #expect(clear.meanColor == nil)
    }

    @Test func `Enlarged images have sharp edges`() throws {
        let file = try ImageFixtures.png(2, 1) { x, _ in x == 0 ? (255, 0, 0, 255) : (0, 0, 255, 255) }
        let picture = try bitmap(scene(file, frame: Rect(x: 4, y: 4, width: 20, height: 10)))
        #expect(isNear(picture[4, 4], (255, 0, 0, 255)))
        #expect(isNear(picture[23, 13], (0, 0, 255, 255)))
        #expect(picture[3, 4].alpha == 0)
        #expect(picture[24, 13].alpha == 0)
    }

    @Test func `A mask has round corners`() throws {
        let file = try ImageFixtures.png(4, 4) { _, _ in (10, 200, 30, 255) }
        let picture = try bitmap(
            scene(
                file, frame: Rect(x: 0, y: -10, width: 40, height: 40), mask: Rect(x: 10, y: 4, width: 12, height: 12),
                cornerRadius: 6))
        #expect(isNear(picture[16, 10], (10, 200, 30, 255)))
        #expect(picture[10, 4].alpha == 0)
        #expect(picture[21, 15].alpha == 0)
        #expect(picture[8, 10].alpha == 0)
    }

    @Test func `Opacity and greys are drawn`() throws {
        let file = try ImageFixtures.png(4, 4) { _, _ in (200, 100, 50, 255) }
        let frame = Rect(x: 0, y: 0, width: 8, height: 8)
        #expect(isNear(try bitmap(scene(file, frame: frame, opacity: 0.5))[4, 4], (200, 100, 50, 128), by: 2))
        // 0.299 · 200 + 0.587 · 100 + 0.114 · 50
        #expect(isNear(try bitmap(scene(file, frame: frame, hues: .removed))[4, 4], (124, 124, 124, 255), by: 1))
    }

    @Test(arguments: [1, 0.5]) func `A template is painted with its colour where it is opaque`(opacity: Double) throws {
        let frame = Rect(x: 0, y: 0, width: 40, height: 20)
        let tint = SceneImage.Hues.replaced(by: Color(hex: 0x20C040))
        let pixels = try ImageFixtures.png(20, 10) { x, _ in (200, 30, 60, x < 10 ? 255 : x < 15 ? 128 : 0) }
        let vectors = try ImageFixtures.svg(
            "<rect width='10' height='10' fill='#00f'/><rect x='10' width='5' height='10' fill-opacity='.5'/>")
        for file in [pixels, vectors] {
            let picture = try bitmap(scene(file, frame: frame, hues: tint, opacity: opacity))
            #expect(isNear(picture[6, 10], (0x20, 0xC0, 0x40, Int(255 * opacity)), by: 2))
            #expect(isNear(picture[25, 10], (0x20, 0xC0, 0x40, Int(128 * opacity)), by: 3))
            #expect(picture[36, 10].alpha == 0)
        }
    }

    @Test func `Templates stay vectors in SVG and PDF pictures`() throws {
        let file = try ImageFixtures.svg("<path d='M2 5H18' stroke='#00f' fill='none' stroke-width='2'/>")
        var scene = scene(
            file, frame: Rect(x: 0, y: 0, width: 40, height: 20), hues: .replaced(by: Color(hex: 0x20C040)))
        scene.items += scene.items
        let svg = try String(decoding: SceneRenderer.bytes(of: scene, format: .svg), as: UTF8.self)
        #expect(svg.ranges(of: "<filter ").count == 1)
        #expect(svg.contains("0 0 0 0 0.12549 0 0 0 0 0.752941 0 0 0 0 0.25098 0 0 0 1 0"))
        // The file's own units: a stroke is not cut off at the bounding box of its line, which has no height.
        #expect(svg.contains("filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"20\" height=\"10\""))
        #expect(svg.ranges(of: "filter=\"url(#").count == 2)
        let pdf = try String(decoding: SceneRenderer.bytes(of: scene, format: .pdf), as: Unicode.ASCII.self)
        #expect(!pdf.contains("/Subtype /Image"))
        #expect(pdf.contains("/SMask"))
    }

    @Test func `SVG images are drawn`() throws {
        let file = try ImageFixtures.svg(
            "<rect width='10' height='10' fill='#00f'/><rect x='10' width='10' height='5' fill='#f00'/>")
        let frame = Rect(x: 0, y: 0, width: 40, height: 20)
        let picture = try bitmap(scene(file, frame: frame))
        #expect(picture[19, 10] == (0, 0, 255, 255))
        #expect(picture[20, 9] == (255, 0, 0, 255))
        #expect(picture[30, 12].alpha == 0)
        #expect(isNear(try bitmap(scene(file, frame: frame, opacity: 0.5))[5, 5], (0, 0, 255, 128), by: 1))
        let greys = try bitmap(scene(file, frame: frame, hues: .removed))
        #expect(isNear(greys[5, 5], (29, 29, 29, 255), by: 1))
        #expect(greys[30, 15].alpha == 0)
    }

    /// An SVG may name files and addresses: none of them is opened.
    @Test func `SVG images load nothing else`() throws {
        let file = try ImageFixtures.svg(
            "<image href='file:///etc/hostname' width='20' height='10'/><use href='other.svg#a'/>")
        #expect(try bitmap(scene(file, frame: Rect(x: 0, y: 0, width: 20, height: 10)))[5, 5].alpha == 0)
    }

    @Test(arguments: RenderFormat.allCases)
    func `The same image gives the same bytes`(format: RenderFormat) throws {
        var scene = try Scene.sampler()
        scene.items += try Scene.images().items
        let first = try SceneRenderer.bytes(of: scene, format: format)
        #expect(try SceneRenderer.bytes(of: scene, format: format) == first)
    }

    @Test func `SVG embeds a file once and without its metadata`() throws {
        let file = try ImageFixtures.quarters(.left)
        let frame = Rect(x: 0, y: 0, width: 8, height: 16)
        let image = SceneShape.image(SceneImage(file: file, frame: frame, mask: frame))
        let svg = String(
            decoding: try SceneRenderer.bytes(of: .of([image, image]), format: .svg), as: UTF8.self)
        #expect(svg.components(separatedBy: "data:image/jpeg;base64,").count == 2)
        #expect(svg.matches(of: #/<use href="#p[0-9a-f]{8}-image-0"/#).count == 2)
        #expect(svg.contains("matrix(0 -1 1 0 0 32)"))
        #expect(!svg.contains(Base64.text(of: file.bytes)))
    }

    @Test func `PDF keeps the JPEG data`() throws {
        let file = try ImageFixtures.quarters(.up)
        let pdf = try SceneRenderer.bytes(
            of: scene(file, frame: Rect(x: 0, y: 0, width: 32, height: 16)), format: .pdf)
        #expect(String(decoding: pdf, as: UTF8.self).contains("DCTDecode"))
    }
}
