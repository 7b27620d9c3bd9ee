// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutJSON
import Testing

struct MovementSummaryTests {
    private func side(_ view: String, _ side: String, _ old: Double, _ new: Double) -> LayoutDifference {
        LayoutDifference(
            subject: "\(view).\(side)", expected: .exact(old), actual: .exact(new),
            kind: .frame(view: view, side: side))
    }

    @Test func `Movements without a cause are listed with their views`() {
        let moved = [
            side("a", "y", 40, 48), side("a", "height", 10, 2), side("b", "y", 1, 9), side("b", "height", 9, 1),
        ]
        #expect(MovementSummary(moved).lines == ["2 views moved by (0, +8) and resized by (0, -8): a, b"])
        let other = LayoutDifference(subject: "c.firstBaseline", expected: .exact(1), actual: .exact(2))
        #expect(MovementSummary(moved + [other]).lines.count == 2)
    }

    @Test func `Sums that differ by rounding are one movement`() {
        #expect(MovementSummary([side("a", "x", 0.1, 0.4), side("b", "x", 0.2, 0.5)]).movements.count == 1)
    }

    private func contentSide(_ view: String, _ side: String, _ old: Double, _ new: Double) -> LayoutDifference {
        LayoutDifference(
            subject: "\(view).intrinsicContentSize.\(side)", expected: .exact(old), actual: .exact(new),
            kind: .contentSize(view: view, side: side))
    }

    @Test func `A size that changed by as much as the content is one line with it`() {
        let one = MovementSummary([side("a", "width", 40, 60), contentSide("a", "width", 38, 58)])
        #expect(one.lines == ["a.width 40 → 60 (+20) with its content"])
        let two = MovementSummary([
            side("a", "width", 40, 60), contentSide("a", "width", 38, 58), side("b", "width", 1, 21),
            contentSide("b", "width", 1, 21),
        ])
        #expect(two.lines == ["2 views resized by (+20, 0) with their content: a, b"])
    }

    @Test func `A content size that changed by another amount stays a line of its own`() {
        let content = contentSide("a", "width", 38, 48)
        #expect(
            MovementSummary([side("a", "width", 40, 60), content]).lines == ["a.width 40 → 60 (+20)", content.text])
        #expect(MovementSummary([content]).lines == [content.text])
    }
}
