// SPDX-License-Identifier: Apache-2.0
import LayoutGoldens
import LayoutJSON
import Testing

struct LayoutComparisonTests {
    private func layout(_ views: JSONOutput..., constraints: [JSONOutput] = []) -> JSONOutput {
        object([
            ("canvas", object([("width", .exact(320)), ("scale", .exact(2))])),
            ("views", .array(views)), ("constraints", .array(constraints)),
        ])
    }

    private func object(_ members: [(String, JSONOutput)]) -> JSONOutput {
        .members(members.map { JSONOutput.Member($0, $1) })
    }

    private func view(_ id: String, y: Double, height: Double = 20) -> JSONOutput {
        let frame = object([("x", .exact(8)), ("y", .exact(y)), ("width", .exact(100)), ("height", .exact(height))])
        return object([("id", .string(id)), ("frame", frame), ("canvasFrame", frame), ("ambiguous", .array([]))])
    }

    private func texts(_ expected: JSONOutput, _ actual: JSONOutput) -> [String] {
        LayoutComparison().differences(expected: expected, actual: actual).map(\.text)
    }

    @Test func `Equal layouts do not differ`() {
        #expect(texts(layout(view("title", y: 64)), layout(view("title", y: 64))).isEmpty)
    }

    @Test func `A hundredth of a point is not a difference`() {
        #expect(texts(layout(view("title", y: 64)), layout(view("title", y: 64.0099))).isEmpty)
        #expect(
            texts(layout(view("title", y: 64)), layout(view("title", y: 64.011))) == ["title.y 64 → 64.011 (+0.011)"])
    }

    /// The frame says it; the same movement in its other forms is not told again.
    @Test func `Views that moved come first`() {
        #expect(
            texts(layout(view("title", y: 64), view("body", y: 90)), layout(view("title", y: 66), view("body", y: 88)))
                == ["title.y 64 → 66 (+2)", "body.y 90 → 88 (-2)"])
    }

    @Test func `Views that come and go are listed`() {
        let found = texts(layout(view("old", y: 1)), layout(view("new", y: 2)))
        #expect(
            found == ["view old is gone: 100 × 20 at (8, 1)", "view new is new: 100 × 20 at (8, 2)"])
    }

    @Test func `Guides that come and go are listed with their frames`() {
        let frame = object([("x", .exact(0)), ("y", .exact(59)), ("width", .exact(393)), ("height", .exact(759))])
        let guide = object([("id", .string("gap")), ("owner", .string("screen")), ("canvasFrame", frame)])
        let without = object([("guides", .array([]))])
        let with = object([("guides", .array([guide]))])
        #expect(texts(without, with) == ["guide gap is new: 393 × 759 at (0, 59)"])
        #expect(texts(with, without) == ["guide gap is gone: 393 × 759 at (0, 59)"])
    }

    @Test func `A constraint that is broken is a difference`() {
        let row = { (status: String) in
            object([("equation", .string("a.width == 280")), ("status", .string(status))])
        }
        #expect(
            texts(layout(constraints: [row("satisfied")]), layout(constraints: [row("broken")]))
                == [#"'a.width == 280'.status "satisfied" → "broken""#])
    }

    @Test func `Two constraints of one equation are paired in order`() {
        let row = { (priority: Double) in
            object([("equation", .string("a.width == 280")), ("priority", .exact(priority))])
        }
        #expect(
            texts(layout(constraints: [row(1000), row(750)]), layout(constraints: [row(1000), row(500)]))
                == ["'a.width == 280'.priority 750 → 500 (-250)"])
    }

    private func row(_ equation: String, status: String = "satisfied") -> JSONOutput {
        object([("equation", .string(equation)), ("status", .string(status))])
    }

    @Test(arguments: [
        ("a.top == b.top + 24", "a.top == b.top + 32", "a.top == b.top + 24 → + 32"),
        ("a.top == b.top", "a.top == b.top - 0.5", "a.top == b.top + 0 → - 0.5"),
        ("a.width >= 48", "a.width >= 60", "a.width >= 48 → 60"),
        ("a.width == 0.5 * b.width + 8", "a.width == 0.5 * b.width", "a.width == 0.5 * b.width + 8 → + 0"),
    ])
    func `A changed constant is a change of the same constraint`(old: String, new: String, text: String) {
        #expect(texts(layout(constraints: [row(old)]), layout(constraints: [row(new)])) == [text])
    }

    @Test func `Another relation, item or multiplier makes another constraint`() {
        for new in ["a.width >= 48", "b.width == 48", "a.width == 2 * b.width + 48"] {
            #expect(texts(layout(constraints: [row("a.width == 48")]), layout(constraints: [row(new)])).count == 2)
        }
    }

    private func diagnostic(_ code: String, line: Double, message: String, views: [String] = ["a"]) -> JSONOutput {
        object([
            ("code", .string(code)), ("severity", .string("warning")), ("message", .string(message)),
            ("line", .exact(line)), ("endLine", .exact(line)), ("views", .array(views.map(JSONOutput.string))),
        ])
    }

    private func layout(diagnostics: [JSONOutput]) -> JSONOutput { object([("diagnostics", .array(diagnostics))]) }

    @Test func `Where a diagnostic is in the file, and in which words, is not compared`() {
        let old = layout(diagnostics: [diagnostic("tie", line: 18, message: "x")])
        #expect(texts(old, layout(diagnostics: [diagnostic("tie", line: 20, message: "y")])).isEmpty)
        #expect(texts(old, layout(diagnostics: [diagnostic("tie", line: 18, message: "x", views: ["b"])])).count == 2)
        #expect(texts(old, layout(diagnostics: [diagnostic("other", line: 18, message: "x")])).count == 2)
        #expect(texts(old, layout(diagnostics: [])) == [#"diagnostic warning tie of a is gone: "x""#])
    }
}
