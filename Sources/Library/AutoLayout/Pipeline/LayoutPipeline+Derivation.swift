package import LayoutEngine
// SPDX-License-Identifier: Apache-2.0

extension LayoutPipeline {
    /// The sum that gives a number of a view of a run; nil if the run has no document or there is no such sum.
    package func derivation(
        of attribute: AmbiguousAttribute.Name, ofView view: Int, in run: LayoutRun,
        solving: SolveOptions = SolveOptions()
    ) -> ValueDerivation? {
        run.document?.derivation(
            of: attribute, ofView: view, measuring: text(for: run), images: run.images, options: solving)
    }
}
