// SPDX-License-Identifier: Apache-2.0
import InterfaceBuilderFiles
import LayoutGeometry
import LayoutModel
import Testing

/// Segments of AppKit that are as wide as their titles.
struct AppKitSegmentTests {
    private func metrics(
        _ cell: String, _ toolsVersion: String,
        segments: String = "<segment label=\"Tags\"/><segment label=\"File Info\"/>"
    ) throws -> SegmentMetrics? {
        let control = InterfaceFixture.view(
            "segmentedControl", "id=\"s\"",
            "<segmentedCell key=\"cell\" \(cell)><segments>\(segments)</segments><font key=\"font\" metaFont=\"smallSystem\"/></segmentedCell>"
        )
        let fixture = InterfaceFixture(
            kind: .macos, toolsVersion: toolsVersion, device: nil, root: "<subviews>\(control)</subviews>")
        let view = try fixture.document(ImportOptions(sizes: .measured)).views[1]
        guard case .segmentedControl(_, _, let metrics) = view.content else {
            Issue.record("no segments")
            return nil
        }
        #expect(view.intrinsicContentSize == nil)
        return metrics
    }

    @Test(
        arguments: [
            ("style=\"rounded\"", "21507", 12, 0, 22), ("style=\"rounded\"", "12121", 20, 1, 21),
            ("style=\"rounded\"", "24506", 12, 2, 24), ("style=\"rounded\" controlSize=\"small\"", "23090", 10, 0, 18),
            ("style=\"rounded\" controlSize=\"small\"", "13122", 16, 1, 18),
            ("style=\"rounded\" trackingMode=\"momentary\"", "23094", 10, 0, 20),
            ("style=\"roundRect\"", "17506", 14, 0, 18), ("style=\"separated\"", "21507", 10, 0, 20),
        ] as [(String, String, Double, Double, Double)])
    func `Segments have room beside their titles`(
        cell: String, toolsVersion: String, padding: Double, endPadding: Double, height: Double
    ) throws {
        let found = try #require(try metrics(cell, toolsVersion))
        #expect(
            found
                == SegmentMetrics(font: Font(size: 11), padding: padding, endPadding: endPadding, height: height))
    }

    @Test func `Segments of one width are as wide as the widest title needs`() throws {
        let found = try #require(try metrics("style=\"rounded\" segmentDistribution=\"fillEqually\"", "21507"))
        #expect(found.distribution == .fillEqually && found.padding == 11)
    }

    @Test func `Widths of the file, images and rare styles leave the segments as they were`() throws {
        #expect(try metrics("style=\"capsule\"", "21507") == nil)
        #expect(try metrics("style=\"rounded\" controlSize=\"mini\"", "21507") == nil)
        for segments in ["<segment label=\"A\" width=\"40\"/><segment label=\"B\"/>", "<segment/>", ""] {
            #expect(try metrics("style=\"rounded\"", "21507", segments: segments) == nil)
        }
    }
}
