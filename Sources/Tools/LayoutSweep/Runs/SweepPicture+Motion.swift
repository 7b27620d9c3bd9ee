// SPDX-License-Identifier: Apache-2.0
package import AutoLayout
import LayoutEngine
import LayoutGeometry
import LayoutMarks
import LayoutModel
package import LayoutRendering
package import LayoutScene
import LayoutWebPages

/// The layout as it grows. Between two changes every edge is a linear function of the size, so that the pictures at the changes say all.
extension SweepPicture {
    /// Points on both sides of a change at which the layout is drawn: a change is known to a thousandth.
    private static let reach = 0.002
    /// Points; changes that are closer are shown as one.
    private static let leastRange = 0.1
    private static let mostRanges = 100
    /// Halves of ranges that are not linear, of all ranges together.
    private static let mostHalves = 300
    /// Points within which lines of a text break elsewhere.
    private static let leastBreak = 0.2
    /// Points per second.
    private static let speed = 75.0

    /// A range in which nothing changes.
    private struct Range {
        var lower: Double
        var upper: Double
        /// What is different from here on.
        var texts: [String]
    }

    /// A page with the motion, and the ranges as its stages.
    package func page(solve: (Double) -> LayoutRun, timings: inout StageTimings) throws(RenderingFault) -> [UInt8] {
        let (motion, isSteps) = (growing(solve, &timings), range.axis == .textSize)
        let length = max(range.upper - range.lower, 1)
        let stages =
            isSteps
            ? zip(motion.keyframes, Int(range.lower)...).map { frame, size in
                MotionPage.Stage(time: frame.time, lines: [range.text(Double(size))])
            }
            : ranges.map { part in
                MotionPage.Stage(
                    time: (rounded(part.lower) - range.lower) / length,
                    lines: [title(of: part)] + part.texts)
            }
        return MotionPage(
            title: motion.keyframes.first?.scene.title ?? "", motion: motion,
            picture: try pipeline.svg(motion, timings: &timings), stages: stages, start: 0,
            handling: isSteps ? .steps : .size, appearance: solve(range.lower).layout?.canvas.appearance
        ).html
    }

    /// The layout from the first size to the last and back.
    package func motion(solve: (Double) -> LayoutRun, timings: inout StageTimings) -> SceneMotion {
        growing(solve, &timings).andBack
    }

    private func growing(_ solve: (Double) -> LayoutRun, _ timings: inout StageTimings) -> SceneMotion {
        if range.axis == .textSize {
            let scenes = stride(from: range.lower, through: range.upper, by: 1).compactMap { value in
                pipeline.draw(solve(value), options: options(range.text(value), []), timings: &timings)
            }
            return SceneMotion(steps: scenes, each: 0.5)
        }
        var keyframes: [Frame] = []
        var halves = Self.mostHalves
        for (number, part) in ranges.enumerated() {
            func draw(_ value: Double) -> Frame? {
                let run = solve(value)
                let options = options(title(of: part), part.texts)
                guard var scene = pipeline.draw(run, options: options, timings: &timings) else { return nil }
                // Frames are those of one size alone.
                scene.views = scene.views.map { SceneElement(id: $0.id, title: $0.id) }
                return Frame(value, run, scene)
            }
            guard let first = draw(part.lower), let last = draw(part.upper) else { continue }
            // Each range has the same share of what is left.
            var share = halves / (ranges.count - number)
            halves -= share
            keyframes += [first] + bends(first, last, &share, draw) + [last]
            halves += share
        }
        let length = range.upper - range.lower
        let motion = SceneMotion(
            keyframes.map { .init(time: (rounded($0.value) - range.lower) / length, scene: $0.scene) }, pace: .even,
            duration: min(max(length / Self.speed, 2), 12))
        let theme = theme(of: solve(range.lower))
        let ruler = SweepRuler(range: range.lower...range.upper, changes: ranges.dropFirst().map { rounded($0.lower) })
        return motion.extended(by: SweepRuler.height) { frame in
            let scene = frame.scene
            let left = scene.canvas?.minX ?? 0
            return pipeline.items(
                of: ruler, at: range.lower + frame.time * length, origin: Point(x: left, y: scene.size.height),
                length: max(scene.size.width - 2 * left, 100), theme: theme)
        }
    }

    private func options(_ title: String, _ lines: [String]) -> SceneOptions {
        var options = options(range.lower, lines)
        // The size of the canvas is that of no single picture.
        options.caption = .text("\(range.axis.rawValue) \(title)")
        options.zoom = 1
        return options
    }

    private func title(of part: Range) -> String {
        "\(range.text(rounded(part.lower))) to \(range.text(rounded(part.upper)))"
    }

    private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private var ranges: [Range] {
        let kinks = (changes.map { ($0.value, $0.texts) } + report.sweep.jumps.map { ($0.value, []) })
            .filter { range.lower + Self.leastRange < $0.0 && $0.0 < range.upper - Self.leastRange }
            .sorted { $0.0 < $1.0 }
        let least = max(Self.leastRange, (range.upper - range.lower) / Double(Self.mostRanges))
        let start = changes.first { $0.value <= range.lower }?.texts ?? []
        var ranges = [Range(lower: range.lower, upper: range.upper, texts: start)]
        // The changes that a range begins with are those within its first points, if there are very many.
        var begin = -Double.infinity
        for (value, texts) in kinks {
            let last = ranges.count - 1
            if value - begin < (kinks.count > Self.mostRanges ? least : Self.leastRange) {
                ranges[last].lower = max(ranges[last].lower, value + Self.reach)
                ranges[last].texts += texts
                continue
            }
            ranges[last].upper = value - Self.reach
            ranges.append(Range(lower: value + Self.reach, upper: range.upper, texts: texts))
            begin = value
        }
        return ranges
    }

    /// The layout at one size, as it is drawn.
    private struct Frame {
        var value: Double
        var run: LayoutRun
        var scene: Scene
        /// The lines of its texts, which break elsewhere at another width.
        var lines: [String]

        init(_ value: Double, _ run: LayoutRun, _ scene: Scene) {
            (self.value, self.run, self.scene) = (value, run, scene)
            lines = scene.items.flatMap { item -> [String] in
                guard case .text(let text) = item.shape else { return [] }
                return text.lines.map(\.text)
            }
        }
    }

    /// The sizes between two at which the layout is on no line from the one to the other, or its texts have other lines.
    private func bends(
        _ low: Frame, _ high: Frame, _ halves: inout Int, _ draw: (Double) -> Frame?
    ) -> [Frame] {
        let isSame = low.lines == high.lines
        guard high.value - low.value > (isSame ? 1 : Self.leastBreak), halves > 0 else { return [] }
        halves -= 1
        guard let middle = draw((low.value + high.value) / 2) else { return [] }
        if isSame, middle.lines == low.lines, middle.run.isBetween(low.run, high.run) { return [] }
        return bends(low, middle, &halves, draw) + [middle] + bends(middle, high, &halves, draw)
    }
}

extension LayoutRun {
    /// Whether every frame is in the middle between those of two others, to half a point.
    fileprivate func isBetween(_ a: LayoutRun, _ b: LayoutRun) -> Bool {
        guard let own = layout?.views, let first = a.layout?.views, let second = b.layout?.views,
            own.count == first.count, own.count == second.count
        else { return true }
        return own.indices.allSatisfy { view in
            let (frame, low, high) = (own[view].canvasFrame, first[view].canvasFrame, second[view].canvasFrame)
            return [
                (frame.minX, low.minX, high.minX), (frame.minY, low.minY, high.minY),
                (frame.maxX, low.maxX, high.maxX), (frame.maxY, low.maxY, high.maxY),
            ].allSatisfy { abs($0.0 - ($0.1 + $0.2) / 2) <= 0.5 }
        }
    }
}
