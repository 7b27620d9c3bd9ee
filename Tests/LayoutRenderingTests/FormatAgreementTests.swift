// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutText
import Testing

/// SVG and PDF, drawn by other programs, look like the PNG.
@Suite(.enabled(if: access("/usr/bin/rsvg-convert", X_OK) == 0 && access("/usr/bin/pdftoppm", X_OK) == 0))
struct FormatAgreementTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func bitmap(_ scene: Scene, _ format: RenderFormat, tool: String, arguments: [String]) throws -> Bitmap {
        let file = folder.appending(path: "scene." + format.rawValue)
        try Data(SceneRenderer.bytes(of: scene, format: format)).write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: tool)
        process.currentDirectoryURL = folder
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return try Bitmap(png: [UInt8](Data(contentsOf: folder.appending(path: "out.png"))))
    }

    /// The mean difference of a channel, 0 … 255.
    private func difference(_ a: Bitmap, _ b: Bitmap) throws -> Double {
        try #require(a.width == b.width && a.height == b.height)
        let sum = zip(a.pixels, b.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(a.pixels.count)
    }

    /// A pixel for each square of pixels.
    private func averaged(_ bitmap: Bitmap, by side: Int) -> Bitmap {
        let (width, height) = (bitmap.width / side, bitmap.height / side)
        var pixels: [UInt8] = []
        for y in 0..<height {
            for place in 0..<4 * width {
                let (x, channel) = (place / 4 * side, place % 4)
                var sum = 0
                for row in y * side..<(y + 1) * side {
                    for column in x..<x + side {
                        sum += Int(bitmap.pixels[4 * (row * bitmap.width + column) + channel])
                    }
                }
                pixels.append(UInt8(sum / (side * side)))
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A bitmap rounds the positions of small glyphs to quarters of a pixel.
    @Test(arguments: [1.0, 2, 3])
    func `SVG agrees with PNG`(scale: Double) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = try Scene.sampler(scale: scale)
        let other = try bitmap(
            scene, .svg, tool: "/usr/bin/rsvg-convert", arguments: ["-z", "\(scale)", "scene.svg", "-o", "out.png"])
        let png = try BitmapRenderer.bitmap(of: scene)
        #expect(try difference(png, other) < (scale == 1 ? 0.4 : 0.2))
    }

    /// Poppler smooths edges in its own way, and sets letters on whole pixels: here on quarters of one.
    @Test(arguments: [1.0, 2, 3])
    func `PDF agrees with PNG`(scale: Double) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = try Scene.sampler(scale: scale)
        let arguments = ["-r", "\(Int(72 * scale) * 4)", "-png", "-singlefile", "scene.pdf", "out"]
        let other = try bitmap(scene, .pdf, tool: "/usr/bin/pdftoppm", arguments: arguments)
        let png = try BitmapRenderer.bitmap(of: scene)
        #expect(try difference(png, averaged(other, by: 4)) < (scale == 1 ? 4 : 1))
    }

    /// Every word of the scene's texts, in any direction, from many threads at once.
    @Test(arguments: 0..<4)
    func `A PDF's text can be searched`(thread: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let measurer = try PangoTextMeasurer()
        let words = ["Straße", "office", "12.5", "Привет", "骨直", "مرحبا", "שלום", "≥ 8 @750", "naïve"]
        let texts = words.enumerated().map { index, word in
            let request = TextRequest(text: StyledText(content: .plain("\(word) \(thread)"), font: Font(size: 15)))
            return SceneShape.text(
                SceneText(request, measurer, origin: Point(x: 5, y: 25 * Double(index)), color: Color(hex: 0x123456)))
        }
        // A fill of the whole page, after which Cairo forgets what was drawn, and translucent things.
        let page = SceneShape.rectangle(
            Rect(x: 0, y: 0, width: 200, height: 260), cornerRadius: 0, fill: Color(hex: 0xFFFFFF), stroke: nil)
        var scene = Scene.of([page] + texts, width: 200, height: 260)
        scene.items[1].opacity = 0.6
        let bytes = try SceneRenderer.bytes(of: scene, format: .pdf)
        #expect(try SceneRenderer.bytes(of: scene, format: .pdf) == bytes)
        try Data(bytes).write(to: folder.appending(path: "scene.pdf"))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/pdftotext")
        process.currentDirectoryURL = folder
        process.arguments = ["-enc", "UTF-8", "scene.pdf", "out.txt"]
        try process.run()
        process.waitUntilExit()
        let found = try String(contentsOf: folder.appending(path: "out.txt"), encoding: .utf8)
        for word in words { #expect(found.contains(word), "\(word) in \(found)") }
        #expect(found.contains("\(thread)"))
        let file = String(decoding: bytes, as: UTF8.self)
        #expect(file.contains("/MarkInfo") && file.contains("/StructTreeRoot"))
    }

    /// Images of every kind; each program shrinks and smooths them in its own way.
    @Test func `Images agree in all formats`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let scene = try Scene.images()
        let png = try BitmapRenderer.bitmap(of: scene)
        let svg = try bitmap(
            scene, .svg, tool: "/usr/bin/rsvg-convert", arguments: ["-z", "2", "scene.svg", "-o", "out.png"])
        #expect(try difference(png, svg) < 1.5)
        let arguments = ["-r", "144", "-png", "-singlefile", "scene.pdf", "out"]
        let pdf = try bitmap(scene, .pdf, tool: "/usr/bin/pdftoppm", arguments: arguments)
        #expect(try difference(png, pdf) < 1.5)
    }
}
