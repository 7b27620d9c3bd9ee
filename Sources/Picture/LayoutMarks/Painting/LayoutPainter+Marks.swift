// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

extension LayoutPainter {
    /// The opacity of an optional constraint that is not satisfied.
    private static let unmetOpacity = 0.55

    func color(of mark: ConstraintMark) -> Color {
        let color = theme.color(of: mark.state)
        if focus?.isSupporting(mark.source) ?? false { return color.mixed(over: theme.canvas, fraction: 0.6) }
        return mark.shortfall == nil ? color : color.mixed(over: theme.canvas, fraction: LayoutPainter.unmetOpacity)
    }

    private func stroke(of mark: ConstraintMark, width: Double = Beam.lineWidth) -> SceneStroke {
        SceneStroke(color(of: mark), width: width, dash: mark.standing == .required ? [] : [4, 3])
    }

    /// I-beams and bars with their ends, extension lines and pull arrows.
    func markItems(_ marks: [ConstraintMark], _ gaps: LineGaps) -> [SceneItem] {
        var items: [SceneItem] = []
        for (index, mark) in marks.enumerated() {
            switch mark.figure {
            case .alignment: continue
            case .bar(let beam):
                let bar = LanePlacer.barRect(beam)
                let (along, across) = (bar.span(along: beam.axis), bar.span(along: beam.axis.other))
                items += extensionItems(mark, beam, gaps)
                items += gaps.endPieces(of: across, beam.axis.other, at: along.middle, reach: along.length / 2).map {
                    piece in
                    let rect = Rect(along: beam.axis, along, across: piece)
                    return item(
                        mark, .handle, rect, .rectangle(rect, cornerRadius: 1, fill: color(of: mark), stroke: nil))
                }
            case .beam(let beam):
                let pieces = gaps.pieces(of: beam.along, beam.axis, at: beam.lane, owner: index)
                items += extensionItems(mark, beam, gaps)
                items += pieces.map {
                    line(mark, beam.point(at: $0.lower), beam.point(at: $0.upper), stroke(of: mark))
                }
                for end in beam.ends {
                    let ends = LanePlacer.handle(of: beam, at: end)
                    items += gaps.endPieces(of: ends.span(along: beam.axis.other), beam.axis.other, at: end).map {
                        line(
                            mark, Point(along: beam.axis, end, across: $0.lower),
                            Point(along: beam.axis, end, across: $0.upper),
                            SceneStroke(color(of: mark), width: Beam.lineWidth), role: .handle,
                            bounds: Rect(along: beam.axis, ends.span(along: beam.axis), across: $0))
                    }
                }
                if let circle = beam.originCircle {
                    let stroke = SceneStroke(color(of: mark), width: Beam.lineWidth)
                    items.append(
                        item(
                            mark, .handle, circle.insetBy(dx: -0.6, dy: -0.6),
                            .ellipse(circle, fill: theme.badge, stroke: stroke)))
                }
                items += pullItems(mark, beam, gaps) + cutItems(mark, beam, gaps)
            }
        }
        return items
    }

    /// A break mark where a distance continues beyond the picture.
    private func cutItems(_ mark: ConstraintMark, _ beam: Beam, _ gaps: LineGaps) -> [SceneItem] {
        beam.cutEnds.sorted { $0 == .lower && $1 == .upper }.flatMap { end in
            breakItems(mark, beam, at: end == .lower ? beam.along.lower + 10 : beam.along.upper - 10, gaps)
        }
    }

    /// Two strokes across a beam: it is shorter than the distance that it represents.
    private func breakItems(
        _ mark: ConstraintMark, _ beam: Beam, at position: Double, _ gaps: LineGaps
    ) -> [SceneItem] {
        let across = Span(beam.lane - 4, beam.lane + 4)
        guard gaps.endPieces(of: across, beam.axis.other, at: position, reach: 3) == [across] else { return [] }
        return [-1.5, 1.5].map { offset in
            line(
                mark, Point(along: beam.axis, position + offset - 1.5, across: across.upper),
                Point(along: beam.axis, position + offset + 1.5, across: across.lower),
                SceneStroke(color(of: mark), width: 1))
        }
    }

    /// Thin lines from an item's edge to a beam next to it.
    private func extensionItems(_ mark: ConstraintMark, _ beam: Beam, _ gaps: LineGaps) -> [SceneItem] {
        let stroke = SceneStroke(color(of: mark).mixed(over: theme.canvas, fraction: 0.55), width: 0.6)
        return beam.extensions.flatMap { end, across in
            gaps.pieces(of: across, beam.axis.other, at: end).map {
                line(
                    mark, Point(along: beam.axis, end, across: $0.lower),
                    Point(along: beam.axis, end, across: $0.upper), stroke)
            }
        }
    }

    /// Which way an unmet constraint pulls, and how far; an arrow that is cut short has a break mark.
    private func pullItems(_ mark: ConstraintMark, _ beam: Beam, _ gaps: LineGaps) -> [SceneItem] {
        guard let pull = mark.pull else { return [] }
        let sign: Double = pull.to > pull.from ? 1 : -1
        let tip = beam.point(at: pull.to)
        let wings = [-2.6, 2.6].map { Point(along: beam.axis, pull.to - sign * 5, across: beam.lane + $0) }
        let stroke = SceneStroke(color(of: mark), width: Beam.lineWidth, dash: [3, 2])
        var items = gaps.pieces(of: Span(pull.from, pull.to - sign * 4), beam.axis, at: beam.lane).map {
            line(mark, beam.point(at: $0.lower), beam.point(at: $0.upper), stroke)
        }
        if pull.isShortened { items += breakItems(mark, beam, at: (pull.from + pull.to) / 2, gaps) }
        return items + [
            item(
                mark, .handle, mark.pullTip ?? Rect(around: tip, tip),
                .path(
                    [.move(tip), .line(wings[0]), .line(wings[1]), .close], fill: color(of: mark), stroke: nil))
        ]
    }

    /// Alignment lines: plain at the items, paler through the view around them. Where two run over each other one is
    /// drawn, with a tick for each item of both.
    func alignmentItems(_ marks: [ConstraintMark], _ gaps: LineGaps) -> [SceneItem] {
        let lines = marks.compactMap { mark -> (ConstraintMark, AlignmentLine)? in
            guard case .alignment(let line) = mark.figure else { return nil }
            return (mark, line)
        }
        var items: [SceneItem] = []
        var drawn = DrawnAlignments()
        for isCore in [true, false] {
            for (mark, whole) in lines {
                var line = whole
                if isCore { line.along = whole.drawnCore }
                line.along = line.along.clamped(to: zone.span(along: line.axis))
                let stroke = alignmentStroke(mark, line.kind, isCore: isCore)
                let members = line.kind == .baseline ? line.members : []
                let parts = drawn.add(line).flatMap {
                    gaps.pieces(of: $0, line.axis, at: line.position, through: members)
                }
                for part in parts {
                    items.append(
                        self.line(
                            mark, Point(along: line.axis, part.lower, across: line.position),
                            Point(along: line.axis, part.upper, across: line.position), stroke))
                }
            }
        }
        items += lines.flatMap { tickItems($0, $1, gaps) }
        let visible = Set(items.map(\.subject))
        for (mark, line) in lines where !visible.contains(mark.source.subject) {
            items += stubItems(mark, line, gaps)
        }
        return items
    }

    /// The nearest visible pieces of a line that texts, badges or another line hide where it aligns its items.
    private func stubItems(_ mark: ConstraintMark, _ line: AlignmentLine, _ gaps: LineGaps) -> [SceneItem] {
        let stroke = alignmentStroke(mark, line.kind, isCore: true)
        for reach in [0.0, 8, 16, 32, 64, 128, 256, 512] {
            let along = Span(line.drawnCore.lower - reach, line.drawnCore.upper + reach)
                .clamped(to: zone.span(along: line.axis))
            let pieces = gaps.pieces(of: along, line.axis, at: line.position).filter { $0.length >= 3 }
            guard !pieces.isEmpty else { continue }
            return pieces.map {
                self.line(
                    mark, Point(along: line.axis, $0.lower, across: line.position),
                    Point(along: line.axis, $0.upper, across: line.position), stroke)
            }
        }
        return []
    }

    /// A short stroke across the line at each of the items that it aligns.
    private func tickItems(_ mark: ConstraintMark, _ line: AlignmentLine, _ gaps: LineGaps) -> [SceneItem] {
        let stroke = SceneStroke(alignmentStroke(mark, line.kind, isCore: true).color, width: 0.8)
        let reach = AlignmentLine.tickReach
        return line.ticks.compactMap { place in
            let (a, b) = (
                Point(along: line.axis, place, across: line.position - reach),
                Point(along: line.axis, place, across: line.position + reach)
            )
            let piece = gaps.pieces(
                of: Span(line.position - reach, line.position + reach), line.axis.other, at: place)
            guard piece.count == 1, piece[0].length > 2 * reach - 0.1, zone.contains(Rect(around: a, b)) else {
                return nil
            }
            return self.line(mark, a, b, stroke)
        }
    }

    private func alignmentStroke(_ mark: ConstraintMark, _ kind: AlignmentLine.Kind, isCore: Bool) -> SceneStroke {
        let color = color(of: mark).mixed(over: theme.canvas, fraction: !isCore ? 0.35 : kind == .edge ? 1 : 0.8)
        if mark.standing != .required { return SceneStroke(color, width: 0.8, dash: [4, 3]) }
        var stroke = kind.stroke(color)
        if !isCore { stroke.width = 0.8 }
        return stroke
    }

    private func line(
        _ mark: ConstraintMark, _ a: Point, _ b: Point, _ stroke: SceneStroke, role: SceneItem.Role = .mark,
        bounds: Rect? = nil
    ) -> SceneItem {
        let half = stroke.width / 2
        return item(
            mark, role, bounds ?? Rect(around: a, b).insetBy(dx: -half, dy: -half),
            .line(from: a, to: b, stroke: stroke))
    }

    private func item(
        _ mark: ConstraintMark, _ role: SceneItem.Role, _ bounds: Rect, _ shape: SceneShape
    ) -> SceneItem {
        SceneItem(
            layer: .constraints, subject: mark.source.subject, role: role, bounds: bounds, shape: shape)
    }
}

extension ConstraintMark {
    /// From the end that would move to where the arrow points, along the beam's axis.
    var pull: (from: Double, to: Double, isShortened: Bool)? {
        guard case .beam(let beam) = figure, let shortfall, abs(shortfall.distance) > 0.01,
            !beam.cutEnds.contains(shortfall.movesUpperEnd ? .upper : .lower)
        else { return nil }
        let from = shortfall.movesUpperEnd ? beam.along.upper : beam.along.lower
        let isOutward = (shortfall.move > 0) == shortfall.movesUpperEnd
        // Inwards it stays on its own beam, unless it would move past the other end.
        let inward = max(beam.along.length, 10)
        let isPast = abs(shortfall.move) > inward + 0.01
        let longest = isOutward ? Self.longestPull : isPast ? inward + Self.longestPull : inward
        let length = min(max(abs(shortfall.move), 10), longest)
        return (from, from + (shortfall.move > 0 ? length : -length), length < abs(shortfall.move) - 0.01)
    }

    /// Points.
    private static let longestPull = 60.0

    /// Whether the arrow covers more than its own beam.
    var pullsBeyondBeam: Bool {
        guard case .beam(let beam) = figure, let pull else { return false }
        return beam.along.clamped(pull.to) != pull.to
    }

    /// What the arrow covers.
    var pullBody: Rect? {
        guard case .beam(let beam) = figure, let pull else { return nil }
        return Rect(along: beam.axis, Span(pull.from, pull.to), across: Span(beam.lane - 2.6, beam.lane + 2.6))
    }

    /// What the head of the pull's arrow covers.
    var pullTip: Rect? {
        guard case .beam(let beam) = figure, let pull else { return nil }
        let back = pull.to > pull.from ? pull.to - 5 : pull.to + 5
        return Rect(along: beam.axis, Span(back, pull.to), across: Span(beam.lane - 2.6, beam.lane + 2.6))
    }

    /// The shortfall of the pull, as text.
    var shortfallText: String? {
        guard let shortfall, abs(shortfall.distance) > 0.01 else { return nil }
        let number = NumberText.string(abs(shortfall.distance))
        // A distance that is wanted in the other direction, or none at all, is not too long or too short.
        if shortfall.wanted * shortfall.actual < 0 || shortfall.wanted == 0 { return "off by \(number)" }
        return shortfall.distance > 0 ? "\(number) short" : "\(number) over"
    }
}

/// Alignment lines, each only where it runs over none that were added before.
private struct DrawnAlignments {
    private struct Key: Hashable {
        var axis: Axis
        var kind: AlignmentLine.Kind
        /// Points, rounded down.
        var position: Double
    }

    private var lines: [Key: [AlignmentLine]] = [:]

    /// The part of the line that is new.
    mutating func add(_ line: AlignmentLine) -> [Span] {
        let position = line.position.rounded(.down)
        var parts = [line.along]
        for near in [position - 1, position, position + 1] {
            for other in lines[Key(axis: line.axis, kind: line.kind, position: near)] ?? []
            where abs(other.position - line.position) < 0.6 {
                if other.position == line.position, other.along.intersection(line.along) == line.along { return [] }
                parts = parts.flatMap { part -> [Span] in
                    guard let common = part.intersection(other.along) else { return [part] }
                    return [Span(part.lower, common.lower), Span(common.upper, part.upper)].filter { $0.length > 0.5 }
                }
            }
        }
        let key = Key(axis: line.axis, kind: line.kind, position: position)
        // Lines that go on where another ends are one, or a long list at one edge would be compared with all of itself.
        if let index = lines[key]?.firstIndex(where: {
            $0.position == line.position && $0.along.intersection(line.along) != nil
        }), let known = lines[key]?[index] {
            let along = Span(min(known.along.lower, line.along.lower), max(known.along.upper, line.along.upper))
            lines[key]?[index].along = along
        } else {
            lines[key, default: []].append(line)
        }
        return parts
    }
}
