// SPDX-License-Identifier: Apache-2.0
package import LayoutEngine

extension LayoutPipeline {
    /// The document of a run with what its texts measure at every width; nil if that cannot be said beforehand.
    package func measured(_ run: LayoutRun) -> MeasuredDocument? {
        run.document.flatMap { MeasuredDocument($0, measuring: text(for: run), images: run.images) }
    }
}
