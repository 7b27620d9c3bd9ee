// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Collects the items of one view, with its colours muted and its clip applied. What draws is called in many places, and not
/// inlined there: speed does not depend on it, and the program's size does.
struct ContentBrush {
    let view: Int
    var surroundings: ContentPainter.PaintContext
    let strength: Double
    let zone: Rect
    let hues: SceneImage.Hues
    let surfaces: Surfaces
    /// What lies behind the view: also siblings, and views that its superview overlaps.
    let painted: PaintedFills
    private(set) var items: [SceneItem] = []
    /// Whether the view has an opaque background of its own.
    private var hasSurface = false

    /// The fills of the views painted so far.
    final class PaintedFills {
        var grid = FillGrid()
    }

    enum Surfaces {
        /// Muted like all content.
        case quiet
        /// Dark enough for light text where they were before.
        case legible
    }

    init(
        view: Int, surroundings: ContentPainter.PaintContext, strength: Double, zone: Rect, hues: SceneImage.Hues,
        surfaces: Surfaces, painted: PaintedFills
    ) {
        self.painted = painted
        self.hues = hues
        self.surfaces = surfaces
        self.view = view
        self.surroundings = surroundings
        self.strength = strength
        self.zone = zone
    }

    /// A colour at the strength of the picture's content, over what is behind it.
    func quiet(_ color: Color) -> Color {
        toned(color).mixed(over: surroundings.background, fraction: strength * color.alpha)
    }

    /// A fill that others lie on. One that is dark enough for light text stays so: if it were muted, it would need dark
    /// text, and a filled button would no longer look like one. A dark one on a light background without text, or a
    /// light one on a dark, keeps its colourfulness, without which it would be a grey.
    private func quietSurface(_ color: Color) -> Color {
        let (toned, quieted) = (toned(color), quiet(color))
        guard strength < 1, color.alpha > 0.99, toned.isDark != surroundings.background.isDark else { return quieted }
        guard surfaces == .legible, toned.isDark, !quieted.isDark else { return quieted.withChroma(toned.chroma) }
        let steps = stride(from: strength, through: 1, by: 0.02)
        return steps.map { toned.mixed(over: surroundings.background, fraction: $0) }.first(where: \.isDark) ?? toned
    }

    /// A translucent colour over what is behind it.
    private func opaque(_ color: Color) -> Color {
        color.alpha < 1 ? color.withAlpha(1).mixed(over: surroundings.background, fraction: color.alpha) : color
    }

    private func toned(_ color: Color) -> Color {
        guard hues == .removed else { return color }
        // The luma of sRGB's components is near enough to a lightness, and stays a number of the same scale.
        let grey = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        return Color(red: grey, green: grey, blue: grey, alpha: color.alpha)
    }

    /// A filled or outlined box; as a `surface` it becomes what later items lie on.
    @inline(never)
    mutating func box(
        _ rect: Rect, radius: Double = 0, corners: CornerMask = .all, curve: CornerCurve = .circular,
        fill: Color? = nil, stroke: Color? = nil, width: Double = 0.5, isSurface: Bool = false
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let background = surroundings.background
        let quietFill = fill.map(isSurface ? quietSurface : quiet)
        // What is behind a translucent fill may be more than the view's ancestors.
        let itemFill = fill.flatMap { color in
            color.alpha > 0.99 ? quietFill : color.alpha < 0.004 ? nil : toned(color).withAlpha(strength * color.alpha)
        }
        defer {
            if isSurface, let quietFill {
                surroundings.background = quietFill
                hasSurface = hasSurface || (fill?.alpha ?? 0) > 0.99
            }
        }
        guard itemFill != nil || stroke != nil else { return }
        // An outline stays inside the frame.
        let inset = stroke == nil ? 0 : min(width, rect.width, rect.height) / 2
        let line = stroke.map {
            SceneStroke(toned($0).mixed(over: background, fraction: strength * $0.alpha), width: width)
        }
        let inner = rect.insetBy(dx: inset, dy: inset)
        let innerRadius = max(0, min(radius, min(rect.width, rect.height) / 2) - inset)
        if corners == .all && curve == .circular || innerRadius == 0 {
            add(rect, .rectangle(inner, cornerRadius: innerRadius, fill: itemFill, stroke: line))
        } else {
            add(rect, .path(inner.outline(radius: innerRadius, corners, curve), fill: itemFill, stroke: line))
        }
    }

    /// A translucent rectangle, for shadows.
    mutating func shade(_ rect: Rect, radius: Double, _ color: Color) {
        let color = toned(color)
        add(
            rect,
            .rectangle(
                rect, cornerRadius: min(radius, min(rect.width, rect.height) / 2),
                fill: color.withAlpha(color.alpha * strength), stroke: nil))
    }

    @inline(never)
    mutating func ellipse(_ rect: Rect, fill: Color? = nil, stroke: Color? = nil, width: Double = 0.5) {
        guard rect.width > 0, rect.height > 0 else { return }
        add(
            rect.insetBy(dx: -width / 2, dy: -width / 2),
            .ellipse(rect, fill: fill.map(quiet), stroke: stroke.map { SceneStroke(quiet($0), width: width) }))
    }

    @inline(never)
    mutating func line(_ a: Point, _ b: Point, _ color: Color, width: Double = 0.5) {
        add(
            Rect(around: a, b).insetBy(dx: -width / 2, dy: -width / 2),
            .line(from: a, to: b, stroke: SceneStroke(quiet(color), width: width)))
    }

    @inline(never)
    mutating func path(_ points: [Point], _ color: Color, width: Double, closed: Bool = false, fill: Color? = nil) {
        guard let first = points.first else { return }
        var bounds = Rect(around: first, first)
        for point in points { bounds = bounds.union(Rect(around: point, point)) }
        let elements = points.enumerated().map { $0 == 0 ? ScenePathElement.move($1) : .line($1) }
        add(
            bounds.insetBy(dx: -width / 2, dy: -width / 2),
            .path(
                elements + (closed ? [.close] : []), fill: fill.map(quiet),
                stroke: width > 0 ? SceneStroke(quiet(color), width: width) : nil))
    }

    /// Outlines with curves, which cover about the given rectangle.
    mutating func outline(
        _ elements: [ScenePathElement], covering bounds: Rect, fill: Color?, stroke: Color, width: Double
    ) {
        add(bounds, .path(elements, fill: fill.map(quiet), stroke: SceneStroke(quiet(stroke), width: width)))
    }

    /// A filled shape that covers about the given rectangle.
    mutating func fill(_ elements: [ScenePathElement], covering bounds: Rect, _ color: Color) {
        add(bounds, .path(elements, fill: quiet(color), stroke: nil))
    }

    /// A shape that the view draws itself, in the picture's coordinates.
    mutating func drawing(_ shape: DrawnShape) {
        guard let bounds = shape.bounds else { return }
        var shape = shape
        shape.fill = shape.fill.map(glazed)
        shape.stroke = shape.stroke.map(glazed)
        if var gradient = shape.gradient {
            gradient.stops = gradient.stops.map { .init(glazed($0.color), at: $0.location) }
            shape.gradient = gradient
        }
        add(bounds, .drawing(shape), outlines: shape.clips)
    }

    /// A colour that lets what is behind it through as far as it did, at the strength of the picture's content.
    private func glazed(_ color: Color) -> Color {
        color.alpha > 0.99 ? quiet(color) : toned(color).withAlpha(strength * color.alpha)
    }

    /// Text; under marks it is muted but stays legible on what is behind it. At full strength its colour is the
    /// document's.
    mutating func text(
        _ request: TextRequest, _ shaped: ShapedText, origin: Point, covering bounds: Rect, color: Color,
        clip: Rect? = nil, setting: TextSetting?
    ) {
        let color = strength < 1 ? legible(quiet(color), over: bounds) : quiet(color)
        let text = SceneText(
            request: request, lines: shaped.lines, origin: origin, color: color, setting: setting)
        add(bounds, .text(text), role: .text, clip: clip)
    }

    /// The colour, changed so that it can be read over what is behind it.
    private func legible(_ color: Color, over bounds: Rect) -> Color {
        let background = surroundings.background
        guard !hasSurface else { return color.legible(on: background) }
        var behind: [Color] = []
        for fraction in [0.1, 0.5, 0.9] {
            let point = Point(x: bounds.minX + bounds.width * fraction, y: bounds.midY)
            let found = painted.grid.color(at: point, over: background).color
            // Mixed in another order, a colour differs by a rounding error.
            let color = found.isClose(to: background) ? background : found
            if color != behind.last { behind.append(color) }
        }
        return behind.count == 1 ? color.legible(on: behind[0]) : color.legible(onAll: behind, ratio: 4.5)
    }

    /// An image at the strength of the picture's content.
    ///
    /// - Parameter tint: of a template; nil = the image's own colours.
    @inline(never)
    mutating func image(
        _ file: ImageFile, in frame: Rect, mask: Rect? = nil, cornerRadius: Double = 0, tint: Color? = nil
    ) {
        guard let visible = mask.map({ $0.intersection(frame) }) ?? frame, visible.width > 0, visible.height > 0 else {
            return
        }
        if file.isOpaque, strength < 1 {
            // Paler, but still opaque.
            let background = surroundings.background
            add(visible, .rectangle(visible, cornerRadius: cornerRadius, fill: background, stroke: nil))
        }
        add(
            visible,
            .image(
                SceneImage(
                    file: file, frame: frame, mask: mask ?? frame, cornerRadius: cornerRadius,
                    hues: tint.map { .replaced(by: opaque(toned($0))) } ?? hues)),
            opacity: strength)
    }

    private mutating func add(
        _ bounds: Rect, _ shape: SceneShape, role: SceneItem.Role = .mark, clip: Rect? = nil, opacity: Double = 1,
        outlines: [[ScenePathElement]] = []
    ) {
        var limit = surroundings.clip
        if let clip { limit = limit.map { $0.intersection(clip) ?? Rect(origin: clip.origin, size: .zero) } ?? clip }
        let transforms = surroundings.transforms
        if transforms.isEmpty, !zone.contains(bounds) { limit = limit.map { $0.intersection(zone) ?? .zero } ?? zone }
        guard let visible = limit.map({ $0.intersection(bounds) }) ?? bounds else { return }
        let item = SceneItem(
            layer: .content, subject: .view(view), role: role, bounds: visible, clip: limit,
            clipOutlines: surroundings.roundClips.filter { !$0.contains(visible) }.map(\.outline) + surroundings.masks
                + outlines,
            opacity: surroundings.opacity * opacity, shape: shape)
        items += transforms.reversed().reduce(item) { $0?.transformed($1, within: zone) }.map { [$0] } ?? []
    }
}

extension Color {
    /// Whether no channel of eight bits differs.
    fileprivate func isClose(to other: Color) -> Bool {
        let differences = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
        return differences.allSatisfy { abs($0) < 1 / 510 }
    }
}
