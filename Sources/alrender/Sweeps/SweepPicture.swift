// SPDX-License-Identifier: Apache-2.0
import AutoLayout
import LayoutEngine
import LayoutGeometry
import LayoutModel
import LayoutRendering
import LayoutScene
import LayoutSweep

/// The layouts at the sizes where something changes, and a graph of the views over the size.
struct SweepPicture {
    let report: SweepReport
    let pipeline: LayoutPipeline

    /// More layouts than this are not drawn; the graph has all changes.
    private static let mostLayouts = 8
    /// More views than this cannot be distinguished by their colours.
    private static let mostViews = 7
    private static let samples = 96

    private var range: SweepArgument { report.range }

    func scene(solve: (Double) -> LayoutRun, timings: inout StageTimings) -> Scene {
        let theme = SceneTheme(.classic, appearance: .light)
        let graph = pipeline.graph(graph(solve), theme: theme)
        // Rows may be wider than the graph: layouts are easier to compare side by side.
        var rows: [[Scene]] = [[]]
        var width = 0.0
        for (value, lines) in layouts {
            guard let scene = pipeline.draw(solve(value), options: options(value, lines), timings: &timings) else {
                continue
            }
            if width > 0, width + scene.size.width > 1.6 * graph.size.width {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(scene)
            width += scene.size.width
        }
        return pipeline.sheet(of: rows + [[graph]], title: "", theme: theme, timings: &timings)
    }

    private func options(_ value: Double, _ lines: [String]) -> SceneOptions {
        var options = SceneOptions(
            caption: .titled("\(range.axis.rawValue) \(range.text(value))"), showsSummary: false, legend: .hidden)
        options.layers = [.canvas, .safeArea, .content, .frames, .issues, .legend]
        options.remarks = Array(lines.prefix(3))
        if lines.count > 3 { options.remarks.append("… and \(lines.count - 3) more") }
        return options
    }

    // MARK: Animation

    /// Layouts of an animation over points, and hundredths of a second that each is shown.
    private static let mostFrames = 36
    private static let frameDelay = 12

    /// The layout from the first size to the last and back, with what is different at each.
    func animation(solve: (Double) -> LayoutRun, timings: inout StageTimings) throws(RenderingFault) -> [UInt8] {
        let count = range.axis == .textSize ? Int(range.upper - range.lower) : Self.mostFrames
        var scenes: [Scene] = []
        for step in 0...max(count, 1) {
            let value = range.lower + (range.upper - range.lower) * Double(step) / Double(max(count, 1))
            let lines = changes.last { $0.value <= value }?.lines ?? []
            // A line more or less must not move the layout.
            var options = options((value * 10).rounded() / 10, lines)
            options.remarks = []
            if let scene = pipeline.draw(solve(value), options: options, timings: &timings) { scenes.append(scene) }
        }
        return try pipeline.animation(
            of: scenes + scenes.dropFirst().dropLast().reversed(),
            delay: range.axis == .textSize ? 4 * Self.frameDelay : Self.frameDelay, timings: &timings)
    }

    // MARK: Layouts

    /// The first size, and those from which on something is different.
    private var layouts: [(value: Double, lines: [String])] {
        let layouts = [(value: range.lower, lines: [])] + changes.map { (value: $0.value, lines: $0.lines) }
        guard layouts.count > Self.mostLayouts else { return layouts }
        // Evenly over the changes, with the first and the last.
        return (0..<Self.mostLayouts).map { layouts[$0 * (layouts.count - 1) / (Self.mostLayouts - 1)] }
    }

    /// With one size for what changes at the same one, to a hundredth of a point.
    private var changes: [SweepGraph.Change] {
        var changes: [SweepGraph.Change] = []
        for change in report.sweep.changes {
            let value = report.number(change)
            let lines = report.sentences(change).map { "\(range.text(value)): \($0)" }
            if let last = changes.last, value - last.value < 0.01 {
                changes[changes.count - 1].lines += lines
            } else {
                changes.append(SweepGraph.Change(value: value, lines: lines))
            }
        }
        return changes
    }

    // MARK: Graph

    /// Where a line bends or jumps at a change, with the words that say what takes over: those about its view first.
    private func kinks(of series: [SweepGraph.Series]) -> [SweepGraph.Kink] {
        guard range.axis != .textSize else { return [] }
        return changes.flatMap { change in
            series.compactMap { series -> SweepGraph.Kink? in
                guard let bend = series.values.firstIndex(where: { $0.x == change.value }), bend > 0,
                    bend + 1 < series.values.count
                else { return nil }
                let points = Array(series.values[(bend - 1)...(bend + 1)])
                let slopes = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-9) }
                guard abs(slopes[1] - slopes[0]) > 0.02 else { return nil }
                let view = series.name.prefix { $0 != "." }
                let words = change.lines.map { line in String(line.drop { $0 != ":" }.dropFirst(2)) }
                let own = words.filter { $0.contains(view) }
                guard let cause = own.first(where: { !$0.hasPrefix("the text") }) ?? own.first ?? words.first else {
                    return nil
                }
                return SweepGraph.Kink(point: points[1], view: series.view, text: cause)
            }
        }
    }

    private func graph(_ solve: (Double) -> LayoutRun) -> SweepGraph {
        let axis: Axis = range.axis == .width || range.axis == .both ? .horizontal : .vertical
        var values: [Double]
        if range.axis == .textSize {
            values = Array(stride(from: range.lower, through: range.upper, by: 1))
        } else {
            let step = (range.upper - range.lower) / Double(Self.samples)
            values = (0...Self.samples).map { range.lower + step * Double($0) }
            values += changes.map(\.value).filter { range.lower < $0 && $0 < range.upper }
            values.sort()
        }
        let runs = values.map { (value: $0, run: solve($0)) }
        guard let document = runs.first?.run.document else {
            return SweepGraph(title: "", range: range.lower...range.upper, series: [], changes: [])
        }
        // The views that change most, by the sum of what their values move.
        let series = document.views.indices.dropFirst().map { view -> (movement: Double, series: [SweepGraph.Series]) in
            var origins: [Point] = []
            var sizes: [Point] = []
            for (value, run) in runs {
                guard let layout = run.layout, layout.views.indices.contains(view) else { continue }
                let frame = layout.views[view].canvasFrame
                origins.append(Point(x: value, y: axis == .horizontal ? frame.x : frame.y))
                sizes.append(Point(x: value, y: axis == .horizontal ? frame.width : frame.height))
            }
            let movement = [origins, sizes].map { points in
                zip(points, points.dropFirst()).reduce(0) { $0 + abs($1.1.y - $1.0.y) }
            }
            let id = document.views[view].id
            let names = axis == .horizontal ? ("x", "width") : ("y", "height")
            return (
                movement.reduce(0, +),
                [
                    SweepGraph.Series(name: "\(id).\(names.0)", view: view, isSize: false, values: origins),
                    SweepGraph.Series(name: "\(id).\(names.1)", view: view, isSize: true, values: sizes),
                ]
            )
        }
        let shown = series.enumerated().sorted { ($0.element.movement, $1.offset) > ($1.element.movement, $0.offset) }
            .prefix(Self.mostViews).sorted { $0.offset < $1.offset }
        let left = series.count - shown.count
        let drawn = shown.enumerated().flatMap { number, element in
            element.element.series.map { series in
                var series = series
                series.view = number
                return series
            }
        }
        let name = report.scene.map { "\(report.file), \($0)" } ?? report.file
        return SweepGraph(
            title: "\(InputFile.name(name)) over its \(range.axis.rawValue)"
                + (left > 0 ? ", the \(shown.count) views that change most" : ""),
            range: range.lower...range.upper,
            series: drawn, changes: changes, kinks: kinks(of: drawn),
            tickNames: range.axis == .textSize
                ? ContentSizeCategory.allCases[Int(range.lower)...Int(range.upper)].map(\.rawValue) : [])
    }
}
