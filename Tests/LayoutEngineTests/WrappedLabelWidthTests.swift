// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

struct WrappedLabelWidthTests {
    /// A text of 34 cells of 10 points in a space of 200: 20 fit, the longer of the two lines has 19.
    @Test(arguments: [(Platform.ios, 190.0), (.macos, 200)])
    func `A label of AppKit keeps the width of its whole text where it wraps, one of UIKit takes that of its lines`(
        platform: Platform, width: Double
    ) {
        var sketch = LayoutSketch(240, 480, platform: platform)
        let text = StyledText(content: .plain("aaaa bbbb cccc dddd eeee ffff gggg"), font: Font(size: 17))
        sketch.add("l", .label(ViewContent.Label(text: text, numberOfLines: 0)))
        sketch.constrain("l.leading == root.leading\nl.width <= 200\nl.top == root.top")
        let layout = sketch.solve()
        #expect(layout.frame("l", in: sketch) == [0, 0, width, 40])
        #expect(layout.diagnostics.isEmpty)
    }
}
