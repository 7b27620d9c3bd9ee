// SPDX-License-Identifier: Apache-2.0
import AutoLayoutTesting
import Testing

struct LayoutComparisonTests {
    private func layout(_ views: GoldenValue..., constraints: [GoldenValue] = []) -> GoldenValue {
        object([
            ("canvas", object([("width", .number(320)), ("scale", .number(2))])),
            ("views", .array(views)), ("constraints", .array(constraints)),
        ])
    }

    private func object(_ members: [(String, GoldenValue)]) -> GoldenValue {
        .object(members.map { GoldenValue.Member($0, $1) })
    }

    private func view(_ id: String, y: Double, height: Double = 20) -> GoldenValue {
        let frame = object([("x", .number(8)), ("y", .number(y)), ("width", .number(100)), ("height", .number(height))])
        return object([("id", .string(id)), ("frame", frame), ("canvasFrame", frame), ("ambiguous", .array([]))])
    }

    private func texts(_ expected: GoldenValue, _ actual: GoldenValue) -> [String] {
        LayoutComparison().differences(expected: expected, actual: actual).map(\.text)
    }

    @Test func equalLayoutsDoNotDiffer() {
        #expect(texts(layout(view("title", y: 64)), layout(view("title", y: 64))).isEmpty)
    }

    @Test func aHundredthOfAPointIsNothing() {
        #expect(texts(layout(view("title", y: 64)), layout(view("title", y: 64.0099))).isEmpty)
        #expect(
            texts(layout(view("title", y: 64)), layout(view("title", y: 64.011))) == ["title.y 64 → 64.011 (+0.011)"])
    }

    /// The frame says it; the same movement in its other forms is not told again.
    @Test func whatMovedComesFirst() {
        #expect(
            texts(layout(view("title", y: 64), view("body", y: 90)), layout(view("title", y: 66), view("body", y: 88)))
                == ["title.y 64 → 66 (+2)", "body.y 90 → 88 (-2)"])
    }

    @Test func viewsThatComeAndGo() {
        let found = texts(layout(view("old", y: 1)), layout(view("new", y: 2)))
        #expect(
            found == [
                #"view old is gone: { "x": 8, "y": 1, "width": 100, "height": 20 }"#,
                #"view new is new: { "x": 8, "y": 2, "width": 100, "height": 20 }"#,
            ])
    }

    @Test func aConstraintThatIsGivenUp() {
        let row = { (status: String) in
            object([("equation", .string("a.width == 280")), ("status", .string(status))])
        }
        #expect(
            texts(layout(constraints: [row("satisfied")]), layout(constraints: [row("broken")]))
                == [#"'a.width == 280'.status "satisfied" → "broken""#])
    }

    @Test func twoConstraintsOfOneEquationArePairedInOrder() {
        let row = { (priority: Double) in
            object([("equation", .string("a.width == 280")), ("priority", .number(priority))])
        }
        #expect(
            texts(layout(constraints: [row(1000), row(750)]), layout(constraints: [row(1000), row(500)]))
                == ["'a.width == 280'.priority 750 → 500 (-250)"])
    }
}
