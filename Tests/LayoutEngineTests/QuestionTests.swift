// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct QuestionTests {
    private func chain() -> LayoutSketch {
        var sketch = LayoutSketch(600, 480)
        sketch.add("card")
        sketch.add("a", in: "card", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.add("b", in: "card", size: IntrinsicContentSize(width: 60, height: 20))
        sketch.constrain(
            """
            card.leading == root.leading
            card.top == root.top
            card.width == root.width
            card.height == 300
            a.leading == card.leading + 20
            b.leading == a.trailing + 8
            card.trailing == b.trailing + 20
            a.top == card.top + 5
            b.top == a.top
            card.bottom >= a.bottom + 5
            """)
        return sketch
    }

    @Test func `A value names the content priority that holds it against what pulls`() throws {
        func names(_ hugging: Float, wide: Bool) throws -> [String] {
            var sketch = LayoutSketch(400, 100)
            sketch.add("box")
            sketch.add(
                "image", in: "box", size: IntrinsicContentSize(width: wide ? 300 : 40, height: 40), hugging: hugging)
            sketch.add(
                "text", in: "box", size: IntrinsicContentSize(width: wide ? 40 : 300, height: 20), resistance: 250)
            sketch.constrain(
                """
                box.centerX == root.centerX
                box.top == root.top
                image.leading == box.leading
                image.trailing == box.trailing
                image.top == box.top
                image.bottom == box.bottom
                text.leading == box.leading
                text.trailing == box.trailing
                text.centerY == box.centerY
                """)
            let derivation = try #require(
                sketch.document.derivation(of: .width, ofView: sketch.place(of: "box"), measuring: FixedCellText()))
            return derivation.steps.compactMap { step in
                switch step.constraint.origin {
                case .contentHugging: "hugging"
                case .compressionResistance: "resistance"
                default: nil
                }
            }
        }
        // The text pulls the box together, and the image resists.
        #expect(try names(251, wide: true) == ["resistance"])
        // The text pushes it apart, and the image hugs.
        #expect(try names(751, wide: false) == ["hugging"])
    }

    @Test func `Where one constraint of several conflicts would have been enough, that is said`() {
        var sketch = LayoutSketch(400, 100)
        sketch.add("a")
        sketch.add("b")
        sketch.constrain("a.width == 10\nb.width == 10\na.width == b.width + 5\nb.height == 10\na.height == 10")
        #expect(
            !sketch.solve().diagnostics.contains { $0.fixes.contains { $0.description.contains("would be enough") } })
        var chain = LayoutSketch(400, 100)
        for id in ["a", "b", "c"] { chain.add(id) }
        chain.constrain("a.width == 10\nb.width == 20\nc.width == 20\nb.width == a.width\nc.width == a.width")
        let solved = chain.solve()
        let advice = solved.diagnostics.flatMap(\.fixes).map(\.description).filter { $0.contains("would be enough") }
        #expect(solved.conflicts.count == 2 && advice.count == 1, "\(solved.diagnostics.map(\.message))")
        #expect(advice.first?.contains("without a.width == 10, none of the 2 conflicts") == true, "\(advice)")
    }

    @Test func `V30: the fitting size is compressed, or that of a required width`() {
        var sketch = chain()
        // The card's own height belongs to it, its width follows from the root.
        sketch.remove(constraint: 3)
        let place = sketch.place(of: "card")
        let document = sketch.document
        #expect(document.fittingSize(of: place, measuring: FixedCellText()) == Size(width: 158, height: 30))
        let wide = FittingTarget(size: Size(width: 375, height: 0), horizontalPriority: .required)
        #expect(
            document.fittingSize(of: place, target: wide, measuring: FixedCellText()) == Size(width: 375, height: 30))
        #expect(document.fittingSize(of: 0, measuring: FixedCellText()) == Size(width: 158, height: 0))
    }

    @Test func `A fitting height follows the requested width`() {
        var sketch = LayoutSketch(600, 480)
        sketch.add("cell")
        let text = StyledText(content: .plain("aaaa bbbb cccc dddd"), font: Font(size: 17))
        sketch.add("l", in: "cell", .label(ViewContent.Label(text: text, numberOfLines: 0)))
        sketch.constrain("l.leading == cell.leadingMargin\nl.trailing == cell.trailingMargin")
        sketch.constrain("l.top == cell.topMargin\nl.bottom == cell.bottomMargin")
        let target = FittingTarget(size: Size(width: 116, height: 0), horizontalPriority: .required)
        #expect(
            sketch.document.fittingSize(of: 1, target: target, measuring: FixedCellText())
                == Size(width: 116, height: 56))
    }

    @Test(arguments: [(413.0, 82.0), (414, 90)])
    func `The fitting size of the root has the minimum margins of its window`(width: Double, expected: Double) {
        var sketch = LayoutSketch(width, 480)
        sketch.add("a", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.constrain("a.leading == root.leadingMargin\nroot.trailingMargin == a.trailing")
        sketch.constrain("a.top == root.top\nroot.bottom == a.bottom")
        #expect(
            sketch.document.fittingSize(of: 0, measuring: FixedCellText()) == Size(width: expected, height: 20))
    }

    @Test func `The target of a fitting size is one of the alignment rectangle`() {
        var sketch = LayoutSketch(500, 480)
        let place = sketch.add("a") { $0.alignmentRectInsets = EdgeInsets(top: 0, left: 5, bottom: 0, right: 3) }
        let target = FittingTarget(size: Size(width: 300, height: 10), horizontalPriority: .required)
        #expect(
            sketch.document.fittingSize(of: place, target: target, measuring: FixedCellText())
                == Size(width: 308, height: 10))
    }

    @Test(arguments: [
        (AcceptanceVectorTests.sideBySide, 3), (AcceptanceVectorTests.aligned, 1),
    ])
    func `V31: with a view go the constraints that name it`(_ constraints: String, _ left: Int) {
        var sketch = LayoutSketch(375, 667)
        sketch.add("red")
        sketch.add("inside", in: "red")
        sketch.add("blue")
        sketch.constrain(constraints)
        sketch.constrain("inside.width == 20")
        let rest = sketch.document.removing(["red"])
        #expect(rest.views.map(\.id) == ["root", "blue"])
        #expect(rest.constraints.count == left)
        #expect(rest.views[0].subviews == [1])
        let layout = rest.solve(measuring: FixedCellText())
        #expect(layout.views[1].state == .ambiguous)
    }
}
