// SPDX-License-Identifier: Apache-2.0
package import LayoutModel
package import SourceLocations

/// How a document is read: which variant, and the command line's overrides.
package struct ReadOptions: Hashable, Sendable {
    /// Whether a horizontal and a vertical location may be paired. Apple's guide forbids what its factory accepts.
    package enum AxisPairing: Hashable, Sendable { case refused, permitted }

    /// What the document is read for. A canvas that is too large for a picture is an error of a document that is to be drawn, and
    /// keeps it from being solved; of one that is checked it is the same error, but the document is still solved.
    package enum Purpose: Hashable, Sendable { case drawing, checking, solving }

    /// The variant whose overrides apply; nil = none.
    package var variant: String?
    /// Over the document's canvas and the variant's.
    package var canvas: CanvasOverrides
    /// Over the document's values and the variant's, by name.
    package var metrics: [Document.Metric]
    /// Files of texts that replace the document's in every language.
    package var strings: [SourceText] = []
    package var pseudo: PseudoLanguage?
    /// Instead of those that the document gives.
    package var surroundings: Surroundings?
    package var axisPairing: AxisPairing
    /// Added after the document's own.
    package var fittings: [NamedFittingRequest]
    package var purpose: Purpose
    package var canvasLimit: CanvasLimit

    package init(
        variant: String? = nil, canvas: CanvasOverrides = CanvasOverrides(), metrics: [Document.Metric] = [],
        axisPairing: AxisPairing = .refused, fittings: [NamedFittingRequest] = [], purpose: Purpose = .drawing,
        canvasLimit: CanvasLimit = .standard
    ) {
        self.variant = variant
        self.canvas = canvas
        self.metrics = metrics
        self.axisPairing = axisPairing
        self.fittings = fittings
        self.purpose = purpose
        self.canvasLimit = canvasLimit
    }
}
