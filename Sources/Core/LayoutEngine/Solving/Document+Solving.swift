// SPDX-License-Identifier: Apache-2.0
package import LayoutModel

extension Document {
    /// Solves the layout: a frame for every item, what is ambiguous, and what conflicts.
    ///
    /// A document whose constraints break a rule is solved without those; the diagnostics are in the result's diagnostics.
    package func solve(
        measuring text: some TextMeasuring, images: some ImageSizing = NoImageFiles(),
        options: SolveOptions = SolveOptions(), observer: any SolveObserving = Unobserved()
    ) -> SolvedLayout {
        LayoutPass.solve(self, text: text, images: images, options: options, observer: observer)
    }
}
