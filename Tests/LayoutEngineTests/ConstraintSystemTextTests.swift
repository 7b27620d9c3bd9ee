// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// The rows of a layout as text, from which another solver can be given the same system.
struct ConstraintSystemTextTests {
    private func lines(_ sketch: LayoutSketch) -> [Substring] {
        sketch.document.constraintSystemText(measuring: FixedCellText()).split(separator: "\n")
    }

    @Test func `Constants have all their digits`() {
        var sketch = LayoutSketch(300, 100)
        sketch.add("a")
        sketch.constrain("a.width == 0.123456789 @500")
        #expect(lines(sketch).contains { $0.contains("[a.Width == 0.123456789]") })
    }

    @Test func `Rows are those of the last pass, in which text is wrapped to its width`() {
        var sketch = LayoutSketch(300, 100)
        let text = StyledText(content: .plain("two words"), font: Font(size: 17))
        sketch.add("a", .label(ViewContent.Label(text: text, numberOfLines: 0)))
        sketch.constrain("a.leading == root.leading\na.top == root.top\na.width == 50")
        let height = sketch.solve().frame("a", in: sketch)[3]
        #expect(height == 2 * 20)
        #expect(lines(sketch).contains { $0.contains("[a.Height >= \(Int(height))]") })
    }

    /// A third each, to the last digits: so precisely that their sum is 1.
    @Test func `So have the multipliers of a stack view`() {
        var sketch = LayoutSketch(300, 100)
        sketch.add("s", .stackView(ViewContent.StackView(axis: .horizontal, distribution: .fillProportionally)))
        for name in ["a", "b", "c"] { sketch.add(name, in: "s", size: IntrinsicContentSize(width: 20, height: 20)) }
        let shares = lines(sketch).compactMap { line in
            line.firstMatch(of: /([0-9.]+) s\.Width == 0\]  .*'UISV-fill-proportionally'/).flatMap { Double($0.1) }
        }
        #expect(shares.count == 3)
        #expect(shares.allSatisfy { abs($0 - 1.0 / 3) < 1e-15 })
        #expect(shares.reduce(0, +) == 1)
    }

    @Test func `The rows for the order of arranged subviews are named`() {
        var sketch = LayoutSketch(300, 100)
        sketch.add("s", .stackView(ViewContent.StackView(axis: .horizontal)))
        for name in ["a", "b", "c"] { sketch.add(name, in: "s", size: IntrinsicContentSize(width: 20, height: 20)) }
        let order = lines(sketch).filter { $0.hasSuffix("stack view s, order") }
        #expect(order.map { $0.contains("[b.Width == 20]") } == [true, false])
        #expect(order.map { $0.contains("@0.000001 ") } == [true, false])
        #expect(order.last?.contains("@0.000002  c.width == 20  [c.Width == 20]") == true)
    }
}
