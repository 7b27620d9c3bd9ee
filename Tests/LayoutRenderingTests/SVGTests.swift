// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRendering
import LayoutScene
import Testing

struct SVGTests {
    let svg: String

    init() throws {
        var scene = try Scene.sampler()
        scene.views = [SceneElement(id: "sign-in", title: "sign-in (button)")]
        scene.constraints = [SceneElement(id: "constraint-1", title: "sign-in.leading == superview.leading + 10")]
        svg = try String(
            decoding: SceneRenderer.bytes(of: scene, format: .svg), as: UTF8.self)
    }

    @Test func `Title and description are escaped`() {
        #expect(
            svg.contains(
                #/<title id="(p[0-9a-f]{8}-)title">A &lt;title&gt; &amp; more<\/title>\n<desc id="\1desc">What it shows<\/desc>/#
            ))
    }

    @Test func `Views keep their IDs and constraints their titles`() {
        #expect(svg.matches(of: #/ id="p[0-9a-f]{8}-sign-in" class="view" data-view="sign-in"/#).count == 1)
        #expect(
            svg.contains(
                "constraint:0\" class=\"constraint\" data-constraint=\"constraint:0\" data-layer=\"constraints\">"))
        #expect(svg.contains("<title>sign-in (button)</title>"))
        #expect(svg.contains("<title>sign-in.leading == superview.leading + 10</title>"))
    }

    @Test func `No font is needed`() {
        // What text there is for readers is invisible.
        let texts = svg.matches(of: #/<text[^>]*>/#)
        #expect(texts.count == 2)
        #expect(texts.allSatisfy { $0.output.contains("fill-opacity=\"0\"") })
        #expect(svg.contains(#/<use href="#p[0-9a-f]{8}-:g0"/#))
    }

    /// Twice each, since Cairo counts ids through the whole process.
    @Test func `Text in images is outlines, too`() throws {
        let gradient = "<linearGradient id='g'><stop stop-color='#c00'/><stop offset='1'/></linearGradient>"
        let files = try ["Hi", "Ho"].map {
            try ImageFixtures.svg(gradient + "<text y='9' font-size='9' fill='url(#g)'>\($0)</text>")
        }
        let frames = [Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 20, y: 0, width: 40, height: 20)]
        let items: [SceneShape] = zip(files, frames).map {
            .image(SceneImage(file: $0, frame: $1, mask: $1, cornerRadius: 0, hues: .kept))
        }
        let scene = Scene.of(items, width: 60, height: 20, scale: 2)
        func bytes() throws -> [UInt8] { try SceneRenderer.bytes(of: scene, format: .svg) }
        let svg = String(decoding: try bytes(), as: UTF8.self)
        #expect(try bytes() == Array(svg.utf8))
        #expect(!svg.contains("<text"))
        #expect(!svg.contains("base64"))
        let ids = svg.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        let references = svg.matches(of: #/(?:href="|url\()#([^")]*)/#).map { String($0.output.1) }
        #expect(Set(references).isSubset(of: ids))
        #expect(references.contains { $0.contains("-image-1-") })
    }

    @Test func `IDs are unique and every reference has a target`() {
        let ids = svg.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        let references = svg.matches(of: #/(?:href="|url\()#([^")]*)/#).map { String($0.output.1) }
        #expect(!references.isEmpty)
        #expect(Set(references).isSubset(of: ids))
    }

    @Test func `Elements are balanced`() {
        var open: [String] = []
        for tag in svg.matches(of: #/<(\/?)([A-Za-z]+)[^>]*?(\/?)>/#) {
            let name = String(tag.output.2)
            if !tag.output.1.isEmpty {
                #expect(open.popLast() == name)
            } else if tag.output.3.isEmpty {
                open.append(name)
            }
        }
        #expect(open.isEmpty)
    }

    /// Two pictures in one page: what an id of one refers to is never in the other.
    @Test func `Different pictures have different IDs`() throws {
        func ids(_ scene: Scene) throws -> Set<String> {
            let svg = String(decoding: try SceneRenderer.bytes(of: scene, format: .svg), as: UTF8.self)
            return Set(svg.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) })
        }
        var other = try Scene.sampler()
        other.items[0].opacity = 0.9
        let (first, second) = (try ids(.sampler()), try ids(other))
        #expect(first.count == second.count && first.count > 10)
        #expect(first.isDisjoint(with: second))
        #expect(try ids(.sampler()) == first)
    }

    @Test func `Characters are placed over their outlines`() throws {
        let texts = svg.matches(
            of: #/<text x="([0-9.]+)" y="([0-9.]+)"[^>]* textLength="([0-9.]+)"[^>]*>([^<]*)<\/text>/#)
        #expect(texts.map { String($0.output.4) } == ["Sign in – Überraschung", "a bold line"])
        for text in texts {
            let (middle, width) = (try #require(Double(text.output.1)), try #require(Double(text.output.3)))
            #expect(abs(middle - width / 2) < 0.01)
        }
    }

    @Test func `Thin lines have a wide pointer area`() {
        #expect(svg.ranges(of: "<path class=\"hit\"").count == 1)
        #expect(svg.contains("stroke-opacity=\"0\" stroke-width=\"8\" pointer-events=\"stroke\"/>"))
    }
}
