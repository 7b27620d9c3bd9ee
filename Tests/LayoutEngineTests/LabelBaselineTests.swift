// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutModel
import LayoutTestSupport
import Testing

/// Baselines of labels whose lines are not those that their text has by itself. Lines of 20 points have theirs 16 below the top.
struct LabelBaselineTests {
    private func label(_ string: String, lines: Int) -> ViewContent {
        let text = StyledText(content: .plain(string), font: Font(size: 17))
        return .label(ViewContent.Label(text: text, numberOfLines: lines))
    }

    @Test(arguments: [(Platform.macos, 6.0), (.ios, 22)])
    func `An empty label of AppKit has the baseline of a line, one of UIKit that of a view without text`(
        platform: Platform, y: Double
    ) {
        var sketch = LayoutSketch(320, 480, platform: platform)
        sketch.add("name", label("Name", lines: 1))
        sketch.add("value", label("", lines: 1))
        sketch.constrain("name.top == root.top + 6\nvalue.firstBaseline == name.firstBaseline")
        #expect(sketch.solve().frame("value", in: sketch)[1] == y)
    }

    /// A label of three lines; a point less cuts none.
    @Test(arguments: [(20.0, 16.0), (39, 36), (40, 36), (59, 56), (60, 56), (80, 56)])
    func `The last baseline is that of the last line in the stated height`(height: Double, baseline: Double) {
        var sketch = LayoutSketch(320, 480)
        sketch.add(
            "l", label("aaaa bbbb cccc", lines: 0), size: IntrinsicContentSize(width: 40, height: height))
        sketch.constrain("l.leading == root.leading\nl.top == root.top")
        let solved = sketch.solve().views[1]
        #expect(solved.textMeasurement?.lineCount == 3)
        #expect(solved.firstBaseline == 16)
        #expect(solved.lastBaseline == baseline)
    }
}
