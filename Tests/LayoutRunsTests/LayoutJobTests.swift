// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutDiagnostics
import LayoutModel
import LayoutRuns
import RunTestSupport
import Testing

struct LayoutJobTests {
    private static let layout = """
        { "canvas": { "width": 320, "height": 200 },
          "root": { "id": "screen", "children": [{ "id": "box", "type": "view" }] },
          "constraints": ["H:|-8-[box(100)]", "V:|-8-[box(50)]"],
          "variants": { "wide": { "canvas": { "width": 640 } } } }
        """

    private func job(_ change: (inout LayoutJob) -> Void = { _ in }, _ text: String = layout) -> LayoutJob {
        var job = LayoutJob(
            canvas: CanvasSelection(), variants: VariantSelection(), scenes: SceneSelection(),
            files: FileAccess(MemoryFiles(["a.layout.json": text])))
        change(&job)
        return job
    }

    /// What the runs of a job are, and what it leads to.
    private func results(_ job: LayoutJob) throws -> (results: [LayoutJob.Result], outcome: InputOutcome) {
        var results: [LayoutJob.Result] = []
        var outcome = InputOutcome()
        let pipeline = try LayoutPipeline()
        let text = outcome.source("a.layout.json", in: job.files)
        let source = try #require(text)
        job.process(source, input: "a.layout.json", at: 0, pipeline, into: &outcome) { result, _, _ in
            results.append(result)
        }
        return (results, outcome)
    }

    @Test func `Every variant is solved on every canvas, the last option changing first`() throws {
        let (results, outcome) = try results(
            job {
                $0.variants = VariantSelection(allVariants: true)
                $0.canvas.scale = [1, 2]
                $0.canvas.direction = [.leftToRight, .rightToLeft]
            })
        #expect(outcome.status == .done && results.count == 8)
        #expect(results.map(\.variant) == [nil, nil, nil, nil, "wide", "wide", "wide", "wide"])
        #expect(
            results.prefix(4).compactMap(\.origin.heading) == [
                "the document itself, ltr, scale 1", "the document itself, ltr, scale 2",
                "the document itself, rtl, scale 1", "the document itself, rtl, scale 2",
            ])
        #expect(results[0].run.layout?.views[1].canvasFrame.x == 8)
        #expect(results[2].run.layout?.views[1].canvasFrame.x == 212)
    }

    @Test func `Paths that layouts share are refused with what tells them apart`() throws {
        let (results, outcome) = try results(
            job {
                $0.variants = VariantSelection(allVariants: true)
                $0.outputs = [OutputPath(template: "{stem}.png")]
            })
        #expect(results.isEmpty && outcome.status == .usage)
        guard case .obstacle(let message)? = outcome.steps.last else {
            Issue.record("there is no obstacle")
            return
        }
        #expect(message == "'{stem}.png' would be written 2 times: put {variant} in the path, or pass --sheet")
    }

    @Test func `A view that options name must be there`() throws {
        let (results, outcome) = try results(job { $0.namedViews = ["bux"] })
        #expect(outcome.status == .errorDiagnostic && results.first?.run.layout == nil)
        let found = outcome.steps.flatMap { step -> [Diagnostic] in
            if case .findings(let diagnostics, _, _) = step { diagnostics } else { [] }
        }
        #expect(found.map(\.message) == ["no view named 'bux'"])
        #expect(found.first?.fixes.map(\.description) == ["did you mean 'box'?"])
    }

    @Test func `Warnings are errors where they are to be`() throws {
        let open = Self.layout.replacing("H:|-8-[box(100)]", with: "H:|-8-[box]")
        #expect(try results(job({ _ in }, open)).outcome.status == .done)
        #expect(try results(job({ $0.report.isStrict = true }, open)).outcome.status == .errorDiagnostic)
    }

    @Test(arguments: [
        ("form", "a/form.layout.json"), ("form", "form.json"), (".layout", ".layout.json"), ("stdin", "-"),
    ])
    func `The stem of an input is its name without its ending`(stem: String, input: String) {
        #expect(OutputPath.stem(of: input) == stem)
    }
}
