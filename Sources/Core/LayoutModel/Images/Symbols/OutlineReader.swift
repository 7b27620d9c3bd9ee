// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Reads one outline of the table.
struct OutlineReader {
    private(set) var outline = SymbolDrawing.Outline(steps: [], isFilled: false, isCutOut: false)

    init(_ text: Substring, isFilled: Bool) {
        var text = text.drop { $0 == " " }
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
