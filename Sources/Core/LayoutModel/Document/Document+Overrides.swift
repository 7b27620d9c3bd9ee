// SPDX-License-Identifier: Apache-2.0
extension Document {
    /// - Parameter overrides: nil = the fewest that make the canvas.
    package init(
        schema: String? = nil, name: String? = nil, description: String? = nil, platform: Platform, profile: Profile,
        canvas: Canvas, overrides: CanvasOverrides? = nil, bars: ScreenBars? = nil,
        surroundings: Surroundings? = nil,
        metrics: [Metric], views: [View], guides: [Guide], constraints: [Constraint], variants: [Variant],
        fittings: [FittingRequest] = [], fontDirectories: [String]
    ) {
        let known =
            overrides ?? CanvasOverrides(describing: canvas, over: [], bars: bars, in: surroundings, era: profile.era)
        self.init(
            schema: schema, name: name, description: description, platform: platform, profile: profile, canvas: canvas,
            overrides: known, metrics: metrics, views: views, guides: guides, constraints: constraints,
            variants: variants, fittings: fittings, fontDirectories: fontDirectories)
        self.bars = bars
        self.surroundings = surroundings
    }

    /// The canvas that the document has with further overrides, over all with which it was read.
    package func canvas(with overrides: CanvasOverrides) -> Canvas {
        canvas(layers: (canvasLayers.isEmpty ? [self.overrides] : canvasLayers) + [overrides])
    }

    /// The canvas that layers of overrides make around the document's bars, in its surroundings.
    package func canvas(layers: [CanvasOverrides]) -> Canvas {
        Canvas(layers: layers, bars: bars, in: surroundings, era: profile.era)
    }
}
