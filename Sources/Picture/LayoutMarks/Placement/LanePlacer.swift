// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutModel

/// Chooses the position of each I-beam and bar across its axis.
struct LanePlacer {
    private(set) var grid: PlacementGrid

    let document: Document
    let locator: AnchorLocator
    /// Beyond it nothing is drawn.
    let zone: Rect
    /// Whether distances share lines: those that continue each other, and those from one edge.
    let isCrowded: Bool
    /// The cost from which on lanes are not compared.
    private var mostCost = Double.infinity
    /// Lanes of the beams that end at a place.
    private var lanesOfEnds: [End: [Double]] = [:]

    private struct End: Hashable {
        var axis: Axis
        /// Half points.
        var position: Double

        init(_ axis: Axis, _ position: Double) {
            self.axis = axis
            self.position = (position * 2).rounded()
        }
    }

    init(grid: PlacementGrid, document: Document, locator: AnchorLocator, zone: Rect, isCrowded: Bool) {
        self.isCrowded = isCrowded
        self.zone = zone
        self.grid = grid
        self.document = document
        self.locator = locator
    }

    /// The marks with their lanes; those with the least freedom choose first.
    ///
    /// - Parameter fewestMerged: as many marks at the same place have one lane.
    mutating func place(
        _ marks: [ConstraintMark], fewestMerged: Int, badgeSize: (ConstraintMark) -> Size?
    ) -> [ConstraintMark] {
        if marks.count > LanePlacer.manyMarks { mostCost = LanePlacer.costAmongMany }
        var placed = marks
        let leaders = CoincidentMarks.leaders(of: marks, atLeast: fewestMerged)
        let order = marks.indices.filter { leaders[$0] == nil }.sorted { a, b in
            let (x, y) = (LanePlacer.freedom(marks[a]), LanePlacer.freedom(marks[b]))
            return x == y ? a < b : x < y
        }
        var run: [Int: RunningDimensions] = [:]
        for dimensions in isCrowded ? RunningDimensions.all(in: marks) : [] {
            for member in dimensions.members where leaders[member] == nil { run[member] = dimensions }
        }
        for index in order {
            switch placed[index].figure {
            case .alignment: continue
            case .beam(var beam):
                if beam.sharedOrigin == nil {
                    beam.sharedOrigin = run[index]?.origin
                    // The longest of those on one line has to find room for it.
                    let longest = run[index]?.members.last ?? index
                    if case .beam(var whole) = marks[longest].figure {
                        whole.sharedOrigin = beam.sharedOrigin
                        beam.lane = lane(for: whole, of: marks[longest], badge: badgeSize(marks[longest]))
                    }
                }
                placed[index].figure = .beam(beam)
                for member in run[index]?.members ?? [] {
                    guard case .beam(var other) = placed[member].figure, other.sharedOrigin == nil else { continue }
                    (other.sharedOrigin, other.lane) = (beam.sharedOrigin, beam.lane)
                    placed[member].figure = .beam(other)
                }
                lanesOfEnds[End(beam.axis, beam.along.lower), default: []].append(beam.lane)
                lanesOfEnds[End(beam.axis, beam.along.upper), default: []].append(beam.lane)
                reserve(beam, owner: index, badge: badgeSize(marks[index]))
                if let tip = placed[index].pullTip { grid.add(tip, .handle, owner: .mark(index)) }
                if let body = placed[index].pullBody { grid.add(body, .beam(beam.axis), owner: .mark(index)) }
            case .bar(var beam):
                beam.lane = barLane(for: beam)
                placed[index].figure = .bar(beam)
                grid.add(LanePlacer.barRect(beam), .beam(beam.axis.other), owner: .mark(index))
            }
        }
        for (mark, leader) in leaders { placed[mark].figure = placed[leader].figure }
        return placed
    }

    /// To sum up what lies under long lines takes time that grows with the square of the number of marks. Among so many, a lane that
    /// crosses dozens of them is as bad to a reader as one that crosses hundreds.
    private static let manyMarks = 2000
    private static let costAmongMany = 250.0

    private static func freedom(_ mark: ConstraintMark) -> Double {
        switch mark.figure {
        case .alignment, .bar: -1
        case .beam(let beam): (beam.lowerItem.intersection(beam.upperItem) ?? Span(0, 0)).length
        }
    }

    private func lane(for beam: Beam, of mark: ConstraintMark, badge: Size?) -> Double {
        let views: [Int]
        switch mark.source {
        case .constraint(let constraint): views = document.constraints[constraint].items.map(locator.owner(of:))
        case .stackView: views = []
        }
        let across = zone.span(along: beam.axis.other)
        let lanes = (lanesInChain(for: beam) + LanePlacer.candidates(for: beam) + lanesBesideTexts(for: beam))
            .filter { across.lower + Beam.endReach <= $0.0 && $0.0 <= across.upper - Beam.endReach }
        var best = lanes.min { $0.1 < $1.1 }?.0 ?? beam.lane
        var bestCost = mostCost
        for (lane, penalty) in lanes {
            var candidate = beam
            candidate.lane = lane
            var cost = penalty
            if cost < bestCost {
                cost += self.cost(of: candidate, views: views, badge: badge, upTo: bestCost - penalty)
            }
            if cost < bestCost, mark.shortfall != nil {
                var placed = mark
                placed.figure = .beam(candidate)
                cost += placed.pullsBeyondBeam ? placed.pullBody.map(pullCost) ?? 0 : 0
            }
            if cost < bestCost {
                bestCost = cost
                best = lane
            }
        }
        return (best * 2).rounded() / 2
    }

    private static func candidates(for beam: Beam) -> [(Double, Double)] {
        var candidates: [(Double, Double)] = []
        let fractions: [Double] = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88]
        if let overlap = beam.lowerItem.intersection(beam.upperItem), overlap.length > 0 {
            let margin = min(7, overlap.length / 4)
            let free = Span(overlap.lower + margin, overlap.upper - margin)
            let inside = beam.home == .outside ? 1.5 : 0
            for fraction in fractions {
                candidates.append((free.lower + free.length * fraction, inside + abs(fraction - 0.5) * 3))
            }
            // Beside the smaller item, joined to it by extension lines.
            let step: [Double] = beam.home == .outside ? [10, 16, 22, 30, 40] : [9, 15, 22]
            let base = beam.home == .outside ? 0.0 : 4.0
            for distance in step {
                candidates.append((overlap.upper + distance, base + distance / 10))
                candidates.append((overlap.lower - distance, base + 0.2 + distance / 10))
            }
        } else {
            for span in [beam.upperItem, beam.lowerItem] {
                for fraction in fractions {
                    candidates.append((span.lower + span.length * fraction, 1 + abs(fraction - 0.5) * 3))
                }
            }
            let between = Span(
                min(beam.lowerItem.upper, beam.upperItem.upper), max(beam.lowerItem.lower, beam.upperItem.lower))
            candidates.append((between.middle, 0.5))
        }
        return candidates
    }

    /// Distances that continue each other are one dimension line if they can be.
    private func lanesInChain(for beam: Beam) -> [(Double, Double)] {
        guard beam.home != .outside, let overlap = beam.lowerItem.intersection(beam.upperItem) else { return [] }
        let margin = min(7, overlap.length / 4)
        let free = Span(overlap.lower + margin, overlap.upper - margin)
        let lanes = [beam.along.lower, beam.along.upper].flatMap { lanesOfEnds[End(beam.axis, $0)] ?? [] }
        return lanes.filter { free.clamped($0) == $0 }.prefix(8).map { ($0, isCrowded ? -4.0 : -1) }
    }

    /// Just beside the texts that an end would strike through.
    private func lanesBesideTexts(for beam: Beam) -> [(Double, Double)] {
        let items = beam.lowerItem.union(beam.upperItem)
        let common = beam.lowerItem.intersection(beam.upperItem) ?? items
        let reach = Beam.endReach + LanePlacer.clearance
        let near = Span(common.lower - LanePlacer.farthestLane, common.upper + LanePlacer.farthestLane)
        let across = items.clamped(to: near)
        var lanes: [(Double, Double)] = []
        for end in Set([beam.along.lower, beam.along.upper]).sorted() {
            for text in texts(at: end, beam.axis, across: across) {
                let span = text.span(along: beam.axis.other)
                for lane in [span.lower - reach, span.upper + reach] {
                    let distance = max(common.lower - lane, lane - common.upper, 0)
                    lanes.append((lane, distance > 0 ? 4 + distance / 16 : 2))
                }
            }
        }
        return lanes
    }

    /// Points from what both items share beyond which no lane is looked for: it would be hard to see whose it is.
    private static let farthestLane = 400.0
    /// Points between an end and a text beside it.
    private static let clearance = 3.0
    /// The cost of an end in the middle of a text.
    private static let strikingThrough = 40.0

    /// Texts that a stroke across an axis would run through.
    private func texts(at position: Double, _ axis: Axis, across: Span) -> [Rect] {
        var texts: [Rect] = []
        grid.forEachWriting(in: Rect(along: axis, Span(position - 1.3, position + 1.3), across: across)) { obstacle in
            if obstacle.kind == .text, !obstacle.rect.isAtEdge(position, axis) { texts.append(obstacle.rect) }
        }
        return texts
    }

    private func cost(of beam: Beam, views: [Int], badge: Size?, upTo limit: Double) -> Double {
        // What only touches an end does not count as an obstacle, regardless of the solver's last digit.
        let inset = min(1, beam.along.length / 4)
        let body = Rect(
            along: beam.axis, Span(beam.along.lower + inset, beam.along.upper - inset),
            across: Span(beam.lane - 3, beam.lane + 3))
        var cost = grid.cost(of: body, upTo: limit) { obstacle in
            switch obstacle.kind {
            case .text: 9
            case .name: 5
            case .badge: 9
            case .handle: 5
            case .beam(let axis): axis == beam.axis ? 12 : 3
            case .alignment(let axis): axis == beam.axis ? 7 : 0.3
            case .frameEdge(let axis): axis == beam.axis ? 3 : 0.2
            case .leader: 2
            case .leaf:
                // A mark beside its view would seem to be that of the next one.
                views.contains { obstacle.owner == .view($0) } ? 0 : beam.home == .outside ? 8 : 2.5
            case .nameHome: 5
            }
        }
        for end in [beam.along.lower, beam.along.upper] where cost < limit {
            // An end in the middle of a text would strike through it.
            var struck = 0.0
            grid.forEachWriting(in: LanePlacer.handle(of: beam, at: end).insetBy(dx: -0.5, dy: -0.5)) { text in
                if text.kind == .text, !text.rect.isAtEdge(end, beam.axis) { struck += LanePlacer.strikingThrough }
            }
            cost += struck
        }
        guard let badge, cost < limit else { return cost }
        // The number's likely places; the best of them counts.
        var best = Double.infinity
        for place in LanePlacer.badgePlaces(for: beam, badge) where best > 0 {
            let found = grid.cost(of: place, upTo: best) { obstacle in
                switch obstacle.kind {
                case .text, .name, .badge, .handle, .nameHome: 8
                case .beam: 3
                case .alignment(let axis): axis == beam.axis ? 1 : 0.4
                case .frameEdge: 0.3
                case .leader: 1
                case .leaf: 0.5
                }
            }
            best = min(best, found)
        }
        return cost + best
    }

    /// Other lines should not cross the arrow's head.
    private func pullCost(_ tip: Rect) -> Double {
        grid.cost(of: tip) { obstacle in
            switch obstacle.kind {
            case .beam: 12
            case .text, .name, .badge, .handle, .nameHome: 6
            case .alignment, .leader: 1
            case .frameEdge: 0.3
            case .leaf: 0
            }
        }
    }

    private static func badgePlaces(for beam: Beam, _ badge: Size) -> [Rect] {
        let center = beam.point(at: beam.numberPosition)
        func rect(_ dx: Double, _ dy: Double) -> Rect {
            Rect(
                x: center.x + dx - badge.width / 2, y: center.y + dy - badge.height / 2, width: badge.width,
                height: badge.height)
        }
        if beam.sharedOrigin == nil, beam.along.length >= badge[beam.axis] + 8 { return [rect(0, 0)] }
        let reach = Beam.endReach + 1 + badge[beam.axis.other] / 2
        return [0.0, -4, 4].flatMap { slide in
            beam.axis == .horizontal
                ? [rect(slide, -reach), rect(slide, reach)] : [rect(reach, slide), rect(-reach, slide)]
        }
    }

    private mutating func reserve(_ beam: Beam, owner index: Int, badge: Size?) {
        let owner = PlacementGrid.Owner.mark(index)
        grid.add(
            Rect(along: beam.axis, beam.along, across: Span(beam.lane - 1, beam.lane + 1)), .beam(beam.axis),
            owner: owner)
        for end in beam.ends {
            grid.add(LanePlacer.handle(of: beam, at: end), .handle, owner: owner)
        }
        if let badge, beam.sharedOrigin == nil, beam.along.length >= badge[beam.axis] + 8 {
            grid.add(LanePlacer.badgePlaces(for: beam, badge)[0], .badge, owner: owner)
        }
    }

    /// What an end of a beam covers.
    static func handle(of beam: Beam, at end: Double) -> Rect {
        Rect(
            along: beam.axis, Span(end - 0.8, end + 0.8),
            across: Span(beam.lane - Beam.endReach, beam.lane + Beam.endReach))
    }

    /// Where along the shared edge a bar covers least: in the middle if there is room.
    private func barLane(for beam: Beam) -> Double {
        var best = (lane: beam.lane, cost: Double.infinity)
        let across = zone.span(along: beam.axis.other)
        func consider(_ lanes: [(Double, Double)]) {
            for (lane, penalty) in lanes where penalty < best.cost && across.clamped(lane) == lane {
                var candidate = beam
                candidate.lane = lane
                let cost = grid.cost(of: LanePlacer.barRect(candidate), upTo: best.cost - penalty) { obstacle in
                    switch obstacle.kind {
                    case .text: LanePlacer.isHidden(candidate, by: obstacle.rect) ? LanePlacer.strikingThrough : 9
                    case .badge: 9
                    case .name, .handle, .nameHome: 5
                    case .beam, .leader: 3
                    case .alignment: 0.3
                    case .frameEdge, .leaf: 0
                    }
                }
                if penalty + cost < best.cost { best = (lane, penalty + cost) }
            }
        }
        let items = beam.lowerItem.union(beam.upperItem)
        let overlap = beam.lowerItem.intersection(beam.upperItem) ?? items
        let free = Span(overlap.lower + 7, max(overlap.lower + 7, overlap.upper - 7))
        var lanes = [(beam.lane, 0.0)]
        if overlap.length > 20 {
            lanes = [0.5, 0.35, 0.65, 0.2, 0.8, 0.02, 0.98].map {
                (free.clamped(overlap.lower + overlap.length * $0), abs($0 - 0.5))
            }
        }
        consider(lanes)
        if best.cost > 1 { consider(barLanesBesideTexts(for: beam, items, free: free, upTo: best.cost)) }
        if best.cost > 12 { consider(LanePlacer.barLanes(beside: items)) }
        return best.lane
    }

    /// Whether a text hides the bar of a zero distance, which stops at letters.
    private static func isHidden(_ beam: Beam, by text: Rect) -> Bool {
        let letters = LineGaps.letters(of: text).span(along: beam.axis)
        let bar = barRect(beam).span(along: beam.axis)
        return bar.lower < letters.upper && letters.lower < bar.upper
    }

    /// - Parameter limit: the penalty from which on a lane is not wanted. At a view that is much smaller than its superview, texts
    ///   all along the superview's edge are not looked at.
    private func barLanesBesideTexts(
        for beam: Beam, _ items: Span, free: Span, upTo limit: Double
    ) -> [(Double, Double)] {
        let reach = 7 + LanePlacer.clearance
        // One side of a text that reaches into the beam may be a lane.
        let farthest = max(0, (limit - 4) * 4) + reach + 1
        let across = Span(
            max(items.lower - reach, free.lower - farthest), min(items.upper + reach, free.upper + farthest))
        var lanes: [(Double, Double)] = []
        for text in texts(at: beam.along.middle, beam.axis, across: across) {
            let span = text.span(along: beam.axis.other)
            for lane in [span.lower - reach, span.upper + reach] {
                let distance = abs(lane - free.clamped(lane))
                lanes.append((lane, distance > 0 ? 4 + distance / 4 : 1))
            }
        }
        return lanes
    }

    /// Past several texts beside each other.
    private static func barLanes(beside items: Span) -> [(Double, Double)] {
        var lanes: [(Double, Double)] = []
        for distance in stride(from: 12.0, through: farthestBar, by: 6) {
            let penalty = 12 + distance / 16
            lanes += [(items.lower - distance, penalty), (items.upper + distance, penalty)]
        }
        return lanes
    }

    /// Points beside its items at which the bar of a zero distance can stand.
    private static let farthestBar = 48.0

    /// The area that the bar of a zero distance covers, along the shared edge.
    static func barRect(_ beam: Beam) -> Rect {
        let overlap = beam.lowerItem.intersection(beam.upperItem) ?? beam.lowerItem
        let half = min(7, max(2, overlap.length / 2))
        return Rect(
            along: beam.axis, Span(beam.along.middle - 1.2, beam.along.middle + 1.2),
            across: Span(beam.lane - half, beam.lane + half))
    }
}

extension Rect {
    /// Whether a position on an axis is at one of its two edges there, within what letters leave free.
    fileprivate func isAtEdge(_ position: Double, _ axis: Axis) -> Bool {
        let span = span(along: axis)
        let free = axis == .vertical ? span.length * 0.2 : 1
        return position <= span.lower + free || position >= span.upper - free
    }
}
