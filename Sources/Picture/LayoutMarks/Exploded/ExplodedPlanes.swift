// SPDX-License-Identifier: Apache-2.0
import Glibc
import LayoutEngine
import LayoutGeometry
import LayoutScene

/// Which plane each view lies on, and where its points are in a picture from the side.
struct ExplodedPlanes {
    /// The views that have a plane, in the order of the document.
    private(set) var drawn: [Int] = []
    /// Views that are too far from the canvas to be drawn.
    private(set) var farAway = 0
    private(set) var levelCount = 1
    /// By view.
    private var levels: [Int]
    private let frames: [Rect]
    /// What the views around each of them show.
    private let visible: [Rect?]
    private let zoom: Double
    private let distance: Double
    private let center: Point

    /// Degrees by which the picture is seen from above.
    private static let tilt = 20.0
    /// Points between two planes.
    private static let distances = 16.0...64.0
    /// How far from the canvas views are drawn, in canvases.
    private static let reach = 0.6

    init(_ locator: AnchorLocator, zoom: Double?) {
        let views = locator.document.views
        levels = Array(repeating: 0, count: views.count)
        let canvas = Rect(origin: .zero, size: locator.solved.canvasSize)
        let zone = canvas.insetBy(dx: -Self.reach * canvas.width, dy: -Self.reach * canvas.height)
        let near = locator.solved.views.map { view -> Rect? in
            let frame = view.canvasFrame
            guard frame.isFinite else { return nil }
            // A view without a width or a height overlaps nothing.
            return zone.contains(frame) ? frame : frame.intersection(zone)
        }
        frames = near.map { $0 ?? .zero }
        let visible = views.indices.map { view in
            guard let clip = locator.clip(of: view) else { return near[view] }
            return near[view].flatMap(clip.intersection).flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        }
        self.visible = visible
        func overlap(_ view: Int, _ other: Int) -> Bool {
            guard let own = visible[view], let below = visible[other] else { return false }
            return own.overlaps(below)
        }
        for view in views.indices where !locator.isHidden(view) {
            guard near[view] != nil else {
                farAway += 1
                continue
            }
            if let superview = views[view].superview { levels[view] = levels[superview] + 1 }
            // What covers another view lies over it, and over all that is in that view.
            for other in drawn where levels[other] >= levels[view] && overlap(view, other) {
                levels[view] = levels[other] + 1
            }
            drawn.append(view)
            levelCount = max(levelCount, levels[view] + 1)
        }
        self.zoom = zoom ?? (drawn.count > 90 ? 2 : drawn.count > 40 ? 1.5 : 1)
        let longest = max(canvas.width, canvas.height) * self.zoom
        distance = min(max(0.9 * longest / Double(levelCount), Self.distances.lowerBound), Self.distances.upperBound)
        center = Point(x: canvas.width / 2, y: canvas.height / 2)
    }

    /// How many planes have a view.
    var count: Int { Set(drawn.map(level)).count }

    func isDrawn(_ view: Int) -> Bool { drawn.binaryIndex(of: view) != nil }
    func level(of view: Int) -> Int { levels[view] }
    func frame(of view: Int) -> Rect { frames[view] }

    /// The part of a view that those around it show; nil for none.
    func visible(of view: Int) -> Rect? { visible[view] }

    /// A point of the canvas on a plane, as it is seen after a turn by some degrees around the vertical axis.
    func place(_ point: Point, level: Int, turn: Double) -> Point {
        let (angle, tilt) = (turn * .pi / 180, Self.tilt * .pi / 180)
        let (x, y) = ((point.x - center.x) * zoom, (point.y - center.y) * zoom)
        let height = (Double(level) - Double(levelCount - 1) / 2) * distance
        let depth = height * cos(angle) - x * sin(angle)
        return Point(x: x * cos(angle) + height * sin(angle), y: y * cos(tilt) - depth * sin(tilt))
    }

    /// From the upper left corner clockwise.
    func corners(of rect: Rect, level: Int, turn: Double) -> [Point] {
        [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)].map {
            place(Point(x: $0.0, y: $0.1), level: level, turn: turn)
        }
    }

    /// What all planes take.
    func extent(turn: Double) -> Rect {
        let points = drawn.flatMap { corners(of: frames[$0], level: levels[$0], turn: turn) }
        let (x, y) = (points.map(\.x), points.map(\.y))
        return Rect(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
    }
}

extension [Int] {
    /// The place of a number in increasing ones.
    fileprivate func binaryIndex(of number: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low] == number ? low : nil
    }
}
