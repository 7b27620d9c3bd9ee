// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

extension SceneItem {
    /// The contrast that every line of a mark needs: WCAG 2.1, 1.4.11.
    static let leastContrast = 3.0
    /// Content whose contrast with the canvas is greater takes the colour out of lines that are made to stand out from it.
    private static let mostContrastOfQuietContent = 1.6
    /// The opacity of the casing under a line.
    private static let casingOpacity = 0.85
    /// Points that a casing is wider than its line, on each side: less for thin lines, so that the casing does not
    /// dominate.
    private static func casingReach(_ width: Double) -> Double { width < 1 ? 0.7 : 1.2 }

    /// Makes lines and arrows dark or light enough for what they are drawn over; translucent fills are unchanged. The lines
    /// of constraints and problems keep their colour over strong content and lie on a casing of the canvas's colour, as
    /// roads do on maps; so do others of which no colour stands out.
    ///
    /// - Returns: the shape of the casing; nil if it needs none.
    fileprivate mutating func standOut(from backdrop: ContentBackdrop) -> SceneShape? {
        switch shape {
        case .line(let from, let to, let stroke):
            let line = Rect(around: from, to)
            // What outlines something often lies on the border of two colours.
            let isOutline = layer == .frames || layer == .guides
            let behind = backdrop.colors(in: isOutline ? line.withBothSides : line) {
                isOutline ? line.sampleOfBothSides : line.sample
            }
            guard let adapted = adapted(stroke, behind, backdrop) else { return nil }
            shape = .line(from: from, to: to, stroke: adapted.stroke)
            return adapted.casing.map { .line(from: from, to: to, stroke: $0) }
        case .rectangle(let rect, let radius, let fill, let stroke?) where fill == nil:
            let outer = rect.insetBy(dx: -Rect.beside, dy: -Rect.beside)
            let behind = backdrop.colors(in: outer) { rect.outlineSample }
            guard let adapted = adapted(stroke, behind, backdrop) else { return nil }
            shape = .rectangle(rect, cornerRadius: radius, fill: nil, stroke: adapted.stroke)
            return adapted.casing.map { .rectangle(rect, cornerRadius: radius, fill: nil, stroke: $0) }
        case .rectangle(let rect, let radius, let fill?, nil) where role == .handle:
            let stroke = SceneStroke(fill, width: min(rect.width, rect.height))
            guard let adapted = adapted(stroke, backdrop.colors(in: rect) { rect.sample }, backdrop) else { return nil }
            shape = .rectangle(rect, cornerRadius: radius, fill: adapted.stroke.color, stroke: nil)
            let reach = SceneItem.casingReach(stroke.width)
            let outer = rect.insetBy(dx: -reach, dy: -reach)
            return adapted.casing.map { .rectangle(outer, cornerRadius: radius + reach, fill: $0.color, stroke: nil) }
        case .path(let elements, nil, var stroke?):
            let behind = backdrop.colors(in: bounds) { bounds.sample }
            guard stroke.color.alpha > 0.99, !stroke.color.standsOut(from: behind) else { return nil }
            stroke.color = stroke.color.legible(onAll: behind, ratio: SceneItem.leastContrast)
            shape = .path(elements, fill: nil, stroke: stroke)
            return nil
        case .path(let elements, let fill?, nil) where fill.alpha > 0.99:
            let behind = backdrop.colors(under: bounds.insetBy(dx: -0.5, dy: -0.5))
            guard let adapted = adapted(SceneStroke(fill, width: 0), behind, backdrop) else { return nil }
            shape = .path(elements, fill: adapted.stroke.color, stroke: nil)
            return adapted.casing.map { .path(elements, fill: $0.color, stroke: $0) }
        default: return nil
        }
    }

    /// The line's colour, or what it lies on, changed so that it stands out from some colours; nil if it does already.
    private func adapted(
        _ stroke: SceneStroke, _ behind: [Color], _ backdrop: ContentBackdrop
    ) -> (stroke: SceneStroke, casing: SceneStroke?)? {
        guard stroke.color.alpha > 0.99 else { return nil }
        guard !stroke.color.standsOut(from: behind) else { return nil }
        var line = stroke
        if layer != .constraints, layer != .issues {
            line.color = stroke.color.legible(onAll: behind, ratio: SceneItem.leastContrast)
            if line.color.standsOut(from: behind) { return (line, nil) }
        }
        let quiet = behind.filter { $0.contrast(with: backdrop.canvas) <= SceneItem.mostContrastOfQuietContent }
        line.color = stroke.color.legible(onAll: quiet, ratio: SceneItem.leastContrast)
        if line.color.standsOut(from: behind) { return (line, nil) }
        let casing = backdrop.canvas.withAlpha(SceneItem.casingOpacity)
        let under = behind.map { casing.mixed(over: $0, fraction: SceneItem.casingOpacity) }
        line.color = stroke.color.legible(onAll: under, ratio: SceneItem.leastContrast)
        return (line, SceneStroke(casing, width: stroke.width + 2 * SceneItem.casingReach(stroke.width)))
    }

    fileprivate func casing(_ shape: SceneShape) -> SceneItem {
        let reach = SceneItem.casingReach(1)
        var casing = self
        casing.role = .mark
        casing.bounds = bounds.insetBy(dx: -reach, dy: -reach)
        if let clip { casing.bounds = casing.bounds.intersection(clip) ?? Rect(origin: clip.origin, size: .zero) }
        casing.shape = shape
        return casing
    }
}

extension [SceneItem] {
    /// With lines and arrows that stand out from what they are drawn over; below some of them lies a casing.
    func standingOut(from backdrop: ContentBackdrop) -> [SceneItem] {
        var items: [SceneItem] = []
        items.reserveCapacity(count)
        for var item in self {
            if let shape = item.standOut(from: backdrop) { items.append(item.casing(shape)) }
            items.append(item)
        }
        return items
    }
}

extension Color {
    fileprivate func standsOut(from backgrounds: [Color]) -> Bool {
        let luminance = relativeLuminance
        // Most samples have the same colour as the one before.
        var last: Color?
        return backgrounds.allSatisfy { background in
            if background == last { return true }
            last = background
            return Color.contrast(luminance, background.relativeLuminance) >= SceneItem.leastContrast
        }
    }
}

extension Rect {
    /// Points of a thin rectangle at which to look what is behind it.
    fileprivate var sample: [Point] {
        // An even number, so that the middle is one of them.
        let count = 2 * Int(min(max((max(width, height) / 12).rounded(.up), 1), 32))
        return (0...count).map { number in
            let fraction = 0.02 + 0.96 * Double(number) / Double(count)
            return Point(x: minX + width * fraction, y: minY + height * fraction)
        }
    }

    /// The rectangle of the points on both sides, too.
    fileprivate var withBothSides: Rect { insetBy(dx: -Self.beside, dy: -Self.beside) }

    /// Points on a horizontal or vertical line, and on both sides of it.
    fileprivate var sampleOfBothSides: [Point] {
        let (dx, dy) = width < height ? (Self.beside, 0) : (0, Self.beside)
        return sample
            + sample.flatMap { [Point(x: $0.x - dx, y: $0.y - dy), Point(x: $0.x + dx, y: $0.y + dy)] }
    }

    /// Points on the four sides, and outside them.
    fileprivate var outlineSample: [Point] {
        [self, insetBy(dx: -Self.beside, dy: -Self.beside)].flatMap { rect in
            [0.02, 0.25, 0.5, 0.75, 0.98].flatMap { fraction in
                let (x, y) = (rect.minX + rect.width * fraction, rect.minY + rect.height * fraction)
                return [
                    Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY), Point(x: rect.minX, y: y),
                    Point(x: rect.maxX, y: y),
                ]
            }
        }
    }

    /// Points from a line at which to look what is beside it.
    fileprivate static let beside = 0.75
}
