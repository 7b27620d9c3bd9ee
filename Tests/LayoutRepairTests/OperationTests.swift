// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutRepair
import LayoutTestSupport
import SourceLocations
import Testing

/// Interface Builder's operations, by the numbers.
struct OperationTests {
    private static func screen(
        _ children: String, _ constraints: String..., canvas: String = "\"width\": 400, \"height\": 300, \"scale\": 2"
    ) -> DocumentText {
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        return DocumentText(
            """
            {
              "canvas": { \(canvas) },
              "root": { "id": "s", "children": [ \(children) ] },
              "constraints": [ \(list) ]
            }
            """)
    }

    private func added(to text: DocumentText, _ operation: RepairOperation = .addMissing) throws -> [String] {
        let before = try text.equations
        let after = try text.repaired(operation)
        #expect(try after.repaired(operation).text == after.text, "a second run changes something")
        return try after.equations.filter { !before.contains($0) }
    }

    // MARK: Add Missing Constraints

    @Test(arguments: ["firstBaseline", "lastBaseline"])
    func `One edge fixes what a stretched stack view aligns by baselines`(alignment: String) throws {
        let text = DocumentText(
            """
            {"canvas": {"width": 320, "height": 480}, "root": {"id": "root", "children": [
              {"id": "s", "type": "stackView", "axis": "horizontal", "alignment": "\(alignment)", "children": [
                {"id": "a", "intrinsicContentSize": {"width": 50, "height": 20}},
                {"id": "b", "intrinsicContentSize": {"width": 50, "height": 30},
                 "baselineOffsets": {"firstFromTop": 10, "lastFromBottom": 0}}]}]},
             "constraints": ["s.leading = root.leading + 20", "s.top = root.top + 20", "s.height = 100"]}
            """)
        let before = try text.layout.views.map(\.frame)
        #expect(try added(to: text).count == 1)
        let repaired = try text.repaired(.addMissing).layout
        #expect(repaired.views.allSatisfy { $0.ambiguities.isEmpty })
        #expect(repaired.views.map(\.frame) == before)
    }

    // MARK: Update Frames

    /// The content begins at the bounds, not at the alignment rectangle.
    @Test func `Distances to the content of a scroll view are measured from its bounds`() throws {
        let text = DocumentText(
            """
            { "canvas": { "width": 300, "height": 300 }, "root": { "id": "s", "children": [
              { "id": "scroll", "type": "scrollView", "alignmentRectInsets": { "left": 7, "top": 5 },
                "children": [{ "id": "c", "frame": [20, 30, 100, 50] }] }] },
              "constraints": ["scroll.leading = s.leading + 20", "scroll.top = s.top + 20", "scroll.width = 200",
                "scroll.height = 200"] }
            """)
        let pinned = try text.repaired(.pin([.top, .leading], distance: nil), views: "c")
        #expect(try pinned.equations.suffix(2) == ["c.top == scroll.top + 30", "c.leading == scroll.leading + 20"])
        let completed = try text.repaired(.addMissing)
        #expect(completed.text.contains("\"c.leading = scroll.leading + 20\""))
    }

    @Test func `A text that is drawn from side to side is pinned to both sides`() throws {
        let text = DocumentText(
            """
            {"canvas": {"width": 200, "height": 100}, "root": {"id": "root", "children": [
              {"id": "a", "type": "label", "text": "B", "frame": [20, 20, 160, 20]}]},
             "constraints": ["a.top = root.top + 20"]}
            """)
        let repaired = try text.repaired(.addMissing)
        #expect(try repaired.layout.views[1].frame.width == 160, "\(repaired.text)")
        #expect(try repaired.equations.count == 3)
    }

    @Test func `S140: a frame becomes what the constraints give, number by number`() throws {
        let text = Self.screen(
            #"{ "id": "a", "frame": [10, /* from the left */ 20, 55, 40] }, { "id": "b", "frame": [1, 2, 3, 4] }"#,
            "a.leading = s.leading + 30", "a.top = s.top + 20", "a.width = 50", "a.height = 40", "b.top = s.top")
        let repaired = try text.repaired(.updateFrames).text
        let expected = text.text.replacing(
            "[10, /* from the left */ 20, 55, 40]", with: "[30, /* from the left */ 20, 50, 40]")
        #expect(repaired == expected, "an ambiguous view keeps its frame")
    }

    // MARK: Update Constraint Constants

    @Test func `S141: constants become what the design-time frames have`() throws {
        let text = Self.screen(
            #"{ "id": "a", "frame": [32, 20, 50, 40] }, { "id": "b", "frame": [100, 20, 25, 40] }"#,
            "a.leading = s.leading + 30", "a.top = s.top + 20", "60 = a.width", "a.height = 40",
            "b.leading = a.trailing + 8  'gap'", "s.trailing - 10 = b.trailing", "a.width = 2 * b.width",
            "b.width >= 30", "b.width <= 90")
        let repaired = try text.repaired(.updateConstants)
        #expect(repaired.text.contains("\"a.leading = s.leading + 32\", \"a.top = s.top + 20\", \"50 = a.width\""))
        #expect(repaired.text.contains("\"b.leading = a.trailing + 18  'gap'\", \"s.trailing - 275 = b.trailing\""))
        #expect(repaired.text.contains("\"a.width = 2 * b.width\", \"b.width >= 25\", \"b.width <= 90\""))
        #expect(try repaired.repaired(.updateConstants).text == repaired.text)
    }

    @Test func `Objects and metrics get numbers, and only the views that are named`() throws {
        let text = DocumentText(
            """
            {
              "metrics": { "gap": 8 }, "canvas": { "width": 400, "height": 300 },
              "root": { "id": "s", "children": [
                { "id": "a", "frame": [12, 20, 50, 40] }, { "id": "b", "frame": [90, 70, 25, 40] } ] },
              "constraints": [
                { "firstItem": "a", "firstAttribute": "leading", "secondItem": "s", "secondAttribute": "leading" },
                { "firstItem": "a", "firstAttribute": "top", "secondItem": "s", "secondAttribute": "top", "constant": "gap" },
                "a.width = 5 * gap", "a.height = 2 * gap + gap", "b.leading = s.leading + gap"
              ]
            }
            """)
        let repaired = try text.repaired(.updateConstants, views: "a").text
        #expect(repaired.contains("\"secondAttribute\": \"leading\", \"constant\": 12 },"))
        #expect(repaired.contains("\"secondAttribute\": \"top\", \"constant\": 20 },"))
        #expect(repaired.contains("\"a.width = 5 * gap + 10\", \"a.height = 2 * gap + 24\""))
        #expect(repaired.contains("\"b.leading = s.leading + gap\""))
    }

    /// The edges at which it begins have no size in them; those at its end do.
    @Test func `Constants at the beginning of a scroll view's content become what the frames have`() throws {
        let text = Self.screen(
            #"""
            { "id": "scroll", "type": "scrollView", "children": [
              { "id": "a", "frame": [12, 34, 50, 40] }, { "id": "b", "frame": [16, 80, 50, 40] }] }
            """#, "H:|[scroll]|", "V:|[scroll]|", "a.leading = scroll.leading + 8",
            "a.top = scroll.contentLayoutGuide.top + 30",
            "a.width = 50", "a.height = 40", "b.left = scroll.contentLayoutGuide.left", "b.top = a.bottom + 6",
            "b.width = 50",
            "b.height = 40", "scroll.trailing = a.trailing + 9", "scroll.bottom = b.bottom + 9")
        let repaired = try text.repaired(.updateConstants)
        let changed = try repaired.equations.filter { try !text.equations.contains($0) }
        #expect(
            changed == [
                "a.leading == scroll.leading + 12", "a.top == scroll.contentLayoutGuide.top + 34",
                "b.left == scroll.contentLayoutGuide.left + 16",
            ])
        #expect(try repaired.layout.views[2].frame == Rect(x: 12, y: 34, width: 50, height: 40))
        #expect(try repaired.layout.diagnostics.isEmpty)
        #expect(try repaired.repaired(.updateConstants).text == repaired.text)
    }

    // MARK: Add Missing Constraints

    @Test(arguments: [
        // The nearer edge, and a size where nothing else gives one.
        (
            [30.0, 20, 50, 40],
            ["a.leading == s.leading + 30", "a.width == 50", "a.top == s.top + 20", "a.height == 40"]
        ),
        (
            [320, 240, 50, 40],
            ["s.trailing == a.trailing + 30", "a.width == 50", "s.bottom == a.bottom + 20", "a.height == 40"]
        ),
        // The center.
        (
            [150, 130, 100, 40],
            ["a.centerX == s.centerX", "a.width == 100", "a.centerY == s.centerY", "a.height == 40"]
        ),
        // From side to side.
        (
            [20, 60, 360, 40],
            ["a.leading == s.leading + 20", "s.trailing == a.trailing + 20", "a.top == s.top + 60", "a.height == 40"]
        ),
        // On the margins of the root.
        (
            [16, 60, 368, 40],
            [
                "a.leading == s.layoutMarginsGuide.leading", "a.trailing == s.layoutMarginsGuide.trailing",
                "a.top == s.top + 60", "a.height == 40",
            ]
        ),
    ])
    func `S142: a view gets the constraints that keep it where it is`(frame: [Double], expected: [String]) throws {
        let text = Self.screen("{ \"id\": \"a\", \"frame\": \(frame) }")
        #expect(try added(to: text).sorted() == expected.sorted())
    }

    @Test func `S125: the nearest neighbour is the closest sibling, else the superview`() throws {
        let text = Self.screen(
            #"{ "id": "a", "frame": [40, 50, 50, 40] }, { "id": "b", "frame": [98, 55, 60, 40] }, { "id": "c", "frame": [40, 112, 60, 40] }"#
        )
        let added = try added(to: text)
        #expect(added.contains("b.leading == a.trailing + systemSpacing"))
        #expect(added.contains("c.top == b.bottom + 17"), "\(added)")
        #expect(added.contains("a.top == s.top + 50"))
    }

    @Test func `Text is put on the baseline of the text beside it`() throws {
        let text = Self.screen(
            #"{ "id": "a", "type": "label", "text": "Name" }, { "id": "b", "type": "label", "text": "Value", "frame": [110, 40, 50, 10] }"#,
            "a.leading = s.leading + 20", "a.top = s.top + 40")
        #expect(try added(to: text).contains("a.firstBaseline == b.firstBaseline"))
    }

    @Test func `From right to left leading is right`() throws {
        let text = Self.screen(
            #"{ "id": "a", "frame": [320, 20, 50, 40] }"#,
            canvas: "\"width\": 400, \"height\": 300, \"direction\": \"rtl\"")
        #expect(try added(to: text).contains("a.leading == s.leading + 30"))
    }

    @Test func `A tie is settled by a size`() throws {
        let text = Self.screen(
            #"{ "id": "a", "type": "label", "text": "Name" }, { "id": "b", "type": "label", "text": "Value" }"#,
            "H:|-20-[a]-[b]-20-|", "a.top = s.top", "b.top = s.top")
        #expect(try added(to: text).count == 1)
    }

    @Test func `Frames that contradict the constraints give way to them`() throws {
        let text = Self.screen(
            #"{ "id": "a", "frame": [500, 20, 50, 40] }"#, "a.leading <= s.leading + 30", "a.top = s.top",
            "a.height = 9",
            "a.width = 10")
        #expect(try added(to: text) == ["a.leading == s.leading + 30"])
    }

    @Test func `The content of a scroll view gets its ends`() throws {
        let text = DocumentText(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "scroll", "type": "scrollView", "children": [{"id": "a", "frame": [10, 10, 300, 400]}]}]},
             "constraints": ["H:|[scroll]|", "V:|[scroll]|"]}
            """)
        let repaired = try text.repaired(.addMissing)
        #expect(try repaired.layout.guides.allSatisfy(\.ambiguities.isEmpty))
        #expect(try repaired.layout.diagnostics.isEmpty)
    }

    /// From right to left the constraints at the trailing edge say where the views are; the leading edge is what is missing.
    @Test func `The content of a scroll view that is read from right to left gets its beginning`() throws {
        let text = DocumentText(
            """
            {"canvas": {"width": 200, "height": 200, "direction": "rtl"}, "root": {"id": "s", "children": [
              {"id": "scroll", "type": "scrollView", "children": [{"id": "a"}]}]},
             "constraints": ["H:|[scroll]|", "V:|[scroll]|", "a.trailing = scroll.trailing - 10", "a.width = 300",
              "V:|-10-[a(400)]-10-|"]}
            """)
        let repaired = try text.repaired(.addMissing)
        #expect(try repaired.layout.diagnostics.isEmpty)
        #expect(try repaired.layout.guides.allSatisfy(\.ambiguities.isEmpty))
        #expect(try repaired.layout.views[2].frame == Rect(x: 10, y: 10, width: 300, height: 400))
        #expect(try repaired.equations.last == "a.leading == scroll.leading + 10")
        #expect(try repaired.repaired(.addMissing).text == repaired.text)
    }

    @Test func `The content of a scroll view whose views are open gets no end`() throws {
        let text = DocumentText(
            """
            {"canvas": {"width": 200, "height": 200}, "root": {"id": "s", "children": [
              {"id": "scroll", "type": "scrollView", "children": [{"id": "a"}]}]},
             "constraints": ["H:|[scroll]|", "V:|[scroll]|", "a.leading = scroll.leading", "V:|[a(400)]|"]}
            """)
        #expect(try text.repaired(.addMissing, views: "scroll").text == text.text)
        #expect(try text.repaired(.addMissing).layout.diagnostics.isEmpty)
    }

    // MARK: Reset, Clear

    @Test func `S143: suggested constraints replace the view's own and keep it where it is`() throws {
        let text = Self.screen(
            #"{ "id": "a" }, { "id": "b" }"#, "a.trailing = s.trailing - 300", "a.width = 60",
            "a.bottom = s.bottom - 220",
            "a.height = 40", "b.leading = a.trailing + 8", "b.top = a.top", "b.width = 20", "b.height = 20")
        let repaired = try text.repaired(.reset, views: "a")
        #expect(try repaired.layout.views[1].frame == Rect(x: 40, y: 40, width: 60, height: 40))
        #expect(
            try repaired.equations == [
                "a.width == 60", "a.height == 40", "b.width == 20", "b.height == 20", "a.leading == s.leading + 40",
                "a.top == s.top + 40",
            ])
        #expect(try repaired.repaired(.reset, views: "a").text == repaired.text)
    }

    @Test func `S143: a size that contents do not have is suggested again`() throws {
        let text = Self.screen(
            #"{ "id": "a", "type": "button", "text": "Go" }"#, "a.leading = s.leading + 40", "a.top = s.top + 40",
            "a.width = 200", "a.height = 64")
        #expect(try text.repaired(.reset).text == text.text)
    }

    /// The width of 40 took a constraint that is required beside the view's own hugging.
    @Test func `S143: a view that cannot keep its size keeps its place`() throws {
        let text = Self.screen(
            #"{ "id": "a", "intrinsicContentSize": { "width": 28 }, "hugging": 1000 }"#, "a.leading = s.leading + 240",
            "a.top = s.top + 70", "a.width = 40", "a.height = 60")
        #expect(try text.layout.views[1].frame == Rect(x: 240, y: 70, width: 40, height: 60))
        let repaired = try text.repaired(.reset)
        #expect(try repaired.layout.views[1].frame == Rect(x: 240, y: 70, width: 28, height: 60))
        #expect(try repaired.layout.conflicts.isEmpty)
        #expect(try repaired.repaired(.reset).text == repaired.text)
    }

    /// Without a width of its own, the view is at the end of the stack view.
    @Test func `S143: an arranged subview keeps a size that only constraints gave it`() throws {
        let text = Self.screen(
            #"""
            { "id": "v", "type": "stackView", "axis": "vertical", "alignment": "trailing", "children": [
              { "id": "a" }, { "id": "b", "intrinsicContentSize": { "width": 80, "height": 20 } }] }
            """#, "v.leading = s.leading", "v.top = s.top", "v.width = 100", "a.width = 56", "a.height = 14")
        let repaired = try text.repaired(.reset)
        #expect(try repaired.layout.views.map(\.frame) == text.layout.views.map(\.frame))
        #expect(try repaired.repaired(.reset).text == repaired.text)
    }

    @Test func `S144: every constraint of a view is removed, as first and as second item`() throws {
        let text = Self.screen(
            #"{ "id": "a" }, { "id": "b" }"#, "a.top = s.top", "b.top = a.bottom", "b.leading = s.leading",
            "a.safeAreaLayoutGuide.leading = b.leading")
        #expect(try text.repaired(.clear, views: "a").equations == ["b.leading == s.leading"])
        #expect(try text.repaired(.clear).equations == [])
    }

    @Test func `S142: views that do not depend on each other take few solutions`() throws {
        let views = (0..<40).map {
            #"{ "id": "v\#($0)", "frame": [\#(10 + $0 % 4 * 60), \#(10 + $0 / 4 * 30), 50, 20] }"#
        }
        let text = Self.screen(views.joined(separator: ", "))
        let document = try text.document
        var solutions = 0
        let repaired = try LayoutDocumentRepair.repaired(
            SourceText(name: "f", text.text), document, by: .addMissing, selected: nil
        ) { document in
            solutions += 1
            return document.solve(measuring: FixedCellText())
        }
        #expect(repaired.summary.added == 160)
        #expect(solutions < 40)
    }

    // MARK: Pin, Align

    @Test func `S126: edges are pinned to the nearest neighbours, at a distance or as they are`() throws {
        let text = Self.screen(
            #"{ "id": "a", "frame": [30, 20, 50, 40] }, { "id": "b", "frame": [95, 20, 50, 40] }"#,
            "b.leading = s.leading + 95", "b.top = s.top + 20", "b.width = 50", "b.height = 40")
        #expect(
            try added(to: text, .pin([.leading, .trailing, .width], distance: nil)).prefix(3) == [
                "a.leading == s.leading + 30", "b.leading == a.trailing + 15", "a.width == 50",
            ])
        let pinned = try text.repaired(.pin([.top], distance: 12), views: "a")
        #expect(try pinned.equations.last == "a.top == s.top + 12")
        #expect(try pinned.repaired(.pin([.top], distance: 12), views: "a").text == pinned.text)
        #expect(try pinned.repaired(.pin([.top], distance: 16), views: "a").equations.last == "a.top == s.top + 16")
    }

    @Test func `S130: views are aligned with the first, a single one with its superview`() throws {
        let text = Self.screen(#"{ "id": "a" }, { "id": "b" }, { "id": "c" }"#, "c.leading = b.leading")
        #expect(
            try text.repaired(.align(.leading), views: "b", "a", "c").equations == [
                "c.leading == b.leading", "a.leading == b.leading",
            ])
        #expect(try text.repaired(.align(.centerY), views: "c").equations.last == "c.centerY == s.centerY")
        #expect(try text.repaired(.align(.top)).equations.suffix(2) == ["a.top == b.top", "a.top == c.top"])
    }

    /// The frame is wider than the content, which must be hugged.
    @Test func `Constants that conflict are updated with a note`() throws {
        let text = DocumentText(
            """
            { "canvas": { "width": 300, "height": 200 },
              "root": { "id": "root", "children": [
                { "id": "a", "type": "custom", "intrinsicContentSize": { "width": 100, "height": 20 },
                  "hugging": { "horizontal": 1000 }, "frame": [10, 10, 150, 20] } ] },
              "constraints": [
                "a.leading = root.leading + 10", "a.top = root.top + 10", "a.trailing = root.trailing - 190" ] }
            """)
        let result = try LayoutDocumentRepair.repaired(
            SourceText(name: "d", text.text), text.document, by: .updateConstants, selected: nil
        ) { $0.solve(measuring: FixedCellText()) }
        #expect(String(decoding: result.source.bytes, as: UTF8.self).contains("a.trailing = root.trailing - 140"))
        #expect(result.notes == ["with the new constants, constraints conflict; 'alrender check' lists them"])
    }
}
