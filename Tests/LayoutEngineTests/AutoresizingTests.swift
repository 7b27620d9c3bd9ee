// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

struct AutoresizingTests {
    private func sketch(_ mask: AutoresizingMask, width: Double = 640) -> LayoutSketch {
        var sketch = LayoutSketch(width, 320)
        sketch.change("root") { $0.frame = Rect(x: 0, y: 0, width: 320, height: 320) }
        sketch.add("v") {
            $0.frame = Rect(x: 160, y: 120, width: 80, height: 80)
            $0.autoresizingMask = mask
        }
        return sketch
    }

    @Test(
        arguments: [
            (AutoresizingMask(), 160.0, 80.0), (AutoresizingMask.flexibleRightMargin, 160, 80),
            (.flexibleLeftMargin, 480, 80),
            (.flexibleWidth, 160, 400), ([.flexibleLeftMargin, .flexibleWidth], 373.333333, 186.666667),
            ([.flexibleLeftMargin, .flexibleRightMargin], 360, 80), ([.flexibleWidth, .flexibleRightMargin], 160, 240),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
        ] as [(AutoresizingMask, Double, Double)])
    func `V22: how each mask follows a root twice as wide`(_ mask: AutoresizingMask, _ x: Double, _ width: Double) {
        let sketch = sketch(mask)
        let layout = sketch.solve()
        #expect(layout.frame("v", in: sketch) == [x, 120, width, 80])
        #expect(layout.diagnostics.isEmpty)
    }

    @Test func `V23: against a mask the author's constraint is broken`() throws {
        var sketch = sketch([])
        sketch.constrain("v.width == 100")
        let layout = sketch.solve()
        let conflict = try #require(layout.conflicts.first)
        #expect(conflict.broken == .constraint(0))
        #expect(conflict.members.contains(.autoresizing(view: 1, axis: .horizontal)))
        #expect(layout.frame("v", in: sketch)[2] == 80)
    }

    @Test func `Masks act on the frame where it differs from the alignment rectangle`() {
        var sketch = sketch(.flexibleWidth)
        sketch.change("v") { $0.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        #expect(sketch.solve().frame("v", in: sketch) == [160, 120, 400, 80])
    }

    @Test func `A mask needs a frame, and a resizing one its superview's`() {
        var sketch = LayoutSketch()
        sketch.add("a") { $0.autoresizingMask = [] }
        sketch.add("b") { $0.frame = .zero }
        sketch.change("b") { $0.frame = nil }
        sketch.add("c", in: "b") {
            $0.autoresizingMask = .flexibleWidth
            $0.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        }
        #expect(sketch.solve().codes().filter { $0 == "autoresizing-needs-frame" }.count == 2)
    }

    @Test(arguments: [(LayoutPriority.required, 200.0), (LayoutPriority(999), 80)] as [(LayoutPriority, Double)])
    func `The height of self-sizing content gives way to what is required`(
        _ priority: LayoutPriority, _ height: Double
    ) throws {
        var sketch = sketch([])
        sketch.change("v") { $0.isSelfSizing = true }
        sketch.constrain("v.height == 200 @\(Int(priority.rawValue))")
        let layout = sketch.solve()
        #expect(layout.conflicts.isEmpty)
        #expect(layout.frame("v", in: sketch) == [160, 120, 80, height])
        sketch.constrain("v.width == 100")
        #expect(sketch.solve().conflicts.count == 1)
    }
}
