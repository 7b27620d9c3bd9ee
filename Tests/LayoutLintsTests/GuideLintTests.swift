// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutLints
import LayoutModel
import LayoutTestSupport
import Testing

struct GuideLintTests {
    private static let held =
        "v.leading == root.leading + 5\nv.top == root.top\nroot.trailing == v.trailing\nroot.bottom == v.bottom"
    private static let text = StyledText(content: .plain("abc def"), font: Font(size: 17))
    private static let label = ViewContent.label(ViewContent.Label(text: text))

    private func findings(
        _ constraints: String, _ content: ViewContent, _ strictness: Lint.Strictness = .standard
    ) -> [String] {
        var sketch = LayoutSketch()
        sketch.add("v", content)
        sketch.constrain(constraints)
        #expect(sketch.solve().diagnostics.allSatisfy { $0.severity != .note })
        return sketch.solve().lint(of: sketch.document, strictness, measuring: FixedCellText()).map {
            "\($0.severity.rawValue) \($0.code.rawValue)"
        }
    }

    @Test func `A baseline on a stretched label is reported`() {
        #expect(findings(Self.held + "\nv.firstBaseline >= root.top", Self.label) == ["note stretched-baseline"])
        #expect(
            findings(Self.held + "\nv.firstBaseline >= root.top", Self.label, .guide).first
                == "warning stretched-baseline")
        #expect(findings("v.top == root.top\nv.firstBaseline >= root.top", Self.label) == [])
        #expect(findings(Self.held, Self.label) == [])
    }

    @Test func `A switch stretched on both axes is reported`() {
        #expect(
            findings(Self.held, .toggle(isOn: true)) == [
                "note control-off-natural-size", "note control-off-natural-size",
            ])
        #expect(findings("v.leading == root.leading + 5\nv.top == root.top", .toggle(isOn: true)) == [])
    }

    @Test func `A label measured for another width than it gets is reported`() {
        func label(_ width: Double) -> ViewContent {
            .label(ViewContent.Label(text: Self.text, numberOfLines: 0, preferredMaxLayoutWidth: width))
        }
        let place = "v.leading == root.leading + 5\nv.top == root.top"
        #expect(
            findings(place + "\nv.width == 40", label(80)) == [
                "note preferred-width-mismatch", "warning truncated-text",
            ])
        #expect(findings(place + "\nv.width == 40", label(40)) == [])
        // A recorded height that is less than half a line off.
        var sketch = LayoutSketch()
        sketch.add("v", label(200)) { $0.intrinsicContentSize = IntrinsicContentSize(width: 90, height: 17) }
        sketch.constrain(place)
        let codes = sketch.solve().lint(of: sketch.document, measuring: FixedCellText()).map(\.code.rawValue)
        #expect(!codes.contains("preferred-width-mismatch"))
    }

    @Test func `A stretched label without a background is reported on the axis where it cannot be seen`() throws {
        let code = ["note stretched-invisible-view"]
        #expect(findings(Self.held, Self.label, .guide) == code + code)
        #expect(findings(Self.held, Self.label) == [])
        #expect(findings("v.leading == root.leading\nv.top == root.top\nv.height == 40", Self.label, .guide) == code)
        #expect(findings("v.leading == root.leading\nv.top == root.top", Self.label, .guide) == [])
        #expect(findings(Self.held, .view, .guide) == [])
        let lines = ViewContent.label(ViewContent.Label(text: Self.text, numberOfLines: 0))
        #expect(findings("v.leading == root.leading\nv.top == root.top\nv.width == 200", lines, .guide) == [])

        var sketch = LayoutSketch()
        sketch.add("v", Self.label) { $0.style.backgroundColor = Color(hex: 0xFF0000) }
        sketch.add("w", .imageView(.placeholder(Size(width: 20, height: 20))), resistance: 749) {
            $0.contentMode = .scaleAspectFit
        }
        sketch.constrain(Self.held)
        sketch.constrain("w.leading == root.leading\nw.top == root.top\nw.width == 80.5")
        let layout = sketch.solve()
        let findings = layout.lint(of: sketch.document, .guide, measuring: FixedCellText())
        let finding = try #require(findings.first)
        #expect(layout.diagnostics.isEmpty)
        #expect(findings.map(\.code) == [.stretchedInvisibleView])
        #expect(finding.views == ["w"])
        #expect(finding.message == "'w' has no background and is stretched: 80.5 points wide, its content 20.")
        #expect(finding.fixes.map(\.description) == ["raise its horizontal hugging above 250"])
    }
}
