// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutText
import Testing

struct AppearanceSVGTests {
    private static func box(_ hex: UInt32, at x: Double = 0, alpha: Double = 1) -> SceneShape {
        .rectangle(
            Rect(x: x, y: 0, width: 8, height: 8), cornerRadius: 0, fill: Color(hex: hex, alpha: alpha), stroke: nil)
    }

    private static func svg(_ light: [SceneShape], _ dark: [SceneShape]) throws -> String {
        String(decoding: try SceneRenderer.svg(light: Scene.of(light), dark: Scene.of(dark)), as: UTF8.self)
    }

    @Test func `What differs in colours alone is drawn once`() throws {
        let svg = try Self.svg(
            [Self.box(0xFFFFFF), Self.box(0x112233, at: 10)], [Self.box(0), Self.box(0x112233, at: 10)])
        #expect(svg.matches(of: #/<rect/#).count == 2)
        #expect(svg.contains(#/<rect class="(p[0-9a-f]{8}-c0)" x="0"[^>]* fill="#ffffff"\/>/#), "\(svg)")
        #expect(
            svg.contains(
                #/prefers-color-scheme:dark\)\{.*\.p[0-9a-f]{8}-c0\{fill:#000000;fill-opacity:1\}\}<\/style>/#),
            "\(svg)")
    }

    @Test func `An opacity of the dark picture has its place in the style`() throws {
        let svg = try Self.svg([Self.box(0xFFFFFF)], [Self.box(0xFF0000, alpha: 0.25)])
        #expect(svg.contains("{fill:#ff0000;fill-opacity:0.25}"), "\(svg)")
    }

    @Test func `What one of the pictures lacks is hidden in that one`() throws {
        let svg = try Self.svg(
            [Self.box(1), Self.box(2, at: 20)], [Self.box(1), Self.box(3, at: 10), Self.box(2, at: 20)])
        #expect(svg.matches(of: #/<rect/#).count == 3)
        #expect(svg.matches(of: #/<g class="p[0-9a-f]{8}-dark">\n<rect x="10"[^>]*\/>\n<\/g>/#).count == 1, "\(svg)")
        #expect(!svg.contains(#/<g class="p[0-9a-f]{8}-light">/#))
    }

    @Test func `The glyphs of equal lines are placed once`() throws {
        let measurer = try PangoTextMeasurer()
        let request = TextRequest(text: StyledText(content: .plain("Hello"), font: Font(size: 12)))
        let shapes = [0.0, 20].map { y in
            SceneShape.text(SceneText(request, measurer, origin: Point(x: 0, y: y), color: Color(hex: 0)))
        }
        let svg = String(decoding: try SceneRenderer.bytes(of: Scene.of(shapes), format: .svg), as: UTF8.self)
        #expect(svg.matches(of: #/<use href="#p[0-9a-f]{8}-:g\d+"/#).count == 5)
        #expect(svg.matches(of: #/<use href="#p[0-9a-f]{8}-:t0"\/>/#).count == 1)
        // Two equal letters are one outline.
        #expect(svg.matches(of: #/<path id="p[0-9a-f]{8}-:g\d+"/#).count == 4)
    }
}
