// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

extension Canvas {
    /// The canvas that layers of overrides make, each over those before it.
    ///
    /// A device brings its size, scale and safe area and so replaces what earlier layers said of them; a size given
    /// beside or after it wins. An orientation rotates the size known so far; a size given later is used unchanged.
    ///
    /// - Parameters:
    ///   - bars: of the view controllers around the root view. They add their heights to the device's safe area, on the edges that
    ///     no layer gives.
    ///   - surroundings: of which the root view fills a part.
    ///   - era: of the bars' heights.
    package init(
        layers: [CanvasOverrides], bars: ScreenBars? = nil, in surroundings: Surroundings? = nil,
        era: SystemEra = .standard
    ) {
        var device: Device?
        var orientation: Orientation?
        var (width, height, scale): (Double?, Double?, Double?)
        var safeArea = CanvasOverrides.SafeArea()
        var keyboard = CanvasOverrides.Keyboard.hidden
        var direction: LayoutDirection?
        var language: String?
        var givenElevation: Elevation?
        self.init()
        for layer in layers {
            if let named = layer.device.flatMap(Device.named) {
                device = named
                (width, height, scale, safeArea) = (nil, nil, nil, CanvasOverrides.SafeArea())
            }
            if layer.width != nil || layer.height != nil {
                width = layer.width ?? width
                height = layer.height ?? height
                if width != nil, height != nil { orientation = nil }
            }
            if let turned = layer.orientation {
                orientation = turned
                if let w = width, let h = height, w != h, (w > h) != (turned == .landscape) { (width, height) = (h, w) }
            }
            scale = layer.scale ?? scale
            safeArea = safeArea.overridden(by: layer.safeArea)
            keyboard = layer.keyboard ?? keyboard
            direction = layer.direction ?? direction
            appearance = layer.appearance ?? appearance
            contrast = layer.contrast ?? contrast
            givenElevation = layer.elevation ?? givenElevation
            contentSizeCategory = layer.contentSizeCategory ?? contentSizeCategory
            language = layer.language ?? language
        }
        let natural: Orientation? = if let width, let height { width > height ? .landscape : .portrait } else { nil }
        self.orientation = device?.onlyOrientation ?? orientation ?? natural ?? .portrait
        self.device = device?.id
        let size = device?.size(in: self.orientation)
        self.width = width ?? size?.width
        self.height = height ?? size?.height
        self.scale = scale ?? device?.scale ?? 2
        self.language = language
        self.direction = direction ?? language.map(Self.direction(ofLanguage:)) ?? .leftToRight
        var reserved = device?.safeArea(in: self.orientation) ?? .zero
        if let surroundings { place(in: surroundings, safeArea: &reserved, era) }
        elevation = givenElevation ?? (placement == .sheet || placement == .popover ? .elevated : .base)
        self.safeArea = reserved
        if let space = bars?.space(in: self, era) {
            reserved.top += space.top
            reserved.bottom += space.bottom
        }
        self.safeArea = safeArea.resolved(over: reserved)
        switch keyboard {
        case .hidden: self.keyboard = 0
        case .shown: self.keyboard = KeyboardMetrics(on: self).height
        case .height(let height): self.keyboard = height
        }
    }

    /// The direction in which a language is usually written, by its primary subtag.
    private static func direction(ofLanguage tag: String) -> LayoutDirection {
        let subtag = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        let rightToLeft = ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"]
        return rightToLeft.contains(String(subtag)) ? .rightToLeft : .leftToRight
    }
}

extension CanvasOverrides.SafeArea {
    func overridden(by other: Self) -> Self {
        Self(
            top: other.top ?? top, leading: other.leading ?? leading, bottom: other.bottom ?? bottom,
            trailing: other.trailing ?? trailing)
    }

    func resolved(over insets: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
            trailing: trailing ?? insets.trailing)
    }
}

extension CanvasOverrides {
    /// The fewest keys that, laid over the layers below, make this canvas.
    package init(
        describing canvas: Canvas, over layers: [CanvasOverrides], bars: ScreenBars? = nil,
        in surroundings: Surroundings? = nil, era: SystemEra = .standard
    ) {
        self.init()
        func result(_ overrides: CanvasOverrides) -> Canvas {
            Canvas(layers: layers + [overrides], bars: bars, in: surroundings, era: era)
        }
        if result(self).device != canvas.device { device = canvas.device }

        var below = result(self)
        let isTurned =
            (below.screenWidth, below.screenHeight) == (canvas.screenHeight, canvas.screenWidth) || below.device != nil
        if below.orientation != canvas.orientation, isTurned { orientation = canvas.orientation }
        below = result(self)
        if below.givenSize != canvas.givenSize { (width, height) = (canvas.givenSize.width, canvas.givenSize.height) }
        if result(self).orientation != canvas.orientation { orientation = canvas.orientation }

        below = result(self)
        if below.scale != canvas.scale { scale = canvas.scale }
        if below.safeArea.top != canvas.safeArea.top { safeArea.top = canvas.safeArea.top }
        if below.safeArea.leading != canvas.safeArea.leading { safeArea.leading = canvas.safeArea.leading }
        if below.safeArea.bottom != canvas.safeArea.bottom { safeArea.bottom = canvas.safeArea.bottom }
        if below.safeArea.trailing != canvas.safeArea.trailing { safeArea.trailing = canvas.safeArea.trailing }
        if below.keyboard != canvas.keyboard { keyboard = canvas.keyboard > 0 ? .height(canvas.keyboard) : .hidden }
        if below.language != canvas.language { language = canvas.language }
        if result(self).direction != canvas.direction { direction = canvas.direction }
        if below.appearance != canvas.appearance { appearance = canvas.appearance }
        if below.contrast != canvas.contrast { contrast = canvas.contrast }
        if below.elevation != canvas.elevation { elevation = canvas.elevation }
        if below.contentSizeCategory != canvas.contentSizeCategory { contentSizeCategory = canvas.contentSizeCategory }
    }
}
