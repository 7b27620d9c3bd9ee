import LayoutGeometry
import LayoutRendering
import LayoutScene
import LayoutText
import Testing

struct SVGTests {
    let text: PangoTextMeasurer
    let svg: String

    init() throws {
        text = try PangoTextMeasurer()
        var scene = Scene.sampler()
        scene.views = [SceneElement(id: "sign-in", title: "sign-in (button)")]
        scene.constraints = [SceneElement(id: "constraint-1", title: "sign-in.leading == superview.leading + 10")]
        svg = try String(
            decoding: SceneRenderer.bytes(of: scene, format: .svg, text: text), as: UTF8.self)
    }

    @Test func titleAndDescriptionAreEscaped() {
        #expect(svg.contains("<title>A &lt;title&gt; &amp; more</title>\n<desc>What it shows</desc>"))
    }

    @Test func viewsKeepTheirIdsAndConstraintsTheirTitles() {
        #expect(svg.ranges(of: "id=\"sign-in\"").count == 1)
        #expect(svg.contains("<g id=\"constraint:0\" class=\"constraint\" data-layer=\"constraints\">"))
        #expect(svg.contains("<title>sign-in (button)</title>"))
        #expect(svg.contains("<title>sign-in.leading == superview.leading + 10</title>"))
    }

    @Test func noFontIsNeeded() {
        #expect(!svg.contains("<text"))
        #expect(svg.contains("<use href=\"#glyph-0\""))
    }

    @Test func idsAreUniqueAndEveryReferenceLeadsSomewhere() {
        let ids = svg.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        let references = svg.matches(of: #/(?:href="|url\()#([^")]*)/#).map { String($0.output.1) }
        #expect(!references.isEmpty)
        #expect(Set(references).isSubset(of: ids))
    }

    @Test func elementsAreBalanced() {
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
}
