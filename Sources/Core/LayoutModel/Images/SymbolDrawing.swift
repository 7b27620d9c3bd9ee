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

    /// - Parameter name: as in `systemImage(named:)`: a base name, after it `.circle` or `.square` for one within such a
    ///   shape, `.slash` and `.fill`. Nil for a name that has no drawing.
    package init?(named name: String) {
        var base = Substring(name)
        func drop(_ suffix: String) -> Bool {
            guard base.hasSuffix(suffix), base.count > suffix.count else { return false }
            base = base.dropLast(suffix.count)
            return true
        }
        let isFilled = drop(".fill")
        var frame: String?
        var isStruck = false
        if Self.outlines(of: base) == nil {
            if drop(".circle") {
                frame = "#O12 12 9.6"
            } else if drop(".square") {
                frame = "#R3 3 18 18 3.5"
            }
            if Self.outlines(of: base) == nil { isStruck = drop(".slash") }
        }
        guard let drawing = Self.outlines(of: base) else { return nil }
        var inner = drawing.map { OutlineReader($0, isFilled: isFilled && frame == nil).outline }
        if isStruck { inner.append(OutlineReader("M3.5 3.5 L20.5 20.5", isFilled: false).outline) }
        guard let frame else {
            outlines = inner
            return
        }
        outlines = [OutlineReader(frame, isFilled: isFilled).outline]
        outlines += inner.map { outline in
            var outline = outline
            outline.steps = outline.steps.map { $0.scaled(by: 0.56) }
            outline.isCutOut = isFilled
            return outline
        }
    }

    /// Whether the system mirrors the symbol where text runs from right to left: one that points forward or backward rather than
    /// right or left, or shows a list. The signs of playback stay as they are.
    package static func followsReadingDirection(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        guard let first = words.first else { return false }
        return first == "list" || first == "checklist"
            || words.dropFirst().contains { $0 == "forward" || $0 == "backward" } && !playbackWords.contains(first)
    }

    private static let playbackWords: Set<Substring> = ["forward", "backward", "goforward", "gobackward", "play"]

    private static func outlines(of base: Substring) -> [String]? {
        let name = String(base)
        return SymbolTable.drawings[SymbolTable.synonyms[name] ?? name]
    }

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
    package static var names: [String] { SymbolTable.drawings.keys.sorted() }
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

    /// About the middle of the square.
    fileprivate func scaled(by factor: Double) -> SymbolDrawing.Step {
        map { Point(x: 12 + ($0.x - 12) * factor, y: 12 + ($0.y - 12) * factor) }
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

/// Reads one outline of the table.
private struct OutlineReader {
    private(set) var outline = SymbolDrawing.Outline(steps: [], isFilled: false, isCutOut: false)

    init(_ text: String, isFilled: Bool) {
        var text = Substring(text)
        while let mark = text.first, "#-*".contains(mark) {
            switch mark {
            case "#": outline.isFilled = outline.isFilled || isFilled
            case "-": outline.isCutOut = isFilled
            default: outline.isFilled = true
            }
            text.removeFirst()
        }
        var command: Character = "M"
        var numbers: [Double] = []
        for word in text.split(separator: " ") {
            var word = word
            if let letter = word.first, letter.isLetter {
                add(command, numbers)
                (command, numbers) = (letter, [])
                word.removeFirst()
            }
            if let number = Double(word) { numbers.append(number) }
        }
        add(command, numbers)
    }

    private mutating func add(_ command: Character, _ n: [Double]) {
        switch (command, n.count) {
        case ("M", 2): outline.steps.append(.move(Point(x: n[0], y: n[1])))
        case ("L", 2): outline.steps.append(.line(Point(x: n[0], y: n[1])))
        case ("C", 6):
            outline.steps.append(
                .curve(
                    Point(x: n[4], y: n[5]), control1: Point(x: n[0], y: n[1]), control2: Point(x: n[2], y: n[3])))
        case ("Z", _): outline.steps.append(.close)
        case ("O", 3):
            addRectangle(Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]), radius: n[2])
        case ("R", 5): addRectangle(Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
        default: break
        }
    }

    /// With corners of a quarter of a circle.
    private mutating func addRectangle(_ rect: Rect, radius: Double) {
        let inner = rect.insetBy(dx: radius, dy: radius)
        // The control points of the curve nearest to a quarter of a circle, as a distance from its ends.
        let reach = 0.5523 * radius
        let corners = [
            (Point(x: inner.maxX, y: inner.minY), 0.0, -1.0), (Point(x: inner.maxX, y: inner.maxY), 1, 0),
            (Point(x: inner.minX, y: inner.maxY), 0, 1), (Point(x: inner.minX, y: inner.minY), -1, 0),
        ]
        for (index, (center, x, y)) in corners.enumerated() {
            // From the direction (x, y) to the next one clockwise, (-y, x).
            let start = Point(x: center.x + radius * x, y: center.y + radius * y)
            let end = Point(x: center.x - radius * y, y: center.y + radius * x)
            outline.steps.append(index == 0 ? .move(start) : .line(start))
            outline.steps.append(
                .curve(
                    end, control1: Point(x: start.x - reach * y, y: start.y + reach * x),
                    control2: Point(x: end.x + reach * x, y: end.y + reach * y)))
        }
        outline.steps.append(.close)
    }
}
