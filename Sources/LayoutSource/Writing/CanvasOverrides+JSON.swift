import LayoutDiagnostics
import LayoutGeometry

extension CanvasOverrides {
    /// The fewest keys that, laid over the layers below, make this canvas.
    init(describing canvas: Canvas, over layers: [CanvasOverrides]) {
        self.init()
        func result(_ overrides: CanvasOverrides) -> Canvas { Canvas(layers: layers + [overrides]) }
        if result(self).device != canvas.device { device = canvas.device }

        var below = result(self)
        let isTurned = (below.width, below.height) == (canvas.height, canvas.width) || below.device != nil
        if below.orientation != canvas.orientation, isTurned { orientation = canvas.orientation }
        below = result(self)
        if below.width != canvas.width || below.height != canvas.height {
            (width, height) = (canvas.width, canvas.height)
        }
        if result(self).orientation != canvas.orientation { orientation = canvas.orientation }

        below = result(self)
        if below.scale != canvas.scale { scale = canvas.scale }
        if below.safeArea.top != canvas.safeArea.top { safeArea.top = canvas.safeArea.top }
        if below.safeArea.leading != canvas.safeArea.leading { safeArea.leading = canvas.safeArea.leading }
        if below.safeArea.bottom != canvas.safeArea.bottom { safeArea.bottom = canvas.safeArea.bottom }
        if below.safeArea.trailing != canvas.safeArea.trailing { safeArea.trailing = canvas.safeArea.trailing }
        if below.language != canvas.language { language = canvas.language }
        if result(self).direction != canvas.direction { direction = canvas.direction }
        if below.appearance != canvas.appearance { appearance = canvas.appearance }
        if below.contentSizeCategory != canvas.contentSizeCategory { contentSizeCategory = canvas.contentSizeCategory }
    }

    var json: JSONOutput {
        .object([
            "device": device.map(JSONOutput.string),
            "orientation": orientation.map { .string($0.rawValue) },
            "width": width.map(JSONOutput.exact),
            "height": height.map(JSONOutput.exact),
            "scale": scale.map(JSONOutput.exact),
            "safeArea": JSONOutput.object([
                "top": safeArea.top.map(JSONOutput.exact), "leading": safeArea.leading.map(JSONOutput.exact),
                "bottom": safeArea.bottom.map(JSONOutput.exact), "trailing": safeArea.trailing.map(JSONOutput.exact),
            ]).unlessEmpty,
            "direction": direction.map { .string($0.rawValue) },
            "appearance": appearance.map { .string($0.rawValue) },
            "contentSizeCategory": contentSizeCategory.map { .string($0.rawValue) },
            "language": language.map(JSONOutput.string),
        ])
    }
}
