// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutJSON
import Testing

struct ChangeSummaryTests {
    private func side(_ view: String, _ side: String, _ old: Double, _ new: Double) -> LayoutDifference {
        LayoutDifference(
            subject: "\(view).\(side)", expected: .exact(old), actual: .exact(new),
            kind: .frame(view: view, side: side))
    }

    private let constant = LayoutDifference(
        subject: "a.top == root.top", expected: .string("+ 40"), actual: .string("+ 48"), kind: .constant)

    @Test func `Views that a constant moved are one line with it`() {
        let summary = ChangeSummary([side("a", "y", 40, 48), side("b", "y", 70, 78), side("c", "y", 99, 107), constant])
        #expect(summary.lines == ["a.top == root.top + 40 → + 48: 3 views move by (0, +8)"])
        #expect(summary.views == ["a", "b", "c"])
    }

    @Test func `A view that moves with its superview counts`() {
        let inner = LayoutDifference(
            subject: "b.canvasFrame.y", expected: .exact(48), actual: .exact(56),
            kind: .canvasFrame(view: "b", side: "y"))
        let baseline = LayoutDifference(subject: "b.firstBaseline", expected: .exact(60), actual: .exact(68))
        #expect(
            ChangeSummary([side("a", "y", 40, 48), inner, baseline, constant]).lines
                == ["a.top == root.top + 40 → + 48: 2 views move by (0, +8)"])
    }

    @Test func `Several changes have a line each, and what follows from them is the last`() {
        let text = LayoutDifference(
            subject: "price.text", expected: .string("€ 9.90"), actual: .string("€ 12.90"), kind: .document,
            view: "price")
        let summary = ChangeSummary([text, side("a", "y", 40, 48), side("price", "width", 40, 48), constant])
        #expect(
            summary.lines == [
                "price.text \"€ 9.90\" → \"€ 12.90\"", "a.top == root.top + 40 → + 48", "2 views move or are resized",
            ])
        #expect(summary.affectedViews == ["a", "price"])
    }

    @Test func `A diagnostic that came has a line, without its message`() {
        let came = LayoutDifference(
            subject: "diagnostic warning ambiguous-layout of a", expected: nil, actual: .string("x"), kind: .diagnostic)
        #expect(
            ChangeSummary([constant, came]).lines
                == ["a.top == root.top + 40 → + 48", "diagnostic warning ambiguous-layout of a is new"])
    }

    @Test func `Without a cause, movements are listed`() {
        let width = LayoutDifference(subject: "a.intrinsicContentSize.width", expected: .exact(79), actual: .exact(67))
        #expect(ChangeSummary([side("a", "y", 40, 48), width]).lines == ["a.y 40 → 48 (+8)", width.text])
    }
}
