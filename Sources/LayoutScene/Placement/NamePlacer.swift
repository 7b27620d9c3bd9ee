// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Puts each view's name at its frame: small where there is little room, left out where there is none.
struct NamePlacer {
    struct Placed {
        var line: Typesetter.Line
        var rect: Rect
    }

    private(set) var grid: PlacementGrid
    let zone: Rect
    let typesetter: Typesetter
    private(set) var omitted = 0
    private var plain = SquareCount()
    private var faulty = SquareCount()

    /// Where a name would rather stand.
    enum Position {
        /// Above the frame's corner.
        case above
        /// In a corner, because the frame is one of several around the same view.
        case upperCorner, lowerCorner
    }

    /// A view whose longer side is below this many points has no name.
    static let smallestNamed = 24.0

    /// A place as bad as this is none.
    private static let highestCost = 9.0
    /// What it costs to be small: less than being struck through, more than moving to another corner.
    private static let smallness = 2.3
    /// Many more names than a square has room for: no place is looked for further ones.
    private static let mostNames = 24

    /// Points between names that are read as two.
    private static let wordSpace = 6.0

    init(grid: PlacementGrid, zone: Rect, typesetter: Typesetter) {
        self.grid = grid
        self.zone = zone
        self.typesetter = typesetter
    }

    /// A view in a state has its name however small it is.
    mutating func place(_ name: String, frame: Rect, state: MarkState, home: Position = .above) -> Placed? {
        let hasRoom =
            state == .determined
            ? max(frame.width, frame.height) >= NamePlacer.smallestNamed
                && plain.add(at: frame.origin, atMost: NamePlacer.mostNames)
            : faulty.add(at: frame.origin, atMost: NamePlacer.mostNames)
        guard hasRoom else {
            omitted += 1
            return nil
        }
        var best: Placed?
        var bestCost = NamePlacer.highestCost
        for (style, penalty) in [(Typesetter.Style.name, 0.0), (.smallName, NamePlacer.smallness)]
        where penalty < bestCost {
            let line = typesetter.line(name, style)
            for (origin, own) in home.places(line.size, frame) where penalty + own < bestCost {
                let rect = Rect(
                    origin: Point(x: (origin.x * 2).rounded() / 2, y: (origin.y * 2).rounded() / 2), size: line.size)
                guard zone.contains(rect) else { continue }
                let cost = penalty + own + self.cost(of: rect, upTo: bestCost - penalty - own)
                if cost < bestCost {
                    bestCost = cost
                    best = Placed(line: line, rect: rect)
                }
            }
        }
        guard let best else {
            omitted += 1
            return nil
        }
        grid.add(best.rect, .name)
        return best
    }

    private func cost(of rect: Rect, upTo limit: Double) -> Double {
        let covered = rect.insetBy(dx: -1, dy: 1)
        return grid.cost(of: rect.insetBy(dx: -NamePlacer.wordSpace, dy: 1), upTo: limit) { obstacle -> Double in
            // Names that stand closer than words do run together.
            guard obstacle.rect.overlaps(covered) else { return obstacle.kind == .name ? 2 : 0 }
            switch obstacle.kind {
            case .text, .name, .badge, .handle: return .infinity
            case .beam: return 3
            // A line along the letters strikes them through; one across them only parts them.
            case .alignment(let axis): return axis == .horizontal ? 3 : 1.3
            case .frameEdge(let axis): return axis == .horizontal ? 2.5 : 0.6
            case .leader: return 3
            case .leaf: return 0
            }
        }
    }
}

extension NamePlacer.Position {
    /// Upper left corners of a text of some size at a frame; the smaller the number, the better.
    fileprivate func places(_ size: Size, _ frame: Rect) -> [(Point, Double)] {
        let above = frame.minY - size.height - 0.5
        let below = frame.maxY + 1
        let left = frame.minX + 3
        let right = frame.maxX - size.width
        let middle = frame.midY - size.height / 2
        let (top, bottom) = (frame.minY + 1.5, frame.maxY - size.height - 1.5)
        switch self {
        case .above:
            return [
                (Point(x: frame.minX, y: above), 0), (Point(x: left, y: above), 0.3),
                (Point(x: right, y: above), 1.2), (Point(x: right - 3, y: above), 1.4),
                (Point(x: frame.minX, y: above - 6), 1.8), (Point(x: frame.minX, y: below), 1.6),
                (Point(x: right, y: below), 2), (Point(x: left, y: top), 2.4),
                (Point(x: frame.midX - size.width / 2, y: above), 2.5), (Point(x: right - 3, y: top), 2.8),
                (Point(x: left, y: bottom), 3), (Point(x: right - 3, y: bottom), 3.2),
                (Point(x: frame.maxX + 4, y: frame.minY), 2.7), (Point(x: frame.maxX + 4, y: middle), 2.6),
                (Point(x: frame.minX - size.width - 4, y: frame.minY), 3),
                (Point(x: frame.minX - size.width - 4, y: middle), 3.1),
            ]
        case .upperCorner, .lowerCorner:
            let rows = self == .upperCorner ? (top, bottom) : (bottom, top)
            return [
                (Point(x: right - 3, y: rows.0), 0), (Point(x: right - 3, y: rows.1), 0.3),
                (Point(x: left, y: rows.1), 0.6), (Point(x: left, y: rows.0), 0.9),
                (Point(x: right - 3, y: above), 1.2), (Point(x: right - 3, y: below), 1.3),
                (Point(x: left, y: below), 1.4), (Point(x: left, y: above), 1.5),
            ]
        }
    }
}
