// SPDX-License-Identifier: Apache-2.0
import LayoutRepair
import LayoutTestSupport
import Testing

/// Arranged views that Reset to Suggested Constraints leaves where they are.
struct KeptPlaceTests {
    @Test func `S143: views stay where constraints had them in a stack view that aligns baselines`() throws {
        let text = DocumentText(
            """
            {"canvas": {"width": 320, "height": 300}, "root": {"id": "root", "children": [
              {"id": "s", "type": "stackView", "alignment": "lastBaseline", "distribution": "fillEqually", "children": [
                {"id": "a", "intrinsicContentSize": {"width": 30, "height": 4}},
                {"id": "b", "children": [{"id": "k", "intrinsicContentSize": {"width": 10, "height": 10}}]}]}]},
             "constraints": ["b.height = 60", "a.bottom = root.top + 70", "s.leading = root.leading",
              "s.top = root.top", "s.height = 100"]}
            """)
        let repaired = try text.repaired(.reset)
        #expect(try repaired.layout.views.map(\.frame) == text.layout.views.map(\.frame))
        #expect(try repaired.layout.conflicts.isEmpty && !repaired.isAmbiguous)
        #expect(try repaired.repaired(.reset).text == repaired.text)
    }

    @Test(arguments: ["firstBaseline", "center", "bottom"])
    func `S143: a view keeps a height that the stack view does not give it`(alignment: String) throws {
        let text = DocumentText(
            """
            {"platform": "macos", "canvas": {"width": 375, "height": 667}, "root": {"id": "root", "children": [
              {"id": "s", "type": "stackView", "distribution": "fill", "alignment": "\(alignment)",
               "children": [{"id": "a"}, {"id": "b", "type": "switch"}]}]},
             "constraints": ["a.width = 70", "s.leading = root.leading", "s.top = root.top", "s.bottom = root.bottom",
              "s.trailing = root.trailing", "a.height = 276"]}
            """)
        let repaired = try text.repaired(.reset)
        for (frame, before) in zip(try repaired.layout.views.map(\.frame), try text.layout.views.map(\.frame)) {
            #expect(abs(frame.y - before.y) <= 1 && abs(frame.height - before.height) <= 1, "\(repaired.text)")
        }
    }
}
