// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutGeometry
import LayoutModel
import LayoutRuns
import RunTestSupport
import Testing

/// Colours of an asset catalogue that a document includes.
struct CatalogColorTests {
    private static let brand = """
        { "colors": [
          { "idiom": "universal", "color": { "components": { "red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } },
          { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
            "color": { "components": { "red": "1.000", "green": "0.500", "blue": "0", "alpha": "1.000" } } },
          { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
            "color": { "components": { "white": "0.000", "alpha": "1.000" } } } ] }
        """

    private func documents(_ brand: String) throws -> (documents: [Document], outcome: InputOutcome) {
        let layout = """
            { "canvas": { "width": 320, "height": 200 }, "include": ["Assets.xcassets"],
              "root": { "id": "screen", "style": { "backgroundColor": "brand" } },
              "variants": { "dark": { "canvas": { "appearance": "dark" } }, "high": { "canvas": { "contrast": "high" } } } }
            """
        let files = MemoryFiles([
            "a.layout.json": layout, "Assets.xcassets/Colors/brand.colorset/Contents.json": brand,
            "Assets.xcassets/Main Blue.colorset/Contents.json": Self.brand,
        ])
        let job = LayoutJob(
            canvas: CanvasSelection(), variants: VariantSelection(allVariants: true), scenes: SceneSelection(),
            files: FileAccess(files))
        var (documents, outcome): ([Document], InputOutcome) = ([], InputOutcome())
        let text = outcome.source("a.layout.json", in: job.files)
        let source = try #require(text)
        try job.process(source, input: "a.layout.json", at: 0, LayoutPipeline(), into: &outcome) { result, _, _ in
            if let document = result.run.document { documents.append(document) }
        }
        return (documents, outcome)
    }

    @Test func `A document names them, in each appearance`() throws {
        let (documents, outcome) = try documents(Self.brand)
        func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
            Color(red: red / 255, green: green / 255, blue: blue / 255)
        }
        #expect(
            documents.map(\.views[0].style.backgroundColor)
                == [color(0x11, 0x22, 0x33), color(255, 128, 0), color(0, 0, 0)])
        #expect(documents.first?.colors.map(\.name?.text) == ["brand"])
        #expect(outcome.sources.contains("Assets.xcassets/Colors/brand.colorset/Contents.json"))
    }

    @Test func `A list that is damaged is an error`() throws {
        let (documents, outcome) = try documents("{ \"colors\": [")
        #expect(documents.isEmpty && outcome.status == .errorDiagnostic)
    }
}
