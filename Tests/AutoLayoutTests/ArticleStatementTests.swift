// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutSource
import SourceLocations
import Testing

/// Statements of the articles that a reader can check by the numbers, each with a layout in which it decides.
struct ArticleStatementTests {
    private func run(_ text: String, canvas: CanvasOverrides = CanvasOverrides()) throws -> LayoutRun {
        try LayoutPipeline().solve(SourceText(name: "test", text), options: ReadOptions(canvas: canvas))
    }

    private func frames(_ run: LayoutRun) throws -> [String: Rect] {
        let (document, layout) = (try #require(run.document), try #require(run.layout))
        return Dictionary(uniqueKeysWithValues: zip(document.views.map(\.id), layout.views.map(\.frame)))
    }

    /// Two plain views in a container of 375 × 300 points.
    private func document(_ constraints: String...) -> String {
        """
        { "canvas": { "width": 375, "height": 300 },
          "root": { "id": "root", "children": [ { "id": "a" }, { "id": "b" } ] },
          "constraints": [ \(constraints.joined(separator: ", ")) ] }
        """
    }

    @Test(arguments: [("notAnAttribute", true), ("width", false), ("height", false), ("leading", false)])
    func `S8: Without a second item the second attribute must be Not An Attribute`(
        attribute: String, isAccepted: Bool
    ) throws {
        let run = try run(
            document(
                """
                { "firstItem": "a", "firstAttribute": "width", "secondAttribute": "\(attribute)", "constant": 40 }
                """))
        #expect(run.hasErrors == !isAccepted)
        if isAccepted { #expect(try frames(run)["a"]?.width == 40) }
    }

    @Test
    func `S52: A constraint without a priority is required: 999 gives way to it, 1000 conflicts with it`() throws {
        let weaker = try run(document("\"a.width = 40\"", "\"a.width = 60 @999\""))
        #expect(!weaker.hasErrors)
        #expect(try frames(weaker)["a"]?.width == 40)
        let other = try run(document("\"a.width = 60 @999\"", "\"a.width = 40\""))
        #expect(try frames(other)["a"]?.width == 40)
        let equal = try run(document("\"a.width = 40\"", "\"a.width = 60 @1000\""))
        #expect(equal.diagnostics.contains { $0.code.rawValue == "unsatisfiable-constraints" })
    }

    @Test func `S81: Of two labels with too little room and equal resistance the left one keeps its width`() throws {
        let run = try run(
            """
            { "canvas": { "width": 300, "height": 100 },
              "root": { "id": "root", "children": [
                { "id": "left", "type": "label", "text": "A label as wide as its container, and then some more" },
                { "id": "right", "type": "label", "text": "Another label as wide as its container, and more" } ] },
              "constraints": [
                "left.leading = root.leading + 20", "right.leading = left.trailing + 8", "root.trailing = right.trailing + 20",
                "left.top = root.top", "right.top = root.top" ] }
            """)
        let layout = try #require(run.layout)
        let natural = try #require(layout.views[1].intrinsicContentSize.width)
        try #require(natural > 252)
        #expect(try frames(run)["left"]?.width == 252)
        #expect(try frames(run)["right"]?.width == 0)
        #expect(layout.views[2].state == .ambiguous)
    }

    @Test(arguments: [1.0, 2, 3])
    func `S89: Values are points at any scale, and follow the direction`(scale: Double) throws {
        let text = document(
            "\"a.leading = root.leading + 24\"", "\"a.width = 30\"", "\"a.top = root.top + 6\"", "\"a.height = 12\"")
        let upright = try frames(run(text, canvas: CanvasOverrides(scale: scale)))
        #expect(upright["a"] == Rect(x: 24, y: 6, width: 30, height: 12))
        let mirrored = try frames(run(text, canvas: CanvasOverrides(scale: scale, direction: .rightToLeft)))
        #expect(mirrored["a"] == Rect(x: 375 - 24 - 30, y: 6, width: 30, height: 12))
    }

    @Test func `S105: The constant is 0 if it is left out, and its sign follows the anchor's direction`() throws {
        let text = document(
            "\"a.leading = root.leading\"", "\"a.top = root.top\"", "\"a.width = 50\"", "\"a.height = 50\"",
            "\"b.top = a.bottom - 10\"", "\"b.leading = a.trailing - 10\"", "\"b.width = 50\"", "\"b.height = 50\"")
        let upright = try frames(run(text))
        #expect(upright["a"] == Rect(x: 0, y: 0, width: 50, height: 50))
        // They overlap by 10 points on both axes.
        #expect(upright["b"] == Rect(x: 40, y: 40, width: 50, height: 50))
        let mirrored = try frames(run(text, canvas: CanvasOverrides(direction: .rightToLeft)))
        #expect(mirrored["a"]?.x == 325)
        #expect(mirrored["b"]?.x == 285)
    }

    @Test(arguments: [(320.0, 568.0), (393, 852), (834, 1194), (1366, 1024)])
    func `S115: One layout for every screen: constraints follow its size, frames do not`(
        width: Double, height: Double
    ) throws {
        let text = """
            { "canvas": { "width": 375, "height": 300 },
              "root": { "id": "root", "children": [
                { "id": "relative" }, { "id": "fixed", "frame": [20, 30, 335, 100], "autoresizing": ["flexibleRightMargin", "flexibleBottomMargin"] } ] },
              "constraints": [
                "relative.leading = root.leading + 20", "relative.trailing = root.trailing - 20",
                "relative.centerY = root.centerY", "relative.height = 0.5 * root.height" ] }
            """
        let frames = try frames(run(text, canvas: CanvasOverrides(width: width, height: height)))
        #expect(frames["relative"] == Rect(x: 20, y: height / 4, width: width - 40, height: height / 2))
        #expect(frames["fixed"] == Rect(x: 20, y: 30, width: 335, height: 100))
    }
}
