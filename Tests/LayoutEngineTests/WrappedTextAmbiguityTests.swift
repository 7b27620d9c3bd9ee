// SPDX-License-Identifier: Apache-2.0
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutEngine

/// Labels that wrap are laid out on one line first: what that leaves open is open.
struct WrappedTextAmbiguityTests {
    /// Two labels of natural widths 240 and 190, in a row of 300 points.
    private func row(
        in superview: String = "root", between edges: [String] = ["leading", "trailing"],
        _ sketch: LayoutSketch = LayoutSketch(300, 200)
    ) -> LayoutSketch {
        var sketch = sketch
        for (id, text) in [("a", "aaaa bbbb cccc dddd eeee"), ("b", "ffff gggg hhhh iiii")] {
            let styled = StyledText(content: .plain(text), font: Font(size: 17))
            sketch.add(id, in: superview, .label(ViewContent.Label(text: styled, numberOfLines: 0)))
        }
        sketch.constrain(
            """
            a.leading == \(superview).\(edges[0])
            b.leading == a.trailing
            b.trailing == \(superview).\(edges[1])
            a.top == \(superview).top
            b.top == a.top
            """)
        return sketch
    }

    private func ranges(_ layout: SolvedLayout, _ id: String, in sketch: LayoutSketch) -> [String] {
        layout.views[sketch.document.views.firstIndex { $0.id == id } ?? 0].ambiguities.map {
            "\($0.name) \(DecimalText.shortest($0.lower)) … \(DecimalText.shortest($0.upper))"
        }
    }

    @Test func `The tie of labels on one line is reported, not the one that remains when they are wrapped`() throws {
        let layout = row().solve()
        #expect(layout.textPasses > 1)
        #expect(layout.diagnostics.map(\.code) == [.ambiguousLayout])
        let told = try #require(layout.diagnostics.first)
        #expect(told.views == ["a", "b"])
        #expect(
            told.constraints == ["a.width >= 240 (compression resistance)", "b.width >= 190 (compression resistance)"])
        #expect(told.fixes.count == 1)
        #expect(told.fixes[0].description.hasPrefix("Set horizontal compression resistance priority of"))
        // On one line 110 to 240 and 60 to 190. Wrapped at 60, the second text is 40 wide, which leaves 20 to either.
        #expect(ranges(layout, "a", in: row()) == ["width 110 … 260"])
        #expect(ranges(layout, "b", in: row()) == ["x 110 … 260", "width 40 … 190"])
        #expect(layout.contentPriorityTies.map(\.kind) == [.compressionResistance])
    }

    @Test func `Priorities that decide the widths on one line leave nothing open`() {
        var sketch = row()
        sketch.change("a") {
            $0.compressionResistance.horizontal = LayoutPriority(751)
            $0.contentHugging.horizontal = LayoutPriority(251)
        }
        let layout = sketch.solve()
        #expect(layout.textPasses > 1)
        #expect(layout.diagnostics.isEmpty)
        #expect(layout.frame("a", in: sketch) == [0, 0, 240, 20])
    }

    @Test func `At the other end of a width the text is wrapped to that width`() throws {
        let sketch = row()
        let layout = sketch.solve()
        for id in ["a", "b"] {
            let view = layout.views[try #require(sketch.document.views.firstIndex { $0.id == id })]
            let other = try #require(view.otherCanvasFrame)
            let text = id == "a" ? 24 : 19
            // Lines of 20 points, words of four letters and cells of 10 points.
            let words = (text + 1) / 5
            let perLine = Int((other.width / 10).rounded(.down) + 1) / 5
            #expect(other.height == Double((words + perLine - 1) / perLine) * 20)
            #expect(abs(other.width - view.frame.width) > 1)
        }
        let exercised = sketch.solve(SolveOptions(exercisedViews: ["a"]))
        let width = exercised.frame("a", in: sketch)[2]
        #expect(width == 110 || width == 240)
        #expect(exercised.frame("b", in: sketch)[2] == 300 - width)
    }

    /// The margins are known when the panel's place is: the first layout is solved with these.
    @Test func `Ranges on one line hold for the margins of the last layout`() {
        var sketch = LayoutSketch(
            400, 300, safeArea: DirectionalEdgeInsets(top: 50, leading: 42, bottom: 30, trailing: 42))
        sketch.add("panel")
        sketch.constrain(
            """
            panel.leading == root.leading
            root.trailing == panel.trailing
            panel.top == root.top + 20
            panel.height == 200
            """)
        let inPanel = row(in: "panel", between: ["leadingMargin", "trailingMargin"], sketch)
        let layout = inPanel.solve()
        // 400 less twice 42 and 8.
        #expect(ranges(layout, "a", in: inPanel) == ["width 110 … 260"])
    }

    @Test func `A tie that wrapping does not change is reported once, and as before`() {
        var sketch = row()
        sketch.add("c", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.add("d", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.constrain(
            """
            c.leading == root.leading
            d.leading == c.trailing
            d.trailing == root.trailing
            c.top == root.top
            d.top == root.top
            a.width == 150
            """)
        let layout = sketch.solve()
        #expect(layout.textPasses > 1)
        #expect(layout.diagnostics.map(\.code) == [.ambiguousLayout])
        #expect(layout.diagnostics.flatMap(\.views) == ["c", "d"])
        #expect(ranges(layout, "c", in: sketch) == ["width 50 … 250"])
    }
}
