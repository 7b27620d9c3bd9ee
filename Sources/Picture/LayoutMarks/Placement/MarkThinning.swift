// SPDX-License-Identifier: Apache-2.0
import LayoutGeometry
import LayoutScene

/// Chooses the marks that a picture has room for, so that crowded areas are thinned by a rule and not by the order of
/// placement: each square of the plane has a limited number of lines and numbers, first those of problems, then the
/// others in the document's order.
struct MarkThinning {
    /// More lines than this, four points apart, cannot be followed by eye.
    private static let mostLines = 16
    /// As many as fill a square.
    private static let mostNumbers = 16

    private typealias Square = SquareCount.Square

    /// Lines of alignment that run over each other are one.
    private struct Line: Hashable {
        var square: Square
        var axis: Axis
        /// Half points.
        var position: Double
    }

    private let fewestMerged: Int
    private let precedence: Set<SceneItem.Subject>
    private let zone: Rect
    private let mostLines: Int
    private let mostNumbers: Int
    private var lines = SquareCount()
    private var numbers = SquareCount()
    private var alignments: Set<Line> = []
    private(set) var omitted: [SceneItem.Subject] = []

    /// - Parameters:
    ///   - fewestMerged: as many marks at the same place take the room of one.
    ///   - isGenerous: whether a square may take three times as many.
    ///   - precedence: subjects whose marks come before all others.
    ///   - zone: beyond it nothing is drawn, however long a line is.
    init(fewestMerged: Int, isGenerous: Bool, precedence: Set<SceneItem.Subject>, zone: Rect) {
        self.fewestMerged = fewestMerged
        self.precedence = precedence
        self.zone = zone
        let factor = isGenerous ? 3 : 1
        (mostLines, mostNumbers) = (MarkThinning.mostLines * factor, MarkThinning.mostNumbers * factor)
    }

    /// The marks that there is room for, in their order.
    mutating func thinned(_ plan: MarkPlan, foot: (SizeTag) -> Point) -> MarkPlan {
        var thinned = MarkPlan()
        let leaders = CoincidentMarks.leaders(of: plan.marks, atLeast: fewestMerged)
        let marks = ordered(plan.marks, \.source.subject) { $0.state != .determined || $0.shortfall != nil }
        var admitted: Set<Int> = []
        for mark in marks {
            if let leader = leaders[mark] {
                if admitted.contains(leader) {
                    admitted.insert(mark)
                } else {
                    omitted.append(plan.marks[mark].source.subject)
                }
            } else if admits(plan.marks[mark]) {
                admitted.insert(mark)
            }
        }
        thinned.marks = admitted.sorted().map { plan.marks[$0] }
        let tags = ordered(plan.tags, \.source.subject) { $0.state != .determined || $0.violation > 0 }
        thinned.tags = tags.filter { admitsNumber(at: foot(plan.tags[$0]), of: plan.tags[$0].source.subject) }.sorted()
            .map { plan.tags[$0] }
        return thinned
    }

    /// Indices of elements: those that take precedence first, then those of problems, then the others.
    private func ordered<Element>(
        _ elements: [Element], _ subject: (Element) -> SceneItem.Subject, isFault: (Element) -> Bool
    ) -> [Int] {
        let ranks = elements.map { precedence.contains(subject($0)) ? 0 : isFault($0) ? 1 : 2 }
        return (0...2).flatMap { rank in ranks.indices.filter { ranks[$0] == rank } }
    }

    /// - Parameter point: where the number would stand if it were alone; finite.
    mutating func admitsNumber(at point: Point, of subject: SceneItem.Subject) -> Bool {
        let hasRoom = numbers.add(at: point, atMost: mostNumbers)
        if !hasRoom { omitted.append(subject) }
        return hasRoom
    }

    private mutating func admits(_ mark: ConstraintMark) -> Bool {
        switch mark.figure {
        case .alignment(let line):
            let squares = squares(line.axis, line.drawnCore, across: line.position)
            let position = (line.position * 2).rounded()
            let new = squares.filter { !alignments.contains(Line(square: $0, axis: line.axis, position: position)) }
            guard new.isEmpty || hasRoom(in: new) else {
                omitted.append(mark.source.subject)
                return false
            }
            for square in new {
                alignments.insert(Line(square: square, axis: line.axis, position: position))
                lines.add(in: square)
            }
            return true
        case .beam(let beam), .bar(let beam):
            let squares = squares(beam.axis, beam.along, across: beam.lane)
            guard hasRoom(in: squares) else {
                omitted.append(mark.source.subject)
                return false
            }
            guard mark.label == nil || admitsNumber(at: beam.point(at: beam.along.middle), of: mark.source.subject)
            else { return false }
            for square in squares { lines.add(in: square) }
            return true
        }
    }

    /// A line may cross a crowded square on its way, if it has enough room overall.
    private func hasRoom(in squares: [Square]) -> Bool {
        squares.reduce(0) { $0 + lines.count(in: $1) } < squares.count * mostLines
    }

    /// Along what is drawn of a line.
    private func squares(_ axis: Axis, _ span: Span, across: Double) -> [Square] {
        let span = span.clamped(to: zone.span(along: axis))
        let count = Int((span.length / SquareCount.side).rounded(.down)) + 1
        return (0..<count).map { number in
            Square(Point(along: axis, min(span.lower + Double(number) * SquareCount.side, span.upper), across: across))
        }
    }
}
