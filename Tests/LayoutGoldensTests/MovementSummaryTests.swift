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

    private let constant = LayoutDifference(
        subject: "a.top == root.top", expected: .string("+ 40"), actual: .string("+ 48"), kind: .constant)

    @Test func `Views that a constant moved are one line with it`() {
        let summary = MovementSummary([
            side("a", "y", 40, 48), side("b", "y", 70, 78), side("c", "y", 99, 107), constant,
        ])
        #expect(summary.lines == ["3 views moved by (0, +8): a.top == root.top + 40 → + 48"])
        #expect(summary.views == ["a", "b", "c"])
    }

    @Test func `A single view's sides are given with their values`() {
        #expect(
            MovementSummary([side("a", "y", 40, 48), constant]).lines
                == ["a.y 40 → 48 (+8): a.top == root.top + 40 → + 48"])
    }

    @Test func `Movements without a cause, or with several, are listed with their views`() {
        let moved = [
            side("a", "y", 40, 48), side("a", "height", 10, 2), side("b", "y", 1, 9), side("b", "height", 9, 1),
        ]
        #expect(MovementSummary(moved).lines == ["2 views moved by (0, +8) and resized by (0, -8): a, b"])
        let other = LayoutDifference(subject: "view c", expected: nil, actual: .null)
        #expect(MovementSummary(moved + [constant, other]).lines.count == 3)
    }

    @Test func `Sums that differ by rounding are one movement`() {
        #expect(MovementSummary([side("a", "x", 0.1, 0.4), side("b", "x", 0.2, 0.5)]).movements.count == 1)
    }

    @Test func `A changed constant comes before what may follow from it`() {
        let width = LayoutDifference(subject: "a.intrinsicContentSize.width", expected: .exact(79), actual: .exact(67))
        let summary = MovementSummary([side("a", "y", 40, 48), width, constant])
        #expect(summary.causes == [constant.text, width.text])
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
