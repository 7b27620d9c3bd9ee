// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// The mark of one constraint, before it has a place free of other marks.
struct ConstraintMark {
    enum Figure {
        case beam(Beam)
        /// A distance of zero: a short bar on the shared edge.
        case bar(Beam)
        case alignment(AlignmentLine)
    }

    /// How far an optional constraint is from being met.
    struct Shortfall {
        /// The distance that is wanted, and the one that is there, in the same direction; points of the layout.
        var wanted: Double
        var actual: Double
        /// Whether the figure's upper end (else its lower) is the one that would move.
        var movesUpperEnd: Bool
        /// By how much it would move, points of the picture.
        var move: Double

        /// Points of the layout that are missing; negative where there are too many.
        var distance: Double { wanted - actual }

        /// - Parameter movesForward: whether the distance grows as the end moves to the right or down.
        init(wanted: Double, actual: Double, movesUpperEnd: Bool, movesForward: Bool) {
            (self.wanted, self.actual, self.movesUpperEnd) = (wanted, actual, movesUpperEnd)
            move = movesForward ? wanted - actual : actual - wanted
        }
    }

    enum Standing {
        case required
        case optional
        /// Required, and given up in a conflict.
        case broken
    }

    /// What requires it, by index in the document.
    enum Source: Hashable {
        case constraint(Int)
        /// A stack view's own arrangement.
        case stackView(Int)

        var subject: SceneItem.Subject {
            switch self {
            case .constraint(let index): .constraint(index)
            case .stackView(let index): .view(index)
            }
        }
    }

    var source: Source
    var figure: Figure
    /// Nil = no text in addition to the figure.
    var label: String?
    var state: MarkState
    var standing: Standing
    var shortfall: Shortfall?

    /// Along which it places or sizes; an alignment line runs across it.
    var axis: Axis {
        switch figure {
        case .beam(let beam), .bar(let beam): beam.axis
        case .alignment(let line): line.axis.other
        }
    }
}

/// A distance along one axis between two lines.
struct Beam {
    /// The preferred place of a beam.
    enum Position {
        /// In the gap that it measures.
        case gap
        /// Inside the rectangle whose size it gives.
        case inside
        /// Beside the rectangle, because it is not as long as it.
        case outside
    }

    var axis: Axis
    var along: Span
    /// Across the axis, the extent of the item at the lower end and of that at the upper end.
    var lowerItem: Span
    var upperItem: Span
    var home: Position
    /// Across the axis: the lane that was chosen.
    var lane: Double
    /// Ends at which the distance continues beyond the picture.
    var cutEnds: Set<End> = []
    /// Where it shares its line with other distances from one edge: its end there.
    var sharedOrigin: End?

    enum End { case lower, upper }

    init(axis: Axis, along: Span, lowerItem: Span, upperItem: Span, home: Position) {
        self.axis = axis
        self.along = along
        self.lowerItem = lowerItem
        self.upperItem = upperItem
        self.home = home
        lane = (lowerItem.intersection(upperItem) ?? lowerItem).middle
    }

    /// Whether both items are, across the axis, and part of the distance between them.
    func isVisible(in zone: Rect) -> Bool {
        let (a, b) = (zone.span(along: axis), zone.span(along: axis.other))
        return along.intersection(a) != nil && lowerItem.intersection(b) != nil && upperItem.intersection(b) != nil
    }

    mutating func cut(to zone: Rect) {
        let limit = zone.span(along: axis)
        if along.lower < limit.lower { cutEnds.insert(.lower) }
        if along.upper > limit.upper { cutEnds.insert(.upper) }
        along = along.clamped(to: limit)
        let across = zone.span(along: axis.other)
        lowerItem = lowerItem.clamped(to: across)
        upperItem = upperItem.clamped(to: across)
        lane = (lowerItem.intersection(upperItem) ?? lowerItem).middle
    }

    /// From each end that is beside its item, the line across the axis that joins the two.
    var extensions: [(end: Double, across: Span)] {
        [(End.lower, along.lower, lowerItem), (.upper, along.upper, upperItem)].compactMap { which, end, item in
            guard !cutEnds.contains(which), lane < item.lower - 0.01 || lane > item.upper + 0.01 else { return nil }
            return (end, Span(item.clamped(lane), lane))
        }
    }

    func point(at position: Double) -> Point { Point(along: axis, position, across: lane) }

    /// Along the axis, where there is an end of the distance to draw.
    var ends: [Double] {
        [(End.lower, along.lower), (.upper, along.upper)].filter { end, _ in
            !cutEnds.contains(end) && sharedOrigin != end
        }.map(\.1)
    }

    /// Along the axis, where its number stands.
    var numberPosition: Double {
        switch sharedOrigin {
        case nil: along.middle
        case .lower: along.upper
        case .upper: along.lower
        }
    }

    /// The circle at the edge from which several distances on one line count.
    var originCircle: Rect? {
        guard let sharedOrigin else { return nil }
        let center = point(at: sharedOrigin == .lower ? along.lower : along.upper)
        return Rect(origin: center, size: .zero).insetBy(dx: -Beam.originRadius, dy: -Beam.originRadius)
    }

    /// Points to each side of the lane that an end takes.
    static let endReach = 4.0
    /// Points.
    static let originRadius = 3.0
    static let lineWidth = 1.2
}

/// Edges, centres or baselines on one line.
struct AlignmentLine: Hashable {
    enum Kind: Hashable {
        case edge, center, baseline

        /// How the line at the items is drawn. The kinds differ in their dashes.
        func stroke(_ color: Color) -> SceneStroke {
            switch self {
            case .edge: SceneStroke(color, width: 1)
            case .center: SceneStroke(color, width: 0.8, dash: [6, 2, 1, 2])
            case .baseline: SceneStroke(color, width: 0.8, dash: [1.5, 1.5])
            }
        }
    }

    var kind: Kind
    /// The direction in which the line runs.
    var axis: Axis
    var along: Span
    /// The part at the aligned items, not in the view around them.
    var core: Span
    /// The extents of the items that are aligned, without one that encloses the other.
    var members: [Span]
    var position: Double

    /// The core with what it reaches beyond the items.
    var drawnCore: Span {
        let overhang = kind == .center ? 8.0 : 5
        let drawn = Span(core.lower - overhang, core.upper + overhang)
        return core == along ? drawn : drawn.intersection(along) ?? core
    }

    /// Where along the line each item has a stroke across it.
    var ticks: [Double] { members.flatMap { kind == .edge ? [$0.middle] : [$0.lower, $0.upper] } }

    /// Points of such a stroke to each side.
    static let tickReach = 2.5

    func isVisible(in zone: Rect) -> Bool {
        let across = zone.span(along: axis.other)
        return along.intersection(zone.span(along: axis)) != nil && across.lower <= position && position <= across.upper
    }
}
