// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutWebPages

extension LayoutDrawing {
    func webPage(for path: String) throws(FileFault) -> [UInt8] {
        guard let document = result.run.document, let layout = result.run.layout, let title = drawn()?.title else {
            return []
        }
        let picture = try bytes(as: .svg, for: path)
        guard let canvas = canvas() else { return [] }
        let images = (drawn()?.images ?? []) + (darkScene()?.images ?? [])
        // Its items are as large as the page.
        discardScene()
        let interaction = interaction(layout, images)
        let limit = solvesInPage && interaction == nil ? pipeline.pageTextFinding(result.run) : nil
        let page = LayoutWebPage(
            title: title, source: result.run.source, document: document, layout: layout,
            diagnostics: result.run.diagnostics + (limit.map { [$0] } ?? []), picture: picture,
            canvas: canvas, appearance: result.darkRun == nil ? layout.canvas.appearance : nil,
            interaction: interaction,
            surroundings: surroundings?(PageMenus(of: document, variants: result.reading?.variantNames)))
        return page.html
    }

    /// The planes of the layout, which the page's reader turns.
    func turningPage(for path: String) throws(FileFault) -> [UInt8] {
        let run = result.run
        guard let motion = pipeline.turning(run, options: options, timings: &timings),
            let title = motion.keyframes.first?.scene.title
        else { return [] }
        let picture = try FileFault.drawing(path) { () throws(RenderingFault) in
            try pipeline.svg(motion, timings: &timings)
        }
        return MotionPage(
            title: title, motion: motion, picture: picture, stages: [], start: 0.75, handling: .turn,
            appearance: run.layout?.canvas.appearance
        ).html
    }

    /// Nil for a page that only shows its layout.
    private func interaction(
        _ layout: LayoutEngine.SolvedLayout, _ images: [ImageFile]
    ) -> LayoutWebPage.Interaction? {
        let steps = MeasuredSteps()
        guard solvesInPage, let measured = pipeline.measured(result.run, keeping: steps),
            LayoutWebPage.solves(measured, like: layout)
        else { return nil }
        let painter = painter(layout, images)
        guard let reading = result.reading else {
            return LayoutWebPage.Interaction(LayoutChoices(measured, layout), painter: painter)
        }
        let (run, pipeline) = (result.run, pipeline)
        let choices = LayoutChoices(
            measured, layout, variant: result.variant, of: reading.variantNames,
            dependsOnSizeClass: run.asWritten != nil,
            making: LayoutChoices.Maker(
                read: { reading.document(variant: $0, $1) },
                measure: { pipeline.measured($0, like: run, keeping: steps) },
                solve: { pipeline.layout(of: $0, like: run) }))
        return LayoutWebPage.Interaction(choices, painter: painter)
    }

    private func painter(_ layout: LayoutEngine.SolvedLayout, _ images: [ImageFile]) -> PageScenes.Painter {
        let (run, pipeline, options) = (result.run, pipeline, options)
        var seen: Set<ImageFile> = []
        return PageScenes.Painter(
            appearances: result.darkRun == nil ? [layout.canvas.appearance] : [.light, .dark],
            paint: { document, layout, appearance in
                pipeline.items(of: document, layout, appearance: appearance, options: options, like: run)
            }, shaping: pipeline.shaping(for: run), images: images.filter { seen.insert($0).inserted })
    }
}
