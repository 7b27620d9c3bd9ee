// SPDX-License-Identifier: Apache-2.0
import FontFiles
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutText
import Testing

@testable import LayoutRendering
@testable import LayoutScene

/// What is drawn of a scene's glyphs, with nothing but the scene.
struct GlyphTests {
    private let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    private func text(_ string: String, size: Double = 17) -> SceneText {
        let request = TextRequest(text: StyledText(content: .plain(string), font: Font(size: size)))
        return SceneText(request, measurer, origin: Point(x: 4, y: 4), color: Color(hex: 0))
    }

    @Test func `An emoji is a picture`() throws {
        let run = try #require(text("😀").lines.first?.runs.first)
        guard case .image(let image) = try GlyphFace(run.font).shape(of: run.glyphs[0].id) else {
            Issue.record("an outline")
            return
        }
        #expect(image.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(image.bounds.width > 0.9 && image.bounds.width < 1.5 && image.bounds.y < 0)
    }

    @Test func `A PDF has each emoji once`() throws {
        func size(_ string: String) throws -> Int {
            try SceneRenderer.bytes(of: Scene.of([.text(text(string))]), format: .pdf).count
        }
        let (one, forty, other) = (try size("😀"), try size(String(repeating: "😀", count: 40)), try size("😀👍"))
        #expect(forty - one < (other - one) / 2, "\(one), \(forty), \(other)")
    }

    @Test func `An emoji is scaled once for each size and position within a pixel`() throws {
        let run = try #require(text("😀").lines.first?.runs.first)
        guard case .image(let image) = try GlyphFace(run.font).shape(of: run.glyphs[0].id) else {
            Issue.record("an outline")
            return
        }
        let images = GlyphImages()
        func scaled(_ size: Double, _ phase: Int) throws -> GlyphImages.Picture {
            try #require(try images.scaled(image, of: 1, face: 0, size: size, phase: phase))
        }
        let picture = try scaled(34, 1)
        #expect(try scaled(34, 1) === picture)
        #expect(try scaled(34, 2) !== picture)
        #expect(try scaled(17, 1) !== picture)
        #expect(try images.scaled(image, of: 1, face: 0, size: 0, phase: 0) == nil)
    }

    @Test func `Pictures of emoji do not depend on what was drawn before`() throws {
        let scene = Scene.of([.text(text("😀👍 a 😀", size: 13))])
        let cache = GlyphCache()
        let first = try SceneRenderer.bytes(of: scene, format: .png, glyphs: cache)
        _ = try SceneRenderer.bytes(of: Scene.of([.text(text("a👍😀"))]), format: .png, glyphs: cache)
        #expect(try SceneRenderer.bytes(of: scene, format: .png, glyphs: cache) == first)
        #expect(try SceneRenderer.bytes(of: scene, format: .png) == first)
    }

    @Test func `A letter is an outline and a space is empty`() throws {
        let run = try #require(text("l l").lines.first?.runs.first)
        let face = try GlyphFace(run.font)
        guard case .outline(let letter) = face.shape(of: run.glyphs[0].id),
            case .outline(let space) = face.shape(of: run.glyphs[1].id)
        else {
            Issue.record("pictures")
            return
        }
        #expect(letter.first.map { if case .move = $0 { true } else { false } } == true)
        #expect(letter.count >= 5)
        #expect(space.isEmpty)
    }

    /// The bytes of a font outlive the text measurer that opened it.
    @Test(arguments: RenderFormat.allCases)
    func `A scene outlives its measurer`(format: RenderFormat) throws {
        func scene() throws -> Scene { try .sampler(text: PangoTextMeasurer()) }
        #expect(
            try SceneRenderer.bytes(of: scene(), format: format) == SceneRenderer.bytes(of: scene(), format: format))
    }

    /// Two measurers have opened the same files: a picture of both is drawn as if one had.
    @Test func `The same file opened twice is one font`() throws {
        let mine = text("abc")
        let other = try SceneText(mine.request, PangoTextMeasurer(), origin: mine.origin, color: mine.color)
        #expect(mine.lines[0].runs[0].font !== other.lines[0].runs[0].font)
        let mixed = Scene.of([.text(mine), .text(other)])
        #expect(mixed.fonts.count == 1)
        #expect(
            try SceneRenderer.bytes(of: mixed, format: .svg)
                == SceneRenderer.bytes(of: .of([.text(mine), .text(mine)]), format: .svg))
    }

    @Test func `Fonts are listed in drawing order`() throws {
        let scene = Scene.of([.text(text("אa")), .text(text("b")), .text(text("😀"))])
        let names = scene.fonts.map { $0.path.split(separator: "/").last.map(String.init) }
        #expect(names.count == 3)
        #expect(names.contains("Inter-Regular.otf"))
        #expect(names.last == "NotoColorEmoji.ttf")
    }

    /// An unreadable font draws nothing and does no harm.
    @Test func `A broken font draws nothing`() throws {
        var broken = text("abc")
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 64, alignment: 8)
        bytes.initializeMemory(as: UInt8.self, repeating: 0xA5)
        let program = FontProgram(
            path: "/broken.otf", faceIndex: 7, bytes: UnsafeRawBufferPointer(bytes), release: { bytes.deallocate() })
        broken.lines[0].runs[0].font = program
        for format in RenderFormat.allCases {
            _ = try SceneRenderer.bytes(of: .of([.text(broken)]), format: format)
        }
        let bitmap = try BitmapRenderer.bitmap(of: .of([.text(broken)]))
        #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    }

    @Test func `The dump names fonts and glyphs`() throws {
        let json = Scene.of([.text(text("ab"))]).jsonText
        #expect(
            json.contains(
                #/"fonts": \[\n    {"file": "Inter-Regular.otf", "face": 0, "bytes": \d+, "digest": "[0-9a-f]{16}"}/#))
        #expect(
            json.contains(
                #/"lines": \[{"text": "ab", "baseline": [0-9.]+, "runs": \[{"font": 0, "size": 17, "glyphs": \[\[\d+, 0, [0-9.]+, 0\], \[\d+, [0-9.]+, [0-9.]+, 1\]\]}\]}\]/#
            ))
    }
}
