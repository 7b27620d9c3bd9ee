// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Learns a rule for each region of sizes from samples.
///
/// A rule is made at one size and tried at the corners of its region. Where it does not hold, the places at which it ends on two
/// edges give the line that divides the region. The samples that this needs are requested one by one, so that those of many views
/// can be taken together.
struct SizeLearner<Sample, Rule> {
    /// What a rule is made from, and where it holds.
    struct Kind {
        /// From the samples at a size and at the probes around it, which were added or subtracted; nil if these are not alike.
        var rule: (_ size: Size, _ sample: Sample, _ probed: [Sample], _ sign: Double) -> Rule?
        var holds: (Rule, _ size: Size, Sample) -> Bool
        /// What shows the numbers of a probe in the shapes of another sample; that sample if they have nothing in common.
        var reshaped: (_ probe: Sample, _ sample: Sample) -> Sample = { $1 }
        /// Samples, after which a rule is used where it may not hold.
        var mostSamples: Int
    }

    private let kind: Kind
    private let start: Size
    private let region: [Size]
    private let grid: PixelGrid
    /// Lines that may divide the sizes: they are tried first.
    private let hints: [SizeLine]
    private var samples: [Size: Sample] = [:]
    private var missing: [Size] = []
    /// By the size at which each was made: rules, and where they were tried. The tree is made again after each sample.
    private var rules: [Size: Rule] = [:]
    private var trials: [Size: [Size: Bool]] = [:]
    /// Nil until there are all samples.
    private(set) var tree: SizeTree<Rule>?

    /// Divisions of a region, one within another.
    private static var mostDivisions: Int { 4 }

    /// - Parameters:
    ///   - start: a size at which the rule is exact.
    ///   - least, most: the corners of what is learned.
    init(_ kind: Kind, from start: Size, least: Size, most: Size, grid: PixelGrid, hints: [SizeLine] = []) {
        self.hints = hints
        self.kind = kind
        self.start = start
        self.grid = grid
        region = [
            least, Size(width: most.width, height: least.height), most, Size(width: least.width, height: most.height),
        ]
        advance()
    }

    /// The next size to take a sample at; nil if the tree is there.
    var wanted: Size? { missing.first }

    mutating func add(_ sample: Sample) {
        samples[missing.removeFirst()] = sample
        if missing.isEmpty { advance() }
    }

    private mutating func advance() { tree = divide(region, Self.mostDivisions, within: nil, hasStart: true) }

    /// Nil if a sample is missing, which is then requested unless there are enough.
    private mutating func sample(_ size: Size) -> Sample? {
        if let known = samples[size] { return known }
        if samples.count < kind.mostSamples, !missing.contains(size) { missing.append(size) }
        return nil
    }

    /// Whether the rule that was made at a size holds at another one; nil if a sample is missing.
    private mutating func holds(_ base: Size, at size: Size) -> Bool? {
        if let known = trials[base]?[size] { return known }
        guard let rule = rules[base], let sample = sample(size) else { return nil }
        let holds = kind.holds(rule, size, sample)
        trials[base, default: [:]][size] = holds
        return holds
    }

    // MARK: Regions

    /// - Parameters:
    ///   - outer: the rule of the region around it.
    ///   - hasStart: whether the start is in it, if only at its edge.
    private mutating func divide(
        _ region: [Size], _ divisions: Int, within outer: Rule?, hasStart: Bool
    ) -> SizeTree<Rule>? {
        let base = hasStart ? start : rounded(region.center)
        guard let rule = rule(at: base) else { return missing.isEmpty ? outer.map { .leaf($0) } : nil }
        guard divisions > 0 else { return .leaf(rule) }
        // Within the region, beyond whose edges there is another rule.
        let corners = region.map { rounded(Size.between($0, region.center, 0.004)) }
        var holds: [Bool] = []
        for corner in corners { if let isHolding = self.holds(base, at: corner) { holds.append(isHolding) } }
        guard holds.count == corners.count else { return missing.isEmpty ? .leaf(rule) : nil }
        guard holds.contains(false) else { return .leaf(rule) }
        guard let line = line(endsAt: corners, holds, from: base, in: region) else {
            return missing.isEmpty ? .leaf(rule) : nil
        }
        let (below, above) = (region.clipped(by: line, keepsBelow: true), region.clipped(by: line, keepsBelow: false))
        guard below.count > 2, above.count > 2 else { return .leaf(rule) }
        let isStartBelow = line.isBelow(start)
        let first = divide(below, divisions - 1, within: rule, hasStart: hasStart && isStartBelow)
        let second = divide(above, divisions - 1, within: rule, hasStart: hasStart && !isStartBelow)
        guard let first, let second else { return nil }
        return .split(line, below: first, above: second)
    }

    private func rounded(_ size: Size) -> Size {
        Size(width: grid.rounded(size.width), height: grid.rounded(size.height))
    }

    private mutating func rule(at size: Size) -> Rule? {
        if let known = rules[size] { return known }
        let made = newRule(at: size)
        rules[size] = made
        return made
    }

    private mutating func newRule(at size: Size) -> Rule? {
        let base = sample(size)
        var rough: Rule?
        for sign in [1.0, -1] {
            let probed = FittedNumber.sizes(around: size, sign: sign, grid).compactMap { sample(rounded($0)) }
            guard let base, probed.count == FittedNumber.probes.count else { return nil }
            if let rule = kind.rule(size, base, probed, sign) { return rule }
            rough = rough ?? kind.rule(size, base, probed.map { kind.reshaped($0, base) }, sign)
        }
        return rough
    }

    // MARK: Lines

    /// The line beyond which a rule does not hold; nil if a sample is missing or there is no such line.
    private mutating func line(
        endsAt corners: [Size], _ holds: [Bool], from base: Size, in region: [Size]
    ) -> SizeLine? {
        for hint in hints {
            let line = hint.distance(base) > 0 ? hint.turned : hint
            switch divides(line, region, base, near: nil) {
            case nil: return nil
            case .some(let found): if let found { return found }
            }
        }
        let count = corners.count
        var paths: [(from: Size, to: Size)]
        if let first = corners.indices.first(where: { !holds[$0] && holds[($0 + count - 1) % count] }) {
            var last = first
            while !holds[(last + 1) % count] { last = (last + 1) % count }
            paths = [
                (corners[(first + count - 1) % count], corners[first]), (corners[(last + 1) % count], corners[last]),
            ]
        } else {
            paths = [(base, corners[1 % count]), (base, corners[2 % count])]
        }
        var ends: [SizeLine.End] = []
        for path in paths {
            guard let end = end(of: base, path.from, path.to) else { return nil }
            ends.append(end)
            // Where two lines meet in the region, the one through both ends is neither of them.
            let slanted = ends.count == 2 ? SizeLine(ends[0], ends[1], grid) : nil
            for candidate in [SizeLine(upright: end), SizeLine(level: end)] + (slanted.map { [$0] } ?? []) {
                let isTurned = candidate.distance(end.within) > candidate.distance(end.beyond)
                switch divides(isTurned ? candidate.turned : candidate, region, base, near: end.within) {
                case nil: return nil
                case .some(let found): if let found { return found }
                }
            }
        }
        // Several lines meet near here: a part of the region may have one of them.
        let (path, end) = (paths[0], ends[0])
        let isUpright = abs(path.to.width - path.from.width) > abs(path.to.height - path.from.height)
        let line = isUpright ? SizeLine(upright: end) : SizeLine(level: end)
        return line.distance(end.within) > line.distance(end.beyond) ? line.turned : line
    }

    /// A line if a rule ends at it: in the middle of the region or, where another line has ended the rule before, near one of the
    /// line's ends. Nil if a sample is missing.
    ///
    /// - Parameter size: where the line was found.
    private mutating func divides(
        _ line: SizeLine, _ region: [Size], _ base: Size, near size: Size?
    ) -> SizeLine?? {
        // A line along an edge divides nothing.
        guard region.contains(where: { line.distance($0) > 1 }), region.contains(where: { line.distance($0) < -1 })
        else { return .some(nil) }
        let points = region.clipped(by: line, keepsBelow: true).filter { abs(line.distance($0)) < 1e-6 }
        guard let first = points.first, let last = points.last(where: { $0 != first }) else { return .some(nil) }
        let parts = size.map { $0.isNearer(to: first, than: last) ? [0.5, 0.03] : [0.5, 0.97] }
        for part in parts ?? [0.5, 0.15, 0.03, 0.97] {
            let place = Size.between(first, last, part)
            let sides = [-1, 1].map { side -> Size in
                let step = side / grid.scale
                return rounded(Size(width: place.width + step * line.width, height: place.height + step * line.height))
            }
            let found = sides.compactMap { holds(base, at: $0) }
            guard found.count == 2 else { return nil }
            guard found[0], !found[1] else { continue }
            return withItself(line, near: place, base).map { .some($0) } ?? nil
        }
        return .some(nil)
    }

    /// A line that knows on which side it is itself; nil if a sample is missing.
    private mutating func withItself(_ line: SizeLine, near size: Size, _ base: Size) -> SizeLine? {
        var (line, place) = (line, rounded(size))
        if line.width != 0 {
            place.width = (line.limit - line.height * place.height) / line.width
        } else {
            place.height = line.limit / line.height
        }
        guard let isHolding = holds(base, at: place) else { return nil }
        line.isInclusive = !isHolding
        return line
    }

    /// The neighbouring sizes on a way between which a rule ends; nil if a sample is missing.
    private mutating func end(of base: Size, _ from: Size, _ to: Size) -> SizeLine.End? {
        var (within, beyond) = (from, to)
        while true {
            let middle = rounded(Size.between(within, beyond, 0.5))
            guard middle != within, middle != beyond else { return SizeLine.End(within: within, beyond: beyond) }
            guard let isHolding = holds(base, at: middle) else { return nil }
            if isHolding { within = middle } else { beyond = middle }
        }
    }
}

extension SizeLine {
    /// Where a rule ends: it holds at one of these sizes, and not at the other.
    struct End {
        var within: Size
        var beyond: Size

        var middle: Size { Size.between(within, beyond, 0.5) }

        /// The roundest number in the interval along an axis.
        func round(_ side: KeyPath<Size, Double>) -> Double {
            let (one, other) = (within[keyPath: side], beyond[keyPath: side])
            let (low, high) = (min(one, other), max(one, other))
            for unit in [10, 1, 0.5] {
                let value = (high / unit).rounded(.down) * unit
                if value >= low - 1e-9 { return value }
            }
            return high
        }
    }

    init(upright end: End) { self.init(width: 1, height: 0, limit: end.round(\.width), isInclusive: false) }

    init(level end: End) { self.init(width: 0, height: 1, limit: end.round(\.height), isInclusive: false) }

    /// The other side is above.
    var turned: SizeLine { SizeLine(width: -width, height: -height, limit: -limit, isInclusive: false) }

    /// Through two ends: upright, level or slanted; nil if these are at one place.
    init?(_ first: End, _ second: End, _ grid: PixelGrid) {
        let (one, other) = (first.middle, second.middle)
        let (across, along) = (other.width - one.width, other.height - one.height)
        let pixels = 2 / grid.scale
        if abs(across) <= pixels, abs(along) > pixels {
            self.init(upright: first)
        } else if abs(along) <= pixels, abs(across) > pixels {
            self.init(level: first)
        } else if abs(along) > pixels {
            // As it was meant: a square, or another ratio of small numbers.
            let slope = across / along
            let simple = (slope * 12).rounded() / 12
            let isSimple = abs(simple - slope) * abs(along) <= 2 * pixels
            let limit = one.width - (isSimple ? simple : slope) * one.height
            self.init(
                width: 1, height: isSimple ? -simple : -slope, limit: isSimple ? limit.rounded() : limit,
                isInclusive: false)
        } else {
            return nil
        }
    }
}

extension Size {
    fileprivate func isNearer(to one: Size, than other: Size) -> Bool {
        func distance(_ size: Size) -> Double { abs(size.width - width) + abs(size.height - height) }
        return distance(one) < distance(other)
    }

    /// A part of the way to another size.
    fileprivate static func between(_ size: Size, _ other: Size, _ part: Double) -> Size {
        Size(
            width: size.width + (other.width - size.width) * part,
            height: size.height + (other.height - size.height) * part)
    }
}

/// A convex polygon in the plane of widths and heights.
extension [Size] {
    fileprivate var center: Size {
        let sum = reduce(Size.zero) { Size(width: $0.width + $1.width, height: $0.height + $1.height) }
        return Size(width: sum.width / Double(count), height: sum.height / Double(count))
    }

    fileprivate func clipped(by line: SizeLine, keepsBelow: Bool) -> [Size] {
        var kept: [Size] = []
        for index in indices {
            let (a, b) = (self[index], self[(index + 1) % count])
            let (start, end) = (line.distance(a), line.distance(b))
            if (start <= 0) == keepsBelow { kept.append(a) }
            if (start <= 0) != (end <= 0) { kept.append(Size.between(a, b, start / (start - end))) }
        }
        return kept
    }
}
