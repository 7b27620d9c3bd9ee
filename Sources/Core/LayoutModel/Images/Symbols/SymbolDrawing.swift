// SPDX-License-Identifier: Apache-2.0
package import LayoutGeometry

/// A drawing that stands for a system symbol: outlines in a square of 24 units, y downwards.
package struct SymbolDrawing: Hashable, Sendable {
    package enum Step: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    package struct Outline: Hashable, Sendable {
        package var steps: [Step]
        package var isFilled: Bool
        /// Whether it has the colour behind the symbol, as a detail on a filled shape.
        package var isCutOut: Bool
    }

    /// Back to front.
    package private(set) var outlines: [Outline]
    /// Width of the lines, in units of the square.
    package static let lineWidth = 1.9

    /// - Parameter name: as in `UIImage(systemName:)`: a base name, after it a shape around it such as `.circle`, `.slash`,
    ///   `.fill`, and `.badge` with what the badge shows. Nil for a name that has no drawing.
    package init?(named name: String) {
        guard let drawing = SymbolName(name).drawing else { return nil }
        self = drawing
    }

    init(outlines: [Outline]) { self.outlines = outlines }

    /// Whether the system mirrors the symbol where text runs from right to left: one that points forward or backward rather than
    /// right or left, or shows a list. The signs of playback stay as they are.
    package static func followsReadingDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first else { return false }
        return first == "list" || first == "checklist"
            || words.dropFirst().contains { $0 == "forward" || $0 == "backward" } && !playbackWords.contains(first)
    }

    private static let playbackWords: Set<Substring> = ["forward", "backward", "goforward", "gobackward", "play"]

    /// What the lines cover, in units of the square.
    package var bounds: Rect {
        var bounds: Rect?
        var last = Point.zero
        for step in outlines.flatMap(\.steps) {
            for point in step.points(from: last) {
                let rect = Rect(origin: point, size: .zero)
                bounds = bounds.map { $0.union(rect) } ?? rect
                last = point
            }
        }
        return (bounds ?? .zero).insetBy(dx: -Self.lineWidth / 2, dy: -Self.lineWidth / 2)
    }

    /// The names that have drawings, without variants, in alphabetical order.
    package static var names: [String] { SymbolTable.drawings.keys.map(String.init).sorted() }

    /// The name among `names` for one among `otherNames`.
    package static func name(ofDrawingFor other: String) -> String? {
        SymbolTable.synonyms[Substring(other)].map(String.init)
    }

    /// Other names of the drawings, in alphabetical order.
    package static var otherNames: [String] { SymbolTable.synonyms.keys.map(String.init).sorted() }
}

extension SymbolDrawing.Step {
    /// Points that it passes through, its end last.
    fileprivate func points(from start: Point) -> [Point] {
        switch self {
        case .move(let point), .line(let point): return [point]
        case .curve(let end, let a, let b):
            return (1...8).map { index in
                let t = Double(index) / 8
                let (s, w) = (1 - t, (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t))
                return Point(
                    x: s * s * s * start.x + w.0 * a.x + w.1 * b.x + t * t * t * end.x,
                    y: s * s * s * start.y + w.0 * a.y + w.1 * b.y + t * t * t * end.y)
            }
        case .close: return []
        }
    }

    package func map(_ transform: (Point) -> Point) -> SymbolDrawing.Step {
        switch self {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let point, let a, let b):
            .curve(transform(point), control1: transform(a), control2: transform(b))
        case .close: .close
        }
    }
}
