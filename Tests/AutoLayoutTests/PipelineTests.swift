// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutSource
import SourceLocations
import Testing

/// From the text of a document to frames and bytes, by the numbers that the articles give.
struct PipelineTests {
    static let samples = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "samples/valid/articles")

    private func run(_ name: String, variant: String? = nil) throws -> LayoutRun {
        let bytes = try Data(contentsOf: Self.samples.appending(path: "\(name).layout.json"))
        return try LayoutPipeline().solve(
            SourceText(name: name, bytes: Array(bytes)), options: ReadOptions(variant: variant))
    }

    private func frames(_ run: LayoutRun) throws -> [String: Rect] {
        let document = try #require(run.document)
        let layout = try #require(run.layout)
        return Dictionary(uniqueKeysWithValues: zip(document.views.map(\.id), layout.views.map(\.frame)))
    }

    /// V1 and V2: both sets of constraints, upright and turned, give the same frames.
    @Test(arguments: ["side-by-side", "side-by-side-aligned"])
    func `Two views share a row`(name: String) throws {
        let upright = try run(name)
        #expect(upright.diagnostics.isEmpty)
        #expect(try frames(upright)["red"] == Rect(x: 20, y: 20, width: 163.5, height: 627))
        #expect(try frames(upright)["blue"] == Rect(x: 191.5, y: 20, width: 163.5, height: 627))
        let turned = try run(name, variant: "landscape")
        #expect(try frames(turned)["red"] == Rect(x: 20, y: 20, width: 309.5, height: 335))
        #expect(try frames(turned)["blue"] == Rect(x: 337.5, y: 20, width: 309.5, height: 335))
    }

    @Test func `A button is centred`() throws {
        #expect(try frames(run("centred-button"))["start"] == Rect(x: 110, y: 95, width: 100, height: 50))
        #expect(
            try frames(run("centred-button", variant: "landscape"))["start"]
                == Rect(x: 190, y: 75, width: 100, height: 50))
    }

    /// Below 17-point text 34-point text begins one line of its own lower: 32.37 above its baseline and 4.10 below the other,
    /// together 36.47, up to the pixel, not the sum of what was rounded before.
    @Test func `System spacing separates baselines by a line`() throws {
        let text = """
            {"canvas": {"width": 200, "height": 100}, "root": {"id": "r", "children": [
              {"id": "a", "type": "label", "text": "Above"}, {"id": "b", "type": "label", "text": "Below", "font": {"size": 34}}]},
             "constraints": ["a.leading = r.leading", "a.top = r.top", "b.leading = a.leading",
                             "b.firstBaseline = a.lastBaseline + systemSpacing"]}
            """
        let run = try LayoutPipeline().solve(SourceText(name: "test", text))
        let views = try #require(run.layout).views
        // Baselines stand 16 and 32.5 below the tops: 16 + 36.5 − 32.5.
        #expect(views[2].frame.y == 20)
    }

    /// V9: the field stretches, because the label hugs its content more strongly.
    @Test func `A field takes the width that its label leaves`() throws {
        let run = try run("label-and-field")
        let frames = try frames(run)
        let name = try #require(frames["name"])
        let intrinsic = try #require(run.layout?.views[1].intrinsicContentSize.width)
        #expect(name.width == intrinsic)
        #expect(try #require(frames["field"]).width == 375 - 20 - 8 - 20 - intrinsic)
        #expect(run.layout?.views[1].firstBaseline == run.layout?.views[2].firstBaseline)
        #expect(run.diagnostics.isEmpty)
    }

    /// S81 … S83: tied, tied above a minimum, and exactly the minimum with a conflict to report.
    @Test func `Long labels wrap`() throws {
        for name in ["long-labels-tied", "long-labels-minimum"] {
            let run = try run(name)
            #expect(run.layout?.views.map(\.state) == [.determined, .ambiguous, .ambiguous])
            #expect(!run.hasErrors)
        }
        let required = try run("long-labels-required")
        #expect(required.hasErrors)
        let frames = try frames(required)
        #expect(frames["right"]?.width == 100)
        #expect(frames["left"]?.width == 253)
        #expect(required.layout?.conflicts.first?.broken == .compressionResistance(view: 1, axis: .horizontal))
    }

    @Test func `A toolbar shares its width`() throws {
        #expect(try frames(run("toolbar"))["toolbar"] == Rect(x: 0, y: 196, width: 375, height: 44))
    }

    @Test func `A width stays within its bounds`() throws {
        #expect(try frames(run("minimum-and-maximum-width"))["panel"]?.width == 280)
        #expect(try frames(run("minimum-and-maximum-width", variant: "narrow"))["panel"]?.width == 200)
    }

    @Test func `An aspect ratio holds`() throws {
        #expect(try frames(run("aspect-ratio"))["poster"] == Rect(x: 32, y: 24, width: 176, height: 352))
    }

    /// V14, and a gap that opens no more than it must.
    @Test func `An optional constraint pulls as far as others allow`() throws {
        let run = try run("optional-pull")
        #expect(try frames(run)["wide"]?.width == 250)
        #expect(try frames(run)["badge"]?.x == 293)
        #expect(run.layout?.constraints.filter { $0.status == .unsatisfied }.map(\.violation) == [150, 15])
        #expect(run.diagnostics.isEmpty)
    }

    /// S131 … S135: five constraints leave the widths open, the sixth settles them.
    @Test func `An ambiguity is reported with its fix`() throws {
        let open = try run("ambiguous-labels")
        #expect(open.layout?.views.map { $0.ambiguities.map(\.name.rawValue) } == [[], ["width"], ["x", "width"]])
        let settled = try frames(run("equal-widths"))
        #expect(settled["first"]?.width == 163.5)
        #expect(settled["second"]?.width == 163.5)
    }

    /// S136: the explicit width is given up, and the picture is still drawn.
    @Test func `A conflict is reported`() throws {
        let run = try run("conflicting-width")
        #expect(run.layout?.constraints.map(\.status) == [.satisfied, .satisfied, .broken, .satisfied])
        #expect(try frames(run)["banner"]?.width == 335)
        #expect(run.diagnostics.map(\.severity) == [.error])
        #expect(run.diagnostics.first?.constraints.contains("banner.width == 280") == true)
    }

    @Test func `The same input gives the same bytes in one process`() throws {
        let pipeline = try LayoutPipeline()
        let bytes = try Data(contentsOf: Self.samples.appending(path: "optional-pull.layout.json"))
        let source = SourceText(name: "a", bytes: Array(bytes))
        for format in RenderFormat.allCases {
            let pictures = try (0..<3).map { _ in
                let run = pipeline.solve(source)
                var timings = run.timings
                let scene = try #require(pipeline.draw(run, options: SceneOptions(), timings: &timings))
                return try pipeline.encode(scene, as: format, timings: &timings)
            }
            #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
        }
    }

    @Test func `A stopped clock measures nothing`() throws {
        let timings = try run("toolbar").timings
        #expect(timings == StageTimings())
    }

    /// Each reading of the clock is a millisecond later than the one before: every stage that ran took some.
    @Test func `Every stage is timed`() throws {
        let ticks = Ticks()
        let pipeline = try LayoutPipeline(clock: StageClock { ticks.next() })
        let bytes = try Data(contentsOf: Self.samples.appending(path: "label-and-field.layout.json"))
        let run = pipeline.solve(SourceText(name: "a", bytes: Array(bytes)))
        var timings = run.timings
        let scene = try #require(pipeline.draw(run, options: SceneOptions(), timings: &timings))
        _ = try pipeline.encode(scene, as: .svg, timings: &timings)
        for stage: StageTimings.Stage in [.parse, .check, .build, .solve, .measure, .draw, .encode] {
            #expect(timings[stage] > 0, "\(stage)")
        }
        #expect(abs(timings.total - timings.sum) < 1e-9)
    }

    private final class Ticks: @unchecked Sendable {
        private var value = 0.0

        func next() -> Double {
            value += 1
            return value
        }
    }
}
