// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutWebPages

extension LayoutDrawing {
    func webPage(for path: String) throws(FileFault) -> [UInt8] {
        guard let document = result.run.document, let layout = result.run.layout, let title = drawn()?.title else {
            return []
        }
        let picture = try bytes(as: .svg, for: path)
        let canvas = canvas()
        // Its items are as large as the page.
        discardScene()
        let interaction = try interaction(layout, canvas: canvas, for: path)
        let limit = solvesInPage && interaction == nil ? pipeline.pageTextFinding(result.run) : nil
        let page = LayoutWebPage(
            title: title, source: result.run.source, document: document, layout: layout,
            diagnostics: result.run.diagnostics + (limit.map { [$0] } ?? []), picture: picture,
            appearance: result.darkRun == nil ? layout.canvas.appearance : nil, interaction: interaction)
        return page.html
    }

    /// Nil for a page that only shows its layout.
    private func interaction(
        _ layout: SolvedLayout, canvas: Rect?, for path: String
    ) throws(FileFault) -> LayoutWebPage.Interaction? {
        let steps = MeasuredSteps()
        guard solvesInPage, let measured = pipeline.measured(result.run, keeping: steps),
            LayoutWebPage.solves(measured, like: layout), let canvas
        else { return nil }
        guard let reading = result.reading else {
            return LayoutWebPage.Interaction(LayoutChoices(measured, layout), canvas: canvas)
        }
        let (run, pipeline) = (result.run, pipeline)
        let choices = LayoutChoices(
            measured, layout, variant: result.variant, of: reading.variantNames,
            dependsOnSizeClass: run.asWritten != nil,
            making: LayoutChoices.Maker(
                read: { reading.document(variant: $0, $1) },
                measure: { pipeline.measured($0, like: run, keeping: steps) },
                solve: { pipeline.layout(of: $0, like: run) }))
        var drawings: [Int: LayoutWebPage.Interaction.Drawing] = [:]
        for index in choices.drawn {
            let structure = choices.structures[index]
            var other = result
            other.run.document = structure.document
            other.run.layout = structure.layout
            if other.darkRun != nil {
                var overrides = structure.overrides
                overrides.appearance = .dark
                let dark = reading.document(variant: structure.variant, overrides)
                other.darkRun?.document = dark
                other.darkRun?.layout = dark.map { pipeline.layout(of: $0, like: run) }
            }
            let drawing = LayoutDrawing(result: other, pipeline: pipeline, options: options, showsTimings: false)
            guard let canvas = drawing.canvas() else { continue }
            drawings[index] = LayoutWebPage.Interaction.Drawing(
                picture: try drawing.bytes(as: .svg, for: path), canvas: canvas)
        }
        return LayoutWebPage.Interaction(choices, canvas: canvas, drawings: drawings)
    }
}
