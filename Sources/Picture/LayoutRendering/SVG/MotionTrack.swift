// SPDX-License-Identifier: Apache-2.0
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutScene

/// Something that several pictures of a motion show, in the same form at other places: an item, or a line of a text.
struct MotionTrack {
    /// The item at the origin, without what moves.
    let form: SceneItem
    /// By keyframe: the coordinates of what moves; nil if the picture lacks it.
    fileprivate(set) var numbers: [[Double]?]

    /// What all pictures of a motion show, from back to front.
    static func tracks(of scenes: [Scene]) -> [MotionTrack] {
        struct Key: Hashable {
            var form: SceneItem
            /// Some pictures show the same form several times.
            var repetition: Int
        }
        var tracks: [MotionTrack] = []
        var known: [Key: Int] = [:]
        // By track: the one over it. The last entry is the lowest one.
        var above: [Int?] = []
        var lowest: Int?
        let confinement = SceneConfinement(size: scenes.first?.size ?? .zero)
        for (number, scene) in scenes.enumerated() {
            var repetitions: [SceneItem: Int] = [:]
            var previous: Int?
            for part in scene.items.flatMap({ confinement.confined($0).motionParts }) {
                let repetition = repetitions[part.form, default: 0]
                repetitions[part.form] = repetition + 1
                let key = Key(form: part.form, repetition: repetition)
                let track = known[key] ?? tracks.count
                if track == tracks.count {
                    known[key] = track
                    tracks.append(
                        MotionTrack(form: part.form, numbers: Array(repeating: nil, count: scenes.count)))
                    if let previous {
                        above.append(above[previous])
                        above[previous] = track
                    } else {
                        above.append(lowest)
                        lowest = track
                    }
                }
                tracks[track].numbers[number] = part.numbers
                previous = track
            }
        }
        var ordered: [MotionTrack] = []
        var next = lowest
        while let track = next {
            ordered.append(tracks[track])
            next = above[track]
        }
        return ordered
    }
}

extension SceneItem {
    /// Its form and its coordinates; those of each line of a text.
    fileprivate var motionParts: [(form: SceneItem, numbers: [Double])] {
        var form = self
        form.bounds = .zero
        form.clip = clip.map { _ in .zero }
        form.clipOutlines = clipOutlines.map { $0.map(\.form) }
        let clips = (clip?.numbers ?? []) + clipOutlines.flatMap { $0.flatMap(\.numbers) }
        func part(_ shape: SceneShape, _ numbers: [Double]) -> (form: SceneItem, numbers: [Double]) {
            form.shape = shape
            return (form, numbers + clips)
        }
        switch shape {
        case .rectangle(let rect, let radius, let fill, let stroke):
            return [
                part(
                    .rectangle(.zero, cornerRadius: 0, fill: fill, stroke: stroke),
                    rect.numbers + [min(radius, rect.width / 2, rect.height / 2)])
            ]
        case .ellipse(let rect, let fill, let stroke):
            return [part(.ellipse(.zero, fill: fill, stroke: stroke), rect.numbers)]
        case .line(let from, let to, let stroke):
            return [part(.path([.move(.zero), .line(.zero)], fill: nil, stroke: stroke), from.numbers + to.numbers)]
        case .path(let elements, let fill, let stroke):
            return [part(.path(elements.map(\.form), fill: fill, stroke: stroke), elements.flatMap(\.numbers))]
        case .text(let text):
            return text.lines.map { line in
                part(
                    .text(text.alone(line)), [text.origin.x + line.x, text.origin.y + line.baseline])
            }
        case .image(var image):
            let numbers = image.frame.numbers + image.mask.numbers + [image.cornerRadius]
            (image.frame, image.mask, image.cornerRadius) = (.zero, .zero, 0)
            return [part(.image(image), numbers)]
        case .drawing(var drawing):
            let path = drawing.path
            drawing.path = path.map(\.form)
            return [part(.drawing(drawing), path.flatMap(\.numbers))]
        }
    }
}

extension SceneText {
    /// One of its lines at the origin, without what depends on the box around it.
    fileprivate func alone(_ line: Line) -> SceneText {
        func rounded(_ value: Double) -> Double { (value * 128).rounded() / 128 }
        var line = line
        for run in line.runs.indices {
            for glyph in line.runs[run].glyphs.indices {
                line.runs[run].glyphs[glyph].x = rounded(line.runs[run].glyphs[glyph].x - line.x)
                line.runs[run].glyphs[glyph].y = rounded(line.runs[run].glyphs[glyph].y - line.baseline)
            }
        }
        for bar in line.decorations.indices {
            let rect = line.decorations[bar].rect.translated(by: Point(x: -line.x, y: -line.baseline))
            line.decorations[bar].rect = Rect(
                x: rounded(rect.x), y: rounded(rect.y), width: rounded(rect.width), height: rounded(rect.height))
        }
        (line.x, line.baseline, line.width) = (0, 0, rounded(line.width))
        let plain = TextRequest(
            text: StyledText(content: .plain(""), font: Font(size: 1, weight: 400)), language: request.language)
        return SceneText(request: plain, lines: [line], origin: .zero, color: color)
    }
}

extension Point {
    fileprivate var numbers: [Double] { [x, y] }
}

extension Rect {
    fileprivate var numbers: [Double] { [x, y, width, height] }
}

extension ScenePathElement {
    fileprivate var form: ScenePathElement { map { _ in .zero } }
    fileprivate var numbers: [Double] { points.flatMap(\.numbers) }
}

extension [ScenePathElement] {
    /// The path with coordinates in the order of `numbers`.
    func with(_ numbers: ArraySlice<Double>) -> [ScenePathElement] {
        var rest = numbers
        func point() -> Point { Point(x: rest.removeFirst(), y: rest.removeFirst()) }
        return map { element in
            switch element {
            case .move: return .move(point())
            case .line: return .line(point())
            case .curve:
                let (to, first, second) = (point(), point(), point())
                return .curve(to, control1: first, control2: second)
            case .close: return .close
            }
        }
    }

    /// How many coordinates it has.
    var numberCount: Int { reduce(0) { $0 + $1.numbers.count } }
}
