// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// A horizontal stack view has the baselines of its tallest arranged view, as it is laid out.
struct StackViewBaselineTests {
    /// A stack view at (50, 10) that arranges `tall`, which has no baselines, and `text`, whose first is 5 below its top, and beside it
    /// a view on its first baseline.
    private func sketch(_ change: (inout LayoutSketch) -> Void) -> LayoutSketch {
        var sketch = LayoutSketch()
        sketch.add("a", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.add("stack", .stackView(ViewContent.StackView(axis: .horizontal, alignment: .center)))
        change(&sketch)
        sketch.add("text", in: "stack", size: IntrinsicContentSize(width: 20, height: 21)) {
            $0.baselineOffsets = BaselineOffsets(firstFromTop: 5, lastFromBottom: 0)
        }
        sketch.constrain(
            """
            a.leading == root.leading
            stack.leading == a.trailing
            stack.top == root.top + 10
            a.firstBaseline == stack.firstBaseline
            """)
        return sketch
    }

    @Test func `A subview without a natural height may be the tallest`() {
        let sketch = sketch { sketch in
            sketch.add("column", in: "stack", .stackView(ViewContent.StackView(axis: .vertical)))
            sketch.add("tall", in: "column", size: IntrinsicContentSize(width: 30, height: 44))
        }
        let layout = sketch.solve()
        #expect(layout.frame("stack", in: sketch) == [50, 10, 50, 44])
        #expect(layout.frame("a", in: sketch)[1] == 10)
        #expect(layout.diagnostics.isEmpty)
    }

    @Test(arguments: [(30.0, 10.0), (20, 15)])
    func `A constraint decides which is the tallest`(height: Double, expected: Double) {
        var sketch = sketch { sketch in
            sketch.add("tall", in: "stack", size: IntrinsicContentSize(width: 30, height: 22))
        }
        sketch.constrain("tall.height == \(Int(height))")
        #expect(sketch.solve().frame("a", in: sketch)[1] == expected)
    }

    @Test func `A text that wraps becomes the tallest`() {
        var sketch = sketch { sketch in
            let text = StyledText(content: .plain("aaaa bbbb cccc dddd"), font: Font(size: 17))
            sketch.add("tall", in: "stack", .label(ViewContent.Label(text: text, numberOfLines: 0)))
        }
        let first = sketch.solve()
        sketch.constrain("tall.width == 60")
        let second = sketch.solve()
        let (tall, a) = (second.views[sketch.place(of: "tall")], second.views[sketch.place(of: "a")])
        #expect(first.views[sketch.place(of: "tall")].frame.height < 21)
        #expect(tall.frame.height > 21)
        #expect(a.frame.y == tall.firstBaseline)
    }

    /// The tallest is the one whose baseline the other's height depends on.
    @Test func `Solving ends where the choice contradicts itself`() {
        var sketch = sketch { sketch in
            sketch.add("tall", in: "stack", size: IntrinsicContentSize(width: 30, height: 22))
        }
        sketch.add("gap")
        sketch.constrain("gap.top == root.top\ngap.bottom == a.top\ntall.height == 2*gap.height - 6")
        let (one, two) = (sketch.solve(), sketch.solve())
        #expect(one.views.map(\.frame) == two.views.map(\.frame))
    }
}
