// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
import LayoutRuns

extension SweepPicture {
    /// More views than this cannot be distinguished by their colours.
    private static let mostViews = 7
    private static let samples = 96
    /// Points by which a size along the other axis changes if it is drawn.
    private static let leastMovement = 0.5

    /// The values of one view.
    private struct Values {
        var series: [SweepGraph.Series]
        /// The sum of what the values move.
        var movement: Double
    }

    func graph(_ solve: (Double) -> LayoutRun) -> SweepGraph {
        let changes = changes
        let runs = sizes(changes).map { (value: $0, run: solve($0)) }
        guard let document = runs.first?.run.document else {
            return SweepGraph(title: "", range: range.lower...range.upper, series: [], changes: [])
        }
        let views = document.views.indices.map { values(of: $0, document.views[$0].id, runs) }
            .filter { !$0.series.isEmpty }
        // The views that change most.
        let shown = views.enumerated().sorted { ($0.element.movement, $1.offset) > ($1.element.movement, $0.offset) }
            .prefix(Self.mostViews).sorted { $0.offset < $1.offset }
        let drawn = shown.enumerated().flatMap { number, element in
            element.element.series.map { series in
                var series = series
                series.view = number
                return series
            }
        }
        let name = report.scene.map { "\(report.file), \($0)" } ?? report.file
        var graph = SweepGraph(
            title: "\(InputFile.name(name)) over its \(range.axis.rawValue)"
                + (views.count > shown.count ? ", the \(shown.count) views that change most" : ""),
            range: range.lower...range.upper, series: drawn,
            changes: changes.map { SweepGraph.Change(value: $0.value, lines: $0.texts) },
            kinks: kinks(of: drawn, changes),
            tickNames: range.axis == .textSize
                ? ContentSizeCategory.allCases[Int(range.lower)...Int(range.upper)].map(\.rawValue) : [])
        if drawn.contains(where: { $0.quantity == .otherSize }) {
            graph.legend = "solid: \(names.position), dashed: \(names.size), dotted: \(names.otherSize), in points"
        }
        return graph
    }

    /// The sizes that are solved.
    private func sizes(_ changes: [Change]) -> [Double] {
        if range.axis == .textSize { return Array(stride(from: range.lower, through: range.upper, by: 1)) }
        let step = (range.upper - range.lower) / Double(Self.samples)
        let values = (0...Self.samples).map { range.lower + step * Double($0) }
        return (values + changes.map(\.value).filter { range.lower < $0 && $0 < range.upper }).sorted()
    }

    // MARK: Values

    private typealias ValueName = AmbiguousAttribute.Name

    private var isHorizontal: Bool { range.axis == .width || range.axis == .both }

    private var names: (position: ValueName, size: ValueName, otherSize: ValueName) {
        isHorizontal ? (.x, .width, .height) : (.y, .height, .width)
    }

    /// The values drawn for a view: if they change; for the root only the size along the other axis, unless that is
    /// swept, too.
    private func values(of view: Int, _ id: String, _ runs: [(value: Double, run: LayoutRun)]) -> Values {
        func series(_ name: ValueName, _ quantity: SweepGraph.Series.Quantity) -> SweepGraph.Series {
            let points = runs.compactMap { value, run -> Point? in
                guard let layout = run.layout, layout.views.indices.contains(view) else { return nil }
                return Point(x: value, y: layout.views[view].canvasFrame.number(name))
            }
            return SweepGraph.Series(
                name: "\(id).\(name.rawValue)", view: view, quantity, values: withJumps(points, of: name, id))
        }
        func movement(_ series: SweepGraph.Series) -> Double {
            zip(series.values, series.values.dropFirst()).reduce(0) { $0 + abs($1.1.y - $1.0.y) }
        }
        var shown = view == 0 ? [] : [series(names.position, .position), series(names.size, .size)]
        if range.axis != .textSize, view > 0 || range.axis != .both {
            let other = series(names.otherSize, .otherSize)
            if movement(other) >= Self.leastMovement { shown.append(other) }
        }
        return Values(series: shown, movement: shown.reduce(0) { $0 + movement($1) })
    }

    /// With the value before and the one after where it jumps.
    private func withJumps(_ points: [Point], of name: ValueName, _ id: String) -> [Point] {
        var points = points
        for jump in report.sweep.jumps where jump.jump.view == id && jump.jump.value == name {
            // What was solved at the rounded size may be on either side.
            points.removeAll { abs($0.x - jump.value) < 0.001 }
            let place = points.firstIndex { $0.x > jump.value } ?? points.endIndex
            let ends = [jump.jump.before, jump.jump.after].map { Point(x: jump.value, y: $0) }
            points.insert(contentsOf: ends, at: place)
        }
        return points
    }

    // MARK: Kinks

    /// Where a line bends or jumps at a change, with the words that say what takes over: those about its view first.
    private func kinks(of series: [SweepGraph.Series], _ changes: [Change]) -> [SweepGraph.Kink] {
        guard range.axis != .textSize else { return [] }
        return changes.flatMap { change in
            let kinks = series.compactMap { series -> (isOfOwn: Bool, kink: SweepGraph.Kink)? in
                let view = series.name.prefix { $0 != "." }
                let words = change.lines.filter { $0.kind != nil }.map(\.text)
                let own = words.filter { $0.contains(view) }
                let cause = own.first { !$0.hasPrefix("the text") } ?? own.first ?? words.first
                if let (before, after) = jump(of: series, at: change.value) {
                    let numbers = [before, after].map { DecimalText.shortest(($0.y * 100).rounded() / 100) }
                    let text = cause ?? numbers.joined(separator: " → ")
                    return (!own.isEmpty, SweepGraph.Kink(point: after, view: series.view, text: text))
                }
                guard let cause, let point = bend(of: series, at: change.value) else { return nil }
                return (!own.isEmpty, SweepGraph.Kink(point: point, view: series.view, text: cause))
            }
            // What is said of several is written at the first one.
            return (kinks.filter(\.isOfOwn) + kinks.filter { !$0.isOfOwn }).map(\.kink)
        }
    }

    private func jump(of series: SweepGraph.Series, at value: Double) -> (before: Point, after: Point)? {
        zip(series.values, series.values.dropFirst()).first { $0.x == $1.x && abs($0.x - value) < 0.01 }
            .map { (before: $0.0, after: $0.1) }
    }

    private func bend(of series: SweepGraph.Series, at value: Double) -> Point? {
        guard let bend = series.values.firstIndex(where: { $0.x == value }), bend > 0,
            bend + 1 < series.values.count
        else { return nil }
        let points = Array(series.values[(bend - 1)...(bend + 1)])
        let slopes = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-9) }
        return abs(slopes[1] - slopes[0]) > 0.02 ? points[1] : nil
    }
}

extension Rect {
    fileprivate func number(_ name: AmbiguousAttribute.Name) -> Double {
        switch name {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
