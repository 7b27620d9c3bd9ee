// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutTestSupport
import Testing

/// Natural sizes that only AppKit's views have.
struct AppKitContentTests {
    @Test(arguments: [(Platform.macos, true), (.ios, false)])
    func `Parts that AppKit places in its views are not ambiguous`(platform: Platform, isKnown: Bool) {
        var sketch = LayoutSketch(240, 480, platform: platform)
        sketch.add("box")
        sketch.constrain("box.leading = root.leading + 8\nbox.top = root.top + 8\nbox.width = 100\nbox.height = 50")
        sketch.add("content", in: "box") { $0.style.isPlacedBySuperview = true }
        sketch.add("own", in: "box")
        let layout = sketch.solve()
        #expect(layout.views[2].ambiguities.isEmpty == isKnown)
        #expect(!layout.views[3].ambiguities.isEmpty)
        let messages = layout.diagnostics.filter { $0.code == .ambiguousLayout }.map(\.message)
        #expect(messages.contains { $0.contains("\"content\"") } != isKnown, "\(messages)")
    }

    @Test(
        arguments: [
            (["a", "abc"], SegmentMetrics(), 56), (["a", "abc"], SegmentMetrics(endPadding: 2), 60),
            (["a", "abc"], SegmentMetrics(distribution: .fillEqually), 71), (["a"], SegmentMetrics(padding: 10), 18),
            ([], SegmentMetrics(), 0),
        ] as [([String], SegmentMetrics, Double)])
    func `Segments are as wide as their titles, with a line between two of them`(
        segments: [String], metrics: SegmentMetrics, width: Double
    ) {
        for height in [nil, 22.0] {
            var sketch = LayoutSketch(240, 480, platform: .macos)
            var metrics = metrics
            metrics.height = height
            sketch.add("s", .segmentedControl(segments: segments, selected: nil, metrics: metrics))
            #expect(
                sketch.solve().views[1].intrinsicContentSize
                    == IntrinsicContentSize(
                        width: width,
                        height: height
                            ?? sketch.document.profile.controls[.segmentedControl]?.intrinsicContentSize.height))
        }
    }

    @Test(arguments: [(false, 200.0), (true, 190)])
    func `A label that prefers the width of its first layout is as wide as its longest line`(
        setsMaxLayoutWidth: Bool, width: Double
    ) {
        var sketch = LayoutSketch(240, 480, platform: .macos)
        var label = ViewContent.Label(
            text: StyledText(content: .plain("aaaa bbbb cccc dddd eeee ffff gggg"), font: Font(size: 17)),
            numberOfLines: 0)
        label.setsMaxLayoutWidthAtFirstLayout = setsMaxLayoutWidth
        sketch.add("l", .label(label))
        sketch.constrain("l.leading == root.leading + 20\nroot.trailing >= l.trailing + 20\nl.top == root.top")
        #expect(sketch.solve().frame("l", in: sketch) == [20, 0, width, 40])
    }
}
