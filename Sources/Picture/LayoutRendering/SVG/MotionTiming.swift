// SPDX-License-Identifier: Apache-2.0
internal import LayoutScene

/// When the keyframes of a motion are, and how an SVG file says what changes between them: with SMIL, which runs in an `<img>` as well and
/// needs no script.
struct MotionTiming {
    /// From 0 to 1, by keyframe.
    let times: [Double]
    let pace: SceneMotion.Pace
    /// Points: frames are rounded to pixels, so that a smaller distance is due to rounding.
    let tolerance: Double
    private let end: String

    init(_ motion: SceneMotion) {
        times = motion.keyframes.map(\.time)
        pace = motion.pace
        tolerance = 1 / max(motion.keyframes.first?.scene.scale ?? 1, 1) + 1e-6
        end = "\" dur=\"\(SVGText.number(motion.duration))s\" repeatCount=\"indefinite\"/>"
    }

    /// An attribute at the first keyframe that has it, and the element that changes it; nil if it stays.
    struct Change {
        var first: String
        var animation: String?
    }

    /// - Parameters:
    ///   - numbers: by keyframe.
    ///   - element: up to its values.
    ///   - text: the attribute's value.
    func change(
        of numbers: [[Double]?], element: String, text: ([Double]) -> String
    ) -> Change {
        let points = numbers.indices.compactMap { place in numbers[place].map { (time: times[place], numbers: $0) } }
        guard let first = points.first else { return Change(first: "", animation: nil) }
        let kept = kept(points)
        // What has the same place at both ends and is never away from it stays.
        guard kept.contains(where: { Self.distance(points[$0].numbers, first.numbers) > tolerance }) else {
            return Change(first: text(first.numbers), animation: nil)
        }
        var frames = kept.map { (time: points[$0].time, text: text(points[$0].numbers)) }
        if frames[0].time > 0 { frames.insert((0, frames[0].text), at: 0) }
        if let last = frames.last, last.time < 1, pace == .even { frames.append((1, last.text)) }
        return Change(first: text(first.numbers), animation: animation(element, frames, isDiscrete: pace == .steps))
    }

    /// The element that shows what some keyframes lack; nil if none lacks it.
    func visibility(_ isShown: [Bool]) -> String? {
        guard isShown.contains(false) else { return nil }
        var frames: [(time: Double, text: String)] = []
        for (time, isShown) in zip(times, isShown) {
            let text = isShown ? "visible" : "hidden"
            // What is there at a time is what the last keyframe of that time shows.
            if let last = frames.last, last.time == time { frames.removeLast() }
            if frames.last?.text != text { frames.append((time, text)) }
        }
        guard frames.count > 1 else { return nil }
        return animation("<animate attributeName=\"visibility\"", frames, isDiscrete: true)
    }

    private func animation(_ element: String, _ frames: [(time: Double, text: String)], isDiscrete: Bool) -> String {
        let values = frames.map(\.text).joined(separator: ";")
        let times = frames.map { SVGText.number($0.time, decimals: 5) }.joined(separator: ";")
        let mode = isDiscrete ? " calcMode=\"discrete\"" : ""
        return "\(element)\(mode) values=\"\(values)\" keyTimes=\"\(times)\(end)"
    }

    // MARK: Keyframes

    /// The points without those on a line between two others.
    private func kept(_ points: [(time: Double, numbers: [Double])]) -> [Int] {
        if pace == .steps {
            return points.indices.filter { $0 == 0 || points[$0].numbers != points[$0 - 1].numbers }
        }
        var kept: Set<Int> = [0, points.count - 1]
        var ranges = [(0, points.count - 1)]
        while let (low, high) = ranges.popLast() {
            guard high - low > 1 else { continue }
            let (start, end) = (points[low], points[high])
            var farthest: (place: Int, distance: Double) = (low, tolerance)
            for place in (low + 1)..<high {
                let length = end.time - start.time
                let part = length > 0 ? (points[place].time - start.time) / length : 0
                let line = zip(start.numbers, end.numbers).map { $0 + ($1 - $0) * part }
                let distance = Self.distance(points[place].numbers, line)
                if distance > farthest.distance { farthest = (place, distance) }
            }
            guard farthest.place > low else { continue }
            kept.insert(farthest.place)
            ranges += [(low, farthest.place), (farthest.place, high)]
        }
        return kept.sorted()
    }

    private static func distance(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).reduce(0) { max($0, abs($1.0 - $1.1)) }
    }
}
