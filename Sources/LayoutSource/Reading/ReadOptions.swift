// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
package import LayoutModel

/// How a document is read: which variant, and what the command line says instead of it.
package struct ReadOptions: Hashable, Sendable {
    /// Whether a horizontal and a vertical location may be paired. Apple's guide forbids what its factory accepts.
    package enum AxisPairing: Hashable, Sendable { case refused, permitted }

    /// The variant whose overrides apply; nil = none.
    package var variant: String?
    /// Over the document's canvas and the variant's.
    package var canvas: CanvasOverrides
    /// Over the document's values and the variant's, by name.
    package var metrics: [Document.Metric]
    package var axisPairing: AxisPairing
    /// Behind the document's own.
    package var fittings: [NamedFittingRequest]

    package init(
        variant: String? = nil, canvas: CanvasOverrides = CanvasOverrides(), metrics: [Document.Metric] = [],
        axisPairing: AxisPairing = .refused, fittings: [NamedFittingRequest] = []
    ) {
        self.variant = variant
        self.canvas = canvas
        self.metrics = metrics
        self.axisPairing = axisPairing
        self.fittings = fittings
    }
}
