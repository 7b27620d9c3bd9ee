// SPDX-License-Identifier: Apache-2.0
import ContentPainting
package import LayoutDiagnostics
package import LayoutEngine
import LayoutGeometry
package import LayoutModel
package import LayoutScene
package import LayoutSource

extension LayoutPipeline {
    /// The document of a run with what its texts measure at every width; nil if that cannot be said beforehand.
    package func measured(_ run: LayoutRun, keeping steps: MeasuredSteps = MeasuredSteps()) -> MeasuredDocument? {
        run.document.flatMap { measured($0, like: run, keeping: steps) }
    }

    /// Measures a document with a run's fonts and images.
    ///
    /// - Parameter steps: those of documents before, measured like the same run.
    package func measured(
        _ document: Document, like run: LayoutRun, keeping steps: MeasuredSteps = MeasuredSteps()
    ) -> MeasuredDocument? {
        MeasuredDocument(
            document, measuring: text(for: run), images: run.images, limit: limits[.pageText], keeping: steps)
    }

    /// What measures and shapes the texts of a run.
    package func shaping(for run: LayoutRun) -> any TextShaping { text(for: run) }

    /// The items of a layout's views, however far from the canvas they are; only a view that clips cuts off others.
    package func items(
        of document: Document, _ layout: LayoutEngine.SolvedLayout, appearance: Canvas.Appearance,
        options: SceneOptions,
        like run: LayoutRun
    ) -> [SceneItem] {
        var traits = document.canvas.colorTraits
        traits.appearance = appearance
        let document = document.adapted(to: traits)
        return ContentPainter(
            document: document, solved: layout, theme: SceneTheme(options.theme, for: document),
            measuring: text(for: run), images: run.images,
            strength: options.isContentOnly ? 1 : ContentPainter.quietStrength, scale: layout.canvas.scale,
            zone: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), unrolled: Set(document.views.indices), faded: [],
            showsSurroundings: false
        ).paint()
    }

    /// Why a page does not solve a run's layout again, if its texts exceed the limit.
    package func pageTextFinding(_ run: LayoutRun) -> Diagnostic? {
        guard let document = run.document else { return nil }
        let work = TextWork(of: document, measuring: text(for: run), images: run.images).amount
        guard work > limits[.pageText] else { return nil }
        return Diagnostic(
            .pageText, .note,
            "the page shows the layout, but does not solve it again: its wrapping texts take "
                + "\(DecimalText.shortest(work)) characters to measure at every width, at most "
                + "\(DecimalText.shortest(limits[.pageText])) are measured; " + LayoutLimits.hint([.pageText]),
            at: document.views.first?.place)
    }

    /// The document that a run's text is with other options; nil if these are wrong for it.
    package func document(_ parsed: ParsedDocument, options: ReadOptions, like run: LayoutRun) -> Document? {
        var document = parsed.read(options: options).document
        document?.replaceUndecodable(run.images)
        return document
    }
}
