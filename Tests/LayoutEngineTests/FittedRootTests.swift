// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// The root of a canvas without a size.
struct FittedRootTests {
    @Test func `A root that fits its contents takes whole pixels`() {
        var sketch = LayoutSketch(nil, nil, scale: 3)
        sketch.add("a", size: IntrinsicContentSize(width: 100.1, height: 20.5))
        sketch.constrain("a.leading == root.leading + 10\nroot.trailing == a.trailing + 10")
        sketch.constrain("a.top == root.top + 10\nroot.bottom == a.bottom + 10")
        let layout = sketch.solve()
        let expected = sketch.document.fittingSize(of: 0, measuring: FixedCellText())
        #expect(abs(expected.width - 120.333333) < 1e-6 && abs(expected.height - 40.666667) < 1e-6)
        #expect(layout.canvasSize.width == expected.width && layout.canvasSize.height == expected.height)
        #expect(layout.views[0].pixelFrame.size == expected)
        #expect(abs(layout.frame("a", in: sketch)[2] - 100.333333) < 1e-6)
        #expect(layout.diagnostics.isEmpty)
    }

    /// Two views would tie for the fraction of a pixel; required sizes leave no room for it.
    @Test(arguments: ["a.top == root.top", "a.width == 50\nb.width == 60.1"])
    func `The rounding of a root that fits its contents does no harm`(constraints: String) {
        var sketch = LayoutSketch(nil, 20)
        sketch.add("a", size: IntrinsicContentSize(width: 50, height: 20))
        sketch.add("b", size: IntrinsicContentSize(width: 60.1, height: 20))
        sketch.constrain("a.leading == root.leading\nb.leading == a.trailing\nroot.trailing == b.trailing")
        sketch.constrain("b.top == root.top\na.top == root.top\n\(constraints)")
        let layout = sketch.solve()
        #expect(layout.diagnostics.isEmpty)
        #expect(abs(layout.canvasSize.width - 110.1) < 1e-6)
        #expect(layout.views[0].pixelFrame.width == 110.5)
    }
}
