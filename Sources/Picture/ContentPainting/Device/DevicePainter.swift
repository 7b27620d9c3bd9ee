// SPDX-License-Identifier: Apache-2.0
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutScene

/// What a device shows around and over the contents of its screen: the status bar, the Dynamic Island or a notch, the home
/// indicator, and its round corners.
struct DevicePainter {
    let painter: ContentPainter
    let device: Device
    let screen: Rect
    private let isLandscape: Bool
    /// Behind the status bar and behind the home indicator.
    private let (upper, lower): (Color, Color)

    /// - Parameter behindStatusBar: nil = the root view's own background or bar.
    init?(_ painter: ContentPainter, behindStatusBar: Color?) {
        guard let device = painter.solved.canvas.device.flatMap(Device.named), painter.document.platform == .ios,
            device.face != .none
        else { return nil }
        self.painter = painter
        self.device = device
        screen = Rect(
            origin: .zero, size: painter.solved.canvas.screenFrame(of: painter.solved.canvasSize).size)
        isLandscape = painter.solved.canvas.orientation == .landscape
        let bars = painter.document.bars
        let root = painter.document.views[0].style.backgroundColor ?? painter.theme.canvas
        upper = behindStatusBar ?? painter.colorOfNavigationBar ?? root
        // The keyboard has the colour of its own, which is light or dark as the appearance is.
        lower =
            painter.solved.canvas.keyboard > 0
            ? painter.theme.canvas : (bars?.tabBar ?? bars?.toolbar)?.style.backgroundColor ?? root
    }

    /// What is over the screen, from its upper left corner.
    ///
    /// - Parameter outside: the colour around the screen, for what is beyond its corners; nil if nothing is drawn there.
    func items(outside: Color?) -> [SceneItem] {
        var brush = ContentBrush(
            view: 0,
            surroundings: ContentPainter.PaintContext(background: upper, opacity: 1, tint: painter.palette.tint),
            strength: 1, zone: screen, hues: painter.theme.name == .print ? .removed : .kept, surfaces: .quiet,
            painted: ContentBrush.PaintedFills())
        paintStatusBar(&brush)
        paintCutout(&brush)
        paintHomeIndicator(&brush)
        if let outside { paintCorners(outside, &brush) }
        return brush.items
    }

    // MARK: Status bar

    /// Dark on what is light and light on what is dark, as a program would choose its style.
    private var statusColor: Color { upper.isDark ? Color(hex: 0xFFFFFF) : Color(hex: 0x000000) }

    private func paintStatusBar(_ brush: inout ContentBrush) {
        switch device.face {
        // Phones in landscape orientation have none.
        case .homeButton where isLandscape && !device.isPad, .notch where isLandscape, .island where isLandscape,
            .none:
            return
        case .homeButton, .plain:
            let height = device.safeArea(in: .portrait).top
            let line = Rect(x: 0, y: 0, width: screen.width, height: height)
            if device.isPad {
                time("9:41\u{202F}AM  Tue Jan 9", size: 12, in: line.insetBy(dx: 14, dy: 0), .left, &brush)
                paintMultitaskingIndicator(&brush)
            } else {
                time("9:41\u{202F}AM", size: 12, in: line, .center, &brush)
                paintSignal(Rect(x: 7, y: line.midY - 4, width: 13, height: 8), &brush)
                paintWireless(Rect(x: 25, y: line.midY - 4.5, width: 12, height: 9), &brush)
            }
            paintBattery(Rect(x: screen.width - 34, y: line.midY - 5, width: 22, height: 10), &brush)
            if device.isPad {
                paintWireless(Rect(x: screen.width - 52, y: line.midY - 4.5, width: 12, height: 9), &brush)
            }
        case .notch, .island:
            // In the middle of what is beside the cut-out.
            let ear = (screen.width - cutout.width) / 2
            let middle = cutout.midY + (device.face.isIsland ? 0 : 6)
            time("9:41", size: 17, in: Rect(x: 6, y: middle - 12, width: ear - 6, height: 24), .center, &brush)
            let right = screen.width - ear / 2 - 4
            paintSignal(Rect(x: right - 35, y: middle - 5.5, width: 18, height: 11), &brush)
            paintWireless(Rect(x: right - 11, y: middle - 5.5, width: 16, height: 11), &brush)
            paintBattery(Rect(x: right + 11, y: middle - 6, width: 25, height: 12), &brush)
        }
    }

    private func time(
        _ words: String, size: Double, in rect: Rect, _ alignment: StyledText.Alignment, _ brush: inout ContentBrush
    ) {
        painter.text(painter.plain(words, size: size, weight: 600, alignment), in: rect, 0, color: statusColor, &brush)
    }

    /// Four bars that grow.
    private func paintSignal(_ rect: Rect, _ brush: inout ContentBrush) {
        let width = rect.width * 0.18
        for number in 0..<4 {
            let height = rect.height * (0.4 + 0.2 * Double(number))
            let x = rect.minX + Double(number) * (rect.width - width) / 3
            brush.box(
                Rect(x: x, y: rect.maxY - height, width: width, height: height), radius: width / 3, fill: statusColor)
        }
    }

    /// A fan of two arcs around a wedge.
    private func paintWireless(_ rect: Rect, _ brush: inout ContentBrush) {
        /// A point by the angle of an arc of 1.6 radians: its ends, and the control points of the curve between them.
        func point(_ x: Double, _ y: Double, _ radius: Double) -> Point {
            Point(x: rect.midX + x * radius * rect.height, y: rect.maxY - y * radius * rect.height)
        }
        func arc(_ radius: Double) -> [ScenePathElement] {
            [
                .move(point(-0.7174, 0.6967, radius)),
                .curve(
                    point(0.7174, 0.6967, radius), control1: point(-0.3246, 1.1011, radius),
                    control2: point(0.3246, 1.1011, radius)),
            ]
        }
        brush.fill(arc(0.36) + [.line(point(0, 0, 1)), .close], covering: rect, statusColor)
        for radius in [0.6, 0.92] {
            brush.outline(arc(radius), covering: rect, fill: nil, stroke: statusColor, width: rect.height * 0.19)
        }
    }

    private func paintBattery(_ rect: Rect, _ brush: inout ContentBrush) {
        let body = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        brush.box(body, radius: rect.height * 0.33, stroke: statusColor.withAlpha(0.4), width: 1)
        brush.box(body.insetBy(dx: 2, dy: 2), radius: rect.height * 0.2, fill: statusColor)
        brush.box(
            Rect(x: body.maxX + 1, y: body.midY - rect.height * 0.17, width: 1.4, height: rect.height * 0.34),
            radius: 0.7, fill: statusColor.withAlpha(0.4))
    }

    /// Three dots at the top of an iPad.
    private func paintMultitaskingIndicator(_ brush: inout ContentBrush) {
        for number in -1...1 {
            brush.ellipse(
                Rect(x: screen.midX + Double(number) * 7 - 2, y: 9, width: 4, height: 4),
                fill: statusColor.withAlpha(0.4))
        }
    }

    // MARK: Glass

    /// The part of the screen that shows nothing, upright.
    private var cutout: Rect {
        switch device.face {
        case .island:
            let size = Size(width: 125, height: 37)
            // It is as far above the contents as from the edge of the glass.
            let top = device.portraitSafeArea.top - size.height - 11
            return Rect(x: (uprightWidth - size.width) / 2, y: top, width: size.width, height: size.height)
        case .notch:
            let size = device.portraitSafeArea.top >= 47 ? Size(width: 162, height: 33) : Size(width: 209, height: 30)
            return Rect(x: (uprightWidth - size.width) / 2, y: 0, width: size.width, height: size.height)
        case .homeButton, .plain, .none: return .zero
        }
    }

    private var uprightWidth: Double { isLandscape ? screen.height : screen.width }

    /// Turned, it is at the leading side of a device whose top is there.
    private func paintCutout(_ brush: inout ContentBrush) {
        var rect = cutout
        guard rect.width > 0 else { return }
        if isLandscape { rect = Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) }
        let black = Color(hex: 0x000000)
        if device.face.isIsland {
            brush.box(rect, radius: min(rect.width, rect.height) / 2, fill: black)
        } else {
            brush.box(
                rect, radius: 20, corners: isLandscape ? [.topRight, .bottomRight] : [.bottomLeft, .bottomRight],
                fill: black)
        }
    }

    private func paintHomeIndicator(_ brush: inout ContentBrush) {
        guard device.portraitSafeArea.bottom > 0 else { return }
        let width = screen.width * (device.isPad ? 0.3 : isLandscape ? 0.28 : 0.36)
        brush.surroundings.background = lower
        brush.box(
            Rect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5), radius: 2.5,
            fill: lower.isDark ? Color(hex: 0xFFFFFF) : Color(hex: 0x000000))
    }

    /// What is beyond the round corners of the glass, in the colour around it.
    private func paintCorners(_ outside: Color, _ brush: inout ContentBrush) {
        guard let radius = device.face.corner else { return }
        for (corner, across, down) in [
            (Point(x: screen.minX, y: screen.minY), 1.0, 1.0), (Point(x: screen.maxX, y: screen.minY), -1, 1),
            (Point(x: screen.minX, y: screen.maxY), 1, -1), (Point(x: screen.maxX, y: screen.maxY), -1, -1),
        ] {
            func point(_ x: Double, _ y: Double) -> Point {
                Point(x: corner.x + across * x * radius, y: corner.y + down * y * radius)
            }
            brush.fill(
                ContinuousCorner.outline(point), covering: Rect(around: corner, point(1.53, 1.53)), outside)
        }
    }
}

extension Device.Face {
    var isIsland: Bool { if case .island = self { true } else { false } }

    /// Points; nil = square corners.
    var corner: Double? {
        switch self {
        case .notch(let corner), .island(let corner), .plain(let corner): corner
        case .homeButton, .none: nil
        }
    }
}

/// The corners of Apple's hardware and of `CALayerCornerCurve.continuous`: they begin 1.53 radii from the corner.
enum ContinuousCorner {
    static let start = 1.528665
    private static let steps: [(control1: (Double, Double), control2: (Double, Double), end: (Double, Double))] = [
        ((1.088493, 0), (0.868407, 0), (0.631494, 0.074911)),
        ((0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)),
        ((0, 0.868407), (0, 1.088493), (0, 1.528665)),
    ]

    /// What is between the corner and its curve.
    ///
    /// - Parameter point: by the distances from the two edges, in radii.
    static func outline(_ point: (Double, Double) -> Point) -> [ScenePathElement] {
        [.move(point(0, 0)), .line(point(start, 0))] + curve(point) + [.close]
    }

    /// From one edge to the other.
    static func curve(_ point: (Double, Double) -> Point) -> [ScenePathElement] {
        steps.map { step in
            .curve(
                point(step.end.0, step.end.1), control1: point(step.control1.0, step.control1.1),
                control2: point(step.control2.0, step.control2.1))
        }
    }
}
