// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry

/// Where lines stop: at text and badges, which they must not strike through.
struct LineGaps {
    private var grid = PlacementGrid()
    /// The letters of the texts.
    private var letters = PlacementGrid()
    /// The boxes that are in both, each once: a line through a spot where thousands of texts lie compares them all.
    private var texts: Set<Rect> = []
    /// Points between a line's end and what it stops at.
    private static let clearance = 2.0
    /// Points; a shorter piece of a line says nothing.
    private static let shortest = 1.5

    /// Text: a line may come close to the top and bottom of its box, which the letters do not fill.
    mutating func add(text rect: Rect) {
        guard texts.insert(rect).inserted else { return }
        grid.add(rect.insetBy(dx: -LineGaps.clearance, dy: min(1.5, rect.height * 0.1)), .text)
        letters.add(LineGaps.letters(of: rect), .text)
    }

    /// The name of a view, which no line runs through.
    mutating func add(name rect: Rect) {
        guard texts.insert(rect).inserted else { return }
        grid.add(rect.insetBy(dx: -LineGaps.clearance, dy: min(1.5, rect.height * 0.1)), .name)
        letters.add(LineGaps.letters(of: rect), .text)
    }

    /// What the letters of a text cover of its box.
    static func letters(of text: Rect) -> Rect {
        text.insetBy(dx: min(1.4, text.width / 2), dy: text.height * 0.18)
    }

    /// - Parameter owner: the mark whose line continues behind the badge.
    mutating func add(badge rect: Rect, of owner: Int?) {
        grid.add(rect, .badge, owner: owner.map(PlacementGrid.Owner.mark))
    }

    /// The pieces of a line that go through nothing but the badge of its own mark.
    ///
    /// - Parameters:
    ///   - position: where the line is across its axis.
    ///   - reach: points to each side that the line takes.
    ///   - members: extents along the axis of items through whose text the line runs, as a baseline does.
    func pieces(
        of along: Span, _ axis: Axis, at position: Double, owner: Int? = nil, reach: Double = 0.4,
        through members: [Span] = []
    ) -> [Span] {
        let line = Rect(along: axis, along, across: Span(position - reach, position + reach))
        var gaps: [Span] = []
        for obstacle in grid.obstacles(in: line)
        where owner == nil || obstacle.owner != owner.map(PlacementGrid.Owner.mark) {
            let span = obstacle.rect.span(along: axis)
            let slack = LineGaps.clearance + 1
            let isOfMember = members.contains { $0.lower - slack <= span.lower && span.upper <= $0.upper + slack }
            if !isOfMember || obstacle.kind != .text { gaps.append(span) }
        }
        return LineGaps.pieces(of: along, between: gaps)
    }

    /// The pieces of an end of a mark that run through no letters; an end is often at the edge of a text.
    func endPieces(of along: Span, _ axis: Axis, at position: Double, reach: Double = 0.6) -> [Span] {
        var gaps: [Span] = []
        for text in letters.obstacles(
            in: Rect(along: axis, along, across: Span(position - reach, position + reach)))
        {
            let span = text.rect.span(along: axis)
            gaps.append(Span(span.lower - LineGaps.clearance, span.upper + LineGaps.clearance))
        }
        return LineGaps.pieces(of: along, between: gaps)
    }

    private static func pieces(of along: Span, between gaps: [Span]) -> [Span] {
        guard !gaps.isEmpty else { return [along] }
        var pieces: [Span] = []
        var start = along.lower
        for gap in gaps.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) {
            if gap.lower - start >= LineGaps.shortest { pieces.append(Span(start, gap.lower)) }
            start = max(start, gap.upper)
        }
        if along.upper - start >= LineGaps.shortest { pieces.append(Span(start, along.upper)) }
        return pieces
    }
}
