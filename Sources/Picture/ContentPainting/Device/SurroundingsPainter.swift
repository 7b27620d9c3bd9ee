// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
package import LayoutGeometry
import LayoutModel
package import LayoutScene

/// What is around the root view: the screen behind a sheet or a popover, other columns, the title bar of a window; and what a
/// device shows over all of it.
package struct SurroundingsPainter {
    let painter: ContentPainter
    let neighbors: [SceneNeighbor]
    let canvas: Rect
    /// The screen or the window, from the canvas's upper left corner.
    let screen: Rect
    let metrics: PresentationMetrics

    package init(_ painter: ContentPainter, neighbors: [SceneNeighbor]) {
        self.painter = painter
        self.neighbors = neighbors
        canvas = Rect(origin: .zero, size: painter.solved.canvasSize)
        screen = painter.solved.canvas.screenFrame(of: painter.solved.canvasSize)
        metrics = PresentationMetrics(painter.document.profile.era)
    }

    private var placement: Canvas.Placement { painter.solved.canvas.placement }
    private var isDark: Bool { painter.theme.appearance == .dark }

    private func brush(over background: Color) -> ContentBrush {
        ContentBrush(
            view: 0,
            surroundings: ContentPainter.PaintContext(background: background, opacity: 1, tint: painter.palette.tint),
            strength: 1, zone: screen,
            hues: painter.theme.name == .print ? .removed : .kept, surfaces: .quiet,
            painted: ContentBrush.PaintedFills())
    }

    private static func ofDevice(_ items: [SceneItem]) -> [SceneItem] {
        items.map { item in
            var item = item
            (item.layer, item.subject) = (.device, .picture)
            if item.role != .text { item.role = .mark }
            return item
        }
    }

    // MARK: Behind the root view

    package func itemsBehind() -> [SceneItem] {
        switch placement {
        case .screen: return []
        case .sheet, .popover:
            return Self.ofDevice(backgroundItems() + dimmingItems(on: placement == .sheet) + shapeItems())
        case .column: return Self.ofDevice(columnItems())
        case .window: return Self.ofDevice(windowItems())
        }
    }

    /// Whether the presenting screen is drawn smaller, as a card in a stack.
    private var isStacked: Bool {
        guard case .sheet(let sheet)? = painter.document.surroundings?.place, screen.minX == 0,
            screen.maxX == canvas.maxX
        else { return false }
        return sheet.detent == .large
    }

    private func backgroundItems() -> [SceneItem] {
        let behind = neighbors.first
        let plain = ContentPalette(
            profile: painter.document.profile.name,
            traits: ColorTraits(
                appearance: painter.solved.canvas.appearance, contrast: painter.solved.canvas.contrast)
        ).background
        var brush = brush(over: plain)
        guard isStacked else {
            brush.box(screen, fill: plain)
            return brush.items + (behind.map { items(of: $0) } ?? [])
        }
        // The card is as far below the status bar as the sheet is below it.
        let margin = 16.0
        let part = 1 - 2 * margin / screen.width
        let card = Rect(
            x: screen.minX + margin, y: canvas.minY - PresentationMetrics.gapBelowStatusBar,
            width: screen.width * part, height: screen.maxY - canvas.minY + PresentationMetrics.gapBelowStatusBar)
        brush.box(screen, fill: Color(hex: 0))
        brush.box(card, radius: metrics.sheetCorner, fill: plain)
        guard let behind, let clip = RoundClip(card, radius: metrics.sheetCorner, .all) else { return brush.items }
        return brush.items
            + items(of: behind, at: card.origin, scale: part).map { item in
                var item = item
                item.clipOutlines.append(clip.outline)
                return item
            }
    }

    private func items(of neighbor: SceneNeighbor, at place: Point? = nil, scale: Double = 1) -> [SceneItem] {
        let origin = place ?? neighbor.frame.origin
        let frame = Rect(origin: origin, size: neighbor.frame.size.scaled(by: scale))
        guard let limit = frame.intersection(screen) else { return [] }
        return neighbor.items.compactMap { item in
            var item = item.scaled(by: scale).translated(by: origin)
            guard let visible = item.bounds.intersection(limit) else { return nil }
            item.clip = item.clip.map { $0.intersection(limit) ?? Rect(origin: limit.origin, size: .zero) } ?? limit
            item.bounds = visible
            return item
        }
    }

    private func dimmingItems(on isDimmed: Bool) -> [SceneItem] {
        guard isDimmed else { return [] }
        var brush = brush(over: painter.palette.background)
        let dimming = PresentationMetrics.dimming
        brush.shade(screen, radius: 0, Color(hex: 0, alpha: isDark ? dimming.dark : dimming.light))
        return brush.items
    }

    /// The surface of a sheet or a popover, with the popover's shadow and arrow.
    private func shapeItems() -> [SceneItem] {
        let fill = rootFill
        var brush = brush(over: fill)
        if case .popover(let popover)? = painter.document.surroundings?.place {
            for step in 1...12 {
                let spread = Double(step) * 2
                let shadow = canvas.insetBy(dx: -spread, dy: -spread)
                guard let visible = shadow.intersection(screen) else { continue }
                brush.shade(visible, radius: metrics.popoverCorner + spread, Color(hex: 0, alpha: 0.012))
            }
            brush.path(arrow(of: popover), fill, width: 0, closed: true, fill: fill)
        }
        return brush.items
    }

    private var rootFill: Color { painter.document.views[0].style.backgroundColor ?? painter.theme.canvas }

    private func arrow(of popover: Surroundings.Popover) -> [Point] {
        let (half, length) = (PresentationMetrics.popoverArrow.width / 2, PresentationMetrics.popoverArrow.height)
        let source = popover.source.map { $0.translated(by: screen.origin) }
        func along(_ middle: Double?, _ start: Double, _ end: Double) -> Double {
            let room = half + metrics.popoverCorner
            return max(start + room, min(middle ?? end - room, end - room))
        }
        let x = along(source?.midX, canvas.minX, canvas.maxX)
        let y = along(source?.midY, canvas.minY, canvas.maxY)
        return switch popover.arrow {
        case .up:
            [Point(x: x - half, y: 0), Point(x: x, y: -length), Point(x: x + half, y: 0)]
        case .down:
            [
                Point(x: x - half, y: canvas.maxY), Point(x: x, y: canvas.maxY + length),
                Point(x: x + half, y: canvas.maxY),
            ]
        case .left: [Point(x: 0, y: y - half), Point(x: -length, y: y), Point(x: 0, y: y + half)]
        case .right:
            [
                Point(x: canvas.maxX, y: y - half), Point(x: canvas.maxX + length, y: y),
                Point(x: canvas.maxX, y: y + half),
            ]
        }
    }

    private func columnItems() -> [SceneItem] {
        var brush = brush(over: painter.palette.background)
        brush.box(screen, fill: painter.palette.background)
        return brush.items + neighbors.flatMap { items(of: $0) }
    }

    // MARK: Over the root view

    /// - Parameter outside: the colour around the screen, for what is beyond its corners; nil if nothing is drawn there.
    package func itemsOver(outside: Color?) -> [SceneItem] {
        var items: [SceneItem] = []
        if case .sheet(let sheet)? = painter.document.surroundings?.place, sheet.prefersGrabberVisible {
            var brush = brush(over: rootFill)
            brush.box(
                Rect(x: canvas.midX - 18, y: 5, width: 36, height: 5), radius: 2.5,
                fill: painter.palette.label.withAlpha(0.3))
            items += brush.items
        }
        if placement == .column { items += dividerItems() }
        let alert = painter.document.surroundings?.alert
        if alert != nil { items += dimmingItems(on: true) }
        let device = DevicePainter(painter, behindStatusBar: statusBackground)?.items(outside: outside) ?? []
        var last: [SceneItem] = []
        if let alert {
            var brush = brush(over: painter.palette.background)
            painter.paintAlert(alert, on: screen, metrics, &brush)
            last = brush.items
        }
        return Self.ofDevice(items + device.map { $0.translated(by: screen.origin) } + last)
    }

    /// What is behind the status bar; nil = the root view's own background or bar.
    private var statusBackground: Color? {
        switch placement {
        case .screen, .column, .window: return nil
        case .sheet where isStacked: return Color(hex: 0)
        case .sheet, .popover:
            let behind = neighbors.first?.background ?? painter.palette.background
            let dimming = PresentationMetrics.dimming
            return Color(hex: 0).mixed(
                over: behind, fraction: placement == .sheet ? (isDark ? dimming.dark : dimming.light) : 0)
        }
    }

    private func dividerItems() -> [SceneItem] {
        var brush = brush(over: painter.palette.background)
        let edges = neighbors.map(\.frame).flatMap { [$0.minX, $0.maxX] } + [canvas.minX, canvas.maxX]
        for x in Set(edges).sorted() where x > screen.minX && x < screen.maxX {
            brush.box(
                Rect(x: x - 0.25, y: screen.minY, width: 0.5, height: screen.height), fill: painter.palette.separator)
        }
        return brush.items
    }
}

extension ContentPainter {
    /// The outline of the root view where its corners are round; nil if they are square.
    package var rootOutline: [ScenePathElement]? { rootClip?.outline }

    var rootClips: [RoundClip] { rootClip.map { [$0] } ?? [] }

    private var rootClip: RoundClip? {
        guard showsSurroundings else { return nil }
        let metrics = PresentationMetrics(document.profile.era)
        let frame = Rect(origin: .zero, size: solved.canvasSize)
        switch solved.canvas.placement {
        case .screen, .column: return nil
        case .sheet:
            let isAttached = solved.canvas.outsets.bottom == 0
            return RoundClip(frame, radius: metrics.sheetCorner, isAttached ? [.topLeft, .topRight] : .all)
        case .popover: return RoundClip(frame, radius: metrics.popoverCorner, .all)
        case .window:
            let hasToolbar =
                if case .window(let window)? = document.surroundings?.place { window.toolbar != nil } else { false }
            return RoundClip(
                frame, radius: WindowMetrics(document.profile.era).corner(hasToolbar: hasToolbar),
                [.bottomLeft, .bottomRight])
        }
    }
}
