package import LayoutGeometry

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

/// What differs from a canvas; nil = as it is.
package struct CanvasOverrides: Hashable, Sendable {
    /// An id of the device table. It brings its own size, scale and safe area.
    package var device: String?
    /// Turns the canvas, whether of a device or of a given size.
    package var orientation: Canvas.Orientation?
    /// Points.
    package var width: Double?
    package var height: Double?
    /// Pixels a point.
    package var scale: Double?
    /// Points, by edge.
    package var safeArea: SafeArea
    package var direction: LayoutDirection?
    package var appearance: Canvas.Appearance?
    package var contentSizeCategory: ContentSizeCategory?
    /// A BCP 47 tag.
    package var language: String?

    /// Whether views have the room and the text that the document itself gives them.
    package var isThatOfTheDocument: Bool {
        var same = self
        same.scale = nil
        same.appearance = nil
        return same == CanvasOverrides()
    }

    /// Points kept free on each edge; nil where the layer says nothing of it.
    package struct SafeArea: Hashable, Sendable {
        package var top: Double?
        package var leading: Double?
        package var bottom: Double?
        package var trailing: Double?

        package init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    package init(
        device: String? = nil, orientation: Canvas.Orientation? = nil, width: Double? = nil, height: Double? = nil,
        scale: Double? = nil, safeArea: SafeArea = SafeArea(), direction: LayoutDirection? = nil,
        appearance: Canvas.Appearance? = nil, contentSizeCategory: ContentSizeCategory? = nil, language: String? = nil
    ) {
        self.device = device
        self.orientation = orientation
        self.width = width
        self.height = height
        self.scale = scale
        self.safeArea = safeArea
        self.direction = direction
        self.appearance = appearance
        self.contentSizeCategory = contentSizeCategory
        self.language = language
    }
}
