// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine
package import LayoutModel

extension LayoutPipeline {
    /// Solves a document that was made from a run's, with the run's fonts and images.
    package func layout(
        of document: Document, like run: LayoutRun, solving: SolveOptions = SolveOptions()
    ) -> LayoutEngine.SolvedLayout {
        document.solve(measuring: text(for: run), images: run.images, options: solving)
    }
}
