// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel
import LayoutScene

/// Draws a graph: axes with ticks, lines with their names at the right, and numbered sizes with their meaning below.
struct SweepGraphDrawing {
    let graph: SweepGraph
    let theme: SceneTheme
    let typesetter: Typesetter
    private let plot: Rect
    private static let nameWidth = 190.0
    private static let leaderLength = 18.0
    private static let margin = 24.0
    private var items: [SceneItem] = []

    /// Distinguishable with every kind of colour vision (M. Okabe and K. Ito, "Color Universal Design", 2008), without the yellow,
    /// which is too faint on white.
    private static let palette: [Color] = [
        (0, 114, 178), (213, 94, 0), (0, 138, 100), (180, 90, 150), (150, 105, 0), (60, 130, 175), (110, 110, 110),
    ].map { Color(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255, alpha: 1) }

    /// Similar ones that are light enough for text on the canvas in its dark appearance.
    private static let darkPalette: [Color] = [
        (86, 180, 233), (240, 140, 60), (60, 190, 150), (215, 140, 190), (200, 160, 60), (140, 170, 255),
        (170, 170, 170),
    ].map { Color(red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255, alpha: 1) }

    private func color(ofView view: Int) -> Color {
        let palette = theme.appearance == .dark ? Self.darkPalette : Self.palette
        return palette[view % palette.count]
    }

    init(graph: SweepGraph, theme: SceneTheme, typesetter: Typesetter) {
        self.graph = graph
        self.theme = theme
        self.typesetter = typesetter
        let area = Rect(x: 52, y: 46, width: 640, height: 320)
        let rows = Self.numberRows(of: graph, in: area, typesetter).map { $0 + 1 }.max() ?? 0
        let rowHeight = typesetter.line("1", .badge).size.height + 1
        plot = area.translated(by: Point(x: 0, y: Double(rows) * rowHeight))
    }

    mutating func scene() -> Scene {
        let width = plot.maxX + Self.nameWidth + Self.margin
        addText(
            graph.title.split(whereSeparator: \.isNewline).joined(separator: " "), .captionBold,
            at: Point(x: Self.margin, y: 20), theme.ink)
        addAxes()
        addChanges()
        let groups = coincidentSeries
        addSeries(groups)
        addKinks(on: groups)
        let bottom = addKey(from: plot.maxY + 30, width: width - 2 * Self.margin)
        let size = Size(width: width, height: bottom + Self.margin)
        let frame = Rect(origin: .zero, size: size)
        let backdrop = SceneItem(
            layer: .canvas, subject: .picture, role: .mark, bounds: frame,
            shape: .rectangle(frame, cornerRadius: 0, fill: theme.backdrop, stroke: nil))
        let paper = SceneItem(
            layer: .canvas, subject: .picture, role: .mark, bounds: plot,
            shape: .rectangle(
                plot, cornerRadius: 0, fill: theme.canvas, stroke: SceneStroke(theme.canvasOutline, width: 0.75)))
        return Scene(
            size: size, scale: 2, title: graph.title, description: key.joined(separator: "\n"),
            items: [backdrop, paper] + items)
    }

    // MARK: Axes

    private var heights: (lower: Double, upper: Double) {
        let values = graph.series.flatMap { $0.values.map(\.y) }
        let (lower, upper) = (min(values.min() ?? 0, 0), values.max() ?? 1)
        return (lower, upper > lower ? upper : lower + 1)
    }

    private func place(_ value: Point) -> Point {
        let (lower, upper) = heights
        return Point(
            x: Self.place(value.x, of: graph.range, in: plot),
            y: plot.maxY - (value.y - lower) / (upper - lower) * (plot.height - 16))
    }

    /// Where a value of the horizontal axis is.
    private static func place(_ value: Double, of range: ClosedRange<Double>, in plot: Rect) -> Double {
        let length = range.upperBound - range.lowerBound
        return plot.minX + (length > 0 ? (value - range.lowerBound) / length : 0) * plot.width
    }

    private mutating func addAxes() {
        for value in SweepGraph.ticks(heights.lower, heights.upper, about: 6) {
            let y = place(Point(x: graph.range.lowerBound, y: value)).y
            addLine([Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y)], theme.canvasOutline, 0.4)
            let label = typesetter.line(DecimalText.shortest(value), .legend)
            add(label, at: Point(x: plot.minX - 6 - label.size.width, y: y - label.size.height / 2), theme.secondaryInk)
        }
        let ticks: [(value: Double, name: String)] =
            graph.tickNames.isEmpty
            ? SweepGraph.ticks(graph.range.lowerBound, graph.range.upperBound, about: 8).map {
                ($0, DecimalText.shortest($0))
            }
            : graph.tickNames.enumerated().map { (graph.range.lowerBound + Double($0), $1) }
        for tick in ticks {
            let x = place(Point(x: tick.value, y: 0)).x
            addLine([Point(x: x, y: plot.maxY), Point(x: x, y: plot.maxY + 4)], theme.secondaryInk, 0.75)
            let label = typesetter.line(tick.name, .legend)
            add(label, at: Point(x: x - label.size.width / 2, y: plot.maxY + 6), theme.secondaryInk)
        }
    }

    // MARK: Lines

    /// Series whose lines coincide: one line with all their names.
    private struct CoincidentSeries {
        var names: [String]
        var views: Set<Int>
        let quantity: SweepGraph.Series.Quantity
        let points: [Point]

        func coincides(with points: [Point], _ quantity: SweepGraph.Series.Quantity) -> Bool {
            quantity == self.quantity && points.count == self.points.count
                && zip(points, self.points).allSatisfy { abs($0.x - $1.x) < 0.5 && abs($0.y - $1.y) < 0.5 }
        }

        var dash: [Double] {
            switch quantity {
            case .position: []
            case .size: [5, 3]
            case .otherSize: [1.5, 2.5]
            }
        }

        /// The parts between jumps.
        var parts: [[Point]] {
            points.reduce(into: [[Point]]()) { parts, point in
                if let last = parts.last?.last, last.x < point.x {
                    parts[parts.count - 1].append(point)
                } else {
                    parts.append([point])
                }
            }
        }
    }

    private var coincidentSeries: [CoincidentSeries] {
        var groups: [CoincidentSeries] = []
        for series in graph.series where !series.values.isEmpty {
            let points = series.values.map(place)
            if let index = groups.firstIndex(where: { $0.coincides(with: points, series.quantity) }) {
                groups[index].names.append(series.name)
                groups[index].views.insert(series.view)
            } else {
                groups.append(
                    CoincidentSeries(
                        names: [series.name], views: [series.view], quantity: series.quantity, points: points))
            }
        }
        return groups
    }

    private mutating func addSeries(_ groups: [CoincidentSeries]) {
        struct Label {
            let lines: [Typesetter.Line]
            let end: Point
            let color: Color
            var height: Double { lines.map(\.size.height).reduce(0, +) }
        }
        var labels: [Label] = []
        for group in groups {
            guard let end = group.points.last, let view = group.views.min() else { continue }
            let color = group.views.count == 1 ? color(ofView: view) : theme.secondaryInk
            let parts = group.parts
            for part in parts { addLine(part, color, 1.5, dash: group.dash) }
            for (part, next) in zip(parts, parts.dropFirst()) {
                addLine([part[part.count - 1], next[0]], color, 0.5)
            }
            let names = group.names.joined(separator: ", ")
            let lines = typesetter.lines(names, .name, width: Self.nameWidth - Self.leaderLength)
            labels.append(Label(lines: lines, end: end, color: color))
        }
        labels.sort { $0.end.y < $1.end.y }
        var y = plot.minY
        var places: [Double] = []
        for label in labels {
            y = max(y, label.end.y - label.height / 2)
            places.append(y)
            y += label.height + 1
        }
        // Names that do not fit below move the ones above up.
        var limit = plot.maxY + 14
        for index in places.indices.reversed() {
            places[index] = min(places[index], limit - labels[index].height)
            limit = places[index] - 1
        }
        for (label, top) in zip(labels, places) {
            let x = plot.maxX + Self.leaderLength
            addLine([label.end, Point(x: x - 3, y: top + label.height / 2)], label.color, 0.5)
            var y = top
            for line in label.lines {
                add(line, at: Point(x: x, y: y), label.color)
                y += line.size.height
            }
        }
    }

    // MARK: Kinks

    private static let kinkRadius = 2.5

    /// A dot on the line and a label beside it if that covers no other label; otherwise the dot alone.
    private mutating func addKinks(on groups: [CoincidentSeries]) {
        var taken: [Rect] = []
        var told: Set<String> = []
        for kink in graph.kinks {
            let point = place(kink.point)
            let isShared = groups.contains { group in
                group.views.count > 1 && group.views.contains(kink.view)
                    && group.points.contains { abs($0.x - point.x) < 0.5 && abs($0.y - point.y) < 0.5 }
            }
            let color = isShared ? theme.secondaryInk : color(ofView: kink.view)
            let dot = Rect(x: point.x, y: point.y, width: 0, height: 0).insetBy(
                dx: -Self.kinkRadius, dy: -Self.kinkRadius)
            items.append(
                SceneItem(
                    layer: .constraints, subject: .picture, role: .mark, bounds: dot,
                    shape: .rectangle(dot, cornerRadius: Self.kinkRadius, fill: color, stroke: nil)))
            // One cause is named once at a size.
            guard told.insert("\(kink.point.x) \(kink.text)").inserted else { continue }
            let label = typesetter.line(kink.text, .legend)
            let (width, height) = (label.size.width, label.size.height)
            let origins = [-height - 4, 4].flatMap { y in
                [point.x + 4, point.x - 4 - width].map { Point(x: $0, y: point.y + y) }
            }
            let frames = origins.map { Rect(origin: $0, size: label.size) }
                .filter { frame in plot.contains(frame) && !taken.contains { $0.overlaps(frame) } }
            guard let frame = frames.min(by: { lines(across: $0) < lines(across: $1) }) else { continue }
            taken.append(frame)
            add(label, at: frame.origin, color)
        }
    }

    /// How many series run through a rectangle of the plot.
    private func lines(across frame: Rect) -> Int {
        graph.series.count { series in
            let points = series.values.map(place)
            return zip(points, points.dropFirst()).contains { start, end in
                let (left, right) = (max(start.x, frame.minX), min(end.x, frame.maxX))
                guard left <= right else { return false }
                func height(_ x: Double) -> Double {
                    end.x > start.x ? start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x) : start.y
                }
                let heights = [height(left), height(right)]
                return heights[0] <= frame.maxY && heights[1] >= frame.minY
                    || heights[1] <= frame.maxY && heights[0] >= frame.minY
            }
        }
    }

    // MARK: Changes

    private mutating func addChanges() {
        let rows = Self.numberRows(of: graph, in: plot, typesetter)
        for (number, (change, row)) in zip(graph.changes, rows).enumerated() {
            let x = place(Point(x: change.value, y: 0)).x
            addLine([Point(x: x, y: plot.minY), Point(x: x, y: plot.maxY)], theme.ambiguous, 0.75, dash: [2, 2])
            let label = typesetter.line("\(number + 1)", .badge)
            let y = plot.minY - (Double(row) + 1) * (label.size.height + 1)
            add(label, at: Point(x: x - label.size.width / 2, y: y), theme.ambiguous)
        }
    }

    /// By change: the row above the plot that has its number. Numbers of sizes that are close together take several rows.
    private static func numberRows(of graph: SweepGraph, in plot: Rect, _ typesetter: Typesetter) -> [Int] {
        var row = 0
        var last = -Double.infinity
        return graph.changes.enumerated().map { number, change in
            let x = place(change.value, of: graph.range, in: plot)
            row = x - last < typesetter.line("\(number + 1)", .badge).size.width + 4 ? (row + 1) % mostNumberRows : 0
            last = x
            return row
        }
    }

    private var key: [String] {
        guard !graph.changes.isEmpty else { return ["no change"] }
        return graph.changes.enumerated().flatMap { number, change in change.lines.map { "(\(number + 1)) \($0)" } }
    }

    private static let mostKeyLines = 40
    private static let mostNumberRows = 4

    /// - Returns: where it ends.
    private mutating func addKey(from top: Double, width: Double) -> Double {
        var y = top
        let legend = typesetter.line(graph.legend, .legend)
        add(legend, at: Point(x: Self.margin, y: y), theme.secondaryInk)
        y += legend.size.height + 6
        var lines = key
        if lines.count > Self.mostKeyLines {
            lines = lines.prefix(Self.mostKeyLines) + ["… and \(lines.count - Self.mostKeyLines) more"]
        }
        for text in lines {
            for line in typesetter.lines(text, .legend, width: width) {
                add(line, at: Point(x: Self.margin, y: y), theme.ink)
                y += line.size.height + 3
            }
        }
        return y
    }

    // MARK: Items

    private mutating func addText(_ text: String, _ style: Typesetter.Style, at origin: Point, _ color: Color) {
        add(typesetter.line(text, style), at: origin, color)
    }

    private mutating func add(_ line: Typesetter.Line, at origin: Point, _ color: Color) {
        items.append(
            SceneItem(
                layer: .legend, subject: .picture, role: .text, bounds: Rect(origin: origin, size: line.size),
                shape: line.text(at: origin, color)))
    }

    private mutating func addLine(_ points: [Point], _ color: Color, _ width: Double, dash: [Double] = []) {
        guard let first = points.first else { return }
        let bounds = points.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
            $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
        items.append(
            SceneItem(
                layer: .constraints, subject: .picture, role: .mark, bounds: bounds.insetBy(dx: -width, dy: -width),
                shape: .path(
                    points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }, fill: nil,
                    stroke: SceneStroke(color, width: width, dash: dash))))
    }
}
