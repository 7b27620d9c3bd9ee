// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutScene
import LayoutTestSupport
import Testing

@testable import LayoutMarks

/// Pictures of what places and sizes some views.
@Suite struct MarkFocusTests {
    /// Three guides of equal width around two views.
    private var sketch: LayoutSketch {
        var sketch = LayoutSketch(360, 100)
        for view in ["ok", "cancel", "other"] { sketch.add(view) }
        for guide in ["g1", "g2", "g3"] { sketch.addGuide(guide) }
        sketch.constrain(
            """
            g1.leading == root.leading
            ok.leading == g1.trailing
            g2.leading == ok.trailing
            cancel.leading == g2.trailing
            g3.leading == cancel.trailing
            g3.trailing == root.trailing
            g1.width == g2.width
            g2.width == g3.width
            ok.width == 30
            cancel.width == 60
            other.leading == root.leading + 5
            """)
        return sketch
    }

    private func drawn(_ focus: String) throws -> [Int] {
        let document = sketch.document
        let solved = document.solve(measuring: FixedCellText())
        let locator = AnchorLocator(document: document, solved: solved)
        let focus = try #require(MarkFocus(on: [focus], locator))
        return document.constraints.indices.filter(focus.draws)
    }

    @Test func `Layout guides between views belong to what places them`() throws {
        #expect(try drawn("ok") == Array(0...9))
    }

    @Test func `A constraint of another view does not`() throws {
        #expect(try drawn("other") == [10])
    }
}
