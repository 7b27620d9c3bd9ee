// SPDX-License-Identifier: Apache-2.0
import ConstraintSolver
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

@testable import LayoutEngine

struct RepeatedPassTests {
    /// Labels that wrap in columns of different widths, in a panel whose margins depend on where it stands.
    private func sketch(_ columns: Int) -> LayoutSketch {
        var sketch = LayoutSketch(
            400, 800, safeArea: DirectionalEdgeInsets(top: 50, leading: 12, bottom: 30, trailing: 12))
        sketch.add("panel")
        sketch.constrain(
            """
            panel.leading == root.leading
            root.trailing == panel.trailing
            panel.top == root.top + 20
            """)
        var last = ""
        for index in 0..<columns {
            let text = StyledText(
                content: .plain(Array(repeating: "word", count: 3 + index * 2).joined(separator: " ")),
                font: Font(size: 17))
            sketch.add("l\(index)", in: "panel", .label(ViewContent.Label(text: text, numberOfLines: 0)))
            sketch.constrain("l\(index).top == panel.topMargin\nl\(index).bottom <= panel.bottomMargin")
            sketch.constrain(
                index == 0 ? "l0.leading == panel.leadingMargin" : "l\(index).leading == \(last).trailing + 8")
            if index > 0 { sketch.constrain("l\(index).width == \(last).width") }
            last = "l\(index)"
        }
        sketch.constrain("\(last).trailing == panel.trailingMargin")
        return sketch
    }

    @Test(arguments: 2...6)
    func `Repeated passes give the result of a new engine`(_ columns: Int) {
        let document = sketch(columns).document
        let pass = LayoutPass.settled(document, text: FixedCellText(), images: NoImageFiles(), options: SolveOptions())
        let fresh = pass.system.linear.solve()
        #expect(pass.textPasses > 1)
        #expect(zip(pass.solution.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(pass.solution.ambiguities.map(\.variable) == fresh.ambiguities.map(\.variable))
        #expect(pass.solution.conflicts == fresh.conflicts)
        // Margins: 8 and what is left of the safe area 20 points further down.
        #expect(pass.inputs.insets.margins(of: 1) == EdgeInsets(top: 38, left: 20, bottom: 8, right: 20))
    }
}
