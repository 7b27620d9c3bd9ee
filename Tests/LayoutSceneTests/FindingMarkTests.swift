// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// What else is wrong in a layout is shown by colour, glyph and text.
@Suite struct FindingMarkTests {
    private func column(of count: Int) -> LayoutSketch {
        var sketch = LayoutSketch(320, 900)
        for index in 0..<count {
            sketch.add("v\(index)")
            sketch.constrain(
                "v\(index).leading = root.leading\nv\(index).width = 50\nv\(index).height = 20\nv\(index).top = root.top + \(index * 60)"
            )
        }
        return sketch
    }

    private func warning(_ code: String, _ message: String, _ views: String...) -> Diagnostic {
        Diagnostic(DiagnosticCode(code), .warning, message, views: views)
    }

    private let theme = SceneTheme(.classic, appearance: .light)

    @Test func `A problem marks its view, and the picture says what is wrong`() {
        var finding = warning("truncated-text", "the text of 'v1' is truncated", "v1")
        finding.shortage = .init(.horizontal, needed: 72.5, available: 50)
        let scenes = Scenes(column(of: 2), findings: [finding])
        #expect(scenes.texts(.names) == ["v0", "! v1"])
        #expect(scenes.texts(.issues).last == "! truncated text, 22.5 short")
        #expect(scenes.strokes(.issues, subject: .view(2)).contains { $0.color == theme.misplaced && $0.dash.isEmpty })
        let lines = scenes.texts(.legend)
        #expect(lines.contains("! problem: see below"))
        #expect(lines.contains { $0.hasPrefix("! the text of 'v1' is truncated") })
        #expect(lines.last == "1 problem: truncated text")
        #expect(scenes.scene.description.contains("the text of 'v1' is truncated"))
    }

    @Test func `A problem of the document as a whole is in the last lines`() {
        let scenes = Scenes(column(of: 1), findings: [warning("missing-font", "the font is missing")])
        #expect(scenes.texts(.issues) == [])
        #expect(scenes.texts(.legend).suffix(2) == ["! the font is missing", "1 problem: missing font"])
    }

    @Test func `Notes and what the states of views show are not repeated`() {
        let note = Diagnostic(DiagnosticCode("small-touch-target"), .note, "small", views: ["v0"])
        let scenes = Scenes(
            column(of: 1), findings: [note, warning("misplaced-view", "elsewhere", "v0")])
        #expect(scenes.texts(.names) == ["v0"])
        #expect(scenes.texts(.legend).last == "2 views, 4 constraints · fully determined")
    }

    @Test func `Many problems of one kind share a badge and a note`() {
        let findings = (0..<9).map { warning("low-contrast", "the text of 'v\($0)' is pale", "v\($0)") }
        let scenes = Scenes(column(of: 9), findings: findings + [warning("off-canvas", "'v0' lies outside", "v0")])
        #expect(scenes.texts(.issues) == ["! low contrast ×9 · off canvas"])
        #expect(scenes.texts(.names).allSatisfy { $0.hasPrefix("! ") })
        let closing = scenes.texts(.legend).suffix(3)
        #expect(closing.first?.hasPrefix("! low contrast: v0, v1, v2") == true)
        #expect(closing.last == "10 problems: low contrast ×9, off canvas")
    }

    @Test func `The bands outside the safe area are drawn if something lies there`() {
        var sketch = LayoutSketch(
            320, 480, safeArea: DirectionalEdgeInsets(top: 64, leading: 0, bottom: 0, trailing: 0))
        sketch.add("v")
        sketch.constrain("v.leading = root.leading\nv.width = 50\nv.height = 20\nv.top = root.top + 30")
        func bands(_ findings: [Diagnostic]) -> [SceneItem] {
            Scenes(sketch, findings: findings).scene.items.filter { $0.layer == .safeArea && $0.role == .mark }
        }
        #expect(bands([]).isEmpty)
        #expect(bands([warning("under-bar", "'v' lies under the status bar", "v")]).map(\.bounds.height) == [64])
    }

    @Test func `A picture without a canvas has nothing beyond the corners of its device`() {
        var sketch = LayoutSketch(393, 852)
        sketch.document.canvas.device = "iphone-16"
        func corners(_ layers: Set<SceneLayer>) -> Int {
            var options = SceneOptions(caption: .hidden)
            options.layers = layers
            return Scenes(sketch, options).scene.items.count { item in
                guard case .path(_, let fill?, _) = item.shape else { return false }
                return fill == theme.backdrop
            }
        }
        #expect(corners([.canvas, .content, .device]) == 4)
        #expect(corners([.content, .device]) == 0)
    }

    @Test func `A picture of content alone tells of no problem`() {
        var options = SceneOptions(caption: .hidden)
        options.layers = [.canvas, .content]
        let scenes = Scenes(column(of: 1), options, findings: [warning("off-canvas", "outside", "v0")])
        #expect(scenes.scene.items.allSatisfy { [.canvas, .content].contains($0.layer) })
    }
}
