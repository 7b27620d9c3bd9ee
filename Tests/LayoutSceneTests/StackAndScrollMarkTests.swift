// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

/// What stack views and scroll views do by themselves is drawn where it happens.
@Suite struct StackAndScrollMarkTests {
    /// A list 200 high whose one row, 300 high, stands 12 from every edge of the content.
    private func list(pinnedBelow: Bool = true) -> LayoutSketch {
        var sketch = LayoutSketch(240, 260)
        sketch.add("list", .scrollView)
        sketch.add("row", in: "list")
        sketch.constrain(
            """
            list.leading == root.leading
            list.trailing == root.trailing
            list.top == root.top
            list.height == 200
            row.leading == list.leading + 12
            list.trailing == row.trailing + 12
            row.top == list.top + 12
            row.width == 216
            row.height == 300
            """)
        if pinnedBelow { sketch.constrain("list.bottom == row.bottom + 12") }
        return sketch
    }

    @Test func `Edges of a scroll view are those of its content`() {
        let scenes = Scenes(list())
        #expect(scenes.texts(.constraints, subject: .constraint(9)) == ["12"])
        #expect(scenes.beams(9).map { [$0.from.y, $0.to.y] } == [[312, 324]])
        #expect(scenes.beams(6).map { [$0.from.y, $0.to.y] } == [[0, 12]])
    }

    @Test func `An ambiguous content size is not called determined`() {
        let texts = Scenes(list(pinnedBelow: false)).texts(.legend)
        #expect(texts.contains("1 content size ambiguous"))
        #expect(texts.contains { $0.contains("list: no constraint") })
        #expect(!texts.contains { $0.contains("fully determined") })
        #expect(Scenes(list()).texts(.legend).contains { $0.contains("fully determined") })
    }

    /// Outlines of a view's frame: top and bottom in canvas coordinates, and whether they are dashed.
    private func outlines(_ scenes: Scenes, _ view: Int) -> [String] {
        scenes.scene.items.compactMap { item in
            guard item.layer == .frames, item.subject == .view(view),
                case .rectangle(let rect, _, _, let stroke?) = item.shape
            else { return nil }
            return "\(rect.minY - scenes.origin.y)-\(rect.maxY - scenes.origin.y)"
                + (stroke.dash.isEmpty ? "" : " dashed")
        }
    }

    /// Rows that are cut off or wholly outside are drawn beyond the edge if no other view is there.
    @Test func `Content that a scroll view clips is drawn`() {
        var sketch = list(pinnedBelow: false)
        sketch.add("below", in: "list")
        sketch.constrain(
            """
            below.leading == row.leading
            below.width == 100
            below.top == row.bottom
            below.height == 40
            list.bottom == below.bottom
            """)
        let scenes = Scenes(sketch)
        #expect(outlines(scenes, 2) == ["12.0-312.0"])
        #expect(outlines(scenes, 3) == ["312.0-352.0"])
        let names = scenes.scene.items.filter { $0.layer == .names && $0.subject == .view(3) }
        #expect(names.count == 1 && names.allSatisfy { ($0.bounds.minY - scenes.origin.y) >= 300 })
        // What a frame only touches is not cut off.
        #expect(outlines(scenes, 1) == ["0.0-200.0"])
    }

    /// A page beside the visible one is drawn beside the scroll view.
    @Test func `A page next to the visible one is drawn`() {
        var sketch = LayoutSketch(240, 200)
        sketch.add("pager", .scrollView)
        sketch.add("first", in: "pager")
        sketch.add("second", in: "pager")
        sketch.constrain(
            """
            pager.leading == root.leading
            pager.top == root.top
            pager.width == 100
            pager.height == 100
            first.leading == pager.leading
            first.top == pager.top
            first.width == 100
            first.height == 100
            second.leading == first.trailing
            second.top == pager.top
            second.width == 100
            second.height == 100
            pager.trailing == second.trailing
            pager.bottom == second.bottom
            """)
        let scenes = Scenes(sketch)
        #expect(outlines(scenes, 2) == ["0.0-100.0"])
        #expect(outlines(scenes, 3) == ["0.0-100.0"])
        let name = scenes.scene.items.first { $0.layer == .names && $0.subject == .view(3) }
        #expect(name.map { $0.bounds.minX - scenes.origin.x >= 100 } == true)
    }

    private func column(_ stack: ViewContent.StackView) -> LayoutSketch {
        var sketch = LayoutSketch(200, 200)
        sketch.add("stack", .stackView(stack))
        sketch.constrain("stack.leading == root.leading\nstack.top == root.top")
        for (id, size) in [("title", 34.0), ("note", 17)] {
            let font = Font(size: size)
            sketch.add(id, in: "stack", .label(ViewContent.Label(text: StyledText(content: .plain("ab"), font: font))))
        }
        return sketch
    }

    /// Lines along an axis that the stack view itself asks for: from, to, and where they lie across it.
    private func lines(_ scenes: Scenes, _ axis: Axis) -> [[Double]] {
        scenes.scene.items.compactMap { item in
            guard item.subject == .view(1), [.constraints, .baselines].contains(item.layer),
                case .line(let start, let end, _) = item.shape
            else { return nil }
            let (from, to) = (start - scenes.origin, end - scenes.origin)
            switch axis {
            case .horizontal: return from.y == to.y ? [from.x, to.x, from.y] : nil
            case .vertical: return from.x == to.x ? [from.y, to.y, from.x] : nil
            }
        }
    }

    /// Fixed cells: the title is 40 high with its baseline at 32, the note's baseline stands 16 below its top.
    @Test func `Spacing runs from baseline to baseline`() {
        let scenes = Scenes(
            column(
                ViewContent.StackView(
                    axis: .vertical, alignment: .leading, spacing: 30, isBaselineRelativeArrangement: true)))
        #expect(scenes.texts(.constraints, subject: .view(1)) == ["30"])
        // In pieces, because it stops at text.
        let pieces = lines(scenes, .vertical)
        #expect(pieces.map { $0[0] }.min() == 32 && pieces.map { $0[1] }.max() == 62)
    }

    @Test func `Aligned baselines and centres are a line`() {
        let baselines = lines(Scenes(column(ViewContent.StackView(alignment: .firstBaseline, spacing: 8))), .horizontal)
        // Both lines stop at the texts and go on behind them.
        func reaches(_ pieces: [[Double]], _ y: Double) -> Bool {
            let line = pieces.filter { $0[2] == y }
            return (line.map { $0[0] }.min() ?? 1) <= 0 && (line.map { $0[1] }.max() ?? 0) >= 40 + 8 + 20
        }
        #expect(reaches(baselines, 32))
        let centres = lines(Scenes(column(ViewContent.StackView(alignment: .center, spacing: 8))), .horizontal)
        #expect(reaches(centres, 20))
        let tops = lines(Scenes(column(ViewContent.StackView(alignment: .top, spacing: 8))), .horizontal)
        #expect(!tops.contains { $0[2] == 20 && $0[1] - $0[0] > 60 })
    }
}
