// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutRendering
import LayoutScene
import LayoutSource
import SourceLocations
import Testing

/// What one layout may have, and the option that raises each limit.
struct LayoutLimitTests {
    private func run(
        _ root: String, constraints: String = "", limits: LayoutLimits = .standard,
        purpose: ReadOptions.Purpose = .drawing
    ) throws -> (LayoutPipeline, LayoutRun) {
        let pipeline = try LayoutPipeline(limits: limits)
        let text = """
            { "canvas": { "width": 300, "height": 200 }, "root": \(root), "constraints": [ \(constraints) ] }
            """
        return (pipeline, pipeline.solve(SourceText(name: "test", text), options: ReadOptions(purpose: purpose)))
    }

    private func label(_ key: String, _ text: String) -> String {
        #"{ "id": "r", "children": [ { "id": "a", "type": "label", "\#(key)": "\#(text)" } ] }"#
    }

    private static let spans = (0..<30).map { "<span size='\(9000 + $0)'>a</span><b>b</b>" }.joined()

    @Test(arguments: [
        (LayoutLimits.Name.text, "text", String(repeating: "a ", count: 100)), (.spans, "markup", spans),
        (.fontSizes, "markup", spans),
    ])
    func `A text beyond a limit is an error that names the option`(
        name: LayoutLimits.Name, key: String, text: String
    ) throws {
        var limits = LayoutLimits()
        limits[name] = name == .text ? 150 : name == .spans ? 59 : 29
        for purpose in [ReadOptions.Purpose.drawing, .checking, .solving] {
            let (_, run) = try run(label(key, text), limits: limits, purpose: purpose)
            let finding = try #require(run.diagnostics.first { $0.severity == .error })
            #expect(finding.code == .textTooLarge)
            #expect(finding.views == ["a"])
            #expect(finding.message.contains("--limit \(name.rawValue)="))
            #expect(run.layout == nil)
        }
        limits[name] += 50
        let (_, passed) = try self.run(label(key, text), limits: limits)
        #expect(passed.layout != nil)
    }

    @Test(arguments: [
        "<span\\rsize='NUMBER'>a</span>", "<span rise='>' size='NUMBER'>a</span>",
        "<!-- \\\" --><span font_desc='Inter NUMBER'>a</span>", "<span face='Face NUMBER'>a</span>",
        "<span font_family='Face NUMBER'>a</span>", "<span lang='x-NUMBER'>a</span>",
        "<span size = 'NUMBER'>a</span>", "<span font_features='ss01=NUMBER'>a</span>",
    ])
    func `However markup chooses fonts, their number is limited`(span: String) throws {
        let markup = (100..<120).map { span.replacing("NUMBER", with: String($0)) }.joined()
        var limits = LayoutLimits()
        limits[.fontSizes] = 19
        let (_, run) = try run(label("markup", markup), limits: limits)
        let finding = try #require(run.diagnostics.first { $0.severity == .error })
        #expect(finding.code == .textTooLarge)
        #expect(finding.message.contains("has 20 fonts"))
        limits[.fontSizes] = 20
        #expect(try self.run(label("markup", markup), limits: limits).1.layout != nil)
    }

    @Test(arguments: [
        #""type": "button", "style": { "subtitle": "TEXT" }"#, #""style": { "headerTitle": "TEXT" }"#,
        #""style": { "footerTitle": "TEXT" }"#, #""style": { "symbol": "TEXT" }"#,
        #""style": { "parts": { "title": "TEXT" } }"#, #""style": { "parts": { "tabs": ["TEXT"] } }"#,
        #""style": { "parts": { "columns": [{ "title": "TEXT", "x": 0, "width": 9 }] } }"#,
        #""style": { "parts": { "pathComponents": ["TEXT"] } }"#,
        #""style": { "parts": { "segments": [{ "title": "TEXT" }] } }"#,
        #""type": "button", "buttonType": "popUp", "itemTitles": ["TEXT"]"#,
    ])
    func `Texts that are drawn beside the content are limited, too`(keys: String) throws {
        var limits = LayoutLimits()
        limits[.text] = 150
        let keys = keys.replacing("TEXT", with: String(repeating: "a ", count: 100))
        let pipeline = try LayoutPipeline(limits: limits)
        let text = #"{ "platform": "macos", "root": { "id": "r", "children": [{ "id": "a", \#(keys) }] } }"#
        let run = pipeline.solve(SourceText(name: "test", text))
        let finding = try #require(run.diagnostics.first { $0.severity == .error })
        #expect(finding.code == .textTooLarge)
        #expect(finding.views == ["a"])
        #expect(run.layout == nil)
    }

    @Test func `A document has a limited number of constraints`() throws {
        var limits = LayoutLimits()
        limits[.constraints] = 1
        let (_, run) = try run(#"{ "id": "r" }"#, constraints: #""r.width = 10", "r.height = 10""#, limits: limits)
        #expect(run.diagnostics.contains { $0.code == .tooManyConstraints })
        #expect(run.layout == nil)
    }

    @Test(arguments: [RenderFormat.png, .svg, .pdf])
    func `A picture has a limited number of items`(format: RenderFormat) throws {
        var limits = LayoutLimits()
        limits[.pictureItems] = 1
        let (pipeline, run) = try run(#"{ "id": "r" }"#, limits: limits)
        var timings = run.timings
        let scene = try #require(pipeline.draw(run, options: SceneOptions(), timings: &timings))
        #expect(throws: RenderingFault.self) { try pipeline.encode(scene, as: format, timings: &timings) }
    }

    @Test func `A page of more text than a limit is only shown`() throws {
        let label = """
            { "id": "r", "children": [
              { "id": "a", "type": "label", "numberOfLines": 0, "text": "Many words" } ] }
            """
        var limits = LayoutLimits()
        limits[.pageText] = 99
        let (pipeline, run) = try run(label, limits: limits)
        #expect(run.layout != nil)
        #expect(pipeline.measured(run) == nil)
        #expect(pipeline.pageTextFinding(run)?.message.contains("take 100 characters") == true)
        limits[.pageText] = 100
        let (patient, same) = try self.run(label, limits: limits)
        #expect(patient.measured(same) != nil)
        #expect(patient.pageTextFinding(same) == nil)
    }

    /// Its baseline is drawn where the picture is, and no farther.
    @Test func `A label of a hundred million points does not make the picture wider`() throws {
        let (pipeline, run) = try run(
            """
            { "id": "r", "children": [
              { "id": "a", "type": "label", "text": "a" }, { "id": "c", "type": "label", "text": "c" } ] }
            """,
            constraints: """
                "a.leading = r.leading", "a.width = 1e8", "c.leading = r.leading", "a.top = r.top",
                "a.firstBaseline = c.firstBaseline"
                """)
        var timings = run.timings
        let scene = try #require(pipeline.draw(run, options: SceneOptions(), timings: &timings))
        #expect(scene.size.width < 3000)
        for format in [RenderFormat.png, .svg, .pdf] {
            #expect(try !pipeline.encode(scene, as: format, timings: &timings).isEmpty)
        }
    }

    @Test(arguments: [RenderFormat.svg, .pdf])
    func `A vector picture wider than Cairo can count is refused`(format: RenderFormat) {
        let scene = Scene(size: .init(width: 40_000, height: 10), scale: 1, title: "", description: "", items: [])
        #expect(throws: RenderingFault.pictureTooLarge(width: 40_000, height: 10)) {
            try SceneRenderer.bytes(of: scene, format: format)
        }
    }
}
