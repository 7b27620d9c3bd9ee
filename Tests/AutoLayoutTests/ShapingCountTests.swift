// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutSource
import SourceLocations
import Testing

@testable import LayoutText

/// What was measured is what is drawn: Pango lays out each text once.
struct ShapingCountTests {
    private let measurer: PangoTextMeasurer

    init() throws { measurer = try PangoTextMeasurer() }

    @Test func `A page measures a text once for all its documents`() throws {
        let json = """
            {"root": {"id": "s", "children": [
              {"id": "a", "type": "label", "numberOfLines": 0, "text": "Some words that wrap"},
              {"id": "b", "type": "label", "numberOfLines": 0, "text": "Some words that wrap"}]}}
            """
        let document = try #require(Document.read(SourceText(name: "page", json)).document)
        let steps = MeasuredSteps()
        func measured() -> MeasuredDocument? {
            MeasuredDocument(document, measuring: measurer, images: NoImageFiles(), keeping: steps)
        }
        let first = try #require(measured())
        let shapings = measurer.shapings
        #expect(shapings >= first.texts[0].steps.steps.count)
        #expect(measured()?.texts == first.texts)
        #expect(measurer.shapings == shapings)
        #expect(first.texts[0].steps == first.texts[1].steps)
    }

    @Test func `What is shaped once is not kept`() {
        let request = TextRequest(
            text: StyledText(content: .plain("Two lines of text"), font: Font(size: 17)), numberOfLines: 1, width: 80)
        let once = measurer.shapeOnce(request)
        let shapings = measurer.shapings
        #expect(measurer.shape(request) == once)
        #expect(measurer.shapings == shapings + 1)
        #expect(measurer.shapeOnce(request) == once)
        #expect(measurer.shapings == shapings + 1)
    }

    /// Without the texts that every picture has.
    private func shapings(_ labels: [String], width: Double = 300) throws -> (solved: Int, drawn: Int) {
        let own = try total([], width: width).drawn
        let total = try total(labels, width: width)
        return (total.solved - own, total.drawn - own)
    }

    /// Lays out and draws labels below each other, each given by its keys in JSON.
    private func total(_ labels: [String], width: Double) throws -> (solved: Int, drawn: Int) {
        let views = labels.enumerated().map { "{ \"id\": \"l\($0)\", \"type\": \"label\", \($1) }" }
        let constraints = labels.indices.flatMap { place in
            [
                "l\(place).leading = root.leading", "l\(place).trailing = root.trailing",
                place == 0 ? "l0.top = root.top" : "l\(place).top = l\(place - 1).bottom + 4",
            ]
        }
        let json = """
            { "canvas": { "width": \(width), "height": 400 },
              "root": { "id": "root", "type": "view", "children": [\(views.joined(separator: ", "))] },
              "constraints": [\(constraints.map { "\"\($0)\"" }.joined(separator: ", "))] }
            """
        let source = SourceText(name: "labels", bytes: Array(json.utf8))
        let document = try #require(Document.read(source, options: ReadOptions()).document)
        let layout = document.solve(measuring: measurer, images: NoImageFiles(), options: SolveOptions())
        let solved = measurer.shapings
        let scene = Scene(
            of: document, solved: layout,
            options: SceneOptions(layers: [.content], caption: .hidden, legend: .hidden), measuring: measurer)
        for format in RenderFormat.allCases {
            _ = try SceneRenderer.bytes(of: scene, format: format)
        }
        return (solved, measurer.shapings)
    }

    @Test func `Equal labels are shaped once`() throws {
        let label = "\"text\": \"The same\""
        let counts = try shapings(Array(repeating: label, count: 40))
        #expect(counts.solved == 1)
        #expect(counts.drawn == 1)
    }

    @Test(arguments: ["natural", "left", "center", "right", "justified"])
    func `Text that fits is drawn as measured`(alignment: String) throws {
        let counts = try shapings(["\"text\": \"Fits\", \"textAlignment\": \"\(alignment)\""])
        #expect(counts.solved == 1)
        #expect(counts.drawn == 1)
    }

    @Test(arguments: [(0, 1), (9, 1), (2, 2)])
    func `Wrapped text is shaped once, and for each width if it has more lines than its limit`(
        limit: Int, count: Int
    ) throws {
        let words =
            "\"text\": \"Words that do not fit into a line of a third of the width\", \"numberOfLines\": \(limit)"
        let counts = try shapings([words, words], width: 100.1)
        #expect(counts.solved == count)
        #expect(counts.drawn == count)
    }

    @Test func `Truncated text is shaped again only for its width`() throws {
        let counts = try shapings(["\"text\": \"Words that do not fit into one line\""], width: 100)
        #expect(counts.solved == 2)
        #expect(counts.drawn == 2)
    }
}
