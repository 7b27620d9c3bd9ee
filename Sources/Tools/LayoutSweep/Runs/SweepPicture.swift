// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutGeometry
import LayoutModel
package import LayoutRendering
package import LayoutScene

/// The layouts at the sizes where something changes, and a graph of the views over the size.
package struct SweepPicture {
    package let report: SweepReport
    package let pipeline: LayoutPipeline
    package var theme = SceneTheme.Name.classic

    package init(
        report: SweepReport, pipeline: LayoutPipeline, theme: SceneTheme.Name = SceneTheme.Name.classic
    ) {
        self.report = report
        self.pipeline = pipeline
        self.theme = theme
    }

    /// More layouts than this are not drawn; the graph has all changes.
    private static let mostLayouts = 8

    package var range: SweepRange { report.range }

    package func scene(solve: (Double) -> LayoutRun, timings: inout StageTimings) -> Scene {
        let theme = theme(of: solve(range.lower))
        let graph = pipeline.graph(graph(solve), theme: theme)
        // Rows may be wider than the graph: layouts are easier to compare side by side.
        var rows: [[Scene]] = [[]]
        var width = 0.0
        for layout in layouts {
            guard
                let scene = pipeline.draw(
                    solve(layout.value), options: options(layout.value, layout.texts), timings: &timings)
            else { continue }
            if width > 0, width + scene.size.width > 1.6 * graph.size.width {
                rows.append([])
                width = 0
            }
            rows[rows.count - 1].append(scene)
            width += scene.size.width
        }
        return pipeline.sheet(of: rows + [[graph]], title: "", theme: theme, timings: &timings)
    }

    /// Light or dark like the layout.
    func theme(of run: LayoutRun) -> SceneTheme {
        guard let document = run.document, run.layout != nil else {
            return SceneTheme(theme, appearance: .light)
        }
        return SceneTheme(theme, for: document)
    }

    func options(_ value: Double, _ lines: [String]) -> SceneOptions {
        var options = SceneOptions(
            theme: theme, caption: .titled("\(range.axis.rawValue) \(range.text(value))"), showsSummary: false,
            legend: .hidden)
        options.layers = [.canvas, .safeArea, .content, .frames, .issues, .legend]
        options.remarks = Array(lines.prefix(3))
        if lines.count > 3 { options.remarks.append("… and \(lines.count - 3) more") }
        return options
    }

    // MARK: Animation

    /// Layouts of an animation over points, and hundredths of a second that each is shown.
    private static let mostFrames = 36
    private static let frameDelay = 12

    /// The layout from the first size to the last and back.
    package func animation(solve: (Double) -> LayoutRun, timings: inout StageTimings) throws(RenderingFault) -> [UInt8]
    {
        let count = range.axis == .textSize ? Int(range.upper - range.lower) : Self.mostFrames
        var scenes: [Scene] = []
        for step in 0...max(count, 1) {
            let value = range.lower + (range.upper - range.lower) * Double(step) / Double(max(count, 1))
            // A line below it would move the layout.
            let options = options((value * 10).rounded() / 10, [])
            if let scene = pipeline.draw(solve(value), options: options, timings: &timings) { scenes.append(scene) }
        }
        return try pipeline.animation(
            of: scenes + scenes.dropFirst().dropLast().reversed(),
            delay: range.axis == .textSize ? 4 * Self.frameDelay : Self.frameDelay, timings: &timings)
    }

    // MARK: Layouts

    /// What is different from one size on.
    package struct Change {
        package var value: Double
        package var lines: [SweepReport.Line]
        package var texts: [String]

        /// Whether texts take more or fewer lines, and nothing else changes.
        var isOfLines: Bool { lines.allSatisfy { $0.kind == .lines } }
    }

    /// The first size, and those from which on something is different.
    private var layouts: [Change] {
        let start = Change(value: range.lower, lines: [], texts: texts(report.startLines, at: range.lower))
        let layouts = [start] + changes
        guard layouts.count > Self.mostLayouts else { return layouts }
        let main = [start] + changes.filter { !$0.isOfLines }
        let rest = changes.filter(\.isOfLines)
        guard main.count < Self.mostLayouts else { return Self.spread(Self.mostLayouts, over: main) }
        return (main + Self.spread(Self.mostLayouts - main.count, over: rest)).sorted { $0.value < $1.value }
    }

    /// Evenly, with the first and the last; the last alone if it is one.
    private static func spread(_ count: Int, over changes: [Change]) -> [Change] {
        guard count > 1 else { return Array(changes.suffix(count)) }
        return (0..<count).map { changes[$0 * (changes.count - 1) / (count - 1)] }
    }

    /// With one size for what changes at the same one, to a hundredth of a point.
    package var changes: [Change] {
        var changes: [Change] = []
        for entry in report.entries {
            let texts = texts(entry.lines, at: entry.value)
            if let last = changes.last, entry.value - last.value < 0.01 {
                changes[changes.count - 1].lines += entry.lines
                changes[changes.count - 1].texts += texts
            } else {
                changes.append(Change(value: entry.value, lines: entry.lines, texts: texts))
            }
        }
        return changes
    }

    /// `240: 'a' is ambiguous`, `240 only: 'a' is determined`
    private func texts(_ lines: [SweepReport.Line], at value: Double) -> [String] {
        lines.map { "\(range.text(value))\($0.duration == .atOneSize ? " only" : ""): \($0.text)" }
    }
}
